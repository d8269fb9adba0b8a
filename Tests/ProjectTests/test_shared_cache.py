"""Machines share the results of a check: each takes a part, and what one made the others get from a server. What the
server says decides nothing."""

import http.server
import json
import os
import shutil
import socket
import subprocess
import threading
import time

import pytest

from conftest import run

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
MISTAKE = "---\ntitle: Make no mistakes\n---\n\n```swift\nText(1).paddin()\n```\n\n```swift\nText(\"a\")\n```\n"


@pytest.fixture
def documents(project):
    """Snippets that pass, with scenarios on both sides of a comparison, and one that fails."""
    (project / "Content/guides").mkdir()
    (project / "Content/guides/mistake.md").write_text(MISTAKE)
    return project


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Machine:
    """A machine of its own: its cache is empty."""

    def __init__(self, installed, documents, folder):
        self.command = [installed / "bin/handbook", "check", "--quiet", "--format", "json", "--project", documents]
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(folder)}

    def check(self, *options):
        """What it says of the content, and what it warns of."""
        done = subprocess.run(
            [*map(str, self.command), *map(str, options)], env=self.environment, capture_output=True, text=True,
            timeout=120)
        assert done.returncode in (0, 1), done.stderr
        report = json.loads(done.stdout)
        self.summary = report["summary"]
        return report["snippets"], report["diagnostics"], done.stderr.count("warning: http")

    def explore(self, *options):
        """What it finds on both sides of each comparison, and what it warns of."""
        command = [self.command[0], "explore", "--json", "--quiet", "--project", self.command[-1], *options]
        done = subprocess.run(
            [*map(str, command)], env=self.environment, capture_output=True, text=True, timeout=120)
        return json.loads(done.stdout), done.stderr.count("warning: http")


@pytest.fixture
def machine(installed, documents, tmp_path):
    machines = []

    def another():
        machines.append(tmp_path / f"machine-{len(machines)}")
        return Machine(installed, documents, machines[-1])
    return another


