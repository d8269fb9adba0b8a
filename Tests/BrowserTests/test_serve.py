"""`handbook serve`: the site at an address, the site's own 404 page, and nothing outside the folder."""

import http.client
import os
import shutil
import socket
import subprocess
import time

import pytest
from conftest import HERE, ROOT


def answer(port: int, path: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    connection.putrequest("GET", path, skip_accept_encoding=True)
    connection.endheaders()
    response = connection.getresponse()
    return response.status, response.read().decode(errors="replace")


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    program = os.environ.get("HANDBOOK", str(ROOT / ".build/release/handbook"))
    project = tmp_path_factory.mktemp("serve") / "Small"
    shutil.copytree(HERE / "Small", project)
    (project / "secret.txt").write_text("secret")
    subprocess.run([program, "build", "--project", str(project)], check=True, capture_output=True, timeout=300)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [program, "serve", "--project", str(project), "--port", str(port)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(100):
        try:
            answer(port, "/")
            break
        except OSError:
            time.sleep(0.1)
    yield port
    server.terminate()
    server.wait(timeout=10)


def test_pages(port):
    status, text = answer(port, "/")
    assert status == 200 and "Small handbook" in text
    assert answer(port, "/rules/one-path.html")[0] == 200
    assert answer(port, "/assets/site.css")[0] == 200


def test_unknown_address_gets_the_sites_own_page(port):
    status, text = answer(port, "/nowhere.html")
    assert status == 404 and "Small handbook" in text


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//../secret.txt", "/rules/../../secret.txt"])
def test_nothing_outside_the_folder(port, path):
    status, text = answer(port, path)
    assert status != 200 and "secret" not in text
