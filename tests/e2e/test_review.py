"""Reviews of real games in plain lines, each number checked by counting codes."""

import itertools
import math
import random
import unittest

from caller import Case
from code_breaker import mark, words_to_marks

COLORS = "RWBGYK"
CODES = ["".join(code) for code in itertools.product(COLORS, repeat=4)]
# What sums of logarithms lose: exactly half the codes is one bit.
ROUNDING = 1e-9
# A long line goes on in the next row.
REVIEWED = (
    r"(\d+): ((?:[RWBGYK] ){3}[RWBGYK]) - ([^.]*)\. ([\d,]+) to ([\d,]+), ([\d.]+) bits"
    r"(, lucky|, unlucky)?\. (?:Best guess|A (?:good|fair|wasteful) guess: lost (about )?([\d.]+) to "
    r"((?:[RWBGYK] ){3}[RWBGYK]))\."
).replace(" ", r"\s+")


def parts(guess, codes):
    counts = {}
    for code in codes:
        answer = mark(code, guess)
        counts[answer] = counts.get(answer, 0) + 1
    return counts


def expected_bits(guess, codes):
    shares = [count / len(codes) for count in parts(guess, codes).values()]
    return -sum(share * math.log2(share) for share in shares)


class Reviews(Case):
    def play(self, caller, chance):
        """A practice game: guesses at random first, then such as fit. Its turns."""
        turns, fitting = [], CODES
        while True:
            caller.wait_said(rf"Guess {len(turns) + 1}\b[^:]*: ")
            guess = chance.choice(CODES if len(turns) < 2 else fitting)
            caller.send(guess.lower() + "\r")
            said = caller.wait_said(r"\d+: [RWBGYK ]+ - ([^.]*)\.(?: (\d+) left)?")
            answer = words_to_marks(said[1])
            turns.append((guess, answer))
            fitting = [code for code in fitting if mark(code, guess) == answer]
            if answer[0] == 4:
                return turns

    def check(self, told, turns):
        possible = CODES
        for told_turn, (guess, answer) in zip(told, turns, strict=True):
            _, pegs, words, before, after, bits, luck, about, lost, best = told_turn.groups()
            fitting = [code for code in possible if mark(code, guess) == answer]
            self.assertEqual("".join(pegs.split()), guess)
            self.assertEqual(words_to_marks(words), answer)
            self.assertEqual(int(before.replace(",", "")), len(possible))
            self.assertEqual(int(after.replace(",", "")), len(fitting))
            told_bits = math.log2(len(possible) / len(fitting))
            self.assertAlmostEqual(float(bits), told_bits, delta=0.051)
            surprise = told_bits - expected_bits(guess, possible)
            if abs(surprise) > 1 - ROUNDING:
                self.assertEqual(luck.split()[1], "lucky" if surprise > 0 else "unlucky")
            else:
                self.assertIsNone(luck)
            self.assertIsNone(about)
            if lost and len(possible) > 2:
                # What it lost is because the other guess tells more, or can be the code itself.
                better = "".join(best.split())
                gain = expected_bits(better, possible) - expected_bits(guess, possible)
                self.assertTrue(gain > -0.2 or better in possible, (guess, better, possible))
            if len(possible) == 1 and guess not in possible:
                self.assertEqual(float(lost), 1)
            if len(possible) == 1 and guess in possible:
                self.assertIsNone(lost)
            possible = fitting

    def test_ten_reviews_tell_what_counting_tells(self):
        chance = random.Random(1)
        caller = self.door("--mode", "line")
        caller.send("p\rp\r1\r")
        for game in range(10):
            with self.subTest(game=game):
                turns = self.play(caller, chance)
                caller.wait_said(r"V review[^:]*: ")
                caller.send("v\r")
                caller.wait_said(r"Review: ")
                told = [caller.wait_said(REVIEWED) for _ in turns]
                self.check(told, turns)
                caller.wait_said(r"V review[^:]*: ")
                caller.send("l\r1\r")


if __name__ == "__main__":
    unittest.main()
