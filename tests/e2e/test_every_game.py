"""Each game that the program offers is played whole: on a screen, in lines, cut off, by the day, and shown again.

No game is named here: `game_players` has somebody who plays it.
"""

import json
import re
import unittest

from caller import *
from game_players import players
from test_daily import numbers


class EveryGame:
    """What is tested of one game, whose player is `player`."""

    player = None

    def in_menu(self, *options):
        """A caller at the menu, in lines."""
        caller = self.door("--mode", "line", *options)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def on_screens(self, *options):
        """A caller at the menu, on full screens where nothing moves."""
        caller = self.door("--mode", "full", *options)
        caller.wait_for("leave")
        caller.send("\r")
        caller.wait_for("What would you like to play?")
        caller.send("o")
        caller.wait_for("Press a letter to change its setting")
        while not caller.sees("at once"):
            shown = caller.rows()
            caller.send("p")
            caller.wait(lambda: caller.rows() != shown, "the next speed")
        caller.send("\r")
        caller.wait_for("What would you like to play?")
        return caller

    def begin(self, kind, caller):
        """From the menu, in lines, to the first move."""
        for key in kind.way:
            caller.send(key + "\r")
        for asked, answer in kind.begin:
            caller.wait_said(asked)
            caller.send(answer + "\r")
        caller.wait_said(kind.asked)

    def last_line(self):
        """The record of the game that was kept last; empty if there is none."""
        games = self.kept_games()
        return games[0]["line"] if games else ""

    def game(self):
        """The same with the position after each move."""
        shown = self.run_codemaker("records", "show", "--json", self.last_line())
        self.assertEqual(shown.returncode, 0, shown.stderr)
        return json.loads(shown.stdout)

    def outcome(self):
        """How it ended, and at which level."""
        ending, level = self.last_line().split(":")[5].split(".")[:2]
        return ending, int(level)

    def is_level_over(self):
        """A level of the run was won, or it is lost."""
        ending, level = self.outcome()
        return level > 1 or ending == "lost"

    def until_asked(self, line_before, wins=True):
        """Until the record has more than before and is one's own to go on with; the line for that, or
        None where the level, or the whole game, is over."""
        found = []

        def is_asked():
            if self.last_line() == line_before:
                return False
            is_over = self.is_level_over() or self.outcome()[0] != "unfinished"
            found[:] = [None if is_over else self.player.line(self.game(), wins)]
            return is_over or found[0] is not None

        self.until(is_asked, "the next move to be asked for", 30)
        return found[0]

    def play_in_lines(self, caller, asked, line_before="", first=""):
        """From the first move to the end of a level; `caller` has read what asks for the first one."""
        line = first or self.until_asked(line_before)
        while line is not None:
            before = self.last_line()
            caller.send(line + "\r")
            line = self.until_asked(before)
            if line is not None:
                caller.wait_said(asked)

    def filed_levels(self):
        """Those of the rows in the game's table of the Hall of Fame."""
        listed = self.run_codemaker("scores", "list", "--json", "--data", self.data)
        rows = json.loads(listed.stdout)[self.player.word] if listed.returncode == 0 else []
        return [row["level"] for row in rows]

    def play_on_screens(self, caller):
        """From the first move to the end of a level, which is filed a key after it is won."""
        steps = 0
        while not self.is_level_over() or (self.outcome()[1] > 1 and not self.filed_levels()):
            steps += 1
            self.assertLess(steps, 1000, "\n".join(caller.rows()))
            before = self.last_line(), caller.rows()
            keys = self.player.keys(self.game(), caller)
            if keys is not None:
                caller.send(keys)
            caller.wait(lambda: (self.last_line(), caller.rows()) != before, f"what comes of {keys!r}")

    def leave(self, caller):
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def kill(self, caller):
        os.kill(caller.pid, signal.SIGKILL)
        self.assertEqual(caller.exit_status(), -signal.SIGKILL)

    def assert_all_valid(self):
        told = self.run_codemaker("records", "verify", "--all", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stdout)

    def assert_kept_and_filed(self):
        """The run stands in the database as it came, and in the Hall of Fame if a level was won."""
        self.assert_all_valid()
        (game,) = self.kept_games()
        self.assertTrue(game["line"].startswith(f"cm1:{self.player.word}:"))
        level = self.outcome()[1]
        self.assertEqual(self.filed_levels(), [level] if level > 1 else [])

    def asked_about(self, kind, *options):
        """A caller who is asked about the game they were cut off in."""
        caller = self.in_menu(*options)
        for key in kind.way:
            caller.send(key + "\r")
        asked = r"(?:Unfinished:|You are playing) ([^\n]*?)(?: on node \d+, or[^.]*)?\.[^$]*Go on \(G, N, Q\): "
        self.assertEqual(caller.wait_said(asked)[1], kind.told)
        return caller

    def test_a_level_is_played_on_full_screens(self):
        caller = self.on_screens()
        for key in self.player.way:
            caller.send(key)
        if self.player.begin:
            caller.wait_for("lay level 1")
            caller.send(self.player.begin)
        if self.player.is_met:
            caller.meet()
        caller.wait_for(self.player.sees)
        first = self.player.first(self.player.kinds[0])
        if first:
            caller.send(first + "\r")
        self.until(self.last_line, "the run that has begun")
        self.play_on_screens(caller)
        self.leave(caller)
        self.assert_kept_and_filed()

    def test_a_level_is_played_in_lines(self):
        caller = self.in_menu()
        self.begin(self.player.kinds[0], caller)
        self.play_in_lines(caller, self.player.asked, first=self.player.first(self.player.kinds[0]))
        self.leave(caller)
        self.assert_kept_and_filed()

    def told_position(self, caller):
        """What is told of the position where that is asked for."""
        caller.text = ""
        caller.send(self.player.shows + "\r")
        return caller.wait_said(self.player.position)[1]

    def cut_off_and_gone_on_with(self, kind, caller, end, node):
        """A caller on another node, who is where the one before was when the line dropped."""
        position = self.told_position(caller) if self.player.shows else None
        before = self.game()
        end(caller)
        caller = self.asked_about(kind, "--node", node)
        caller.send("g\r")
        if not self.player.shows:
            caller.wait_said(self.player.position)
        caller.wait_said(kind.asked)
        self.assertEqual(self.game(), before)
        if self.player.shows:
            self.assertEqual(self.told_position(caller), position)
        return caller

    def test_games_that_are_cut_off_go_on_at_every_move_on_another_node(self):
        for kind in self.player.kinds:
            with self.subTest(kind.told):
                self.forget_games()
                caller = self.in_menu()
                self.begin(kind, caller)
                line = self.player.first(kind) or self.until_asked("", wins=False)
                for node, end in (("2", self.leave), ("3", self.kill)):
                    before = self.last_line()
                    caller.send(line + "\r")
                    line = self.until_asked(before, wins=False)
                    caller.wait_said(kind.asked)
                    caller = self.cut_off_and_gone_on_with(kind, caller, end, node)
                self.leave(caller)
                self.assertEqual(len(self.kept_games()), 1)
                self.assert_all_valid()

    def play_daily(self, name):
        """The game of the day on a board of its own; the line of its record."""
        self.data = os.path.join(self.directory, name)
        caller = self.in_menu()
        for line in ("d", self.player.number, "p"):
            caller.send(line + "\r")
            if line != "p":
                caller.wait_said(r"P play [^$]*: ")
        caller.wait_said(self.player.asked)
        self.play_in_lines(caller, self.player.asked)
        caller.wait_said(rf"codemaker [\d-]+ {self.player.pasted}")
        if self.player.after_daily:
            caller.send(self.player.after_daily + "\r")
        caller.wait_said(r"P play Daily[^$]*: ")
        caller.send("p\r")
        caller.wait_said(r"You've played this one today\.")
        self.leave(caller)
        return self.last_line()

    def test_the_game_of_the_day_is_the_same_on_two_boards_and_one_try(self):
        one, two = self.play_daily("one"), self.play_daily("two")
        self.assertEqual(one, two)
        date = re.match(rf"cm1:{self.player.word}:daily:r1\.([\d-]+)\.", one)[1]
        drawn = next(numbers(f"codemaker daily {1 + (date >= '2026-12-07')}:codemaker:{date}:{self.player.word}"))
        begins = self.player.drawn_from(drawn, one)
        self.assertTrue(one.split(":")[4].startswith(begins), f"{one} does not begin with {begins}")

    def test_a_game_is_shown_again_move_by_move(self):
        caller = self.in_menu()
        self.begin(self.player.kinds[0], caller)
        line = self.player.first(self.player.kinds[0]) or self.until_asked("")
        before = self.last_line()
        caller.send(line + "\r")
        self.until_asked(before)
        self.leave(caller)
        told = self.run_codemaker("records", "show", self.last_line())
        self.assertEqual(told.returncode, 0, told.stderr)
        moves = self.game()["moves"]
        for move in moves:
            self.assertIn(move["move"].lstrip(",=").split("-")[0].encode(), told.stdout)
        caller = self.on_screens()
        caller.send("y")
        caller.wait_for("G your games")
        caller.send("g")
        caller.wait_for("Enter replay")
        caller.send("\r")
        caller.wait_for(f"Move 0 of {len(moves)}")
        for number in range(1, len(moves) + 1):
            caller.send("n")
            caller.wait_for(f"Move {number} of {len(moves)}")
        caller.send("b")
        caller.wait_for(f"Move {len(moves) - 1} of {len(moves)}")
        self.leave(caller)

    def test_its_word_opens_its_ranked_run(self):
        caller = self.door("--mode", "full", "--game", self.player.word)
        caller.wait_for("leave")
        caller.send("\r")
        if self.player.begin:
            caller.wait_for("lay level 1")
            caller.send(self.player.begin)
        if self.player.is_met:
            caller.meet()
        caller.wait_for(self.player.sees)
        self.leave(caller)
        self.forget_games()
        caller = self.door("--mode", "line", "--game", self.player.word)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(self.player.said)
        self.assertNotIn("Menu: ", caller.text)
        self.leave(caller)


# A case for each game: `test_every_game.Of_masterix`.
for each in players():
    globals()[f"Of_{each.word}"] = type(f"Of_{each.word}", (EveryGame, Case), {"player": each, "__module__": __name__})


if __name__ == "__main__":
    unittest.main()
