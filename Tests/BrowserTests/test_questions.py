"""What people ask in public threads finds its page, and so does every console message that is known of.

`Search/questions.tsv` has titles of threads and articles as they stand, without labels and report numbers; the pages
that answer each were chosen by reading the handbook, before any search. `-` is a question it does not answer.
`Search/messages.tsv` has console lines as other apps print them.
"""

import csv
import pathlib

import pytest
from playwright.sync_api import Page

from conftest import answer

HERE = pathlib.Path(__file__).resolve().parent


def table(name: str) -> list[dict[str, str]]:
    with open(HERE / "Search" / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def first_three(page: Page, text: str) -> list[str]:
    """Ids of the first three pages found."""
    answer(page, text)
    links = page.locator(".results .result").evaluate_all("links => links.map(link => link.href)")
    paths = [link.split("#")[0].removesuffix(".html").rsplit("/", 2) for link in links]
    return [name for *_, folder, name in paths if folder in ("rules", "guides")][:3]


@pytest.fixture
def opened(reader, handbook_site):
    return reader.open(handbook_site.url + "404.html")


def test_questions_find_their_page(opened):
    asked = [row for row in table("questions.tsv") if row["pages"] != "-"]
    missed = []
    for row in asked:
        found = first_three(opened, row["question"])
        if not set(found) & set(row["pages"].split()):
            missed.append(f"{row['question']}: {row['pages']}, not {' '.join(found)}")
    share = 1 - len(missed) / len(asked)
    print(f"{len(asked) - len(missed)} of {len(asked)} questions find a page that answers them: {share:.0%}", *missed, sep="\n")
    # What it has reached, with room for rules that are written later.
    assert share >= 0.9


def test_messages_find_their_page(opened):
    missed = []
    for row in table("messages.tsv"):
        found = first_three(opened, row["line"])
        if not set(found) & set(row["pages"].split()):
            missed.append(f"{row['message']} {row['line']}: {' '.join(found)}")
    assert missed == []
