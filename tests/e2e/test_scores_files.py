"""The Hall of Fame checked, repaired, carried elsewhere and watched."""

import json
import sqlite3

from caller import *
from sysop import Scores
from test_kept_records import exported


class Care(Scores):
    def test_sound_files_are_said_to_be_so(self):
        self.add("Ada", 10)
        self.add("Bob", 20)
        result = self.run_scores("verify", "--records")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(
            result.stdout.decode().splitlines(),
            [
                "SCORES.DAT: 2 rows, all intact",
                "SCORES.BAK: 1 row, all intact",
                "SCORES.LOG: 2 changes, all intact",
                "records: no games are kept here",
                "Nothing is wrong.",
            ],
        )

    def test_a_damaged_row_is_found_and_a_repair_keeps_the_others(self):
        for number in range(1, 4):
            self.add(f"P{number}", number)
        with open(os.path.join(self.data, "SCORES.DAT"), "r+b") as file:
            file.seek(32 + 512 + 40)
            file.write(b"\x99")
        for copy in os.listdir(self.data):
            if copy.startswith(("SCORES.DUP", "SCORES.BAK")):
                os.unlink(os.path.join(self.data, copy))
        found = self.run_scores("verify")
        self.assertEqual(found.returncode, 1)
        self.assertIn(b"FAULT  SCORES.DAT: row 2 cannot be read\n1 fault.\n", found.stdout)
        repaired = self.run_scores("repair")
        self.assertEqual(repaired.returncode, 0)
        self.assertRegex(
            repaired.stdout,
            rb"^SCORES.DAT was damaged; it is kept as SCORES.BAD-[-0-9]+, and its 2 intact rows stand.\n$",
        )
        self.assertEqual(self.run_scores("verify").returncode, 0)
        self.assertEqual(self.names(), ["P3", "P1"])
        self.assertEqual(self.run_scores("repair").stdout, b"Nothing was to be repaired.\n")


class Records(Scores):
    """A run of 288 points on level 7, and the row that it was filed as."""

    def setUp(self):
        super().setUp()
        with open(os.path.join(VECTORS, "records", "games.txt")) as file:
            line = next(row for row in file if row.endswith("lost.7.288.0:d35af646\n")).strip()
        self.game = line.split(":")[1]
        self.run_codemaker(
            "records", "import", "--data", self.data, input=exported(11, "Ada", line).encode()
        )
        self.add("Ada", 288, self.game, 7)

    def test_a_row_is_replayed_from_its_record_and_shown_with_its_number(self):
        self.add("Bob", 5)
        result = self.run_scores("verify", "--records")
        self.assertEqual(result.returncode, 0)
        self.assertIn(
            b"records: 1 score by a game that comes to it, 1 without a kept game\n", result.stdout
        )
        shown = self.run_scores("show", "--game", self.game, "--rank", "1", "--json")
        self.assertEqual(json.loads(shown.stdout)["record"], 1)

    def test_a_row_that_no_kept_game_stands_behind_is_named_and_so_is_one_older_than_the_records(self):
        self.add("Bob", 5)
        with sqlite3.connect(os.path.join(self.data, "records.db")) as database:
            database.execute("UPDATE games SET begun = 1000000000")
        database.close()
        told = self.run_scores("verify", "--records").stdout.decode()
        self.assertIn("records: no kept game stands behind Bob (5 points) of breaking\n", told)
        with sqlite3.connect(os.path.join(self.data, "records.db")) as database:
            database.execute("UPDATE games SET begun = 9000000000")
        database.close()
        told = self.run_scores("verify", "--records").stdout.decode()
        self.assertIn(
            "records: no kept game stands behind Bob (5 points) of breaking, which is older than the records\n", told
        )
        self.assertNotIn("stands behind Ada", told)

    def test_a_record_that_comes_to_another_score_is_a_fault(self):
        with sqlite3.connect(os.path.join(self.data, "records.db")) as database:
            database.execute("UPDATE games SET one = 999")
        database.close()
        self.add("Ada", 999, self.game, 7)
        result = self.run_scores("verify", "--records")
        self.assertEqual(result.returncode, 1)
        self.assertIn(
            f"FAULT  Ada (999 points) of {self.game}: game 1 comes to 288 points\n", result.stdout.decode()
        )


