"""An installation works wherever it stands, with the toolchain wherever that stands."""

import json
import os
import re
import shutil
from pathlib import Path

import pytest
from conftest import ROOT, run
from test_workflows import executable

FACTS = json.loads(run("swift", "-print-target-info").stdout)
# `usr` of the toolchain.
TOOLCHAIN = Path(FACTS["paths"]["runtimeResourcePath"]).parent.parent


def link(place: Path):
    place.symlink_to(TOOLCHAIN / "bin/swift")


def wrapper(place: Path):
    executable(place, f'exec "{TOOLCHAIN}/bin/swift" "$@"')


def swiftly(place: Path):
    toolchain = place.parent.parent / ".local/share/swiftly/toolchains/6.3.1"
    toolchain.mkdir(parents=True)
    (toolchain / "usr").symlink_to(TOOLCHAIN)


@pytest.mark.parametrize("stands", [link, wrapper, swiftly])
def test_a_toolchain_is_found_behind(stands, installed, project, tmp_path):
    place = tmp_path / "bin/swift"
    place.parent.mkdir()
    stands(place)
    cache = os.environ["XDG_CACHE_HOME"]
    # Only what was put there: neither the system's folders nor variables of swiftly.
    run(installed / "bin/handbook", "check", cwd=project,
        env={"PATH": str(place.parent), "HOME": str(tmp_path), "XDG_CACHE_HOME": cache})


def test_an_installation_can_be_moved_after_it_was_used(installed, project, tmp_path):
    run(installed / "bin/handbook", "check", "--no-cache", cwd=project)
    shutil.copytree(installed, tmp_path / "moved", symlinks=True)
    run(tmp_path / "moved/bin/handbook", "check", "--no-cache", cwd=project)


@pytest.fixture
def other_compiler(tmp_path) -> dict:
    """A toolchain that is said to be of another version."""
    tools = tmp_path / "usr/bin"
    version = re.search(r"version [\d.]+", FACTS["compilerVersion"])[0]
    executable(tools / "swift-frontend", f'''if [ "$1" = -print-target-info ]; then
  "{TOOLCHAIN}/bin/swift-frontend" "$@" | sed "s/{version}/version 6.99/"
else
  exec "{TOOLCHAIN}/bin/swift-frontend" "$@"
fi''')
    for name in ["swiftc", "swift-symbolgraph-extract"]:
        executable(tools / name, f'exec "{TOOLCHAIN}/bin/{name}" "$@"')
    return {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "XDG_CACHE_HOME": str(tmp_path / "cache")}


def test_for_another_compiler_the_stub_is_compiled_once(installed, project, other_compiler):
    def check():
        return run(installed / "bin/handbook", "check", cwd=project, env=other_compiler).stderr
    assert check().startswith("compiling the stub library for Swift 6.99, once")
    assert check() == "No problems in 2 documents\n"


def test_without_the_sources_of_the_stub_another_compiler_is_refused(installed, project, other_compiler, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(installed, copy, symlinks=True)
    shutil.rmtree(copy / "share/handbook/Stub")
    done = run(copy / "bin/handbook", "check", cwd=project, env=other_compiler, status=69)
    assert "the stub library was compiled by another compiler" in done.stderr


def test_the_program_uses_the_libraries_that_were_installed_with_it(installed):
    programs = ["bin/handbook", "bin/handbook-serve", "lib/handbook/HandbookMacros",
                "lib/handbook/HandbookConfine"]
    libraries = run("ldd", *[installed / program for program in programs]).stdout
    found = re.findall(r"(lib(?:[sS]wift|Foundation|_Foundation|cmark|dispatch)\S*) => (\S+)", libraries)
    assert len(found) > 20
    assert {Path(path).parent.resolve() for _, path in found} == {installed / "lib/handbook/swift"}


def test_the_server_is_a_program_beside_the_other(installed, project, tmp_path):
    serve = ["serve", "--no-check", "--host", "nowhere"]
    said = run(installed / "bin/handbook", *serve, cwd=project, status=69).stderr
    assert "nowhere is not an address to listen on" in said
    assert "--port" in run(installed / "bin/handbook", "help", "serve").stdout
    shutil.copytree(installed, tmp_path / "copy", symlinks=True)
    (tmp_path / "copy/bin/handbook-serve").unlink()
    said = run(tmp_path / "copy/bin/handbook", *serve, cwd=project, status=69).stderr
    assert "bin/handbook-serve does not start: No such file" in said


def test_the_manual_and_completions_name_every_command(installed):
    commands = re.findall(r"^  ([a-z][a-z-]+)  ", run(installed / "bin/handbook", "--help").stdout, re.M)
    assert {"build", "init", "schema"} <= set(commands)
    places = ["man/man1/handbook.1", "bash-completion/completions/handbook", "zsh/site-functions/_handbook",
              "fish/vendor_completions.d/handbook.fish"]
    for place in places:
        text = (installed / "share" / place).read_text().replace("\\-", "-")
        assert [command for command in commands if command not in text] == []


def packages(**variables) -> set[str]:
    """What the manifest depends on."""
    text = run("swift", "package", "dump-package", cwd=ROOT, env={**os.environ, **variables}).stdout
    return {source["identity"] for entry in json.loads(text)["dependencies"] for source in entry["sourceControl"]}


def test_syntax_is_the_toolchains_where_it_is_whole_and_a_package_on_request():
    host = TOOLCHAIN / "lib/swift/host"
    is_whole = any(host.glob("SwiftCompilerPluginMessageHandling.swiftmodule/*.private.swiftinterface"))
    assert ("swift-syntax" in packages(SWIFT_SYNTAX="")) != is_whole
    assert "swift-syntax" in packages(SWIFT_SYNTAX="package")
