"""Games by mail of each kind, over many calls, between two nodes of a board, another board by rlogin, and a browser."""

import json

from browser import Browser
from game_players import players
from server_callers import *

CONFIG = """
rlogin = ["127.0.0.1:0"]
web = ["127.0.0.1:0"]
[[serve.boards]]
tag = "SUNSET"
secret = "tulip"
"""
PLAYERS = {player.word: player for player in players()}
LINES = ("--mode", "line", "--baud", "2400")


class Between(ServerCase):
    MODE = "line"

    def setUp(self):
        super().setUp()
        self.serve_with(CONFIG, mode=self.MODE)

    # Who calls, and how.

    def at_door(self, name, node, *args):
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        lines[4] = str(2000 + sum(name.encode()))
        lines[5] = lines[6] = name
        drop_file = self.write(f"node{node}/DOOR32.SYS", "\r\n".join(lines) + "\r\n")
        caller = self.door("--node", str(node), *(args or ("--mode", "line")), drop_file=drop_file)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def by_rlogin(self, name):
        wire = self.call(self.ports["rlogin"][0])
        wire.socket.sendall(b"\0" + b"".join(text.encode() + b"\0" for text in ("tulip", f"[SUNSET]{name}", "ansi/2400")))
        wire.keep_silent()
        wire.wait_said(r"P: play")
        wire.send("p\r")
        wire.wait_said(r"Menu: ")
        return wire

    def ada(self):
        return self.at_door("Ada", 1, *LINES)

    def karl(self):
        return self.at_door("Karl", 2)

    def luna(self):
        return self.by_rlogin("Luna")

    @staticmethod
    def leave(caller):
        caller.close()

    # What they do.

    def offer(self, caller, *answers):
        caller.send("b\r")
        caller.wait_said(r"Q to go back: $")
        caller.send("n\r")
        questions = (r"Who \(.*: $", r"Game 1 to \d+, Q: back: $", r"Days \(.*: $", r"Your code \(.*: $")
        for question, answer in zip(questions, answers):
            caller.wait_said(question)
            caller.send(answer + "\r")
        caller.wait_said(r"Your table is open\.")
        self.leave(caller)

    def accept(self, caller, code=None):
        caller.send("b\r")
        caller.wait_said(r"Q to go back: $")
        caller.send("1\r")
        caller.wait_said(r"Q: back\): $")
        caller.send("accept\r")
        if code:
            caller.wait_said(r"Your code .*: $")
            caller.send(code + "\r")
        caller.wait_said(r"Sent\. It is ")
        self.leave(caller)

    def move(self, caller, text):
        """A call for one move."""
        caller.send("b\r")
        caller.wait_said(r"Game 1 to \d+, N, Q to go back: $")
        caller.send("1\r")
        caller.wait_said(r"Your move .*: $")
        caller.send(text + "\r")
        caller.wait_said(r"Sent\.|It is your move\.|The game is over")
        self.leave(caller)

    def game(self):
        told = self.run_codemaker("records", "mail", "--json", "--data", self.data)
        return json.loads(told.stdout.splitlines()[0])

    def best_move(self, game):
        """Of the leg that goes on, by the engine."""
        leg = next(leg for leg in game["legs"] if leg.split(":")[5].startswith("unfinished"))
        replay = json.loads(self.run_codemaker("replay", "--json", leg).stdout)
        now = replay["moves"][-1]
        board = {field: now[field] for field in ("board", "slots", "off") if field in now}
        turn = now["turn"] if "slots" in now else now["turn"][0].upper()
        return PLAYERS[game["game"]].ask("best", level=3, ms=20, turn=turn, **board)["move"].lower()

    def play(self, one, two, most=400):
        """Moves of both until it is over, each in a call of its own; how many."""
        calls = 0
        while (game := self.game())["state"] == "played":
            self.assertLess(calls, most)
            self.move((one, two)[game["turn"] - 1](), self.best_move(game))
            calls += 1
        return calls

    def assert_sound(self, ended="played out"):
        self.assertEqual(self.game()["ended"], ended)
        checked = self.run_codemaker("records", "mail", "--check", "--data", self.data)
        self.assertEqual(checked.returncode, 0, checked.stderr)


class InLines(Between):
    def test_codes_are_broken_between_two_nodes_of_a_board_at_2400_baud(self):
        self.offer(self.ada(), "", "1", "7", "1234")
        self.accept(self.karl(), "5566")
        for ada, karl in (("5556", "1243"), ("5565", "1324"), ("5566", "1423")):
            self.move(self.ada(), ada)
            self.move(self.karl(), karl)
        self.assert_sound()
        self.assertEqual(self.game()["moves"], ["5556", "1243", "5565", "1324", "5566", "1423"])
        listed = self.run_codemaker("records", "mail", "--data", self.data).stdout.decode()
        self.assertRegex(listed, r"played out, Ada on \S+ won, 6 moves")

    def test_masterix_is_played_out_between_a_node_and_another_board(self):
        self.offer(self.karl(), "", "4", "3")
        self.accept(self.luna())
        self.assertGreater(self.play(self.karl, self.luna), 20)
        self.assert_sound()
        self.assertRegex(self.run_codemaker("records", "mail", "--data", self.data).stdout.decode(), r"Luna on SUNSET")

    def test_egg_carton_is_played_out_between_lines_at_2400_baud_and_another_board(self):
        self.offer(self.ada(), "", "5", "1")
        self.accept(self.luna())
        self.assertGreater(self.play(self.ada, self.luna), 10)
        self.assert_sound()


class InThePage(Between):
    MODE = "auto"

    def caller_with_a_name(self):
        browser = Browser(self, f"http://127.0.0.1:{self.ports['web'][0]}/")
        for seen, keys in (
            ("Enter", "\r"), ("Your name", "Ada\r"), ("Daily puzzles", "o"), ("With one, your games are kept", "w"),
            ("6 letters or more", "wonderland\r"), ("nce more", "wonderland\r"), ("your games are kept.", "m"),
        ):
            browser.wait_for(seen)
            browser.send(keys)
        browser.wait_for("Daily puzzles")
        return browser

    def test_egg_carton_is_played_out_between_a_node_and_a_browser_that_stays(self):
        page = self.caller_with_a_name()
        self.offer(self.karl(), "", "5", "7")
        for keys, seen in (("b", "Karl of "), ("\r", "A accept"), ("a", "18 marbles")):
            page.send(keys)
            page.wait_for(seen)
        while (game := self.game())["state"] == "played":
            move, made = self.best_move(game), len(game["moves"])
            if game["turn"] == 1:
                self.move(self.karl(), move)
                steady_clock.advance(2)  # so often the page looks
                continue
            page.wait_for("your move")
            page.send(move + "\r")
            self.until(lambda: len(self.game()["moves"]) > made, lambda: page.tell("look") and f"{move} is kept: {page.text()}")
        self.assert_sound()
        page.wait_for("The finished game stays in your list.")

