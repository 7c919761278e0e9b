"""Whole games on the boards of the page, played by hands that know what can be chosen and what is said."""

import itertools
import re
import time

import steady_clock
from browser import FRAME
from waiting import until

COLORS = ["red", "white", "blue", "green", "yellow", "black"]
MARKED = re.compile(r"Guess \d+: ([a-z ]+), (\d) exact, (\d) misplaced")
# What leads on where nothing is to be chosen: the score, the result.
ON = "^(Skip|Go on|See score|See rank)$"


class Fingers:
    """Taps what the page shows."""

    def __init__(self, browser):
        self.browser = browser

    def look(self):
        self.browser.tell("look")

    def names(self):
        return [each["name"] for each in self.browser.shown.get("offered", []) if not each["off"]]

    def text(self):
        return self.browser.text()

    def is_over(self):
        return self.browser.shown["shares"]

    def choose(self, name):
        found = next(each for each in self.names() if re.search(name, each))
        self.browser.finish_reading()
        try:
            self.browser.tell("choose", name=f"^{re.escape(found)}$", seconds=15)
        except AssertionError as fault:
            # What moves may have led on before the finger was there: then it is looked at again.
            if "resolved to" in str(fault) and "is not enabled" not in str(fault):
                raise

    def go_on(self):
        """What moves may be over before the finger is there."""
        if "Skip" in self.names():
            return self.browser.tell("skip")
        # What was tapped may have led on meanwhile.
        self.look()
        return self.choose(ON) if any(re.search(ON, each) for each in self.names()) else None


class Ears:
    """Knows what a screen reader knows, and nothing else: roles, names and states."""

    def __init__(self, browser):
        self.browser = browser
        self.nodes = []

    def look(self):
        self.nodes = self.browser.tell("heard")["heard"]

    def buttons(self):
        return [(name, number) for role, name, states, number in self.nodes
                if role == "button" and "disabled" not in states]

    def names(self):
        return [name for name, _ in self.buttons()]

    def text(self):
        return "\n".join(name for role, name, _, _ in self.nodes if role in ("StaticText", "heading", "status"))

    def is_over(self):
        """Before, the word of a challenge can be shared, but there is nothing to review."""
        return {"Share", "Review"} <= set(self.names())

    def choose(self, name):
        number = next(number for each, number in self.buttons() if re.search(name, each))
        self.browser.finish_reading()
        self.browser.tell("act", number=number)

    def go_on(self):
        self.choose(ON)


def offers(hand, name):
    return any(re.search(name, each) for each in hand.names())


def wait(hand, condition, what):
    """While something moves the clock is set forward, a look a frame."""
    def looks():
        hand.look()
        return condition() or steady_clock.advance(FRAME)

    until(looks, lambda: f"{what}, of {hand.names()}:\n{hand.text()}", pause=0.03)


def marks(code, guess):
    exact = sum(a == b for a, b in zip(code, guess))
    return exact, sum(min(code.count(each), guess.count(each)) for each in set(guess)) - exact


def next_guess(text, holes):
    """A code that all answers so far allow."""
    known = [(told.split(), (int(exact), int(misplaced))) for told, exact, misplaced in MARKED.findall(text)]
    codes = itertools.product(COLORS, repeat=holes)
    return next(code for code in codes if all(marks(code, guess) == answer for guess, answer in known))


def go_on(hand):
    """Once: what takes the place of the button is no second one of its kind."""
    before = hand.names()
    hand.go_on()
    wait(hand, lambda: hand.names() != before, "what comes next")


def play_code(hand, each_turn):
    guesses = 0
    while True:
        wait(hand, lambda: hand.is_over() or offers(hand, "^Hole 1: empty"), "an empty row, or the end")
        if hand.is_over():
            return
        each_turn()
        holes = sum(name.startswith("Hole ") for name in hand.names())
        for number, color in enumerate(next_guess(hand.text(), holes), 1):
            hand.choose(f"^{color}$")
            wait(hand, lambda: offers(hand, f"^Hole {number}: {color}"), "the peg")
        guesses += 1
        hand.choose("^Guess$")
        wait(hand, lambda: hand.is_over() or f"Guess {guesses}: " in hand.text(), "the marks")


def pick_up(hand):
    """Once more where nothing comes of it: a board that has just taken the place of another has not heard it."""
    hand.choose(", can jump$")
    again = time.monotonic() + 5

    def lies_in_hand():
        nonlocal again
        if offers(hand, "can be jumped onto"):
            return True
        if time.monotonic() > again and offers(hand, ", can jump$"):
            hand.choose(", can jump$")
            again = time.monotonic() + 5
        return False

    wait(hand, lies_in_hand, "what it can jump onto")


def play_masterix(hand, each_turn):
    while True:
        wait(hand, lambda: hand.is_over() or offers(hand, ", can jump$") or offers(hand, ON), "a move, or the end")
        if hand.is_over():
            return
        if not offers(hand, ", can jump$"):
            go_on(hand)
            continue
        each_turn()
        pick_up(hand)
        before = sorted(hand.names())
        hand.choose("can be jumped onto")
        wait(hand, lambda: sorted(hand.names()) != before, "the jump")


def play_carton(hand, each_turn):
    own = "^Slot [A-L], [1-9]"
    while True:
        wait(hand, lambda: hand.is_over() or offers(hand, own) or offers(hand, ON), "a turn, or the end")
        if hand.is_over():
            return
        if not offers(hand, own):
            go_on(hand)
            continue
        each_turn()
        before = hand.names()
        hand.choose(own)
        wait(hand, lambda: hand.names() != before, "marbles on their way")


GAMES = {"code": play_code, "masterix": play_masterix, "carton": play_carton}
