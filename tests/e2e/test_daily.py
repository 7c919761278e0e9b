"""The puzzles of the day: the same on every board with the same season key, one try a day."""

import datetime
import json
import re
import signal

from caller import *
from shares import numbers, seal_of


def daily_code(season_key, date):
    """The code of a day, and what callers see of its seal."""
    day, weekly = datetime.date.fromisoformat(date), date >= "2026-12-07"
    rules = "4x6 4x7 4x8 4x10n 5x6 5x7 5x8".split()[day.weekday() if weekly else 0]
    holes, colors = map(int, rules.rstrip("n").split("x"))
    draw = numbers(f"codemaker daily {1 + weekly}:{season_key}:{date}:breaking")
    usable = 2**64 - 1 - (2**64 - 1) % colors
    while True:
        row = [next(n for n in draw if n < usable) % colors + 1 for hole in range(holes)]
        if "n" not in rules or len(set(row)) == holes:
            break
    code = "".join("0123456789a"[peg] for peg in row)
    salt = b"".join(next(draw).to_bytes(8, "little") for _ in range(2)).hex()
    return code, seal_of(f"cm1:{salt}:{rules}:{code}")


def other_than(code):
    """A guess at it that has no color right; in a game of digits, none that is there twice."""
    others = [color for color in "123456789a" if color not in code]
    return "".join(others[:4]).replace("a", "0") if is_of_digits() else others[0] * len(code)


def is_of_digits():
    """The game of a Thursday."""
    today = datetime.datetime.now(datetime.timezone.utc).date()
    return today.isoformat() >= "2026-12-07" and today.weekday() == 3


def typed(code):
    """As a caller types it."""
    return code.replace("a", "0")


