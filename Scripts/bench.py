#!/usr/bin/env python3
"""Measures the program against itself: every figure is a ratio of runs made side by side.

    Scripts/bench.py .build/release/handbook

Prints one line a figure. Times are wall-clock medians in seconds and mean little on their own.
"""

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(handbook, arguments, cache):
    start = time.perf_counter()
    done = subprocess.run(
        [handbook, *arguments], env={**os.environ, "XDG_CACHE_HOME": str(cache), "CI": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"handbook {' '.join(map(str, arguments))} ended with {done.returncode}:\n{done.stderr}")
    return time.perf_counter() - start, done.stdout


def cost(command):
    """Seconds and peak memory in MB of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(map(str, command))} ended with {status}:\n{errors.decode()[-2000:]}")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def copies(count, folder):
    """That many documents made of the rules, without what ties them to others."""
    rules = [p.read_text() for p in sorted((ROOT / "Content" / "rules").rglob("*.md")) if p.name != "_sections.md"]
    for number in range(count):
        text = re.sub(r"(?m)^(id|aliases|related|supersedes|conflicts):.*\n(?:[ -].*\n)*", "", rules[number % len(rules)])
        text = re.sub(r"(?<!!)\[([^\]]+)\]\([^)\n]*\)", r"\1", text)
        path = folder / f"part-{number // 500}" / f"copy-{number}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


HUGO = """
baseURL = "https://example.com/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
[markup.highlight]
noClasses = false
"""
HUGO_PAGE = "<!doctype html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .Content }}"


def large(handbook, folder):
    """Builds without check; beside Hugo with its highlighter, where it is installed."""
    times = {}
    for count in (1_000, 10_000):
        project = folder / f"large-{count}"
        copies(count, project / "Content")
        times[count], memory = cost([handbook, "build", "--no-check", "--project", project])
    print(f"build of 10,000 documents without check: {times[10_000]:.1f} s, {memory:.0f} MB; "
          f"{times[10_000] / times[1_000]:.1f}x the time of 1,000")
    if shutil.which("hugo"):
        site = folder / "hugo"
        (site / "layouts" / "_default").mkdir(parents=True)
        (site / "config.toml").write_text(HUGO)
        for name in ("single", "list"):
            (site / "layouts" / "_default" / f"{name}.html").write_text(HUGO_PAGE)
        (project / "Content").rename(site / "content")
        seconds, megabytes = cost(["hugo", "--source", site])
        print(f"Hugo on the same: {seconds:.1f} s, {megabytes:.0f} MB; {seconds / times[10_000]:.1f}x")


def alternate(first, second, runs):
    """Medians of two measurements taken in turn, and of their ratios pair by pair."""
    pairs = [(first(), second()) for _ in range(runs)]
    a, b = zip(*pairs)
    return statistics.median(a), statistics.median(b), statistics.median(y / x for x, y in pairs)


def main():
    handbook = str(Path(sys.argv[1]).resolve())
    runs = int(os.environ.get("RUNS", "3"))
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        content = folder / "project" / "Content"
        shutil.copytree(ROOT / "Content", content)
        project = ["--project", str(content.parent)]

        def check(*options, warm=None):
            cache = warm or folder / "cold"
            if warm is None:
                # What is kept of the book; what the compiler and the program keep of the modules stays.
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

        # What compiled is in the cache, what ran is not: only scenarios are left to do.
        compiled = folder / "compiled"
        fenced = {path: path.read_text() for path in content.rglob("*.md")}
        for path, text in fenced.items():
            path.write_text(re.sub(r"(?ms)^```scenario\b[^\n]*\n.*?^```\n", "", text))
        check(warm=compiled)
        for path, text in fenced.items():
            path.write_text(text)

        # Only results are put back: the compiler's own cache beside them knows where it stands.
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

        # A fence that no scenario follows, and one that a scenario does.
        for name, fence in (("", r"```swift\n((?!```).*\n)+```\n(?!\n```scenario)"),
                            (" with a scenario", r"```swift\n((?!```).*\n)+```\n\n```scenario")):
            edited = next(p for p in sorted((content / "rules").rglob("*.md")) if re.search(fence, p.read_text()))
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

        large(handbook, folder)


if __name__ == "__main__":
    main()
