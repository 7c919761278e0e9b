"""The score file by the commands, on bad disks and beside other programs."""

from caller import *


class ScoreFile(Case):
    def add(self, name, score):
        return self.run_codemaker(
            *["scores", "add", "--table", "breaking", "--data", self.data],
            *["--name", name, "--score", str(score), "--level", "3"],
        )

    def test_scores_are_added_listed_removed_and_reset(self):
        self.assertIn(b"Added Ada (", self.add("Ada", 10).stdout)
        self.assertIn(b"Added Countess Lo (20 points): rank 1", self.add("Countess Lovelace", 20).stdout)
        self.assertIn(b"is not added", self.add("ada", 5).stdout)
        self.assertEqual([row["name"] for row in self.scores()], ["Countess Lo", "Ada"])
        remove = ["scores", "remove", "--table", "breaking", "--data", self.data, "--place"]
        self.assertEqual(self.run_codemaker(*remove, "1").returncode, 0)
        self.assertEqual(self.run_codemaker(*remove, "5").returncode, 1)
        self.assertEqual([row["name"] for row in self.scores()], ["Ada"])
        reset = self.run_codemaker("scores", "reset", "--yes", "--data", self.data)
        self.assertIn(b"kept as SCORES.OLD", reset.stdout)
        self.assertEqual(self.scores(), [])
        self.assertTrue(os.path.exists(os.path.join(self.data, "SCORES.OLD")))

    def test_files_belong_to_owner_and_group_alone(self):
        self.add("Ada", 10)
        for name in ("SCORES.DAT", "SCORES.LCK", "SCORES.QUE"):
            self.assertEqual(os.stat(os.path.join(self.data, name)).st_mode & 0o777, 0o660)

    def test_a_damaged_file_is_kept_and_the_intact_rows_stand(self):
        for number in range(1, 4):
            self.add(f"P{number}", number)
        path = os.path.join(self.data, "SCORES.DAT")
        with open(path, "r+b") as file:
            file.seek(32 + 512 + 40)
            file.write(b"\x99")
        with open(path, "rb") as file:
            damaged = file.read()
        for copy in os.listdir(self.data):
            if copy.startswith(("SCORES.DUP", "SCORES.BAK")):
                os.unlink(os.path.join(self.data, copy))
        self.assertEqual([row["name"] for row in self.scores()], ["P3", "P1"])
        self.assertIn(b"SCORES.DAT was damaged: it is kept as SCORES.BAD", self.add("New", 9).stderr)
        self.assertEqual([row["name"] for row in self.scores()], ["New", "P3", "P1"])
        kept = [name for name in os.listdir(self.data) if name.startswith("SCORES.BAD-")]
        self.assertEqual(len(kept), 1)
        with open(os.path.join(self.data, kept[0]), "rb") as file:
            self.assertEqual(file.read(), damaged)

    def test_a_zeroed_score_file_is_led_back_by_its_copies_with_every_row(self):
        for number in range(1, 4):
            self.add(f"P{number}", number)
        path = os.path.join(self.data, "SCORES.DAT")
        names = ["P3", "P2", "P1"]
        for size in (os.path.getsize(path), 0):
            with open(path, "wb") as file:
                file.write(bytes(size))
            before = names
            self.assertEqual([row["name"] for row in self.scores()], before)
            names = [f"New{size}", *before]
            added = self.add(names[0], 100 + len(names))
            self.assertIn(b"the tables are those of SCORES.DUP again", added.stderr)
            self.assertEqual([row["name"] for row in self.scores()], names)

    def test_a_full_disk_costs_nothing_that_was_there_and_the_game_goes_on(self):
        self.add("Ada", 10)
        with open(os.path.join(self.data, "SCORES.DAT"), "rb") as file:
            before = file.read()

        def fill_disk():
            import resource

            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

        result = subprocess.run(
            [PROGRAM, "scores", "add", "--table", "breaking", "--data", self.data]
            + ["--name", "Bob", "--score", "20", "--level", "3"],
            capture_output=True,
            preexec_fn=fill_disk,
        )
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"cannot write", result.stderr)
        with open(os.path.join(self.data, "SCORES.DAT"), "rb") as file:
            self.assertEqual(file.read(), before)
        self.assertEqual(
            sorted(os.listdir(self.data)),
            ["SCORES.DAT", "SCORES.DUP", "SCORES.LCK", "SCORES.LOG", "SCORES.QUE"],
        )

    def test_while_another_program_holds_the_lock_nothing_is_changed(self):
        self.add("Ada", 10)
        with open(os.path.join(self.data, "SCORES.LCK")) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            begin = time.monotonic()
            result = self.add("Bob", 20)
            self.assertEqual(result.returncode, 1)
            self.assertEqual(
                result.stderr, b"codemaker: SCORES.LCK is held by another program; try again\n"
            )
            self.assertGreater(time.monotonic() - begin, 1.9)
        self.assertEqual([row["name"] for row in self.scores()], ["Ada"])

    def test_many_programs_at_once_lose_no_score(self):
        writers = [
            subprocess.Popen(
                [PROGRAM, "scores", "add", "--table", "masterix", "--data", self.data]
                + ["--name", f"P{number}", "--score", str(number + 1), "--level", "1"],
                stdout=subprocess.DEVNULL,
            )
            for number in range(10)
        ]
        self.assertEqual([writer.wait(30) for writer in writers], [0] * 10)
        listed = self.run_codemaker("scores", "list", "--json", "--data", self.data).stdout
        import json

        names = [row["name"] for row in json.loads(listed)["masterix"]]
        self.assertEqual(names, [f"P{number}" for number in range(9, -1, -1)])


if __name__ == "__main__":
    unittest.main()
