"""Guided first games on a board: played to their end by their advice, and cut off in the middle."""

import contextlib
import re
import unittest

from caller import Case

RESULT = "R: a ranked run."


class Guided(Case):
    def begin(self, mode, letter, **options):
        caller = self.door("--mode", mode, **options)
        caller.wait_said(r"L: plain|P: play")
        if mode == "line":
            caller.send("p\r")
            caller.wait_said(r"New here\? G: [^$]*Menu: ")
            caller.send(letter + "\r")
            said = caller.wait_said(r"Y/N\): |Egg Carton: ")[0]
            if "Y/N" in said:
                caller.send("x\r")
                caller.wait_said("Masterix: ")
            caller.send("g\r")
            return caller
        caller.send("\r")
        caller.wait_for("New here?")
        caller.send(letter)
        caller.wait_for("NUM LOCK" if letter == "m" else "New here? G")
        caller.send("g")
        caller.wait_for("uided game")
        return caller

    def follow_in_lines(self, caller, prompt, advice, end, moves=200):
        """Asks for advice and takes it, until the end or so many moves."""
        caller.wait_said(prompt)
        for _ in range(moves):
            caller.send("h\r")
            advised = caller.wait_said(advice)[1]
            caller.wait_said(prompt)
            caller.send(advised + "\r")
            if re.search(end, caller.wait_said(f"{prompt}|{end}")[0]):
                return

    def follow_on_screen(self, caller, reason, asked, end, moves=200):
        """The same with H and Enter, moves shown at once; to the result behind the last board."""

        def is_over():
            return caller.sees(end) or caller.sees(RESULT)

        def is_advised():
            return re.search(reason, " ".join(caller.rows()))

        caller.hurries = True
        caller.send("pp")
        for _ in range(moves):
            caller.wait(lambda: is_over() or caller.sees(asked), "the next move")
            # An H that came while the computer's move was shown is asked again, and one that came
            # to the end has gone on to the result.
            for _ in range(5):
                if is_over():
                    break
                caller.send("h")
                with contextlib.suppress(AssertionError):
                    caller.wait(lambda: is_over() or is_advised(), "advice", 3)
                    break
            if is_over():
                break
            before = caller.rows()
            caller.send("\r")
            caller.wait(lambda: caller.rows() != before, "the move")
        if not caller.sees(RESULT):
            caller.send(" ")
        caller.wait_for(RESULT)

    def test_masterix_in_lines_to_its_end_and_on_to_a_run(self):
        caller = self.begin("line", "m")
        end = r"R: ranked run, V: review, Enter: list: "
        self.follow_in_lines(caller, "Move: ", r"Type ([a-f]\d-[a-f]\d)\.", end)
        caller.send("v\r")
        told = caller.wait_said(r"Review\.[\s\S]*?Best moves: ")[0]
        # A review has seen how the game went, which advice cannot.
        self.assertLessEqual(len(re.findall(r"Turning point: \d+\. You", told)), 1, told)
        caller.send("q\r")
        caller.wait_said(end)
        caller.send("r\r")
        caller.wait_said(r"Level 1\. You are blue[^$]*Move: ")

    def test_egg_carton_in_lines_to_its_end(self):
        caller = self.begin("line", "e")
        end = r"R: ranked run, V: review, Enter: list: "
        self.follow_in_lines(caller, "A to F: ", r"Select ([A-F])[:.] ", end)
        caller.send("\r")
        caller.wait_said("Egg Carton: ")

    def test_masterix_on_full_screens_to_its_end(self):
        caller = self.begin("full", "m")
        self.follow_on_screen(
            caller, r"jumps onto", "Your move", "No moves left. Press"
        )
        caller.send("r")
        caller.wait_for("MASTERIX  Level 1")

    def test_egg_carton_on_full_screens_to_its_end(self):
        caller = self.begin("full", "e")
        # Its sentences are shown one after another.
        reason = r"Select [A-F][:.] |Your row (goes|keeps)|Its last marble ends|Relay: a last"
        self.follow_on_screen(caller, reason, "your turn", "game over")

    def test_one_that_is_cut_off_goes_on_as_a_casual_game_with_hints(self):
        caller = self.begin("line", "m")
        self.follow_in_lines(caller, "Move: ", r"Type ([a-f]\d-[a-f]\d)\.", "No moves left", 2)
        moves = self.kept_games()[0]["line"].split(":")[4]
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        caller = self.door("--mode", "line")
        caller.wait_said("P: play")
        caller.send("p\r")
        caller.wait_said("Menu: ")
        for key in ("m", "c"):
            caller.send(key + "\r")
        caller.wait_said(r"Unfinished: a casual game of Masterix, level 1\.[^$]*Go on \(G, N, Q\): ")
        caller.send("g\r")
        caller.wait_said("Move: ")
        self.assertTrue(self.kept_games()[0]["line"].split(":")[4].startswith(moves))
        caller.send("h\r")
        caller.wait_said(r"Hint: [a-f]\d-[a-f]\d: ")


if __name__ == "__main__":
    unittest.main()
