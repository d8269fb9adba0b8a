"""Fixtures of all browser tests: the sites, a server below a base path, and pages that must log nothing."""

import contextlib
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import threading
from dataclasses import dataclass
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# A site must work below any path, so it is served below this one.
BASE = "/some/where/"


# These take longest. Begun last, one would run on alone when all others have ended.
LONGEST = ["test_questions.py", "test_search_cost.py", "test_accessibility.py", "test_markup.py"]


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


@dataclass(frozen=True)
class Site:
    """A built site: its folder, its address on a server, and its `file:` address."""

    folder: pathlib.Path
    url: str

    @property
    def file_url(self) -> str:
        return f"file://{self.folder}/"

    def paths(self, pattern: str = "**/*.html") -> list[str]:
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.glob(pattern))


class BelowBase(http.server.SimpleHTTPRequestHandler):
    """Serves a folder below `BASE`, and the site's own 404 page for other paths."""

    def translate_path(self, path: str) -> str:
        if not path.startswith(BASE):
            return "/nonexistent"
        return super().translate_path("/" + path[len(BASE):])

    def send_error(self, code: int, message=None, explain=None):
        page = pathlib.Path(self.directory, "404.html")
        if code != 404 or not page.exists():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def copyfile(self, source, outputfile):
        # A browser that leaves a page closes the connection.
        with contextlib.suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, *arguments):
        pass


def serve(folder: pathlib.Path) -> tuple[Site, http.server.ThreadingHTTPServer]:
    handler = functools.partial(BelowBase, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return Site(folder, f"http://127.0.0.1:{server.server_port}{BASE}"), server


@pytest.fixture(scope="session")
def handbook_site():
    """The handbook itself, as `make site` built it."""
    folder = pathlib.Path(os.environ.get("SITE", ROOT / "_site")).resolve()
    assert (folder / "index.html").exists(), f"{folder} holds no site; run `make site` first"
    site, server = serve(folder)
    yield site
    server.shutdown()


def build(project: pathlib.Path, folder: pathlib.Path, *options: str):
    """Builds a project's site into a folder."""
    program = os.environ.get("HANDBOOK", str(ROOT / ".build/release/handbook"))
    result = subprocess.run(
        [program, "build", "--project", str(project), "--output", str(folder), *options],
        capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr


@pytest.fixture(scope="session")
def small_site(tmp_path_factory):
    """The small handbook beside these tests, whose content the tests know exactly."""
    # A copy outside this repository, so that git's dates are not on its pages.
    project = tmp_path_factory.mktemp("project") / "Small"
    shutil.copytree(HERE / "Small", project)
    folder = tmp_path_factory.mktemp("small") / "site"
    build(project, folder, "--explore")
    site, server = serve(folder)
    yield site
    server.shutdown()


# How many milliseconds a page may take to come, or to show what it should. This is long, as the machine may be busy.
PATIENCE = 30_000


@pytest.fixture(scope="session")
def chromium():
    names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium found; run Scripts/install-tools test"
    with sync_playwright() as playwright:
        # As root in a container, Chromium cannot make its sandbox.
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


class Reader:
    """Opens pages as one reader, and collects what no page may do: errors, and requests to other sites."""

    def __init__(self, browser: Browser):
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def open(self, url: str, width: int = 1440, height: int = 900, **options) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **options)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        own = "{0.scheme}://{0.netloc}/".format(urlsplit(url))
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda message: self.hear(page, message))
        page.on("request", lambda request: self.watch(request.url, own))
        page.goto(url)
        return page

    def hear(self, page: Page, message):
        # Chromium logs this itself for a page that does not exist.
        expected = "404" in message.text and "Failed to load resource" in message.text
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{page.url}: {message.text}")

    def watch(self, url: str, own: str):
        if not url.startswith((own, "file://", "data:", "blob:")):
            self.complaints.append(f"request to {url}")


@pytest.fixture
def reader(chromium):
    reader = Reader(chromium)
    yield reader
    for context in reader.contexts:
        context.close()
    assert reader.complaints == []


def answer(page: Page, text: str):
    """Types a text into the search field, and waits for the results."""
    answers(page, [text])


def answers(page: Page, texts: list[str]) -> list[list[str]]:
    """Types each text into the search field, and waits for the results: the addresses found, best first."""
    return page.evaluate("""async texts => {
        const field = document.querySelector(".find input"), list = document.querySelector(".results"), all = [];
        for (const text of texts) {
            await new Promise((found) => {
                new MutationObserver((_, observer) => { observer.disconnect(); found(); })
                    .observe(list, { childList: true });
                field.value = text;
                field.dispatchEvent(new Event("input"));
            });
            all.push([...list.querySelectorAll(".result")].map((link) => link.href));
        }
        return all;
    }""", texts)
