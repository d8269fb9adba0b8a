"""`handbook serve`: it serves the site, and open pages follow the edits of documents."""

import http.client
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from conftest import HERE, ROOT
from playwright.sync_api import Page, expect

RULE = "rules/one-path.html"


def answer(port: int, path: str, **headers) -> tuple[int, str, dict]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    connection.putrequest("GET", path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    response = connection.getresponse()
    return response.status, response.read().decode(errors="replace"), dict(response.getheaders())


@dataclass
class Served:
    project: Path
    port: int
    process: subprocess.Popen

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def rule(self) -> Path:
        return self.project / "Content/rules/stack/one-path.md"

    def stop(self):
        """Ends the server, and waits until it has let go of the port."""
        self.process.kill()
        self.process.wait(timeout=10)

    def edit(self, path: Path, old: str, new: str):
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))


def start(project: Path, port: int, until=(200,), files=1024, **variables) -> subprocess.Popen:
    """Starts a server that may open so many files, and waits until it answers."""
    program = os.environ.get("HANDBOOK", str(ROOT / ".build/release/handbook"))
    process = subprocess.Popen(
        [program, "serve", "--project", str(project), "--port", str(port)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **variables},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)))
    for _ in range(600):
        assert process.poll() is None, process.stdout.read()
        try:
            if answer(port, "/")[0] in until:
                break
        except OSError:
            pass
        time.sleep(0.05)
    return process


@pytest.fixture
def served(tmp_path):
    project = tmp_path / "Small"
    shutil.copytree(HERE / "Small", project)
    (project / "secret.txt").write_text("secret")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = Served(project, port, start(project, port))
    yield running
    # A test may have started another in its place.
    running.stop()


def test_addresses(served):
    status, text, _ = answer(served.port, "/")
    assert status == 200 and "Small handbook" in text
    assert answer(served.port, "/" + RULE)[0] == 200
    assert answer(served.port, "/assets/site.css")[0] == 200
    status, _, headers = answer(served.port, "/rules")
    assert status == 301 and headers["Location"] == "/rules/"
    assert answer(served.port, "/rules/")[0] == 200
    assert not (served.project / "_site").exists()


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//../secret.txt",
                                  "/rules/../../secret.txt", "//etc/passwd"])
def test_nothing_but_the_site_is_served(served, path):
    status, text, _ = answer(served.port, path)
    assert status == 404 and "secret" not in text and "root:" not in text


def test_unknown_address_gets_the_sites_own_page_with_its_looks(served, reader):
    page = reader.open(served.url + "rules/deep/nowhere.html")
    expect(page.locator("h1")).to_have_text("No screen at this path")
    assert page.locator(".top").evaluate("top => getComputedStyle(top).position") == "sticky"
    page.locator("main a").first.click()
    expect(page.locator("h1")).to_have_text("Small handbook")


def test_edit_is_seen_where_one_was_reading(served, reader):
    page = reader.open(served.url + RULE, height=400)
    page.evaluate("scrollTo(0, 300)")
    served.edit(served.rule, "title: Keep one path in each stack", "title: Keep one path in every stack")
    expect(page.locator("h1")).to_have_text("Keep one path in every stack")
    # Restored when the page is laid out. `wait_for_function` may look once only: the policy of pages forbids `eval`.
    for _ in range(100):
        if page.evaluate("scrollY") == 300:
            break
        time.sleep(0.05)
    assert page.evaluate("scrollY") == 300
    page.goto(served.url + "index.html")
    expect(page.locator("main")).to_contain_text("Keep one path in every stack")


def test_new_document_is_seen(served, reader):
    page = reader.open(served.url + "rules/index.html")
    text = served.rule.read_text().replace("title: Keep one path in each stack", "title: Another rule")
    text = re.sub(r"(?m)^(id|aliases|supersedes):.*\n", "", text)
    (served.project / "Content/rules/stack/another.md").write_text(text)
    expect(page.locator("#rules")).to_contain_text("Another rule")


def test_mistake_is_shown_and_the_last_good_site_kept(served, reader):
    page = reader.open(served.url + RULE)
    good = served.rule.read_text()
    served.edit(served.rule, "struct Catalog: View", "struct Catalog: Viw")
    dialog = page.get_by_role("dialog", name="The site was not rebuilt")
    expect(dialog).to_contain_text("one-path.md:")
    expect(dialog).to_contain_text("'Viw'")
    expect(page.locator("h1")).to_have_text("Keep one path in each stack")
    # A page opened now shows it, too.
    page.goto(served.url + "index.html")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.goto(served.url + RULE)
    served.rule.write_text(good)
    expect(dialog).to_be_hidden()
    served.edit(served.rule, "title: Keep one path in each stack", "title: Good again")
    expect(page.locator("h1")).to_have_text("Good again")


def test_stylesheet_is_exchanged_without_loading_the_page_again(served, reader):
    assets = served.project / "Templates/assets"
    assets.mkdir(parents=True)
    sheet = assets / "site.css"
    shutil.copy(ROOT / "Templates/assets/site.css", sheet)
    page = reader.open(served.url + RULE)
    colour = "getComputedStyle(document.querySelector('h1')).color"
    page.evaluate("window.isSamePage = true")
    sheet.write_text(sheet.read_text() + "\nh1 { color: rgb(1, 2, 3); }\n")
    expect(page.locator("h1")).to_have_css("color", "rgb(1, 2, 3)")
    assert page.evaluate("window.isSamePage")
    expect(page.locator("link[rel=stylesheet]")).to_have_count(1)


