"""A caller who breaks codes, and counts for themselves what is possible."""

import itertools
import re


def mark(code, guess):
    """Black and white pegs, as a player with paper counts them."""
    black = sum(c == g for c, g in zip(code, guess))
    both = sum(min(code.count(color), guess.count(color)) for color in set(guess))
    return black, both - black


class Head:
    """Guesses any code that fits everything so far."""

    def __init__(self, holes=4, colors=6):
        digits = "123456789"[:colors]
        self.codes = ["".join(code) for code in itertools.product(digits, repeat=holes)]
        self.codes.sort(key=lambda code: len(set(code)) != 2)

    def guess(self):
        return self.codes[0]

    def learn(self, guess, marks):
        self.codes = [code for code in self.codes if mark(code, guess) == marks]


def possible_codes(codes, code, guesses, marking=mark):
    """How many codes fit before the first guess and after each, counted one by one."""
    counts = [len(codes)]
    for guess in guesses:
        codes = [one for one in codes if marking(one, guess) == marking(code, guess)]
        counts.append(len(codes))
    return counts


def words_to_marks(words):
    black = re.search(r"(\d+) exact", words)
    white = re.search(r"(\d+) misplaced", words)
    return (int(black[1]) if black else 0, int(white[1]) if white else 0)


def break_code_in_lines(caller, holes=4, colors=6):
    """Plays a round as breaker in line mode."""
    head = Head(holes, colors)
    while True:
        caller.wait_said(r"Guess \d+: ")
        guess = head.guess()
        caller.send(guess + "\r")
        words = caller.wait_said(r"\d+: [\d ]+ - ([^.]*)\.")[1]
        if words == f"{holes} exact":
            return
        head.learn(guess, words_to_marks(words))


def be_broken_in_lines(caller, code="5566"):
    """Hides a code and looks on, in line mode."""
    caller.wait_said(r"Your code: ")
    caller.send(code + "\r")
    words = caller.wait_said(r"Computer 1: [\d ]+ - ([^.]*)\.")[1]
    if words != f"{len(code)} exact":
        caller.send("x\r")
    caller.wait_said(r"You get \d+ point")


def win_a_level_in_lines(caller):
    """From the menu: plays runs until a level is won."""
    verdict = "lost"
    while verdict != "won":
        if verdict == "lost":
            caller.wait_said(r"Menu: ")
            caller.send("r\r")
        for _ in range(2):
            break_code_in_lines(caller)
            be_broken_in_lines(caller)
        verdict = caller.wait_said(r"You (won|lost) level|is a (tie)")[1]


def review_table(caller):
    """The words of each row of a review that has been asked for, with the codes that it left behind its marks; on full
    screens a chart may stand before it."""
    # What explains a page stands below it, so the page is whole once that is seen.
    caller.wait(lambda: any(map(caller.sees, ("Bar: what", "Before, After", "Left:   codes still"))), "the review")
    if caller.sees("Bar: what"):
        caller.send(" ")
    caller.wait(lambda: caller.sees("Before, After") or caller.sees("Left:   codes still"), "the table")
    rows = [row.replace("│", " ").replace("|", " ") for row in caller.rows()]
    # The pegs of a guess stand apart.
    rows = [re.sub(r"^( *\d+) +(\S) (\S) (\S) (\S) ", r"\1 \2\3\4\5 ", row) for row in rows]
    table = [row.split() for row in rows if re.match(r" *\d+ +\S{4} ", row)]
    if caller.sees("Before, After"):
        for row in table:
            del row[3]
    return table
