"""One filing, killed before each call of the system, and with each of them failing."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from hall_file import best_ten
from proofs import PROGRAM, PROVER, Proof, Said, in_all, tell

FILE_CALLS = (
    "openat,read,write,fsync,renameat,linkat,unlinkat,mkdirat,fchmod,fchown,newfstatat,"
    "flock,fcntl,getdents64,close,lseek"
)


class Crashes(Proof):
    def setUp(self):
        super().setUp()
        self.template = self.data
        self.run_prover("file", "before", 1, 40)

    def fresh(self):
        data = os.path.join(self.room, "again")
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self.template, data)
        return data

    def spool_one(self):
        """A score that waits to be merged."""
        self.run_prover("mix", "before", 43, 44)
        self.assertEqual(len(self.spool_in(self.template)), 1)

    def damage(self):
        path = os.path.join(self.template, "SCORES.DAT")
        with open(path, "r+b") as file:
            file.seek(32 + 512 * 29 + 100)
            file.write(b"\x99")

    def calls_of(self, command, calls):
        """How many of these calls the command makes in all, and before it says its first word."""
        log = os.path.join(self.room, "calls")
        around = ["strace", "-f", "-qq", "-o", log, "-e", f"trace={calls}"]
        subprocess.run([*around, *command(self.fresh())], check=True, stdout=subprocess.DEVNULL)
        with open(log) as file:
            lines = [line for line in file if re.match(r"\d+ +\w+\(", line)]
        first = next(at for at, line in enumerate(lines) if re.search(r'write\(1, "|flock\(', line))
        return first, len(lines)

    def inject(self, command, calls, what):
        """Runs it once with that done to it; where it worked and what it said."""
        data = self.fresh()
        around = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=none"]
        around += ["-e", f"inject={calls}:{what}"]
        result = subprocess.run(
            [*around, *command(data)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        return data, result

    @staticmethod
    def file_one(data):
        return [PROVER, "file", data, "new", "50", "51"]

    def check(self, data, said):
        """The old tables stand or the new ones; the next filing works, and nothing filed is gone."""
        rows, spooled = self.tables_in(data), self.spool_in(self.template)
        old = self.tables_in(self.template)
        new = [row for row in rows + self.spool_in(data) if row["handle"] == "new-50"]
        allowed = [best_ten(old + more) for more in ([], spooled, new, spooled + new)]
        self.assertIn(best_ten(rows), allowed)
        self.assert_none_lost(rows + self.spool_in(data), said)
        self.assert_none_made_up(rows, said)
        again, status = self.run_prover("file", "before", 60, 61, data=data)
        self.assertEqual((status, len(again.acked)), (0, 1))
        self.assert_none_lost(self.tables_in(data), said)
        self.assertEqual(self.spool_in(data), [])

    def kill_everywhere(self, check):
        first, calls = self.calls_of(self.file_one, "all")
        points = range(first, calls + 2, in_all(2, 1))
        for at in points:
            with self.subTest(killed_at=at):
                data, result = self.inject(self.file_one, "all", f"signal=SIGKILL:when={at}")
                check(data, Said(result.stdout))
        return len(points)

    def check_damaged(self, data, said):
        """The damaged file is there as it was, under one name or the other."""
        names = [name for name in ("SCORES.DAT", "SCORES.BAD") if os.path.exists(f"{data}/{name}")]
        kept = [Path(data, name).read_bytes() for name in names]
        self.assertIn(Path(self.template, "SCORES.DAT").read_bytes(), kept)
        self.run_prover("file", "before", 60, 61, data=data)
        self.assert_none_lost(self.tables_in(data), said)

    def test_a_kill_at_any_call_of_a_filing_leaves_the_old_tables_or_the_new(self):
        points = self.kill_everywhere(self.check)
        self.spool_one()
        points += self.kill_everywhere(self.check)
        self.damage()
        points += self.kill_everywhere(self.check_damaged)
        tell(f"killed before and after each call of a filing, {points} points: 0 lost, 0 damaged")

    def test_a_kill_at_any_call_of_a_sysops_command_leaves_the_old_tables_or_the_new(self):
        points = 0
        options = ["--table", "breaking"]
        for words in (
            ["add", *options, "--name", "Ada", "--score", "7", "--level", "1"],
            ["remove", *options, "--place", "3"],
            ["reset", "--yes"],
        ):
            def command(data):
                return [PROGRAM, "scores", words[0], "--data", data, *words[1:]]

            first, calls = self.calls_of(command, "all")
            step = in_all(7, 1)
            for at in range(first, calls + 2, step):
                with self.subTest(words=words, killed_at=at):
                    points += 1
                    data, _ = self.inject(command, "all", f"signal=SIGKILL:when={at}")
                    rows = self.tables_in(data)  # whole, whatever it holds
                    old = self.tables_in(self.template)
                    new = self.done(command)
                    self.assertIn(self.scores_of(rows), (self.scores_of(old), new))
        tell(f"killed before and after each call of scores add, remove, reset, {points} points: 0 damaged")

    @staticmethod
    def scores_of(rows):
        return sorted((row["table"], row["score"]) for row in rows)

    def done(self, command):
        data = os.path.join(self.room, "done")
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self.template, data)
        subprocess.run(command(data), check=True, stdout=subprocess.DEVNULL)
        return self.scores_of(self.tables_in(data))

    def fail_everywhere(self, how):
        first, calls = self.calls_of(self.file_one, FILE_CALLS)
        points = range(first + 1, calls + 1, in_all(4, 1))
        for at in points:
            for error in ("EIO", "ENOSPC"):
                with self.subTest(failing_at=at, error=error):
                    what = f"error={error}:when={how.format(at)}"
                    data, result = self.inject(self.file_one, FILE_CALLS, what)
                    self.assertGreaterEqual(result.returncode, 0, "it crashed")
                    said = Said(result.stdout)
                    self.assertTrue(all(len(fault) > 20 for fault in said.faults), said.faults)
                    self.check(data, said)
        return 2 * len(points)

    def test_a_call_that_fails_once_or_for_ever_costs_no_score_that_stood(self):
        self.spool_one()
        points = self.fail_everywhere("{}") + self.fail_everywhere("{}+")
        tell(f"each call of a filing failing once and for ever, {points} points: 0 lost, 0 crashes")
