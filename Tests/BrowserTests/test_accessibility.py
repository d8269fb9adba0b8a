"""axe-core finds nothing on any kind of page, light or dark, phone or desktop."""

import pytest
from axe_playwright_python.sync_playwright import Axe

axe = Axe()


def kinds(site) -> list[str]:
    """One page of each kind, the longest: it has the most that can be wrong."""
    longest: dict[str, str] = {}
    for path in site.paths():
        if 'http-equiv="refresh"' in (site.folder / path).read_text():
            continue
        name = path.split("/")[0] + ("/index" if path.endswith("/index.html") else "") if "/" in path else path
        known = longest.get(name)
        size = (site.folder / path).stat().st_size
        if known is None or size > (site.folder / known).stat().st_size:
            longest[name] = path
    return sorted(longest.values())


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_no_violations(reader, handbook_site, scheme, width):
    found = []
    page = reader.open(handbook_site.url + "index.html", width=width, color_scheme=scheme)
    for path in kinds(handbook_site):
        # The book has all pages again: once is enough.
        if path == "print.html" and width == 390:
            continue
        page.goto(handbook_site.url + path)
        for violation in axe.run(page).response["violations"]:
            for node in violation["nodes"]:
                found.append(f"{path}: {violation['id']}: {node['html'][:120]}")
    assert not found, "\n".join(found)