@pytest.fixture
def nginx(tmp_path):
    """As the README says it is set up."""
    if not NGINX:
        pytest.skip("nginx is not here")
    store = tmp_path / "store"
    store.mkdir()
    port = free_port()
    (tmp_path / "nginx.conf").write_text(f"""
        daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/errors;
        {"user root;" if os.geteuid() == 0 else ""}
        events {{}}
        http {{
          access_log {tmp_path}/requests;
          client_body_temp_path {tmp_path}/n1; proxy_temp_path {tmp_path}/n2; fastcgi_temp_path {tmp_path}/n3;
          uwsgi_temp_path {tmp_path}/n4; scgi_temp_path {tmp_path}/n5;
          server {{
            listen 127.0.0.1:{port}; root {store}; client_max_body_size 16m;
            location / {{ dav_methods PUT; create_full_put_path on; }}
          }}
        }}""")
    process = subprocess.Popen([NGINX, "-c", tmp_path / "nginx.conf"], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/results"
    for _ in range(100):
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    yield address, store / "results"
    process.terminate()
    process.wait()


def test_parts_of_a_book_meet_in_the_cache_of_a_server(machine, nginx):
    address, store = nginx
    snippets, diagnostics, _ = machine().check()
    parts = [machine() for _ in range(3)]
    said = [part.check("--shard", f"{number}/3", "--cache-url", address) for number, part in enumerate(parts, 1)]
    # Each snippet is in one part, and all is said once.
    assert sum(part.summary["snippets"] for part in parts) == len(snippets)
    assert sorted(map(str, sum((part[1] for part in said), []))) == sorted(map(str, diagnostics))
    whole = machine()
    assert whole.check("--cache-url", address) == (snippets, diagnostics, 0)
    assert whole.summary["cached"] == whole.summary["snippets"] - whole.summary["unchecked"]
    assert whole.summary["cached"] > 0 and any(store.iterdir())


def test_what_is_read_only_is_not_written(machine, nginx):
    address, store = nginx
    reader = machine()
    reader.check("--cache-url", address, "--cache-read-only")
    assert not store.exists()
    machine().check("--cache-url", address)
    again = machine()
    again.check("--cache-url", address, "--cache-read-only")
    assert again.summary["cached"] > 0


class Liar(http.server.BaseHTTPRequestHandler):
    """Keeps what it is given, and gives it back as its server's `mode` says."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_PUT(self):
        self.server.put.append(self.path)
        self.server.entries[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
        self.answer(201, b"")

    def do_GET(self):
        self.server.asked += 1
        mode, entries = self.server.mode, self.server.entries
        entry = entries.get(self.path)
        if mode == "error":
            return self.answer(500, entry or b"")
        if mode == "slow":
            time.sleep(60)
        if entry is None:
            return self.answer(404, b"")
        if mode == "redirects":
            return self.answer(302, entry, Location=f"http://127.0.0.1:{self.server.server_port}/elsewhere")
        if mode == "another":
            entry = next(value for path, value in sorted(entries.items()) if path != self.path)
        if mode == "truncated":
            entry = entry[:len(entry) // 2]
        if mode == "changed":
            # The verdict, and the sum of the bytes that were there: only the line at the head knows better.
            head, total, content = entry.split(b"\n", 2)
            entry = b"\n".join([head, total, content.replace(b'"findings":[{', b'"findings":[],"x":[{')])
            entry = entry if b'"x":' in entry else entry[:-1] + b" "
        if mode == "empty":
            entry = b""
        if mode == "drops":
            self.send_response(200)
            self.send_header("Content-Length", str(len(entry)))
            self.end_headers()
            self.wfile.write(entry[:20])
            self.wfile.flush()
            return self.connection.close()
        if mode == "endless":
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(entry)
            except OSError:
                return None
        self.answer(200, entry)

    def answer(self, status, body, **headers):
        try:
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(len(body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *arguments):
        pass


@pytest.fixture
def liar():
    server = Server(("127.0.0.1", 0), Liar)
    server.mode, server.entries, server.asked, server.put = "honest", {}, 0, []
    server.address = f"http://127.0.0.1:{server.server_port}/results"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_server_that_lies_changes_no_verdict(machine, liar):
    expected = machine().check()
    machine().check("--cache-url", liar.address)
    kept = dict(liar.entries)
    honest = machine()
    assert honest.check("--cache-url", liar.address) == expected
    assert honest.summary["cached"] > 0
    for mode in ["error", "slow", "redirects", "another", "truncated", "changed", "empty", "drops", "endless"]:
        liar.mode, liar.entries, liar.asked = mode, dict(kept), 0
        lied_to = machine()
        start = time.monotonic()
        assert lied_to.check("--cache-url", liar.address) == (*expected[:2], 1), mode
        assert lied_to.summary["cached"] == 0, mode
        assert liar.asked > 0, mode
        assert time.monotonic() - start < 60, mode


def test_what_was_explored_is_shared_and_lies_about_it_change_nothing(machine, liar):
    expected = machine().explore()
    assert expected[0] and expected[1] == 0
    machine().check("--cache-url", liar.address)
    checked = set(liar.entries)
    machine().explore("--cache-url", liar.address)
    kept = dict(liar.entries)
    explored = set(kept) - checked
    assert len(explored) == 4, "two comparisons have four sides"
    liar.put.clear()
    assert machine().explore("--cache-url", liar.address) == expected
    assert not explored.intersection(liar.put), "what was explored is not explored again"
    for mode in ["another", "truncated", "changed", "empty"]:
        liar.mode, liar.entries = mode, dict(kept)
        assert machine().explore("--cache-url", liar.address) == (expected[0], 1), mode


def test_a_server_that_is_gone_changes_no_verdict(machine):
    expected = machine().check()
    assert machine().check("--cache-url", f"http://127.0.0.1:{free_port()}/results") == (*expected[:2], 1)


@pytest.mark.parametrize("option, text", [
    ("--shard=0/2", "0/2"), ("--shard=3/2", "3/2"), ("--shard=2", "'2'"), ("--cache-url=cache", "'cache' is not an address")])
def test_what_makes_no_sense_is_told(installed, project, option, text):
    done = run(installed / "bin/handbook", "check", option, cwd=project, status=64)
    assert text in done.stderr
