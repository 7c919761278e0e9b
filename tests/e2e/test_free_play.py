"""Free play through a pseudo terminal, in every presentation: alone, as a duel, Bulls and Cows."""

import itertools
import re
import unittest

from caller import Case
from code_breaker import Head, mark, possible_codes, review_table, words_to_marks
from waiting import Stopwatch
from wooden import wait_for_board, wooden_codes, wooden_guesses


class DigitsHead(Head):
    """Knows that no digit stands twice."""

    def __init__(self):
        self.codes = ["".join(code) for code in itertools.permutations("1234567890", 4)]


class NoPegHead(Head):
    """Begins with two empty holes."""

    def guess(self):
        return "1020" if len(self.codes) == 1296 else super().guess()


def signs_to_marks(signs):
    return signs.count("*"), signs.count("o")


class Screens:
    """Where the boards stand; plays what the head thinks."""

    def __init__(self, caller, mode, is_duel):
        self.caller = caller
        self.is_duel = is_duel
        self.is_full = mode == "full"
        if is_duel:
            self.first, self.pegs, self.marks, self.computers_marks = 3, 4, 12, 30
        else:
            self.first, self.pegs, self.marks, self.computers_marks = 3, 6, 14, None

    def at(self, turn, column):
        return self.caller.screen.display[self.first + turn][column : column + 4].strip()

    def is_answered(self, turn):
        """True if the turn is over: in a duel the computer has guessed too."""
        if self.is_full:
            return len(wooden_guesses(self.caller, 1 if self.is_duel else 0)) > turn
        return self.at(turn, self.computers_marks if self.is_duel else self.marks)

    def guess(self, turn):
        """A guess of the caller and its marks, as they stand there."""
        if self.is_full:
            pegs, marks = wooden_guesses(self.caller)[turn]
            return pegs.replace("-", "0"), marks
        shown = "".join(self.caller.screen.display[self.first + turn][self.pegs :].split()[:4])
        return shown[:4], signs_to_marks(self.at(turn, self.marks))

    def is_over(self):
        return re.search(r"\d(?: of |/)10: ", self.caller.rows()[0]) is not None

    def play(self, head, own_code=None):
        """From the settings to the end; the caller's guesses."""
        self.caller.send("n")
        if self.is_duel:
            self.caller.wait_for("Make a code")
            self.caller.send(own_code + "\r")
        self.caller.wait_for("Break the computer's code.")
        guesses = []
        for turn in range(10):
            guesses.append(head.guess())
            self.caller.send(guesses[-1] + "\r")
            wait_for_board(self.caller, lambda: self.is_answered(turn))
            self.caller.read(0.1)
            shown, marks = self.guess(turn)
            assert shown == guesses[-1], shown
            if self.is_over():
                break
            head.learn(guesses[-1], marks)
        self.caller.wait(self.is_over, "the end")
        return guesses

    def code(self):
        """The computer's, when the game is over."""
        if self.is_full:
            boards = 2 if self.is_duel else 1
            self.caller.wait(lambda: len(wooden_codes(self.caller)) == boards, "the shield lifts")
            return wooden_codes(self.caller)[0]
        row = next(row for row in self.caller.rows() if row.strip().startswith("Its code" if self.is_duel else "The code"))
        return "".join(re.findall(r"\d", row)[:4])


