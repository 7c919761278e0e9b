"""Runs of Masterix played to a defeat through a pseudo terminal, in every presentation."""

import json
import re
import unittest

from caller import Case

ROWS, COLUMNS = 6, 8


def neighbors(square):
    row, column = square
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            at = (row + down, column + right)
            if at != square and 0 <= at[0] < ROWS and 0 <= at[1] < COLUMNS:
                yield at


def kills(board, target):
    """How many enemies a jump onto the target costs."""
    return 1 + sum(board[at] == "X" for at in neighbors(target))


def jumps(board):
    return [
        (kills(board, target), square, target)
        for square, unit in board.items()
        if unit == "O"
        for target in neighbors(square)
        if board[target] == "X"
    ]


def name(square):
    return "abcdef"[square[0]] + str(square[1] + 1)


class Hands:
    """Plays well up to a level, then as badly as the rules allow."""

    def __init__(self, caller, good_levels):
        self.caller = caller
        self.good_levels = good_levels
        self.level = 1

    def choose(self, board):
        best = max if self.level <= self.good_levels else min
        return best(jumps(board))

    def play_run(self):
        """From the first board to the defeat; the number of levels won."""
        while True:
            verdict = self.play_level()
            if verdict == "lost":
                return self.level - 1
            if verdict == "won":
                self.level += 1


class ScreenHands(Hands):
    def __init__(self, caller, good_levels, first, apart):
        super().__init__(caller, good_levels)
        self.first, self.apart = first, apart
        self.caller.wait_for("Masterix level 1")
        self.caller.wait_for("[")
        self.caller.send("s")
        self.caller.wait_for("shown slow")
        self.caller.send("s")
        self.caller.wait_for("shown at once")

    def place(self, square):
        return [self.first[i] + square[i] * self.apart[i] for i in (0, 1)]

    def at(self, square, left):
        row, column = self.place(square)
        return self.caller.screen.display[row][column - left]

    def squares(self):
        return [(row, column) for row in range(ROWS) for column in range(COLUMNS)]

    def box(self):
        return next((square for square in self.squares() if self.at(square, 1) == "["), None)

    def computers_move(self):
        """As it stands on the screen: no square is left twice, so no move comes twice."""
        return re.findall(r"[a-f][1-8]-[a-f][1-8] \+\d+", "\n".join(self.caller.rows()))

    def play_level(self):
        self.caller.wait(lambda: self.box() is not None, "the box")
        while True:
            board = {square: self.at(square, 0) for square in self.squares()}
            _, square, target = self.choose(board)
            box = self.box()
            keys = ("2" if square[0] > box[0] else "8") * abs(square[0] - box[0])
            keys += ("6" if square[1] > box[1] else "4") * abs(square[1] - box[1])
            pad = 5 - 3 * (target[0] - square[0]) + target[1] - square[1]
            seen = self.computers_move()
            self.caller.send(f"{keys}5{pad}5")
            self.caller.wait(
                lambda: self.caller.sees("No moves are left")
                or (self.box() == target and self.has_answer(seen, name(square), name(target))),
                "the computer's move",
            )
            if self.caller.sees("No moves are left"):
                break
        self.caller.send(" ")
        self.caller.wait_for("Together")
        verdict = next(
            word
            for word in ("won", "tied", "lost")
            if self.caller.sees(f"Level {self.level} {word}")
        )
        self.caller.send(" ")
        if verdict == "won":
            self.caller.wait_for(f"Masterix level {self.level + 1}")
        return verdict

    def has_answer(self, seen, origin, target):
        now = self.computers_move()
        others = [move for move in now if not move.startswith(f"{origin}-{target} ")]
        return len(now) == 2 and len(others) == 1 and others[0] not in seen


class LineHands(Hands):
    def ask(self, line, pattern):
        self.caller.send(line + "\r")
        return self.caller.wait_said(pattern)

    def board(self):
        board = {}
        for row, letter in enumerate("abcdef"):
            words = self.ask(f"b {letter}", letter + r": ([^.]*)\.")[1]
            self.caller.wait_said("Move: ")
            for column in range(COLUMNS):
                board[row, column] = "."
            for color, columns in re.findall(r"(blue|red)((?: \d)+)", words):
                for column in columns.split():
                    board[row, int(column) - 1] = "O" if color == "blue" else "X"
        return board

    def play_level(self):
        self.caller.wait_said("Move: ")
        while True:
            _, square, target = self.choose(self.board())
            said = self.ask(
                f"{name(square)}-{name(target)}",
                r"Move: |Level \d+ (won|tied|lost), \d+ to \d+",
            )
            if said[1]:
                return said[1]


class MasterixGame(Case):
    def play(self, mode, hands, *args, **options):
        """Runs until one won a level; what stands in the Hall of Fame then."""
        won = 0
        while won == 0:
            caller = self.door("--mode", mode, "--game", "masterix", *args, **options)
            caller.wait_said(r"L: plain|P: play")
            caller.send("\r" if mode != "line" else "p\r")
            won = hands(caller).play_run()
        if mode == "line":
            caller.wait_said(r"Name \(= keeps .*\): ")
        else:
            caller.wait_for("Name: ")
        caller.send("=\r" if mode == "line" else "\r")
        caller.wait_said("Hall of Fame") if mode != "line" else caller.wait_said("M for the menu")
        result = self.run_codemaker("scores", "list", "--json", "--data", self.data)
        table = json.loads(result.stdout)["masterix"]
        self.assertEqual(len(table), 1)
        self.assertEqual(table[0]["level"], won + 1)
        self.assertGreater(table[0]["score"], 48)

    def test_a_run_on_full_screens(self):
        self.play("full", lambda caller: ScreenHands(caller, 2, (4, 25), (2, 4)))

    def test_a_run_on_small_screens_of_seven_bits(self):
        self.play(
            "lean",
            lambda caller: ScreenHands(caller, 1, (4, 4), (1, 3)),
            "--charset", "ascii", rows=20, columns=40,
        )

    def test_a_run_in_lines(self):
        self.play("line", lambda caller: LineHands(caller, 1))

    def test_a_hang_up_in_a_round_ends_the_door(self):
        caller = self.door("--mode", "full", "--game", "masterix")
        caller.wait_said("L: plain")
        caller.send("\r")
        caller.wait_for("Masterix level 1")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)


if __name__ == "__main__":
    unittest.main()
