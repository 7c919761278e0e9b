"""The power goes at any moment, and the disk keeps any part of what was not synced."""

import json
import os
import random
import shutil
import subprocess

from disk_model import CALLS, Disk
from hall_file import read_record, read_tables
from proofs import PROGRAM, PROVER, Proof, Said, in_all, tell


class PowerCuts(Proof):
    def traced_calls(self, words):
        log = os.path.join(self.room, "calls")
        around = ["strace", "-f", "-qq", "-xx", "-s", "100000", "-o", log, "-e", f"trace={CALLS}"]
        subprocess.run([*around, PROVER, *words], check=True, stdout=subprocess.DEVNULL)
        with open(log) as file:
            return file.readlines()

    def cut(self, lines, chance):
        """What the disk holds after a power cut somewhere in these calls; what was said before."""
        disk = Disk(self.data)
        for line in lines[: chance.randrange(len(lines) + 1)]:
            disk.take(line)
        return disk.left_after_power_cut(chance), Said("".join(disk.said))

    @staticmethod
    def rows_in(files):
        tables = read_tables(files["SCORES.DAT"]) if "SCORES.DAT" in files else []
        spool = [name for name in files if name.startswith("spool/") and name.endswith(".score")]
        return tables, [read_record(files[name]) for name in spool]

    def check_with_the_program(self, files, tables, said):
        """It shows the same tables, and files on."""
        data = os.path.join(self.room, "after")
        shutil.rmtree(data, ignore_errors=True)
        for name, content in files.items():
            os.makedirs(os.path.dirname(os.path.join(data, name)), exist_ok=True)
            with open(os.path.join(data, name), "wb") as file:
                file.write(content)
        os.makedirs(data, exist_ok=True)
        listed = subprocess.run(
            [PROGRAM, "scores", "list", "--json", "--data", data], stdout=subprocess.PIPE, check=True
        )
        shown = {row["score"] for table in json.loads(listed.stdout).values() for row in table}
        self.assertEqual(shown, {row["score"] for row in tables})
        again, _ = self.run_prover("file", "before", 60, 61, data=data)
        self.assertEqual((again.faults, len(again.acked)), ([], 1))
        self.assert_none_lost(self.tables_in(data), said)

    def test_what_was_taken_for_filed_is_there_after_a_power_cut(self):
        cuts, checked = in_all(200, 10_000), 0
        # The power goes in the first scores of a board as well as in full tables.
        trace = self.traced_calls(["mix", self.data, "new", "1", "50"])
        whole = Disk(self.data)
        for line in trace:
            whole.take(line)
        tried = Said("".join(whole.said))
        for cut in range(cuts):
            chance = random.Random(cut)
            files, said = self.cut(trace, chance)
            with self.subTest(cut=cut):
                tables, spool = self.rows_in(files)
                self.assert_none_lost(tables + spool, said)
                self.assert_none_made_up(tables + spool, tried)
                for name in files:
                    if name.startswith("SCORES.BAK"):
                        read_tables(files[name])
                if cut % 50 == 0:
                    self.check_with_the_program(files, tables, said)
                    checked += 1
        tell(
            f"{cuts} power cuts within {len(trace)} calls: 0 scores lost, 0 files damaged; "
            f"{checked} of them opened by the program"
        )

    def test_what_was_taken_for_filed_is_in_its_season_too_after_a_power_cut(self):
        cuts = in_all(100, 5_000)
        trace = self.traced_calls(["season", self.data, "new", "1", "40"])
        for cut in range(cuts):
            files, said = self.cut(trace, random.Random(cut))
            with self.subTest(cut=cut):
                tables, spool = self.rows_in(files)
                name = "seasons/2026-11.DAT"
                of_season = read_tables(files[name]) if name in files else []
                self.assert_none_lost(tables + spool, said)
                self.assert_none_lost(of_season + spool, said)
        tell(f"{cuts} power cuts within {len(trace)} calls of filings with seasons: 0 scores lost")
