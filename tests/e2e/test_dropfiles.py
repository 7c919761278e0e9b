"""Drop files as boards leave them: what is told of them, how they are found, what lies beside."""

import json

from caller import *

FILES = os.path.join(VECTORS, "dropfiles")
TIME = time.time()


class Told(Case):
    def tell(self, path, *options):
        result = self.run_codemaker("doctor", "dropfile", path, *options)
        self.assertEqual(result.stderr, b"")
        return result.stdout.decode(), result.returncode

    def test_every_file_is_told_to_machines_as_it_was_measured(self):
        told = 0
        for name in sorted(os.listdir(FILES)):
            if not name.endswith(".expected.json"):
                continue
            with open(os.path.join(FILES, name), encoding="utf-8") as file:
                expected = json.load(file)
            meta = expected.pop("_meta")
            directory = shutil.copytree(
                os.path.join(FILES, name.removesuffix(".expected.json")),
                os.path.join(self.directory, name),
            )
            for file in os.listdir(directory):
                age = (meta.get("age_seconds") or {}).get(file, 0)
                os.utime(os.path.join(directory, file), (TIME - age, TIME - age))
            with self.subTest(name):
                target = os.path.normpath(os.path.join(directory, meta["target"]))
                answer, status = self.tell(target, "--json")
                answer = json.loads(answer)
                if expected.get("error"):
                    self.assertEqual((answer["error"], status), (True, 1))
                else:
                    self.assertEqual((answer, status), (expected, 0))
            told += 1
        self.assertEqual(told, 121)

    def newly_written(self, vector):
        """As a board has just written it, however long ago the tests were fetched."""
        name = os.path.dirname(vector)
        directory = shutil.copytree(os.path.join(FILES, name), os.path.join(self.directory, name))
        path = os.path.join(directory, os.path.basename(vector))
        os.utime(path)
        return path

    def assert_words(self, vector, words, *options):
        path = self.newly_written(vector)
        told, status = self.tell(path, *options)
        first, age, *rest = told.splitlines()
        self.assertEqual([first, *rest], [f"File: {path}", *words])
        self.assertRegex(age, r"^Age: \d+ (second|minute|hour|day)s?$")
        self.assertEqual(status, 0)

    def test_a_sysop_is_told_in_words_and_which_line_decided(self):
        self.assert_words(
            "sbbs-doorsys52-7e/DOOR.SYS",
            [
                "Format: DOORSYS52, written in ASCII",
                "Caller: Rabbit, real name White Rabbit (line 36)",
                "Account: user 42, level 60, from Oxford, UK",
                "Board: sysop Rob Sysop",
                "Node: 2 (line 4)",
                "Time left: 59 minutes (line 18)",
                "Line: standard input and output; COM1 is no device of Linux (line 1)",
                "Speed: 38400 bps (line 2)",
                "Terminal: no ANSI, so plain lines (line 20), 24 rows (line 21), 7-bit ASCII",
            ],
        )

    def test_what_the_command_line_says_is_not_the_word_of_a_line(self):
        self.assert_words(
            "bbsdev-deadline/BBSDEV.DRP",
            [
                "Format: BBSDEV, written in ASCII",
                "Caller: White Rabbit (line 4)",
                "Account: key 42, level 60, language en-US",
                "Board: Test BBS, TestBBS 1.0, sysop Rob Sysop",
                "Node: 7",
                "Time left: until 2026-09-15T21:34:56Z (line 11)",
                "Line: standard input and output (line 2)",
                "Terminal: ANSI (line 8), 80 columns and 25 rows (line 6), CP437 (line 12)",
            ],
            "--node",
            "7",
        )

    def test_lines_and_times_of_every_kind_have_their_words(self):
        for vector, words in (
            ("bbsdev-socket/BBSDEV.DRP", r"\nLine: socket \d+ \(line 2\)\n"),
            ("bbsdev-serial-fd/BBSDEV.DRP", r"\nLine: a serial line, descriptor \d+ \(line 2\)\n"),
            ("sbbs-door32-socket/DOOR32.SYS", r"\nLine: socket \d+, if standard input is no line "),
            ("sbbs-door32-out-of-time/DOOR32.SYS", r"\nTime left: 0 seconds \(line 9\)\n"),
            ("bbsdev-local/BBSDEV.DRP", r"\nTime left: no limit \(line 11\)\n"),
            ("bbsdev-sysop/BBSDEV.DRP", r"\nAccount: .*, sysop"),
            ("bbsdev-utf8-terminal/BBSDEV.DRP", r", UTF-8 \(line 12\)\n"),
            ("sbbs-pcboard/PCBOARD.SYS", r"\nTerminal: ANSI, size not told, CP437\n$"),
        ):
            with self.subTest(vector):
                told, status = self.tell(self.newly_written(vector))
                self.assertRegex(told, words)
                self.assertEqual(status, 0)


