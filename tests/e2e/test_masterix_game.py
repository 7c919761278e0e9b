"""Runs of Masterix played to a defeat through a pseudo terminal, in every presentation."""

import json
import re
import unittest

from caller import Case
from masterix_hands import *


class MasterixGame(Case):
    def table(self):
        result = self.run_codemaker("scores", "list", "--json", "--data", self.data)
        return json.loads(result.stdout)["masterix"]

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
            caller.wait_for("Name to show: ")
        caller.send("=\r" if mode == "line" else "\r")
        caller.wait_said("Hall of Fame") if mode != "line" else caller.wait_said("M for the menu")
        # The screen does not wait for the disk.
        self.until(lambda: [row["level"] for row in self.table()] == [won + 1], "the score is on the disk")
        self.assertGreater(self.table()[0]["score"], 48)

    def test_a_run_on_full_screens(self):
        self.play("full", lambda caller: ScreenHands(caller, 2, *FULL))

    def test_a_run_on_small_screens_of_seven_bits(self):
        self.play(
            "lean",
            lambda caller: ScreenHands(caller, 1, *LEAN),
            "--charset", "ascii", rows=20, columns=40,
        )

    def test_a_run_in_lines(self):
        self.play("line", lambda caller: LineHands(caller, 1))

    def in_run(self, mode="full"):
        caller = self.door("--mode", mode, "--game", "masterix")
        caller.wait_said("P: play" if mode == "line" else "L: plain")
        caller.send("p\r" if mode == "line" else "\r")
        return caller

    def hang_up(self, caller):
        """The door is gone within a second and says why."""
        calls = self.log().count("hung up")
        caller.hang_up()
        self.assertEqual(caller.exit_status(seconds=1), 0)
        self.assertEqual(self.log().count("hung up"), calls + 1)

    def test_a_hang_up_on_the_first_board_ends_the_door(self):
        caller = self.in_run()
        caller.wait_for("MASTERIX  Level 1")
        self.hang_up(caller)

    def test_a_hang_up_while_moves_are_made_shown_and_answered_ends_the_door(self):
        for pace, steps in (("at once", 0), ("normal", 0), ("normal", 1), ("normal", 3)):
            with self.subTest(pace=pace, steps=steps):
                self.forget_games()
                caller = self.in_run()
                hands = ScreenHands(caller, 1, *FULL)
                if pace == "normal":
                    caller.send("pp")
                    caller.wait_for("Move speed: normal")
                hands.make_move()
                for _ in range(steps):
                    shown = caller.rows()
                    caller.wait(lambda: caller.rows() != shown, "the next step of the move")
                self.hang_up(caller)

    def test_a_hang_up_in_a_level_keeps_what_was_won(self):
        caller = self.in_run("line")
        hands = LineHands(caller, 9)
        while hands.play_level() != "won":
            self.hang_up(caller)
            self.forget_games()
            caller = self.in_run("line")
            hands = LineHands(caller, 9)
        caller.wait_said("Level 2")
        caller.send("b\ra1")
        self.hang_up(caller)
        self.assertEqual([row["level"] for row in self.table()], [2])

    def test_a_screen_that_shrinks_in_the_middle_of_a_move_shows_its_end(self):
        caller = self.in_run()
        hands = ScreenHands(caller, 1, *FULL)
        caller.send("ppp")
        caller.wait_for("Move speed: slow")
        _, target = hands.make_move()
        caller.wait(lambda: hands.at(target, 0) == "*", "the unit destroyed")
        caller.resize(20, 40)
        hands.first, hands.apart = LEAN
        caller.wait(lambda: hands.at(target, 0) == "O", "the jump")
        caller.send(" ")
        caller.wait(lambda: len(hands.last_moves()) == 2, "the computer's move")
        caller.resize(24, 80)
        hands.first, hands.apart = FULL
        caller.wait(lambda: hands.box() is not None, "the cursor")

    def test_wrong_keys_are_refused_in_a_sentence_and_change_nothing(self):
        caller = self.in_run()
        hands = ScreenHands(caller, 1, *FULL)
        board = [hands.at(square, 0) for square in hands.squares()]
        steps = 0
        while hands.at(hands.box(), 0) != "X":
            box = hands.box()
            steps += 1
            # A row may have units of one's own alone.
            caller.send("6" if steps % 8 else "2")
            caller.wait(lambda: hands.box() not in (box, None), "the next square")
        for keys, sentence in (
            ("5", name(hands.box()) + " is not your unit."),
            ("0", "No unit is selected."),
            ("x", "x isn't used here. Press ? for help."),
            ("\x1b[15~", "F5 isn't used here."),
        ):
            caller.send(keys)
            caller.wait_for(sentence)
        self.assertEqual(board, [hands.at(square, 0) for square in hands.squares()])

    def test_wrong_lines_are_refused_in_a_sentence_and_change_nothing(self):
        caller = self.in_run("line")
        hands = LineHands(caller, 1)
        caller.wait_said("Move: ")
        board = hands.board()
        own = next(square for square, unit in board.items() if unit == "O")
        enemy = next(square for square, unit in board.items() if unit == "X")
        far = next(square for square in board if square not in (own, *neighbors(own)))
        for line, sentence in (
            (f"{name(enemy)}-{name(own)}", f"{name(enemy)} is not your unit."),
            (f"{name(own)}-{name(far)}", f"{name(far)} is not next to {name(own)}."),
            ("a9-a8", "is not a command here"),
            ("hello", "is not a command here"),
        ):
            hands.ask(line, re.escape(sentence))
            caller.wait_said("Move: ")
        self.assertEqual(board, hands.board())

    def test_two_players_change_sides_and_stand_in_no_table(self):
        caller = self.door("--mode", "line")
        caller.wait_said("P: play")
        caller.send("p\rm\rt\r")
        for name in ("Ada", "Bob"):
            caller.wait_said(r"Player [12] \(Enter: .*: ")
            caller.send(name + "\r")
        hands = LineHands(caller, 9)
        self.play_for_two(hands, {"Ada": "blue", "Bob": "red"})
        self.play_for_two(hands, {"Ada": "red", "Bob": "blue"})
        self.play_for_two(hands, {"Ada": "blue", "Bob": "red"})
        self.assertEqual(self.table(), [])

    def play_for_two(self, hands, colors):
        """A round, from its first prompt to its count."""
        while True:
            for color in ("blue", "red"):
                said = hands.caller.wait_said(r"(Ada|Bob), (blue|red): |wins the round|A tie,")
                if said[1] is None:
                    return
                self.assertEqual((said[2], colors[said[1]]), (color, color))
                unit = hands.ask("m", r"jumps?, of \d+ units?: (\w\d)")[1]
                target = hands.ask(f"m {unit}", r"can jump onto (\w\d)")[1]
                hands.ask(f"{unit}{target}", "destroys")


if __name__ == "__main__":
    unittest.main()
