"""A caller's page, their games shown again, and runs of the Hall of Fame that others look at."""

import json
import sqlite3

from caller import *
from code_breaker import be_broken_in_lines


class MyPage(Case):
    def in_menu(self, *options, **more):
        caller = self.door("--mode", "line", *options, **more)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def leave(self, caller):
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def games(self):
        return self.kept_games()

    def code(self, drawn=1):
        """That of the computer's which was drawn last of so many in the game that goes on; games are kept behind
        the screen, where the one before it may still be the newest."""
        def codes():
            going = [game for game in self.games()[:1] if ":unfinished." in game["line"]]
            return [code for game in going for code in re.findall(r"=(\d{4})-", game["line"])]

        until(lambda: len(codes()) == drawn, f"{drawn} codes")
        return codes()[-1]

    def until_ended(self, ending):
        """Whoever hangs up before loses on a busy machine what is on its way to the database."""
        self.until(lambda: f":{ending}." in self.games()[0]["line"], f"a game that is {ending} is kept")

    def look_at_games(self, *options):
        """A caller before the list of their games."""
        caller = self.in_menu(*options)
        caller.send("y\r")
        caller.wait_said(r"G for your games[^$]*: ")
        caller.send("g\r")
        return caller

    def play_solo(self):
        """A game of free play, broken in two guesses; its code."""
        caller = self.in_menu()
        caller.send("c\r")
        kind = caller.wait_said(r"D: Duel or solo, now (duel|solo)\.")[1]
        for line in ("n",) if kind == "solo" else ("d", "n"):
            caller.send(line + "\r")
        caller.wait_said(r"Guess 1: ")
        self.first_guess = self.misses(1)[0]
        caller.send(self.first_guess + "\r")
        caller.wait_said(r"Guess 2: ")
        code = self.code()
        caller.send(code + "\r")
        caller.wait_said(r"in 2 guesses")
        self.until_ended("won")
        self.leave(caller)
        return code

    def play_run(self):
        """A run that wins its first level and is given up in the second, and its points."""
        caller = self.in_menu()
        caller.send("r\r")
        for drawn in (1, 2):
            caller.wait_said(r"Guess 1: ")
            caller.send(self.misses(1)[0] + "\r")
            caller.wait_said(r"Guess 2: ")
            caller.send(self.code(drawn) + "\r")
            be_broken_in_lines(caller)
        caller.wait_said(r"Level 2[^$]*Guess 1: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")
        caller.wait_said(r"Name \(= keeps [^$]*: ")
        caller.send("=\r")
        caller.wait_said(r"R1 for a replay: ")
        self.until_ended("left")
        self.leave(caller)
        return self.games()[0]

    def drop_file_of(self, name, number):
        with open(DOOR32, "rb") as file:
            rows = file.read().splitlines()
        rows[4:7] = [str(number).encode(), name.encode(), name.encode()]
        return self.write("DOOR32.SYS", b"\r\n".join(rows) + b"\r\n")

    def test_the_next_call_shows_the_figures_of_the_games_before(self):
        for _ in range(2):
            self.play_solo()
        caller = self.in_menu()
        caller.send("y\r")
        caller.wait_said(r"Games: 2\.\s+Other games: 2\.\s+Won: 2, 100%\.")
        caller.wait_said(r"Won in a row: 2, best 2\.")
        caller.wait_said(r"Codes broken, by guesses: 2 in 2\.")
        self.leave(caller)

    def test_a_game_of_an_earlier_call_is_shown_again_move_by_move(self):
        code = " ".join(self.play_solo())
        caller = self.look_at_games()
        caller.wait_said(r"1\. \d{4}-\d\d-\d\d, Free play: won in 2 guesses\.")
        caller.send("1\r")
        caller.wait_said(r"Move 0 of 3: ")
        caller.send("\r\r\r")
        caller.wait_said(rf"3: You guess {code}: broken\.\s+The end: won in 2 guesses\.")
        caller.send("v\r")
        caller.wait_said(r"Review: codes possible before and after each guess[^$]*: ")
        caller.send("q\r")
        caller.wait_said(r"Game 1 to 1[^$]*: ")
        caller.send("q\r")
        caller.wait_said(r"Guesses lost: \d+\.\d\d a code, \d+ reviewed\.")
        self.leave(caller)

    def test_a_game_in_the_middle_of_its_code_is_shown_without_it(self):
        caller = self.in_menu()
        caller.send("c\rd\rn\r")
        caller.wait_said(r"Guess 1: ")
        (miss,) = self.misses(1)
        caller.send(miss + "\r")
        caller.wait_said(r"Guess 2: ")
        self.until_kept(miss)
        self.leave(caller)
        code = self.code()
        caller = self.look_at_games()
        caller.wait_said(r"Game 1 to 1[^$]*: ")
        caller.send("1\r")
        caller.wait_said(r"Move 0 of 2: ")
        caller.send("p\r")
        caller.wait_said(rf"2\. You guess {' '.join(miss)}: [^\n]*\.\s+Move 0 of 2: ")
        caller.send("l\rv\r2\r")
        caller.wait_said(r"Move 2 of 2: ")
        self.assertNotIn(" ".join(code), caller.text)
        self.leave(caller)

    def test_another_player_sees_a_run_of_the_hall_of_fame_again(self):
        run = self.play_run()
        moves = len(re.findall("[=,]", run["line"].split(":")[4]))
        points = int(run["line"].split(":")[5].split(".")[2])
        self.assertGreater(points, 0)
        caller = self.in_menu(drop_file=self.drop_file_of("Cheshire", 77))
        caller.send("h\r")
        caller.wait_said(rf"1\. White Rabbi, {points} points, level 2\.[^$]*R1 for a replay: ")
        caller.send("r1\r")
        caller.wait_said(rf"White Rabbi: Code breaking run: level 2, {points} points\.")
        caller.wait_said(rf"Move 0 of {moves}: ")
        caller.send(f"{moves}\r")
        caller.wait_said(r"White Rabbi gives up\.")
        self.leave(caller)

    def test_a_run_that_was_not_kept_cannot_be_shown_and_says_so(self):
        self.play_run()
        self.forget_games()
        caller = self.in_menu()
        caller.send("h\r")
        caller.wait_said(r"R1 for a replay: ")
        caller.send("r1\r")
        caller.wait_said(r"This run was not kept, so it can't be shown\.")
        self.leave(caller)

    def test_a_forged_game_is_left_out_and_the_log_says_which(self):
        self.play_solo()
        with sqlite3.connect(os.path.join(self.data, "records.db")) as database:
            forged = "6543"  # never guessed first
            database.execute(f"UPDATE games SET line = replace(line, ',{self.first_guess}', ',{forged}')")
        caller = self.look_at_games()
        caller.wait_said(r"No games yet\.")
        self.leave(caller)
        self.assertIn("cannot be shown", self.log())

    def test_without_records_the_page_is_a_sentence(self):
        config = self.write("codemaker.toml", 'records = "off"\n')
        caller = self.in_menu("--config", config)
        caller.send("y\r")
        caller.wait_said(r"No games are kept here, so there is nothing to show\.")
        self.leave(caller)

    def test_a_database_that_is_away_is_a_sentence_and_the_caller_plays_on(self):
        os.makedirs(os.path.join(self.data, "records.db"))
        caller = self.in_menu()
        caller.send("y\r")
        caller.wait_said(r"Your games can't be read right now\. The sysop has been told\.")
        caller.send("m\rn\rr\r")
        caller.wait_said(r"Guess 1: ")
        self.leave(caller)
