"""Score files and databases damaged at random, and led back by their copies."""

import contextlib
import os
import random
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
