"""Comparison modes, steps, copying, theme, keyboard, no script, print, offline."""

import re

import pytest
from playwright.sync_api import Page, expect

RULE = "rules/one-path.html"


def background(page: Page) -> str:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def test_unified_and_changes_only_are_remembered(reader, small_site):
    page = reader.open(small_site.url + RULE)
    comparison = page.locator(".cmp.paired").first
    comparison.get_by_role("button", name="Unified").click()
    unified = comparison.locator(".unified")
    expect(unified).to_be_visible()
    expect(comparison.locator(".side pre").first).to_be_hidden()
    assert unified.locator(".l.gone").count() > 0 and unified.locator(".l.new").count() > 0
    lines = unified.locator(".l")
    before = sum(line.is_visible() for line in lines.all())
    comparison.get_by_role("button", name="Changes only").click()
    assert 0 < sum(line.is_visible() for line in lines.all()) < before
    page.goto(small_site.url + "rules/typed-path.html")
    expect(page.locator(".cmp.paired .unified").first).to_be_visible()


def test_wrapping_can_be_switched_off(reader, small_site):
    page = reader.open(small_site.url + RULE, width=390, height=844)
    code = page.locator(".cmp pre").first
    width = "pre => pre.scrollWidth > pre.clientWidth"
    assert not code.evaluate(width)
    page.get_by_role("button", name="Wrap lines").first.click()
    assert code.evaluate(width)


def test_copied_code_has_no_marks_of_ours(reader, small_site):
    page = reader.open(small_site.url + RULE, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy correct code").first.click()
    text = page.evaluate("navigator.clipboard.readText()")
    source = (small_site.folder / "rules/one-path.md").read_text()
    assert text in source
    assert text.startswith("struct Catalog: View {\n") and text.endswith("}\n")


def test_theme_follows_the_system_and_the_switch(reader, small_site):
    light = background(reader.open(small_site.url + RULE, color_scheme="light"))
    page = reader.open(small_site.url + RULE, color_scheme="dark")
    dark = background(page)
    assert light != dark
    page.keyboard.press("t")
    assert background(page) == light
    page.goto(small_site.url + "index.html")
    assert background(page) == light, "the choice is forgotten on the next page"


def test_keyboard(reader, small_site):
    page = reader.open(small_site.url + RULE)
    following = page.locator(".pager a[rel=next]").get_attribute("href")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("j")
    page.wait_for_url("**/" + following.split("/")[-1])
    page.keyboard.press("k")
    page.wait_for_url("**/" + RULE)
    page.keyboard.press("/")
    expect(page.locator(".find input").first).to_be_focused()
    page.keyboard.type("jkt?")
    expect(page.locator(".find input").first).to_have_value("jkt?")


def test_skip_link_is_first_and_focus_is_visible(reader, small_site):
    page = reader.open(small_site.url + RULE)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    expect(page.locator(".skip")).to_be_in_viewport()
    for _ in range(25):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            """() => {
              const element = document.activeElement, style = getComputedStyle(element);
              return element === document.body || style.outlineStyle !== 'none' || style.boxShadow !== 'none'
                || getComputedStyle(element.parentElement).outlineStyle !== 'none'
                || getComputedStyle(element.parentElement).boxShadow !== 'none';
            }""")
        assert seen, page.evaluate("document.activeElement.outerHTML")


def test_step_through(reader, small_site):
    page = reader.open(small_site.url + "guides/first-screen.html")
    run = page.locator(".run").first
    steps = run.locator(".step")
    assert steps.count() >= 3
    assert all(step.is_visible() for step in steps.all())
    run.get_by_role("button", name="One at a time").click()
    assert [step.is_visible() for step in steps.all()].count(True) == 1
    expect(steps.first).to_contain_text("open")
    run.get_by_role("button", name="Next step").click()
    expect(steps.nth(1)).to_be_visible()
    expect(steps.nth(1)).to_contain_text("tap")
    page.keyboard.press("ArrowLeft")
    expect(steps.first).to_be_visible()


