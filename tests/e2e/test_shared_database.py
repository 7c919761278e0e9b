"""Several machines whose games are kept by one PostgreSQL server."""

import json
import signal

import sealed_lines
import shares
from caller import *
from postgres import Postgres


class SharedDatabase(Case):
    @classmethod
    def setUpClass(cls):
        cls.server = Postgres()
        cls.addClassCleanup(cls.server.remove)

    def setUp(self):
        super().setUp()
        self.server.run("DROP DATABASE games")
        self.server.run("CREATE DATABASE games OWNER game")

    def machine(self, name, board="bbs"):
        """The options of a board's machine: a data directory and a config of its own."""
        key = os.path.join(self.directory, "shared.key")
        config = self.write(
            f"{name}.toml", f'board = "{board}"\nrecords = "{self.server.url}"\nrecords_key = "{key}"\n'
        )
        data = os.path.join(self.directory, name)
        os.makedirs(data, exist_ok=True)
        return ["--config", config, "--data", data]

    def caller_at(self, machine, *options):
        caller = self.caller([PROGRAM, DOOR32, "--mode", "lines", *machine, *options])
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def games(self, machine):
        """What is kept, with lines as they are before they are sealed."""
        told = self.run_codemaker("records", "list", "--json", *machine)
        self.assertEqual(told.returncode, 0, told.stderr)
        games = [json.loads(row) for row in told.stdout.decode().splitlines()]
        lines = dict(self.server.rows("SELECT id, line FROM games"))
        with open(os.path.join(self.directory, "shared.key"), encoding="ascii") as file:
            key = bytes.fromhex(file.read().strip())
        for game in games:
            kept = lines[str(game["id"])]
            game["line"] = sealed_lines.opened(kept, key) if kept.startswith("sealed:") else kept
        return games

    def test_a_caller_who_is_cut_off_goes_on_at_another_machine(self):
        here, there = self.machine("here"), self.machine("there")
        first = self.caller_at(here)
        first.send("r\r")
        first.wait_said(r"Guess 1: ")
        guesses = shares.misses(2)
        first.send(guesses[0] + "\r")
        marks = first.wait_said(r"1: [\d ]+ - ([^.]*)\.[^$]*Guess 2: ")[1]
        self.until(lambda: any(guesses[0] in game["line"] for game in self.games(here)), "the guess is kept")
        code = self.games(here)[0]["line"].split(":")[4][1:5]
        first.close()
        second = self.caller_at(there)
        second.send("r\r")
        second.wait_said(r"Go on \(G, N, Q\): ")
        second.send("g\r")
        second.wait_said(rf"1: {' '.join(guesses[0])} - {marks}\.[^$]*Guess 2: ")
        second.send(guesses[1] + "\r")
        second.wait_said(r"Guess 3: ")
        self.until(lambda: guesses[1] in self.games(there)[0]["line"], "the guess is kept")
        self.assertEqual(self.games(there)[0]["line"].split(":")[4][1:5], code)

    def test_a_daily_code_can_be_tried_once_whichever_machine_is_called(self):
        here, there = self.machine("here"), self.machine("there")
        first = self.caller_at(here)
        first.send("d\r")
        first.wait_said(r"P play[^$]*: ")
        first.send("p\r")
        first.wait_said(r"Guess 1: ")
        self.until(lambda: self.games(here), "the game is kept")
        first.close()
        second = self.caller_at(there)
        second.send("d\r")
        second.wait_said(r"unfinished: go on")

    def test_the_second_tab_of_the_hall_shows_the_other_board_s_players(self):
        here = self.machine("here")
        there = self.machine("there", "wonderland")
        line = next(
            row for row in open(os.path.join(VECTORS, "records", "games.txt"), encoding="ascii")
            if row.startswith("cm1:masterix:run") and ":lost." in row
        ).strip()
        self.bring_in(there, line)
        caller = self.caller_at(here)
        caller.send("h\r")
        caller.wait_said(r"No scores yet[^$]*M for the menu[^$]*: ")
        caller.send("2\rb\r")
        caller.wait_said(r"Hall of Fame of all boards, Masterix\.\s+1\. Alice of wonderland, 888 points, level 4\.")
        caller.send("r1\r")
        caller.wait_said(r"Masterix")

    def bring_in(self, machine, line):
        """A run of Alice's that was played on that machine's board."""
        kept = {
            "token": "7", "player": {"board": "wonderland", "key": "", "name": "Alice"},
            "begun_seconds": 1763800200, "kept_seconds": 1763800300, "line": line,
        }
        games = (json.dumps(kept) + "\n").encode()
        told = self.run_codemaker("records", "import", *machine, input=games)
        self.assertEqual(told.returncode, 0, told.stderr + told.stdout)

    def who_is_here(self, caller):
        """The page, of a caller at the menu; and back."""
        caller.send("w\r")
        page = caller.wait_said(r"(Who is here[^$]*?)go back: ")[1]
        caller.send("q\r")
        caller.wait_said(r"Menu: ")
        return page

    def test_callers_of_two_machines_see_each_other_until_one_is_killed(self):
        here, there = self.machine("here", "earth"), self.machine("there", "moon")
        first, second = self.caller_at(here), self.caller_at(there)
        for caller, own, other in ((first, "earth", "moon"), (second, "moon", "earth")):
            pages = []

            def sees_both():
                pages.append(self.who_is_here(caller))
                return f"White Rabbit of {other}: menu" in pages[-1] and f"White Rabbit of {own} (you)" in pages[-1]

            self.until(sees_both, lambda: pages[-1], 30)
            self.assertEqual(pages[-1].count("White Rabbit"), 2)
        second.send("m\r")
        second.wait_said(r"Masterix")
        self.until(lambda: "moon: Masterix" in self.who_is_here(first), "what the other plays", 30)
        os.kill(second.pid, signal.SIGKILL)
        self.until(lambda: "moon" not in self.who_is_here(first), "that they are gone", 10)
        self.assertEqual(self.server.rows("SELECT count(*) FROM callers_here WHERE board = 'earth'"), [("1",)])

    def test_after_the_server_was_away_they_see_each_other_again(self):
        here, there = self.machine("here", "earth"), self.machine("there", "moon")
        first, second = self.caller_at(here), self.caller_at(there)
        # Who may have chosen not to be seen is seen once that is read.
        seen = ("White Rabbit of moon", "White Rabbit of earth (you)")

        def sees_both():
            page = self.who_is_here(first)
            return all(each in page for each in seen)

        self.until(sees_both, "both", 30)
        self.server.stop()
        try:
            self.assertIn("White Rabbit of earth (you)", self.who_is_here(first))
        finally:
            self.server.start()
        # Each is told anew with what they do next, so both go on doing something; a server that did not answer is
        # asked again after ten seconds.
        pages = []

        def see_each_other():
            pages[:] = self.who_is_here(first), self.who_is_here(second)
            return "moon" in pages[0] and "earth" in pages[1]

        self.until(see_each_other, lambda: f"both again: {pages}", 120)

    def test_a_server_that_stops_costs_nobody_a_key_and_is_found_again(self):
        here = self.machine("here")
        caller = self.caller_at(here)
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        guesses = shares.misses(3)
        caller.send(guesses[0] + "\r")
        caller.wait_said(r"Guess 2: ")
        self.until(lambda: self.games(here), "the game is kept")
        self.server.stop()
        try:
            caller.send(guesses[1] + "\r")
            caller.wait_said(r"Guess 3: ", seconds=1)
            log = os.path.join(self.directory, "here", "codemaker.log")
            self.until(lambda: "does not answer" in open(log, encoding="utf-8").read(), "the log")
        finally:
            self.server.start()
        caller.send(guesses[2] + "\r")
        caller.wait_said(r"Guess 4: ")
        self.until(lambda: guesses[2] in self.games(here)[0]["line"], "all guesses are kept")
        self.assertIn(guesses[1], self.games(here)[0]["line"])

    def test_the_password_of_the_server_is_in_no_log_no_config_output_and_no_process_list(self):
        here = self.machine("here")
        caller = self.caller_at(here)
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        caller.send(shares.misses(1)[0] + "\r")
        caller.wait_said(r"Guess 2: ")
        self.until(lambda: self.games(here), "the game is kept")
        with open(f"/proc/{caller.pid}/cmdline", "rb") as words:
            self.assertNotIn(self.server.PASSWORD.encode(), words.read())
        caller.close()
        shown = self.run_codemaker("config", *here)
        self.assertIn(b"postgresql://game:...@", shown.stdout)
        written = shown.stdout + shown.stderr + self.run_codemaker("doctor", *here).stdout
        for folder, _, names in os.walk(os.path.join(self.directory, "here")):
            for name in names:
                path = os.path.join(folder, name)
                if not os.path.isfile(path):
                    continue  # the socket of a call
                with open(path, "rb") as file:
                    written += file.read()
        self.assertNotIn(self.server.PASSWORD.encode(), written)
