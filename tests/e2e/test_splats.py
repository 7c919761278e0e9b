"""Intersections & Splats and practice levels through a pseudo terminal, in every presentation."""

import itertools
import re
import unittest

from caller import Case
from code_breaker import Head, possible_codes, review_table, words_to_marks
from waiting import Stopwatch
from wooden import wait_for_board, wooden_guesses

LETTERS = str.maketrans("123456", "RWBGYK")


def splats(code, guess):
    """Splats and intersections, place by place of the code."""
    hits = sum(c == g for c, g in zip(code, guess))
    return hits, sum(c != g and c in guess for c, g in zip(code, guess))


class SplatsHead:
    """Guesses any code that fits every answer."""

    def __init__(self, digits=4, highest=6):
        signs = "123456789:;<=>?"[:highest]
        self.codes = ["".join(code) for code in itertools.product(signs, repeat=digits)]

    def guess(self):
        return self.codes[0]

    def learn(self, guess, marks):
        self.codes = [code for code in self.codes if splats(code, guess) == marks]


class Game(Case):
    def menu(self, mode, letter, **options):
        args = ("--charset", "ascii") if mode == "lean" else ()
        caller = self.door("--mode", mode, *args, **options)
        caller.wait_said(r"L: plain|P: play")
        if mode == "line":
            caller.send("p\r")
            caller.wait_said("Menu: ")
            caller.send(letter + "\r")
        else:
            caller.send("\r")
            caller.wait_for("Welcome")
            caller.send(letter)
        return caller

    def read_review(self, caller, guesses, counts, back):
        """On screens: it tells what a count of all codes tells; then back to the game."""
        rows = review_table(caller)
        self.assertEqual([row[1] for row in rows], guesses)
        self.assertEqual([int(row[3]) for row in rows], counts[1 : len(rows) + 1])
        caller.send("q")
        caller.wait_for(back)


class Splats(Game):
    def play_on_screens(self, caller, mode):
        """From MOVE: to [CNQ]; the guesses."""
        head = SplatsHead()
        top, left, width = self.board(caller, mode)
        guesses = []
        while not caller.sees("Broken in "):
            self.assertLess(len(guesses), 10)
            guess = head.guess()
            column = left + width * len(guesses)
            guesses.append(guess)
            caller.send(guess + "\r")
            wait_for_board(
                caller, lambda: self.column(caller, mode, top, column + 1) == guess
            )
            marks = "".join(row[column : column + width] for row in caller.screen.display[top : top + 2])
            head.learn(guess, (marks.count("*"), marks.count("+")))
            caller.read(0.05)
        return guesses

    @staticmethod
    def board(caller, mode):
        """Row and column of the first marks, and the width of a column."""
        if mode == "lean":
            return 3, 0, 3
        numbers = next(row for row, text in enumerate(caller.screen.display) if " 1    2    3 " in text)
        return numbers + 1, caller.screen.display[numbers].index(" 1    2 "), 5

    @staticmethod
    def column(caller, mode, top, column):
        pitch = 2 if mode == "full" else 1
        first = top + (3 if mode == "lean" else 2)  # small screens number the guesses above them
        rows = caller.screen.display[first : first + 4 * pitch : pitch]
        return "".join(row[column] for row in rows)

    def play_with_screens(self, mode, **options):
        caller = self.menu(mode, "s", **options)
        caller.wait_for("Your guess:")
        guesses = self.play_on_screens(caller, mode)
        self.assertTrue(caller.sees("Broken in "))
        top, left, width = self.board(caller, mode)
        code_column = left + width * 10 + 1 + 1
        self.assertEqual(self.column(caller, mode, top, code_column), guesses[-1])
        caller.send("v")
        counts = possible_codes(SplatsHead().codes, guesses[-1], guesses, splats)
        self.read_review(caller, guesses, counts, "N new game")
        caller.send("q")
        caller.wait_for("Welcome")
        caller.send("qy")
        self.assertEqual(caller.exit_status(), 0)

    def test_on_full_screens(self):
        self.play_with_screens("full")

    def test_on_small_screens_of_seven_bits(self):
        self.play_with_screens("lean", rows=20, columns=40)

    def test_in_lines_of_another_size(self):
        caller = self.menu("line", "s")
        for line, prompt in (("c", "X"), ("ONE TWO", "Y"), ("19", "N"), ("7", "MOVE")):
            caller.wait_said("MOVE: ") if line == "c" else None
            caller.send(line + "\r")
            caller.wait_said(prompt)
        head = SplatsHead(3, 7)
        said = []
        while True:
            if caller.wait_said(r": |\[CNQ\] ")[0] == "[CNQ] ":
                break
            guess = head.guess()
            caller.send(guess + "\r")
            words = caller.wait_said(r"\n\d+: [\d ]+ - ([^.]*)\.")[1]
            numbers = [re.search(rf"(\d+) {what}", words) for what in ("splat", "intersection")]
            head.learn(guess, tuple(int(number[1]) if number else 0 for number in numbers))
            said.append((guess, words))
            if words == "3 splats":
                caller.wait_said(r"Broken in \d+ guess")
            else:
                caller.wait_said("MOVE")
        caller.send("review\r")
        caller.wait_said("Review: ")
        guesses = [guess for guess, _ in said]
        counts = possible_codes(SplatsHead(3, 7).codes, guesses[-1], guesses, splats)
        for number, (guess, words) in enumerate(said, 1):
            found = caller.wait_said(rf"{number}: {' '.join(guess)} - {words}\. (\d+) to (\d+)")
            self.assertEqual(list(map(int, found.groups())), counts[number - 1 : number + 1])
        caller.wait_said(r"\[CNQ\] ")
        caller.send("q\r")
        caller.wait_said("Menu: ")
        caller.send("q\ry\r")
        self.assertEqual(caller.exit_status(), 0)

    def test_a_hang_up_while_a_hint_for_the_largest_game_is_thought_about(self):
        caller = self.menu("full", "s")
        caller.wait_for("Your guess:")
        caller.send("c15\r15\r15\r" + "111222333444555\r" + "666777888999:::\rhh")
        caller.read(0.05)
        caller.hang_up()
        watch = Stopwatch()
        self.assertEqual(caller.exit_status(), 0)
        self.assertLess(watch.seconds(), 1)
        self.assertTrue(self.log().endswith("hung up\n"), self.log()[-200:])


