"""The sysop plays callers by mail: from `codemaker who`, at the local screen, and asked by them."""

import json
import sqlite3

from callers_here import *


class PlaysTheSysop(CallersCase):
    def setUp(self):
        super().setUp()
        self.config = self.write("codemaker.toml", 'page = true\nsysops = ["Rita"]\n')

    def caller_at_menu(self):
        door = self.door_here("--config", self.config, "--mode", "lines")
        door.wait_said(r"P: play")
        door.send("p\r")
        door.wait_said(r"Menu: ")
        return door

    def sysop_here(self, *args):
        return self.caller(
            [PROGRAM, "--sysop", "--mode", "lines", "--data", self.data, "--config", self.config],
            env={"TERM": "xterm-256color", "LANG": "C.UTF-8"}, charset="utf-8",
        )

    def watch(self):
        return self.caller(
            [PROGRAM, "who", "--watch", "--data", self.data, "--config", self.config],
            env={"TERM": "xterm-256color", "LANG": "C.UTF-8"}, charset="utf-8",
        )

    def column(self, name):
        with sqlite3.connect(os.path.join(self.data, "records.db")) as database:
            return [row[0] for row in database.execute(f"SELECT {name} FROM mail_games")]

    def test_a_caller_asks_the_sysop_who_is_told_at_who_and_plays_at_the_local_screen(self):
        door = self.caller_at_menu()
        door.send("b\r")
        door.wait_said(r"Q to go back: ")
        door.send("k\r")
        door.wait_said(r"Game 1 to \d+, Q: back: ")
        door.send("1\r")
        door.wait_said(r"Days .*: ")
        door.send("\r")
        door.wait_said(r"Your code .*: ")
        door.send("1234\r")
        door.wait_said(r"Rita is asked, and was paged\. Play on!")
        self.until(lambda: self.column("unrated") == [0], "the offer is kept")
        who = self.order("who", "--config", self.config)
        self.assertIn("asks you to play Codes", who.stdout)
        self.assertIn("1 game by mail waits for Rita. Play: codemaker --sysop", who.stdout)
        rita = self.sysop_here()
        rita.wait_said(r"P: play")
        rita.send("p\r")
        rita.wait_said(r"Menu: ")
        rita.send("b\r")
        rita.wait_said(r"1\. Codes, 4 holes, 6 colors with White Rabbit: asks you to play\.")
        rita.send("1\r")
        rita.wait_said(r"Q: back\): ")
        rita.send("accept\r")
        rita.wait_said(r"Your code .*: ")
        rita.send("5566\r")
        rita.wait_said(r"Sent\.")
        self.assertEqual(self.column("unrated"), [1])
        listed = json.loads(self.order("records", "mail", "--json").stdout)
        self.assertFalse(listed["rated"])

    def test_the_sysop_at_who_offers_a_caller_a_game_who_is_told_with_its_key(self):
        door = self.caller_at_menu()
        door.send("w\r")
        door.wait_said(r"Q to go back: ")
        watch = self.watch()
        watch.wait_for("G: offer a game  Q: quit")
        watch.send("g")
        watch.wait_for("Offer a game to (number or name):")
        watch.send("white rabbit\r")
        watch.wait_for("Which game?")
        watch.send("1\r")
        watch.wait_for("Your code, such as")
        watch.send("1234\r")
        watch.wait_for("White Rabbit is asked: Codes, 4 holes, 6 colors, unrated.")
        door.wait_said(r"Message from Rita: I offer you a game of Codes, .* by mail\. B at\s+the menu\.")
        self.assertEqual(self.column("unrated"), [1])
        watch.send("\r")
        watch.wait_for("G: offer a game  Q: quit")
        watch.send("q")
        self.assertEqual(watch.exit_status(), 0)
        self.assertIn("Rita offered White Rabbit a game by mail", self.log())

    def test_where_no_sysop_is_named_nobody_plays_in_their_name(self):
        result = self.order("--sysop")
        self.assertEqual(result.returncode, 1)
        self.assertIn('add sysops = ["NAME"] to the config', result.stderr)


if __name__ == "__main__":
    unittest.main()
