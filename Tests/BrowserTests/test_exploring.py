"""The devices of an explored comparison: used by mouse, finger, keyboard and address; readable without script, from
files, and by screen readers."""

import gzip
import re
import shutil
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import serve
from playwright.sync_api import Page, expect

RULE = "guides/every-link-leads.html"


def opened(reader, url: str, **options) -> Page:
    page = reader.open(url, **options)
    page.get_by_role("button", name="Try both sides").click()
    expect(device(page, "Incorrect")).to_be_visible()
    return page


def device(page: Page, side: str):
    return page.get_by_role("group", name=re.compile(f"^{side}, "))


def at(page: Page, name: str):
    """A device on a screen: its side, the title, the view."""
    return page.get_by_role("group", name=name, exact=True)


def said(page: Page, side: str):
    return page.locator(f".live-side.{'bad' if side == 'Incorrect' else 'good'} .step-notes")


def trail(page: Page) -> list[str]:
    return page.locator(".live-head .trail code").all_inner_texts()


def test_what_is_done_to_one_device_is_done_to_the_other(reader, small_site):
    page = opened(reader, small_site.url + RULE)
    device(page, "Correct").get_by_role("button", name="Books").click()
    expect(at(page, "Correct, Book 1, Book")).to_be_visible()
    expect(at(page, "Incorrect, Shop, Shop")).to_be_visible()
    expect(said(page, "Incorrect")).to_contain_text("Console")
    expect(device(page, "Correct").locator(".covered")).to_have_text("Shop")
    device(page, "Incorrect").get_by_role("button", name="Cart").click()
    expect(said(page, "Correct")).to_have_text("No “Cart” here")
    expect(device(page, "Incorrect").locator(".layer.sheet")).to_be_visible()
    device(page, "Incorrect").get_by_role("button", name="Pay").click()
    expect(page.locator(".live-side.bad .crash")).to_contain_text("nothing to pay")
    assert trail(page) == ['tap "Books"', 'tap "Cart"', 'tap "Pay"']
    device(page, "Correct").get_by_role("button", name="Back").click()
    expect(at(page, "Correct, Shop, Shop")).to_be_visible()
    expect(said(page, "Incorrect")).to_have_text("The app has ended")


def test_controls_that_cannot_be_used_are_not_buttons(reader, small_site):
    page = opened(reader, small_site.url + RULE)
    device(page, "Correct").get_by_role("button", name="Cart").click()
    expect(device(page, "Correct").locator("li", has_text="Pay")).to_be_visible()
    expect(device(page, "Correct").get_by_role("button", name="Pay")).to_have_count(0)
    device(page, "Incorrect").get_by_role("button", name="Pay").click()
    expect(said(page, "Correct")).to_have_text("“Pay” cannot be used here")


def test_undo_and_start_again(reader, small_site):
    page = opened(reader, small_site.url + RULE)
    undo, reset = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Start again")
    expect(undo).to_be_disabled()
    for label in ["Books", "Next", "Next"]:
        device(page, "Correct").get_by_role("button", name=label).click()
    expect(at(page, "Correct, Book 3, Book")).to_be_visible()
    undo.click()
    expect(at(page, "Correct, Book 2, Book")).to_be_visible()
    reset.click()
    expect(at(page, "Correct, Shop, Shop")).to_be_visible()
    assert trail(page) == []


def test_what_was_not_explored_is_said(reader, small_site):
    page = opened(reader, small_site.url + RULE)
    device(page, "Correct").get_by_role("button", name="Books").click()
    following = device(page, "Correct").get_by_role("button", name="Next")
    while following.count():
        following.click()
    taps = re.search(r"within (\d+) taps", page.locator(".explored-head").inner_text()).group(1)
    assert len(trail(page)) == int(taps)
    unknown = f"Not explored further: {taps} taps"
    expect(said(page, "Correct")).to_contain_text(unknown)
    # Nobody tried whether there is a cart: the page does not say that there is none.
    device(page, "Incorrect").get_by_role("button", name="Cart").click()
    expect(said(page, "Correct")).to_have_text(unknown)


