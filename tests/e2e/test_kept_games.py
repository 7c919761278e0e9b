"""Games that callers play are kept in the database as they are played."""

import contextlib
import json
import re
import resource
import signal
import sqlite3

import sealed_lines
import steady_clock
from busy_database import locked_database
from caller import *


class KeptGames(Case):
    def in_lines(self, *options):
        caller = self.door("--mode", "line", *options)
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ")
        return caller

    def guess(self, caller, guesses):
        for number, guess in enumerate(guesses, 2):
            caller.send(guess + "\r")
            caller.wait_said(rf"Guess {number}: ")
        return guesses

    def guess_blindly(self, caller, guesses):
        """Where nothing tells the code, one of them may be it."""
        for number, guess in enumerate(guesses, 2):
            caller.send(guess + "\r")
            if caller.wait_said(rf"Guess {number}: |Your code: ")[0] == "Your code: ":
                return

    def guesses_kept(self):
        """Of the game that was begun last; none before its first."""
        return (self.all_guesses_kept() or [[]])[0]

    def all_guesses_kept(self):
        return [game["line"].split(":")[4].split(",")[1:] for game in self.kept_games()]

    def assert_all_valid(self):
        told = self.run_codemaker("records", "verify", "--all", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stdout)

    def test_a_door_that_is_killed_after_a_guess_loses_that_one_at_most(self):
        config = self.write("codemaker.toml", "resume_days = 0\n")
        for count in (1, 2, 5):
            with self.subTest(count):
                caller = self.in_lines("--config", config)
                *first, last = self.misses(count)
                guesses = [*self.guess(caller, first)]
                self.until(lambda: self.guesses_kept() == guesses, "all but the last guess are kept")
                caller.send(last + "\r")
                caller.wait_said(rf"Guess {count + 1}: ")
                guesses.append(last)
                os.kill(caller.pid, signal.SIGKILL)
                self.assertEqual(caller.exit_status(), -signal.SIGKILL)
                kept = self.guesses_kept()
                self.assertIn(kept, (guesses, guesses[:-1]))
                if kept:
                    self.assert_all_valid()

    def doors(self, count):
        """So many callers at once, each on a node of their own."""
        with open(DOOR32, encoding="ascii") as file:
            drop_file = file.read()
        doors = []
        for node in range(1, count + 1):
            lines = drop_file.replace("\n42\n", f"\n{node}\n").replace("White Rabbit", f"Caller {node}")
            path = self.write(f"node{node}/DOOR32.SYS", lines)
            doors.append(self.door("--mode", "line", "--node", str(node), drop_file=path))
        for door in doors:
            door.wait_said(r"P: play")
        return doors

    def test_sixteen_doors_at_once_keep_every_guess_without_a_fault(self):
        doors = self.doors(16)
        for keys, answer in (("p\r", r"Menu: "), ("r\r", r"Guess 1: ")):
            for door in doors:
                door.send(keys)
            for door in doors:
                door.wait_said(answer)
        guesses = self.misses(5)
        for number, guess in enumerate(guesses, 2):
            for door in doors:
                door.send(guess + "\r")
            for door in doors:
                door.wait_said(rf"Guess {number}: ")
        # On a machine that is overloaded a move may take longer to the disk than a hang-up leaves it.
        self.until(lambda: self.all_guesses_kept() == [guesses] * 16, "every guess")
        for door in doors:
            door.hang_up()
        for door in doors:
            self.assertEqual(door.exit_status(), 0)
        self.assertEqual(len({game["player"]["name"] for game in self.kept_games()}), 16)
        self.assertFalse([line for line in self.log().splitlines() if "locked" in line or "records" in line])

    def test_a_guess_that_a_busy_database_refused_is_kept_while_the_caller_thinks(self):
        caller = self.in_lines()
        first, second = self.misses(2)
        self.guess(caller, [first])
        self.until_kept(first)
        path = os.path.join(self.data, "records.db")
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as another:
            another.execute("BEGIN IMMEDIATE")
            caller.send(second + "\r")
            caller.wait_said(r"Guess 3: ")
            self.until(lambda: "records.db" in self.log(), "the log knows", 30)
            another.execute("ROLLBACK")
        self.assertEqual(self.guesses_kept(), [first])
        steady_clock.advance(2)
        self.until_kept(second)

    def test_a_run_that_could_not_be_read_is_not_ended_by_the_next_one(self):
        caller = self.in_lines()
        (guess,) = self.misses(1)
        self.guess(caller, [guess])
        self.until_kept(guess)
        caller.hang_up()
        caller.exit_status()
        with locked_database(self.data):
            caller = self.in_lines()
            caller.send("5555\r")
            caller.wait_said("can't be saved just now")
        steady_clock.advance(60)
        caller.wait_said("You left such a game unfinished. It waits for you")
        caller.wait_said("Menu: ")
        caller.send("r\r")
        caller.wait_said("Unfinished: level 1 of a ranked run")
        self.assertEqual(self.all_guesses_kept(), [[guess]])

    def test_a_game_of_who_hangs_up_before_their_games_were_read_is_kept(self):
        self.run_codemaker(DOOR32, "--data", self.data, "--mode", "line", input=b"q\r")
        with locked_database(self.data):
            caller = self.in_lines()
            self.guess_blindly(caller, ["5555"])
            caller.hang_up()
        caller.exit_status()
        self.assertEqual(self.guesses_kept(), ["5555"])

    def test_the_code_of_a_game_that_goes_on_can_be_read_nowhere_and_that_of_one_that_is_over_can(self):
        caller = self.in_lines()
        (miss,) = self.misses(1)
        self.guess(caller, [miss])
        self.until_kept(miss)
        (game,) = self.kept_games()
        code, share = re.search(r"=(\d{4})-(\w{32})", game["line"]).groups()
        for args in (["list", "--json"], ["list"], ["export"], ["export", "--csv"], ["show", "1"], ["verify", "--all"]):
            told = self.run_codemaker("records", *args, "--data", self.data)
            self.assertEqual(told.returncode, 0, told.stdout)
            self.assertIn(b"sealed", told.stdout)
            self.assertNotIn(share.encode(), told.stdout)
            self.assertNotIn(miss.encode(), told.stdout)
        for directory, _, names in os.walk(self.data):
            for name in filter(lambda name: os.path.isfile(os.path.join(directory, name)), names):
                with open(os.path.join(directory, name), "rb") as file:
                    self.assertNotIn(share.encode(), file.read(), name)
        caller.send(code + "\r")
        caller.wait_said(r"Your code: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")
        caller.wait_said(r"Menu: ")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        told = self.run_codemaker("records", "export", "--data", self.data)
        self.assertIn(f"={code}-{share}".encode(), told.stdout)

    def test_the_key_is_for_those_alone_who_share_the_data_and_is_made_by_whoever_is_first(self):
        doors = self.doors(8)
        key = os.path.join(self.data, "records.key")
        shared = os.stat(self.data).st_mode & 0o020
        self.assertEqual(os.stat(key).st_mode & 0o777, 0o640 if shared else 0o600)
        self.assertEqual(len(sealed_lines.key_in(self.data)), 32)
        for door in doors:
            door.send("p\rr\r")
            door.wait_said(r"Guess 1: ")
        guesses = self.misses(1)
        for door in doors:
            door.send(guesses[0] + "\r")
            door.wait_said(r"Guess 2: ")
        self.until(lambda: self.all_guesses_kept() == [guesses] * 8, "each opens with the one key")
        for door in doors:
            door.hang_up()
            self.assertEqual(door.exit_status(), 0)
        self.assertEqual([name for name in os.listdir(self.data) if name.startswith("records.key.")], [])

    @needs_root
    def test_a_key_that_the_disk_does_not_take_leaves_nothing_behind(self):
        for _ in range(2):
            self.run_codemaker(
                DOOR32, "--data", self.data, "--mode", "line", input=b"q\r",
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16)),
            )
        self.assertEqual([name for name in os.listdir(self.data) if "key" in name], [])

    def test_a_key_made_by_another_account_of_the_group_is_read_by_the_owner_of_the_directory(self):
        owner, member, group = 65534, 54321, 54321
        os.chmod(self.directory, 0o755)
        os.mkdir(self.data)
        os.chown(self.data, owner, group)
        os.chmod(self.data, 0o2770)
        drop_file, program = (shutil.copy(file, self.directory) for file in (DOOR32, PROGRAM))
        for account in (member, owner):
            door = subprocess.run(
                [program, drop_file, "--data", self.data, "--mode", "line"], input=b"\rq\ry\r", cwd="/",
                user=account, group=group, extra_groups=[], capture_output=True, timeout=PATIENCE, env={},
            )
            self.assertIn(b"Menu: ", door.stdout)
            said = subprocess.run(
                [program, "doctor", "--json", "--data", self.data],
                user=account, group=group, extra_groups=[], capture_output=True, timeout=PATIENCE, env={}, cwd="/",
            ).stdout
            self.assertEqual([check["state"] for check in json.loads(said)["checks"] if check["check"] == "key"], ["ok"], said)
        self.assertEqual(os.stat(os.path.join(self.data, "records.key")).st_uid, member)

    def test_without_its_key_a_game_cannot_go_on_and_nothing_else_is_lost(self):
        caller = self.in_lines()
        self.guess(caller, self.misses(1))
        self.until(self.guesses_kept, "it is kept")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        os.rename(os.path.join(self.data, "records.key"), os.path.join(self.directory, "old.key"))
        caller = self.in_lines()
        self.until(lambda: "game 1 cannot be gone on with: its moves were sealed with another key" in self.log(), "the reason")
        self.guess(caller, self.misses(1))
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        newer, older = self.listed_games()
        self.assertEqual((newer["ending"], older["ending"]), ("unfinished", "left"))

    def listed_games(self):
        told = self.run_codemaker("records", "list", "--json", "--data", self.data)
        return [json.loads(row) for row in told.stdout.decode().splitlines()]

    def test_a_dropped_line_leaves_the_game_unfinished_with_its_last_guess(self):
        caller = self.in_lines()
        guesses = self.guess(caller, self.misses(3))
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(self.guesses_kept(), guesses)
        self.assertIn(":unfinished.", self.kept_games()[0]["line"])
        self.assertEqual(self.kept_games()[0]["player"]["name"], "White Rabbit")

    def test_a_game_that_is_quit_is_over_and_another_begins(self):
        caller = self.in_lines()
        self.guess(caller, self.misses(2))
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")
        caller.wait_said(r"Menu: ")
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        self.guess(caller, self.misses(1))
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        newer, older = self.kept_games()
        self.assertIn(",Q:left.", older["line"])
        self.assertIn(":unfinished.", newer["line"])
        self.assert_all_valid()

    def test_without_a_database_callers_play_on_and_the_log_says_once_why(self):
        os.makedirs(os.path.join(self.data, "records.db"))
        caller = self.in_lines()
        self.guess_blindly(caller, ["1122", "3344", "5566"])
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        log = self.log()
        self.assertEqual(log.count("records.db is a link or no plain file"), 1, log)
        self.assertEqual(log.count("of White Rabbit is not kept"), 1, log)

    def test_a_board_that_wants_no_records_has_none(self):
        config = self.write("codemaker.toml", 'records = "off"\n')
        caller = self.in_lines("--config", config)
        self.guess_blindly(caller, ["1122", "3344"])
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        self.assertFalse(os.path.exists(os.path.join(self.data, "records.db")))