def test_rule_is_complete_without_javascript(reader, small_site):
    page = reader.open(small_site.file_url + RULE, java_script_enabled=False)
    text = page.locator("main").inner_text()
    for words in ["Links that do nothing", "Incorrect", "Correct", "other.append(1)", "iOS 16", "Next"]:
        assert words in text, words
    expect(page.locator(".btn")).to_have_count(0)


def test_line_links_lead_to_lines(reader, small_site):
    page = reader.open(small_site.url + RULE)
    lines = page.locator(".l[id]")
    assert lines.count() > 0
    name = lines.last.get_attribute("id")
    page.goto(small_site.url + RULE + "#" + name)
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()


def test_print_shows_the_text_and_nothing_to_press(reader, small_site):
    page = reader.open(small_site.url + RULE, color_scheme="dark")
    page.emulate_media(media="print")
    for hidden in [".top .find", ".pager", ".btn"]:
        for element in page.locator(hidden).all():
            expect(element).to_be_hidden()
    assert background(page) in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
    assert page.pdf()[:5] == b"%PDF-"


def test_book_on_one_page_has_every_rule(reader, small_site):
    page = reader.open(small_site.url + "print.html")
    text = page.locator("main").inner_text()
    for title in ["Keep one path in each stack", "Give the path a type", "Present a sheet from an item"]:
        assert title in text


def test_offline_after_the_first_visit(reader, small_site):
    page = reader.open(small_site.url + "index.html")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then(keys => keys.length > 0)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(small_site.url + RULE)
    expect(page.locator("h1")).to_have_text("Keep one path in each stack")
    page.locator("input[type=search]").first.fill("typed")
    expect(page.locator(".results .result").first).to_contain_text("Give the path a type")


@pytest.mark.parametrize("path", ["index.html", RULE, "rules/index.html", "guides/first-screen.html", "guides/every-link-leads.html"])
def test_nothing_moves_while_loading(reader, small_site, path):
    page = reader.open(small_site.url + path)
    shift = page.evaluate(
        """() => new Promise(resolve => {
          let sum = 0;
          new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
            .observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        })""")
    assert shift < 0.01


def test_weight_of_the_heaviest_rule_page(reader, handbook_site):
    import gzip

    def size(path: str) -> int:
        return len(gzip.compress((handbook_site.folder / path).read_bytes()))

    rule = max(handbook_site.paths("rules/*.html"), key=lambda path: size(path) * (path != "rules/index.html"))
    page = reader.open(handbook_site.url + rule)
    entries = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name, renderBlockingStatus }) => [name, renderBlockingStatus])")
    own = [(name.split("/some/where/")[1], status) for name, status in entries if "/some/where/" in name]
    # What offline reading loads comes later and on its own.
    sizes = {name: size(name) for name in {rule} | {name for name, _ in own}}
    assert sum(sizes.values()) < 60_000, sizes
    assert sum(size for name, size in sizes.items() if name.endswith(".js")) < 14_000, sizes
    assert [name for name, status in own if status == "blocking"] == ["assets/site.css"]


def test_whole_program_is_copied_as_it_was_compiled(reader, small_site):
    page = reader.open(small_site.url + RULE, permissions=["clipboard-read", "clipboard-write"])
    page.locator(".program summary").first.click()
    page.get_by_role("button", name="Copy the whole program").first.click()
    text = page.evaluate("navigator.clipboard.readText()")
    assert "import SwiftUI" in text and "struct Catalog: View" in text and "other.append(1)" in text


def test_first_page_shows_what_a_rule_recorded(reader, handbook_site):
    page = reader.open(handbook_site.url + "index.html")
    showcase = page.locator(".showcase")
    actions = showcase.locator(".showcase-actions code").all_inner_texts()
    assert showcase.locator(".device").count() == 2
    assert showcase.locator(".bad .device").inner_text() != showcase.locator(".good .device").inner_text()
    showcase.get_by_role("link").click()
    shown = page.locator(".run .action code").all_inner_texts()
    assert set(actions) <= set(shown)


def test_nothing_moves_for_readers_who_ask_for_that(reader, handbook_site):
    page = reader.open(handbook_site.url + "index.html")
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    moving = page.evaluate(
        """[...document.querySelectorAll("*")].filter(element => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== "0s" || animationName !== "none";
        }).length""")
    assert moving == 0
