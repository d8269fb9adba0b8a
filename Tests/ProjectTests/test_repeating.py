"""What is written depends on the documents alone: not on the process, whose hash seed differs each time, nor on
what an earlier one kept.

    PROCESSES=10 pytest Tests/ProjectTests/test_repeating.py    # that many processes, and all of our own content
    PROCESSES=20 pytest Tests/ProjectTests/test_repeating.py -k states
"""

import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import time

import pytest

from conftest import ROOT, run

PROCESSES = int(os.environ.get("PROCESSES", "0"))
# Several shapes of one invented type, enum cases told apart by labels: what once came out of a set in its order.
INVENTED = """---
title: Show invented names
---

```swift
VStack { Card(style: .a); Card(style: x); Badge(count: 1, tint: .red); Badge(title: "a") }
```

```swift
func events(x: Int, s: String) -> [Event] { [Event.item(id: x), Event.item(name: s), .other(a: 1, b: 2)] }
```

```swift
model.items(1).filter { $0.kind == .open }.map(\\.title).forEach { log($0, at: .info) }
```
"""

# What differs in each run, kept in states, shown and printed: identifiers made at random, the time, the order of a set.
EXPLORED = r"""---
title: Show what differs in each run
---

```swift setup
struct Tea: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var made = Date()
}

final class Shelf: ObservableObject {
  @Published var teas = [Tea(name: "Assam"), Tea(name: "Sencha")]
  @Published var tags: Set<String> = ["black", "green", "white", "oolong"]
}

struct TeaScreen: View {
  let tea: Tea
  var body: some View { Text("\(tea.id)").navigationTitle(tea.name) }
}
```
"""
SIDES = [
    ("Button(tea.name) { print(tea.id, tea.made); path = [tea] }", "NavigationLink(tea.name, value: tea)"),
    ("Button(tea.name) { shown = tea; shown = nil }", "Button(tea.name) { shown = tea }"),
    ("Button(tea.name) { shelf.tags.remove(\"green\"); print(shelf.tags.count) }",
     "Button(tea.name) { shelf.teas = [Tea(name: tea.name)]; print(shelf.teas[0].id) }"),
]
SIDE = """**{label}:**

```swift
struct Teas: View {{
  @StateObject private var shelf = Shelf()
  @State private var path: [Tea] = []
  @State private var shown: Tea?
  var body: some View {{
    NavigationStack(path: $path) {{
      List(shelf.teas) {{ tea in {row} }}
        .navigationDestination(for: Tea.self) {{ TeaScreen(tea: $0) }}
        .sheet(item: $shown) {{ TeaScreen(tea: $0) }}
    }}
  }}
}}
```

```scenario
open Teas()
tap "Assam"
```
"""


def digest(folder: pathlib.Path) -> str:
    """Of all names and bytes."""
    total = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        total.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


@pytest.fixture
def book(project) -> pathlib.Path:
    """What `init` makes, or all of our own documents, and one with many invented names."""
    if PROCESSES:
        shutil.rmtree(project / "Content")
        shutil.copytree(ROOT / "Content", project / "Content")
    guide = project / "Content/guides/invented.md"
    guide.parent.mkdir(exist_ok=True)
    guide.write_text(INVENTED)
    return project


def test_every_process_writes_the_same(installed, book):
    digests = set()
    for number in range(PROCESSES or 3):
        site = book / f"site-{number}"
        run(installed / "bin/handbook", "build", "--no-cache", "--output", site, cwd=book)
        digests.add(digest(site))
        shutil.rmtree(site)
    assert len(digests) == 1


def test_every_process_finds_the_same_states(installed, tmp_path):
    """Cold each time: neither a random identifier nor the moment shows in what was explored."""
    document = tmp_path / "teas.md"
    comparisons = [
        f"## Comparison {number}\n\n" + SIDE.format(label="Incorrect", row=first) + "\n"
        + SIDE.format(label="Correct", row=second) for number, (first, second) in enumerate(SIDES)]
    document.write_text(EXPLORED + "\n" + "\n".join(comparisons))
    found = {
        run(installed / "bin/handbook", "explore", "--no-cache", "--json", document, cwd=tmp_path).stdout
        for _ in range(PROCESSES or 2)}
    assert len(found) == 1
    assert len(json.loads(found.pop())) == len(SIDES)


