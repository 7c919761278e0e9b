"""Boards that nobody has listed come by rlogin with tags that they made up."""

import json
import signal
import urllib.error
import urllib.request

from game_players import players
from server_callers import *

LISTED = """
rlogin = ["127.0.0.1:0"]
web = ["127.0.0.1:0"]
max_per_address = 100
[[serve.boards]]
tag = "SUNSET"
secret = "tulip4711"
"""
SAYS_NO_TAG = b"\0Sorry, your board has to say [TAG]NAME, a tag of 2 to 8 letters. Ask its sysop.\r\n"
KEPT = b"\0Sorry, another board has the tag MOON. Ask your sysop to change it.\r\n"
TAKEN = b"\0Sorry, %s looks like another board. Ask your sysop for another tag.\r\n"
TOO_MANY = b"\0Sorry, no more new boards today. Please call again tomorrow.\r\n"
BANNED = b"\0Sorry, your board is not let in here. Ask the sysop here about it.\r\n"


class OpenHub(ServerCase):
    MODE = "line"
    MORE = ""
    HEAD = ""

    def setUp(self):
        super().setUp()
        self.serve_with(self.HEAD + LISTED + "[rlogin]\nopen_tags = true\n" + self.MORE, mode=self.MODE)
        self.port = self.ports["rlogin"][0]

    def send(self, *texts, host=1):
        wire = self.call(self.port, host)
        wire.socket.sendall(b"\0" + b"".join(text.encode() + b"\0" for text in texts))
        return wire

    def come(self, *texts, host=1):
        """A caller who gets in."""
        wire = self.send(*texts, host=host)
        wire.wait_said(r"P: play")
        return wire

    def refused(self, *texts, host=1):
        return self.send(*texts, host=host).rest()

    def boards(self, *args, status=0):
        config = os.path.join(self.directory, "codemaker.toml")
        result = self.run_codemaker("boards", *args, "--data", self.data, "--config", config)
        self.assertEqual(result.returncode, status, result.stderr)
        return (result.stdout or result.stderr).decode()

    def listed(self):
        return {row["tag"]: row for row in map(json.loads, self.boards("--json").splitlines())}

    def win_a_level(self, *texts, host=1):
        wire = self.come(*texts, host=host)
        wire.send("p\r")
        win_a_level_in_lines(wire)
        self.until(lambda: b"MOON" in self.run_codemaker("scores", "list", "--data", self.data).stdout, "the score")
        return wire


