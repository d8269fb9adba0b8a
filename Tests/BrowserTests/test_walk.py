"""A walk from the home page to a rule and its tags; and comparisons on wide and narrow screens."""

import pytest
from playwright.sync_api import Page, expect


def walk(page: Page):
    """Home, a section, a rule of it, one of its tags, and back to the rule."""
    section = page.locator("main h2 a[href*='sections/']").first
    name = section.inner_text()
    section.click()
    expect(page.locator("h1")).to_have_text(name)
    rule = page.locator("main a.card-title").first
    title = rule.inner_text()
    rule.click()
    expect(page.locator("h1")).to_have_text(title)
    expect(page.locator(".breadcrumbs, [aria-label='Breadcrumbs' i]").first).to_contain_text(name)
    tag = page.locator(".facts a.tag").first
    word = tag.inner_text()
    tag.click()
    expect(page.locator("h1")).to_contain_text(word)
    page.locator("main").get_by_role("link", name=title, exact=True).click()
    expect(page.locator("h1")).to_have_text(title)


@pytest.mark.parametrize("served", [True, False], ids=["below-a-base-path", "from-file"])
def test_home_section_rule_tag(reader, handbook_site, served):
    walk(reader.open((handbook_site.url if served else handbook_site.file_url) + "index.html"))


def test_walk_without_javascript(reader, handbook_site):
    walk(reader.open(handbook_site.file_url + "index.html", java_script_enabled=False))


def sides(page: Page):
    pair = page.locator(".cmp.paired").first
    return (pair.locator(".side.bad pre").first.bounding_box(), pair.locator(".side.good pre").first.bounding_box())


def test_comparison_is_side_by_side_on_wide_screens(reader, small_site):
    bad, good = sides(reader.open(small_site.url + "rules/one-path.html"))
    assert good["x"] >= bad["x"] + bad["width"]
    assert abs(good["y"] - bad["y"]) < 2
    assert abs(good["height"] - bad["height"]) < 2, "lines are not aligned"


def test_comparison_is_stacked_on_phones(reader, small_site):
    bad, good = sides(reader.open(small_site.url + "rules/one-path.html", width=390, height=844))
    assert good["y"] >= bad["y"] + bad["height"]
    assert abs(good["x"] - bad["x"]) < 2


def test_reading_order_leads_through_all_rules(reader, small_site):
    page = reader.open(small_site.url + "rules/index.html")
    count = page.locator("#rules .card").count()
    page = reader.open(small_site.url + "rules/one-path.html")
    while page.locator(".pager a[rel=prev]").count():
        page.locator(".pager a[rel=prev]").click()
    seen = 1
    while page.locator(".pager a[rel=next]").count():
        page.locator(".pager a[rel=next]").click()
        seen += "/rules/" in page.url
    assert seen >= count


def test_unknown_address_shows_the_way_home(reader, small_site):
    page = reader.open(small_site.url + "rules/no-such-rule.html")
    expect(page.locator("h1")).to_be_visible()
    page.locator("main a").first.click()
    expect(page.locator("h1")).to_be_visible()


def test_old_address_leads_to_the_rule(reader, small_site):
    page = reader.open(small_site.url + "rules/single-path.html")
    page.wait_for_url("**/rules/one-path.html")
    expect(page.locator("h1")).to_have_text("Keep one path in each stack")
