"""What a game lacks does not compile, and the compiler says it in a sentence: lacking.py BUILD

Compiles descriptors that lack something, each another thing, as the list of games is compiled, and looks for
every sentence that list has.
"""

import json
import os
import re
import shlex
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LIST = os.path.join(HERE, "../../../door/games/game_list.hpp")


def command_of(build):
    """How the list of games is compiled where Nim is one of them."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        rows = json.load(file)
    row = next(row for row in rows if "games_with_nim" in row["command"] and row["file"].endswith("rows_of_games.cpp"))
    words = shlex.split(row["command"])
    options = words[: words.index("-o")]
    everything = ["-ferror-limit=0"] if "clang" in row["command"] else []
    return [*options, *everything, "-fsyntax-only", os.path.join(HERE, "lacking.cpp")], row["directory"]


def main():
    with open(LIST, encoding="utf-8") as file:
        sentences = re.findall(r'"([^"\n]+ [^"\n]+)"', file.read())
    words, folder = command_of(sys.argv[1])
    done = subprocess.run(words, cwd=folder, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True)
    missing = [sentence for sentence in sentences if sentence not in done.stderr]
    print(f"{len(sentences)} sentences, {len(missing)} not said")
    for sentence in missing:
        print(f"  {sentence}")
    if missing or done.returncode == 0 or len(sentences) < 19:
        print(done.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
