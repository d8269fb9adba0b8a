"""Names in code: when one is pointed at, tapped or reached by keyboard, a panel beside it says what it is."""

import gzip
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

RULE = "rules/one-path.html"


def block(page: Page):
    return page.locator(".side.good pre[data-names]").first


def panel(page: Page):
    return page.locator(".word")


def name(page: Page, text: str):
    """A name of the block, marked: pointing at the block loads what is known."""
    block(page).hover()
    found = block(page).locator(".w").filter(has_text=re.compile(f"^{re.escape(text)}$")).first
    found.wait_for()
    return found


def test_a_page_loads_no_meanings_until_somebody_points(reader, small_site):
    page = reader.open(small_site.url + RULE)
    assert page.locator("script[src*='words/']").count() == 0
    assert page.locator(".w").count() == 0
    name(page, "NavigationStack")
    assert page.locator("script[src*='words/']").count() == 1


def test_pointing_shows_and_leaving_hides(reader, small_site):
    page = reader.open(small_site.url + RULE)
    name(page, "NavigationStack").hover()
    expect(panel(page)).to_be_visible()
    expect(panel(page)).to_contain_text("init(path: Binding<")
    expect(panel(page)).to_contain_text("iOS 16 or newer")
    expect(panel(page).get_by_role("link", name="Apple’s documentation")).to_have_attribute(
        "href", "https://developer.apple.com/documentation/swiftui/navigationstack")
    page.mouse.move(5, 5)
    expect(panel(page)).to_be_hidden()


def test_the_pointer_may_go_into_the_panel(reader, small_site):
    page = reader.open(small_site.url + RULE)
    name(page, "NavigationStack").hover()
    link = panel(page).get_by_role("link", name="Uses in this handbook")
    link.hover()
    page.wait_for_timeout(500)
    link.click()
    expect(page).to_have_url(re.compile(r"/api/navigationstack"))


def test_types_are_those_the_compiler_inferred(reader, small_site):
    page = reader.open(small_site.url + RULE)
    name(page, "$path").hover()
    expect(panel(page)).to_contain_text("$path: Binding<")
    assert "Headless" not in panel(page).inner_text()


def test_names_are_reached_by_keyboard(reader, small_site):
    page = reader.open(small_site.url + RULE)
    code = block(page)
    code.focus()
    expect(code).to_have_role("group")
    expect(code).to_have_accessible_name("Code. Arrow keys go through its names.")
    page.keyboard.press("ArrowRight")
    first = code.locator(".w").first
    expect(first).to_be_focused()
    expect(first).to_have_role("button")
    expect(panel(page)).to_be_visible()
    expect(panel(page)).to_have_role("dialog")
    expect(page.get_by_role("status").filter(has_text="struct")).to_have_count(1)
    page.keyboard.press("End")
    expect(code.locator(".w").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()
    expect(code.locator(".w").last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(panel(page).get_by_role("link").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(first).to_be_focused()


def test_a_block_is_one_stop_of_the_tab_key(reader, small_site):
    page = reader.open(small_site.url + RULE)
    code = block(page)
    code.focus()
    page.keyboard.press("ArrowRight")
    expect(panel(page)).to_be_visible()
    page.keyboard.press("Tab")
    assert not code.evaluate("pre => pre.contains(document.activeElement)")
    expect(panel(page)).to_be_hidden()
    page.keyboard.press("Shift+Tab")
    expect(code).to_be_focused()


def test_a_tap_shows_and_stays_inside_the_screen(reader, small_site):
    page = reader.open(small_site.url + RULE, width=360, height=640, has_touch=True, is_mobile=True)
    block(page).scroll_into_view_if_needed()
    block(page).tap()
    block(page).locator(".w").first.wait_for()
    for word in block(page).locator(".w").all():
        # The panel of the name before may lie on this one.
        page.keyboard.press("Escape")
        word.tap()
        expect(panel(page)).to_be_visible()
        box = panel(page).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360, word.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.touchscreen.tap(10, 70)
    expect(panel(page)).to_be_hidden()


def test_works_from_a_file(reader, small_site):
    page = reader.open(small_site.file_url + RULE)
    name(page, "NavigationStack").click()
    expect(panel(page)).to_be_visible()
    panel(page).get_by_role("link", name="Uses in this handbook").click()
    expect(page.locator("h1")).to_contain_text("NavigationStack")


def test_one_column_has_the_same_names(reader, small_site):
    page = reader.open(small_site.url + RULE)
    page.get_by_role("button", name="Unified").first.click()
    both = page.locator(".unified pre[data-names]").first
    both.hover()
    both.locator(".w").first.wait_for()
    both.locator(".w").first.click()
    expect(panel(page)).to_be_visible()


def test_marked_names_do_not_change_what_is_copied(reader, small_site):
    page = reader.open(small_site.url + RULE, permissions=["clipboard-read", "clipboard-write"])
    name(page, "NavigationStack").click()
    page.get_by_role("button", name="Copy correct code").first.click()
    assert page.evaluate("navigator.clipboard.readText()") in (small_site.folder / "rules/one-path.md").read_text()


def test_without_script_the_list_of_api_links_the_same(reader, small_site):
    page = reader.open(small_site.url + RULE, java_script_enabled=False)
    assert page.locator(".w").count() == 0
    expect(page.locator(".apis a[href*='api/navigationstack']").first).to_be_visible()


def test_nothing_is_wrong_with_the_panel(reader, small_site):
    for scheme in ["light", "dark"]:
        for width in [390, 1440]:
            page = reader.open(small_site.url + RULE, width=width, color_scheme=scheme)
            name(page, "NavigationStack").click()
            expect(panel(page)).to_be_visible()
            found = [f"{one['id']}: {node['html'][:120]}" for one in Axe().run(page).response["violations"] for node in one["nodes"]]
            assert not found, "\n".join(found)


def test_weights(handbook_site):
    script = (handbook_site.folder / "assets/words.js").read_bytes()
    assert len(gzip.compress(script, 9)) <= 3 * 1024
    files = [(handbook_site.folder / path).read_bytes() for path in handbook_site.paths("words/**/*.js")]
    assert sum(len(gzip.compress(file, 9)) for file in files) / len(files) <= 8 * 1024
