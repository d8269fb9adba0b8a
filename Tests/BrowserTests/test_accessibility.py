"""axe-core finds nothing on any kind of page, light or dark, phone or desktop."""

import pytest
from axe_playwright_python.sync_playwright import Axe

axe = Axe()


def kinds(site) -> list[str]:
    """The longest page of each kind: most can be wrong on it."""
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


def violations(page) -> list[str]:
    return [f"{page.url}: {violation['id']}: {node['html'][:160]}"
            for violation in axe.run(page).response["violations"] for node in violation["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_no_violations(reader, handbook_site, scheme, width):
    page = reader.open(handbook_site.url + "index.html", width=width, color_scheme=scheme)
    found = []
    # The page to print has all others in it, and axe takes minutes for so long a page: the test below has a short one.
    for path in kinds(handbook_site):
        if path != "print.html":
            page.goto(handbook_site.url + path)
            found += violations(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violations_in_print(reader, small_site, scheme):
    assert violations(reader.open(small_site.url + "print.html", color_scheme=scheme)) == []


def search_results(page):
    page.locator("input[type=search]").first.fill("navigation stack")
    page.locator(".results .result").first.wait_for()


def nothing_found(page):
    page.locator("input[type=search]").first.fill("zyzzyva")
    page.get_by_text("Nothing found").first.wait_for()


def comparison_in_one_column(page):
    page.get_by_role("button", name="Unified").first.click()
    page.get_by_role("button", name="Changes only").first.click()
    page.get_by_role("button", name="Wrap lines").first.click()


def everything_unfolded(page):
    for summary in page.locator("summary").all():
        if summary.is_visible():
            summary.click()


def one_step_at_a_time(page):
    page.get_by_role("button", name="One at a time").first.click()
    page.get_by_role("button", name="Next step").first.click()


def help_on_keys(page):
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def filters_without_result(page):
    page.goto(page.url + "?impact=critical&section=gestures")
    page.locator("#none").wait_for()


def filters_by_words(page):
    page.goto(page.url + "?words=blank+sheet+zyzzyva")
    page.locator("#nearest").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path, act",
    [("index.html", search_results), ("index.html", nothing_found), ("rules/nested-stacks.html", search_results),
     ("rules/nested-stacks.html", comparison_in_one_column), ("rules/nested-stacks.html", everything_unfolded),
     ("rules/nested-stacks.html", one_step_at_a_time), ("rules/nested-stacks.html", help_on_keys),
     ("rules/index.html", filters_without_result), ("rules/index.html", filters_by_words), ("glossary.html#path", lambda page: None)],
    ids=lambda value: getattr(value, "__name__", value).replace("<lambda>", "target"))
def test_no_violations_while_used(reader, handbook_site, scheme, path, act):
    page = reader.open(handbook_site.url + path, color_scheme=scheme)
    act(page)
    assert violations(page) == []
