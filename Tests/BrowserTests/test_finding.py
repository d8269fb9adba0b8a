"""Search for words, typos, APIs, symptoms and console lines; filters of the list of rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import answer, build
from test_questions import HERE, table

CONSOLE_LINE = (
    "2026-03-04 09:12:44.123456+0100 Shop[4711:1234567] [SwiftUI] "
    "A navigationDestination for \"Product\" was declared earlier on the stack. "
    "Only the destination declared closest to the root view of the stack will be used."
)


def search(page: Page, text: str):
    field = page.get_by_role("combobox").or_(page.locator("input[type=search]")).first
    field.fill(text)
    return page.locator(".results .result")


@pytest.mark.parametrize(
    "text, title",
    [
        ("typed", "Give the path a type"),
        ("appends", "Keep one path in each stack"),
        ("zyzzyva", None),
        ("presnt", "Present a sheet from an item"),
        ("first scr", "The first screen"),
        ("tapping a row does nothing", "Keep one path in each stack"),
        (CONSOLE_LINE, "Keep one path in each stack"),
        (CONSOLE_LINE.replace('"Product"', "“Product”"), "Keep one path in each stack"),
        ("Attempt to present <Shop.Cart: 0x10580> on <UIViewController: 0x1111> whose view is not in the "
         "window hierarchy.", "Present a sheet from an item"),
    ],
    ids=["word", "text", "nothing", "typo", "prefixes", "symptom", "console-line", "curly-quotes", "addresses"],
)
def test_search(reader, small_site, text, title):
    page = reader.open(small_site.url + "index.html")
    results = search(page, text)
    if title is None:
        expect(page.locator(".results")).to_contain_text("Nothing found")
        assert results.locator(".row > :first-child").all_inner_texts() == page.locator(".mainnav a").all_inner_texts()
    else:
        expect(results.first).to_contain_text(title)


@pytest.fixture(scope="module")
def site_in_many_languages(tmp_path_factory):
    """The address of a site whose page titles and texts are in other scripts than Latin."""
    project = tmp_path_factory.mktemp("languages")
    texts = {
        "Übersicht": "Die Größe der Straße.", "Café": "Un écran précédent.", "Навигация": "Навигатор, ёлка и Одесса.",
        "हिन्दी": "नेविगेशन में पथ।", "التنقل": "شاشة التَّنقُّل السابقة.", "北海": "返回上一页，北京海淀区。",
        "画面遷移": "ガイドのボタンを押す。𠮷野家", "Ναυσιπλοΐα": "Ο ΔΡΟΜΟΣ.",
    }
    (project / "Content/guides").mkdir(parents=True)
    for number, (title, text) in enumerate(texts.items()):
        (project / f"Content/guides/page-{number}.md").write_text(f"---\ntitle: {title}\n---\n\n{text}\n", "utf-8")
    build(project, project / "site")
    return (project / "site/index.html").as_uri()


@pytest.mark.parametrize(
    "text, title",
    [
        ("über", "Übersicht"), ("ubersicht", "Übersicht"), ("GRÖSSE", "Übersicht"), ("strasse", "Übersicht"),
        ("cafe\u0301", "Café"), ("ecran", "Café"),
        ("навигация", "Навигация"), ("НАВИГАТОР", "Навигация"), ("елка", "Навигация"), ("навигоция", "Навигация"),
        ("हिन्दी", "हिन्दी"), ("नेवि", "हिन्दी"),
        ("التنقل", "التنقل"), ("السابقة", "التنقل"),
        ("北海", "北海"), ("海淀", "北海"), ("淀", "北海"), ("上一页", "北海"),
        ("遷移", "画面遷移"), ("ボタン", "画面遷移"), ("カ\u3099イド", "画面遷移"), ("𠮷野", "画面遷移"),
        ("δρόμος", "Ναυσιπλοΐα"), ("ναυσιπλοια", "Ναυσιπλοΐα"),
    ],
)
def test_search_in_other_languages(reader, site_in_many_languages, text, title):
    results = search(reader.open(site_in_many_languages), text)
    expect(results).to_have_count(1)
    expect(results.first).to_contain_text(title)


def test_words_are_those_of_the_table(reader, small_site):
    """The same table is read to the program: what is indexed and what is asked for must be cut and folded alike."""
    page = reader.open(small_site.file_url + "index.html")
    rows = table(HERE / "Search/words.tsv")
    assert len(rows) > 15
    for row in rows:
        assert page.evaluate("async text => (await handbook.search.ask('words', text)).join(' ')", row["text"]) == row["words"], row["name"]


def test_stems_are_those_of_the_table(reader, small_site):
    """The same table is read to the program, which learns by stems."""
    page = reader.open(small_site.file_url + "index.html")
    rows = table(HERE / "Search/stems.tsv")
    assert len(rows) > 40
    for row in rows:
        assert page.evaluate("word => handbook.search.ask('stem', word)", row["word"]) == row["stem"]


@pytest.fixture(scope="module")
def site_with_synonyms(tmp_path_factory):
    project = tmp_path_factory.mktemp("synonyms")
    texts = {
        "guides/links.md": "title: Links\n---\n\nA disabled link.",
        "guides/gate.md": "title: The gate\ntags: authentication\n---\n\nWho may pass.",
        "guides/sheets.md": "title: Presenting sheets\nsymptoms: [The sheet is blank when it opens]\n---\n\nText.\n\n## When it is dismissed\n\n`onDismiss` runs.",
        "guides/covers.md": "title: Covers\n---\n\nA cover is presented over a sheet, and dismissed.",
        "glossary/sheet.md": "title: Sheet\naliases: modal\nsources: A book\n---\n\nA screen over another.",
    }
    for path, text in texts.items():
        path = project / "Content" / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"---\n{text}\n")
    (project / "Content/synonyms.yml").write_text(
        "greyed out: disabled\nlogged in: [signed, authentication]\n灰色: disabled\n", "utf-8")
    (project / "Content/guides/links.md").write_text("---\ntitle: Links\n---\n\nA disabled link. Who has signed?\n")
    build(project, project / "site")
    return (project / "site/index.html").as_uri()


@pytest.mark.parametrize(
    "text, title",
    [
        ("why is it greyed out", "Links"), ("为什么是灰色的", "Links"), ("users logged in", "The gate"), ("blank modal", "Presenting sheets"),
        # Forms of a word, and the words in a name.
        ("dismissing", "Presenting sheets"), ("presents", "Presenting sheets"), ("on dismiss", "Presenting sheets"),
        ("onDismis", "Presenting sheets"), ("undisabled", "Links"),
        # Most of the words, not all of them.
        ("my sheet is always blank in the simulator, please help", "Presenting sheets"),
    ],
)
def test_other_words_for_it_find_it(reader, site_with_synonyms, text, title):
    results = search(reader.open(site_with_synonyms), text).filter(has_not_text="Glossary")
    expect(results.first).to_contain_text(title)


@pytest.fixture(scope="module")
def site_of_near_words(tmp_path_factory):
    project = tmp_path_factory.mktemp("near")
    texts = {
        "election": "title: The election\n---\n\nWho won.",
        "numbers": "title: Chapter 17\n---\n\nWhat 17 is. All of 17.",
        "panes": "title: Halves\n---\n\nIf you split a window, one view is beside another.",
        "selection": "title: The selection\n---\n\nThe row that is gray.",
        "sheets": "title: More\n---\n\nA sheet comes up.",
    }
    (project / "Content/guides").mkdir(parents=True)
    for name, text in texts.items():
        (project / f"Content/guides/{name}.md").write_text(f"---\n{text}\n")
    (project / "Content/synonyms.yml").write_text("highlighting: selection\n")
    build(project, project / "site")
    return (project / "site/index.html").as_uri()


@pytest.mark.parametrize(
    "text, titles",
    [
        # What is one slip away hides what is two away.
        ("selektion", ["The selection"]), ("ellectionn", ["The election"]),
        # Two words written as one.
        ("splitwindow", ["Halves"]), ("splitvindow", []),
        # A slip in a word that only readers use.
        ("highlihgting", ["The selection"]),
        # Numbers say little beside words, and are found by themselves.
        ("sheet 17", ["More", "Chapter 17"]), ("17", ["Chapter 17"]),
    ],
)
def test_near_words_joined_words_and_numbers(reader, site_of_near_words, text, titles):
    page = reader.open(site_of_near_words)
    search(page, text)
    if titles:
        expect(page.locator(".results .result .row > :first-child")).to_have_text(titles)
    else:
        expect(page.locator(".results")).to_contain_text("Nothing found")


def test_results_say_where_and_what_is_lacking(reader, site_with_synonyms):
    page = reader.open(site_with_synonyms)
    first = search(page, "sheet blank").first
    expect(first).to_contain_text("Symptom: The sheet is blank when it opens")
    assert first.locator("mark").all_inner_texts() == ["sheets", "sheet", "blank"]
    expect(page.locator(".results-head")).to_have_text("Symptom recognized")
    results = search(page, "blank sheets in the simulator")
    expect(page.locator(".results-head")).to_contain_text("Nothing has all of these words")
    expect(results.first).to_contain_text("without: simulator")
    results = search(page, "dismissed")
    expect(results.filter(has_text="Presenting sheets")).to_contain_text("When it is dismissed")
    assert results.first.get_attribute("href").endswith("guides/sheets.html#when-it-is-dismissed")


@pytest.mark.parametrize("address", ["url", "file_url"])
def test_the_question_is_in_the_address(reader, small_site, address):
    page = reader.open(getattr(small_site, address) + "guides/index.html?a=b")
    expect(search(page, "typed path").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/guides/index\.html\?a=b&q=typed\+path$"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Give the path a type")
    page.go_back()
    expect(page.locator(".results .result").first).to_contain_text("Give the path a type")
    expect(page.locator("input[type=search]")).to_have_value("typed path")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"/guides/index\.html\?a=b$"))


def test_results_are_told_to_screen_readers(reader, small_site):
    page = reader.open(small_site.url + "index.html")
    search(page, "stack").first.wait_for()
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ results. \d+ listed$"))
    field = page.get_by_role("combobox")
    expect(field).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    active = page.locator(f"#{field.get_attribute('aria-activedescendant')}")
    expect(active).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("listbox").get_by_role("option").first).to_have_attribute("id", active.get_attribute("id"))


def test_search_works_from_file(reader, small_site):
    page = reader.open(small_site.file_url + "guides/index.html")
    search(page, "typed").first.click()
    expect(page.locator("h1")).to_have_text("Give the path a type")


def test_search_names_an_api(reader, small_site):
    page = reader.open(small_site.url + "index.html")
    results = search(page, "NavigationLink")
    expect(results.first).to_contain_text("NavigationLink")
    results.first.click()
    expect(page.locator("h1")).to_contain_text("NavigationLink")
    page.get_by_role("link", name="Give the path a type").click()
    expect(page.locator("h1")).to_have_text("Give the path a type")


def test_result_opens_with_the_keyboard(reader, small_site):
    page = reader.open(small_site.url + "rules/typed-path.html")
    page.keyboard.press("/")
    page.keyboard.type("flag beside the value")
    expect(page.locator(".results .result").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Present a sheet from an item")


def test_rows_that_say_the_same_stay(reader, small_site):
    page = reader.open(small_site.url + "index.html")
    row = search(page, "typed").first
    expect(row).to_contain_text("Give the path a type")
    row.evaluate("row => { row.isOld = true; }")
    answer(page, "typed ")
    assert row.evaluate("row => row.isOld")
    answer(page, "appends ")
    expect(row).to_contain_text("Keep one path in each stack")
    assert not row.evaluate("row => row.isOld")


def test_escape_closes_the_results(reader, small_site):
    page = reader.open(small_site.url + "index.html")
    expect(search(page, "sheet").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".results").first).to_be_hidden()


def titles(page: Page) -> list[str]:
    return page.locator("#rules .card:not([hidden]) .card-title").all_inner_texts()


def test_each_filter(reader, small_site):
    page = reader.open(small_site.url + "rules/index.html")
    everything = titles(page)
    for box in page.locator("#filters input[type=checkbox]").all():
        count = int(box.locator("xpath=ancestor::label").locator(".count").inner_text())
        box.check()
        assert len(titles(page)) == count
        box.uncheck()
    assert titles(page) == everything


def test_filters_combine_and_go_back(reader, small_site):
    page = reader.open(small_site.url + "rules/index.html")
    page.locator("#filters input[name=section][value=stack]").check()
    assert len(titles(page)) == 2
    page.locator("#filters input[name=impact][value=medium]").check()
    assert titles(page) == ["Give the path a type"]
    address = page.url
    page.go_back()
    assert len(titles(page)) == 2
    expect(page.locator("#filters input[name=impact][value=medium]")).not_to_be_checked()
    page.goto(address)
    assert titles(page) == ["Give the path a type"]


@pytest.mark.parametrize("address", ["url", "file_url"])
def test_rules_are_filtered_by_words(reader, small_site, address):
    page = reader.open(getattr(small_site, address) + "rules/index.html")
    everything = titles(page)
    page.get_by_label("Words").fill("typed paths")
    expect(page.locator("#rules .card:not([hidden])")).to_have_count(1)
    assert titles(page) == ["Give the path a type"]
    expect(page.locator("#shown")).to_have_text("1 of 3")
    expect(page).to_have_url(re.compile(r"\?words=typed\+paths$"))
    page.locator("#filters input[name=section][value=sheets]").check()
    expect(page.locator("#none")).to_be_visible()
    page.go_back()
    assert titles(page) == ["Give the path a type"]
    page.reload()
    expect(page.get_by_label("Words")).to_have_value("typed paths")
    expect(page.locator("#rules .card:not([hidden])")).to_have_count(1)
    page.get_by_label("Words").fill("path zyzzyva")
    expect(page.locator("#nearest")).to_have_text("No rule has all of these words. Without: zyzzyva")
    assert len(titles(page)) > 1
    page.get_by_label("Words").fill("")
    expect(page.locator("#rules .card:not([hidden])")).to_have_count(3)
    assert titles(page) == everything


def test_combination_without_rules_says_so(reader, small_site):
    page = reader.open(small_site.url + "rules/index.html?section=sheets&impact=medium")
    assert titles(page) == []
    page.locator("#none a").click()
    assert len(titles(page)) == 3


def test_everything_is_found_without_javascript(reader, small_site):
    page = reader.open(small_site.url + "index.html", java_script_enabled=False)
    for index in ["API", "Messages", "Symptoms"]:
        page.goto(small_site.url + "index.html")
        page.get_by_role("navigation", name="Main").get_by_role("link", name=index).click()
        page.locator("main .index-group a").first.click()
        page.locator("main a.card-title").first.click()
        expect(page.locator("h1")).to_be_visible()


def test_term_is_found_by_its_names_and_nearly(reader, small_site):
    page = reader.open(small_site.url + "index.html")
    for text in ["path", "navigation path", "navigaton path"]:
        results = search(page, text)
        term = results.filter(has_text="Glossary")
        expect(term).to_contain_text("The values a stack shows above its first screen.")
    term.click()
    page.wait_for_url("**/glossary.html#path")
    expect(page.locator("#path")).to_be_in_viewport()
    page.get_by_role("link", name="one path").click()
    expect(page.locator("h1")).to_have_text("Keep one path in each stack")


def test_first_use_of_a_term_leads_to_its_definition(reader, small_site):
    page = reader.open(small_site.file_url + "rules/one-path.html", java_script_enabled=False)
    expect(page.locator("a.term")).to_have_count(1)
    page.locator("a.term").click()
    expect(page.locator("#path")).to_contain_text("NavigationPath")


def test_posts_are_loaded_when_a_word_needs_them(reader, handbook_site):
    page = reader.open(handbook_site.url + "index.html")
    requested = []
    page.on("request", lambda request: requested.append(request.url.split("/")[-1]))
    page.locator("input[type=search]").focus()
    page.wait_for_timeout(300)
    assert "search-index.js" in requested and "search-0.js" not in requested
    expect(search(page, "sheet").first).to_be_visible()
    assert [name for name in requested if re.fullmatch(r"search-\d+\.js", name)]
