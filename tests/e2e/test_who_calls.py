"""Who is the caller: a drop file of this call, somebody with an account, or nobody."""

from caller import *

NOBODY = 65534
FILES = os.path.join(VECTORS, "dropfiles")
DAY = 86400


class Board(Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.data)
        self.environment = {"CODEMAKER_DATA": self.data}

    def plant(self, name, alias="Ada", age=0, vector="sbbs-door32-stdio/DOOR32.SYS"):
        """A drop file with that caller's name, written so many seconds ago."""
        with open(os.path.join(FILES, vector), "rb") as file:
            return self.aged(self.write(name, file.read().replace(b"White Rabbit", alias.encode())), age)

    @staticmethod
    def aged(path, age):
        os.utime(path, (time.time() - age, time.time() - age))
        return path

    def call(self, *args, env=None, cwd=None):
        return self.caller_in(cwd or self.directory, [PROGRAM, *args], {**self.environment, **(env or {})})

    def caller_in(self, cwd, args, env):
        caller = Caller(args, cwd=cwd, env=env)
        self.addCleanup(caller.close)
        return caller

    def assert_plays_as(self, name, *args, **options):
        caller = self.call(*args, **options)
        caller.wait_for("leave")
        caller.send("q\r")
        self.assertEqual(caller.exit_status(), 0)
        self.assertRegex(self.log().splitlines()[-1], f"call of {name} on ")

    @staticmethod
    def all_of(caller):
        while not caller.is_gone:
            caller.read()
        return caller.bytes

    def assert_refused(self, reason, *args, **options):
        caller = self.call(*args, **options)
        self.assertEqual(caller.exit_status(), 1)
        self.assertRegex(self.all_of(caller), rb"^Sorry, [^\n]*\r\n$")
        self.assertRegex(self.log().splitlines()[-1], reason)


class OldFiles(Board):
    def test_a_drop_file_from_before_this_call_of_synchronet_is_not_believed(self):
        path = self.plant("node/DOOR32.SYS", age=90)
        self.aged(self.write("node/client.ini", "user=White Rabbit\n"), 60)
        old = r"node/DOOR32\.SYS was written 1 minute ago, before this call began 1 minute ago; give"
        self.assert_refused(old, path)
        self.assert_refused(old, os.path.dirname(path))
        self.assert_refused(old, env={"SBBSNODE": os.path.dirname(path)})
        self.assert_plays_as("Ada", self.aged(path, 60))

    def test_so_it_is_where_the_drop_file_lies_elsewhere(self):
        path = self.plant("xtrn/DOOR32.SYS", age=3 * 3600)
        node = os.path.dirname(self.write("node/client.ini", ""))
        self.assert_refused("was written 3 hours ago, before this call", path, env={"SBBSNODE": node})
        self.assert_plays_as("Ada", path)
        self.aged(os.path.join(node, "client.ini"), 4 * 3600)
        self.assert_plays_as("Ada", path, env={"SBBSNODE": node})

    def test_a_drop_file_of_yesterday_is_not_believed_on_any_board(self):
        path = self.plant("DOOR32.SYS", age=2 * DAY)
        self.assert_refused("was written 2 days ago, so it belongs to an earlier call", path)
        self.assert_refused("was written 2 days ago", env={"DOOR_DROPFILE": path})
        self.assert_plays_as("Ada", self.aged(path, DAY - 60))

    def test_the_file_that_synchronet_names_and_has_not_written_is_not_replaced_by_an_old_one(self):
        self.plant("node/DOOR.SYS", "Ada", 90, "sbbs-doorsys52-realname/DOOR.SYS")
        self.write("node/client.ini", "")
        self.assert_refused("before this call", os.path.join(self.directory, "node/XTRN.DAT"))

    def test_an_old_file_here_does_not_hide_the_new_one_in_the_node_directory(self):
        self.plant("here/DOOR32.SYS", "Bob", age=2 * DAY)
        node = os.path.dirname(self.plant("node/DOOR32.SYS"))
        self.assert_plays_as("Ada", cwd=os.path.join(self.directory, "here"), env={"SBBSNODE": node})

    def test_the_doctor_tells_how_old_a_drop_file_is(self):
        path = self.plant("DOOR32.SYS", age=3 * 60 + 20)
        told = self.run_codemaker("doctor", "dropfile", path).stdout.decode()
        self.assertIn("\nAge: 3 minutes\n", told)
        caller = self.call("doctor", path)
        caller.wait_for("3 minutes old")


