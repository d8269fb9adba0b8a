#!/usr/bin/env python3
"""Write copies of rule documents, each with one mistake in its use of SwiftUI.

    seed_mistakes.py DOCS OUT [--count N] [--random SEED] [--only FILE] [--report JSON] [--kinds a,b]

DOCS   a Markdown file or a folder of them
OUT    receives 0001.md, 0002.md … and mistakes.tsv (file, line, kind, before, after, origin);
       it must not exist, or be a folder this program wrote

The mistakes are those a person or a language model makes from memory: a misspelt name, a binding
without `$`, a literal of the wrong type. Names come from swiftui_names.txt, so that what is broken is
SwiftUI's and not the example's own. Comments and string contents are never touched. With --report
(the output of `handbook check --format json DOCS`) only snippets that passed are used: what does not
compile anyway shows nothing. The same arguments give the same bytes.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import sys

NAMES = {}
for _line in (pathlib.Path(__file__).parent / "swiftui_names.txt").read_text().splitlines():
    if _line and not _line.startswith("#"):
        _kind, _, _names = _line.partition(": ")
        NAMES[_kind] = set(_names.split())
ALL_NAMES = {name for names in NAMES.values() for name in names}

FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})swift(?:[ \t]+([^\n`]*))?$")
# A call of an app's own function may well take these; SwiftUI's below never do.
EXTRA = "animated: true"
# Calls that take no such argument in any overload, whatever else they are given.
EXTRA_ARGUMENT_CALLS = NAMES["modifier"] - {"alert", "background", "overlay"}

# Literal arguments whose type is fixed by every overload: the call up to the literal, and a wrong one.
LITERALS = [
    (r"\.(?:opacity|blur|zIndex|brightness)\(", r"\d[\d.]*", '"high"'),
    (r"\.padding\(", r"\d[\d.]*", '"wide"'),
    (r"\.(?:cornerRadius|lineLimit|lineSpacing)\(", r"\d[\d.]*", '"large"'),
    (r"\.(?:disabled|navigationBarBackButtonHidden)\(", r"true|false", '"yes"'),
    (r"\.interactiveDismissDisabled\(", r"true|false", '"yes"'),
    (r"\.(?:frame)\((?:width|height): ", r"\d[\d.]*", '"full"'),
    (r"\b[HV]Stack\((?:alignment: \.\w+, )?spacing: ", r"\d[\d.]*", '"wide"'),
    (r"\bLazy[HV]Stack\((?:alignment: \.\w+, )?spacing: ", r"\d[\d.]*", '"wide"'),
    (r"\bImage\(systemName: ", r'"[^"\n\\]*"', "42"),
    (r"\b(?:Text|Label|Toggle|TextField|SecureField|Section|Picker)\(", r'"[^"\n\\]*"', "42"),
    (r"\bButton\(", r'"[^"\n\\]*"', "42"),
    (r"\bLabel\([^()\n]*, systemImage: ", r'"[^"\n\\]*"', "true"),
    (r"\.navigationTitle\(", r'"[^"\n\\]*"', "42"),
    (r"\bRoundedRectangle\(cornerRadius: ", r"\d[\d.]*", '"round"'),
]

# Labels that name a Binding wherever SwiftUI has them.
BINDING_LABELS = {"isPresented", "isOn", "path", "text", "selection", "item", "isExpanded", "columnVisibility"}

# Values of known type in a snippet, and members people invent for them.
METHODS = [
    (r"\b(?:var|let) (\w+)(?:: NavigationPath)? = NavigationPath\(", [
        ("append", "push"), ("removeLast", "pop"), ("removeLast", "popLast"), ("count", "size"),
        ("isEmpty", "isRoot"), ("append", "navigate"),
    ]),
    (r"\bScrollViewReader \{ (\w+) in", [("scrollTo", "scrollToItem"), ("scrollTo", "jump")]),
    (r"\bGeometryReader \{ (\w+) in", [("size", "bounds"), ("size", "dimensions")]),
]


def masked(code):
    """The code with comments and string contents blanked, the same length; quotes stay."""
    out = list(code)
    i, n = 0, len(code)

    def blank(start, end):
        for k in range(start, min(end, n)):
            if out[k] != "\n":
                out[k] = " "

    while i < n:
        if code.startswith("//", i):
            end = code.find("\n", i)
            end = n if end < 0 else end
            blank(i, end)
            i = end
        elif code.startswith("/*", i):
            depth, k = 1, i + 2
            while k < n and depth:
                if code.startswith("/*", k):
                    depth, k = depth + 1, k + 2
                elif code.startswith("*/", k):
                    depth, k = depth - 1, k + 2
                else:
                    k += 1
            blank(i, k)
            i = k
        elif code[i] == '"' or (code[i] == "#" and re.match(r'#+"', code[i:])):
            hashes = re.match(r"#*", code[i:]).group()
            quote = '"""' if code.startswith('"""', i + len(hashes)) else '"'
            k = i + len(hashes) + len(quote)
            close = quote + hashes
            escape = "\\" + hashes
            depth = 0  # parentheses of an interpolation; its quotes do not end the string
            while k < n:
                if depth == 0 and code.startswith(close, k):
                    break
                if code.startswith(escape + "(", k):
                    depth += 1
                    k += len(escape) + 1
                elif depth and code[k] in "()":
                    depth += 1 if code[k] == "(" else -1
                    k += 1
                elif depth == 0 and code.startswith(escape, k):
                    k += len(escape) + 1
                elif quote == '"' and code[k] == "\n":
                    break
                else:
                    k += 1
            blank(i + len(hashes) + len(quote), k)
            i = k + len(close)
        else:
            i += 1
    return "".join(out)


def misspelt(word, rng, taken):
    """A slip of the pen: a letter lost, doubled or swapped; never the first, never a known name."""
    for _ in range(20):
        i = rng.randrange(1, len(word) - 1)
        kind = rng.randrange(3)
        if kind == 0:
            slip = word[:i] + word[i + 1:]
        elif kind == 1:
            slip = word[:i] + word[i] + word[i:]
        else:
            slip = word[:i] + word[i + 1] + word[i] + word[i + 2:]
        if slip != word and slip not in taken and slip not in ALL_NAMES:
            return slip
    return None


def closing(mask, opening):
    """Index of the parenthesis that closes the one at `opening`, or None."""
    depth = 0
    for i in range(opening, len(mask)):
        if mask[i] in "([{":
            depth += 1
        elif mask[i] in ")]}":
            depth -= 1
            if depth == 0:
                return i
    return None


def own_labels(mask, opening):
    """(start, label) of the argument labels of the call whose `(` is at `opening`."""
    depth, labels = 0, []
    for i in range(opening, len(mask)):
        if mask[i] in "([{":
            depth += 1
        elif mask[i] in ")]}":
            depth -= 1
            if depth == 0:
                break
        if depth == 1 and mask[i] in "(,":
            m = re.match(r"[(,]\s*([a-z]\w+):", mask[i:])
            if m:
                labels.append((i + m.start(1), m.group(1)))
    return labels


def modifier_calls(mask, declared):
    """Starts and names of `.name(` or `.name {` applied to a view: after `)`, `}` or at a chain's line."""
    for m in re.finditer(r"\.([a-z]\w+)(?=[ ]*[({])", mask):
        if m.group(1) not in NAMES["modifier"] or m.group(1) in declared:
            continue
        before = mask[:m.start()].rstrip()
        if before and before[-1] in ")}":
            yield m.start(1), m.group(1)


