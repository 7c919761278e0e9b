"""The sysop's editor of the Hall of Fame, on a terminal."""

import json

from caller import *
from sysop import Scores
from test_kept_records import exported

UP, DOWN, ESCAPE = "\x1b[A", "\x1b[B", "\x1b"


class Editor(Scores):
    def setUp(self):
        super().setUp()
        self.add("Ada Lovelace", 30)
        self.add("Bob", 20)
        self.add("Cid", 10)

    def editor(self, **options):
        environment = {"TERM": "xterm", "LANG": "C.UTF-8", "HOME": self.directory}
        editor = self.caller(
            [PROGRAM, "scores", "edit", "--data", self.data],
            env=environment,
            charset="utf8",
            **options,
        )
        editor.wait_for("Sysop's editor")
        return editor

    def type(self, editor, *steps):
        """Keys, and what is seen after them, in turn."""
        for keys, seen in steps:
            editor.send(keys)
            editor.wait_for(seen)

    def test_rows_are_removed_renamed_added_and_it_is_all_undone(self):
        before = self.names()
        editor = self.editor()
        self.type(
            editor,
            (DOWN, "►  2"),
            ("d", "Remove rank 2, Bob (20 points)?"),
            ("y", "Removed: Bob (20 points) is gone."),
            ("r", "New name for Cid:"),
            ("Cyd\r", "Rename Cid to Cyd in all tables?"),
            ("y", "Renamed: Cyd (10 points) is in; Cid (10 points) is gone."),
            ("a", "Name of the new row:"),
            ("Zoë\r", "Points:"),
            ("99\r", "Level of the run:"),
            ("4\r", "Add Zoë with 99 points, level 4?"),
            ("y", "Added Zoë (99 points): rank 1."),
        )
        self.assertEqual(self.names(), ["Zoë", "Ada Lovelac", "Cyd"])
        for gone in ("Zoë (99 points) is gone", "Cid (10 points) is back", "Bob (20 points) is back"):
            self.type(editor, ("u", "Undo "), ("y", gone))
        self.assertEqual(self.names(), before)
        editor.send("q")
        self.assertEqual(editor.exit_status(), 0)

    def test_a_row_that_has_changed_meanwhile_is_left_alone(self):
        editor = self.editor()
        self.type(editor, ("d", "Remove rank 1, Ada Lovelac (30 points)?"))
        self.add("Zed", 500)
        self.type(editor, ("y", "rank 1 of breaking is another row now; look again."))
        editor.wait_for("Zed")
        self.assertEqual(self.names(), ["Zed", "Ada Lovelac", "Bob", "Cid"])

    def test_two_editors_see_each_others_changes(self):
        one, other = self.editor(), self.editor()
        self.type(one, ("d", "Remove rank"), ("y", "Removed"))
        other.wait(lambda: not other.sees("Ada Lovelac "), "the row gone")
        self.type(other, ("u", "Undo remove by"))
        self.type(one, ("d", "Remove rank"), ("y", "Removed: Bob"))
        self.type(other, ("y", "another change was made in the meantime; look again."))
        self.assertEqual(self.names(), ["Cid"])

    def test_players_are_renamed_merged_forgotten_and_given_passwords(self):
        games = [exported(11, "Ada"), exported(12, "White Rabbit"), exported(13, "Eve")]
        self.run_codemaker(
            "records", "import", "--data", self.data, input="\n".join(games).encode()
        )
        editor = self.editor()
        self.type(
            editor,
            ("4", "White Rabbit"),
            ("r", "New name for Ada:"),
            ("Countess\r", "Rename Ada on bbs (1 game) to Countess?"),
            ("y", "Ada is now Countess."),
            ("p", "New password for Countess"),
            ("secret1\r", "Once more:"),
            ("secret1\r", "Give Countess on bbs (1 game) this password?"),
            ("y", "Countess has a new password now."),
            ("/", "Search:"),
            ("rabbit\r", "1 of 1 player"),
            ("m", "Give the games of White Rabbit to"),
            ("countess\r", "to Countess on bbs (1 game)?"),
            ("y", "Countess now has the games of White Rabbit."),
            (ESCAPE, "Eve"),
            (DOWN, "2 of 2 players"),
            ("f", "Forget Eve on bbs (1 game)? The games stay, without a name."),
            ("y", "Forgot Eve."),
        )
        self.assertNotIn("secret1", editor.text)
        listed = self.run_codemaker("players", "list", "--json", "--data", self.data).stdout
        players = [json.loads(line) for line in listed.splitlines()]
        self.assertEqual([(one["name"], one["games"]) for one in players], [("Countess", 2)])

    def test_the_terminal_is_as_it_was_whatever_ends_the_editor(self):
        for ending in ("q", "\x03", ESCAPE, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(ending):
                editor = self.editor()
                modes = termios.tcgetattr(editor.fd)
                self.assertFalse(modes[3] & termios.ECHO)
                if isinstance(ending, str):
                    editor.send(ending)
                else:
                    os.kill(editor.pid, ending)
                editor.wait(lambda: termios.tcgetattr(editor.fd)[3] & termios.ECHO, "echo")
                self.assertEqual(editor.exit_status(), 0)

    def test_a_terminal_that_is_none_or_too_small_is_a_sentence(self):
        nothing = self.run_scores("edit")
        self.assertEqual(nothing.returncode, 1)
        self.assertEqual(
            nothing.stderr,
            b"codemaker: the editor needs a terminal; the other words of scores do without\n",
        )
        small = self.caller(
            ["/bin/sh", "-c", f"stty cols 39; exec {PROGRAM} scores edit --data {self.data}"],
            env={"TERM": "xterm", "PATH": os.environ["PATH"]},
        )
        small.wait_for("40 columns")
        self.assertEqual(small.exit_status(), 1)

    def test_forty_columns_have_all_of_the_editor(self):
        editor = self.caller(
            ["/bin/sh", "-c", f"stty cols 40 rows 24; exec {PROGRAM} scores edit --data {self.data}"],
            env={"TERM": "xterm", "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": self.directory},
            charset="utf8",
        )
        editor.wait_for("Sysop's editor")
        self.type(editor, ("?", "Keys of the editor"), (" ", "Ada Lovelace"), (DOWN, "> 2  Bob"), ("d", "Remove rank"))
        self.assertTrue(all(len(row) < 40 for row in editor.rows()), editor.rows())

    def test_a_disk_that_refuses_changes_nothing_and_says_so(self):
        editor = self.editor()
        with open(os.path.join(self.data, "SCORES.LCK")) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.type(
                editor,
                ("d", "Remove rank"),
                ("y", "Nothing was changed: SCORES.LCK is held by another program"),
            )
        self.assertEqual(len(self.names()), 3)


if __name__ == "__main__":
    unittest.main()