class Players(OpenHub):
    def hall(self):
        """As a caller reads it."""
        wire = self.come("", "[MOON]Bob", "ansi/38400")
        wire.send("p\r")
        wire.wait_said(r"Menu: ")
        wire.send("h\r")
        wire.wait_said(r"Hall of Fame, ")
        found = wire.wait_said(r"1\. .*")[0]
        wire.close()
        return found

    def player_page(self, number):
        """Nothing before the database has the player's first game."""
        port = self.ports["web"][0]
        try:
            return urllib.request.urlopen(f"http://127.0.0.1:{port}/player/{number}", timeout=PATIENCE).read()
        except urllib.error.HTTPError as error:
            self.assertEqual(error.code, 404)
            return b""

    def bulletin(self, name):
        folder = os.path.join(self.directory, "bulletins")
        result = self.run_codemaker("bulletins", "--to", folder, "--data", self.data)
        self.assertEqual(result.returncode, 0, result.stderr)
        with open(os.path.join(folder, name)) as file:
            return file.read()

    def test_a_level_won_on_an_unlisted_board_is_marked_until_the_sysop_trusts_it(self):
        ada = self.win_a_level("Ada", "[moon]Ada", "xterm-256color/38400")
        who = self.run_codemaker("who", "--data", self.data).stdout.decode()
        self.assertIn("Ada on MOON?", who)
        self.assertRegex(self.hall(), r"Ada of MOON \(unverified\), ")
        self.assertIn('"board":"MOON?"', self.bulletin("hall.json"))
        self.assertIn("Ada?", self.bulletin("hall.txt"))
        self.assertIn("? a board that nobody has checked yet", self.bulletin("hall.txt"))
        self.assertEqual(self.boards("trust", "moon"), "MOON is trusted now.\n")
        self.assertRegex(self.hall(), r"1\. Ada, ")
        self.assertIn('"board":"MOON"', self.bulletin("hall.json"))
        self.assertNotIn("?", self.bulletin("hall.asc"))
        self.assertNotIn(b"MOON?", self.run_codemaker("scores", "list", "--data", self.data).stdout)
        ada.send("q\r")
        ada.wait_said(r"\(P/E/G\)")
        ada.send("e\r")
        ada.wait_said(r"The run is over")
        self.until(lambda: b"Board: MOON<" in self.player_page(1), "the player's page")
        self.assertIn("Ada on MOON ", self.run_codemaker("who", "--data", self.data).stdout.decode())
        self.assertRegex(self.log(), r"board MOON is trusted now \(by \w+\)")
        self.assertEqual(self.boards("trust", "MOON", "--remove"), "MOON is unverified again.\n")
        self.assertIn("unverified", self.hall())

    def test_a_renamed_board_keeps_its_mark_and_its_players(self):
        self.win_a_level("", "[MOON]Ada", "ansi/38400")
        self.assertEqual(self.boards("rename", "MOON", "Moon Base"), "MOON is shown as Moon Base now.\n")
        self.assertIn("Ada of Moon Base (unverified)", self.hall())
        for name in ("Sun-Set", "telnet", "x" * 15, "---"):
            self.boards("rename", "MOON", name, status=1)
        self.boards("rename", "MOON", "MOON")
        self.assertIn("Ada of MOON (unverified)", self.hall())

    def test_a_terminal_field_that_names_a_game_leads_there(self):
        fields = [(form.format(player.word), player.said) for player in players() for form in ("xtrn={}", "{}/38400")]
        for number, (field, said) in enumerate(fields):
            wire = self.come("", f"[MOON]Ada{number}", field)
            wire.send("p\r")
            wire.wait_said(said)
            self.assertNotIn("Menu: ", wire.text)

    def test_callers_of_an_unverified_board_count_for_its_address_and_of_a_trusted_one_not(self):
        self.serve_again("max_per_address = 2\n")
        held = [self.come("", f"[MOON]Ada{number}", "ansi") for number in range(2)]
        self.assertEqual(self.refused("", "[MOON]Bob", "ansi"), b"\0" + BUSY_LINE)
        for wire in held:
            wire.close()
        self.boards("trust", "MOON")
        self.until(lambda: b"0 callers" in self.run_codemaker("who", "--data", self.data).stdout, "both are gone")
        for number in range(4):
            self.come("", f"[MOON]Ada{number}", "ansi")

    def serve_again(self, head):
        self.end(self.server)
        self.serve_with(LISTED.replace("max_per_address = 100\n", head) + "[rlogin]\nopen_tags = true\n")
        self.port = self.ports["rlogin"][0]