class Board(Case):
    """Starts a door as a board does it: in a directory, with an environment."""

    def setUp(self):
        super().setUp()
        self.here = os.path.join(self.directory, "here")
        os.mkdir(self.here)

    def plant(self, name, alias, vector="sbbs-door32-stdio/DOOR32.SYS"):
        """A drop file with that caller's name in it."""
        with open(os.path.join(FILES, vector), "rb") as file:
            return self.write(name, file.read().replace(b"White Rabbit", alias.encode()))

    def play(self, *args, **environment):
        """Starts the door and leaves at once; its line in the log."""
        before = len(self.log())
        result = subprocess.run(
            [PROGRAM, *args, "--data", self.data],
            input=b"q",
            capture_output=True,
            cwd=self.here,
            env={**steady_clock.environment(), **environment},
            timeout=PATIENCE,
        )
        self.assertEqual(result.stderr, b"")
        self.status = result.returncode
        return self.log()[before:]


class Found(Board):
    def assert_caller(self, alias, path, *args, **environment):
        told = self.play(*args, **environment)
        self.assertRegex(told, rf"call of {alias} on stdio .*by {re.escape(path)}: ")
        self.assertEqual(self.status, 0)

    def test_door_dropfile_names_a_file_or_a_directory(self):
        path = self.plant("run/DOOR32.SYS", "Ada")
        self.assert_caller("Ada", path, DOOR_DROPFILE=path)
        self.assert_caller("Ada", path, DOOR_DROPFILE=os.path.dirname(path))

    def test_what_is_named_goes_before_what_lies_about(self):
        self.plant("here/DOOR32.SYS", "Cid")
        sbbs = os.path.dirname(self.plant("node/DOOR32.SYS", "Dee"))
        dropfile = self.plant("run/DOOR32.SYS", "Bob")
        bbsdev = self.plant("dev/BBSDEV.DRP", "Ada", "bbsdev-deadline/BBSDEV.DRP")
        everything = {"BBSDEV_DRP": bbsdev, "DOOR_DROPFILE": dropfile, "SBBSNODE": sbbs}
        self.assert_caller("Dee", f"{sbbs}/DOOR32.SYS", sbbs, **everything)
        self.assert_caller("Ada", bbsdev, **everything)
        del everything["BBSDEV_DRP"]
        self.assert_caller("Bob", dropfile, **everything)
        del everything["DOOR_DROPFILE"]
        self.assert_caller("Cid", "./DOOR32.SYS", **everything)
        os.remove(os.path.join(self.here, "DOOR32.SYS"))
        self.assert_caller("Dee", f"{sbbs}/DOOR32.SYS", "door", **everything)

    def test_a_broken_file_here_is_not_passed_over_for_an_older_call_in_sbbsnode(self):
        self.write("here/DOOR32.SYS", "COM1:\n" * 11)
        sbbs = os.path.dirname(self.plant("node/DOOR32.SYS", "Dee"))
        self.assertRegex(self.play(SBBSNODE=sbbs), r"\./DOOR32\.SYS: .*line 1: must be 0, 1 or 2")
        self.assertEqual(self.status, 1)

    def test_a_variable_that_names_nothing_is_a_refusal_that_names_it(self):
        self.plant("here/DOOR32.SYS", "Cid")
        told = self.play(DOOR_DROPFILE="/none/DOOR32.SYS")
        self.assertIn("there is no file /none/DOOR32.SYS", told)
        self.assertEqual(self.status, 1)
        self.assert_caller("Cid", "./DOOR32.SYS", DOOR_DROPFILE="")

    def test_the_node_is_that_of_the_command_line_the_file_or_the_environment(self):
        told = self.plant("told/DOOR32.SYS", "Ada")
        silent = self.plant("silent/CHAIN.TXT", "Ada", "sbbs-chain/CHAIN.TXT")
        self.assertIn(" node 2 by", self.play(told, SBBSNNUM="9"))
        self.assertIn(" node 7 by", self.play(told, "--node", "7", SBBSNNUM="9"))
        self.assertNotIn(" node ", self.play(silent))
        variables = "SBBSNNUM WWIV_INSTANCE BBS_NODE BBS_NODE_NUMBER DOOR_NODE TASK".split()
        for number, variable in enumerate(variables):
            nonsense = dict(zip(variables[:number], ("none", "0", "-3", "70000", "")))
            with self.subTest(variable):
                told = self.play(silent, **{"TASK": "8", variable: "9"}, **nonsense)
                self.assertIn(" node 9 by", told)


