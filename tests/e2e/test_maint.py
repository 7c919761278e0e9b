"""The nightly work, by the command and by itself."""

import datetime
import sqlite3
import time

from caller import *
from code_breaker import win_a_level_in_lines


def today():
    return datetime.datetime.now(datetime.timezone.utc).date().isoformat()


class Maint(Case):
    def add_score(self):
        add = ["scores", "add", "--table", "breaking", "--name", "Ada", "--score", "9", "--level", "2"]
        self.run_codemaker(*add, "--data", self.data)

    def maint(self, *options):
        return self.run_codemaker("maint", "--data", self.data, *options)

    def place(self, *names):
        return os.path.join(self.data, *names)

    def copies(self):
        return sorted(os.listdir(self.place("backup")))

    def play_a_little(self):
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ")
        caller.send(self.misses(1)[0] + "\r")
        caller.wait_said(r"Guess 2: ")
        self.until(lambda: self.kept_games(), "the guess is kept")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_scores_and_records_are_copied_once_a_day_while_callers_play(self):
        self.add_score()
        self.play_a_little()
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        told = self.maint()
        self.assertEqual(told.returncode, 0, told.stderr)
        self.assertEqual(self.copies(), [f"SCORES-{today()}.DAT", f"records-{today()}.db"])
        with open(self.place("SCORES.DAT"), "rb") as one, open(self.place("backup", self.copies()[0]), "rb") as copy:
            self.assertEqual(one.read(), copy.read())
        with sqlite3.connect(self.place("backup", self.copies()[1])) as copy:
            self.assertEqual(copy.execute("SELECT count(*) FROM games").fetchone(), (1,))
        self.assertEqual(self.maint().stdout, b"nothing had to be done\n")
        with open(self.place("codemaker.log")) as log:
            said = [line.split("maint: ")[1] for line in log if "maint: " in line]
        self.assertEqual(said, [*told.stdout.decode().splitlines(keepends=True), "nothing had to be done\n"])
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_a_sysop_who_asks_again_gets_copies_of_what_is_there_now(self):
        self.add_score()
        self.play_a_little()
        self.maint()
        self.run_codemaker(
            "scores", "add", "--table", "breaking", "--name", "Bob", "--score", "12", "--level", "3", "--data", self.data,
        )
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Go on \(G, N, Q\): ")
        caller.send("g\r")
        caller.wait_said(r"Guess 2: ")
        before = self.kept_games()
        caller.send(self.misses(2)[1] + "\r")
        caller.wait_said(r"Guess 3: ")
        self.until(lambda: self.kept_games() != before, "the guess is kept")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        told = self.maint()
        self.assertEqual(told.stdout.decode().count(" copied into "), 1, told.stderr)
        with open(self.place("SCORES.DAT"), "rb") as one, open(self.place("backup", self.copies()[0]), "rb") as copy:
            self.assertEqual(one.read(), copy.read())
        with sqlite3.connect(self.place("records.db")) as games, sqlite3.connect(self.place("backup", self.copies()[1])) as copy:
            lines = "SELECT line FROM games ORDER BY id"
            self.assertEqual(games.execute(lines).fetchall(), copy.execute(lines).fetchall())

    def test_copies_of_seven_days_are_kept_and_what_was_cut_off_is_cleared_away(self):
        self.add_score()
        self.maint()  # there is a database from now on
        shutil.rmtree(self.place("backup"))
        os.mkdir(self.place("backup"))
        for day in range(1, 10):
            for name in (f"SCORES-2026-01-{day:02}.DAT", f"records-2026-01-{day:02}.db"):
                with open(self.place("backup", name), "w"):
                    pass
        with open(self.place("backup", "records-2026-01-10.db.part"), "w"):
            pass
        with open(self.place("backup", "my own.txt"), "w"):
            pass
        self.maint()
        scores = [name for name in self.copies() if name.startswith("SCORES-")]
        self.assertEqual(scores, [f"SCORES-2026-01-{day:02}.DAT" for day in range(4, 10)] + [f"SCORES-{today()}.DAT"])
        self.assertIn("my own.txt", self.copies())
        self.assertFalse([name for name in self.copies() if name.endswith(".part")])

    def test_a_fault_is_told_to_the_alarm_command_once(self):
        self.add_score()
        heard = os.path.join(self.directory, "heard")
        config = self.write("codemaker.toml", f"alarm = 'echo \"$CODEMAKER_FAULT\" >> {heard}'\n")
        with open(self.place("SCORES.DAT"), "r+b") as file:
            file.seek(100)
            file.write(b"\x99")
        told = self.maint("--config", config)
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"SCORES.DAT was damaged", told.stderr)
        self.assertIn(b"the tables are those of SCORES.DUP again", told.stderr)
        # Mended by that, and damaged again: that is a new fault.
        self.assertEqual(self.maint("--config", config).returncode, 0)
        with open(heard) as file:
            self.assertEqual(len(file.readlines()), 1)
        with open(self.place("SCORES.DAT"), "r+b") as file:
            file.seek(100)
            file.write(b"\x99")
        self.assertEqual(self.maint("--config", config).returncode, 1)
        with open(heard) as file:
            self.assertEqual(len(file.readlines()), 2)

    def test_a_fault_that_several_steps_meet_is_told_once(self):
        os.makedirs(self.place("records.db"))
        told = self.maint()
        self.assertEqual(told.returncode, 1)
        self.assertEqual(told.stderr.count(b"records.db is a link or no plain file"), 1, told.stderr)

    def test_nothing_damaged_takes_the_place_of_a_copy_that_is_not(self):
        self.add_score()
        with open(self.place("SCORES.DAT"), "r+b") as file:
            file.seek(100)
            file.write(b"\x99")
        self.maint()
        self.assertFalse(os.path.exists(self.place("backup")))

    def test_bulletins_stay_as_they_were_where_rows_are_lost_for_good(self):
        text = os.path.join(self.directory, "text")
        os.mkdir(text)
        config = self.write("codemaker.toml", f'bulletins = "{text}"\n')
        self.add_score()
        self.assertEqual(self.maint("--config", config).returncode, 0)

        def bulletins():
            told = {}
            for name in os.listdir(text):
                with open(os.path.join(text, name), "rb") as file:
                    told[name] = file.read()
            return told

        before = bulletins()
        self.assertIn(b"Ada", before["hall.txt"] if "hall.txt" in before else before["hall.asc"])
        # No twin, no copy, no trail: what cannot be read is known from nowhere.
        shutil.rmtree(self.place("backup"))
        for name in os.listdir(self.data):
            if name.startswith("SCORES.") and name != "SCORES.DAT":
                os.remove(self.place(name))
        with open(self.place("SCORES.DAT"), "r+b") as file:
            file.seek(100)
            file.write(b"\x99")
        told = self.maint("--config", config)
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"the bulletins stay as they were, for rows of the tables are lost", told.stderr)
        self.assertEqual(bulletins(), before)

    def test_a_large_log_is_moved_away_and_four_old_ones_stay(self):
        self.add_score()
        for number in range(6):
            with open(self.place("codemaker.log"), "w") as log:
                log.write(f"{number}" * (1 << 20) + "!")
            self.maint()
        names = sorted(name for name in os.listdir(self.data) if name.startswith("codemaker."))
        self.assertEqual(names, ["codemaker.log", "codemaker.old", "codemaker.old2", "codemaker.old3", "codemaker.old4"])
        with open(self.place("codemaker.old4")) as log:
            self.assertTrue(log.read().startswith("2"))

    def test_old_logs_beyond_the_megabytes_of_the_config_go(self):
        self.add_score()
        for name in ("codemaker.old", "codemaker.old2", "codemaker.old3"):
            with open(self.place(name), "w") as log:
                log.write("x" * 300_000)
        config = self.write("codemaker.toml", f'data = "{self.data}"\nlog_megabytes = 1\n')
        told = self.run_codemaker("maint", "--config", config)
        self.assertEqual(told.returncode, 0, told.stderr)
        names = sorted(name for name in os.listdir(self.data) if name.startswith("codemaker."))
        self.assertEqual(names, ["codemaker.log", "codemaker.old", "codemaker.old2"])

    def test_unfinished_games_expire_when_the_config_says(self):
        self.play_a_little()
        with sqlite3.connect(self.place("records.db")) as games:
            games.execute("UPDATE games SET kept = kept - 31 * 86400")
        self.assertIn(b"1 unfinished game that nobody went on with in 30 days", self.maint().stdout)
        self.assertEqual(self.kept_games(), [])

    def test_a_score_that_waits_for_a_lock_is_filed_though_no_other_comes(self):
        self.add_score()
        holder = subprocess.Popen(["flock", "--no-fork", self.place("SCORES.LCK"), "cat"], stdin=subprocess.PIPE)
        self.addCleanup(holder.wait)
        self.addCleanup(holder.stdin.close)
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send("p\r")
        win_a_level_in_lines(caller)
        caller.wait_said(r"Your score is safe\. It enters the Hall of Fame as soon as that can be written\.")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(len(self.scores()), 1)
        holder.stdin.close()
        holder.wait()
        self.assertIn(b"1 score filed that waited in spool/\n", self.maint().stdout)
        self.assertEqual(len(self.scores()), 2)
        self.assertEqual(os.listdir(self.place("spool")), [])
        self.assertNotIn(b"spool", self.maint().stdout)

    def test_the_first_call_of_a_day_does_it_where_nobody_has(self):
        self.add_score()
        yesterday = time.time() - 86400
        os.utime(self.place("SCORES.DAT"), (yesterday, yesterday))
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        self.until(lambda: os.path.exists(self.place("MAINT.TXT")), "it is done")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertIn(f"SCORES-{today()}.DAT", self.copies())
        with open(self.place("MAINT.TXT")) as note:
            self.assertEqual(note.read(), today() + "\n")
        os.unlink(self.place("backup", f"SCORES-{today()}.DAT"))
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertNotIn(f"SCORES-{today()}.DAT", self.copies())

    def test_a_server_does_it_by_itself(self):
        self.add_score()
        yesterday = time.time() - 86400
        os.utime(self.place("SCORES.DAT"), (yesterday, yesterday))
        server = subprocess.Popen(
            [PROGRAM, "serve", "--telnet", "127.0.0.1:0", "--data", self.data],
            stdout=subprocess.DEVNULL,
        )
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        copy = self.place("backup", f"SCORES-{today()}.DAT")
        self.until(lambda: os.path.exists(copy), "today's copy", 5)
        server.terminate()
        self.assertEqual(server.wait(PATIENCE), 0)

    def test_a_full_disk_in_a_copy_is_a_sentence_and_leaves_nothing_half(self):
        self.add_score()
        self.play_a_little()
        os.mkdir(self.place("backup"))

        def fill_disk():
            import resource

            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

        told = subprocess.run(
            [PROGRAM, "maint", "--data", self.data], capture_output=True, preexec_fn=fill_disk
        )
        self.assertEqual(told.returncode, 1)
        self.assertTrue(told.stderr.startswith(b"codemaker: "))
        self.assertFalse([name for name in self.copies() if name.endswith((".db", ".part", ".NEW"))])
        self.assertEqual(self.maint().returncode, 0)
        self.assertEqual(len(self.copies()), 2)
