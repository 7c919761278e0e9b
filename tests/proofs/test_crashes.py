"""One filing, killed before each call of the system, and with each of them failing."""

import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

from hall_file import best_ten, read_tables
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
        names = [name for name in os.listdir(data) if name.startswith(("SCORES.DAT", "SCORES.BAD"))]
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

    @staticmethod
    def file_one_in_season(data):
        return [PROVER, "season", data, "new", "50", "51"]

    def check_season(self, data, said):
        """Both files are old or new; after the next filing both have the score, and have it once."""
        old = self.tables_in(self.template)
        for rows in (self.tables_in(data), self.season_in(data)):
            more = [row for row in rows if row["handle"] == "new-50"]
            self.assertIn(best_ten(rows), [best_ten(old), best_ten(old + more)])
        self.assert_none_lost(self.tables_in(data) + self.spool_in(data), said)
        again, status = self.run_prover("season", "before", 60, 61, data=data)
        self.assertEqual((status, len(again.acked)), (0, 1))
        rows, of_season = self.tables_in(data), self.season_in(data)
        self.assertEqual(rows, of_season)
        self.assertEqual(len({(row["table"], row["handle"]) for row in rows}), len(rows))
        self.assert_none_lost(rows, said)
        self.assertEqual(self.spool_in(data), [])

    def kill_in_season(self):
        first, calls = self.calls_of(self.file_one_in_season, "all")
        points = range(first, calls + 2, in_all(2, 1))
        for at in points:
            with self.subTest(killed_at=at):
                what = f"signal=SIGKILL:when={at}"
                data, result = self.inject(self.file_one_in_season, "all", what)
                self.check_season(data, Said(result.stdout))
        return len(points)

    def test_a_kill_at_any_call_of_a_filing_with_seasons_leaves_the_score_in_both_tables_or_none(self):
        shutil.rmtree(self.template)
        os.mkdir(self.template)
        self.run_prover("season", "before", 1, 4)
        points = self.kill_in_season()
        self.run_prover("season", "before", 4, 40)
        points += self.kill_in_season()
        tell(f"killed before and after each call of a filing with seasons, {points} points: 0 in one table alone")

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

    def test_a_kill_at_any_call_of_the_nightly_work_leaves_no_half_copy_and_the_next_one_mends_it(self):
        def command(data):
            return [PROGRAM, "maint", "--data", data]

        subprocess.run(command(self.template), check=True, stdout=subprocess.DEVNULL)
        for name in ("backup", "MAINT.TXT"):  # only the database it has made stays
            path = os.path.join(self.template, name)
            shutil.rmtree(path) if os.path.isdir(path) else os.unlink(path)
        with open(os.path.join(self.template, "codemaker.log"), "w") as log:
            log.write("x" * (1 << 20) + "\n")
        old = self.tables_in(self.template)
        first, calls = self.calls_of(command, "all")
        points = range(first, calls + 2, in_all(31, 1))
        for at in points:
            with self.subTest(killed_at=at):
                data, _ = self.inject(command, "all", f"signal=SIGKILL:when={at}")
                self.assertEqual(self.tables_in(data), old)
                self.check_copies(data, old)
                again = subprocess.run(command(data), stdout=subprocess.DEVNULL)
                self.assertEqual(again.returncode, 0)
                self.assertEqual(len(self.check_copies(data, old)), 2)
                logs = [name for name in os.listdir(data) if name.startswith("codemaker.o")]
                self.assertEqual(logs, ["codemaker.old"])
        tell(f"killed before and after each call of maint, {len(points)} points: 0 copies half, 0 logs lost")

    def check_copies(self, data, rows):
        """Each copy that has its name is whole; their names."""
        backup = os.path.join(data, "backup")
        names = [name for name in os.listdir(backup) if name.endswith((".DAT", ".db"))] if os.path.isdir(backup) else []
        for name in names:
            path = os.path.join(backup, name)
            if name.endswith(".DAT"):
                self.assertEqual(read_tables(Path(path).read_bytes()), rows)
            else:
                with contextlib.closing(sqlite3.connect(path)) as copy:
                    self.assertEqual(copy.execute("PRAGMA integrity_check").fetchone(), ("ok",))
        return names

    @staticmethod
    def scores_of(rows):
        return sorted((row["table"], row["score"]) for row in rows)

    def done(self, command):
        data = os.path.join(self.room, "done")
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self.template, data)
        subprocess.run(command(data), check=True, stdout=subprocess.DEVNULL)
        return self.scores_of(self.tables_in(data))

    def fail_everywhere(self, how, command=None, check=None):
        command, check = command or self.file_one, check or self.check
        first, calls = self.calls_of(command, FILE_CALLS)
        points = range(first + 1, calls + 1, in_all(4, 1))
        for at in points:
            for error in ("EIO", "ENOSPC"):
                with self.subTest(failing_at=at, error=error):
                    what = f"error={error}:when={how.format(at)}"
                    data, result = self.inject(command, FILE_CALLS, what)
                    self.assertGreaterEqual(result.returncode, 0, "it crashed")
                    said = Said(result.stdout)
                    self.assertTrue(all(len(fault) > 20 for fault in said.faults), said.faults)
                    check(data, said)
        return 2 * len(points)

    def test_a_call_that_fails_once_or_for_ever_costs_no_score_that_stood(self):
        self.spool_one()
        points = self.fail_everywhere("{}") + self.fail_everywhere("{}+")
        tell(f"each call of a filing failing once and for ever, {points} points: 0 lost, 0 crashes")

    def test_a_call_that_fails_in_a_filing_with_seasons_leaves_the_score_in_both_tables_or_none(self):
        shutil.rmtree(self.template)
        os.mkdir(self.template)
        self.run_prover("season", "before", 1, 40)
        points = sum(
            self.fail_everywhere(how, self.file_one_in_season, self.check_season)
            for how in ("{}", "{}+")
        )
        tell(f"each call of a filing with seasons failing, {points} points: 0 in one table alone")
