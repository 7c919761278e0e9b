"""BinktermPHP and ViSiON/3, as they start a door or call a hub (door/bbs-contract.md 12)."""

import json
import shlex

from server_callers import *

# Their callers' terminals; nothing else of the sysop's shell.
XTERM = {"TERM": "xterm-256color", "PATH": os.environ["PATH"]}


class Board(Case):
    """A board that starts the door on a pseudo terminal, with its environment and drop file."""

    def install(self, board, folder):
        folder = os.path.join(self.directory, folder)
        result = self.run_codemaker("install", board, "--write", folder)
        self.assertEqual(result.returncode, 0, result.stderr)
        return folder

    def drop_file(self, folder):
        folder = os.path.join(self.directory, folder)
        os.makedirs(folder)
        path = os.path.join(folder, "DOOR32.SYS")
        with open(path, "w") as file:
            file.write("0\r\n0\r\n0\r\nThe Burrow\r\n42\r\nAlice Liddell\r\nWhite Rabbit\r\n10\r\n60\r\n1\r\n3\r\n")
        return path

    def assert_plays_a_level_in_color_and_utf8(self, args, **options):
        caller = Caller(args, charset="utf-8", rows=25, **options)
        self.addCleanup(caller.close)
        caller.wait_for("L: plain lines")
        self.assertIn(b"\x1b[38;5;", caller.bytes)
        self.assertTrue(any(byte >= 128 for byte in caller.bytes), "letters beyond ASCII")
        self.assertNotIn("\ufffd", caller.text)
        caller.send("l")
        caller.send("p\r")
        win_a_level_in_lines(caller)
        self.until(lambda: b"White Rabbi" in self.scores(), lambda: f"the score: {self.scores()} {caller.text}")

    def scores(self):
        return self.run_codemaker("scores", "list", "--data", self.data).stdout


