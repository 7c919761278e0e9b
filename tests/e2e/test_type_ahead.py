"""Callers who type faster than they read, with bursts of keys that no screen has been seen for."""

from caller import *
from campaign import begin_campaign


class TypeAhead(Case):
    def in_menu(self, *options):
        caller = self.door(*options)
        caller.wait_for("L: plain lines")
        caller.send("\r")
        caller.wait_for("Welcome")
        return caller

    def wait_for_guesses_left(self, caller, left, seconds=PATIENCE):
        row = re.compile(rf"Guesses left .* {left}$")
        caller.wait(lambda: any(map(row.search, caller.rows())), f"{left} guesses left", seconds)

    def test_keys_typed_ahead_of_a_ranked_game_play_no_move_in_it(self):
        caller = self.in_menu()
        begin_campaign(caller)
        caller.send("qy")
        caller.wait_for("The run is over")
        caller.send(" ")
        caller.wait_for("Welcome")
        caller.send("r" + "1122\r" * 50)
        caller.meet()
        self.wait_for_guesses_left(caller, 12)
        caller.read(0.3)
        self.wait_for_guesses_left(caller, 12, 0)
        caller.send("1122\r")
        self.wait_for_guesses_left(caller, 11)

    def test_keys_typed_ahead_of_the_end_of_a_round_do_not_hide_a_code(self):
        caller = self.in_menu()
        begin_campaign(caller)
        caller.wait_for("you break the code")
        caller.send("1111\r" * 12 + "  5566\r" * 20)
        caller.wait_for("go on")
        caller.read(0.3)
        self.assertTrue(caller.sees("go on"), caller.rows())
        caller.send(" ")
        caller.wait_for("make a code for the computer")
        caller.read(0.2)
        self.assertTrue(caller.sees("make a code for the computer"), caller.rows())

    def test_lines_typed_ahead_within_a_round_are_played(self):
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ")
        caller.send("1111\r2222\r")
        caller.wait_said(r"\n1: 1 1 1 1 - ")
        caller.wait_said(r"\n2: 2 2 2 2 - ")


if __name__ == "__main__":
    unittest.main()
