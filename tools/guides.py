"""Text as boards show it: CP437, lines of at most 79 columns that end with CR and LF. What is longer
goes on in the next line, a command behind a backslash, so that it can be typed as it stands. Fails
where a word is too long, or has a letter that CP437 has not."""

import re
import sys

LETTERS = {"…": "...", "“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "\u00a0": " "}
MOST = 79
COMMAND = re.compile(r" +(\$ )?codemaker( \S+)+$")


def rows_of(text):
    """The text in rows of at most 79 columns."""
    end = " \\" if COMMAND.match(text) else ""
    indent = " " * (len(text) - len(text.lstrip()) + 4)
    while len(text) > MOST:
        at = text.rfind(" ", len(indent), MOST + 1 - len(end))
        if at < 0:
            sys.exit(f"a word is longer than a row: {text}")
        yield text[:at].rstrip() + end
        text = indent + text[at:].lstrip()
    yield text


def main():
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        for row in rows_of(line.rstrip().translate(str.maketrans(LETTERS))):
            sys.stdout.buffer.write(row.encode("cp437") + b"\r\n")


if __name__ == "__main__":
    main()
