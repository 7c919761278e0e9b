"""Plays Masterix by what the engine says is best."""

from game_players import Kind
from game_players import Player as AnyPlayer
from masterix_hands import COLUMNS, FULL, ROWS, ScreenHands

LEVEL = ((r"Level \(1 to 10[^$]*: ", "1"),)
NAMES = ((r"Player 1[^$]*: ", ""), (r"Player 2[^$]*: ", ""))
MOVE = r"Move: $"
# A square of a record as it is on the screen.
SHOWN = str.maketrans("BR.", "OX·")


class Eyes(ScreenHands):
    """Hands on a screen where nothing moves already."""

    def __init__(self, caller):
        self.caller = caller
        self.first, self.apart = FULL


class Player(AnyPlayer):
    word = "masterix"
    title = "Masterix"
    way = "mr"
    asked = MOVE
    said = "A kill pays"
    sees = "MASTERIX  Level 1"
    kinds = (
        Kind("mnr", MOVE, "level 1 of a Masterix run"),
        Kind("mc", MOVE, "a casual game of Masterix, level 1", LEVEL),
        Kind("mt", r"(?:White Rabbi|Player 2), (?:blue|red): $", "a round of Masterix for two", NAMES),
    )
    pasted = r"Masterix: "
    shows = "b"
    position = r"(?s)\n(a: .*?)\r\n"

    def line(self, game, wins=True):
        now = game["moves"][-1]
        board = {"board": now["board"], "turn": now["turn"][0].upper()}
        if not self.ask("moves", **board)["moves"]:
            return None
        if now["turn"] != "blue" and game["kind"] != "pair":
            return None
        return self.ask("best", level=4, **board)["move"]

    def keys(self, game, caller):
        if caller.sees("our opponent") or caller.sees("No moves left. Press") or caller.sees("Total"):
            return " "
        eyes = Eyes(caller)
        box = eyes.box()
        shown = ["".join(eyes.at((row, column), 0) for column in range(COLUMNS)) for row in range(ROWS)]
        is_shown = shown == [row.translate(SHOWN) for row in game["moves"][-1]["board"]]
        move = self.line(game) if box and is_shown else None
        if move is None:
            return None
        square, target = (("abcdef".index(move[at]), int(move[at + 1]) - 1) for at in (0, 3))
        down, right = square[0] - box[0], square[1] - box[1]
        steps = ("2" if down > 0 else "8") * abs(down) + ("6" if right > 0 else "4") * abs(right)
        return f"{steps}5{5 - 3 * (target[0] - square[0]) + target[1] - square[1]}5"