class Carrying(Scores):
    def setUp(self):
        super().setUp()
        self.add("Ada", 10)
        self.add("Bob", 20, "masterix")
        self.other = os.path.join(self.directory, "other")

    def run_other(self, *args):
        return self.run_codemaker(
            "scores", *args, "--data", self.other, stdin=subprocess.DEVNULL
        )

    def exported(self, *args):
        path = os.path.join(self.directory, "exported")
        with open(path, "wb") as file:
            file.write(self.run_scores("export", *args).stdout)
        return path

    def test_rows_go_to_another_board_in_any_form(self):
        for source in (self.exported(), self.exported("--csv"), f"{self.data}/SCORES.DAT"):
            with self.subTest(source):
                result = self.run_other("import", source, "--yes")
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertEqual(self.names(data=self.other), ["Ada"])
                self.assertEqual(self.names("masterix", self.other), ["Bob"])
                self.run_other("reset", "--yes")

    def test_a_merge_keeps_the_better_run_of_a_player_and_can_be_undone(self):
        self.run_other("add", "--game", "breaking", "--name", "Ada", "--score", "50", "--level", "2")
        self.run_other("add", "--game", "masterix", "--name", "Bob", "--score", "5", "--level", "2")
        result = self.run_other("merge", self.exported())
        self.assertRegex(
            result.stdout.decode(),
            r"^Merged \S+: Bob \(20 points\) is in; Bob \(5 points\) is gone\.\n",
        )
        self.assertEqual(self.names(data=self.other), ["Ada"])
        self.run_other("merge", self.exported("--game", "breaking"), "--board", "far away")
        self.assertEqual(self.names(data=self.other), ["Ada", "Ada"])
        self.run_other("undo")
        self.assertEqual(self.names(data=self.other), ["Ada"])

    def test_an_import_asks_and_without_a_terminal_needs_a_yes(self):
        path = self.exported("--game", "masterix")
        result = self.run_scores("import", path)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"this replaces every table in ", result.stderr)
        self.assertEqual(self.names(), ["Ada"])
        caller = self.caller(
            [PROGRAM, "scores", "import", path, "--data", self.data], columns=300
        )
        caller.wait_for(f"Replace every table in {self.data} with the 1 score of {path}? [y/N]")
        caller.send("y\n")
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual((self.names(), self.names("masterix")), ([], ["Bob"]))

    def test_what_is_no_score_file_is_a_sentence_and_changes_nothing(self):
        with open(os.path.join(self.data, "SCORES.DAT"), "rb") as file:
            before = file.read()
        newer = bytearray(before)
        newer[8] = 2
        import zlib

        newer[28:32] = zlib.crc32(newer[:28]).to_bytes(4, "little")
        files = {
            "empty": b"",
            "binary": bytes(range(256)) * 9,
            "newer": bytes(newer),
            "large": b"CMSCORES" + b"x" * (2 << 20),
        }
        paths = [self.write(name, content) for name, content in files.items()]
        for path in [*paths, self.directory, os.path.join(self.directory, "missing"), "/dev/null"]:
            for word in (["import", "--yes"], ["merge"]):
                with self.subTest(path=path, word=word):
                    result = self.run_scores(*word, path)
                    self.assertEqual(result.returncode, 1)
                    self.assertRegex(result.stderr, rb"^codemaker: [^\n]+\n$")
                    self.assertEqual(result.stdout, b"")
        with open(os.path.join(self.data, "SCORES.DAT"), "rb") as file:
            self.assertEqual(file.read(), before)


class Watching(Scores):
    def test_each_change_is_told_as_it_happens(self):
        self.add("Ada", 10)
        with subprocess.Popen(
            [PROGRAM, "scores", "watch", "--data", self.data], stdout=subprocess.PIPE
        ) as watch:
            self.addCleanup(watch.kill)
            self.assertIn(b"Ctrl-C ends", watch.stdout.readline())
            self.add("Bob", 20)
            line = watch.stdout.readline().decode()
            self.assertRegex(line, r"^\S+Z  breaking: Bob \(20 points\) entered, rank 1\n$")
            self.run_scores("rename", "Ada", "Countess")
            gone = watch.stdout.readline().decode()
            self.assertIn("Ada (10 points) gone", gone)
            self.assertIn("Countess (10 points) entered, rank 2", watch.stdout.readline().decode())
            watch.send_signal(signal.SIGINT)
            self.assertEqual(watch.wait(10), -signal.SIGINT)

    def test_programs_are_told_in_json(self):
        self.add("Ada", 10)
        with subprocess.Popen(
            [PROGRAM, "scores", "watch", "--json", "--data", self.data], stdout=subprocess.PIPE
        ) as watch:
            self.addCleanup(watch.kill)
            # From the first change that it tells on it has seen what was there before.
            score = 20
            while not select.select([watch.stdout], [], [], 0.1)[0]:
                self.add("Bob", score)
                score += 1
            self.run_scores("reset", "--yes")
            events = map(json.loads, watch.stdout)
            event = next(event for event in events if event["name"] == "Ada")
            self.assertEqual(
                (event["event"], event["game"], event["name"], event["rank"]),
                ("gone", "breaking", "Ada", None),
            )
            watch.kill()


if __name__ == "__main__":
    unittest.main()
