"""Who plays the games of the program under test: a player for each, found by the game's word.

A player is `players/WORD.py`, or `tests/WORD/player.py` for a game of the tests, with a class `Player`. What
stands on the board they know from the record of the game and what a good move is from `codemaker engine`;
so they see no more of the screen than where its keys go.
"""

import dataclasses
import importlib.util
import json
import os
import re
import subprocess

PROGRAM = os.environ["CODEMAKER"]
HERE = os.path.dirname(os.path.abspath(__file__))


@dataclasses.dataclass
class Kind:
    """A kind of game that can be gone on with."""

    way: str  # letters from the menu, a line each in lines
    asked: str  # in lines, the end of what is said before a move
    told: str  # what they were cut off in
    begin: tuple = ()  # what is asked behind the way, and answers
    first: str = ""  # the first line, where nothing is kept before a move


class Player:
    word = ""
    title = ""  # as it stands in the menu and in a list
    way = ""  # letters from the menu to a ranked run
    begin = ""  # keys on a screen between the way and its first board
    is_met = True  # the opponent has a face, and a screen behind that
    asked = ""  # in lines, the end of what is said before a move
    said = ""  # in lines, words at the beginning of a run
    sees = ""  # on a full screen, words on the first board of a run
    kinds = ()  # those that are resumed, the ranked one first
    after_daily = ""  # in lines, what leads from the end of the game of a day to its table
    pasted = ""  # behind "codemaker WHICH ", how the line of the game of a day goes on
    shows = ""  # in lines, the command that tells the position; empty: it is told by itself
    position = ""  # in lines, how it is told; the first group is the position

    def __init__(self, number):
        self.number = str(number)  # where all games stand in a row

    def ask(self, do, **request):
        """What `codemaker engine` answers."""
        told = subprocess.run(
            [PROGRAM, "engine", self.word],
            input=json.dumps({"do": do, **request}) + "\n",
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        answer = json.loads(told.stdout)
        assert "error" not in answer, answer
        return answer

    def first(self, kind):
        """The first line of a game of a kind that nothing is kept of before; "" for others."""
        return kind.first

    def drawn_from(self, number, line):
        """How the moves of a line begin that was drawn from a first number, as puzzles.md has it."""
        return f"={number:016x},"

    def line(self, game, wins=True):
        """The line that goes on in a game as `codemaker records show --json` tells it; None: nothing is
        asked now. Where it is not to win, it does not end the game either."""
        raise NotImplementedError

    def keys(self, game, caller):
        """The keys on a full screen that go on in a game; None: nothing can be typed yet."""
        raise NotImplementedError


def words():
    """The words of all games that the program offers, in its order."""
    told = subprocess.run([PROGRAM, "engine", "--help"], capture_output=True, text=True, timeout=60, check=True)
    return re.findall(r"^Requests of (\w+):", told.stdout, re.M)


def player_of(word, number):
    places = [os.path.join(HERE, "players", word + ".py"), os.path.join(HERE, os.pardir, word, "player.py")]
    for path in filter(os.path.exists, places):
        spec = importlib.util.spec_from_file_location(f"player_{word}", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module.Player(number)
    raise AssertionError(f"the tests do not know how to play {word}: {' or '.join(places)}")


def players():
    """In the order of the games."""
    return [player_of(word, number) for number, word in enumerate(words(), 1)]


def titles():
    """As a sentence has them at its beginning: "Code breaking, Masterix"."""
    return ", ".join(player.title for player in players())
