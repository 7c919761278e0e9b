"""What others lay into the data directory: links, pipes, files that are not ours."""

import contextlib

from caller import *

NOBODY = 65534
STRANGER = 54321
FIFO_PATIENCE = 10
# A hard link to a file that another account may not even open.
TO_ROOTS = "( is a hard link|: Permission denied)"


class HostileFiles(Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.data)
        # Root is who can be led furthest astray; its doctor looks as the account that has the data.
        os.chmod(self.directory, 0o755)
        self.victim = self.write("victim", "precious\n")
        if os.geteuid() == 0:
            os.chown(self.data, NOBODY, NOBODY)
        self.before = os.stat(self.victim)

    def place(self, name):
        return os.path.join(self.data, name)

    def assert_victim_is_untouched(self):
        with open(self.victim) as file:
            self.assertEqual(file.read(), "precious\n")
        now = os.stat(self.victim)
        self.assertEqual(
            (now.st_uid, now.st_gid, now.st_mode), (self.before.st_uid, self.before.st_gid, self.before.st_mode)
        )

    def add(self, name="Ada", **options):
        return self.run_codemaker(
            *["scores", "add", "--table", "breaking", "--data", self.data],
            *["--name", name, "--score", "10", "--level", "3"],
            **options,
        )

    def play(self):
        result = self.run_codemaker(DOOR32, "--data", self.data, "--mode", "line", input=b"q\r")
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        self.assertIn(b"Goodbye", result.stdout)

    def doctor_says(self, check, pattern):
        result = self.run_codemaker("doctor", "--data", self.data, stdin=subprocess.DEVNULL)
        lines = result.stdout.decode().splitlines()
        at = [i for i, line in enumerate(lines) if re.match(rf"(warning|fault) +{check} ", line)]
        self.assertEqual(len(at), 1, result.stdout)
        self.assertRegex(lines[at[0]], pattern)
        self.assertIn("cure: ", lines[at[0] + 1])

    def test_a_link_as_log_is_not_followed(self):
        os.symlink(self.victim, self.place("codemaker.log"))
        self.play()
        self.assert_victim_is_untouched()
        self.doctor_says("log", "codemaker.log is a link")

    def test_a_hard_link_as_log_is_not_written(self):
        os.link(self.victim, self.place("codemaker.log"))
        self.play()
        self.assert_victim_is_untouched()
        self.doctor_says("log", f"codemaker.log{TO_ROOTS}")

    def test_a_pipe_as_log_does_not_hold_the_door_up(self):
        os.mkfifo(self.place("codemaker.log"))
        watch = Stopwatch()
        self.play()
        self.assertLess(watch.seconds(), FIFO_PATIENCE)
        self.doctor_says("log", "codemaker.log is not a plain file")

    def test_a_link_that_leads_nowhere_makes_no_file_there(self):
        nowhere = os.path.join(self.directory, "nowhere")
        for name in ("codemaker.log", "SCORES.NEW", "SCORES.LCK"):
            os.symlink(nowhere, self.place(name))
        self.play()
        self.add()
        self.assertFalse(os.path.exists(nowhere))

    def test_a_lock_that_is_no_file_of_its_own_is_left_alone(self):
        for make, kind in ((os.symlink, "is a link"), (os.link, "is a hard link")):
            with self.subTest(kind):
                make(self.victim, self.place("SCORES.LCK"))
                result = self.add()
                self.assertIn(f"SCORES.LCK {kind}".encode(), result.stderr)
                self.assertEqual(result.returncode, 1)
                self.assert_victim_is_untouched()
                self.doctor_says("lock", f"SCORES.LCK {kind}" if make is os.symlink else f"SCORES.LCK{TO_ROOTS}")
                os.unlink(self.place("SCORES.LCK"))

    def test_what_a_dead_writer_left_is_removed_and_not_written(self):
        for make in (os.symlink, os.link):
            make(self.victim, self.place("SCORES.NEW"))
            self.assertIn(b"Added Ada (", self.add().stdout)
            self.assert_victim_is_untouched()
            self.assertFalse(os.path.lexists(self.place("SCORES.NEW")))
            self.assertEqual(os.stat(self.place("SCORES.DAT")).st_nlink, 1)
            # Its twin would lead it back.
            for name in ("SCORES.DAT", "SCORES.DUP"):
                with contextlib.suppress(FileNotFoundError):
                    os.unlink(self.place(name))

    def test_a_stale_file_of_a_stranger_does_not_send_every_score_to_the_spool(self):
        if os.geteuid() == 0:
            os.chmod(self.directory, 0o755)
        self.write("data/SCORES.NEW", "stale")
        os.chmod(self.place("SCORES.NEW"), 0)
        if os.geteuid() == 0:
            os.chown(self.place("SCORES.NEW"), STRANGER, STRANGER)
        account = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        self.program = shutil.copy(PROGRAM, self.directory)
        result = subprocess.run(
            [self.program, "scores", "add", "--table", "breaking", "--data", self.data]
            + ["--name", "Ada", "--score", "10", "--level", "3"],
            capture_output=True,
            **account,
        )
        said = b"Added Ada (10 points): rank 1 of breaking.\n"
        self.assertEqual((result.stdout, result.stderr), (said, b""))
        self.assertFalse(os.path.exists(self.place("spool")))

    def test_a_directory_in_the_way_of_the_new_file_costs_no_score(self):
        os.mkdir(self.place("SCORES.NEW"))
        self.assertIn(b"Added Ada (", self.add().stdout)
        self.assertEqual([row["name"] for row in self.scores()], ["Ada"])
        self.doctor_says("new file", "SCORES.NEW is in the way")

    def test_a_spool_that_leads_elsewhere_is_not_used(self):
        elsewhere = os.path.join(self.directory, "elsewhere")
        os.mkdir(elsewhere)
        os.symlink(elsewhere, self.place("spool"))
        self.assertIn(b"spool is a link", self.add().stderr)
        self.assertEqual(os.listdir(elsewhere), [])
        self.doctor_says("spool", "spool is a link")

    def test_a_score_file_that_is_a_link_is_not_followed(self):
        secret = self.write("secret", b"x" * 600)
        os.symlink(secret, self.place("SCORES.DAT"))
        listed = self.run_codemaker("scores", "list", "--data", self.data)
        self.assertEqual(listed.returncode, 1)
        self.assertIn(b"SCORES.DAT is a link", listed.stderr)
        self.doctor_says("scores", "SCORES.DAT is a link")

    def test_a_pipe_in_the_spool_holds_nobody_up(self):
        os.mkdir(self.place("spool"))
        os.mkfifo(self.place("spool/1.score"))
        watch = Stopwatch()
        self.assertIn(b"Added Ada (", self.add().stdout)
        self.assertLess(watch.seconds(), FIFO_PATIENCE)

    @needs_root
    def test_where_everybody_may_write_a_stranger_s_log_is_not_ours(self):
        os.chmod(self.data, 0o1777)
        self.write("data/codemaker.log", "")
        os.chmod(self.place("codemaker.log"), 0o666)
        os.chown(self.place("codemaker.log"), STRANGER, STRANGER)
        self.play()
        self.assertEqual(self.log(), "")
        self.doctor_says("log", "belongs to user 54321")

    def test_a_new_score_file_never_gets_more_rights_than_to_read_and_write(self):
        self.add()
        os.chmod(self.place("SCORES.DAT"), 0o6777)
        self.add("Bob")
        self.assertEqual(os.stat(self.place("SCORES.DAT")).st_mode & 0o7777, 0o666)


if __name__ == "__main__":
    unittest.main()
