"""Another program has the lock of the score file, and is killed, stopped or slow."""

import signal
import subprocess
import threading
import time

from proofs import PROVER, Proof, in_all, tell


class Held(Proof):
    def hold(self):
        holder = subprocess.Popen([PROVER, "hold", self.data], stdout=subprocess.PIPE, text=True)
        self.addCleanup(holder.stdout.close)
        self.addCleanup(holder.wait)
        self.addCleanup(holder.kill)
        self.assertEqual(holder.stdout.readline(), "held\n")
        return holder

    def begin_filing(self):
        command = [PROVER, "file", self.data, "new", "1", "2"]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def waits_after_kills(self, times):
        """Seconds from the death of the holder to the score that waited."""
        for _ in range(times):
            holder = self.hold()
            waiting = self.begin_filing()
            self.assertRegex(waiting.stdout.readline(), "^try ")
            time.sleep(0.05)
            holder.kill()
            killed = time.monotonic()
            self.assertEqual(waiting.stdout.readline(), "ack 1 table\n")
            yield time.monotonic() - killed
            waiting.communicate()

    def test_when_the_holder_is_killed_the_next_one_goes_on_at_once(self):
        waits = sorted(self.waits_after_kills(in_all(5, 100)))
        tell(
            f"holder of the lock killed {len(waits)} times: the next score filed after "
            f"{waits[len(waits) // 2] * 1000:.1f} ms (median), {waits[-1] * 1000:.1f} ms at most"
        )

    def test_while_the_holder_is_stopped_scores_wait_in_the_spool_and_are_merged_later(self):
        self.run_prover("file", "before", 0, 60)
        holder = self.hold()
        holder.send_signal(signal.SIGSTOP)
        doors = in_all(4, 16)
        said = []

        def file_some():
            said.append(self.run_prover("file", f"w{len(said)}-{threading.get_ident()}", 0, 1)[0])

        threads = [threading.Thread(target=file_some) for _ in range(doors)]
        begun = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        waited = time.monotonic() - begun
        self.assertEqual([len(each.spooled) for each in said], [1] * doors)
        self.assertEqual(len(self.spool_in(self.data)), doors)
        holder.kill()
        holder.wait()
        self.run_prover("file", "before", 60, 61)
        self.assertEqual(self.spool_in(self.data), [])
        for each in said:
            self.assert_none_lost(self.tables_in(self.data), each)
        tell(f"holder stopped: {doors} doors went on after {waited:.1f} s, 0 scores lost")
