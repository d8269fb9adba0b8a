"""`serve` on a port that is free, and on one that is not."""

import contextlib
import http.client
import socket
import subprocess

from conftest import run


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextlib.contextmanager
def served(program, folder, port):
    process = subprocess.Popen(
        [program, "serve", "--no-check", "--port", str(port)], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def ask(port, method):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request(method, "/")
    answer = connection.getresponse()
    return answer.status, answer.getheader("Content-Length"), answer.read()


def test_the_address_is_told_when_it_can_be_opened(installed, project):
    port = free_port()
    with served(installed / "bin/handbook", project, port) as process:
        assert process.stdout.readline() == f"http://127.0.0.1:{port}/ follows Content\n"
        assert process.stdout.readline().startswith("built in ")
        status, length, page = ask(port, "GET")
        assert (status, int(length)) == (200, len(page))
        assert ask(port, "HEAD") == (200, length, b"")


def test_a_port_that_is_taken_is_said(installed, project):
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        done = run(installed / "bin/handbook", "serve", "--no-check", "--port", port, cwd=project, status=69)
        assert done.stderr.splitlines()[-1] == f"error: port {port} is taken; choose another with --port"
        assert done.stdout == ""