class BinktermPHP(Board):
    def setUp(self):
        super().setUp()
        self.folder = self.install("binktermphp", "native-doors/doors/codemaker")
        with open(os.path.join(self.folder, "nativedoor.json")) as file:
            self.manifest = json.load(file)
        self.drop = self.drop_file("native-doors/drops/NODE3")
        self.environment = {
            **XTERM, "DOOR_USER_NAME": "White Rabbit", "DOOR_USER_REAL_NAME": "Alice Liddell",
            "DOOR_USER_NUMBER": "42", "DOOR_NODE": "3", "DOOR_BBS_NAME": "The Burrow",
            "DOOR_DROPFILE": self.drop, "DOOR_ANSI": "1", "CODEMAKER_DATA": self.data,
        }

    def command(self):
        line = self.manifest["door"]["launch_command"]
        args = shlex.split(line.replace("{dropfile}", self.drop).replace("{node}", "3"))
        return [os.path.join(self.folder, args[0]), *args[1:]]

    def test_a_caller_plays_a_whole_level(self):
        self.assertTrue(os.access(os.path.join(self.folder, self.manifest["door"]["executable"]), os.X_OK))
        self.assert_plays_a_level_in_color_and_utf8(self.command(), cwd=self.folder, env=self.environment)

    def test_the_icon_is_a_picture_of_64_by_64(self):
        with open(os.path.join(self.folder, self.manifest["game"]["icon"]), "rb") as file:
            begin = file.read(24)
        self.assertEqual(begin[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual((int.from_bytes(begin[16:20], "big"), int.from_bytes(begin[20:24], "big")), (64, 64))

    def test_a_manifest_that_says_cp437_gets_cp437(self):
        self.manifest["door"]["output_encoding"] = "cp437"
        with open(os.path.join(self.folder, "nativedoor.json"), "w") as file:
            json.dump(self.manifest, file)
        caller = Caller(self.command(), charset="cp437", rows=25, cwd=self.folder, env={**self.environment, "LANG": "C.UTF-8"})
        self.addCleanup(caller.close)
        caller.wait_for("L: plain lines")
        self.assertRegex(caller.bytes, rb"[\xb0-\xdf]")
        with self.assertRaises(UnicodeDecodeError):
            caller.bytes.decode()


class Vision3(Board):
    def environment(self):
        return {
            **XTERM, "LANG": "en_US.UTF-8", "BBS_NODE": "3", "BBS_USERHANDLE": "White Rabbit", "BBS_USERID": "42",
            "BBS_TIMELEFT": "60", "BBS_USERIP": "192.0.2.7", "LINES": "25", "COLUMNS": "80", "CODEMAKER_DATA": self.data,
        }

    def command(self, name):
        folder = self.install("vision3", "install")
        with open(os.path.join(folder, name)) as file:
            [door] = json.load(file)
        self.assertEqual(door["dropfile_type"], "DOOR32.SYS")
        drop = self.drop_file("vision3_node3")
        return [word.replace("{DROPFILE}", drop).replace("{NODE}", "3") for word in door["commands"]]

    def test_a_caller_plays_a_whole_level(self):
        command = self.command("doors.json")
        self.assert_plays_a_level_in_color_and_utf8(command, cwd=self.directory, env=self.environment())

    def test_a_caller_plays_by_the_socket(self):
        command = self.command("doors-socket.json")
        ours, theirs = socket.socketpair()
        with ours, theirs:
            # The board hands it over as descriptor 3.
            program = subprocess.Popen(
                command, pass_fds=[3], preexec_fn=lambda: os.dup2(theirs.fileno(), 3), stdin=subprocess.DEVNULL,
                cwd=self.directory, env={**self.environment(), "DOOR_SOCKET_FD": "3"},
            )
            self.addCleanup(program.kill)
            ours.settimeout(PATIENCE)
            received = b""
            while b"plain lines" not in received:
                received += ours.recv(65536)
            self.assertIn(b"\x1b[38;5;", received)
            theirs.close()
            ours.close()
            self.assertEqual(program.wait(PATIENCE), 0)


class Hub(ServerCase):
    """What `install --hub` prints, typed in over there as it stands."""

    TOLD = ("--tag", "SUNSET", "--secret", "tulip4711")

    def setUp(self):
        super().setUp()
        self.serve_with(
            'rlogin = ["127.0.0.1:0"]\n[[serve.boards]]\ntag = "SUNSET"\nsecret = "tulip4711"\n'
            '[[serve.boards]]\ntag = "NEAR"\naddresses = ["127.0.0.1"]\n',
            mode="line",
        )
        self.port = self.ports["rlogin"][0]
        self.address = f"127.0.0.1:{self.port}"

    def told(self, *args):
        result = self.run_codemaker("install", "--hub", self.address, *(args or self.TOLD))
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout.decode()

    def come(self, *fields):
        wire = self.call(self.port, 1)
        wire.socket.sendall(b"\0" + b"".join(field.encode() + b"\0" for field in fields))
        wire.wait_said(r"P: play")
        return wire

    def part(self, board):
        return self.told().split(f"\n{board}")[1].split("\n\n")[0]

    def test_a_caller_of_binktermphp_plays_a_whole_level(self):
        part = self.part("BinktermPHP")
        client = re.search(r"Client Username +(.*)", part)[1]
        server = re.search(r"Server Username +(.*)", part)[1].replace("{user_name}", "Ada")
        wire = self.come(client, server, "xterm-256color/38400")
        wire.send("p\r")
        win_a_level_in_lines(wire)
        self.until(lambda: b"SUNSET" in self.run_codemaker("scores", "list", "--data", self.data).stdout, "the score")

    def test_a_caller_of_vision3_plays_a_whole_level(self):
        part = self.part("ViSiON/3")
        client = re.search(r"client_username +(.*)", part)[1]
        server = re.search(r"server_username +(.*)", part)[1].replace("{USERHANDLE}", "Ada")
        wire = self.come(client, server, re.search(r"terminal_type +(\S+),", part)[1])
        wire.send("p\r")
        win_a_level_in_lines(wire)

    def test_a_caller_of_synchronet_goes_straight_to_a_game(self):
        part = self.part("Synchronet")
        words = shlex.split(re.search(r"Command Line +(.*)", part)[1].replace("%a", "Ada"))
        words += shlex.split(re.search(r"and (-t .*)", part)[1])
        self.assertEqual(words[:2], ["?rlogin", self.address])
        option = dict(zip(words[3::2], words[4::2]))
        wire = self.come(option["-c"], option["-s"], option["-t"])
        wire.send("p\r")
        wire.wait_said(r"Guess 1: ")

    def test_a_caller_of_mystic_gets_in(self):
        part = self.part("Mystic")
        user = re.search(r"/USER=(\S+)", part)[1].replace("@USER@", "Ada")
        self.come(re.search(r"/PASS=(\S+)", part)[1], user, "ansi/38400")

    def test_a_caller_of_enigma_gets_in_by_address(self):
        entry = self.told("--tag", "NEAR").split("ENiGMA")[1]
        tag = re.search(r'bbsTag: "(.*)"', entry)[1]
        self.come("Ada", tag + "Ada", "/")

    def test_a_caller_of_wwiv_gets_in_by_the_script(self):
        part = self.part("WWIV")
        script = "\n".join(line.strip() for line in part.splitlines()[2:])
        self.assertTrue(script.startswith("#!/bin/sh\n"), script)
        path = self.write("codemaker-hub.sh", script + "\n")
        os.chmod(path, 0o755)
        caller = self.caller([path, "Ada"], env={"PATH": os.environ["PATH"]})
        caller.wait_said(r"P: play")

    def test_a_game_may_be_named_without_xtrn(self):
        wire = self.come("tulip4711", "[SUNSET]Ada", "breaking/38400")
        wire.send("p\r")
        wire.wait_said(r"Guess 1: ")

    def test_what_a_shell_would_take_for_its_own_is_refused(self):
        for secret in ("a b", "it's", "$(id)"):
            result = self.run_codemaker("install", "--hub", self.address, "--secret", secret)
            self.assertEqual(result.returncode, 2, secret)
            self.assertIn(b"--secret", result.stderr)


if __name__ == "__main__":
    unittest.main()