class Daily(Case):
    def board(self, name, season_key=None):
        """Makes a board with a data directory and a config of its own; the options of its calls."""
        self.data = os.path.join(self.directory, name)
        text = f'season_key = "{season_key}"\n' if season_key else ""
        return ["--config", self.write(name + ".toml", text)]

    def at_page(self, options):
        caller = self.door("--mode", "line", *options)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        caller.send("d\r")
        self.page = caller.wait_said(r"(?s)Puzzles of .*P play Daily[^$]*: ")[0]
        return caller

    def begin(self, options):
        caller = self.at_page(options)
        caller.send("p\r")
        date, seal = re.search(
            r"daily code of ([\d-]+),(?s:.*)Seal ([\w ]{39})", caller.wait_said(r"(?s)daily code of .*Guess 1: ")[0]
        ).groups()
        return caller, date, seal

    def leave(self, caller):
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_two_boards_with_one_season_key_have_one_code_and_others_another(self):
        seals = {}
        for name, key in [("one", None), ("two", "codemaker"), ("three", "spring")]:
            caller, date, seals[name] = self.begin(self.board(name, key))
            code, expected = daily_code(key or "codemaker", date)
            self.assertEqual(seals[name], expected)
            caller.send(other_than(code) + "\r")
            caller.wait_said(r"nothing[^$]*Guess 2: ")
            caller.send(typed(code) + "\r")
            none, all_of_it = "-" * len(code), r"\*" * len(code)
            caller.wait_said(rf"codemaker {date} 2/10 {none} {all_of_it}")
            self.leave(caller)
        self.assertEqual(seals["one"], seals["two"])
        self.assertNotEqual(seals["one"], seals["three"])

    def test_the_next_call_of_the_day_has_no_second_try_but_the_table(self):
        options = self.board("board")
        caller, date, seal = self.begin(options)
        code = daily_code("codemaker", date)[0]
        caller.send(typed(code) + "\r")
        caller.wait_said(r"You broke the code in 1 guess!")
        self.leave(caller)
        caller = self.at_page(options)
        self.assertIn("1. White Rabbi (you): 1/10.", self.page)
        self.assertIn(f"codemaker {date} 1/10 " + "*" * len(code), self.page)
        caller.send("p\r")
        caller.wait_said(r"You've played this one today\.")
        self.leave(caller)

    def test_a_word_gives_one_code_on_two_boards_with_different_season_keys(self):
        seals = []
        for name, key in (("one", None), ("two", "spring")):
            caller = self.at_page(self.board(name, key))
            for line, prompt in (("w", r"Word \(or Q\): "), ("rabbitry", r"Play rabbitry[^$]*: ")):
                caller.send(line + "\r")
                caller.wait_said(prompt)
            caller.send("1\r")
            seals.append(caller.wait_said(r"(?s)Challenge rabbitry.*Seal ([\w ]{39}).*Guess 1: ")[1])
            self.leave(caller)
        draw = numbers("codemaker challenge 1:rabbitry:breaking")
        code = "".join(str(next(n for n in draw if n < 2**64 - 4) % 6 + 1) for _ in range(4))
        salt = b"".join(next(draw).to_bytes(8, "little") for _ in range(2)).hex()
        expected = seal_of(f"cm1:{salt}:4x6b:{code}")
        self.assertEqual(seals, [expected, expected])

    def at_word(self, options):
        caller = self.at_page(options)
        caller.send("w\r")
        caller.wait_said(r"Word \(or Q\): ")
        caller.send("rabbitry\r")
        self.page = caller.wait_said(r"(?s)Code: .*Play rabbitry[^$]*: ")[0]
        return caller

    def test_the_page_of_a_word_shows_first_tries_and_a_second_one_is_not_filed(self):
        options = self.board("board")
        caller = self.at_word(options)
        self.assertIn("Code: Nobody is ranked here yet.", self.page)
        caller.send("1\r")
        caller.wait_said(r"Your first try, without hints\.[^$]*Guess 1: ")
        caller.send("hint\r")
        caller.wait_said(r"No hints in a challenge's first try\.")
        draw = numbers("codemaker challenge 1:rabbitry:breaking")
        code = "".join(str(next(n for n in draw if n < 2**64 - 4) % 6 + 1) for _ in range(4))
        caller.send(code + "\r")
        caller.wait_said(r"codemaker rabbitry 1/10 \*\*\*\*")
        self.leave(caller)
        caller = self.at_word(options)
        self.assertIn("Code: First tries here: 1 White Rabbi 1/10 (you).", " ".join(self.page.split()))
        caller.send("1\r")
        caller.wait_said(r"It counts for no table\.[^$]*Guess 1: ")
        self.leave(caller)
        lines = [game["line"] for game in self.kept_games()]
        self.assertEqual(sum(":challenge:r1.rabbitry." in line for line in lines), 1, lines)

    def test_after_kill_9_the_try_of_the_day_goes_on(self):
        options = self.board("board")
        caller, date, seal = self.begin(options)
        code = daily_code("codemaker", date)[0]
        for number in (1, 2):
            caller.send(other_than(code) + "\r")
            caller.wait_said(rf"Guess {number + 1}: ")
            guess = other_than(code).replace("0", "a")
            self.until(
                lambda: any(game["line"].count(guess) == number for game in self.kept_games()), "the guess is kept"
            )
            os.kill(caller.pid, signal.SIGKILL)
            self.assertEqual(caller.exit_status(), -signal.SIGKILL)
            caller = self.at_page(options)
            self.assertIn("unfinished: go on", self.page)
            caller.send("p\r")
            caller.wait_said(rf"Unfinished: the daily code of {date}\.[^$]*Go on \(G, N, Q\): ")
            caller.send("g\r")
            caller.wait_said(rf"Seal {seal}[^$]*Guess {number + 1}: ")
        caller.send(typed(code) + "\r")
        none, all_of_it = "-" * len(code), r"\*" * len(code)
        caller.wait_said(rf"codemaker {date} 3/10 {none} {none} {all_of_it}")
        self.leave(caller)
        told = self.run_codemaker("records", "list", "--json", "--data", self.data)
        (game,) = [json.loads(row) for row in told.stdout.decode().splitlines()]
        self.assertRegex(game["line"], rf"^cm1:breaking:daily:r1\.{date}\.\w+:={code}-")
        told = self.run_codemaker("records", "verify", "--all", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stdout)