def type_calls(mask, declared):
    for m in re.finditer(r"(?<![\w.@#])([A-Z]\w+)(?=[ ]*[({])", mask):
        if m.group(1) in NAMES["type"] and m.group(1) not in declared:
            yield m.start(1), m.group(1)


def candidates(code, rng):
    """All mistakes that could be made in a snippet: (kind, start, end, replacement)."""
    mask = masked(code)
    words = set(re.findall(r"\w+", mask))
    declared = set(re.findall(
        r"\b(?:func|struct|class|enum|actor|protocol|typealias|var|let|case|macro)\s+`?(\w+)", mask))
    found = []

    def add(kind, start, end, text):
        if text is not None and code[start:end] != text:
            found.append((kind, start, end, text))

    modifiers = list(modifier_calls(mask, declared))
    types = list(type_calls(mask, declared))
    for start, name in modifiers:
        if len(name) >= 4:
            add("modifier", start, start + len(name), misspelt(name, rng, words))
    for start, name in types:
        if len(name) >= 4:
            add("type", start, start + len(name), misspelt(name, rng, words))
    for m in re.finditer(r"@([A-Z]\w+)", mask):
        if m.group(1) in NAMES["wrapper"] and len(m.group(1)) >= 5:
            add("wrapper", m.start(1), m.end(1), misspelt(m.group(1), rng, words))
    for m in re.finditer(r"@Environment\(\\\.(\w+)|\.environment\(\\\.(\w+)", mask):
        name = m.group(1) or m.group(2)
        if name in NAMES["environment"] and name not in declared:
            start = m.end() - len(name)
            add("environment-key", start, m.end(), misspelt(name, rng, words))

    # A binding loses its `$` only where the snippet declares what it binds: else no reader could know.
    stored = set(re.findall(
        r"@(?:State|Binding|AppStorage|SceneStorage|FocusState)\b(?:\([^)\n]*\))?\s+(?:private )?var (\w+)",
        mask))
    for start, name in modifiers + types:
        opening = re.compile(r"[ ]*\(").match(mask, start + len(name))
        if not opening:
            continue
        opening = opening.end() - 1
        for at, label in own_labels(mask, opening):
            if len(label) >= 4:
                add("label", at, at + len(label), misspelt(label, rng, words))
            bound = re.compile(r":\s*(\$)(\w+)\b(?!\.)").match(mask, at + len(label))
            if label in BINDING_LABELS and bound and bound.group(2) in stored:
                add("binding", bound.start(1), bound.end(1), "")
        end = closing(mask, opening)
        if end is None or "\n" in mask[opening:end] or "{" in mask[opening:end]:
            continue
        if name in EXTRA_ARGUMENT_CALLS:
            inner = mask[opening + 1:end].strip()
            add("extra-argument", end, end, f", {EXTRA}" if inner else EXTRA)

    for before, literal, wrong in LITERALS:
        # Strings are blank in the mask, so match in the code and ask the mask whether it is code.
        for m in re.finditer(f"({before})({literal})(?=[,)])", code):
            head = re.match(r"\.?\w+", m.group(1)).group()
            if mask.startswith(head, m.start()) and not declared & {head.strip(".")}:
                add("literal", m.start(2), m.end(2), wrong)

    for m in re.finditer(
        r"(?:\.navigationDestination\(for: |\.dropDestination\(for: |\.modelContainer\(for: "
        r"|@Environment\(|\.onPreferenceChange\()(?:\w+\.)*\w+(\.self)\b", mask):
        add("metatype", m.start(1), m.end(1), "")

    for pattern, members in METHODS:
        values = collections.Counter(m.group(1) for m in re.finditer(pattern, mask))
        for value in sorted(values):
            # Another declaration of the name may be of another type, which has the member.
            if len(re.findall(r"\b(?:var|let) %s\b|\{ %s in|\b%s: [A-Z\[]" % ((value,) * 3), mask)) \
                    > values[value]:
                continue
            for real, invented in members:
                for m in re.finditer(r"(?<![\w$])(?<!\.)(?:self\.)?%s\.(%s)\b" % (value, real), mask):
                    add("method", m.start(1), m.end(1), invented)
    for value in re.findall(r"@Environment\(\\\.(?:dismiss)\)\s+(?:private )?var (\w+)", mask):
        for m in re.finditer(r"(?<![\w.$])%s(\(\))" % value, mask):
            add("method", m.start(1), m.end(1), ".pop()")
    return found