class FreePlay(Case):
    def menu(self, mode, *args, **options):
        caller = self.door("--mode", mode, *args, **options)
        caller.wait_said(r"L: plain|P: play")
        if mode == "line":
            caller.send("p\r")
            caller.wait_said("Menu: ")
            caller.send("c\r")
            caller.wait_said("Settings .*: ")
        else:
            caller.send("\r")
            caller.wait_for("Welcome")
            caller.send("c")
            caller.wait_for("Duel or solo")
        return caller

    def read_review_on_screens(self, caller, guesses, counts):
        """Its table tells what a count of all codes tells."""
        caller.send("v")
        rows = review_table(caller)
        self.assertEqual(len(rows), len(guesses))
        for turn, (row, guess) in enumerate(zip(rows, guesses)):
            self.assertEqual([row[1], int(row[3])], [guess, counts[turn + 1]])
        caller.send("q")
        caller.wait_for("N new game")

    def leave(self, caller, is_line=False):
        end = "\r" if is_line else ""
        caller.send("q" + end)
        caller.wait_said("Menu: ") if is_line else caller.wait_for("Welcome")
        caller.send("q" + end + "y" + end)
        self.assertEqual(caller.exit_status(), 0)
        self.assertRegex(self.log(), "left")

    def play_on_screens(self, mode, settings, head, own_code, **options):
        self.forget_games()
        args = options.pop("args", ())
        codes = head.codes
        caller = self.menu(mode, *args, **options)
        caller.send(settings)
        screens = Screens(caller, mode, own_code is not None)
        guesses = screens.play(head, own_code)
        code = screens.code()
        for turn, guess in enumerate(guesses):
            self.assertEqual(screens.guess(turn), (guess, mark(code, guess)))
        self.read_review_on_screens(caller, guesses, possible_codes(codes, code, guesses))
        self.leave(caller)

    def test_alone_on_full_screens(self):
        self.play_on_screens("full", "d", NoPegHead(), None)

    def test_a_duel_on_full_screens(self):
        self.play_on_screens("full", "0", Head(), "5566")

    def test_bulls_and_cows_on_full_screens(self):
        self.play_on_screens("full", "gd", DigitsHead(), None)
        self.play_on_screens("full", "g0", DigitsHead(), "9018")

    def test_small_screens(self):
        for settings, head, own_code in (
            ("d", NoPegHead(), None),
            ("5", Head(), "5566"),
            ("gd", DigitsHead(), None),
            ("g5", DigitsHead(), "9018"),
        ):
            with self.subTest(settings=settings):
                self.play_on_screens(
                    "lean", settings, head, own_code,
                    args=("--charset", "ascii"), rows=20, columns=40,
                )

    def play_in_lines(self, caller, head, own_code=None):
        """From the settings to the end; the marks of the caller's guesses in words."""
        caller.send("n\r")
        if own_code:
            caller.wait_said("Your code: ")
            caller.send(own_code + "\r")
        said = []
        while True:
            found = caller.wait_said(r"Guess \d+: |N new, V review, O settings, Q menu: ")
            if not found[0].startswith("Guess"):
                return said
            guess = head.guess()
            caller.send(guess + "\r")
            words = caller.wait_said(r"\n\d+: [\d ]+ - ([^.]*)\.")[1]
            said.append((guess, words))
            is_digits = isinstance(head, DigitsHead)
            marks = words.replace("bull", "exact").replace("cow", "misplaced") if is_digits else words
            head.learn(guess, words_to_marks(marks))

    def test_all_games_in_lines(self):
        caller = self.menu("line")
        for settings, head, own_code in (
            ("d", NoPegHead(), None),
            ("d", Head(), "5566"),
            ("g", DigitsHead(), "9018"),
            ("d", DigitsHead(), None),
        ):
            with self.subTest(settings=settings):
                caller.send(settings + "\r")
                caller.wait_said("Settings .*: ")
                codes = head.codes
                said = self.play_in_lines(caller, head, own_code)
                caller.send("board\r")
                code = caller.wait_said(r"(?:Its|The) code was ([\d ]+\d)")[1].replace(" ", "")
                caller.wait_said("Q menu: ")
                caller.send("v\r")
                caller.wait_said("Review: ")
                counts = possible_codes(codes, code, [guess for guess, _ in said])
                for turn, (guess, words) in enumerate(said):
                    line = rf"{turn + 1}: {' '.join(guess)} - {words}\. (\d+) to (\d+), "
                    found = caller.wait_said(line)
                    self.assertEqual(list(map(int, found.groups())), counts[turn : turn + 2])
                caller.wait_said("Q menu: ")
                caller.send("o\r")
                caller.wait_said("Settings .*: ")
        self.leave(caller, is_line=True)

    def test_a_hang_up_while_the_computer_thinks(self):
        for mode, keys in (
            ("full", "hcc0n12345\r11223\r22114\r"),
            ("full", "hcc0n12345\r0\b11223\rh"),
            ("lean", "hcc0n12345\r11223\r22114\r"),
            ("line", "h\rc8\rs10\rn\r12345\r11223\r22114\r"),
        ):
            with self.subTest(mode=mode, keys=keys):
                self.forget_games()
                caller = self.menu(mode)
                caller.send(keys)
                caller.read(0.02)
                caller.hang_up()
                watch = Stopwatch()
                self.assertEqual(caller.exit_status(), 0)
                self.assertLess(watch.seconds(), 1)
                self.assertTrue(self.log().endswith("hung up\n"), self.log()[-200:])


if __name__ == "__main__":
    unittest.main()
