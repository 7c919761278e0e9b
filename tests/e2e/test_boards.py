"""What `codemaker install` prints for a board is done literally, with the files that board writes."""

import re
import shlex

from caller import *
from game_players import titles

DROP_FILES = os.path.join(VECTORS, "dropfiles")


WELCOME = re.compile(r"Welcome, White ?Rabbit\.", re.IGNORECASE)


class Boards(Case):
    def setUp(self):
        super().setUp()
        self.environment = {"CODEMAKER_DATA": self.data}

    def files(self, board):
        folder = os.path.join(self.directory, "install")
        result = self.run_codemaker("install", "--bbs", board, "--write", folder)
        self.assertEqual(result.returncode, 0, result.stderr)
        contents = {}
        for name in os.listdir(folder):
            with open(os.path.join(folder, name)) as file:
                contents[name] = file.read()
            self.assertIn(f"{name}".encode(), result.stdout)
        return contents

    def board_writes(self, vector, name, into=""):
        """The drop file as the board leaves it; its path."""
        folder = os.path.join(self.directory, into)
        os.makedirs(folder, exist_ok=True)
        return shutil.copy(os.path.join(DROP_FILES, vector, name), folder)

    def assert_plays(self, args, cwd=None, env=None, **options):
        caller = Caller(args, cwd=cwd or self.directory, env=env or self.environment, **options)
        self.addCleanup(caller.close)
        caller.wait_for("L: plain lines")
        caller.send("\r")
        # Boards write the name in capitals, or without its blank.
        caller.wait(lambda: WELCOME.search("\n".join(caller.rows())), "Welcome")
        caller.send("qy")
        self.assertEqual(caller.exit_status(), 0)

    def test_synchronet(self):
        files = self.files("synchronet")
        drop_file = self.board_writes("sbbs-door32-stdio", "DOOR32.SYS", "node2")
        command = re.search(r"^cmd *= (.*)$", files["install-xtrn.ini"], re.M)[1]
        self.assertIn(command, files["scfg.txt"])
        self.assert_plays(shlex.split(command.replace("%f", drop_file)))

    def test_wwiv(self):
        files = self.files("wwiv")
        drop_file = self.board_writes("wwiv-door32", "door32.sys", "e/1/temp")
        command = re.search(r"Filename +(.*)$", files["chain.txt"], re.M)[1]
        self.assert_plays(shlex.split(command.replace("%E", drop_file)))

    def test_wwiv_at_the_console(self):
        files = self.files("wwiv")
        drop_file = self.board_writes("wwiv-door32", "door32.sys", "e/1/temp")
        local = files["chain.txt"].split("second chain")[1]
        self.assertIn("Local only", local)
        command = re.search(r"Filename +(.*)$", local, re.M)[1]
        self.assert_plays(shlex.split(command.replace("%E", drop_file)), charset="utf-8")

    def test_enigma(self):
        entry = self.files("enigma")["codemaker.hjson"]
        self.assertIn("dropFileType: DOOR32\n", entry)
        drop_file = self.board_writes("enigma-door32-2026-06", "door32.sys", "drop/node1")
        command = re.search(r"cmd: (.*)$", entry, re.M)[1]
        args = re.search(r'args: \[\s+"(.*)"\s+\]', entry)[1]
        self.assert_plays([command, args.replace("{dropFilePath}", drop_file)])

    def test_enigma_with_bbsdev(self):
        entry = self.files("enigma")["codemaker-bbsdev.hjson"]
        drop_file = self.board_writes("enigma-bbsdev", "BBSDEV.DRP", "drop/node1")
        command = re.search(r"cmd: (.*)$", entry, re.M)[1]
        environment = {**self.environment, "BBSDEV_DRP": drop_file}
        self.assert_plays([command], env=environment, rows=43, columns=132)

    def test_enigma_prints_the_way_that_works_on_every_board_first(self):
        printed = self.run_codemaker("install", "--bbs", "enigma").stdout.decode()
        self.assertLess(printed.index("DOOR32"), printed.index("BBSDEV"))

    def test_enigma_gets_the_menu_command_and_no_brace_behind_bare_text(self):
        for name, entry in self.files("enigma").items():
            with self.subTest(name):
                self.assertIn("action: @menu:codemaker\n", entry)
                for line in entry.splitlines():
                    # HJSON reads text without quotes to the end of its line, braces and all.
                    bare = re.match(r'\s*\w+: *([^"\s{\[].*)$', line)
                    if bare and not line.startswith("//"):
                        self.assertNotIn("}", bare[1])

    def test_synchronet_is_told_all_games_and_who_made_them(self):
        ini = self.files("synchronet")["install-xtrn.ini"]
        self.assertRegex(ini, rf"(?m)^Desc: {titles()}$")
        self.assertRegex(ini, r"(?m)^By: \S")

    def test_mystic(self):
        files = self.files("mystic")
        self.board_writes("mystic-door32", "door32.sys", "temp1")
        command = re.search(r"Data +(.*)$", files["menu.txt"], re.M)[1]
        folder = os.path.join(self.directory, "temp1") + "/"
        self.assert_plays(shlex.split(command.replace("%P", folder)))

    def test_talisman(self):
        self.files("talisman")
        self.board_writes("talisman-door32", "door32.sys", "temp/3")
        script = os.path.join(self.directory, "install", "codemaker.sh")
        self.assertTrue(os.access(script, os.X_OK))
        self.assert_plays([script, "3"])
        self.assertRegex(self.log(), "node 3")

    def test_mbse(self):
        files = self.files("mbse")
        self.board_writes("mbse-door32", "door32.sys", "home/alice")
        command = re.search(r"Opt\. data +(.*)$", files["menu.txt"], re.M)[1]
        home = os.path.join(self.directory, "home/alice")
        self.assert_plays(shlex.split(command), cwd=home)

    def test_the_hall_of_fame_shows_the_name_of_the_board_unless_the_config_names_it(self):
        self.run_codemaker(
            *["scores", "add", "--table", "breaking", "--name", "Ada", "--score", "9"],
            *["--level", "2", "--board", "bbs", "--data", self.data],
        )
        drop_file = self.board_writes("enigma-door32-2026-06", "door32.sys", "drop/node1")
        config = self.write("codemaker.toml", "board = 'Sunset'\n")
        for args, shown in (([], "Xibalba"), (["--config", config], "bbs ")):
            with self.subTest(shown):
                caller = self.caller([PROGRAM, drop_file, "--data", self.data, *args])
                caller.wait_for("leave")
                caller.send("\rh")
                caller.wait(lambda: any("Ada" in row and shown in row for row in caller.rows()), shown)

    def test_what_is_there_is_not_overwritten(self):
        self.files("mystic")
        folder = os.path.join(self.directory, "install")
        again = self.run_codemaker("install", "--bbs", "mystic", "--write", folder)
        self.assertEqual(again.returncode, 1)
        self.assertIn(b"is there already, and nothing is overwritten", again.stderr)

    def test_a_board_can_be_told_of_a_program_elsewhere(self):
        told = self.run_codemaker("install", "--bbs", "wwiv", "--program", "/opt/game").stdout
        self.assertIn(b"Filename      /opt/game %E\n", told)
        self.assertNotIn(PROGRAM.encode(), told)

    def test_without_a_word_the_boards_are_listed(self):
        listed = self.run_codemaker("install")
        self.assertEqual((listed.returncode, listed.stderr), (0, b""))
        for board in ("synchronet", "wwiv", "enigma", "mystic", "talisman", "mbse", "binktermphp", "vision3"):
            self.assertRegex(listed.stdout.decode(), rf"(?m)^  {board}$")

    def test_a_board_that_is_not_known_is_a_sentence(self):
        result = self.run_codemaker("install", "--bbs", "fidonet")
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"synchronet,wwiv,enigma,mystic,talisman,mbse", result.stderr)


if __name__ == "__main__":
    unittest.main()
