"""How far headers reach: what a change in one makes the compiler read again.

Follows the #include lines of our own sources, prints the figures beside their limits, and fails
above them. Run as `tests/reach.py`.
"""
import pathlib
import re
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Where the first word of an include leads, as the views of the build have it.
MODULES = {name: ROOT / name for name in ("engine", "ansi", "config", "scores", "tests")}
MODULES |= {name: ROOT / "door" / name for name in (
    "dropfiles", "play", "wire", "bulletins", "web", "io", "games", "commands", "bench")}
MODULES |= {"records": ROOT / "scores/records", "support": ROOT / "tests/support",
            "pictures": ROOT / "tests/pictures"}
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def includes_of(file):
    """The files of ours that a file names."""
    found = []
    for name in INCLUDE.findall(file.read_text()):
        module, _, rest = name.partition("/")
        path = MODULES[module] / rest if module in MODULES and rest else file.parent / name
        if path.exists():
            found.append(path.resolve())
    return found


def all_files():
    for folder in ("engine", "ansi", "config", "scores", "door", "tests"):
        for ending in ("*.cpp", "*.hpp", "*.inc"):
            yield from (file.resolve() for file in (ROOT / folder).rglob(ending))


def reached(named, file):
    """All headers that a file includes, by way of others, too."""
    seen = set()
    waiting = list(named[file])
    while waiting:
        header = waiting.pop()
        if header not in seen:
            seen.add(header)
            waiting.extend(named[header])
    return seen


def main():
    named = {file: includes_of(file) for file in all_files()}
    reach = {file: reached(named, file) for file in named}
    sources = [file for file in named if file.suffix == ".cpp" and
               not file.is_relative_to(ROOT / "tests")]

    def recompiled(header):
        return sum((ROOT / header).resolve() in reach[source] for source in sources)

    tests_of_play = [len(reach[file]) for file in named
                     if file.suffix == ".cpp" and file.is_relative_to(ROOT / "tests/play")]
    figures = [
        ("sources that engine/breaking/review.hpp reaches",
         recompiled("engine/breaking/review.hpp"), 30),
        ("headers in a source of tests/play, median", statistics.median(tests_of_play), 35),
    ]
    for folder in sorted(path.parent.name for path in ROOT.glob("door/play/*/game.hpp")):
        # What a game's rules do: its moves and answers, and the course of a round where that has a
        # header of its own. Not measured: what a row is made of, which each of a game's drawings
        # and searches holds. For breaking that is code.hpp, with the holes and colors of a game.
        for header in (f"engine/{folder}/rules.hpp", f"engine/{folder}/game.hpp"):
            if (ROOT / header).exists():
                figures.append((f"sources that {header} reaches", recompiled(header), 60))
    for what, figure, limit in figures:
        print(f"{what}: {figure:g} (at most {limit}, of {len(sources)})")
    return any(figure > limit for _, figure, limit in figures)


if __name__ == "__main__":
    sys.exit(main())