class Beside(Board):
    """Synchronet's terminal.ini, and the variables of other boards."""

    def setUp(self):
        super().setUp()
        self.drop_file = self.plant("node/DOOR32.SYS", "Ada")
        self.node = os.path.dirname(self.drop_file)

    def hint(self, text="cols = 132\r\nrows = 50\r\nchars = UTF-8\r\n", directory="node"):
        return self.write(os.path.join(directory, "terminal.ini"), text)

    def assert_terminal(self, what, drop_file=None, **environment):
        self.assertIn(f" {what}, ", self.play(drop_file or self.drop_file, **environment))
        self.assertEqual(self.status, 0)

    def test_the_terminal_of_synchronet_is_what_its_terminal_ini_says(self):
        self.hint()
        self.assert_terminal("utf8 level B 132x50", SBBSNODE=self.node)
        self.hint("cols=40\nrows=25\nchars=CBM-ASCII\n")
        self.assert_terminal("ascii level B 40x25", SBBSNODE=self.node + "/")
        self.assert_terminal("cp437 level B 80x24")

    def test_with_term_synchronet_translates_and_wants_cp437(self):
        self.hint()
        for term in ("pc3", "dumb"):
            self.assert_terminal("cp437 level B 132x50", SBBSNODE=self.node, TERM=term)

    def test_a_term_of_the_shell_that_started_the_board_does_not_hide_the_callers_utf8(self):
        self.hint()
        for term in ("screen", "tmux-256color", "xterm-256color", "linux", "vt100"):
            with self.subTest(term):
                self.assert_terminal("utf8 level B 132x50", SBBSNODE=self.node, TERM=term)

    def test_an_older_terminal_ini_elsewhere_belongs_to_another_call(self):
        elsewhere = os.path.dirname(self.hint(directory="other"))
        self.assert_terminal("utf8 level B 132x50", SBBSNODE=elsewhere)
        os.utime(os.path.join(elsewhere, "terminal.ini"), (TIME - 60, TIME - 60))
        self.assert_terminal("cp437 level B 80x24", SBBSNODE=elsewhere)
        os.utime(self.hint(), (TIME - 60, TIME - 60))
        self.assert_terminal("utf8 level B 132x50", SBBSNODE=self.node)

    def test_what_bbsdev_states_is_not_changed_by_hints(self):
        self.hint(directory="dev")
        bbsdev = self.plant("dev/BBSDEV.DRP", "Ada", "enigma-bbsdev/BBSDEV.DRP")
        self.assert_terminal("cp437 level B 132x43", bbsdev, SBBSNODE=os.path.dirname(bbsdev))

    def test_lines_and_columns_are_the_size_where_there_is_no_terminal_ini(self):
        self.assert_terminal("cp437 level B 100x40", LINES="40", COLUMNS="100")
        self.assert_terminal("cp437 level B 80x24", LINES="4", COLUMNS="wide")
        self.hint()
        self.assert_terminal(
            "utf8 level B 132x50", SBBSNODE=self.node, LINES="40", COLUMNS="100"
        )

    def test_a_hostile_terminal_ini_holds_nobody_up(self):
        path = os.path.join(self.node, "terminal.ini")
        nonsense = b"\xff\x00\x1b=" * 999 + b"\ncols = -7\nrows = 99999\nchars = KLINGON\n"
        for plant in (
            lambda: os.mkfifo(path),
            lambda: os.mkdir(path),
            lambda: self.hint("cols = 132\n" * 10000),
            lambda: self.hint(nonsense),
        ):
            plant()
            self.assert_terminal("cp437 level B 80x24", SBBSNODE=self.node)
            os.rmdir(path) if os.path.isdir(path) else os.remove(path)


if __name__ == "__main__":
    unittest.main()
