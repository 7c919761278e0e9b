"""A disk with no room, or hardly any: each number of free blocks from none to 64."""

import os
import shutil
import subprocess

from proofs import PROVER, Proof, Said, tell

BLOCK = 4096
BLOCKS = 64

#: In a room of its own, where anybody may mount: fills the disk but for some blocks, files scores,
#: makes room again and files one more. The disk is copied out, for it goes with the room.
SCRIPT = r"""
set -e
mount -t tmpfs -o size=$((256 * 4096)) none "$disk"
cp -r "$before/." "$disk"
if head -c $((256 * 4096)) /dev/zero >"$disk/ballast" 2>/dev/null; then exit 9; fi  # it is full
size=$(stat -c %s "$disk/ballast")
truncate -s $((size - free * 4096)) "$disk/ballast"
"$prover" file "$disk" new 1 4
mkdir -p "$after/full" && cp -r "$disk/." "$after/full"
rm "$disk/ballast" && rm "$after/full/ballast"
"$prover" file "$disk" later 60 61 >"$after/later"
mkdir "$after/again" && cp -r "$disk/." "$after/again"
"""


class FullDisks(Proof):
    def test_no_number_of_free_blocks_costs_a_score_that_stood(self):
        before = os.path.join(self.room, "before")
        os.mkdir(before)
        self.run_prover("file", "before", 0, 60, data=before)
        disk, after = os.path.join(self.room, "disk"), os.path.join(self.room, "after")
        os.mkdir(disk)
        refused = spooled = 0
        for free in range(BLOCKS + 1):
            with self.subTest(free=free):
                shutil.rmtree(after, ignore_errors=True)
                names = {"disk": disk, "before": before, "after": after, "free": str(free)}
                result = subprocess.run(
                    ["unshare", "--map-root-user", "--mount", "sh", "-c", SCRIPT],
                    stdout=subprocess.PIPE, text=True, check=True,
                    env={**os.environ, **names, "prover": PROVER},
                )
                said = Said(result.stdout)
                self.assertEqual(len(said.tried), 3)
                full, again = os.path.join(after, "full"), os.path.join(after, "again")
                self.assert_none_lost(self.tables_in(full) + self.spool_in(full), said)
                self.assertEqual(self.spool_in(again), [])
                for row in said.acked.values():
                    self.assertIn(row["score"], [each["score"] for each in self.tables_in(again)])
                self.assertTrue(all("No space left" in fault for fault in said.faults), said.faults)
                refused += len(said.faults)
                spooled += len(said.spooled)
        self.assertGreater(refused, 0)
        self.assertGreater(spooled, 0)
        tell(
            f"disks of 0 to {BLOCKS} free blocks: 0 scores lost, 0 files damaged; "
            f"{spooled} scores waited in the spool, {refused} were refused with a sentence"
        )
