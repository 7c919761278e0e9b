"""What a sysop changed in the Hall of Fame, and how it is taken back."""

import json
import pwd

from caller import *
from sysop import Scores


class Undo(Scores):
    def changes(self):
        return json.loads(self.run_scores("undo", "--list", "--json").stdout)

    def test_each_kind_of_change_is_taken_back_and_said_so(self):
        self.add("Ada", 10)
        self.add("Bob", 20)
        self.run_scores("rename", "Bob", "Ada")
        self.run_scores("remove", "--game", "breaking", "--rank", "1")
        self.run_scores("reset", "--yes")
        self.run_scores("restore", "--copy", "SCORES.BAK3")
        self.assertEqual(self.names(), ["Ada"])
        for said, names in (
            ("restore SCORES.BAK3", []),
            ("remove", ["Ada"]),
            ("rename Bob to Ada", ["Bob", "Ada"]),
            ("add", ["Ada"]),
            ("add", []),
        ):
            with self.subTest(said):
                result = self.run_scores("undo")
                self.assertRegex(result.stdout.decode(), rf"^Undid change \d \({said} by ")
                self.assertEqual(self.names(), names)
        nothing = self.run_scores("undo")
        self.assertEqual(nothing.returncode, 1)
        self.assertEqual(nothing.stderr, b"codemaker: there is no change to undo\n")

    def test_the_changes_are_listed_with_who_made_them_and_whether_they_are_in_force(self):
        self.assertEqual(self.run_scores("undo", "--list").returncode, 1)  # no directory yet
        self.add("Ada", 10)
        self.add("Bob", 20)
        self.run_scores("undo")
        login = pwd.getpwuid(os.getuid()).pw_name
        self.assertEqual(
            [(c["change"], c["command"], c["who"], c["in_force"]) for c in self.changes()],
            [(3, "undo", login, False), (2, "add", login, False), (1, "add", login, True)],
        )
        lines = self.run_scores("undo", "--list").stdout.decode().splitlines()
        self.assertIn(f"{login}: undo of 2: Bob (20 points) is gone", lines[0])
        self.assertIn("add (undone): Bob (20 points) is in", lines[1])

    def test_a_name_in_the_trail_does_not_steer_the_terminal(self):
        self.add("Ada", 10)
        path = os.path.join(self.data, "SCORES.LOG")
        with open(path, "ab") as file:
            file.write(b"\x1b[2J\x9b no change\n")
        result = self.run_scores("undo", "--list")
        self.assertIn(b"SCORES.LOG line 2 is damaged; it is passed over", result.stderr)
        self.assertNotIn(b"\x1b", result.stdout + result.stderr)
        self.assertEqual(self.run_scores("undo").returncode, 0)
        self.assertEqual(self.names(), [])

    def test_without_a_trail_that_can_be_written_nothing_is_changed(self):
        self.add("Ada", 10)
        path = os.path.join(self.data, "SCORES.LOG")
        os.unlink(path)
        os.mkdir(path)
        result = self.run_scores("remove", "--game", "breaking", "--rank", "1")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, rb"^codemaker: .*SCORES.LOG.*\n$")
        self.assertEqual(self.names(), ["Ada"])

    def test_undoing_a_restore_that_changed_nothing_is_no_failure(self):
        self.add("Ada", 10)
        copy = os.path.join("backup", "SCORES-2026-11-23.DAT")
        os.makedirs(os.path.join(self.data, "backup"), exist_ok=True)
        shutil.copy(os.path.join(self.data, "SCORES.DAT"), os.path.join(self.data, copy))
        words = ("restore", "scores", "--data", self.data)
        self.assertEqual(self.run_codemaker(*words, "--from", copy).returncode, 0)
        undone = self.run_codemaker(*words, "--undo")
        self.assertEqual(undone.returncode, 0, undone.stderr)
        self.assertIn(b"changed nothing, so there is nothing to undo", undone.stdout)
        self.assertEqual(self.names(), ["Ada"])

    def test_programs_killed_at_any_moment_leave_changes_that_are_undone_once(self):
        for number in range(1, 9):
            self.add(f"P{number}", number)
        random_delays = [0.0005 * step for step in range(1, 40)]
        for delay in random_delays:
            remove = subprocess.Popen(
                [PROGRAM, "scores", "remove", "--game", "breaking", "--rank", "1", "--data", self.data],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            if not has_ended(remove.pid, delay):
                remove.kill()
            remove.wait()
            left = len(self.names())
            in_force = [c for c in self.changes() if c["in_force"] and c["command"] == "remove"]
            self.assertEqual(left + len(in_force), 8)
            if in_force:
                self.assertEqual(self.run_scores("undo").returncode, 0)
            self.assertEqual(len(self.names()), 8)


class OneRow(Scores):
    def test_a_row_is_shown_with_all_that_is_known_of_it(self):
        self.add("Countess Lovelace", 20)
        shown = self.run_scores("show", "--game", "breaking", "--rank", "1", "--json")
        row = json.loads(shown.stdout)
        self.assertRegex(row.pop("when"), r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        self.assertEqual(
            row,
            {
                "game": "breaking",
                "rank": 1,
                "name": "Countess Lo",
                "score": 20,
                "level": 3,
                "board": "bbs",
                "key": "",
                "handle": "Countess Lovelace",
                "change": 1,
                "record": None,
            },
        )
        text = self.run_scores("show", "--table", "breaking", "--place", "1").stdout.decode()
        self.assertIn("handle   Countess Lovelace\n", text)
        self.assertIn("record   none\n", text)
        missing = self.run_scores("show", "--game", "breaking", "--rank", "2")
        self.assertEqual(missing.returncode, 1)
        self.assertEqual(missing.stderr, b"codemaker: nobody has rank 2 of breaking\n")

    def test_the_tables_are_listed_for_spreadsheets(self):
        self.add('=Ada "A"', 20)
        rows = self.run_scores("list", "--csv", "--game", "breaking").stdout.decode().splitlines()
        self.assertEqual(rows[0], "game,place,name,score,level,board,when")
        self.assertRegex(rows[1], r'^breaking,1,"\'=Ada ""A""",20,3,"bbs",\S+Z$')
        self.assertEqual(self.run_scores("list", "--csv", "--json").returncode, 2)


if __name__ == "__main__":
    unittest.main()
