"""How soon the web page is there to play on, in Chromium on this machine, and as a phone four times slower on
the networks that phones have:

    cd tests/e2e
    CODEMAKER=$PWD/../../build/release/codemaker VECTORS=$PWD/../vectors /usr/bin/python3 -B page_speed.py [TIMES]
"""

import sys
import unittest

from browser import WebCase


# The networks as WebPageTest has them: bits, and milliseconds there and back; and in how many seconds a link
# to a puzzle may be a board to tap.
NETWORKS = {"4G": (9000, 170, 1.0), "slow 3G": (400, 400, 2.5)}
PHONE = {"width": 390, "height": 844, "touch": True}


class PageSpeed(WebCase):
    times = 10

    def runTest(self):
        self.serve_web()
        for drawing, options in {"the browser": {}, "WebGL without a graphics card": {"webgl": True}}.items():
            seconds = sorted(self.title_after(options) for _ in range(self.times))
            print(f"letters drawn by {drawing}: the title with its keys after {seconds[0]:.1f} to {seconds[-1]:.1f} s,"
                  f" median {seconds[len(seconds) // 2]:.1f} (limit 1)")

        for name, (kilobits, latency, limit) in NETWORKS.items():
            slow = {"kilobits": kilobits, "latency": latency, "processor": 4}
            options = {"slow": slow, "path": "/daily/code", **PHONE}
            seconds = sorted(self.title_after(options) for _ in range(self.times))
            middle = seconds[len(seconds) // 2]
            print(f"{name}, a processor four times slower: a link to a code to tap after {seconds[0]:.1f} to"
                  f" {seconds[-1]:.1f} s, median {middle:.2f} (limit {limit})")
            with self.subTest(name):
                self.assertLessEqual(middle, limit)

    def title_after(self, options):
        """Seconds from the address to the title, in a browser whose own start is over."""
        browser = self.browser(rests=True, **options)
        seconds = browser.opened["milliseconds"] / 1000
        browser.end()
        return seconds


if __name__ == "__main__":
    PageSpeed.times = int(sys.argv[1]) if len(sys.argv) > 1 else PageSpeed.times
    done = unittest.TextTestRunner(verbosity=0).run(PageSpeed())
    sys.exit(not done.wasSuccessful())
