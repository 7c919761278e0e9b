"""What a caller chose is so in their next call, and two calls of one caller know of each other."""

from caller import *
from remembered import remembered


class Remembered(Case):
    def in_options(self, *args, around=()):
        caller = self.caller([*around, PROGRAM, DOOR32, "--data", self.data, *args])
        caller.wait_for("Enter play")
        caller.send(" ")
        caller.wait_for("Welcome, ")
        caller.send("o")
        caller.wait_for("Screens")
        return caller

    def leave(self, caller):
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def remembered(self):
        return remembered(self.data)

    def walk_until_remembered(self, caller, text):
        """What was chosen is kept at each step, once the database has said what was there."""
        while text not in self.remembered():
            caller.send("m")
            caller.wait_for("Hall of Fame")
            caller.send("o")
            caller.wait_for("Screens")

    def setting(self, caller, name):
        row = next(row for row in caller.rows() if name in row)
        return row.split(name)[1].split("  ")

    def test_options_are_as_the_last_call_left_them(self):
        caller = self.in_options()
        caller.send("bp")
        caller.wait_for("slow")
        self.walk_until_remembered(caller, "sound=0")
        self.leave(caller)
        caller = self.in_options()
        caller.wait(lambda: "slow" in "".join(self.setting(caller, "Move speed")), "the pace of the last call")
        self.assertIn("off", "".join(self.setting(caller, "Bell and music")))

    def test_a_database_that_is_busy_at_first_takes_nobodys_options_away(self):
        caller = self.in_options()
        caller.send("p")
        caller.wait_for("slow")
        self.walk_until_remembered(caller, "pace=3")
        self.leave(caller)
        busy = [installed("strace"), "-f", "-o", "/dev/null", "-P", f"{self.data}/records.lck"]
        busy += ["-e", "inject=flock:error=ENOLCK:when=1..6"]
        caller = self.in_options(around=busy)
        caller.wait(lambda: "slow" in "".join(self.setting(caller, "Move speed")), "the pace of the last call")
        self.leave(caller)
        self.assertIn("No locks available", self.log())

    def test_who_chose_plain_lines_begins_with_them_and_another_caller_does_not(self):
        caller = self.door()
        caller.wait_for("plain lines")
        caller.send("l")
        caller.wait_said(r"Plain lines are on")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        while "screens=" not in self.remembered():
            caller.send("h\r")
            caller.wait_said(r"M for the menu")
            caller.send("m\r")
            caller.wait_said(r"Menu: ")
        self.leave(caller)
        caller = self.door()
        caller.wait_said(r"Plain lines are on[^$]*> ")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        lines[4] = lines[5] = "1907"
        lines[6] = "Grace"
        other = self.door(drop_file=self.write("DOOR32.SYS", "\r\n".join(lines) + "\r\n"))
        other.wait_for("Enter play")

    def test_nothing_is_remembered_where_no_games_are_kept(self):
        config = self.write("codemaker.toml", 'records = "off"\n')
        caller = self.in_options("--config", config)
        caller.send("p")
        caller.wait_for("slow")
        self.leave(caller)
        caller = self.in_options("--config", config)
        self.assertIn("normal", "".join(self.setting(caller, "Move speed")))

    def in_campaign(self, node):
        caller = self.door("--mode", "line", "--node", node)
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        return caller

    def guess(self, caller, guess):
        """A guess, and until it is kept, which another call would do first else."""
        caller.send(guess + "\r")
        self.until(lambda: any(guess in game["line"] for game in self.kept_games()), f"{guess} is kept")

    def test_a_second_call_is_told_where_the_first_is_and_takes_the_game_over(self):
        first = self.in_campaign("1")
        first.wait_said(r"Guess 1: ")
        guesses = self.misses(3)
        self.guess(first, guesses[0])
        first.wait_said(r"Guess 2: ")
        second = self.in_campaign("2")
        second.wait_said(r"You are playing level 1 of a ranked run on node 1, or were cut off there\.")
        second.wait_said(r"Go on \(G, N, Q\): ")
        second.send("g\r")
        second.wait_said(r"Guess 2: ")
        self.guess(second, guesses[1])
        second.wait_said(r"Guess 3: ")
        first.send(guesses[2] + "\r")
        first.wait_said(r"Another call of yours took this game over")
        self.leave(second)
        third = self.in_campaign("3")
        third.wait_said(r"Unfinished: level 1 of a ranked run\.")
