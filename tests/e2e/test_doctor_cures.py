"""What the doctor finds in all that the config names: each fault is made, its cure run to the letter, and looked at again."""

import json

from caller import *

NOBODY = 65534


class Cures(Case):
    """As root, who makes the faults; the doctor is asked by the account that has the data."""

    def setUp(self):
        super().setUp()
        os.chmod(self.directory, 0o755)
        self.program = os.path.join(self.directory, "codemaker")
        shutil.copy(PROGRAM, self.program)
        os.mkdir(self.data)
        os.chmod(self.data, 0o770)
        os.chown(self.data, NOBODY, NOBODY)
        self.config = self.write("codemaker.toml", "")

    def configure(self, text):
        self.write("codemaker.toml", text)

    def run_as_nobody(self, *args):
        return subprocess.run(
            [self.program, *args, "--data", self.data, "--config", self.config],
            capture_output=True, cwd=self.directory, stdin=subprocess.DEVNULL, timeout=PATIENCE,
            user=NOBODY, group=NOBODY, extra_groups=[],
        )

    def doctor(self):
        """What was found."""
        told = self.run_as_nobody("doctor", "--json")
        return {row["finding"]: row for row in json.loads(told.stdout)["checks"] if row["state"] != "ok"}

    def assert_cured(self, finding, pattern):
        before = self.doctor()
        self.assertEqual(list(before), [finding], before)
        self.assertRegex(before[finding]["says"], pattern)
        subprocess.run(["sh", "-c", before[finding]["cure"]], check=True, cwd=self.directory)
        self.assertEqual(self.doctor(), {})

    def assert_found(self, finding, pattern, cure):
        """What no command ends by itself."""
        found = self.doctor()
        self.assertEqual(list(found), [finding])
        self.assertRegex(found[finding]["says"], pattern)
        self.assertEqual(found[finding]["cure"], cure)


