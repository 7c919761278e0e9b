"""A code left for others: one try each, hidden until it is over, and its maker is told."""

import itertools
import json
import sqlite3

from caller import *


class Left(Case):
    def call(self, name, *args):
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        lines[4] = str(2000 + sum(name.encode()))
        lines[5] = lines[6] = name
        drop_file = self.write("DOOR32.SYS", "\r\n".join(lines) + "\r\n")
        caller = self.door("--mode", "line", *args, drop_file=drop_file)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def leave(self, caller):
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def to_codes(self, caller):
        caller.send("b\r")
        caller.wait_said(r"Q to go back: $")
        caller.send("c\r")
        caller.wait_said(r"L, Q to go back: $|L to leave a code, Q to go back: $")

    def left_by_ada(self):
        ada = self.call("Ada")
        self.to_codes(ada)
        for question, answer in ((None, "l"), (r"Game 1 to \d+, Q: back: $", "2"), (r"Your code \(.*: $", "13572")):
            if question:
                ada.wait_said(question)
            ada.send(answer + "\r")
        ada.wait_said(r"Your code is left\.")
        ada.wait_said(r"Q to go back: $")
        self.leave(ada)

    def open_code(self, caller):
        self.to_codes(caller)
        caller.send("1\r")
        caller.wait_said(r"Your guess .*: $")

    def guess(self, caller, text, answer):
        caller.send(text + "\r")
        caller.wait_said(answer)

    def assert_hidden(self, caller):
        for code in (b"13572", b"1 3 5 7 2"):
            self.assertNotIn(code, caller.bytes)

    def tries(self):
        database = sqlite3.connect(f"file:{self.data}/records.db?mode=ro", uri=True)
        with contextlib.closing(database):
            return database.execute("SELECT state, guesses FROM left_tries ORDER BY id").fetchall()

    def test_an_export_seals_codes_and_guesses_and_a_check_finds_a_forged_try(self):
        self.left_by_ada()
        karl = self.call("Karl")
        self.open_code(karl)
        self.guess(karl, "13572", r"You broke it|broken|1 guess")
        self.leave(karl)
        told = self.run_codemaker("records", "export", "--data", self.data).stdout.decode()
        self.assertNotIn("13572", told)
        code = json.loads(told.splitlines()[-1])
        self.assertEqual((code["record"], code["code"], code["tries"][0]["moves"]), ("left", "sealed", "sealed"))
        self.assertEqual((code["tries"][0]["state"], code["tries"][0]["guesses"]), ("broken", 1))
        check = ["records", "mail", "--check", "--data", self.data]
        self.assertIn(b"1 code left for others: sound", self.run_codemaker(*check).stdout)
        with contextlib.closing(sqlite3.connect(f"{self.data}/records.db")) as database, database:
            database.execute("UPDATE left_tries SET state = 2")
        checked = self.run_codemaker(*check)
        self.assertEqual(checked.returncode, 1)
        self.assertIn(b"code 1 that was left: the marks make another result of a try", checked.stderr)
        taken = self.run_codemaker("records", "import", "--data", self.data, input=told.encode())
        self.assertIn(b"Left out 1 code left for others, sealed until nobody can try them.", taken.stdout)

    def test_a_code_that_is_over_goes_to_another_database_with_its_tries(self):
        self.left_by_ada()
        karl = self.call("Karl")
        self.open_code(karl)
        self.guess(karl, "13572", r"You broke it|broken|1 guess")
        self.leave(karl)
        with contextlib.closing(sqlite3.connect(f"{self.data}/records.db")) as database, database:
            database.execute("UPDATE left_codes SET state = 2")  # as after a year
        told = self.run_codemaker("records", "export", "--data", self.data).stdout
        code = told.splitlines()[-1]
        verified = self.run_codemaker("verify", code.decode())
        self.assertIn(b"breaking left for others, 1 try", verified.stdout)
        forged = self.run_codemaker("verify", code.decode().replace("13572", "13571", 1))
        self.assertEqual(forged.returncode, 1, forged.stdout)
        other = os.path.join(self.data, "other")
        os.mkdir(other)
        for said in (b"Took in 1 code left for others.", b"1 here already"):
            self.assertIn(said, self.run_codemaker("records", "import", "--data", other, input=told).stdout)
        check = self.run_codemaker("records", "mail", "--check", "--data", other)
        self.assertIn(b"1 code left for others: sound", check.stdout)
        self.assertEqual(self.run_codemaker("records", "export", "--data", other).stdout.splitlines()[-1], code)

    def test_a_try_goes_on_after_a_hang_up_and_the_maker_is_told_once(self):
        self.left_by_ada()
        karl = self.call("Karl")
        self.open_code(karl)
        self.guess(karl, "11111", r"1: 1 1 1 1 1 - 1 exact\.")
        karl.wait_said(r"Your guess .*: $")
        self.leave(karl)
        self.assertEqual(self.tries(), [(0, 1)])

        karl = self.call("Karl")
        self.to_codes(karl)
        karl.send("1\r")
        karl.wait_said(r"1: 1 1 1 1 1 - 1 exact\.")
        karl.wait_said(r"Your guess .*: $")
        self.assert_hidden(karl)
        self.guess(karl, "13572", r"You broke it in 2: rank 1 of 1\.")
        self.leave(karl)
        self.assertEqual(self.tries(), [(1, 2)])

        # What is done in the second of the call is told with a later one.
        done = int(time.time())
        until(lambda: int(time.time()) > done, "the next second")
        ada = self.call("Ada")
        ada.wait(lambda: b"Karl broke your code 13572 in 2." in ada.bytes, "the news")
        self.leave(ada)
        ada = self.call("Ada")
        ada.send("b\r")
        ada.wait_said(r"Q to go back: $")
        self.leave(ada)
        self.assertNotIn(b"broke your code", ada.bytes)

    def leave_carton(self, caller):
        self.to_codes(caller)
        caller.send("l\r")
        caller.wait_said(r"Game 1 to 5, Q: back: $")
        caller.send("5\r")
        caller.wait_said(r"Egg Carton position to leave for others\.")
        for key in ("t", ""):
            caller.wait_said(r"Enter leaves it, T: another, Q: back: $")
            caller.send(key + "\r")
        caller.wait_said(r"Your position is left\.")
        caller.wait_said(r"Q to go back: $")

    def open_position(self, caller):
        self.to_codes(caller)
        caller.send("1\r")
        caller.wait_said(r"P play, N next, Q back: $")
        caller.send("p\r")

    def play_out(self, caller):
        for slot in itertools.cycle("abcdef"):
            if "N next" in caller.wait_said(r"A to F: $|N next, Q back \(\?: all keys\): $").group():
                return
            caller.send(slot + "\r")

    def test_a_position_is_one_game_that_goes_on_after_a_hang_up_and_the_maker_is_told(self):
        ada = self.call("Ada")
        self.leave_carton(ada)
        self.leave(ada)
        karl = self.call("Karl")
        self.open_position(karl)
        # One move: positions are drawn, and some are lost in few.
        slot = re.search(r"([A-F]) [1-9]", karl.wait_said(r"(?s)Karl: A \d.*A to F: $").group())[1]
        karl.send(slot + "\r")
        karl.wait_said(rf"(?s){slot}: .*A to F: $")
        self.leave(karl)
        self.assertEqual(self.tries(), [(0, 0)])

        karl = self.call("Karl")
        self.open_position(karl)
        karl.wait_said(r"a left position of Egg Carton")
        karl.send("g\r")
        self.play_out(karl)
        ((state, margin),) = self.tries()
        self.assertIn(state, (1, 2))
        said = f"You won by {-margin}: rank 1 of 1." if state == 1 else "You did not solve it."
        self.assertIn(said.encode(), karl.bytes)
        self.leave(karl)

        told = self.run_codemaker("records", "left", "--json", "--data", self.data)
        position = json.loads(told.stdout)
        self.assertEqual((position["kind"], position["tried"], position["won_by"]), ("position", 1, -margin))
        check = self.run_codemaker("records", "mail", "--check", "--data", self.data)
        self.assertIn(b"1 code left for others: sound", check.stdout)
        done = int(time.time())
        until(lambda: int(time.time()) > done, "the next second")
        ada = self.call("Ada")
        news = f"Karl solved your Egg Carton position, by {-margin}." if state == 1 else "Karl could not solve your"
        ada.wait(lambda: news.encode() in ada.bytes, "the news")
        self.leave(ada)

    def test_a_position_that_is_over_goes_to_another_database(self):
        ada = self.call("Ada")
        self.leave_carton(ada)
        self.leave(ada)
        karl = self.call("Karl")
        self.open_position(karl)
        self.play_out(karl)
        self.leave(karl)
        with contextlib.closing(sqlite3.connect(f"{self.data}/records.db")) as database, database:
            database.execute("UPDATE left_codes SET state = 2")  # as after a year
        told = self.run_codemaker("records", "export", "--data", self.data).stdout
        position = told.splitlines()[-1]
        verified = self.run_codemaker("verify", position.decode())
        self.assertIn(b"eggcarton position left for others, 1 try", verified.stdout)
        other = os.path.join(self.data, "other")
        os.mkdir(other)
        for said in (b"Took in 1 code left for others.", b"2 here already"):  # its game, too
            self.assertIn(said, self.run_codemaker("records", "import", "--data", other, input=told).stdout)
        self.assertEqual(
            self.run_codemaker("records", "export", "--data", other).stdout.splitlines()[-1], position
        )

    def test_the_sysop_takes_a_code_out_and_brings_it_back(self):
        self.left_by_ada()
        records = ("records", "left", "--data", self.data)
        self.assertEqual(self.run_codemaker(*records, "--take-out", "1").stdout, b"Code 1 is taken out.\n")
        self.assertIn(b"taken out", self.run_codemaker(*records).stdout)
        self.assertEqual(self.run_codemaker(*records, "--take-out", "1").returncode, 1)
        self.assertEqual(self.run_codemaker(*records, "--bring-back", "1").stdout, b"Code 1 is open again.\n")
        karl = self.call("Karl")
        self.open_code(karl)
        self.leave(karl)

    def test_two_calls_of_one_player_have_one_try(self):
        self.left_by_ada()
        calls = [self.call("Karl"), self.call("Karl", "--node", "2")]
        for call in calls:
            self.open_code(call)
        self.guess(calls[0], "11111", r"1: 1 1 1 1 1 - 1 exact\.")
        self.guess(calls[1], "22222", r"Nothing was done: another call of yours has gone on\.")
        self.assertEqual(self.tries(), [(0, 1)])

    def test_a_code_is_nowhere_before_the_end_of_a_try_not_even_when_another_broke_it(self):
        self.left_by_ada()
        karl = self.call("Karl")
        self.open_code(karl)
        self.guess(karl, "13572", r"You broke it in 1")
        self.leave(karl)
        eve = self.call("Eve")
        self.open_code(eve)
        self.guess(eve, "11111", r"1: 1 1 1 1 1 - 1 exact\.")
        eve.wait_said(r"Your guess .*: $")
        self.leave(eve)
        self.assert_hidden(eve)
        for name in os.listdir(self.data):
            if name.startswith("records.db"):  # and the log of it that SQLite keeps
                with open(os.path.join(self.data, name), "rb") as file:
                    self.assertNotIn(b"13572", file.read(), name)
        listed = self.run_codemaker("records", "left", "--data", self.data, "--json")
        self.assertEqual(listed.returncode, 0, listed.stderr)
        self.assertNotIn(b"13572", listed.stdout)
        code = json.loads(listed.stdout)
        self.assertEqual((code["tried"], code["broken"], code["guesses"]), (2, 1, 1))
        self.assertRegex(self.run_codemaker("records", "left", "--data", self.data).stdout, rb"Ada on \S+: open, 2 tries, 1 broke it")
