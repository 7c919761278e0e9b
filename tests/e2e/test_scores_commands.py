"""The sysop's commands for the Hall of Fame: which directory they mean, and what can be undone."""

import json

from caller import *
from sysop import Scores


class WhichDirectory(Scores):
    def setUp(self):
        super().setUp()
        self.other = os.path.join(self.directory, "other")
        self.add("Ada", 10)
        # What a command without --data would take.
        self.environment = {"CODEMAKER_DATA": self.other}
        self.run_codemaker(
            *["scores", "add", "--table", "breaking", "--name", "Bob", "--score", "9", "--level", "1"],
            env=self.environment,
        )

    def test_an_option_before_the_command_means_the_same_as_behind_it(self):
        for args in (
            ["--data", self.data, "scores", "list", "--json"],
            ["scores", "--data", self.data, "list", "--json"],
            ["scores", "list", "--json", "--data", self.data],
        ):
            with self.subTest(args):
                result = self.run_codemaker(*args, env=self.environment)
                rows = json.loads(result.stdout)["breaking"]
                self.assertEqual([row["name"] for row in rows], ["Ada"])

    def test_a_reset_empties_the_directory_it_was_given_and_no_other(self):
        result = self.run_codemaker(
            "--data", self.data, "scores", "reset", "--yes", env=self.environment
        )
        self.assertIn(f"every table in {self.data}".encode(), result.stdout)
        self.assertEqual(self.names(), [])
        self.assertEqual(self.names(data=self.other), ["Bob"])

    def test_an_option_that_a_command_has_no_use_for_is_refused(self):
        for args in (
            ["--baud", "300", "install", "--bbs", "wwiv"],
            ["--charset", "utf8", "scores", "list"],
            ["--game", "masterix", "serve"],
            ["--io", "stdio", "config"],
            ["--probe", "engine", "breaking"],
            ["--mode", "line", "doctor", "telnet"],
            [DOOR32, "scores", "list"],
        ):
            with self.subTest(args):
                result = self.run_codemaker(*args, stdin=subprocess.DEVNULL)
                self.assertEqual(result.returncode, 2)
                self.assertRegex(result.stderr, rb"codemaker: \S+ does nothing for \w+; leave it out")

    def test_an_option_given_twice_is_refused(self):
        result = self.run_codemaker("--data", self.other, "scores", "list", "--data", self.data)
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"--data is given twice", result.stderr)

    def test_options_before_door_doctor_and_serve_count(self):
        door = self.run_codemaker(
            "--mode", "line", "--data", self.data, "door", DOOR32, input=b"q\r"
        )
        self.assertIn(b"Goodbye, White Rabbit.", door.stdout)
        doctor = self.run_codemaker(
            "--data", self.data, "doctor", "--json", stdin=subprocess.DEVNULL, env=self.environment
        )
        self.assertIn(self.data.encode(), doctor.stdout)
        node = self.run_codemaker("--node", "7", "doctor", "dropfile", DOOR32, "--json")
        self.assertEqual(json.loads(node.stdout)["node"], 7)

    def test_one_command_at_a_time(self):
        self.assertEqual(self.run_codemaker("scores", "list", "config").returncode, 2)

    def test_what_changes_only_what_is_there_makes_no_directory(self):
        nowhere = os.path.join(self.directory, "nowhere")
        for args in (["reset", "--yes"], ["restore"], ["remove", "--table", "breaking", "--place", "1"]):
            with self.subTest(args):
                result = self.run_codemaker("scores", *args, "--data", nowhere)
                self.assertEqual(result.returncode, 1)
                self.assertIn(b"there is no data directory", result.stderr)
                self.assertFalse(os.path.exists(nowhere))


class Reset(Scores):
    def setUp(self):
        super().setUp()
        self.add("Ada", 10)
        self.add("Bob", 20, "masterix")

    def test_without_a_terminal_a_reset_needs_a_yes(self):
        result = self.run_scores("reset")
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"this empties every table in {self.data}".encode(), result.stderr)
        self.assertIn(b"--yes", result.stderr)
        self.assertEqual(self.names(), ["Ada"])

    def test_on_a_terminal_a_reset_names_its_directory_and_asks(self):
        for answer, left in (("n\n", ["Ada"]), ("\n", ["Ada"]), ("y\n", [])):
            with self.subTest(answer):
                caller = self.caller(
                    [PROGRAM, "scores", "reset", "--data", self.data], columns=200
                )
                caller.wait_for(f"Empty every table in {self.data}? [y/N]")
                caller.send(answer)
                self.assertEqual(caller.exit_status(), 1 if left else 0)
                self.assertEqual(self.names(), left)

    def test_one_table_alone_is_emptied(self):
        result = self.run_scores("reset", "--table", "breaking", "--yes")
        self.assertIn(f"Emptied the table of breaking in {self.data}".encode(), result.stdout)
        self.assertEqual((self.names(), self.names("masterix")), ([], ["Bob"]))

    def test_what_was_reset_comes_back(self):
        self.run_scores("reset", "--yes")
        result = self.run_scores("restore")
        self.assertRegex(result.stdout, rb"Brought back SCORES\.OLD as of \S+ with 2 scores in ")
        self.assertEqual((self.names(), self.names("masterix")), (["Ada"], ["Bob"]))


