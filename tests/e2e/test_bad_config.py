"""A config that got broken: the board stays what it was, and who can mend it is told what to mend."""

import threading

from server_callers import *

SUNSET = 'board = "Sunset"\nranked_runs = 3\n'


class BadConfig(ServerCase):
    def boards(self):
        """Of the players whose games are kept."""
        told = self.run_codemaker("players", "list", "--data", self.data)
        return set(re.findall(r"Sunset|bbs", told.stdout.decode()))

    def config(self, text):
        return self.write("codemaker.toml", text)

    def call(self, config, words):
        """A call of the board's player, who reads this when they go for the campaign, and misses once."""
        caller = self.door("--mode", "line", "--config", config)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        caller.send("r\r")
        caller.wait_said(words)
        if words == "Guess 1: ":
            caller.send(self.misses(1)[0] + "\r")
            caller.wait_said(r"Guess 2: ")
        caller.hang_up()
        caller.exit_status()

    def answer(self, *args):
        """What a caller is told who comes and leaves at once, and the door's status."""
        done = self.run_codemaker(DOOR32, *args, "--mode", "line", input=b"q\r")
        return done.stdout.decode("latin-1"), done.returncode

    def assert_plays(self, *args):
        said, status = self.answer(*args)
        self.assertIn("P: play", said)
        self.assertEqual(status, 0)

    def test_with_a_missing_quote_the_board_is_played_on_by_its_last_good_settings(self):
        path = self.config(SUNSET)
        with_config = ("--data", self.data, "--config", path)
        self.call(path, "Guess 1: ")
        self.assertEqual(self.boards(), {"Sunset"})
        self.config(SUNSET.replace('Sunset"', "Sunset"))
        self.call(path, "Unfinished: level 1 of a ranked run")
        self.assertEqual(self.boards(), {"Sunset"})
        told = "codemaker.toml line 1: board: a quote is missing at the end of this text; the settings of before are used"
        self.assertRegex(self.log(), rf"error .*{told}, from ")
        self.assertIn(told, self.run_codemaker("who", *with_config).stderr.decode())
        self.config(SUNSET)
        self.assertEqual(self.run_codemaker("who", *with_config).stderr, b"")

    def test_lists_are_read_by_the_last_good_settings_and_nothing_is_changed_by_them(self):
        path = self.config(SUNSET)
        self.call(path, "Guess 1: ")
        self.config(SUNSET.replace('Sunset"', "Sunset"))
        where = ("--data", self.data, "--config", path)
        for words in (("scores", "list"), ("players", "list")):
            told = self.run_codemaker(*words, *where)
            self.assertEqual(told.returncode, 0, told.stderr)
            self.assertIn(b"the settings of before are used", told.stderr)
        self.assertIn(b"Sunset", told.stdout)
        self.assertEqual(self.run_codemaker("scores", "reset", "--yes", *where).returncode, 1)

    def test_a_command_that_leads_the_records_back_tells_the_log_too(self):
        path = self.config(SUNSET)
        self.call(path, "Guess 1: ")
        where = ("--data", self.data, "--config", path)
        self.assertEqual(self.run_codemaker("maint", *where).returncode, 0)
        with open(os.path.join(self.data, "records.db"), "wb") as file:
            file.write(bytes(8192))
        told = self.run_codemaker("players", "list", *where)
        self.assertIn(b"Sunset", told.stdout)
        remark = told.stderr.decode().splitlines()[0].removeprefix("codemaker: ")
        self.assertIn(remark, self.log())

    def test_without_settings_of_before_there_is_one_polite_line_and_nothing_is_played(self):
        path = self.config('board = "Sunset\n')
        said, status = self.answer("--data", self.data, "--config", path)
        self.assertEqual(said, "Sorry, the game cannot be played just now. The sysop can read why in the log.\r\n")
        self.assertEqual(status, 1)
        self.assertIn("no settings of before are known", self.log())
        self.assertEqual(os.listdir(self.data), ["codemaker.log"])

    def test_a_config_that_is_named_and_is_not_there_is_no_other_board(self):
        path = os.path.join(self.directory, "door.toml")
        said, status = self.answer("--data", self.data, "--config", path)
        self.assertEqual((said[:5], status), ("Sorry", 1))
        self.assertIn(f"there is no config file {path}; no settings of before", self.log())
        self.write("door.toml", SUNSET)
        self.assert_plays("--data", self.data, "--config", path)
        os.remove(path)
        self.assert_plays("--data", self.data, "--config", path)
        self.assertIn(f"there is no config file {path}; the settings of before are used", self.log())

    def test_a_config_that_lay_beside_the_program_is_missed(self):
        place = os.path.join(self.directory, "door")
        os.makedirs(os.path.join(place, "data"))
        program = shutil.copy(PROGRAM, place)
        config = os.path.join(place, "codemaker.toml")
        with open(config, "w", encoding="ascii") as file:
            file.write(SUNSET)

        def log_of_call():
            subprocess.run([program, DOOR32, "--mode", "line"], input=b"q\r", capture_output=True, timeout=PATIENCE, check=True)
            with open(os.path.join(place, "data", "codemaker.log"), encoding="utf-8") as file:
                return file.read()

        self.assertNotIn("error", log_of_call())
        os.remove(config)
        self.assertIn(f"there is no config {config} any more; the settings of before are used", log_of_call())

    def test_the_settings_of_before_are_for_their_account_alone_and_have_no_secrets_of_boards(self):
        path = self.config(f'{SUNSET}[[serve.boards]]\ntag = "FAR"\nsecret = "tulip"\n')
        self.assert_plays("--data", self.data, "--config", path)
        (copy,) = [name for name in os.listdir(self.data) if name.startswith("last-good")]
        copy = os.path.join(self.data, copy)
        self.assertEqual(os.stat(copy).st_mode & 0o777, 0o600)
        with open(copy, encoding="utf-8") as file:
            self.assertNotIn("tulip", file.read())

    def test_the_nightly_work_tells_of_a_broken_config_once_and_sounds_the_alarm(self):
        alarm = f"echo \"$CODEMAKER_FAULT\" >> {self.directory}/mail"
        path = self.config(SUNSET + f"alarm = '{alarm}'\n")
        with_config = ("--data", self.data, "--config", path)
        self.assert_plays(*with_config)
        self.config(SUNSET.replace('Sunset"', "Sunset") + f"alarm = '{alarm}'\n")
        for status in (1, 0):
            told = self.run_codemaker("maint", *with_config)
            self.assertEqual(told.returncode, status, told.stderr)
            self.assertIn(b"a quote is missing", told.stderr)
        with open(os.path.join(self.directory, "mail"), encoding="utf-8") as mail:
            self.assertEqual(mail.read().count("a quote is missing"), 1)

    def test_a_call_that_was_taken_over_gives_nobody_rights_by_the_settings_of_before(self):
        """It may write to the data directory and nowhere else."""
        path = self.config(SUNSET)
        with_config = ("--data", self.data, "--config", path)
        self.assert_plays(*with_config)
        (copy,) = [name for name in os.listdir(self.data) if name.startswith("last-good")]
        heard = os.path.join(self.directory, "heard")
        forged = f"alarm = 'touch {heard}'\nbulletins = '{self.directory}/told'\nsysop_level = 1\n"
        with open(os.path.join(self.data, copy), "a", encoding="utf-8") as file:
            file.write(forged)
        self.config(SUNSET.replace('Sunset"', "Sunset"))
        self.assertEqual(self.run_codemaker("maint", *with_config).returncode, 1)
        self.assertFalse(os.path.exists(heard))
        self.assertFalse(os.path.exists(f"{self.directory}/told"))
        shown = self.run_codemaker("config", *with_config).stdout.decode()
        self.assertRegex(shown, r'board += "Sunset"')
        self.assertRegex(shown, r"sysop_level += 0")
        caller = self.door("--mode", "line", "--config", path)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        caller.send("z\r")
        caller.wait_said(r"z isn't used here")

    def test_while_the_config_is_broken_the_settings_that_are_in_force_are_shown(self):
        path = self.config(SUNSET)
        with_config = ("--data", self.data, "--config", path)
        self.assert_plays(*with_config)
        self.config(SUNSET.replace('Sunset"', "Sunset"))
        told = self.run_codemaker("config", *with_config)
        self.assertEqual(told.returncode, 1)
        self.assertRegex(told.stdout.decode(), r"board += \"Sunset\"")

    @needs_root
    def test_accounts_that_share_a_directory_each_have_their_settings_of_before(self):
        os.makedirs(self.data)
        for directory in (self.directory, self.data):
            os.chmod(directory, 0o777)
        path = self.config(SUNSET)
        os.chmod(path, 0o644)
        accounts = (65534, 65533)

        def play(account):
            done = self.run_codemaker(
                DOOR32, "--data", self.data, "--config", path, "--mode", "line", input=b"q\r",
                user=account, group=65534, extra_groups=[],
            )
            return done.stdout.decode("latin-1")

        for account in accounts:
            self.assertIn("P: play", play(account))
        self.config(SUNSET.replace('Sunset"', "Sunset"))
        for account in accounts:
            self.assertIn("P: play", play(account))
        self.assertIn("the settings of before are used", self.log())

    def test_the_sysops_commands_leave_no_settings_that_the_boards_account_could_not_read(self):
        os.makedirs(self.data, exist_ok=True)
        path = self.config(SUNSET)
        for command in ("who", "maint"):
            self.assertEqual(self.run_codemaker(command, "--data", self.data, "--config", path).returncode, 0)
        self.assertFalse([name for name in os.listdir(self.data) if name.startswith("last-good")])

    def test_an_empty_config_is_one_that_is_being_written(self):
        path = self.config("")
        for _ in range(2):
            self.assert_plays("--data", self.data, "--config", path)
        self.assertNotIn("error", self.log())
        self.config(SUNSET)
        self.assert_plays("--data", self.data, "--config", path)
        self.config("")
        self.assert_plays("--data", self.data, "--config", path)
        self.assertIn(f"the config {path} is empty; the settings of before are used", self.log())

    def test_a_half_written_config_is_no_other_board(self):
        path = self.config(SUNSET)
        here = ("--data", self.data, "--config", path)
        self.assert_plays(*here)
        for half, why in (("ranked_runs = 3", "its last line does not end"), ("page = true\n", "it was written just now")):
            self.config(half)
            self.assert_plays(*here)
            self.assertIn(f"the config {path} is half written: board is missing, and {why}; the settings of before are used", self.log())
        lines = len(self.log().splitlines())
        os.utime(path, (time.time() - 60, time.time() - 60))
        self.assert_plays(*here)
        self.assertNotIn("half written", "".join(self.log().splitlines()[lines:]))

    def test_where_the_data_lie_is_known_although_the_rest_is_broken(self):
        place = os.path.join(self.directory, "elsewhere")
        path = self.config(f'data = "{place}"\n{SUNSET}')
        self.assert_plays("--config", path)
        self.config(f'data = "{place}"\nboard = "Sunset\n')
        self.assert_plays("--config", path)
        with open(os.path.join(place, "codemaker.log"), encoding="utf-8") as log:
            self.assertIn("line 2: board: a quote is missing", log.read())

    def test_a_wrong_value_leaves_the_settings_of_before_in_force(self):
        path = self.config(SUNSET)
        self.assert_plays("--data", self.data, "--config", path)
        self.config(SUNSET.replace("3", "-1"))
        self.assert_plays("--data", self.data, "--config", path)
        self.assertRegex(self.log(), "line 2: ranked_runs must be .*; the settings of before are used")

    def test_a_server_begins_with_the_settings_of_before_and_says_so(self):
        path = self.config(f'{SUNSET}[serve]\ntelnet = ["127.0.0.1:0"]\n')

        def served():
            server = subprocess.Popen(
                [PROGRAM, "serve", "--data", self.data, "--config", path],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.directory,
            )
            self.addCleanup(self.end, server)
            self.assertIn(b"listening telnet", server.stdout.readline())
            return server

        server = served()
        self.config(f'{SUNSET}[serve]\ntelnet = ["127.0.0.1:0"\n')
        os.kill(server.pid, signal.SIGHUP)
        self.until(lambda: "the old settings stay" in self.log(), "the old settings stay")
        server.terminate()
        self.assertEqual(server.wait(10), 0)
        again = served()
        told = "line 4: telnet: a bracket is missing at the end of this list; the settings of before are used"
        self.assertIn(told, self.log())
        again.terminate()
        self.assertIn(told, again.communicate(timeout=PATIENCE)[1].decode())

    def test_doors_that_start_while_the_config_is_replaced_all_play_for_the_same_board(self):
        path = self.config(SUNSET)
        self.call(path, "Guess 1: ")
        is_over = threading.Event()

        def replace():
            texts = [SUNSET, SUNSET[:12], 'board = "Sunset"\nranked_runs = 4\n']
            number = 0
            while not is_over.is_set():
                number += 1
                os.rename(self.write("next.toml", texts[number % len(texts)]), path)

        writer = threading.Thread(target=replace)
        writer.start()
        try:
            # All of them are started before the first one has had a key, and none ends before its own.
            doors = [
                subprocess.Popen(
                    [PROGRAM, DOOR32, "--data", self.data, "--config", path, "--mode", "line"],
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.directory,
                )
                for _ in range(20)
            ]
            for door in doors:
                said, _ = door.communicate(b"q\r", timeout=PATIENCE)
                self.assertIn(b"P: play", said)
                self.assertEqual(door.returncode, 0)
        finally:
            is_over.set()
            writer.join()
        self.assertEqual(self.boards(), {"Sunset"})
        self.assertNotIn("no settings of before are known", self.log())


if __name__ == "__main__":
    unittest.main()
