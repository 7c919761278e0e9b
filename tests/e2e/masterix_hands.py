"""Hands that play runs of Masterix, well up to a level, in every presentation."""

import re

ROWS, COLUMNS = 6, 8
# Where the middle of a1 stands on the screen, and how far the squares are apart.
FULL = (3, 18), (3, 6)
LEAN = (4, 4), (1, 3)


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
        self.caller.meet()
        self.caller.wait(lambda: self.box() is not None, "the cursor")
        self.turn_to("at once")

    def turn_to(self, speed):
        """From any speed, for it is remembered from call to call."""
        shown = None
        while shown != speed:
            before = shown
            self.caller.send("p")
            self.caller.wait(lambda: self.speed() not in (None, before), "another speed")
            shown = self.speed()

    def speed(self):
        found = re.search(r"Move speed: ([a-z ]*[a-z])\.", "\n".join(self.caller.rows()))
        return found and found[1]

    def is_full(self):
        return self.apart[0] > 1

    def title(self, level):
        return f"MASTERIX  Level {level} " if self.is_full() else f"Masterix level {level}"

    def place(self, square):
        return [self.first[i] + square[i] * self.apart[i] for i in (0, 1)]

    def at(self, square, left):
        row, column = self.place(square)
        return self.caller.screen.display[row][column - left]

    def squares(self):
        return [(row, column) for row in range(ROWS) for column in range(COLUMNS)]

    def has_cursor(self, square):
        row, column = self.place(square)
        if not self.is_full():
            return self.at(square, 1) == "["
        display = self.caller.screen.display
        return display[row - 1][column - 3] == "╔" and display[row + 1][column + 3] == "╝"

    def box(self):
        """The square under the cursor, once the terminal's own cursor rests there too."""
        place = (self.caller.screen.cursor.y, self.caller.screen.cursor.x)
        found = (square for square in self.squares() if place == tuple(self.place(square)))
        return next((square for square in found if self.has_cursor(square)), None)

    def last_moves(self):
        """As they stand on the screen: no square is left twice, so no move comes twice."""
        if self.is_full():
            row = self.caller.screen.display[15]
            moves = [row[1:6], row[67:72]]
        else:
            moves = re.findall(r"([a-f][1-8]-[a-f][1-8]) \+\d+", "\n".join(self.caller.rows()))
        return [move for move in moves if move.strip()]

    def make_move(self):
        """From where to where."""
        board = {square: self.at(square, 0) for square in self.squares()}
        _, square, target = self.choose(board)
        box = self.box()
        keys = ("2" if square[0] > box[0] else "8") * abs(square[0] - box[0])
        keys += ("6" if square[1] > box[1] else "4") * abs(square[1] - box[1])
        pad = 5 - 3 * (target[0] - square[0]) + target[1] - square[1]
        self.caller.send(f"{keys}5{pad}5")
        return square, target

    def play_level(self):
        self.caller.wait(lambda: self.box() is not None, "the cursor")
        while True:
            seen = self.last_moves()
            square, target = self.make_move()
            self.caller.wait(
                lambda: self.caller.sees("No moves left. Press")
                or (
                    self.box() is not None
                    and self.at(self.box(), 0) == "O"
                    and self.has_answer(seen, f"{name(square)}-{name(target)}")
                ),
                "the computer's move",
            )
            if self.caller.sees("No moves left. Press"):
                break
        self.caller.send(" ")
        self.caller.wait_for("Total")
        verdict = next(
            word
            for word in ("won", "tied", "lost")
            if self.caller.sees(f"Level {self.level} {word}")
        )
        self.caller.send(" ")
        if verdict == "won":
            self.caller.meet()
        return verdict

    def has_answer(self, seen, own):
        now = self.last_moves()
        others = [move for move in now if move != own]
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
        while True:  # a rank that comes late has a prompt, too
            _, square, target = self.choose(self.board())
            said = self.ask(
                f"{name(square)}-{name(target)}",
                r"(?s)You destroy .*?(?:Move: |Level \d+ (won|tied|lost), \d+ to \d+)",
            )
            if said[1]:
                return said[1]
