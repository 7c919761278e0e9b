"""The program that measures what callers get, as tools/bench builds it beside codemaker."""

import os
import subprocess
import unittest

from caller import PROGRAM


class Bench(unittest.TestCase):
    def measured(self, *words):
        """The figures by their names."""
        program = os.path.join(os.path.dirname(PROGRAM), "codemaker-bench")
        run = subprocess.run([program, *words], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        rows = (line.split("  ", 1) for line in run.stdout.splitlines() if "  " in line)
        return {name: figures.split() for name, figures in rows}

    def test_callers_play_at_the_server(self):
        rows = self.measured("server", "--callers", "3", "--every", "100", "--seconds", "1")
        self.assertEqual(rows["callers at a board"], ["3", ">=", "3"])
        self.assertEqual(rows["keys without an answer"][0], "0")
        self.assertGreater(float(rows["keys a second"][0]), 3)

    def test_a_wrong_word_is_refused(self):
        program = os.path.join(os.path.dirname(PROGRAM), "codemaker-bench")
        run = subprocess.run([program, "speed"], capture_output=True)
        self.assertEqual(run.returncode, 2)


if __name__ == "__main__":
    unittest.main()
