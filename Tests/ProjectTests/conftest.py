"""What the tests of other people's projects use: the program, installed where nothing of the build is near."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = pathlib.Path(os.environ.get("HANDBOOK", ROOT / ".build/release/handbook"))


def run(*command, status=0, **options) -> subprocess.CompletedProcess:
    """Runs a command, which must end with this status."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600, **options)
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory):
    os.environ["XDG_CACHE_HOME"] = str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def installed(tmp_path_factory) -> pathlib.Path:
    """A folder that `make install` would fill, moved after that."""
    folder = tmp_path_factory.mktemp("installed")
    run(ROOT / "Scripts/install", folder / "first", PROGRAM.parent)
    return (folder / "first").rename(folder / "handbook-0.1.0")


@pytest.fixture
def project(installed, tmp_path) -> pathlib.Path:
    """What `init` makes."""
    run(installed / "bin/handbook", "init", "teas", "--action", "acme/handbook@v1", cwd=tmp_path)
    return tmp_path / "teas"
