"""Plays Nim by what the engine says is best."""

import re

from game_players import Kind
from game_players import Player as AnyPlayer

ASKED = r"Heap and sticks: $"
LEVEL = ((r"Level \(1 to 10[^$]*: ", "5"),)


class Player(AnyPlayer):
    word = "nim"
    title = "Nim"
    is_met = False
    way = "nr"
    asked = ASKED
    said = r"Level 1\. A to D: \d"
    sees = "NIM  Level 1  Your turn"
    kinds = (
        Kind("nr", ASKED, "level 1 of the Nim ladder"),
        Kind("nc", ASKED, "a casual game of Nim, computer level 5", LEVEL),
    )
    pasted = r"Nim: "
    shows = "p"
    position = r"[Ll]evel \d+\. (A to D: .*?)\r\n"

    def line(self, game, wins=True):
        now = game["moves"][-1]
        if now["turn"] != 1 or not any(now["heaps"]):
            return None
        if wins:
            return self.ask("best", **dict(zip("ABCD", now["heaps"])))["move"]
        return "ABCD"[now["heaps"].index(max(now["heaps"]))] + "1"

    def keys(self, game, caller):
        screen = "\n".join(caller.rows())
        if re.search(r"Level \d+ (won|lost)|computer wins|any key:? go on", screen):
            return " "
        shown = [int(number) for number in re.findall(r"^  [A-D]  (\d)", screen, re.MULTILINE)]
        is_shown = "Your turn" in screen and shown == game["moves"][-1]["heaps"]
        return self.line(game) if is_shown else None
