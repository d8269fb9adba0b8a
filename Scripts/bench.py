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
                shutil.rmtree(cache, ignore_errors=True)
            return run(handbook, ["check", *project, *options], cache)[0]

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
            path.write_text(re.sub(r"(?ms)^```scenario\n.*?^```\n", "", text))
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
        count = sum(text.count("\n```scenario\n") for text in fenced.values())
        print(f"{count} scenarios, each also on the code of the other side: {shared:.2f} s in shared programs; "
              f"{alone:.2f} s with a program a snippet; {ratio:.1f}x; from the cache {again:.3f} s; {shared / again:.0f}x")

        edited = next(p for p in sorted(content.rglob("*.md")) if "```swift\n" in p.read_text())
        original = edited.read_text()

        def edit():
            edited.write_text(original.replace("```swift\n", f"```swift\n// {time.time()}\n", 1))
            return check(warm=warm)

        cold, one, _ = alternate(check, edit, runs)
        edited.write_text(original)
        print(f"one snippet edited: {one:.2f} s against {cold:.2f} s cold; {cold / one:.0f}x")

        hundred = folder / "hundred"
        hundred.mkdir()
        documents = sorted(content.rglob("*.md"))
        for number in range(100):
            text = documents[number % len(documents)].read_text()
            (hundred / f"copy-{number}.md").write_text(text)
        run(handbook, ["check", str(hundred)], warm)
        times = [run(handbook, ["check", str(hundred)], warm)[0] for _ in range(runs)]
        print(f"no-change check of 100 documents: {statistics.median(times):.3f} s")


if __name__ == "__main__":
    main()
