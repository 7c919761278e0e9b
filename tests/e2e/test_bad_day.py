"""A sysop's bad day: what the log and the doctor say of each fault leads to its end, and to nothing else."""

import json
import sqlite3

from server_callers import *


class BadDay(ServerCase):
    def setUp(self):
        super().setUp()
        self.config = self.write("codemaker.toml", 'board = "Sunset"\n')
        self.here = ("--data", self.data, "--config", self.config)
        self.assert_plays()
        for number in range(5):
            self.add(f"Player {number}", 100 * number + 7)
        caller = self.door("--mode", "line", "--config", self.config)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        miss = self.misses(1)[0]
        caller.send(miss + "\r")
        caller.wait_said(r"Guess 2: ")
        self.until_kept(miss)
        caller.hang_up()
        caller.exit_status()
        self.rows, self.games = self.scores(), self.kept_games()
        self.assertEqual(len(self.games), 1)
        # Last night's copies are of yesterday, as the nightly work makes them.
        self.assertEqual(self.run_codemaker("maint", *self.here).returncode, 0)

    def add(self, name, score):
        added = self.run_codemaker(
            "scores", "add", "--data", self.data, "--game", "breaking", "--name", name, "--score", str(score), "--level", "3",
        )
        self.assertEqual(added.returncode, 0, added.stderr)

    def answer(self, drop_file=DOOR32, **options):
        return self.run_codemaker(drop_file, *self.here, "--mode", "line", **options)

    def assert_plays(self):
        done = self.answer(input=b"q\r")
        self.assertIn(b"P: play", done.stdout)
        self.assertEqual(done.returncode, 0)

    def doctor(self, *args):
        """What is not in order, each with its cure."""
        told = self.run_codemaker("doctor", *args, *self.here, "--json")
        rows = json.loads(told.stdout)["checks"]
        return {row["check"]: (row["says"], row["cure"]) for row in rows if row["state"] != "ok"}

    def overwrite(self, name, data):
        with open(os.path.join(self.data, name), "wb") as file:
            file.write(data)

    def test_a_missing_quote_costs_nothing_and_its_line_is_named(self):
        self.write("codemaker.toml", 'board = "Sunset\n')
        self.assert_plays()
        self.assertIn("codemaker.toml line 1: board: a quote is missing at the end of this text", self.log())
        self.assertIn("line 1: board: a quote is missing", self.doctor()["config"][0])
        self.write("codemaker.toml", 'board = "Sunset"\n')
        self.assert_plays()
        self.assertNotIn("config", [check for check, (says, _) in self.doctor().items() if "quote" in says])

    def test_garbage_over_the_scores_is_set_aside_by_the_next_score_and_every_row_is_there(self):
        self.overwrite("SCORES.DAT", os.urandom(4000))
        self.assertIn("a copy has its rows", self.doctor()["scores"][0])
        caller = self.door("--mode", "line", "--config", self.config)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        caller.send("h\r")
        caller.wait_said(r"1\. Player 4, 407 points")
        self.assertIn("SCORES.DAT is damaged or gone; the rows of a copy are shown", self.log())
        caller.hang_up()
        self.add("Late", 999)
        self.assertEqual(self.scores()[1:], [{**row, "place": row["place"] + 1} for row in self.rows])
        self.assertEqual(len([name for name in os.listdir(self.data) if name.startswith("SCORES.BAD-")]), 1)
        self.assertNotIn("scores", self.doctor())

    def test_where_the_twin_is_lost_too_the_doctors_cure_brings_last_nights_rows(self):
        for name in ("SCORES.DAT", "SCORES.DUP"):
            self.overwrite(name, os.urandom(4000))
        says, cure = self.doctor()["scores"]
        self.assertIn("damaged", says)
        done = subprocess.run(["sh", "-c", cure], capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.scores(), self.rows)
        self.assertNotIn("scores", self.doctor())

    def test_zeroed_records_are_those_of_last_night_again(self):
        size = os.path.getsize(os.path.join(self.data, "records.db"))
        for ending in ("-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.remove(os.path.join(self.data, "records.db" + ending))
        self.overwrite("records.db", bytes(size))
        caller = self.door("--mode", "line", "--config", self.config)
        caller.wait_said(r"P: play")
        led_back = re.compile(r"records\.db was (damaged|gone).*the games are those of .* again")
        self.until(lambda: led_back.search(self.log()), "the log says so")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(self.kept_games(), self.games)

    def test_doors_that_come_at_the_same_moment_lead_both_files_back_once(self):
        for ending in ("-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.remove(os.path.join(self.data, "records.db" + ending))
        for name in ("SCORES.DAT", "SCORES.DUP", "records.db"):
            self.overwrite(name, os.urandom(9000))
        doors = [self.door("--mode", "line", "--config", self.config) for _ in range(6)]
        for door in doors:
            door.wait_said(r"P: play")
            door.send("p\r")
            door.wait_said(r"Menu: ")
            door.send("h\r")
        for door in doors:
            door.wait_said(r"1\. Player 4, 407 points")
        for door in doors:
            door.hang_up()
            self.assertEqual(door.exit_status(), 0)
        self.add("Late", 999)
        self.assertEqual(self.scores()[1:], [{**row, "place": row["place"] + 1} for row in self.rows])
        self.assertEqual(self.kept_games(), self.games)
        self.assertEqual({"scores", "records"} & set(self.doctor()), set())
        aside = [name for name in os.listdir(self.data) if re.match(r"(SCORES\.BAD|records\.bad)-[\d-]+$", name)]
        self.assertEqual(len(aside), 2, aside)

    def test_copies_and_the_key_are_all_that_a_new_machine_needs(self):
        lost = self.data + ".lost"
        os.rename(self.data, lost)
        os.mkdir(self.data)
        shutil.copytree(os.path.join(lost, "backup"), os.path.join(self.data, "backup"))
        shutil.copy(os.path.join(lost, "records.key"), self.data)
        restored = self.run_codemaker("restore", *self.here)
        self.assertEqual(restored.returncode, 0, restored.stderr)
        self.assertEqual((self.scores(), self.kept_games()), (self.rows, self.games))
        self.assertEqual({"scores", "records", "key"} & set(self.doctor()), set())
        caller = self.door("--mode", "line", "--config", self.config)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Waiting: level 1 of a ranked run")

    def test_a_score_that_every_copy_has_lost_comes_back_by_its_kept_game(self):
        self.keep_a_run_of("Ada", 350)
        dry = self.run_codemaker("restore", "scores", "--from", "games", "--dry-run", *self.here)
        self.assertEqual(dry.stdout.decode().splitlines(), [
            "breaking: Ada (350 points).", "Would enter 1 score from kept games.",
        ])
        listed = self.run_codemaker("restore", "scores", "--list", *self.here)
        self.assertRegex(listed.stdout.decode(), r"\ngames +1 row  that the tables lack\n")
        self.assertEqual(self.scores(), self.rows)
        for name in ("SCORES.DAT", "SCORES.DUP"):
            self.overwrite(name, os.urandom(900))
        restored = self.run_codemaker("restore", "scores", *self.here)
        told = r"SCORES\.DAT was damaged.*, and 1 row from kept games"
        self.assertRegex(restored.stdout.decode(), told)
        self.assertRegex(self.log(), told)
        self.assertEqual([row["score"] for row in self.scores()], [407, 350, 307, 207, 107, 7])
        again = self.run_codemaker("restore", "scores", "--from", "games", *self.here)
        self.assertEqual(again.stdout.decode(), "Kept games have no score that the tables lack.\n")

    def test_what_kept_games_gave_the_tables_is_taken_back_by_one_command(self):
        self.keep_a_run_of("Ada", 350)
        done = self.run_codemaker("restore", "scores", "--from", "games", *self.here)
        self.assertEqual(done.stdout.decode().splitlines()[-1], "The tables have 1 score more from kept games.")
        self.assertEqual(len(self.scores()), len(self.rows) + 1)
        undone = self.run_codemaker("restore", "scores", "--undo", *self.here)
        self.assertEqual(undone.returncode, 0, undone.stderr)
        self.assertEqual(self.scores(), self.rows)

    def keep_a_run_of(self, name, points):
        """A finished ranked run in the records, of which the tables know nothing."""
        with contextlib.closing(sqlite3.connect(os.path.join(self.data, "records.db"))) as database, database:
            player = database.execute(
                "INSERT INTO players (board, lasting_key, handle, folded, since, seen) VALUES ('Sunset', '', ?, lower(?), 1, 1)",
                (name, name),
            ).lastrowid
            database.execute(
                "INSERT INTO games (token, player, game, kind, line, is_over, ending, level, one, two, guesses, begun, kept) "
                "VALUES (77, ?, 1, 'run', '', 1, 4, 3, ?, 0, '', ?, ?)", (player, points, int(time.time()), int(time.time())),
            )

    def test_tables_that_are_gone_with_all_their_copies_are_asked_about(self):
        self.keep_a_run_of("Ada", 350)
        for folder, _, names in os.walk(self.data):
            for name in names:
                if name.startswith("SCORES"):
                    os.remove(os.path.join(folder, name))
        says, cure = self.doctor()["scores"]
        self.assertEqual(says, "SCORES.DAT is gone, and no copy of it is here; kept games have 1 score")
        told = f"{says}: codemaker restore scores --from games"
        self.assertIn(told, self.run_codemaker("restore", "scores", *self.here).stdout.decode())
        self.assertIn(told, self.run_codemaker("maint", *self.here).stderr.decode())
        subprocess.run(["sh", "-c", cure], check=True, timeout=PATIENCE)
        self.assertEqual([row["score"] for row in self.scores()], [350])
        self.assertNotIn("scores", self.doctor())

    def test_a_key_that_is_not_the_one_of_games_that_go_on_is_told_of(self):
        self.overwrite("records.key", b"ab" * 32 + b"\n")
        says, cure = self.doctor()["key"]
        self.assertRegex(says, r"^1 game that goes on was sealed with another key than that of .*records\.key$")
        self.assertIn("put the key of before there", cure)

    def test_a_copy_elsewhere_is_refused_with_the_place_where_it_belongs(self):
        copy = os.path.join(self.directory, "SCORES-2026-11-23.DAT")
        shutil.copy(os.path.join(self.data, "SCORES.DAT"), copy)
        for what in ("scores", "records"):
            told = self.run_codemaker("restore", what, "--from", copy, *self.here)
            self.assertIn(f"put {copy} into {self.data}/backup first", told.stderr.decode())
            self.assertEqual(told.returncode, 1)

    def test_a_directory_that_has_nothing_is_not_called_whole(self):
        with tempfile.TemporaryDirectory() as empty:
            told = self.run_codemaker("restore", "--data", empty)
            self.assertEqual(told.stdout.decode().splitlines(), [
                "SCORES.DAT is not there yet: the first row makes it.",
                "records.db is new, and holds no games.",
            ])
            self.assertEqual(told.returncode, 0, told.stderr)

    def test_lost_records_are_brought_back_by_the_doctors_cure(self):
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.remove(os.path.join(self.data, "records.db" + ending))
        says, cure = self.doctor()["records"]
        self.assertIn("was here and is gone", says)
        done = subprocess.run(["sh", "-c", cure], capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.kept_games(), self.games)
        self.assertNotIn("records", self.doctor())

    def test_scores_of_another_account_are_given_back_by_the_doctors_cure(self):
        if os.geteuid() != 0:
            return  # nobody else can make files of others
        nobody = {"user": 65534, "group": 65534, "extra_groups": []}
        os.chmod(self.directory, 0o755)
        program = shutil.copy(PROGRAM, self.directory)
        for folder, _, names in os.walk(self.data):
            for path in [folder, *(os.path.join(folder, name) for name in names)]:
                os.chown(path, 65534, 65534)
        path = os.path.join(self.data, "SCORES.DAT")
        os.chown(path, 0, 0)
        os.chmod(path, 0o600)

        def scores_of_doctor():
            told = subprocess.run([program, "doctor", "--data", self.data, "--json"], capture_output=True, timeout=PATIENCE, **nobody)
            return [row for row in json.loads(told.stdout)["checks"] if row["check"] == "scores"][0]

        found = scores_of_doctor()
        self.assertIn("Permission denied", found["says"])
        subprocess.run(["sh", "-c", found["cure"]], check=True)
        self.assertEqual(scores_of_doctor()["state"], "ok")

    def test_a_full_disk_is_named_with_the_room_it_wants_and_the_game_goes_on(self):
        if not self.moves_to_a_small_disk():
            return  # disks of one's own may not be had here
        caller = self.door("--mode", "line", "--config", self.config)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        self.fill_disk()
        caller.send("c\r")
        caller.wait_said(r"Settings .*: ")
        caller.send("n\r")
        caller.wait_said(r"Your code: ")
        caller.send("1122\r")
        caller.wait_said(r"Guess 1: ")
        caller.send("3344\r")
        told = re.compile(r"records\.db cannot grow: the disk is full; make room on it")
        self.until(lambda: told.search(self.log()), "the log says so")
        says, cure = self.doctor()["room"]
        self.assertRegex(says, r"^\d+ KiB are left on the disk of " + re.escape(self.data))
        self.assertIn("make room", cure)
        os.remove(os.path.join(self.data, "ballast"))
        self.assertNotIn("room", self.doctor())
        caller.hang_up()
        self.add("Late", 999)
        self.assertEqual(self.scores()[1:], [{**row, "place": row["place"] + 1} for row in self.rows])

    def moves_to_a_small_disk(self):
        """The data, as it stands, to a disk of six mebibytes; False where none may be mounted."""
        aside = self.data + ".aside"
        os.rename(self.data, aside)
        os.mkdir(self.data)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=6m", "none", self.data], capture_output=True)
        if mounted.returncode == 0:
            self.addCleanup(subprocess.run, ["umount", "-l", self.data])
            # Who was on has a socket there, which is no file to copy.
            shutil.copytree(aside, self.data, dirs_exist_ok=True, ignore=shutil.ignore_patterns("callers"))
        return mounted.returncode == 0

    def fill_disk(self):
        with open(os.path.join(self.data, "ballast"), "wb", buffering=0) as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(bytes(4096))

    def test_a_dead_socket_and_a_stale_drop_file_say_what_the_board_has_to_do(self):
        drop_file = self.write("DOOR32.SYS", "2\r\n23\r\n38400\r\nSunset\r\n1\r\nWhite Rabbit\r\nRabbit\r\n50\r\n60\r\n1\r\n2\r\n")
        done = self.answer(drop_file, stdin=subprocess.DEVNULL)
        self.assertEqual((done.stdout[:6], done.returncode), (b"Sorry,", 1))
        told = "the drop file names socket 23, which the board did not hand over: let the board's settings for this door pass it on"
        self.assertIn(told, self.log())
        self.assertIn(told, self.doctor_of_call(drop_file))
        old = time.time() - 2 * 86400
        os.utime(drop_file, (old, old))
        self.assertEqual(self.answer(drop_file, input=b"q\r").returncode, 1)
        told = self.run_codemaker("doctor", "dropfile", drop_file)
        self.assertIn("A call is refused: it was written 2 days ago", told.stdout.decode())
        told = "was written 2 days ago, so it belongs to an earlier call; give the drop file that the board writes now"
        self.assertIn(told, self.log())
        self.assertIn(told, self.doctor_of_call(drop_file))

    def doctor_of_call(self, drop_file):
        told = subprocess.run(
            [PROGRAM, "doctor", drop_file, *self.here, "--json"], capture_output=True, timeout=PATIENCE, stdin=subprocess.DEVNULL,
        )
        return [row["says"] for row in json.loads(told.stdout)["checks"] if row["check"] == "call"][0]


if __name__ == "__main__":
    unittest.main()
