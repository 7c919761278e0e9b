"""Games that callers play are kept in the database as they are played."""

import json
import signal
import time

from caller import *


class KeptGames(Case):
    def in_lines(self, *options):
        caller = self.door("--mode", "line", *options)
        caller.wait_said(r"P: play")
        caller.send("p\rc\r")
        caller.wait_said(r"Guess 1: ")
        return caller

    def guess(self, caller, count):
        guesses = ["1122", "3344", "5566", "1346", "2516"][:count]
        for number, guess in enumerate(guesses, 2):
            caller.send(guess + "\r")
            caller.wait_said(rf"Guess {number}: ")
        return guesses

    def kept(self):
        told = self.run_codemaker("records", "list", "--json", "--data", self.data)
        return [json.loads(row) for row in told.stdout.decode().splitlines()]

    def guesses_kept(self):
        line = self.kept()[0]["line"]
        return line.split(":")[4].split(",")[1:]

    def assert_all_valid(self):
        told = self.run_codemaker("records", "verify", "--all", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stdout)

    def test_a_door_that_is_killed_after_a_guess_loses_that_one_at_most(self):
        config = self.write("codemaker.toml", "resume_days = 0\n")
        for count in (1, 2, 5):
            with self.subTest(count):
                caller = self.in_lines("--config", config)
                guesses = self.guess(caller, count)
                time.sleep(0.2)  # nobody types faster
                os.kill(caller.pid, signal.SIGKILL)
                self.assertEqual(caller.exit_status(), -signal.SIGKILL)
                kept = self.guesses_kept()
                self.assertIn(kept, (guesses, guesses[:-1]))
                self.assert_all_valid()

    def test_a_dropped_line_leaves_the_game_unfinished_with_its_last_guess(self):
        caller = self.in_lines()
        guesses = self.guess(caller, 3)
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(self.guesses_kept(), guesses)
        self.assertIn(":unfinished.", self.kept()[0]["line"])
        self.assertEqual(self.kept()[0]["player"]["name"], "White Rabbit")

    def test_a_game_that_is_quit_is_over_and_another_begins(self):
        caller = self.in_lines()
        self.guess(caller, 2)
        caller.send("q\r")
        caller.wait_said(r"\(Y/N\): ")
        caller.send("y\r")
        caller.wait_said(r"Menu: ")
        caller.send("c\r")
        caller.wait_said(r"Guess 1: ")
        self.guess(caller, 1)
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        newer, older = self.kept()
        self.assertIn(",Q:left.", older["line"])
        self.assertIn(":unfinished.", newer["line"])
        self.assert_all_valid()

    def test_without_a_database_callers_play_on_and_the_log_says_once_why(self):
        os.makedirs(os.path.join(self.data, "records.db"))
        caller = self.in_lines()
        self.guess(caller, 3)
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        log = self.log()
        self.assertEqual(log.count("records.db is a link or no plain file"), 1, log)
        self.assertEqual(log.count("of White Rabbit is not kept"), 1, log)

    def test_a_board_that_wants_no_records_has_none(self):
        config = self.write("codemaker.toml", 'records = "off"\n')
        caller = self.in_lines("--config", config)
        self.guess(caller, 2)
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertFalse(os.path.exists(os.path.join(self.data, "records.db")))
