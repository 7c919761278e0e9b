"""Callers whom other boards hand over by rlogin: who gets in, and where they play."""

import glob
import json

from game_players import players
from server_callers import *
from wooden import guess_once_and_leave

HERE = os.path.dirname(os.path.abspath(__file__))
MODULES = os.path.join(HERE, "..", "..", "build", "npm", "node_modules")

BOARDS = """
rlogin = ["127.0.0.1:0"]
[[serve.boards]]
tag = "SUNSET"
secret = "tulip"
[[serve.boards]]
tag = "NEAR"
addresses = ["127.0.0.0/8", "::1"]
[[serve.boards]]
tag = "BACK"
secret = "daisy"
swapped = true
"""
NOT_KNOWN = b"\0Sorry, your board is not on the list here. Ask its sysop to check the settings.\r\n"


def fields(*texts):
    return b"\0" + b"".join(text.encode() + b"\0" for text in texts)


class RloginCase(ServerCase):
    def setUp(self):
        super().setUp()
        self.serve_with(BOARDS, mode=self.MODE)
        self.port = self.ports["rlogin"][0]

    def come(self, *texts, host=1):
        wire = self.call(self.port, host)
        wire.socket.sendall(fields(*texts))
        return wire


class Lines(RloginCase):
    MODE = "line"

    def test_a_caller_of_a_board_is_seen_and_told_what_the_sysop_says(self):
        wire = self.come("tulip", "[SUNSET]Ada", "ansi/115200")
        wire.wait_said(r"P: play")
        self.assertIn(b"Ada on SUNSET", self.run_codemaker("who", "--data", self.data).stdout)
        told = self.run_codemaker("tell", "ada", "Supper is ready.", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stderr)
        wire.wait_said(r"Message from Sysop: Supper is ready\.")
        self.run_codemaker("end", "ada", "I need the line.", "--data", self.data)
        wire.wait_said(r"I need the line\.")
        self.assertIn(b"Goodbye, Ada.", wire.received + wire.rest())

    def test_a_caller_of_a_board_is_known_by_name_and_their_games_are_kept(self):
        wire = self.come("tulip", "[SUNSET]Ada", "ansi/115200")
        wire.wait_said(r"P: play")
        self.assertTrue(wire.received.startswith(b"\0"))
        self.assertEqual(wire.received.count(b"\0"), 1)
        self.guess_and_hang_up(wire)
        self.until(lambda: "SUNSET" in self.players(), "the player is known", 5)
        self.assertRegex(self.log(), r"call begins: Ada on rlogin 127\.0\.0\.1")
        again = self.come("tulip", "Ada-SUNSET", "ansi/115200")
        again.wait_said(r"P: play")
        again.send("p\r")
        again.wait_said(r"Menu: ")
        again.send("r\r")
        again.wait_said(r"Unfinished: ")

    def guess_and_hang_up(self, wire):
        kept = len(self.kept_games())
        wire.send("p\r")
        wire.wait_said(r"Menu: ")
        wire.send("r\r")
        wire.wait_said(r"Guess 1: ")
        wire.send("1122\r")
        wire.wait_said(r"Guess 2: ")
        self.until(lambda: len(self.kept_games()) > kept, "the game is kept")
        self.until_kept("1122")
        wire.close()

    def players(self):
        return subprocess.run(
            [PROGRAM, "players", "list", "--data", self.data], stdout=subprocess.PIPE, text=True
        ).stdout

    def test_the_same_name_on_two_boards_is_two_players(self):
        for secret, user in (("tulip", "[SUNSET]Ada"), ("", "[NEAR]Ada")):
            wire = self.come(secret, user, "ansi")
            wire.wait_said(r"P: play")
            self.guess_and_hang_up(wire)
        self.until(lambda: self.players().count("Ada") == 2, "two players", 5)

    def at_mail(self, secret, user):
        wire = self.come(secret, user, "ansi")
        wire.wait_said(r"P: play")
        wire.send("p\r")
        wire.wait_said(r"Menu: ")
        wire.send("b\r")
        return wire

    def test_callers_of_two_boards_play_by_mail_and_see_each_others_board(self):
        ada = self.at_mail("tulip", "[SUNSET]Ada")
        for question, answer in ((r"Q to go back: ", "n"), (r"Who \(", ""), (r"Game 1 to \d, Q", "1"),
                                 (r"Days \(", "7"), (r"Your code \(", "1234")):
            ada.wait_said(question)
            ada.send(answer + "\r")
        ada.wait_said(r"Your table is open\.")
        karl = self.at_mail("", "[NEAR]Karl")
        karl.wait_said(r"with Ada of SUNSET: open to you\.")
        for question, answer in ((r"Q to go back: ", "1"), (r"Q: back\): ", "accept"), (r"Your code \(", "5566")):
            karl.wait_said(question)
            karl.send(answer + "\r")
        karl.wait_said(r"Sent\. It is Ada of SUNSET's move\.")
        ada.send("q\r")
        ada.wait_said(r"By mail it is your move in 1 game\. \(B\)")
        ada.send("b\r")
        ada.wait_said(r"with Karl of NEAR: your move")
        for question, answer in ((r"Q to go back: ", "1"), (r"Your move \(", "5566")):
            ada.wait_said(question)
            ada.send(answer + "\r")
        ada.wait_said(r"Sent\. It is Karl of NEAR's move\.")
        karl.send("next\r")
        karl.wait_said(r"1: 5 5 6 6 - 4 exact\.")
        karl.wait_said(r"Your move \(")
        karl.send("1234\r")
        karl.wait_said(r"The game is over: drawn\.")

    def test_a_terminal_field_that_names_a_game_leads_there_and_not_to_the_menu(self):
        fields = [(f"xtrn={player.word}", player.said) for player in players()]
        fields += [(field.upper() + "/9600", said) for field, said in fields]
        for number, (field, said) in enumerate(fields):
            with self.subTest(field):
                wire = self.come("tulip", f"[SUNSET]Ada{number}", field)
                wire.wait_said(r"P: play")
                wire.send("p\r")
                wire.wait_said(said)
                self.assertNotIn("Menu: ", wire.text)

    def test_a_board_may_send_the_name_first_if_the_list_says_so(self):
        self.come("[BACK]Ada", "daisy", "ansi").wait_said(r"P: play")

    def test_a_wrong_secret_gets_one_polite_line_late_and_the_log_has_no_secret(self):
        begin = time.monotonic()
        self.assertEqual(self.come("tulipan", "[SUNSET]Ada", "ansi").rest(), NOT_KNOWN)
        self.assertGreater(time.monotonic() - begin, 1.9)
        self.assertEqual(self.come("[SUNSET]Ada", "tulipan", "ansi", host=2).rest(), NOT_KNOWN)
        log = self.log()
        self.assertIn("a caller from 127.0.0.1 was refused: wrong secret for board SUNSET", log)
        self.assertIn("a caller from 127.0.0.2 was refused: none of our boards is named", log)
        self.assertNotIn("tulip", log)

    def test_an_unknown_board_is_refused(self):
        self.assertEqual(self.come("tulip", "[PLUTO]Ada", "ansi").rest(), NOT_KNOWN)

    def test_who_guesses_three_times_is_not_heard_for_a_while(self):
        wires = [self.come("rose", "[SUNSET]Ada", "ansi", host=7) for _ in range(3)]
        for wire in wires:
            wire.rest()
        self.assertEqual(self.come("tulip", "[SUNSET]Ada", "ansi", host=7).rest(), b"\0" + BUSY_LINE)

    def test_wrong_secrets_close_rlogin_alone_and_telnet_from_there_is_heard(self):
        for _ in range(3):
            self.come("rose", "[SUNSET]Ada", "ansi", host=7).rest()
        self.assertEqual(self.come("tulip", "[SUNSET]Ada", "ansi", host=7).rest(), b"\0" + BUSY_LINE)
        self.enter(self.call(self.ports["telnet"][0], host=7), "Eve")
        self.come("tulip", "[SUNSET]Ada", "ansi", host=8).wait_said(r"P: play")

    def test_callers_of_a_board_do_not_count_for_its_address(self):
        for number in range(15):  # ten are allowed from an address
            wire = self.come("tulip", f"[SUNSET]Ada{number}", "ansi")
            wire.keep_silent()
            wire.wait_said(r"P: play")

    def test_the_secret_is_in_no_core_and_not_in_the_settings_shown(self):
        shown = subprocess.run(
            [PROGRAM, "config", "--config", os.path.join(self.directory, "codemaker.toml")],
            stdout=subprocess.PIPE, text=True,
        ).stdout
        self.assertIn('tag = "SUNSET", secret = "..."', shown)
        self.assertNotIn("tulip", shown)


