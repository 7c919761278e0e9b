"""Plays code breaking, and knows each code of the computer's from the record."""

import re

import shares
from game_players import Kind
from game_players import Player as AnyPlayer

OWN_CODE = "5566"


class Player(AnyPlayer):
    word = "breaking"
    title = "Code breaking"
    way = "r"
    begin = "\r"
    asked = r"Guess \d+: $|Your code: $|Computer \d+: [^\n]*\n$"
    said = "Guess 1: "
    sees = "CODE BREAKING  Level 1"
    kinds = (
        Kind("r", r"Guess \d+: $", "level 1 of a ranked run", first="1122"),
        Kind("c", r"Guess \d+: $", "a game of free play", (("Settings", "d"), (r": $", "n")), "1122"),
    )
    pasted = r"\d+/10 "
    position = r"(\d+: (?:\d )+- [^.]*\.)"

    after_daily = "q"

    def is_over(self, moves):
        """The code of the round is broken, or missed with the guesses of level 1."""
        marks = moves[-1].get("marks")
        texts = [move["move"] for move in moves]
        guesses = next(number for number, text in enumerate(reversed(texts)) if text.startswith("="))
        return marks is not None and (marks[0] == len(self.code(moves)) or guesses == 12)

    def first(self, kind):
        return shares.misses(1)[0]

    @staticmethod
    def code(moves):
        hidden = next(move["move"] for move in reversed(moves) if move["move"].startswith("="))
        return hidden[1:].split("-")[0]

    def drawn_from(self, number, line):
        colors = int(re.match(r"cm1:breaking:daily:r1\.[\d-]+\.\dx(\d+)", line)[1])
        return f"={'0123456789a'[number % colors + 1]}"

    def line(self, game, wins=True):
        moves = game["moves"]
        is_own_turn = moves[-1]["breaker"] == "player"
        if self.is_over(moves):
            return OWN_CODE if is_own_turn else self.first(None)
        if not wins and is_own_turn:
            return next(miss for miss in ("1122", "3344") if miss != self.code(moves))
        return self.code(moves) if is_own_turn else "x"

    def keys(self, game, caller):
        moves = game["moves"]
        if caller.sees("our opponent"):
            return " "
        is_over = self.is_over(moves)
        is_own_turn = moves[-1]["breaker"] == "player"
        if is_own_turn and not is_over:
            return self.code(moves) + "\r" if caller.sees("Guess ") or caller.sees("guess") else None
        if is_over and not is_own_turn and caller.sees("you break the code"):
            return self.first(None) + "\r"
        if is_own_turn and caller.sees("make a code for the computer"):
            return OWN_CODE + "\r"
        return " "
