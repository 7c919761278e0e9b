"""Every single bit of a full score file turned over."""

import re
import subprocess

from proofs import PROVER, Proof, in_all, tell


class Damage(Proof):
    def test_a_flipped_bit_costs_one_row_at_most_and_shows_no_wrong_one(self):
        self.run_prover("file", "before", 0, 60)
        step = in_all(17, 1)
        said = subprocess.run(
            [PROVER, "flip", self.data, str(step)], stdout=subprocess.PIPE, text=True, check=True
        ).stdout
        bits = int(re.fullmatch(r"flipped (\d+)\n", said)[1])
        self.assertEqual(bits, -(-8 * (32 + 30 * 512) // step))
        tell(f"{bits} bits of a full file turned over: 0 crashes, 0 wrong rows, all other rows there")