class Tags(OpenHub):
    def test_the_first_address_keeps_a_tag(self):
        self.come("", "[MOON]Ada", "ansi").close()
        self.assertEqual(self.refused("", "[MOON]Ada", "ansi", host=2), KEPT)
        self.come("Bob", "[Moon]Bob", "ansi")
        self.assertIn("a caller from 127.0.0.2 was refused: the tag MOON is kept by 127.0.0.1", self.log())
        self.assertEqual(self.listed()["MOON"]["from"], "127.0.0.1")

    def test_a_secret_keeps_a_tag_from_any_address(self):
        self.come("daisy4711", "[MOON]Ada", "ansi", host=2).close()
        self.come("daisy4711", "[MOON]Ada", "ansi", host=3)
        self.assertEqual(self.refused("daisy4712", "[MOON]Ada", "ansi", host=2), KEPT)
        self.assertEqual(self.refused("Ada", "[MOON]Ada", "ansi", host=4), KEPT)
        self.assertIn("wrong secret for the tag MOON", self.log())
        self.assertEqual(self.listed()["MOON"]["from"], "by secret")
        for name in os.listdir(self.data):
            path = os.path.join(self.data, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    self.assertNotIn(b"daisy", file.read(), name)

    def test_the_name_may_come_first(self):
        self.come("[MOON]Ada", "", "ansi").close()
        self.assertEqual(self.listed()["MOON"]["calls"], 1)

    def test_the_tag_of_a_listed_board_or_of_ours_is_nobodys(self):
        answers = [self.send("", f"[{tag}]Ada", "ansi", host=number) for number, tag in enumerate(("SUN5ET", "BB5", "TELNET"), 2)]
        for wire, tag in zip(answers, (b"SUN5ET", b"BB5", b"TELNET")):
            self.assertEqual(wire.rest(), TAKEN % tag)
        self.assertIn(b"your board", self.refused("", "[sunset]Ada", "ansi", host=6))
        self.assertIn("wrong secret for board SUNSET", self.log())
        self.come("tulip4711", "[SUNSET]Ada", "ansi", host=7)
        self.assertEqual(list(self.listed()), ["SUNSET"])

    def test_a_tag_like_one_that_is_kept_is_nobodys(self):
        self.come("", "[MOON]Ada", "ansi").close()
        self.assertEqual(self.refused("", "[M00N]Ada", "ansi", host=2), TAKEN % b"M00N")

    def test_who_names_no_tag_is_told_how(self):
        users = ("Ada", "[M]Ada", "[MOONBASE1]Ada", "[MO-N]Ada", "[42]Ada", "[MOON]", "Ada-MOON")
        wires = [self.send("", user, "ansi", host=number) for number, user in enumerate(users, 2)]
        for wire, user in zip(wires, users):
            self.assertEqual(wire.rest(), SAYS_NO_TAG, user)

    def test_a_banned_board_is_refused_at_the_next_call_and_comes_back(self):
        self.come("", "[MOON]Ada", "ansi").close()
        self.assertEqual(self.boards("ban", "MOON"), "MOON is banned; its scores stay.\n")
        self.assertEqual(self.refused("", "[MOON]Ada", "ansi"), BANNED)
        self.assertIn("was refused: board MOON is banned", self.log())
        self.boards("trust", "MOON", "--remove", status=1)
        self.boards("ban", "MOON", "--remove")
        self.come("", "[MOON]Ada", "ansi")

    def test_a_ban_ends_the_calls_that_a_board_has(self):
        moon = [self.come("", f"[MOON]{name}", "ansi") for name in ("Ada", "Bob")]
        sun = self.come("", "[SUN]Eve", "ansi", host=2)
        self.assertEqual(self.boards("ban", "moon"), "MOON is banned; its scores stay.\nEnded 2 calls.\n")
        for wire in moon:
            wire.wait_said(r"Your board is not let in here any more\.")
        who = self.run_codemaker("who", "--data", self.data).stdout
        self.assertIn(b"Eve", who)
        sun.send("p\r")
        sun.wait_said(r"Menu: ")

    def test_a_board_that_has_moved_gets_its_tag_back(self):
        self.come("", "[MOON]Ada", "ansi").close()
        self.boards("trust", "MOON")
        self.assertEqual(self.boards("free", "MOON"), "MOON is kept by whoever uses it next.\n")
        self.come("", "[MOON]Ada", "ansi", host=2).close()
        self.assertEqual(self.refused("", "[MOON]Ada", "ansi"), KEPT)
        self.assertEqual(self.listed()["MOON"]["state"], "trusted")

    def test_no_call_is_lost_while_the_sysop_changes_the_list(self):
        def come(number):
            wire = self.send("", f"[MOON]Ada{number}", "ansi")
            wire.wait_said(r"P: play")

        come(0)
        callers = [threading.Thread(target=come, args=(number,)) for number in range(1, 13)]
        for thread in callers:
            thread.start()
        for number in range(10):
            self.boards("trust", "MOON", *(["--remove"] if number % 2 else []))
        self.boards("rename", "MOON", "Moon Base")
        for thread in callers:
            thread.join()
        moon = self.listed()["MOON"]
        self.assertEqual((moon["calls"], moon["state"], moon["name"]), (13, "unverified", "Moon Base"))

    def test_who_guesses_at_a_tag_is_not_heard_for_a_while(self):
        self.come("", "[MOON]Ada", "ansi").close()
        wires = [self.send("", "[MOON]Ada", "ansi", host=9) for _ in range(3)]
        for wire in wires:
            self.assertEqual(wire.rest(), KEPT)
        self.assertEqual(self.refused("", "[MARS]Ada", "ansi", host=9), b"\0" + BUSY_LINE)

    def test_the_list_tells_what_the_sysop_has_to_know(self):
        self.come("", "[MOON]Ada", "ansi").close()
        self.assertRegex(self.boards(), r"SUNSET +configured +- +- +- +by secret\n")
        self.assertRegex(self.boards("--json"), r'"tag":"MOON","name":"","from":"127\.0\.0\.1"')
        self.assertIn("did you mean MOON?", self.boards("trust", "MOOM", status=1))
        self.assertIn("codemaker boards lists them", self.boards("ban", "ZZZZ", status=1))
        self.assertIn("SUNSET is a board of the config", self.boards("ban", "sunset", status=1))


class Flood(OpenHub):
    MORE = "new_tags_per_day = 3\n"

    def test_only_so_many_tags_are_new_on_a_day(self):
        for number in range(2):
            self.come("", f"[MOON{'AB'[number]}]Ada", "ansi", host=2).close()
        self.assertEqual(self.refused("", "[MOONC]Ada", "ansi", host=2), TOO_MANY)
        self.come("", "[MOONC]Ada", "ansi", host=3).close()
        self.assertEqual(self.refused("", "[MOOND]Ada", "ansi", host=4), TOO_MANY)
        self.assertIn("too many new tags today", self.log())
        self.come("", "[MOONA]Ada", "ansi", host=2)
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "settings read again" in self.log(), "the settings are read")
        self.assertEqual(self.refused("", "[MOOND]Ada", "ansi", host=5), TOO_MANY)
        self.assertEqual(len(self.listed()), 4)