def test_a_check_of_one_document_leaves_nothing_for_the_book(installed, tmp_path):
    """A scenario that holds on both sides is a finding of the page, whichever way the page was named before."""
    rule = tmp_path / "Content/rules/stacks/same.md"
    rule.parent.mkdir(parents=True)
    code = 'struct Home: View { var body: some View { NavigationStack { Text("a").navigationTitle("Home") } } }'
    side = f"```swift\n{code}\n```\n\n```scenario\nopen Home()\nexpect screen Home\n```\n"
    rule.write_text(f"---\ntitle: Show both\nimpact: LOW\n---\n\n**Incorrect:**\n\n{side}\n**Correct:**\n\n{side}")
    program = installed / "bin/handbook"

    def said(*arguments):
        return [line for line in run(program, "check", *arguments, cwd=tmp_path).stderr.splitlines() if "Both" in line]
    cold = said("--no-cache")
    assert len(cold) == 2
    for path in ["Content/rules/stacks/same.md", "./Content/rules/stacks/same.md", rule]:
        assert len(said(path)) == 2
        assert said() == cold


def test_a_kept_check_says_what_a_new_one_says(installed, book, tmp_path):
    """After any edits: of documents, settings, shared code, synonyms, questions, files that documents show, and their times."""
    program = installed / "bin/handbook"
    guide, support = book / "Content/guides/invented.md", book / "Content/Support/Teas.swift"
    picture, settings = book / "Content/guides/tea.png", book / "Content/handbook.yml"
    synonyms, questions = book / "Content/synonyms.yml", book / "Content/questions.tsv"
    support.parent.mkdir(exist_ok=True)

    def change(path: pathlib.Path, *texts: str):
        """Writes one of these texts, none, or what is there once more."""
        text = choice([*texts, None, path.read_text() if path.exists() else None])
        if text is None:
            path.unlink(missing_ok=True)
        else:
            path.write_text(text)

    snippet = "```swift\nlet tea: Tea = favorite()\nprint(tea.name)\n```\n"
    prose = "---\ntitle: Show invented names\n---\n\n![A cup](tea.png)\n\nText.\n\n"
    edits = [
        lambda: change(guide, INVENTED, prose + snippet, prose + snippet.replace("print", "prnt"), prose),
        lambda: change(support, "struct Tea { var name = \"\" }\n", "struct Tea { var nome = \"\" }\n"),
        lambda: change(picture, "a", "b"),
        lambda: change(synonyms, "cup: stack\n", "cup: nothing that is there\n"),
        lambda: change(questions, "Which cup?\t-\tsame\n", "Which cup?\t-\tnothing-that-is-there\n"),
        lambda: settings.write_text(re.sub(r"(?m)^editorial:.*\n", "", settings.read_text().rstrip("\n") + "\n")
                                    + choice(["", "editorial: all\n"])),
    ]
    seed = int(os.environ.get("SEED", time.time_ns()))
    choice = random.Random(seed).choice
    differing = set()
    fresh = tmp_path / "cache"

    def told(cache):
        done = subprocess.run([program, "check"], cwd=book, env={**os.environ, "XDG_CACHE_HOME": str(cache)},
                              capture_output=True, text=True)
        return done.returncode, done.stderr, re.sub(r" \(\d+ from the cache\)", "", done.stdout)

    # The first edit changes what is said whatever the seed: chance may choose six edits that change nothing.
    differing.add(told(fresh))
    guide.write_text(prose + snippet.replace("print", "prnt"))
    for step in range(PROCESSES or 6):
        if step > 0:
            choice(edits)()
        shutil.rmtree(fresh, ignore_errors=True)
        new = told(fresh)
        for number in range(2):
            assert told(os.environ["XDG_CACHE_HOME"]) == new, f"SEED={seed}, step {step}, check {number}"
        differing.add(new)
    assert len(differing) > 1, f"SEED={seed} changes nothing"
