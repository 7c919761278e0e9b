"""Whole runs on a disk that takes nothing, and on one that comes back: callers play, are told, and nothing that was there is lost."""

from caller import *
from code_breaker import win_a_level_in_lines


@needs_root
class BadDisks(Case):
    """A disk of its own, with the score and the unfinished game of an earlier call on it."""

    def setUp(self):
        super().setUp()
        os.mkdir(self.data)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "none", self.data]).returncode != 0:
            self.skipTest("no disk may be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", self.data])
        self.add_score("Ada", 5)
        earlier = self.in_lines("Bob")
        earlier.send("r\r")
        earlier.wait_said(r"Guess 1: ")
        earlier.send(self.misses(1)[0] + "\r")
        earlier.wait_said(r"Guess 2: ")
        self.until(self.guesses_of_bob, "Bob's game is kept")
        earlier.hang_up()
        self.assertEqual(earlier.exit_status(), 0)
        self.rows, self.guesses = self.scores(), self.guesses_of_bob()

    def add_score(self, name, score):
        added = self.run_codemaker(
            "scores", "add", "--data", self.data, "--game", "breaking", "--name", name, "--score", str(score), "--level", "1"
        )
        self.assertEqual(added.returncode, 0, added.stderr)

    def guesses_of_bob(self):
        return [game["line"].split(":")[4] for game in self.kept_games() if (game["player"] or {}).get("name") == "Bob"]

    def in_lines(self, name):
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        lines[4:7] = [str(len(name)), name, name]
        drop_file = self.write(f"{name}/DOOR32.SYS", "\r\n".join(lines) + "\r\n")
        caller = self.door("--mode", "line", drop_file=drop_file)
        typed = caller.send

        def send(keys):
            if os.path.exists(os.path.join(self.data, "ballast")):
                self.fill()  # what a failed write has cleared away
            typed(keys)

        caller.send = send
        caller.wait_said(r"P: play")
        caller.send("p\r")
        return caller

    def become_read_only(self):
        subprocess.run(["mount", "-o", "remount,ro", self.data], check=True)

    def become_writable(self):
        subprocess.run(["mount", "-o", "remount,rw", self.data], check=True)

    def fill(self):
        with open(os.path.join(self.data, "ballast"), "ab", buffering=0) as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(bytes(4096))

    def make_room(self):
        os.remove(os.path.join(self.data, "ballast"))

    def play_a_run(self, caller, name):
        """A level won, and the run ended in the next; its points."""
        win_a_level_in_lines(caller)
        score = int(caller.wait_said(r"= (\d+) points\. Bank")[1])
        caller.wait_said(r"Your score could not be saved just now")
        caller.wait_said(r"Guess 1: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")
        caller.wait_said(rf"Name \(= keeps {name}\): ")
        caller.send("=\r")
        caller.wait_said(rf"\d\. {name}, {score} points, level 2, waiting to be saved\.")
        return score

    def assert_all_of_before_is_there(self):
        self.assertEqual([row for row in self.scores() if row["name"] == "Ada"], [{**self.rows[0], "place": len(self.scores())}])
        self.assertEqual(self.guesses_of_bob(), self.guesses)

    def assert_bob_goes_on(self):
        bob = self.in_lines("Bob")
        bob.wait_said(r"Waiting: level 1 of a ranked run")
        bob.hang_up()
        self.assertEqual(bob.exit_status(), 0)

    def test_a_whole_run_on_a_disk_that_stays_so(self):
        for spoil, mend in ((self.become_read_only, self.become_writable), (self.fill, self.make_room)):
            with self.subTest(spoil.__name__):
                spoil()
                caller = self.in_lines("Alice")
                score = self.play_a_run(caller, "Alice")
                caller.send("m\rq\ry\r")
                caller.wait_said(rf"Your {score} points could not be saved\. Please tell the sysop\.")
                caller.wait_said(r"Goodbye")
                self.assertEqual(caller.exit_status(), 0)
                mend()
                self.assertEqual([row["name"] for row in self.scores()], ["Ada"])
                self.assert_all_of_before_is_there()
                self.assert_bob_goes_on()

    def test_a_whole_run_on_a_disk_that_comes_back_before_the_call_ends(self):
        for name, spoil, mend in (
            ("Alice", self.become_read_only, self.become_writable), ("Dormouse", self.fill, self.make_room),
        ):
            with self.subTest(spoil.__name__):
                spoil()
                caller = self.in_lines(name)
                score = self.play_a_run(caller, name)
                mend()
                caller.send("m\rh\r")
                caller.wait_said(rf"Your {score} points are saved now\.")
                caller.send("m\rq\ry\r")
                self.assertEqual(caller.exit_status(), 0)
                # Room that came between table and spool has let it into the spool: the next score brings it along.
                self.add_score(f"{name} II", 6)
                self.assertIn((name, score), [(row["name"], row["score"]) for row in self.scores()])
                self.assert_all_of_before_is_there()

    def test_a_run_that_begins_on_a_good_disk_and_goes_on_when_it_is_good_again(self):
        caller = self.in_lines("Alice")
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        self.fill()
        lost, kept = self.misses(2)
        caller.send(lost + "\r")
        caller.wait_said(r"Your game can't be saved just now\. The door keeps it and tries again\.")
        self.make_room()
        caller.send(kept + "\r")
        caller.wait_said(r"Your game is saved again\.")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        again = self.in_lines("Alice")
        again.wait_said(r"Waiting: level 1 of a ranked run")
        self.assert_all_of_before_is_there()


if __name__ == "__main__":
    unittest.main()
