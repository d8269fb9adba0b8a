#!/usr/bin/env python3
"""Measure the snippet check on a collection of rule documents.

    measure.py HANDBOOK DOCS [--subset NAME=LIST …] [--list] [--option=--no-cache]
    measure.py HANDBOOK --seeded OUT [--list]

First form: how many Swift snippets of sound documents pass as they are, overall and for the documents
named in LIST (paths relative to DOCS' parent, one a line). Second form: how many of the mistakes
written by seed_mistakes.py are reported, at the right line. --list prints what failed or was missed.
`unchecked` snippets and expected failures of the documents' own making are left out of the shares.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import time


def check(handbook, path, save=None, extra=()):
    """The report of `handbook check --format json`, and the seconds it took by the wall clock."""
    started = time.monotonic()
    run = subprocess.run([handbook, "check", "--format", "json", *extra, str(path)],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    seconds = time.monotonic() - started
    if run.returncode not in (0, 1):
        sys.exit(f"handbook exited with {run.returncode}:\n{run.stderr.decode()[-2000:]}")
    if save:
        save.write_bytes(run.stdout)
    return json.loads(run.stdout), seconds


def share(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "0 of 0"


def same_file(reported, listed):
    """Whether two paths name one file, either being a tail of the other."""
    a, b = reported.split("/"), listed.split("/")
    n = min(len(a), len(b))
    return a[-n:] == b[-n:]


def matching(reported, listed):
    """The reported files that are in the list, found by their tails."""
    by_name = collections.defaultdict(list)
    for path in listed:
        by_name[path.split("/")[-1]].append(path)
    return {f for f in reported if any(same_file(f, p) for p in by_name[f.split("/")[-1]])}


def print_sound(name, snippets, documents):
    status = collections.Counter(s["status"] for s in snippets)
    checked = sum(status[s] for s in ("passed", "failed", "unverified"))
    print(f"{name}: {documents} documents, {len(snippets)} snippets, {status['unchecked']} unchecked, "
          f"{status['expected-failure']} expected failures")
    for key in ("passed", "failed", "unverified"):
        print(f"  {key:<11}{share(status[key], checked)}")
    for role in ("incorrect", "correct", "other"):
        of_role = collections.Counter(s["status"] for s in snippets if s["role"] == role)
        whole = sum(of_role[s] for s in ("passed", "failed", "unverified"))
        print(f"  {role:<11}{share(of_role['passed'], whole)} passed, {of_role['failed']} failed, "
              f"{of_role['unverified']} unverified")


def measure_sound(options):
    report, seconds = check(options.handbook, options.docs, options.save, options.option)
    snippets = report["snippets"]
    files = {s["file"] for s in snippets}
    print_sound("all", snippets, len(files))
    for subset in options.subset:
        name, _, path = subset.partition("=")
        wanted = matching(files, [p for p in pathlib.Path(path).read_text().split("\n") if p])
        print_sound(name, [s for s in snippets if s["file"] in wanted], len(wanted))
    print(f"{seconds:.1f} s")
    ids = collections.Counter(d["id"] for d in report["diagnostics"])
    print("diagnostics: " + ", ".join(f"{count} {id}" for id, count in ids.most_common(20)))
    if options.list:
        for d in report["diagnostics"]:
            if d["severity"] == "error":
                print(f"{d['file']}:{d['line']}:{d['column']}: {d['id']}: {d['message']}")


def measure_seeded(options):
    report, seconds = check(options.handbook, options.seeded, options.save, options.option)
    errors = collections.defaultdict(list)
    for d in report["diagnostics"]:
        if d["severity"] == "error":
            errors[pathlib.PurePath(d["file"]).name].append(d)
    snippets = collections.defaultdict(list)
    for s in report["snippets"]:
        snippets[pathlib.PurePath(s["file"]).name].append(s)

    outcomes = collections.defaultdict(collections.Counter)
    missed = []
    rows = [line.split("\t") for line in (options.seeded / "mistakes.tsv").read_text().split("\n")[1:] if line]
    for file, line, kind, before, after, origin in rows:
        line = int(line)
        # The snippet the mistake is in: the last to begin at or before its line.
        inside = max((s for s in snippets[file] if s["line"] <= line), key=lambda s: s["line"], default=None)
        following = min((s["line"] for s in snippets[file] if s["line"] > line), default=10**9)
        here = [d for d in errors[file] if d["line"] <= line <= max(d.get("endLine") or 0, d["line"])]
        near = [d for d in errors[file] if inside and inside["line"] <= d["line"] < following]
        if here:
            outcome = "reported"
        elif inside and inside["status"] == "unverified":
            outcome = "unverified"
        elif near:
            outcome = "elsewhere"
        else:
            outcome = "missed"
        outcomes[kind][outcome] += 1
        if outcome != "reported":
            what = f" [{near[0]['line']}: {near[0]['message']}]" if near else ""
            missed.append(f"{outcome:<11}{kind:<16}{file}:{line} {after}{what} <{origin}>")

    total = sum(outcomes.values(), collections.Counter())
    columns = ("reported", "elsewhere", "unverified", "missed")
    print(f"{'kind':<18}" + "".join(f"{c:>12}" for c in columns))
    for kind in sorted(outcomes):
        print(f"{kind:<18}" + "".join(f"{outcomes[kind][c]:>12}" for c in columns))
    whole = sum(total.values())
    print(f"at the line {share(total['reported'], whole)}; elsewhere in the snippet {total['elsewhere']}; "
          f"unverified {total['unverified']}; missed {total['missed']}")
    print(f"without the unverified: at the line {share(total['reported'], whole - total['unverified'])}")
    print(f"{seconds:.1f} s")
    if options.list:
        print("\n".join(missed))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("handbook")
    parser.add_argument("docs", type=pathlib.Path, nargs="?")
    parser.add_argument("--seeded", type=pathlib.Path, metavar="OUT", help="folder of seed_mistakes.py")
    parser.add_argument("--subset", action="append", default=[], metavar="NAME=LIST")
    parser.add_argument("--list", action="store_true", help="print every failure or miss")
    parser.add_argument("--save", type=pathlib.Path, metavar="FILE", help="keep the JSON report")
    parser.add_argument("--option", action="append", default=[], 
                        help="passed to handbook check, e.g. --option=--no-cache")
    options = parser.parse_args()
    if options.seeded:
        measure_seeded(options)
    elif options.docs:
        measure_sound(options)
    else:
        parser.error("DOCS or --seeded OUT is needed")


if __name__ == "__main__":
    main()
