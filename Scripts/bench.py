#!/usr/bin/env python3
"""Measures the program against itself and, where it is installed, against Hugo.

    Scripts/bench.py .build/release/handbook

Every figure is a ratio of runs made side by side, and is printed on a line of its own. The times beside it are medians
in seconds of real time, which mean little on their own. `RUNS=5` makes more runs; `SIZES=54,680` builds books with so
many documents.
"""

import http.client
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


# Documents whose check is measured: of all rules, one check with a process a snippet takes a quarter of an hour.
CHECKED = 36


def run(handbook, arguments, cache):
    start = time.perf_counter()
    done = subprocess.run(
        [handbook, *arguments], env={**os.environ, "XDG_CACHE_HOME": str(cache), "CI": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"handbook {' '.join(map(str, arguments))} ended with {done.returncode}:\n{done.stderr}")
    return time.perf_counter() - start, done.stdout


def cost(command):
    """The seconds and the peak memory, in MB, of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(map(str, command))} ended with {status}:\n{errors.decode()[-2000:]}")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def copies(count, folder):
    """Writes copies of the rules, without links and ids that tie them to others. No two share any code."""
    rules = [p.read_text() for p in sorted((ROOT / "Content" / "rules").rglob("*.md")) if p.name != "_sections.md"]
    for number in range(count):
        text = re.sub(r"(?m)^(id|aliases|related|supersedes|conflicts):.*\n(?:[ -].*\n)*", "", rules[number % len(rules)])
        text = re.sub(r"(?<!!)\[([^\]]+)\]\([^)\n]*\)", r"\1", text)
        text = re.sub(r"(?m)^(```swift\b.*\n)", rf"\g<1>// {number}\n", text)
        path = folder / f"part-{number // 500}" / f"copy-{number}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


# A Hugo from a Python package is started by a script. Its binary is called directly, so that the script's start does
# not count.
HUGO = next(map(str, (ROOT / ".venv").glob("lib/*/site-packages/hugo/binaries/hugo")), shutil.which("hugo"))
HUGO_SETTINGS = """
baseURL = "https://example.com/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
[markup.highlight]
noClasses = false
"""
HUGO_PAGE = "<!doctype html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .Content }}"


class Ours:
    """The program on a book, without the check."""

    name = "ours"
    page = "rules/copy-0.html"

    def __init__(self, handbook, documents, folder):
        self.folder = folder
        self.project = folder / "ours"
        shutil.copytree(documents, self.project / "Content")
        self.edited = self.project / "Content" / "part-0" / "copy-0.md"
        self.cache = folder / "cache"
        self.options = [handbook, "--no-check", "--project", self.project]

    def forget(self):
        put_aside(self.project / "_site", self.folder)
        put_aside(self.cache, self.folder)

    def command(self, port=None):
        handbook, *options = self.options
        action = ["build"] if port is None else ["serve", "--port", str(port)]
        return ["env", f"XDG_CACHE_HOME={self.cache}", handbook, *action, *options]


class Hugo:
    """Hugo, with its highlighter, on the same documents."""

    name = "Hugo"
    page = "part-0/copy-0/"

    def __init__(self, documents, folder):
        self.folder = folder
        self.site = folder / "hugo"
        (self.site / "layouts" / "_default").mkdir(parents=True)
        (self.site / "config.toml").write_text(HUGO_SETTINGS)
        for name in ("single", "list"):
            (self.site / "layouts" / "_default" / f"{name}.html").write_text(HUGO_PAGE)
        shutil.copytree(documents, self.site / "content")
        self.edited = self.site / "content" / "part-0" / "copy-0.md"

    def forget(self):
        put_aside(self.site / "public", self.folder)

    def command(self, port=None):
        return [HUGO, "--source", self.site] if port is None else [
            HUGO, "server", "--source", self.site, "--port", str(port), "--bind", "127.0.0.1"]


def put_aside(kept, folder):
    """Moves a site or cache away instead of removing it: for minutes after files are removed, ext4 creates new ones
    more slowly."""
    if kept.exists():
        kept.rename(folder / f"before-{time.time_ns()}")


def edit(generator):
    """Adds a new word to the document, and returns it."""
    word = f"edited{time.time_ns()}"
    with generator.edited.open("a") as file:
        file.write(f"\n{word}\n")
    return word


def served(generator, runs):
    """The seconds from an edit until the page shows it, for each run."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    server = subprocess.Popen(generator.command(port), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/{generator.page}"

    def wait(text, seconds):
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            try:
                if text in urllib.request.urlopen(address, timeout=seconds).read():
                    return time.perf_counter() - start
            # Hugo's server may cut off an answer when the page changes.
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.005)
        sys.exit(f"{generator.name} does not show an edit in {seconds} s")

    try:
        wait(b"</h1>", 600)
        times = []
        for _ in range(runs):
            time.sleep(1)
            times.append(wait(edit(generator).encode(), 300))
        return times
    finally:
        server.terminate()
        server.wait()


