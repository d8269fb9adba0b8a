"""axe-core finds nothing on any kind of page, light or dark, phone or desktop."""

import pytest
from axe_playwright_python.sync_playwright import Axe

axe = Axe()


def kinds(site) -> list[str]:
    """One page of each kind, the longest: it has the most that can be wrong."""
    longest: dict[str, str] = {}
    for path in site.paths():
        name = path.split("/")[0] + ("/index" if path.endswith("/index.html") else "") if "/" in path else path
        known = longest.get(name)
        size = (site.folder / path).stat().st_size
        if known is None or size > (site.folder / known).stat().st_size:
            longest[name] = path
    # Without scripts' additions a redirect is a single line.
    return sorted(path for path in longest.values() if (site.folder / path).stat().st_size > 600)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_no_violations(reader, handbook_site, small_site, scheme, width):
    found = []
    for site in [handbook_site, small_site]:
        page = reader.open(site.url + "index.html", width=width, color_scheme=scheme)
        for path in kinds(site):
            if site is small_site and path == "print.html":
                continue
            page.goto(site.url + path)
            for violation in axe.run(page).response["violations"]:
                for node in violation["nodes"]:
                    found.append(f"{path}: {violation['id']}: {node['html'][:120]}")
    assert found == []