class Copies(Scores):
    def test_add_and_remove_keep_a_copy_and_restore_brings_the_latest_back(self):
        self.add("Ada", 10)
        self.assertIn(b"kept as SCORES.BAK.", self.add("Bob", 20).stdout)
        removed = self.run_scores("remove", "--table", "breaking", "--place", "1")
        self.assertIn(b"kept as SCORES.BAK.", removed.stdout)
        self.assertEqual(self.names(), ["Ada"])
        self.assertIn(b"Brought back SCORES.BAK ", self.run_scores("restore").stdout)
        self.assertEqual(self.names(), ["Bob", "Ada"])
        self.run_scores("restore")  # a restore is undone by another
        self.assertEqual(self.names(), ["Ada"])

    def test_the_copies_are_listed_the_latest_first_and_can_be_named(self):
        self.add("Ada", 10)
        self.run_scores("reset", "--yes")
        self.add("Bob", 20)
        self.add("Cid", 30)
        listed = self.run_scores("restore", "--list").stdout.decode().splitlines()
        self.assertEqual(
            [re.sub(r" +\S+Z +", " ", line) for line in listed],
            ["SCORES.BAK 1 score", "SCORES.BAK2 0 scores", "SCORES.OLD 1 score"],
        )
        self.run_scores("restore", "--copy", "SCORES.OLD")
        self.assertEqual(self.names(), ["Ada"])

    def test_a_copy_that_is_not_there_is_a_sentence(self):
        self.add("Ada", 10)
        for args in (["restore"], ["restore", "--copy", "SCORES.OLD"], ["restore", "--copy", "../x"]):
            with self.subTest(args):
                result = self.run_scores(*args)
                self.assertEqual(result.returncode, 1)
                self.assertIn(b"there is no copy", result.stderr)
        self.assertEqual(self.names(), ["Ada"])


class Limits(Scores):
    def test_no_more_is_entered_than_the_columns_show(self):
        self.assertEqual(self.add("Ada", 1_000_000_000).returncode, 2)
        self.assertEqual(self.add("Ada", 10, level=1_000_000).returncode, 2)
        self.assertEqual(self.add("White Rabbit", 999_999_999, level=999_999).returncode, 0)
        self.add("Bob", 1, level=1)
        lines = self.run_scores("list", "--table", "breaking").stdout.decode().splitlines()
        self.assertEqual(
            [line.index(" points") for line in lines[1:]], [lines[1].index(" points")] * 2
        )
        self.assertEqual([line.index("Z  bbs") for line in lines[1:]], [lines[1].index("Z  bbs")] * 2)


class DamagedFiles(Scores):
    def test_a_score_file_of_over_a_mebibyte_is_set_aside_and_no_score_waits(self):
        self.add("Ada", 10)
        with open(os.path.join(self.data, "SCORES.DAT"), "ab") as file:
            file.write(b"x" * (2 << 20))
        result = self.add("Bob", 20)
        self.assertIn(b"Added Bob (20 points): rank 1", result.stdout)
        self.assertIn(b"SCORES.DAT was damaged: it is kept as SCORES.BAD", result.stderr)
        self.assertEqual(self.names(), ["Bob", "Ada"])
        kept = [name for name in os.listdir(self.data) if name.startswith("SCORES.BAD-")]
        self.assertGreater(os.path.getsize(os.path.join(self.data, kept[0])), 2 << 20)

    def test_a_table_that_cannot_be_read_is_not_said_to_have_nobody(self):
        self.write("data/SCORES.DAT", "no scores at all")
        result = self.run_scores("list", "--table", "breaking")
        self.assertIn(b"SCORES.DAT is damaged", result.stderr)
        self.assertEqual(result.stdout, b"breaking\n  no score can be read\n")

    def test_the_name_of_a_file_in_the_spool_does_not_steer_the_terminal(self):
        self.write("data/spool/\x1b[2J\x9b.score", "no score")
        result = self.add("Ada", 10)
        self.assertIn(b"\\x1b[2J", result.stderr)
        self.assertNotIn(b"\x1b", result.stdout + result.stderr)
        self.assertNotIn("\u009b".encode(), result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