class Screens(RloginCase):
    MODE = "auto"

    def test_what_real_clients_sent_reaches_the_title_and_the_answer_is_one_nul(self):
        paths = sorted(glob.glob(os.path.join(VECTORS, "telnet", "r*.json")))
        self.assertEqual(len(paths), 10)
        for path in paths:
            with open(path) as file:
                vector = json.load(file)
            with self.subTest(vector["id"]):
                told = vector["expect"]["fields"]
                wire = self.come("", f"[NEAR]{told['server_user'] or 'Ada'}", told["terminal"])
                for chunk in vector["client_chunks"][1:2]:
                    if chunk.startswith("ffff7373"):
                        wire.socket.sendall(bytes.fromhex(chunk))
                wire.keep_silent()
                self.assertTrue(wire.received.startswith(b"\0"))
                self.assertNotIn(b"\xff", wire.received)
                wire.wait_said("leave" if not told["terminal"].startswith("xtrn") else "odemaker")
                wire.close()


class Clients(ServerCase):
    def client(self, *args):
        self.serve_with(BOARDS, mode="auto")
        environment = {"TERM": "xterm", "PATH": os.environ["PATH"], "HOME": self.directory}
        program = installed(args[0])
        self.assertTrue(program, args[0])
        port = str(self.ports["rlogin"][0])
        args = [port if arg == "PORT" else arg for arg in args[1:]]
        return self.caller([program, *args], env=environment, charset="utf-8")

    def test_plink(self):
        """It leaves the terminal cooked for rlogin: a line at a time, as plain lines want it."""
        caller = self.client("plink", "-rlogin", "-P", "PORT", "-l", "[NEAR]Ada", "127.0.0.1")
        caller.wait_for("L: plain lines")
        caller.send("l\n")
        for prompt, line in (("Menu: ", "r\n"), ("Guess 1: ", "1122\n")):
            caller.wait_said(prompt)
            caller.send(line)
        caller.wait_said("Guess 2: ")

    def test_the_rlogin_of_npm(self):
        """With which web terminals call for their boards."""
        self.serve_with(BOARDS, mode="auto")
        client = os.path.join(HERE, "rlogin.js")
        caller = self.caller(
            [installed("node"), "--no-deprecation", client, str(self.ports["rlogin"][0]), "tulip", "[SUNSET]Ada"],
            env={**os.environ, "NODE_PATH": MODULES},
        )
        caller.wait_for("L: plain lines")
        caller.send("\r")
        caller.wait_for("Welcome, Ada")
        guess_once_and_leave(self, caller)
        self.assertEqual(caller.exit_status(), 0)

    @needs_root  # as the client has it: it calls from a port that only root has
    def test_rsh_redone_rlogin(self):
        caller = self.client("rsh-redone-rlogin", "-p", "PORT", "-l", "[NEAR]Ada", "127.0.0.1")
        caller.wait_for("L: plain lines")
        caller.send("\r")
        caller.wait_for("Welcome, Ada")
        caller.send("qy")
        caller.wait_said("Goodbye, Ada")


