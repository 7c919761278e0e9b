"""Games that are cut off go on in the next call, whatever ended the one before."""

import re
import signal

from caller import *


class Resume(Case):
    def in_menu(self, *options):
        caller = self.door("--mode", "line", *options)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def asked_about(self, way, *options):
        """A caller who is asked about the game they were cut off in, and what is said of it."""
        caller = self.in_menu(*options)
        for key in way:
            caller.send(key + "\r")
        asked = r"(?:Unfinished:|You are playing) ([^\n]*?)(?: on node \d+, or [^.]*)?\.[^$]*"
        return caller, caller.wait_said(asked + r"Go on \(G, N, Q\): ")[1]

    def kill(self, caller, move=""):
        """Once the move is kept, and what followed it: nobody is killed within the first blink."""
        line = ""

        def is_at_rest():
            nonlocal line
            before, line = line, self.moves() if self.kept_games() else None
            return line and line == before and move in line

        self.until(is_at_rest, f"{move!r} is kept")
        os.kill(caller.pid, signal.SIGKILL)
        self.assertEqual(caller.exit_status(), -signal.SIGKILL)

    def moves(self):
        return self.kept_games()[0]["line"].split(":")[4]

    def assert_all_valid(self):
        told = self.run_codemaker("records", "verify", "--all", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stdout)

    def test_a_campaign_goes_on_after_kill_9_at_every_guess_on_another_node(self):
        caller = self.in_menu()
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        secret = None
        for number, guess in enumerate(self.misses(5), 2):
            caller.send(guess + "\r")
            answer = caller.wait_said(rf"{number - 1}: [\d ]+ - ([^.]*)\.[^$]*Guess {number}: ")[1]
            self.kill(caller, guess)
            hidden = self.moves().split(",")[0]
            self.assertIn(secret, (None, hidden))
            secret = hidden
            caller, game = self.asked_about("r", "--node", str(number))
            self.assertIn("level 1 of a ranked run", game)
            caller.send("g\r")
            caller.wait_said(rf"{number - 1}: [\d ]+ - {answer}\.[^$]*Guess {number}: ")
        self.assertEqual(len(self.kept_games()), 1)
        self.assert_all_valid()
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_a_whole_game_is_killed_at_every_move_and_comes_to_its_end(self):
        caller = self.in_menu()
        for line in ("c", "d", "n"):
            caller.send(line + "\r")
        caller.wait_said(r"Guess 1: ")
        guesses = self.misses(9)
        for number, guess in enumerate(guesses, 2):
            caller.send(guess + "\r")
            caller.wait_said(rf"Guess {number}: ")
            self.kill(caller, guess)
            caller, game = self.asked_about("c", "--node", str(number))
            self.assertEqual(game, "a game of free play")
            caller.send("\r")
            caller.wait_said(rf"{number - 1}: {' '.join(guess)} - [^$]*Guess {number}: ")
        code = self.moves()[1:5]
        caller.send(code + "\r")
        caller.wait_said(r"in 10 guesses")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        (game,) = self.kept_games()
        self.assertEqual(game["line"].split(":")[4].split(",")[1:], [*guesses, code])
        self.assertIn(":won.0.10.0:", game["line"])
        self.assert_all_valid()

    def play_codes(self, way, begin, prompt, game, fifth_peg=""):
        """Three guesses, a kill after each, and the same rows in the next call."""
        caller = self.in_menu()
        for line in (way, *begin):
            caller.send(line + "\r")
            caller.wait_said(r": $")
        if way == "t":
            self.until(self.kept_games, "the code of the other person")
        rows = []
        for guess in [miss + fifth_peg for miss in self.misses(3)]:
            caller.text = ""
            caller.send(guess + "\r")
            rows.append(re.escape(caller.wait_said(r"\d: (?:\S )+- [^.]*\.")[0]))
            caller.wait_said(prompt)
            self.kill(caller, guess)
            line = self.kept_games()[0]["line"]
            self.assertTrue(guess in line)
            caller, told = self.asked_about(way, "--node", str(len(rows)))
            self.assertEqual(told, game)
            caller.send("g\r")
            caller.wait_said("[^$]*".join([*rows, prompt]))
        self.assertEqual(self.kept_games()[0]["line"], line)
        self.assert_all_valid()

    def test_splats_goes_on_after_kill_9(self):
        self.play_codes("s", [""], r"MOVE: $", "a game of Intersections & Splats")

    def test_practice_goes_on_after_kill_9(self):
        self.play_codes("p", ["n"], r"Guess \d: $", "practice level 1")

    def test_a_duel_goes_on_after_kill_9(self):
        # Of 32,768 codes the weakest computer does not guess ours in three turns.
        begin = ["h 5", "c 8", "s 1", "n", "11221"]
        self.play_codes("c", begin, r"Guess \d: $", "a duel with computer level 1", "1")

    def test_a_match_of_two_goes_on_after_kill_9(self):
        self.play_codes("t", ["n", "", "1122", ""], r"guess \d: $", "a match")

    def test_a_run_that_is_given_up_is_over_and_another_begins(self):
        caller = self.in_menu()
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        (guess,) = self.misses(1)
        caller.send(guess + "\r")
        caller.wait_said(r"Guess 2: ")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        caller, _ = self.asked_about("r")
        caller.send("n\r")
        caller.wait_said(r"Give up this run\? No points are in the bank yet\. \(Y/N\): ")
        caller.send("y\r")
        caller.wait_said(r"Guess 1: ")
        caller.send(self.misses(1)[0] + "\r")
        caller.wait_said(r"Guess 2: ")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        newer, older = self.kept_games()
        self.assertIn(f",{guess},Q:left.", older["line"])
        self.assertIn(":unfinished.", newer["line"])

    def pause(self, caller):
        caller.send("q\r")
        caller.wait_said(r"Pause \(kept\), end the run, or go on\? \(P/E/G\): ")
        caller.send("p\r")
        caller.wait_said(r"Paused\.[^$]*Menu: ")

    def test_a_run_that_is_paused_goes_on_in_the_same_call_and_in_the_next_on_another_node(self):
        caller = self.in_menu()
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        guesses = self.misses(3)
        for number, guess in enumerate(guesses[:2], 2):
            caller.send(guess + "\r")
            caller.wait_said(rf"Guess {number}: ")
            self.pause(caller)
            caller.send("r\r")
            caller.wait_said(r"Unfinished: level 1 of a ranked run\.[^$]*Go on \(G, N, Q\): ")
            caller.send("g\r")
            caller.wait_said(rf"Guess {number}: ")
        self.pause(caller)
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        caller, game = self.asked_about("r", "--node", "5")
        self.assertEqual(game, "level 1 of a ranked run")
        caller.send("g\r")
        caller.wait_said(r"Guess 3: ")
        caller.send(guesses[2] + "\r")
        caller.wait_said(r"Guess 4: ")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        (kept,) = self.kept_games()
        self.assertEqual(kept["line"].split(":")[4].split(",")[1:], guesses)
        self.assert_all_valid()

    def test_the_call_that_moves_first_has_the_game_and_the_other_is_told(self):
        first = self.in_menu()
        first.send("r\r")
        first.wait_said(r"Guess 1: ")
        guesses = self.misses(4)
        first.send(guesses[0] + "\r")
        first.wait_said(r"Guess 2: ")
        self.until_kept(guesses[0])
        second, _ = self.asked_about("r", "--node", "2")
        second.send("g\r")
        second.wait_said(r"Guess 2: ")
        second.send(guesses[1] + "\r")
        second.wait_said(r"Guess 3: ")
        self.until(lambda: guesses[1] in self.moves(), "the guess of the second call is kept")
        first.send(guesses[2] + "\r")
        first.wait_said(r"Another call of yours took this game over[^$]*Menu: ")
        second.send(guesses[3] + "\r")
        second.wait_said(r"Guess 4: ")
        for caller in (first, second):
            caller.hang_up()
            self.assertEqual(caller.exit_status(), 0)
        (game,) = self.kept_games()
        self.assertEqual(game["line"].split(":")[4].split(",")[1:], [*guesses[:2], guesses[3]])

    def test_a_board_that_wants_none_of_it_asks_nobody(self):
        config = self.write("codemaker.toml", "resume_days = 0\n")
        for _ in range(2):
            caller = self.in_menu("--config", config)
            caller.send("r\r")
            caller.wait_said(r"Guess 1: ")
            caller.send(self.misses(1)[0] + "\r")
            caller.wait_said(r"Guess 2: ")
            caller.hang_up()
            self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(len(self.kept_games()), 2)
