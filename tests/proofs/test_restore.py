"""Score files and databases damaged at random, and led back by their copies."""

import contextlib
import os
import random
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

from proofs import PROGRAM, PROVER, Proof, in_all, tell

VECTORS = Path(__file__).parents[1] / "vectors" / "records"
PAGE = 4096


def cut(data, chance):
    return data[: chance.randrange(len(data))]


def emptied(data, chance):
    return b""


def zeroed(data, chance):
    return bytes(len(data))


def garbage(data, chance):
    return chance.randbytes(len(data))


def zeroed_from(data, chance):
    at = chance.randrange(len(data))
    return data[:at] + bytes(len(data) - at)


def garbage_block(data, chance):
    at = chance.randrange(0, len(data), PAGE)
    block = chance.randbytes(len(data[at : at + PAGE]))
    return data[:at] + block + data[at + PAGE :]


DAMAGES = (cut, emptied, zeroed, garbage, zeroed_from, garbage_block, None)


class Restore(Proof):
    def setUp(self):
        super().setUp()
        self.run_prover("mix", "before", 1, 60)
        shutil.copy(VECTORS / "schema-3.db", f"{self.data}/records.db")
        self.run_prover("call")
        with contextlib.closing(sqlite3.connect(f"{self.data}/records.db")) as base:
            columns = [row[1] for row in base.execute("PRAGMA table_info(games)")]
            others = ", ".join(name for name in columns if name not in ("id", "token"))
            known = base.execute("SELECT max(id) FROM games").fetchone()[0]
            for turn in range(1, 100):
                base.execute(
                    f"INSERT INTO games (token, {others}) SELECT token + {turn} * 1000003, {others} "
                    f"FROM games WHERE is_over = 1 AND day = 0 AND id <= {known}"
                )
            base.commit()
        maint = [PROGRAM, "maint", "--data", self.data]
        subprocess.run(maint, check=True, stdout=subprocess.DEVNULL)
        # The first one has sealed the games that go on, behind the copy.
        shutil.rmtree(f"{self.data}/backup")
        subprocess.run(maint, check=True, stdout=subprocess.DEVNULL)
        # Behind the copies of the night: scores of callers, and changes of the sysop's.
        self.run_prover("mix", "behind", 100, 160)
        self.template = self.data
        self.rows = self.tables_in(self.data)
        self.games = self.games_in(self.data)

    @staticmethod
    def games_in(data):
        with contextlib.closing(sqlite3.connect(f"{data}/records.db")) as base:
            return base.execute("SELECT token, player, line FROM games ORDER BY token").fetchall()

    def damaged(self, name, how, chance):
        """A data directory with that done to one of its files."""
        data = os.path.join(self.room, "again")
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self.template, data)
        path = Path(data, name)
        if how is None:
            path.unlink()
        else:
            path.write_bytes(how(path.read_bytes(), chance))
        return data

    @staticmethod
    def call(data):
        result = subprocess.run([PROVER, "call", data], stdout=subprocess.PIPE, text=True)
        return result.returncode, result.stdout

    def games_are_back(self, data):
        with contextlib.suppress(sqlite3.Error):
            return self.games_in(data) == self.games
        return False

    def test_a_file_damaged_at_random_is_what_it_was_after_the_next_call(self):
        chance = random.Random(31)
        figures = {"SCORES.DAT": 0, "records.db": 0, "by the nightly work": 0}
        for turn in range(in_all(60, 2000)):
            name = ("SCORES.DAT", "records.db")[turn % 2]
            how = DAMAGES[turn // 2 % len(DAMAGES)]
            with self.subTest(turn=turn, name=name, how=how and how.__name__):
                data = self.damaged(name, how, chance)
                status, said = self.call(data)
                self.assertEqual(self.tables_in(data), self.rows)
                if status != 0 or not self.games_are_back(data):
                    # A page that the call had no need of: the nightly work looks at all of them.
                    subprocess.run([PROGRAM, "maint", "--data", data], capture_output=True)
                    figures["by the nightly work"] += 1
                self.assertTrue(self.games_are_back(data), said)
                figures[name] += 1
        tell(
            f"SCORES.DAT damaged {figures['SCORES.DAT']} times: 0 rows lost; records.db "
            f"{figures['records.db']} times: 0 games of the night's copy lost, "
            f"{figures['by the nightly work']} of them found by the nightly work alone"
        )

    def traced(self, command, inject):
        """Runs it once with that done to its calls; what it said of it."""
        around = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=none", "-e", f"inject={inject}"]
        return subprocess.run([*around, *command], capture_output=True, text=True)

    def calls_of(self, command):
        """How many calls of the system it makes, the first of its own threads included."""
        log = os.path.join(self.room, "calls")
        subprocess.run(["strace", "-f", "-qq", "-o", log, *command], check=True, stdout=subprocess.DEVNULL)
        with open(log) as file:
            return sum(1 for line in file if re.match(r"\d+ +\w+\(", line))

    def assert_back(self, data):
        """After the next call, or the nightly work, all stands as it did."""
        self.call(data)
        if not self.games_are_back(data):
            subprocess.run([PROGRAM, "maint", "--data", data], capture_output=True)
        self.assertTrue(self.games_are_back(data))
        self.assertEqual(self.tables_in(data), self.rows)

    def restores(self):
        """The ways in which records and tables come back: each as a data directory made anew, and the command."""
        copy = next(name for name in os.listdir(f"{self.template}/backup") if name.endswith(".db"))
        chance = random.Random(7)

        def by_a_call():
            data = self.damaged("records.db", garbage, chance)
            return data, [PROVER, "call", data]

        def by_hand():
            data = self.damaged("records.db", garbage, chance)
            return data, [PROGRAM, "restore", "records", "--data", data]

        def of_a_copy():
            data = self.damaged("records.db", lambda whole, _: whole, chance)
            return data, [PROGRAM, "restore", "records", "--from", f"backup/{copy}", "--data", data]

        def scores_by_a_call():
            data = self.damaged("SCORES.DAT", garbage, chance)
            return data, [PROVER, "call", data]

        def scores_by_hand():
            data = self.damaged("SCORES.DAT", garbage, chance)
            return data, [PROGRAM, "restore", "scores", "--data", data]

        return by_a_call, by_hand, of_a_copy, scores_by_a_call, scores_by_hand

    def test_a_kill_at_any_call_of_a_restore_leaves_the_games_to_the_next_one(self):
        points = 0
        for way in self.restores():
            calls = self.calls_of(way()[1])
            for at in range(1, calls + 1, in_all(61, 1)):
                with self.subTest(way=way.__name__, killed_at=at):
                    data, command = way()
                    self.traced(command, f"all:signal=SIGKILL:when={at}")
                    self.assert_back(data)
                    points += 1
        tell(f"killed at calls of a restore, {points} points: 0 rows and 0 games lost")

    def test_a_restore_on_a_full_or_read_only_disk_loses_nothing_and_works_when_there_is_room(self):
        for way in self.restores():
            for error in ("ENOSPC", "EROFS", "EIO"):
                for calls in ("write,pwrite64,fallocate", "renameat,renameat2,rename,linkat", "openat", "fsync,fdatasync"):
                    # The first openat are the loader's.
                    since = 60 if calls == "openat" else 1
                    with self.subTest(way=way.__name__, error=error, calls=calls):
                        data, command = way()
                        told = self.traced(command, f"{calls}:error={error}:when={since}+")
                        self.assertNotIn("terminate called", told.stderr)
                        self.assertGreaterEqual(told.returncode, 0)
                        self.assert_back(data)

    def test_two_who_restore_at_once_come_to_the_same_tables_and_games(self):
        for turn in range(in_all(4, 40)):
            data = self.damaged("records.db", garbage, random.Random(turn))
            Path(data, "SCORES.DAT").write_bytes(os.urandom(3000))
            other = [PROVER, "call", data] if turn % 2 else [PROGRAM, "restore", "--data", data]
            with self.subTest(turn=turn):
                commands = [[PROVER, "call", data], other]
                both = [subprocess.Popen(each, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for each in commands]
                for each in both:
                    self.assertGreaterEqual(each.wait(), 0)
                self.assert_back(data)
                kept = [name for name in os.listdir(data) if name.startswith("records.bad")]
                self.assertGreaterEqual(len(kept), 1)