class Settings(ServerCase):
    def serve_once(self, *args, config=""):
        path = self.write("codemaker.toml", config)
        return subprocess.run(
            [PROGRAM, "serve", "--data", self.data, "--config", path, *args],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=PATIENCE,
        )

    def test_without_boards_there_is_no_rlogin(self):
        ended = self.serve_once("--rlogin", "127.0.0.1:0")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("rlogin needs boards", ended.stderr)

    def test_with_nothing_to_listen_at_there_is_no_server(self):
        ended = self.serve_once("--telnet", "none")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("there is nowhere to listen", ended.stderr)

    def test_several_addresses_of_both_kinds_and_each_is_told(self):
        self.serve_with(BOARDS, telnet=["127.0.0.1:0", "[::1]:0"])
        self.assertEqual(len(self.ports["telnet"]), 2)
        self.assertEqual(len(self.ports["rlogin"]), 1)
        with socket.create_connection(("::1", self.ports["telnet"][1]), 5) as six:
            self.assertTrue(six.recv(100).startswith(OPENING))
        self.assertTrue(self.greets(self.call(self.ports["telnet"][0])))

    def test_telnet_is_off_when_it_is_turned_off(self):
        self.serve_with(BOARDS, telnet=["none"])
        self.assertEqual(list(self.ports), ["rlogin"])


class BadInput(ServerCase):
    def setUp(self):
        super().setUp()
        self.serve_with(BOARDS)
        self.port = self.ports["rlogin"][0]

    def test_what_is_no_rlogin_is_hung_up_at_once(self):
        for hello in (b"\xff\xfb\x18", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00", b"SSH-2.0-x\r\n"):
            with self.subTest(hello):
                wire = self.call(self.port)
                wire.socket.sendall(hello)
                watch = Stopwatch()
                self.assertEqual(wire.rest(), b"")
                self.assertLess(watch.seconds(), 2)

    def test_a_field_without_end_is_hung_up(self):
        wire = self.call(self.port)
        wire.socket.sendall(b"\0" + b"a" * 200)
        self.assertEqual(wire.rest(), b"")

    def test_a_handshake_that_never_ends_is_cut_after_ten_seconds(self):
        before = self.descriptors()
        wire = self.call(self.port)
        wire.socket.sendall(b"\0")
        self.until(lambda: self.descriptors() > before, "the server has taken the call")
        begin = steady_clock.now()
        while not select.select([wire.socket], [], [], 0.02)[0]:
            steady_clock.advance(0.5)
            with contextlib.suppress(OSError):
                wire.socket.sendall(b"a")
        wire.rest()
        self.assertTrue(9 < steady_clock.now() - begin < 13)
        self.assertIn("no rlogin handshake in time", self.log())

    def test_who_hangs_up_in_the_handshake_leaves_nothing_behind(self):
        before = self.descriptors()
        for number in range(100):
            wire = self.call(self.port, host=2 + number % 50)
            wire.socket.sendall(b"\0half")
            wire.close()
        self.until(lambda: self.descriptors() == before, "their descriptors are closed", 5)


if __name__ == "__main__":
    unittest.main()
