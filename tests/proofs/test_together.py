"""Many doors file at once while some of them are killed, others read, and the sysop copies."""

import os
import random
import signal
import subprocess
import threading
import time

from hall_file import read_tables
from proofs import PROVER, Proof, Said, in_all, tell


class Writer:
    """A door that is started again, after it was killed, where it stopped."""

    def __init__(self, data, name, scores, log):
        self.data, self.name, self.scores, self.log = data, name, scores, log
        self.process = None
        self.start()

    def said(self):
        with open(self.log) as file:
            return file.read()

    def start(self):
        done = sum(line.startswith("try") for line in self.said().splitlines()) if self.process else 0
        with open(self.log, "a") as log:
            words = ["file", self.data, self.name, str(done), str(self.scores)]
            self.process = subprocess.Popen([PROVER, *words], stdout=log)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        # A line that the kill cut off was never said.
        with open(self.log, "r+") as log:
            said = log.read()
            log.truncate(len(said[: said.rfind("\n") + 1]))
        self.start()


class Together(Proof):
    def begin_reading(self, readings):
        command = [PROVER, "read", self.data, str(readings)]
        return [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]

    def copy_until(self, over):
        """Plain copies, as a backup makes them at any moment."""
        while not over.is_set():
            with open(os.path.join(self.data, "SCORES.DAT"), "rb") as file:
                self.copies.append(file.read())
            time.sleep(random.uniform(0, 0.02))

    def test_no_score_is_lost_or_doubled_while_doors_are_killed_and_all_read(self):
        self.run_prover("file", "before", 0, 60)
        doors, scores, kills = in_all(8, 16), in_all(60, 2000), in_all(25, 500)
        readings = in_all(10_000, 500_000)
        self.copies = []
        over = threading.Event()
        copying = threading.Thread(target=self.copy_until, args=(over,))
        copying.start()
        readers = self.begin_reading(readings)
        writers = [
            Writer(self.data, f"w{number}", scores, os.path.join(self.room, f"said{number}"))
            for number in range(doors)
        ]
        killed = 0
        while any(writer.process.poll() is None for writer in writers):
            alive = [writer for writer in writers if writer.process.poll() is None]
            if killed < kills and alive:
                random.choice(alive).kill()
                killed += 1
            time.sleep(random.uniform(0, 0.02))
        read = [reader.communicate()[0] for reader in readers]
        over.set()
        copying.join()
        said = Said(*(writer.said() for writer in writers))
        self.assertGreaterEqual(killed, kills)
        self.assertEqual(said.faults, [])
        self.assertEqual([writer.process.returncode for writer in writers], [0] * doors)
        # The next filing merges what waits in the spool.
        self.run_prover("file", "before", 60, 61)
        self.assertEqual(self.spool_in(self.data), [])
        self.assert_none_lost(self.tables_in(self.data), said)
        self.assert_none_made_up(self.tables_in(self.data), said)
        for each in read:
            self.assertRegex(each, r"^read \d+ [\d.]+\n$")
        for copy in self.copies:
            read_tables(copy)
        slowest = max(float(each.split()[2]) for each in read)
        tell(
            f"{doors} doors, {len(said.acked)} scores filed, {killed} kills: 0 lost, 0 doubled; "
            f"{2 * readings} readings, slowest {slowest:.1f} ms: 0 damaged, none went back; "
            f"{len(self.copies)} copies taken meanwhile: all whole"
        )
