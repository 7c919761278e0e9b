"""Runs up an Egg Carton run to a defeat through a pseudo terminal, in every presentation."""

import json
import re
import time
import unittest

from caller import Case

OWN = "ABCDEF"
SLOTS = OWN + "IJKLMN"
ENDS = {6: "right", 13: "left"}


def sow(slots, slot):
    """The board after one's own selection, and whether one selects again; slots are 12 numbers."""
    slots = list(slots)
    hand, slots[slot] = slots[slot], 0
    at = slot
    while True:
        for _ in range(hand):
            at = (at + 1) % 14
            if at not in ENDS:
                slots[at - (at > 6)] += 1
        if at in ENDS:
            return slots, True
        here = at - (at > 6)
        if slots[here] == 1:
            return slots, False
        hand, slots[here] = slots[here], 0


def ways(slots, depth=5):
    """Turns that can be made: what they leave, and their first slot."""
    for slot in range(6):
        if not slots[slot]:
            continue
        after, again = sow(slots, slot)
        if again and depth and any(after[:6]):
            yield from ((left, slot) for left, _ in ways(after, depth - 1))
        else:
            yield after, slot


def worth(slots):
    """The fewer marbles on one's own side the better; an empty side wins."""
    return sum(slots[6:]) - sum(slots[:6]) + 100 * (not any(slots[:6]))


def slots_on_screen(caller):
    """The numbers beside the letters on full screens, above and below them on small ones; once they are drawn."""
    found = []

    def look():
        rows = caller.screen.display
        if caller.screen.columns < 80:
            labels = re.findall(r"\d+", rows[7]) + re.findall(r"\d+", rows[5])[::-1]
        else:
            places = [(16, j) for j in range(6)] + [(2, j) for j in range(5, -1, -1)]
            labels = [number for i, j in places for number in re.findall(r"\d+", rows[i][7 + 11 * j:][:11])[-1:]]
        found[:] = map(int, labels)
        return len(found) == len(SLOTS)

    caller.wait(look, "a number for each slot")
    return found


def hand_on_screen(caller):
    """The hand's marbles in brackets, where it drops them: beside a slot's letter, above an end."""
    rows = caller.screen.display
    labels = [rows[i][10 + 11 * j:][:4] for i in (2, 16) for j in range(6)]
    hands = (re.fullmatch(r"\[( \d|\d\d)\]", label) for label in labels + [rows[2][1:5], rows[2][73:77]])
    return next(filter(None, hands), None)


class Hands:
    """Plays well up to a level, then as badly as can be."""

    def __init__(self, caller, good_levels):
        self.caller = caller
        self.good_levels = good_levels
        self.level = 1

    def choose(self, slots):
        best = max if self.level <= self.good_levels else min
        return best(ways(slots), key=lambda way: worth(way[0]))[1]

    def play_run(self):
        """From the first board to the defeat; the number of levels won."""
        while self.play_level() == "won":
            self.level += 1
        return self.level - 1


class ScreenHands(Hands):
    def __init__(self, caller, good_levels):
        super().__init__(caller, good_levels)
        self.caller.meet()
        self.caller.wait_for("Level 1")
        self.caller.wait_for("Select a slot:")
        self.caller.send("p")
        self.caller.wait_for("speed: slow")
        self.caller.send("p")
        self.caller.wait_for("speed: at once")

    def slots(self):
        return slots_on_screen(self.caller)

    def rest(self):
        """Until one is asked again, or the level is over."""
        over = f"Level {self.level} "
        ends = ("Select a slot:", over + "won", over + "lost")
        self.caller.wait(lambda: any(map(self.caller.sees, ends)), "the next selection")

    def play_level(self):
        while not re.search(r"Level \d+ (won|lost)", "\n".join(self.caller.rows())):
            before = self.slots()
            self.caller.send(SLOTS[self.choose(before)])
            self.caller.wait(lambda: self.slots() != before, "marbles on their way")
            self.rest()
        verdict = "won" if self.caller.sees(f"Level {self.level} won.") else "lost"
        self.caller.send(" ")
        results = ("Left in", "Points of the level")
        self.caller.wait(lambda: any(map(self.caller.sees, results)), "the result")
        self.caller.send(" ")
        if verdict == "won":
            self.caller.meet()
            self.caller.wait_for(f"Level {self.level + 1}")
            self.caller.wait_for("Select a slot:")
        return verdict


