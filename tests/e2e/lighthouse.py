"""What Lighthouse says of the page, on its phone of four years ago by its slow 4G; each figure beside its limit:

    tools/install test page
    cd tests/e2e
    CODEMAKER=$PWD/../../build/release/codemaker VECTORS=$PWD/../vectors /usr/bin/python3 -B lighthouse.py
"""

import json
import sys
import unittest

from browser import MODULES, os, steady_clock, subprocess
from test_web_pages import Pages

LEAST = 95


class Lighthouse(Pages):
    def judged(self, target):
        """Its categories of a page, of 100."""
        program = os.path.join(MODULES, "lighthouse", "cli", "index.js")
        took = subprocess.run(
            ["node", program, f"http://127.0.0.1:{self.web_port}{target}", "--quiet", "--output=json",
             "--chrome-flags=--no-sandbox --headless"],
            env={**steady_clock.real_time(), "CHROME_PATH": "/usr/bin/chromium"}, capture_output=True, check=True,
        )
        categories = json.loads(took.stdout)["categories"]
        return {name: round(100 * category["score"]) for name, category in categories.items()}

    def runTest(self):
        for target in ("/", "/daily/code", f"/game/{self.numbers('masterix')[0]}", "/hall", "/daily"):
            judged = self.judged(target)
            print(f"{target}: " + ", ".join(f"{name} {points}" for name, points in judged.items()) + f" (limit {LEAST})")
            with self.subTest(target):
                self.assertGreaterEqual(min(judged.values()), LEAST)


if __name__ == "__main__":
    done = unittest.TextTestRunner(verbosity=0).run(Lighthouse())
    sys.exit(not done.wasSuccessful())