@needs_root
class ThingsOfTheConfig(Cures):
    def test_a_door_with_nowhere_to_write_tells_the_sysop_what_to_ask(self):
        shutil.rmtree(self.data)
        os.chmod(self.directory, 0o555)
        shutil.copytree(os.path.dirname(DOOR32), os.path.join(self.directory, "node"))
        os.utime(os.path.join(self.directory, "node", "DOOR32.SYS"))
        told = subprocess.run(
            [self.program, os.path.join(self.directory, "node")], capture_output=True, stdin=subprocess.DEVNULL,
            timeout=PATIENCE, user=NOBODY, group=NOBODY, extra_groups=[], env={},
        )
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"The sysop can see why by: codemaker doctor\r\n", told.stdout)

    def test_an_archive_without_its_data_directory_is_played_once_the_cure_was_typed(self):
        place = os.path.join(self.directory, "opt")
        os.mkdir(place)
        program = shutil.copy(PROGRAM, place)
        node = os.path.join(self.directory, "node")
        shutil.copytree(os.path.dirname(DOOR32), node)
        os.utime(os.path.join(node, "DOOR32.SYS"))

        def run(*args):
            return subprocess.run(
                [program, *args], input=b"q\r", capture_output=True, timeout=PATIENCE, cwd=node,
                user=NOBODY, group=NOBODY, extra_groups=[], env={},
            )

        refused = run(node, "--mode", "line")
        self.assertEqual((refused.stdout[:6], refused.returncode), (b"Sorry,", 1))
        (row,) = [row for row in json.loads(run("doctor", "--json").stdout)["checks"] if row["finding"] == "data-not-yet"]
        subprocess.run(["sh", "-c", row["cure"]], check=True, cwd="/")
        played = run(node, "--mode", "line")
        self.assertIn(b"P: play", played.stdout)
        self.assertEqual(played.returncode, 0)
        self.assertTrue(os.path.exists(os.path.join(place, "data", "codemaker.log")))

    def test_nothing_is_wrong_to_begin_with(self):
        self.assertEqual(self.doctor(), {})

    def test_a_sysop_whom_no_caller_of_the_server_can_be(self):
        def name_sysop(name):
            self.configure(f'sysops = ["{name}"]\n[serve]\nmax_callers = 20\n')
            self.run_as_nobody("records", "list")

        name_sysop("Ulrich the Great")
        self.assert_cured("sysop-too-long", r"at most 11 letters")
        name_sysop("Ulrich")
        self.assert_cured("sysop-unclaimed", r"has no password at the server")

    def test_bulletins_in_a_directory_that_is_not_there(self):
        place = os.path.join(self.directory, "bbs", "text")
        self.configure(f'bulletins = "{place}"\n')
        self.assert_cured("bulletins-nowhere", r"there is no such directory$")
        self.assertEqual(os.stat(place).st_uid, NOBODY)

    def test_bulletins_in_a_directory_of_another_account(self):
        place = os.path.join(self.directory, "text")
        os.mkdir(place, 0o755)
        self.configure(f'bulletins = "{place}"\n')
        self.assert_cured("bulletins-closed", r"text: Permission denied$")
        self.assertEqual(self.run_as_nobody("bulletins").returncode, 0)

    def test_a_data_directory_that_is_missing_or_a_file(self):
        for finding, make in (("data-missing", lambda: None), ("data-no-directory", lambda: self.write("data", ""))):
            shutil.rmtree(self.data)
            make()
            found = self.doctor()[finding]
            subprocess.run(["sh", "-c", found["cure"]], check=True)
            self.assertNotIn(finding, self.doctor())
            os.chown(self.data, NOBODY, NOBODY)
            self.assertEqual(self.doctor(), {})

    def test_an_alarm_that_is_no_program(self):
        self.configure("alarm = 'no-such-mailer -s codemaker'\n")
        self.assert_cured("alarm-missing", r"there is no program no-such-mailer$")

    def test_an_alarm_that_may_not_be_run(self):
        alarm = self.write("alarm.sh", "#!/bin/sh\n")
        os.chmod(alarm, 0o644)
        self.configure(f"alarm = '{alarm} now'\n")
        self.assert_cured("alarm-no-program", r"alarm\.sh is no program$")

    def test_an_alarm_of_the_shell_is_one(self):
        self.configure("alarm = 'echo \"$CODEMAKER_FAULT\" >> alarms'\n")
        self.assertEqual(self.doctor(), {})

    def test_a_config_with_secrets_that_everybody_may_read(self):
        self.configure('[serve]\nboards = [{tag = "HUB", secret = "wonderland"}]\n')
        os.chmod(self.config, 0o644)
        self.assert_cured("secrets-in-config", r"every account of this machine may read .*codemaker\.toml")
        self.assertIn(b"HUB", self.run_as_nobody("config").stdout)

    def test_a_key_that_everybody_may_read(self):
        key = self.write(os.path.join("data", "records.key"), "0" * 64 + "\n")
        os.chown(key, NOBODY, NOBODY)
        os.chmod(key, 0o664)
        self.assert_cured("secrets-in-key", r"may read .*records\.key, which seals games$")

    def test_a_board_that_was_renamed(self):
        for before, after in (
            ('board = "Sunset"\n', 'board = "Dawn"\n'), ('board = "Sunset"\n', "page = true\n"),
        ):
            self.configure(before)
            self.run_as_nobody(
                "scores", "add", "--table", "breaking", "--name", "Ada", "--score", "9", "--level", "2"
            )
            self.configure(after)
            self.assert_cured("board-renamed", r'players of "Sunset", who are others now')

    def test_changes_for_today_that_cannot_be_read(self):
        self.write(os.path.join("data", "today.toml"), "date = \n")
        self.assert_cured("today-unread", r"today\.toml cannot be read, so today is as configured")

    def test_a_spool_that_is_a_file_or_holds_no_scores(self):
        self.write(os.path.join("data", "spool"), "")
        self.assert_cured("spool-closed", r"spool")
        spool = os.path.join(self.data, "spool")
        os.mkdir(spool)
        os.chown(spool, NOBODY, NOBODY)
        os.chown(self.write(os.path.join(spool, "1.bad"), ""), NOBODY, NOBODY)
        self.assert_cured("spool-rubbish", r"1 file in it is no score$")

    def test_a_port_that_another_program_has(self):
        taken = socket.socket()
        self.addCleanup(taken.close)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        self.configure(f'[serve]\ntelnet = "127.0.0.1:{port}"\n')
        self.assert_found("port-taken", rf"serve\.telnet: .*{port}", f"ss -ltnp 'sport = :{port}'")
        taken.close()
        self.assertEqual(self.doctor(), {})


if __name__ == "__main__":
    unittest.main()