class WithoutPath(Board):
    def test_the_current_directory_is_searched_at_a_terminal_too(self):
        self.plant("here/DOOR32.SYS")
        self.assert_plays_as("Ada", cwd=os.path.join(self.directory, "here"))

    def test_the_node_directory_of_synchronet_is_searched_at_a_terminal_too(self):
        node = os.path.dirname(self.plant("node/DOOR32.SYS"))
        self.assert_plays_as("Ada", env={"SBBSNODE": node})

    def test_an_old_file_in_the_directory_of_somebody_at_a_terminal_is_passed_over(self):
        self.plant("DOOR32.SYS", age=2 * DAY)
        self.assert_plays_as("games", env={"USER": "games"})

    def test_a_board_that_writes_no_drop_file_gets_no_game_of_nobody(self):
        for variables in (
            {"SBBSNODE": self.directory, "USER": "games"},
            {"WWIV_INSTANCE": "1"},
            {"BBS_NODE": "2"},
        ):
            with self.subTest(variables):
                self.assert_refused("there is no drop file in ", env=variables)


class Accounts(Board):
    def as_nobody(self, *args):
        """Starts the program at a terminal as an account that nobody logs in with."""
        program = os.path.join(self.directory, "codemaker")
        if not os.path.exists(program):
            shutil.copy(PROGRAM, program)
        os.chmod(self.directory, 0o755)
        os.chown(self.data, NOBODY, NOBODY)
        become = f"import os; os.setgid({NOBODY}); os.setuid({NOBODY}); os.execv({program!r}, {[program, *args]!r})"
        args = [sys.executable, "-c", become]
        return self.caller_in(self.directory, args, {**self.environment, "USER": "games"})

    @needs_root
    def test_an_account_without_home_and_shell_plays_nothing_without_a_drop_file(self):
        caller = self.as_nobody()
        self.assertEqual(caller.exit_status(), 1)
        self.assertRegex(self.all_of(caller), rb"^Sorry, [^\n]*drop file[^\n]*--local[^\n]*\r\n$")
        self.assertRegex(self.log(), "nobody knows who called")

    @needs_root
    def test_it_plays_all_the_same_where_the_sysop_says_so(self):
        caller = self.as_nobody("--local")
        caller.wait_for("leave")

    def test_somebody_who_logs_in_here_plays_without_a_drop_file(self):
        self.assert_plays_as("ada", env={"USER": "ada"})

    def test_local_false_in_the_config_forbids_it(self):
        config = self.write("codemaker.toml", "local = false\n")
        for args in ([], ["--local"]):
            self.assert_refused("take local = false out of the config", *args, "--config", config)
        self.assert_plays_as("Ada", self.plant("DOOR32.SYS"), "--config", config)

    def test_local_is_not_for_a_drop_file(self):
        result = self.run_codemaker("--local", self.plant("DOOR32.SYS"))
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"--local", result.stderr)


class BoardName(Board):
    def setUp(self):
        super().setUp()
        self.run_codemaker(
            *["scores", "add", "--table", "breaking", "--name", "Zoe", "--score", "9"],
            *["--level", "2", "--board", "bbs", "--data", self.data],
        )

    def assert_hall_shows(self, board, *args, **options):
        caller = self.call(*args, **options)
        caller.wait_for("leave")
        caller.send("\rh")
        caller.wait(lambda: any("Zoe" in row and board in row for row in caller.rows()), board)

    def test_xtrn_dat_names_the_board_where_door32_names_the_software(self):
        path = self.plant("node/DOOR32.SYS")
        self.plant("node/XTRN.DAT", vector="sbbs-xtrn/XTRN.DAT", age=3600)
        with open(os.path.join(FILES, "sbbs-xtrn/XTRN.DAT"), encoding="cp437") as file:
            board = file.read().splitlines()[1]
        self.assert_hall_shows(board[:8], path)
        elsewhere = self.plant("xtrn/DOOR32.SYS")
        self.assert_hall_shows(board[:8], elsewhere, env={"SBBSNODE": os.path.dirname(path)})

    def test_where_nothing_names_it_the_board_is_bbs(self):
        self.assert_hall_shows("bbs", self.plant("node/DOOR32.SYS"))


if __name__ == "__main__":
    unittest.main()
