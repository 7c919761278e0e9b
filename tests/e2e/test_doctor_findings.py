"""More that the doctor finds: records and their key, seasons, boards, disks and the kernel."""

import json
import sqlite3

from doctor_faults import *
from test_kept_records import exported
from test_guide import tag_list
from test_seasons import last_month


class Records(PlantedFaults):
    def setUp(self):
        super().setUp()
        self.run_here("records", "import", given=exported(11, "Ada"))
        self.records = os.path.join(self.data, "records.db")
        self.no_record()

    def no_record(self):
        """Nothing is wrong to begin with."""
        answer, _ = self.doctor()
        self.assertEqual([row for row in answer["checks"] if row["state"] != "ok"], [])

    def remove(self):
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.remove(self.records + ending)

    def overwrite(self):
        self.remove()
        self.plant("records.db", os.urandom(8192))

    def damage_the_middle(self):
        """A page that calls can do without for a long time."""
        self.run_here("records", "import", given="\n".join(exported(token, f"Ada {token}") for token in range(20, 220)))
        with contextlib.closing(sqlite3.connect(self.records)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with open(self.records, "r+b") as file:
            file.seek(os.path.getsize(self.records) // 2 // 4096 * 4096)
            file.write(b"\xee" * 4096)

    def games(self):
        told = subprocess.run(
            [self.program, "records", "list", "--data", self.data], capture_output=True, timeout=PATIENCE, **self.account
        )
        return told.stdout.decode().splitlines()

    def aside(self):
        return [name for name in os.listdir(self.data) if name.startswith("records.bad-") and not name.endswith(("-wal", "-shm"))]

    def test_records_that_are_gone_with_a_copy(self):
        self.run_here("maint")
        games = self.games()
        self.remove()
        self.finds("records-gone", r"records\.db was here and is gone$")
        self.assertEqual(self.games(), games)

    def test_copies_alone_in_a_new_data_directory(self):
        self.run_here("maint")
        games = self.games()
        for name in os.listdir(self.data):
            if name not in ("backup", "records.key"):
                os.remove(os.path.join(self.data, name))
        self.finds("records-gone", r"records\.db was here and is gone$")
        self.assertEqual(self.games(), games)

    def test_records_of_garbage_with_a_copy(self):
        self.run_here("maint")
        games = self.games()
        self.overwrite()
        self.finds("records-damaged", r"records\.db is damaged$")
        self.assertEqual(self.games(), games)

    def test_a_damaged_page_with_a_copy(self):
        self.run_here("maint")
        self.damage_the_middle()
        self.finds("records-damaged", r"records\.db is damaged$")
        self.assertEqual(len(self.games()), 1)

    def test_records_of_garbage_without_a_copy_are_set_aside_and_begun_anew_by_one_command(self):
        self.overwrite()
        self.finds("records-damaged-alone", "is damaged, and no copy of it is here; if you have none, begin a new one")
        self.assertEqual(self.games(), ["no games"])
        self.assertEqual(len(self.aside()), 1)
        with open(os.path.join(self.data, "codemaker.log"), encoding="utf-8") as log:
            self.assertIn(f"records.db was damaged: it is kept as {self.aside()[0]}", log.read())

    def test_of_records_with_a_damaged_page_and_no_copy_the_games_go_into_new_ones(self):
        self.damage_the_middle()
        self.finds("records-damaged-in-part", "is damaged in part, and no copy of it is here")
        self.assertGreater(len(self.games()), 50)
        self.assertEqual(len(self.aside()), 1)

    def test_records_whose_copies_are_all_damaged_are_begun_anew_and_kept_from_then_on(self):
        self.run_here("maint")
        (copy,) = [name for name in os.listdir(os.path.join(self.data, "backup")) if name.startswith("records-")]
        for damage, finding in ((self.overwrite, "records-damaged-alone"), (self.remove, "records-gone-alone")):
            with self.subTest(finding):
                self.plant(os.path.join("backup", copy), os.urandom(8192))
                damage()
                self.finds(finding, "no copy of it is here")
                self.assertEqual(self.games(), ["no games"])
                self.run_here("records", "import", given=exported(12, "Bob"))
                self.assertEqual(len(self.games()), 1)

    @needs_root
    def test_records_of_another_account(self):
        os.chown(self.records, 0, 0)
        os.chmod(self.records, 0o600)
        self.finds("records-closed", r"records\.db")
        self.assertEqual(len(self.games()), 1)

    def test_records_of_a_newer_version(self):
        with contextlib.closing(sqlite3.connect(self.records)) as database:
            database.execute("UPDATE schema_version SET version = 99")
            database.commit()
        self.finds("records-unread", "made by a newer version of codemaker")

    def test_a_server_whose_name_nobody_knows(self):
        config = self.own(self.write("codemaker.toml", 'records = "postgresql://ada@nowhere.invalid/games"\n'))
        self.finds("server-refuses", "no such host|does not answer", "--config", config)

    @needs_root
    def test_a_key_that_the_account_may_not_read(self):
        key = os.path.join(self.data, "records.key")
        os.chown(key, 0, 0)
        os.chmod(key, 0o600)
        self.finds("key-closed", r"records\.key: .*Permission denied")
        self.assertEqual(os.stat(key).st_mode & 0o777, 0o640)

    def test_a_key_that_is_gone_or_none(self):
        key = os.path.join(self.data, "records.key")
        os.remove(key)
        self.finds("key-unread", r"records\.key is missing")
        self.plant("records.key", "tulip\n")
        self.finds("key-unread", "holds no key")

    def test_no_key_of_before_is_asked_for_where_no_game_was_kept(self):
        with contextlib.closing(sqlite3.connect(self.records)) as database:
            database.execute("DELETE FROM games")
            database.commit()
        os.remove(os.path.join(self.data, "records.key"))
        rows = {row["check"]: row for row in self.doctor()[0]["checks"]}
        self.assertEqual(rows["key"]["state"], "ok", rows["key"])
        self.assertRegex(rows["key"]["says"], r"no .*records\.key yet; the first game makes it")


class Tables(PlantedFaults):
    def test_scores_that_their_twin_has(self):
        self.score()
        self.plant("SCORES.DAT", os.urandom(4000))
        self.finds("scores-led-back", "a copy has its rows")

    def season(self):
        self.run_here(
            "scores", "add", "--game", "breaking", "--name", "Ada", "--score", "9", "--level", "2", "--season", last_month()
        )
        return os.path.join(self.data, "seasons", f"{last_month()}.DAT")

    def test_a_season_that_is_damaged(self):
        with open(self.season(), "r+b") as file:
            file.seek(80)
            file.write(b"\x99")
        self.finds("season-damaged", rf"seasons/{last_month()}\.DAT is damaged")

    def test_seasons_that_cannot_be_read(self):
        os.chmod(self.season(), 0)
        self.finds("seasons-closed", "Permission denied")
        os.chmod(os.path.join(self.data, "seasons"), 0)
        self.finds("seasons-closed", "Permission denied")

    def test_something_in_the_way_of_the_seasons(self):
        self.plant("seasons")
        self.finds("seasons-closed", "seasons")

    def test_games_that_are_closed_for_today(self):
        self.plant("today.toml", f'date = "{time.strftime("%Y-%m-%d")}"\ngames = ["breaking"]\n')
        self.finds("today-changed", "as the sysop set them for today")


class Boards(PlantedFaults):
    def configure(self, text):
        return self.own(self.write("codemaker.toml", text), 0o600)

    def test_what_keeps_boards_from_coming_in(self):
        rlogin = '[serve]\nrlogin = "{}"\n'
        is_open = "[rlogin]\nopen_tags = true\n"
        self.finds("rlogin-without-port", "names no port", "--config", self.configure(is_open))
        self.finds("rlogin-without-board", "no board may come", "--config", self.configure(rlogin.format("0.0.0.0:2513")))
        local = self.configure(rlogin.format("127.0.0.1:2513") + is_open)
        self.finds("rlogin-from-here", "this machine's alone", "--config", local)
        low = self.configure(rlogin.format("0.0.0.0:513") + is_open)
        self.finds("rlogin-low-port", "which only root may have", "--config", low)

    def test_a_list_of_boards_that_is_damaged(self):
        self.plant("BOARDS.TAG", "MOON\n")
        self.finds("boards-damaged", r"BOARDS\.TAG is damaged: no new board is let in")

    @needs_root
    def test_a_list_of_boards_of_another_account(self):
        self.plant("BOARDS.TAG", tag_list("MARS"))
        os.chown(os.path.join(self.data, "BOARDS.TAG"), 0, 0)
        os.chmod(os.path.join(self.data, "BOARDS.TAG"), 0o600)
        self.finds("boards-closed", r"BOARDS\.TAG: Permission denied")


class Machine(PlantedFaults):
    def test_a_clock_that_is_not_set(self):
        source = self.write("clock.c", "#include <time.h>\ntime_t time(time_t* at) { return at ? (*at = 86400) : 86400; }\n")
        library = os.path.join(self.directory, "clock.so")
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
        set_back = {"LD_PRELOAD": library, "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"}
        self.finds("clock-behind", "stands before this program was made", env=set_back)

    def test_a_disk_that_does_not_answer_or_has_no_locks(self):
        self.score()
        self.finds("disk-unreadable", "Input/output error", around=self.strace("statfs:error=EIO"))
        self.finds("lock-refused", "No locks available", around=self.strace("flock:error=ENOLCK"))

    def test_a_kernel_that_confines_nothing(self):
        older = self.strace("landlock_create_ruleset:error=ENOSYS", "seccomp:error=EINVAL")
        self.finds("confinement-in-part", "doors play", around=older)
        self.finds("seccomp-missing", "who breaks into a call runs programs", around=older)
        self.finds("landlock-missing", "not here", around=self.strace("landlock_create_ruleset:retval=3:when=1"))

    @needs_root
    def test_a_disk_that_is_full(self):
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "none", self.data]).returncode != 0:
            self.skipTest("no disk may be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", self.data])
        self.own(self.data, 0o770)
        self.finds("disk-full", "KiB are left on the disk of")

    @needs_root
    def test_data_of_root_is_given_to_an_account_that_is_made(self):
        # In a mount namespace with accounts of its own.
        shutil.copytree("/etc", os.path.join(self.directory, "etc"), symlinks=True)
        os.chown(self.data, 0, 0)
        self.write("prints.py", "import json, sys\nprint(next(row['cure'] for row in json.load(open('before'))['checks'] if row['finding'] == sys.argv[1]))")
        finding = "account-none"
        looks = f"{self.program} doctor --json --data {self.data}"
        script = (
            f"mount --bind {self.directory}/etc /etc || exit 9\n{looks} > before; python3 prints.py {finding} > cure && sh cure || exit 8\n"
            f"{looks} > after; stat -c %U {self.data}\n"
        )
        done = subprocess.run(
            ["/usr/bin/unshare", "-m", "sh", "-c", script], cwd=self.directory, capture_output=True, timeout=PATIENCE
        )
        self.assertEqual(done.stdout, b"codemaker\n", done.stderr)
        with open(os.path.join(self.directory, "after"), encoding="utf-8") as file:
            found = [row["finding"] for row in json.load(file)["checks"]]
        self.assertEqual([word for word in found if word and word.startswith("account")], [])


if __name__ == "__main__":
    unittest.main()