def test_the_address_keeps_the_trail(reader, small_site):
    page = opened(reader, small_site.url + RULE)
    device(page, "Correct").get_by_role("button", name="Books").click()
    device(page, "Correct").get_by_role("button", name="Next").click()
    sent = reader.open(page.url)
    expect(at(sent, "Correct, Book 2, Book")).to_be_visible()
    assert trail(sent) == ['tap "Books"', 'tap "Next"']
    expect(sent.locator(".live")).to_be_in_viewport()
    # As a reader pastes it on a page that is open.
    part = page.url.split("#")[1].split("&")[0]
    sent.evaluate("address => { location.hash = address; }", part + "&" + quote('tap "Cart"'))
    expect(device(sent, "Incorrect").locator(".layer.sheet")).to_be_visible()


@pytest.mark.parametrize("address", ["&tap%20%22Nothing%22&back", "&%", "&", "&&&"])
def test_an_address_that_is_not_known_does_no_harm(reader, small_site, address):
    page = opened(reader, small_site.url + RULE)
    part = page.url.split("#")[1]
    other = reader.open(f"{small_site.url}{RULE}#{part}{address}")
    expect(other.locator("h1")).to_be_visible()
    assert trail(other) == []
    if "Nothing" in address:
        expect(other.locator(".live-head")).to_contain_text("The rest of the trail in the address is not known here.")


def test_the_shortest_difference_is_played(reader, small_site):
    page = reader.open(small_site.url + RULE)
    shown = page.locator(".found:not(.claim) .trail code").all_inner_texts()
    page.get_by_role("button", name="Show me the difference").click()
    expect(page.locator(".live")).to_be_visible()
    # At once, for readers who asked for nothing to move; one after the other for others.
    assert trail(page) == shown
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Show me the difference").click()
    assert trail(page) == []
    expect(page.locator(".use.tapped").first).to_be_visible()
    expect(page.locator(".live-head .trail code")).to_have_count(len(shown))
    assert trail(page) == shown


def test_playing_stops_when_the_reader_takes_over(reader, small_site):
    page = reader.open(small_site.url + RULE)
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Show me the difference").click()
    device(page, "Correct").get_by_role("button", name="Cart").click()
    page.wait_for_timeout(1600)
    assert trail(page) == ['tap "Cart"']


def test_fingers(reader, small_site):
    page = opened(reader, small_site.url + RULE, width=390, height=844, has_touch=True, is_mobile=True)
    device(page, "Correct").get_by_role("button", name="Books").tap()
    expect(at(page, "Correct, Book 1, Book")).to_be_visible()

    def swipe(element, right: int, down: int):
        box = element.bounding_box()
        x, y = box["x"] + box["width"] / 2 - right / 2, box["y"] + box["height"] / 2
        session = page.context.new_cdp_session(page)
        for kind, step in [("touchStart", 0), ("touchMove", 0.5), ("touchMove", 1), ("touchEnd", 1)]:
            points = [] if kind == "touchEnd" else [{"x": x + right * step, "y": y + down * step}]
            if kind == "touchEnd":
                # A finger that rests throws nothing: Chromium takes the tap that stops a page in motion for no tap.
                page.wait_for_timeout(300)
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    swipe(device(page, "Correct").locator(".navbar"), 80, 0)
    expect(at(page, "Correct, Shop, Shop")).to_be_visible()
    device(page, "Incorrect").get_by_role("button", name="Cart").tap()
    swipe(device(page, "Incorrect").locator(".layer-kind"), 0, 60)
    expect(device(page, "Incorrect").locator(".layer.sheet")).to_have_count(0)
    assert trail(page) == ['tap "Books"', "back", 'tap "Cart"', "swipe down"]


