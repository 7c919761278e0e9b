"""A disk that takes no score for a while, or for good: what callers are told and what becomes of it."""

import contextlib

from caller import *
from code_breaker import win_a_level_in_lines


class UnsavedScores(Case):
    def in_lines(self):
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send("p\r")
        return caller

    def block(self):
        """Nothing of the Hall of Fame can be written any more; the log can."""
        for name in ("SCORES.LCK", "spool"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(os.path.join(self.data, name))
            os.symlink("/nowhere", os.path.join(self.data, name))

    def make_room(self):
        for name in ("SCORES.LCK", "spool"):
            os.unlink(os.path.join(self.data, name))

    @staticmethod
    def leave_run(caller):
        caller.wait_said(r"Guess 1: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")

    def play_until_unsaved(self):
        caller = self.in_lines()
        self.block()
        win_a_level_in_lines(caller)
        score = int(caller.wait_said(r"= (\d+) points\. Bank")[1])
        caller.wait_said(r"Your score could not be saved just now")
        self.leave_run(caller)
        caller.wait_said(r"Name \(= keeps White Rabbi\): ")
        caller.send("=\r")
        caller.wait_said(rf"1\. White Rabbi, {score} points, level 2, waiting to be saved\.")
        return caller, score

    def test_a_score_that_no_disk_takes_waits_in_the_hall_and_is_saved_once_there_is_room(self):
        caller, score = self.play_until_unsaved()
        self.make_room()
        caller.send("m\rh\r")
        caller.wait_said(rf"Your {score} points are saved now\.")
        # Where somebody else has the tables just then they wait in the spool for the next score.
        rows = [row["score"] for row in self.scores()]
        self.assertTrue(rows == [score] or os.listdir(os.path.join(self.data, "spool")))
        caller.send("m\rq\ry\r")
        self.assertEqual(caller.exit_status(), 0)
        added = self.run_codemaker(
            "scores", "add", "--data", self.data, "--game", "breaking", "--name", "Bob", "--score", "1", "--level", "1"
        )
        self.assertEqual(added.returncode, 0, added.stderr)
        self.assertEqual([row["score"] for row in self.scores()], [score, 1])

    def test_room_at_the_end_of_the_call_is_in_time(self):
        caller, score = self.play_until_unsaved()
        self.make_room()
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual([row["score"] for row in self.scores()], [score])

    def test_a_score_lost_at_last_is_told_to_the_caller_and_in_the_log(self):
        caller, score = self.play_until_unsaved()
        caller.send("m\rq\ry\r")
        caller.wait_said(rf"Your {score} points could not be saved\. Please tell the sysop\.")
        caller.wait_said(r"Goodbye")
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(self.scores(), [])
        self.assertRegex(self.log(), rf"White Rabbit with {score} points, breaking level 2, .* is lost: ")


class UnsavedGames(Case):
    def test_a_caller_is_told_that_the_disk_takes_no_game_and_when_it_does_again(self):
        import resource

        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ")
        before = resource.prlimit(caller.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        caller.send("1122\r")
        caller.wait_said(r"Guess 2: ")
        caller.wait_said(r"Your game can't be saved just now\. The door keeps it and tries again\.")
        caller.send("3344\r")
        caller.wait_said(r"Guess 3: ")
        resource.prlimit(caller.pid, resource.RLIMIT_FSIZE, before)
        caller.send("5566\r")
        caller.wait_said(r"Your game is saved again\.")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertIn(",1122,3344,5566", self.kept_games()[0]["line"])


if __name__ == "__main__":
    unittest.main()