def test_first_build_may_fail(served, reader):
    """A project that never was good shows why, and comes up once it is."""
    served.process.send_signal(signal.SIGINT)
    served.process.wait(timeout=10)
    served.edit(served.rule, "struct Catalog: View", "struct Catalog: Viw")
    served.process = start(served.project, served.port, until=(200, 503))
    page = reader.open(served.url + RULE)
    expect(page.get_by_role("dialog")).to_contain_text("'Viw'", timeout=20_000)
    served.edit(served.rule, "struct Catalog: Viw", "struct Catalog: View")
    expect(page.locator("h1")).to_have_text("Keep one path in each stack", timeout=20_000)
    # Chromium says so itself of the page that was not there yet.
    reader.complaints = [complaint for complaint in reader.complaints if "status of 503" not in complaint]


def test_faults_of_the_machine_are_shown_and_survived(served, reader, tmp_path):
    """The last good site stays, and the next edit after the fault is mended is seen."""
    served.stop()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    served.process = start(served.project, served.port, TMPDIR=str(temporary), XDG_CACHE_HOME=str(tmp_path / "cache"))
    page = reader.open(served.url + RULE)
    shutil.rmtree(temporary)
    temporary.write_text("no folder")
    served.edit(served.rule, "Text(", "Text(verbatim: ")
    expect(page.get_by_role("dialog")).to_contain_text("temporary files cannot be written", timeout=20_000)
    assert answer(served.port, "/" + RULE)[0] == 200
    (served.project / "Content").rename(served.project / "Away")
    expect(page.get_by_role("dialog")).to_contain_text("cannot read", timeout=20_000)
    temporary.unlink()
    temporary.mkdir()
    (served.project / "Away").rename(served.project / "Content")
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=20_000)
    expect(page.locator("main")).to_contain_text("verbatim")


def test_more_connections_than_files_are_survived(served):
    served.stop()
    served.process = start(served.project, served.port, files=64)
    connections = []
    for _ in range(100):
        try:
            connections.append(socket.create_connection(("127.0.0.1", served.port), timeout=1))
        except OSError:
            break
    for connection in connections:
        connection.close()
    for _ in range(100):
        try:
            assert answer(served.port, "/")[0] == 200
            break
        except OSError:
            time.sleep(0.1)
    assert served.process.poll() is None


def test_compiler_may_come_later(served, reader, tmp_path):
    served.stop()
    tools = tmp_path / "bin"
    tools.mkdir()
    served.process = start(served.project, served.port, until=(503,), PATH=str(tools), HOME=str(tools))
    page = reader.open(served.url + RULE)
    expect(page.get_by_role("dialog")).to_contain_text("no Swift compiler on PATH", timeout=20_000)
    (tools / "swift-frontend").symlink_to(Path(shutil.which("swift-frontend")).resolve())
    served.edit(served.rule, "Text(", "Text(verbatim: ")
    expect(page.locator("h1")).to_have_text("Keep one path in each stack", timeout=30_000)
    reader.complaints = [complaint for complaint in reader.complaints if "status of 503" not in complaint]


@pytest.mark.parametrize(
    "host, status",
    [
        ("localhost:8080", 200), ("LOCALHOST.", 200), ("shop.localhost", 200), ("127.0.0.1", 200), ("127.8.9.1:1", 200),
        ("[::1]:8080", 200), ("evil.example", 403), ("localhost.evil.example:8080", 403), ("127.0.0.1.evil.example", 403),
        ("[evil.example]", 403), ("", 403),
    ],
)
def test_only_own_names_are_answered(served, host, status):
    """A page elsewhere may have its name lead here, but cannot read the site by it."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=5)
    for path in ["/", "/.handbook/live.js"]:
        connection.request("GET", path, headers={"Host": host})
        response = connection.getresponse()
        assert response.status == status
        assert status == 200 or len(response.read()) < 100
        response.read()


def test_service_worker_of_the_site_is_not_installed(served, reader):
    page = reader.open(served.url + RULE)
    page.wait_for_function("navigator.serviceWorker.getRegistrations().then(all => all.length === 0)")
    assert "unregister" in answer(served.port, "/sw.js", Service_Worker="script")[1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminate"])
def test_ends_cleanly(served, number):
    """With a page listening, too."""
    listening = http.client.HTTPConnection("127.0.0.1", served.port, timeout=5)
    listening.request("GET", "/.handbook/events")
    assert listening.getresponse().status == 200
    served.process.send_signal(number)
    assert served.process.wait(timeout=10) == 0
    assert "error" not in served.process.stdout.read()


def test_taken_port_is_said(served):
    program = os.environ.get("HANDBOOK", str(ROOT / ".build/release/handbook"))
    second = subprocess.run(
        [program, "serve", "--project", str(served.project), "--port", str(served.port)],
        capture_output=True, text=True, timeout=30)
    assert second.returncode == 69
    assert f"port {served.port} is taken; choose another with --port" in second.stderr


def test_published_pages_know_nothing_of_it(small_site):
    for path in small_site.paths() + small_site.paths("**/*.js"):
        assert ".handbook/" not in (small_site.folder / path).read_text(), path