def test_keyboard_does_all_of_it(reader, small_site):
    page = reader.open(small_site.url + RULE)
    page.get_by_role("button", name="Try both sides").focus()
    page.keyboard.press("Enter")
    books = device(page, "Correct").get_by_role("button", name="Books")
    for _ in range(40):
        if books.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(books).to_be_focused()
    page.keyboard.press("Enter")
    # The row is gone: the device that had it has the focus, and is named anew.
    expect(at(page, "Correct, Book 1, Book")).to_be_focused()
    page.keyboard.press("Tab")
    expect(device(page, "Correct").get_by_role("button", name="Back")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    # It is still there, and keeps the focus.
    expect(device(page, "Correct").get_by_role("button", name="Next")).to_be_focused()
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(device(page, "Incorrect")).to_be_focused()
    assert trail(page) == []


def test_changes_are_announced(reader, small_site):
    page = opened(reader, small_site.url + RULE)
    device(page, "Correct").get_by_role("button", name="Books").click()
    status = page.locator("[role=status]")
    expect(status).to_contain_text("Correct, Book 1, Book.")
    expect(status).to_contain_text(re.compile(r"Incorrect, Shop, Shop\. Console .+"))


def test_without_script_what_was_found_is_told(reader, small_site):
    page = reader.open(small_site.file_url + RULE, java_script_enabled=False)
    explored = page.locator(".explored")
    expect(explored).to_contain_text("The shortest difference")
    expect(explored).to_contain_text(re.compile(r"Incorrect in all \d+ states, Correct within \d+ taps"))
    expect(explored.get_by_role("button")).to_have_count(0)
    assert page.locator(".run .step").count() >= 4


def test_from_files(reader, small_site):
    page = opened(reader, small_site.file_url + RULE)
    device(page, "Correct").get_by_role("button", name="Books").click()
    expect(at(page, "Correct, Book 1, Book")).to_be_visible()
    sent = reader.open(page.url)
    assert "&" in page.url
    expect(at(sent, "Correct, Book 1, Book")).to_be_visible()


def test_states_that_do_not_load_can_be_asked_for_again(reader, small_site, tmp_path):
    shutil.copytree(small_site.folder, tmp_path / "site")
    states, = (tmp_path / "site/explored").rglob("*.js")
    lost = states.rename(tmp_path / "lost.js")
    site, server = serve(tmp_path / "site")
    page = reader.open(site.url + RULE)
    again = page.get_by_role("button", name="It did not load: try again")
    page.get_by_role("button", name="Try both sides").click()
    expect(again).to_be_visible()
    lost.rename(states)
    again.click()
    expect(device(page, "Correct")).to_be_visible()
    server.shutdown()


def test_states_come_only_when_they_are_used(reader, small_site):
    page = reader.open(small_site.url + RULE)
    loaded = "performance.getEntriesByType('resource').filter(entry => entry.name.includes('/explored/')).length"
    assert page.evaluate(loaded) == 0
    page.get_by_role("button", name="Try both sides").click()
    expect(device(page, "Correct")).to_be_visible()
    assert page.evaluate(loaded) == 1
    other = reader.open(small_site.url + "rules/one-path.html")
    assert other.locator("script[src*=explore]").count() == 0


def test_weight(handbook_site, small_site):
    for site in [handbook_site, small_site]:
        assert len(gzip.compress((site.folder / "assets/explore.js").read_bytes())) < 6_000
        sizes = {path: len(gzip.compress((site.folder / path).read_bytes())) for path in site.paths("explored/**/*.js")}
        assert sizes and max(sizes.values()) < 20_000, sizes


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_no_violations_while_exploring(reader, small_site, scheme, width):
    page = opened(reader, small_site.url + RULE, width=width, color_scheme=scheme)
    for label in ["Books", "Cart"]:
        device(page, "Incorrect").get_by_role("button", name=label).click()
        violations = Axe().run(page).response["violations"]
        assert [f"{v['id']}: {node['html'][:160]}" for v in violations for node in v["nodes"]] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
