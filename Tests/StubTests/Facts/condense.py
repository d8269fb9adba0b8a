#!/usr/bin/env python3
"""Condenses lists of SwiftUI's declarations into `swiftui.tsv`: names, argument labels, first iOS version.

usage: condense.py SYMBOLS.tsv DECLARATIONS.md... > swiftui.tsv

SYMBOLS.tsv has the columns name, kind, ios_introduced; DECLARATIONS.md have one declaration a line, with
`// iOS N.N` behind it. Rows of the result: kind, name, version ("" where iOS lacks it).
"""
import re
import sys

KINDS = {
    "struct": "type", "class": "type", "enum": "type", "protocol": "type", "actor": "type",
    "property-wrapper": "type", "result-builder": "type", "typealias": "type", "macro": "macro",
    "func": "func", "view-modifier": "modifier", "scene-modifier": "modifier",
    "environment-key": "environment", "static-member": "static", "enum-case": "static",
}


def labels(declaration):
    """`name(a:_:)` of a function declaration, or None where it is none."""
    found = re.search(r"\bfunc (\w+)", declaration)
    if not found:
        return None
    start = declaration.index("(", skip_generics(declaration, found.end()))
    depth, part, parts = 0, "", []
    for index in range(start, len(declaration)):
        character = declaration[index]
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and declaration[index - 1] != "-"):
            depth -= 1
            if depth == 0:
                break
        if character == "," and depth == 1:
            parts.append(part)
            part = ""
        elif index > start:
            part += character
    parts = [p for p in parts + [part] if p.strip()]
    names = [re.sub(r"@\w+(\([^)]*\))?(<[^>]*>)?\s*", "", p).split()[0].rstrip(":") for p in parts]
    return found.group(1) + "(" + "".join(name + ":" for name in names) + ")"


def skip_generics(text, index):
    """The index after `<…>`, if there is one."""
    if text[index] != "<":
        return index
    depth = 0
    for index in range(index, len(text)):
        depth += {"<": 1, ">": -1}.get(text[index], 0)
        if depth == 0:
            return index + 1
    return index


def main(symbols, declarations):
    rows = {}
    for line in open(symbols, encoding="utf-8"):
        fields = line.rstrip("\n").split("\t")
        if line.startswith("#") or len(fields) < 3:
            continue
        kind = KINDS.get(fields[1]) or ("type" if fields[1].startswith("nested-") else None)
        if fields[1].startswith("modifier:"):
            kind = "member"
        if kind:
            key = (kind, fields[0])
            rows[key] = min(filter(None, [rows.get(key), fields[2]]), key=version, default="")
    for path in declarations:
        for line in open(path, encoding="utf-8"):
            comment = re.search(r"// iOS (\d+\.\d+)", line)
            if not comment or not re.match(r"(@MainActor )?(nonisolated )?func ", line):
                continue
            key = ("labels", labels(line[: comment.start()]))
            rows[key] = min(filter(None, [rows.get(key), comment.group(1)]), key=version)
    for (kind, name), introduced in sorted(rows.items()):
        print(kind, name, introduced, sep="\t")


def version(text):
    return [int(part) for part in text.split(".")]


main(sys.argv[1], sys.argv[2:])