class Doctor(Case):
    def says(self, config, *words):
        path = self.write("codemaker.toml", config)
        result = self.run_codemaker("doctor", "--data", self.data, "--config", path)
        said = result.stdout.decode()
        for word in words:
            self.assertIn(word, said)
        return result.returncode, said

    def test_the_doctor_finds_what_keeps_boards_out(self):
        self.says("[rlogin]\nopen_tags = true\n", "names no port to come in by")
        self.says('[serve]\nrlogin = "127.0.0.1:2513"\n[rlogin]\nopen_tags = true\n', "this machine's alone")
        self.says('[serve]\nrlogin = "0.0.0.0:513"\n[rlogin]\nopen_tags = true\n', "a port below 1024")
        status, _ = self.says('[serve]\nrlogin = "0.0.0.0:2513"\n', "no board may come")
        self.assertEqual(status, 1)
        _, said = self.says('[serve]\nrlogin = "0.0.0.0:2513"\n[rlogin]\nopen_tags = true\n')
        self.assertNotIn("rlogin", said)

    def test_the_doctor_finds_a_damaged_list(self):
        os.makedirs(self.data, exist_ok=True)
        with open(os.path.join(self.data, "BOARDS.TAG"), "w") as file:
            file.write("MOON\n")
        status, _ = self.says("", "BOARDS.TAG is damaged: no new board is let in")
        self.assertEqual(status, 1)

    def test_a_number_of_new_tags_out_of_range_is_refused(self):
        path = self.write("codemaker.toml", "[rlogin]\nnew_tags_per_day = 501\n")
        result = self.run_codemaker("config", path)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"rlogin.new_tags_per_day must be 0 to 500, found 501", result.stdout + result.stderr)


class Closed(ServerCase):
    def test_without_open_tags_nobody_makes_up_a_tag(self):
        self.serve_with(LISTED)
        wire = self.call(self.ports["rlogin"][0])
        wire.socket.sendall(b"\0\0[MOON]Ada\0ansi\0")
        self.assertIn(b"your board is not on the list here", wire.rest())
        self.assertFalse(os.path.exists(os.path.join(self.data, "BOARDS.TAG")))


class Screens(OpenHub):
    MODE = "auto"

    def test_a_terminal_that_tells_its_size_when_asked_gets_a_page_of_it(self):
        """No board sends the size: the cursor is asked where it stops. On a busy machine an answer that comes
        only when the question was read may come too late."""
        wire = self.send("", "[MOON]Ada", "xterm-256color/38400")
        wire.send(ANSWERS.replace(b"24;80R", b"50;132R"))
        wire.wait_said(r"\x1b\[99;999H\x1b\[6n")
        wire.wait_said(r"\x1b\[(2[6-9]|[34]\d|50)(;\d+)?H")

    def test_a_terminal_that_keeps_silent_gets_24_rows(self):
        wire = self.send("", "[MOON]Ada", "ansi/38400")
        wire.keep_silent()
        wire.wait_said(r"leave")
        drawn = wire.received.decode("latin-1").replace("\x1b[99;999H", "")
        places = [(int(row), int(column)) for row, column in re.findall(r"\x1b\[(\d+);(\d+)H", drawn)]
        self.assertLessEqual(max(row for row, column in places), 24)
        self.assertLessEqual(max(column for row, column in places), 80)


if __name__ == "__main__":
    unittest.main()
