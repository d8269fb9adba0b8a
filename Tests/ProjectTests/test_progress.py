"""Long work says how far it is: a bar on a terminal, lines elsewhere, and nothing where that is wished."""

import os
import pty
import signal
import subprocess

from conftest import run

SNIPPET = "```swift\nText(\"{number}\")\n```\n"


def document(folder, count):
    path = folder / "document.md"
    path.write_text("---\ntitle: T\n---\n\n" + "\n".join(SNIPPET.format(number=number) for number in range(count)))
    return path


def at_a_terminal(installed, path, hears=lambda process, said: None):
    """What a check says to somebody at a terminal, who is told more than CI, and how it ends."""
    ours, theirs = pty.openpty()
    person = {key: value for key, value in os.environ.items() if key != "CI"}
    process = subprocess.Popen(
        [installed / "bin/handbook", "check", "--no-cache", path], stdout=subprocess.DEVNULL, stderr=theirs,
        env={**person, "TERM": "xterm"})
    os.close(theirs)
    text = b""
    try:
        while part := os.read(ours, 4096):
            text += part
            hears(process, text)
    except OSError:  # What Linux says at the end.
        pass
    return text, process.wait()


def test_a_terminal_shows_a_bar_and_takes_it_away(installed, tmp_path):
    text, status = at_a_terminal(installed, document(tmp_path, 2))
    assert status == 0
    assert b"\r\x1b[K[--------------------] compiling snippets: 0 of 2" in text
    assert text.endswith(b"\r\x1b[KNo problems in 1 document\r\n")


def test_a_terminal_hears_at_once_that_work_is_stopped(installed, tmp_path):
    def interrupt(process, said):
        if b"compiling" in said and "stopping".encode() not in said:
            process.send_signal(signal.SIGINT)

    text, status = at_a_terminal(installed, document(tmp_path, 20), interrupt)
    assert status == -signal.SIGINT
    assert "stopping…".encode() in text


def test_elsewhere_there_are_lines_where_there_is_much_to_do(installed, tmp_path):
    def said(count, *options):
        path = document(tmp_path, count)
        return run(installed / "bin/handbook", "check", "--no-cache", *options, path).stderr
    assert "compiling snippets: 0 of 41\n" in said(41)
    assert said(41, "--quiet") == said(2) == "No problems in 1 document\n"


def test_verbose_says_why_each_snippet_is_compiled(installed, tmp_path):
    path = document(tmp_path, 2)

    def reasons():
        said = run(installed / "bin/handbook", "check", "--verbose", path, cwd=tmp_path).stderr
        return [line.rpartition(": ")[2] for line in said.splitlines() if ": compiling: " in line]
    assert reasons() == ["these documents were not checked here before"] * 2
    assert reasons() == []
    path.write_text(path.read_text().replace('"1"', '"one"') + "\n" + SNIPPET.format(number=3))
    assert reasons() == ["edited", "new"]