def snippets(text):
    """(first code line 1-based, start, end) of every checked Swift fence of a document."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    i = 0
    while i < len(lines):
        m = FENCE.match(lines[i].rstrip("\r"))
        if not m:
            i += 1
            continue
        info = m.group(3) or ""
        j = i + 1
        while j < len(lines) and not re.match(r"^[ \t]*" + re.escape(m.group(2)) + r"[`~]*[ \t\r]*$", lines[j]):
            j += 1
        code = text[starts[i + 1]:starts[j]] if j < len(lines) else ""
        if code and not re.search(r"unchecked|fails=", info) and not re.search(r"expected-error|#if\b", code):
            yield i + 2, starts[i + 1], starts[j]
        i = j + 1


def passed_snippets(report):
    """{file name as reported: lines of the fences or first code lines that passed}."""
    result = collections.defaultdict(set)
    for s in json.loads(pathlib.Path(report).read_text())["snippets"]:
        if s["status"] == "passed":
            result[s["file"]].add(s["line"])
    return result


def reported_lines(passed, path):
    """Lines that passed in the document, its name in the report being any tail of its path."""
    parts = path.resolve().parts
    for k in range(len(parts)):
        name = "/".join(parts[k:])
        if name in passed:
            return passed[name]
    return passed.get(str(path.resolve()), set())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("docs", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--random", type=int, default=1, metavar="SEED")
    parser.add_argument("--only", type=pathlib.Path, help="list of documents, relative to DOCS' parent")
    parser.add_argument("--report", type=pathlib.Path, help="check report: use snippets that passed")
    parser.add_argument("--kinds", help="comma-separated kinds; default all")
    options = parser.parse_args()

    root = options.docs
    files = [root] if root.is_file() else sorted(root.rglob("*.md"))
    if options.only:
        wanted = set(options.only.read_text().split("\n"))
        files = [f for f in files if str(f.relative_to(root.parent)) in wanted]
    passed = passed_snippets(options.report) if options.report else None

    rng = random.Random(options.random)
    by_kind = collections.defaultdict(list)
    for file in files:
        # Bytes decoded by hand: text mode would turn CRLF into LF and the copy would differ elsewhere too.
        text = file.read_bytes().decode("utf-8", "replace")
        lines = reported_lines(passed, file) if passed is not None else None
        for line, start, end in snippets(text):
            if lines is not None and line not in lines and line - 1 not in lines:
                continue
            for kind, a, b, new in candidates(text[start:end], rng):
                by_kind[kind].append((file, start + a, start + b, new))
    kinds = sorted(by_kind)
    if options.kinds:
        kinds = [k for k in kinds if k in options.kinds.split(",")]
    if not kinds:
        sys.exit("no place for a mistake in these documents")

    # Kinds in turn, so that a rare one counts as much as a common one.
    for kind in kinds:
        rng.shuffle(by_kind[kind])
    chosen, used = [], set()
    while len(chosen) < options.count and any(by_kind[k] for k in kinds):
        for kind in kinds:
            while by_kind[kind]:
                item = by_kind[kind].pop()
                if item[:3] not in used:
                    used.add(item[:3])
                    chosen.append((kind, *item))
                    break
            if len(chosen) == options.count:
                break

    if options.out.exists():
        if not (options.out / "mistakes.tsv").exists():
            sys.exit(f"{options.out} exists and was not written by this program")
        shutil.rmtree(options.out)
    options.out.mkdir(parents=True)
    rows = ["file\tline\tkind\tbefore\tafter\torigin"]
    for number, (kind, file, a, b, new) in enumerate(chosen, 1):
        text = file.read_bytes().decode("utf-8", "replace")
        broken = text[:a] + new + text[b:]
        name = f"{number:04}.md"
        (options.out / name).write_bytes(broken.encode("utf-8"))
        line_start = text.rfind("\n", 0, a) + 1
        line_end = text.find("\n", a)
        before = text[line_start:line_end].strip()
        after = broken[line_start:broken.find("\n", a)].strip()
        rows.append("\t".join([name, str(text.count("\n", 0, a) + 1), kind, before.replace("\t", " "),
                               after.replace("\t", " "), str(file.relative_to(root.parent))]))
    (options.out / "mistakes.tsv").write_text("\n".join(rows) + "\n")
    counts = collections.Counter(kind for kind, *_ in chosen)
    print(f"{len(chosen)} mistakes: " + ", ".join(f"{counts[k]} {k}" for k in kinds))


if __name__ == "__main__":
    main()
