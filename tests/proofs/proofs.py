"""What the proofs share: a data directory, the prover, and what it said of its scores.

    PROVER=build/release/tests/prover CODEMAKER=build/release/codemaker \\
        /usr/bin/python3 -B -m unittest

tools/prove sets them. With PROOFS=long each proof is as large as the README says it was.
"""

import contextlib
import os
import shutil
import subprocess
import tempfile
import unittest

from hall_file import best_ten, read_record, read_tables

PROVER = os.environ["PROVER"]
PROGRAM = os.environ["CODEMAKER"]
IS_LONG = os.environ.get("PROOFS") == "long"


def in_all(short, long):
    """How much is tried: in each test run, and by tools/prove."""
    return long if IS_LONG else short


def tell(figure):
    """A figure for the README."""
    print(f"  {figure}", flush=True)


class Said:
    """What a prover printed: the scores it tried, which of them it took for filed, what failed."""

    def __init__(self, *texts):
        self.tried, self.acked, self.spooled, self.faults, self.lost = {}, {}, [], [], []
        for writer, text in enumerate(texts):
            for line in text.splitlines():
                self.take(writer, line.split(" ", 3))

    def take(self, writer, words):
        if words[0] == "try":
            self.tried[writer, words[1]] = {"score": int(words[2]), "table": words[3]}
        elif words[0] == "ack":
            self.acked[writer, words[1]] = self.tried[writer, words[1]]
            if words[2] == "spool":
                self.spooled.append((writer, words[1]))
        elif words[0] == "fault":
            self.faults.append(" ".join(words[2:]))
        else:
            self.lost.append(" ".join(words))


class Proof(unittest.TestCase):
    def setUp(self):
        self.room = tempfile.mkdtemp(prefix="codemaker-proof-")
        self.addCleanup(shutil.rmtree, self.room)
        self.data = os.path.join(self.room, "data")
        os.mkdir(self.data)

    def run_prover(self, *words, data=None, around=(), **options):
        """Files scores to the end; what was said."""
        command = [*around, PROVER, words[0], data or self.data, *map(str, words[1:])]
        result = subprocess.run(command, stdout=subprocess.PIPE, text=True, **options)
        return Said(result.stdout), result.returncode

    @staticmethod
    def tables_in(data, name="SCORES.DAT"):
        """The rows of a score file; none if there is no file."""
        with contextlib.suppress(FileNotFoundError):
            with open(os.path.join(data, name), "rb") as file:
                return read_tables(file.read())
        return []

    def season_in(self, data):
        """The rows of the season that the prover's scores are won in."""
        return self.tables_in(data, "seasons/2026-11.DAT")

    @staticmethod
    def spool_in(data):
        spool = os.path.join(data, "spool")
        if not os.path.isdir(spool):
            return []
        rows = []
        for name in sorted(os.listdir(spool)):
            if name.endswith(".score"):
                with open(os.path.join(spool, name), "rb") as file:
                    rows.append(read_record(file.read()))
        return rows

    def assert_none_lost(self, rows, said):
        """Each score taken for filed stands there, or ten better ones."""
        self.assertEqual(said.lost, [])
        tables = best_ten(rows)
        for filed in said.acked.values():
            table = tables[filed["table"]]
            is_there = any(score == filed["score"] for score, _ in table)
            self.assertTrue(is_there or len(table) == 10 and table[-1][0] >= filed["score"], filed)

    def assert_none_made_up(self, rows, said):
        """What stands there was filed, now or before."""
        tried = {(each["table"], each["score"]) for each in said.tried.values()}
        for row in rows:
            if not row["handle"].startswith("before-"):
                self.assertIn((row["table"], row["score"]), tried)
