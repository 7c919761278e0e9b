"""What a caller reads on the wooden boards of full screens."""

import re

from campaign import begin_campaign

# A row of a wooden board: the sign of the open one, its pegs in holes of three cells, its marks. Of
# the code's row only the pegs.
WOODEN_GUESS = re.compile(r"█ [ \d]\d([ ►>])((?:...){4,5}) │ ([●■○o-]*) *█")
WOODEN_CODE = re.compile(r"█ {4}((?:[▌▐].[▌▐]){4,5}) +█")


def wooden_guesses(caller, board=0):
    """Of a full screen: the pegs and the marks of each guess that has been answered, in order.

    A row is open until all its marks are there.
    """
    guesses = []
    for row in caller.rows():
        boards = WOODEN_GUESS.findall(row)
        if len(boards) > board and boards[board][0] == " " and boards[board][2]:
            _, pegs, marks = boards[board]
            misplaced = marks.count("○") + marks.count("o")
            guesses.append((pegs[1::3], (marks.count("■") + marks.count("●"), misplaced)))
    return guesses


def guess_once_and_leave(case, caller):
    """From the menu into the campaign and out again, to the goodbye."""
    begin_campaign(caller)
    caller.wait_for("you break the code")
    caller.send("1122\r")
    caller.wait(lambda: wooden_guesses(caller), "marks")
    case.assertEqual(wooden_guesses(caller)[0][0], "1122")
    case.assertTrue(all(len(row) < 80 for row in caller.rows()))
    caller.send("q")
    caller.wait(lambda: caller.sees("(P/E/G)") or caller.sees("(Y/N)"), "the question")
    caller.send("e" if caller.sees("(P/E/G)") else "y")
    caller.wait_for("The run is over")
    caller.send(" ")
    caller.wait_for("Welcome, Ada")
    caller.send("qy")
    caller.wait_said("Goodbye, Ada")


def wooden_codes(caller):
    """The codes that lie open on the boards of a full screen, from left to right."""
    return [code[1::3] for row in caller.rows() for code in WOODEN_CODE.findall(row)]


def wait_for_board(caller, is_there):
    """The board after a guess; after the last one it stands behind a scene."""
    caller.wait(lambda: caller.sees("any key see board") or is_there(), "a board or a scene")
    if caller.sees("any key see board"):
        caller.send(" ")
    caller.wait(is_there, "the board")
