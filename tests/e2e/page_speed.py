"""How soon the web page is there to play on, in Chromium on this machine:

    cd tests/e2e
    CODEMAKER=$PWD/../../build/release/codemaker VECTORS=$PWD/../vectors /usr/bin/python3 -B page_speed.py [TIMES]
"""

import sys
import unittest

from browser import WebCase


class PageSpeed(WebCase):
    times = 10

    def runTest(self):
        self.serve_web()
        for drawing, options in {"the browser": {}, "WebGL without a graphics card": {"webgl": True}}.items():
            seconds = sorted(self.title_after(options) for _ in range(self.times))
            print(f"letters drawn by {drawing}: the title with its keys after {seconds[0]:.1f} to {seconds[-1]:.1f} s,"
                  f" median {seconds[len(seconds) // 2]:.1f} (limit 1)")

    def title_after(self, options):
        """Seconds from the address to the title."""
        browser = self.browser(**options)
        seconds = browser.opened["milliseconds"] / 1000
        browser.end()
        return seconds


if __name__ == "__main__":
    PageSpeed.times = int(sys.argv[1]) if len(sys.argv) > 1 else PageSpeed.times
    unittest.TextTestRunner(verbosity=0).run(PageSpeed())
