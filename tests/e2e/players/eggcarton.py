"""Plays Egg Carton by what the engine says is best."""

import re

from game_players import Kind
from game_players import Player as AnyPlayer
from test_eggcarton_game import SLOTS, slots_on_screen

ASKED = r"White Rabb\w*, A to F: $"


class Player(AnyPlayer):
    word = "eggcarton"
    title = "Egg Carton"
    way = "er"
    asked = r"A to F: $"
    said = "You have A to F"
    sees = "Select a slot:"
    kinds = (
        Kind("er", ASKED, "level 1 of an Egg Carton run"),
        Kind("ec", ASKED, "a casual game of Egg Carton, computer level 2", (("Casual game: ", "p"),), "a"),
    )
    pasted = r"Egg Carton: "
    shows = "p"
    position = r"(White Rabbi: .*?)\r\n"

    def line(self, game, wins=True):
        now = game["moves"][-1]
        is_over = not any(now["slots"][:6]) or not any(now["slots"][6:])
        if now["turn"] != 1 or is_over:
            return None
        board = {field: now[field] for field in ("slots", "off", "turn")}
        return self.ask("best", level=6, **board)["move"].lower()

    def keys(self, game, caller):
        if re.search(r"Level \d+ (won|lost)|Left in|our opponent", "\n".join(caller.rows())):
            return " "
        # Marbles may still be falling.
        is_shown = caller.sees("Select a slot:") and slots_on_screen(caller) == game["moves"][-1]["slots"]
        line = self.line(game) if is_shown else None
        assert line is None or line.upper() in SLOTS[:6]
        return line
