"""Makes a large handbook from a small one, to measure sizes and times.

Copies must differ as much as rules do; otherwise their search index would compress better than a real one. So in the
front matter every other word is replaced by another of the handbook's words, and each copy has words that no other has.
Their number is that of longer texts: a vocabulary grows with the square root of the length.
"""

import csv
import pathlib
import random
import re

SYLLABLES = [c + v for c in "bcdfglmnprstvz" for v in ("a", "e", "i", "o", "u", "an", "er", "is")]
WORD = re.compile(r"\b[a-z]{4,}\b(?!:)")
# Lines whose words must not be replaced: they have a fixed meaning.
FIXED = re.compile(r"```|[a-z]\w*:$|(impact|status|since|until|swift|sources):|  - title:|    url:")
# Keys with ids of other documents are left out, as a copy does not have these beside it.
REFERENCES = re.compile(r"(?m)^(id|aliases|related|supersedes|conflicts):.*\n(?:[ -].*\n)*")
LINKS = re.compile(r"(?<!!)\[([^\]]+)\]\([^)]*\)")


def multiply(content: pathlib.Path, count: int, folder: pathlib.Path, new_words: int = 15):
    """Writes that many rules to a content folder, the first of them as they are, with the glossary, the synonyms, and as
    many questions a rule as the handbook has."""
    paths = sorted((content / "rules").rglob("*.md"))
    sources = [path.read_text("utf-8") for path in paths]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "synonyms.yml").write_bytes((content / "synonyms.yml").read_bytes())
    for path in (content / "glossary").glob("*.md"):
        (folder / "glossary").mkdir(exist_ok=True)
        (folder / "glossary" / path.name).write_text(LINKS.sub(r"\1", path.read_text("utf-8")), "utf-8")
    words = sorted(set(WORD.findall("\n".join(sources))))
    chance = random.Random(18)
    with open(content / "questions.tsv", encoding="utf-8", newline="") as file:
        asked = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    questions = {path.stem: [row["question"] for row in asked if path.stem in row["pages"].split()] for path in paths}
    lines = []
    for number in range(count):
        text = LINKS.sub(r"\1", REFERENCES.sub("", sources[number % len(sources)]))
        new = {}
        if number >= len(sources):
            _, head, body = text.split("---\n", 2)
            new = {word: "".join(chance.choices(SYLLABLES, k=chance.randint(2, 4)))
                   for word in chance.sample(sorted(set(WORD.findall(body))), new_words)}
            head = changed(head, lambda word: new.get(word) or chance.choice((word, chance.choice(words))))
            text = f"---\n{head}---\n{changed(body, lambda word: new.get(word, word))}"
        path = folder / f"rules/part-{number // 100}" / f"copy-{number}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        for question in questions[paths[number % len(sources)].stem]:
            if new:
                question = changed(question, lambda word: new.get(word) or chance.choice((word, chance.choice(words))))
            lines.append(f"{question}\t-\t{path.stem}\n")
    (folder / "questions.tsv").write_text("".join(lines), "utf-8")


def changed(text: str, word) -> str:
    lines = [line if FIXED.match(line) else WORD.sub(lambda match: word(match[0]), line) for line in text.split("\n")]
    return "\n".join(lines)