class Practice(Game):
    def play_on_screens(self, caller, mode):
        """A level; the guesses."""
        head = Head()
        read = wooden_guesses if mode == "full" else self.small_guesses
        guesses = []
        caller.wait(lambda: not read(caller), "a new board")
        while True:
            guesses.append(head.guess())
            caller.send(guesses[-1].translate(LETTERS) + "\r")
            wait_for_board(caller, lambda: len(read(caller)) == len(guesses))
            caller.read(0.1)
            shown, marks = read(caller)[-1]
            self.assertEqual(shown, guesses[-1].translate(LETTERS))
            if marks == (4, 0):
                return guesses
            head.learn(guesses[-1], marks)

    @staticmethod
    def small_guesses(caller):
        """Pegs and marks of each answered guess on a small screen."""
        rows = [row[6:].split() for row in caller.screen.display[3:15]]
        answered = [row for row in rows if len(row) == 5]
        return [("".join(row[:4]), (row[4].count("*"), row[4].count("o"))) for row in answered]

    def play_with_screens(self, mode, **options):
        caller = self.menu(mode, "p", **options)
        caller.wait_for("12 guesses")
        caller.send("1")
        for level in (1, 2):
            caller.wait_for(f"evel {level} of 8")
            guesses = self.play_on_screens(caller, mode)
            caller.wait_for(f"You won level {level} in ")
            caller.send("v")
            letters = [guess.translate(LETTERS) for guess in guesses]
            counts = possible_codes(Head().codes, guesses[-1], guesses)
            self.read_review(caller, letters, counts, "next level")
            caller.send("\r")
        caller.wait_for("evel 3 of 8")
        caller.send("q")
        caller.wait_for("Welcome")
        caller.send("qy")
        self.assertEqual(caller.exit_status(), 0)

    def test_on_full_screens(self):
        self.play_with_screens("full")

    def test_on_small_screens_of_seven_bits(self):
        self.play_with_screens("lean", rows=20, columns=40)

    def test_in_lines(self):
        caller = self.menu("line", "p")
        caller.wait_said("Level, 1 to 8")
        caller.send("4\r")
        head = Head()
        said = []
        while not said or said[-1][1] != "4 exact":
            caller.wait_said(r"Guess \d+: ")
            guess = head.guess()
            letters = guess.translate(LETTERS)
            caller.send(letters + "\r")
            words = caller.wait_said(r"\n\d+: [A-Z ]+ - ([^.]*)\.")[1]
            head.learn(guess, words_to_marks(words))
            said.append((" ".join(letters), words))
            self.assertLessEqual(len(said), 9)
        caller.wait_said("You won level 4")
        caller.wait_said("Q menu: ")
        caller.send("v\r")
        caller.wait_said("Review: ")
        for number, (letters, words) in enumerate(said, 1):
            caller.wait_said(rf"{number}: {letters} - {words}\. \d+ to \d")
        caller.wait_said("Q menu: ")
        caller.send("q\r")
        caller.wait_said("Menu: ")
        caller.send("q\ry\r")
        self.assertEqual(caller.exit_status(), 0)


if __name__ == "__main__":
    unittest.main()