class LineHands(Hands):
    def slots(self):
        self.caller.send("p\r")
        words = self.caller.wait_said(r"(A \d.*); right end \d+\.\s+Computer: (I .*); left end")
        return [int(number) for side in words.groups() for number in re.findall(r"\d+", side)]

    def play_level(self):
        self.caller.wait_said("A to F: ")
        while True:
            slots = self.slots()
            self.caller.wait_said("A to F: ")
            self.caller.send(SLOTS[self.choose(slots)] + "\r")
            said = self.caller.wait_said(r"A to F: |Level \d+ (won\.|lost:)")
            if said[1]:
                return said[1][:-1]


class EggCartonGame(Case):
    def ladder(self, mode, *args, **options):
        caller = self.door("--mode", mode, "--game", "eggcarton", *args, **options)
        caller.wait_said(r"L: plain|P: play")
        caller.send("\r" if mode != "line" else "p\r")
        return caller

    def table(self):
        result = self.run_codemaker("scores", "list", "--json", "--data", self.data)
        return json.loads(result.stdout)["eggcarton"]

    def play(self, mode, hands, *args, **options):
        """Runs until one won a level; what stands in the Hall of Fame then."""
        won = 0
        while won == 0:
            self.forget_games()
            caller = self.ladder(mode, *args, **options)
            won = hands(caller).play_run()
            if won == 0:
                caller.hang_up()
                caller.exit_status()
        if mode == "line":
            caller.wait_said(r"Name \(= keeps .*\): ")
            caller.send("=\r")
            caller.wait_said("M for the menu")
        else:
            caller.wait_for("Name to show: ")
            caller.send("\r")
            caller.wait_said("Hall of Fame")
        # The screen does not wait for the disk.
        self.until(lambda: [row["level"] for row in self.table()] == [won + 1], "the score is on the disk")
        self.assertGreater(self.table()[0]["score"], 10)

    def test_a_run_on_full_screens(self):
        self.play("full", lambda caller: ScreenHands(caller, 2))

    def test_a_run_on_small_screens_of_seven_bits(self):
        self.play(
            "lean", lambda caller: ScreenHands(caller, 1), "--charset", "ascii",
            rows=20, columns=40,
        )

    def test_a_run_in_lines(self):
        self.play("line", lambda caller: LineHands(caller, 2))

    def test_a_hang_up_in_mid_sowing_ends_the_door(self):
        caller = self.ladder("full")
        caller.meet()
        caller.wait_for("Select a slot:")
        caller.send("a")
        caller.wait_for("sows A.")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(self.table(), [])

    def test_a_resize_in_mid_sowing_goes_on_with_it(self):
        caller = self.ladder("auto")
        caller.meet()
        caller.wait_for("Select a slot:")
        caller.send("a")
        caller.wait_for("sows A.")
        caller.resize(20, 40)
        caller.wait(lambda: caller.rows()[6].startswith("left"), "the small carton")
        caller.send(" ")
        caller.wait(lambda: "sows A." not in "\n".join(caller.rows()), "the end of it")

    def watch(self, speed):
        """The hand as it empties, with the seconds since it was full, at the normal pace."""
        self.forget_games()
        caller = self.ladder("full", "--baud", speed)
        caller.meet()
        caller.wait_for("Select a slot:")
        slots = slots_on_screen(caller)
        slot = max(range(6), key=slots.__getitem__)
        caller.send(OWN[slot])
        begin = time.monotonic()
        seen = {}
        while 0 not in seen:
            self.assertLess(time.monotonic(), begin + 60)
            caller.read(0.01)
            hand = hand_on_screen(caller)
            if hand and caller.sees(f"sows {OWN[slot]}."):
                seen.setdefault(int(hand[1]), time.monotonic() - begin)
        self.assertEqual(list(seen), list(range(slots[slot], -1, -1)))
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        return seen

    def test_marbles_fall_one_at_a_time_and_no_faster_than_the_line_shows_them(self):
        for speed in ("2400", "115200"):
            self.watch(speed)
        seen = self.watch("300")
        self.assertGreater(seen[0] - seen[1], 0.7)  # 30 bytes take a second


if __name__ == "__main__":
    unittest.main()