def builds(handbook, folder, runs, sizes):
    """Builds sites of several sizes without the check, beside Hugo if it is installed."""
    for count in sizes:
        place = folder / f"book-{count}"
        copies(count, place / "documents")
        generators = [Ours(handbook, place / "documents", place)]
        if HUGO:
            generators.append(Hugo(place / "documents", place))
        times = runs if count < 10_000 else 1
        figures = {generator.name: {} for generator in generators}
        # In turn, so that other work on the machine slows all of them equally.
        for _ in range(times):
            for generator in generators:
                generator.forget()
                for step in ("cold", "nothing changed", "one edit"):
                    if step == "one edit":
                        edit(generator)
                    figures[generator.name].setdefault(step, []).append(cost(generator.command()))
        for generator in generators:
            # Unlike a build, an edit takes little time at any size: one alone would be a figure of chance.
            figures[generator.name]["edit to served page"] = [(seconds, 0) for seconds in served(generator, runs)]
        for step, ours in figures["ours"].items():
            seconds = statistics.median(second for second, _ in ours)
            line = f"{count} documents, {step}: {seconds:.3f} s"
            if step == "cold":
                line += f", {max(memory for _, memory in ours):.0f} MB"
            if "Hugo" in figures:
                theirs = statistics.median(second for second, _ in figures["Hugo"][step])
                line += f"; Hugo {theirs:.3f} s; ratio {seconds / theirs:.2f}"
            print(line, flush=True)
        shutil.rmtree(place)


def shards(check, runs):
    """What dividing a check costs: the time of all parts, one after the other, against that of the whole."""
    totals = {}
    for count in (1, 2, 4):
        parts = []
        for _ in range(runs):
            # Results of the book are removed before each part, as if each part had its own machine.
            parts.append([check("--shard", f"{number}/{count}") for number in range(1, count + 1)])
        totals[count] = statistics.median(map(sum, parts))
        print(f"check in {count} part{'s' if count > 1 else ''}: {totals[count]:.2f} s in all, "
              f"{statistics.median(map(max, parts)):.2f} s the longest; "
              f"{totals[count] / totals[1]:.2f}x the work", flush=True)


def alternate(first, second, runs):
    """The medians of two measurements taken in turn, and the median of the ratios of the pairs."""
    pairs = [(first(), second()) for _ in range(runs)]
    a, b = zip(*pairs)
    return statistics.median(a), statistics.median(b), statistics.median(y / x for x, y in pairs)


def main():
    handbook = str(Path(sys.argv[1]).resolve())
    runs = int(os.environ.get("RUNS", "3"))
    sizes = [int(size) for size in os.environ.get("SIZES", "54,680,10000").split(",")]
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        content = folder / "project" / "Content"
        copies(CHECKED, content)
        project = ["--project", str(content.parent)]

        def check(*options, warm=None):
            cache = warm or folder / "cold"
            if warm is None:
                # Removes the results of the book, but not what the compiler and the program keep of the modules.
                shutil.rmtree(cache / "handbook", ignore_errors=True)
            return run(handbook, ["check", *project, *options], cache)[0]

        check()  # So that what is kept of the modules is there for both sides.
        shared, alone, ratio = alternate(check, lambda: check("--files-per-process", "1", "--snippets-per-program", "1"), runs)
        print(f"cold check, shared compiler processes: {shared:.2f} s; one process a snippet: {alone:.2f} s; "
              f"{ratio:.1f}x")

        warm = folder / "warm"
        check(warm=warm)
        cold, unchanged, _ = alternate(check, lambda: check(warm=warm), runs)
        print(f"no change: {unchanged:.3f} s against {cold:.2f} s cold; {cold / unchanged:.0f}x")

        # The cache has the compilations but not the runs, so only scenarios are left to do.
        compiled = folder / "compiled"
        fenced = {path: path.read_text() for path in content.rglob("*.md")}
        for path, text in fenced.items():
            path.write_text(re.sub(r"(?ms)^```scenario\b[^\n]*\n.*?^```\n", "", text))
        check(warm=compiled)
        for path, text in fenced.items():
            path.write_text(text)

        # Only results are put back: the compiler's own cache beside them depends on its path.
        kept = folder / "kept"
        shutil.copytree(compiled / "handbook", kept)

        def scenarios(*options):
            shutil.rmtree(compiled / "handbook")
            shutil.copytree(kept, compiled / "handbook")
            return check(*options, warm=compiled)

        shared, alone, ratio = alternate(scenarios, lambda: scenarios("--snippets-per-program", "1"), runs)
        again = statistics.median(check(warm=compiled) for _ in range(runs))
        count = sum(len(re.findall(r"(?m)^```scenario\b", text)) for text in fenced.values())
        print(f"{count} scenarios, each also on the code of the other side: {shared:.2f} s in shared programs; "
              f"{alone:.2f} s with a program a snippet; {ratio:.1f}x; from the cache {again:.3f} s; {shared / again:.0f}x")

        # A fence without a scenario after it, and one with a scenario.
        for name, fence in (("", r"```swift\n((?!```).*\n)+```\n(?!\n```scenario)"),
                            (" with a scenario", r"```swift\n((?!```).*\n)+```\n\n```scenario")):
            edited = next(p for p in sorted(content.rglob("*.md")) if re.search(fence, p.read_text()))
            original = edited.read_text()
            place = re.search(fence, original).start() + len("```swift\n")

            def edit():
                code = f"private enum Edited{time.time_ns()} {{}}\n"
                edited.write_text(original[:place] + code + original[place:])
                return check(warm=warm)

            cold, one, _ = alternate(check, edit, runs)
            edited.write_text(original)
            print(f"one snippet{name} edited: {one:.2f} s against {cold:.2f} s cold; {cold / one:.0f}x")

        hundred = folder / "hundred"
        hundred.mkdir()
        documents = sorted(content.rglob("*.md"))
        for number in range(100):
            text = documents[number % len(documents)].read_text()
            (hundred / f"copy-{number}.md").write_text(text)
        run(handbook, ["check", str(hundred)], warm)
        times = [run(handbook, ["check", str(hundred)], warm)[0] for _ in range(runs)]
        print(f"no-change check of 100 documents: {statistics.median(times):.3f} s")

        shards(check, runs)
        builds(handbook, folder, runs, sizes)


if __name__ == "__main__":
    main()
