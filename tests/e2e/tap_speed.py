"""What a tap on a board of the web page costs over loopback: how long its answer takes, and how many bytes it has:

    cd tests/e2e
    CODEMAKER=$PWD/../../build/release/codemaker VECTORS=$PWD/../vectors /usr/bin/python3 -B tap_speed.py [TAPS]
"""

import sys
import zlib

from web_wire import *

SCENE, MOVE = 3072, 400
SLOWEST = 50


class TapSpeed(WebCalls):
    taps = 1000

    def answer(self, wire, sends):
        """Seconds until the board has changed, and what was sent of it."""
        wire.text = ""
        began = time.perf_counter()
        wire.frame(sends)
        wire.wait_said("]437;change;")
        return time.perf_counter() - began, wire.text.encode()

    def runTest(self):
        wire = self.called(target="/play?columns=40&rows=20&reader=0&boards=1&to=/c/rabbitry/code")
        wire.wait_said('"open"')
        scene = len(zlib.compress(wire.text.encode()))
        steady_clock.advance(READING)
        answers = [self.answer(wire, "\x7f" if tap % 2 else "1") for tap in range(self.taps)]
        seconds = sorted(each for each, _ in answers)
        bytes_of_tap = max(len(zlib.compress(text)) for _, text in answers)
        p99 = 1000 * seconds[int(0.99 * len(seconds))]
        print(f"a tap's answer: {p99:.1f} ms for 99 of 100 taps (limit {SLOWEST}), at most {bytes_of_tap} bytes"
              f" (limit {MOVE}); the scene with its keys: {scene} bytes (limit {SCENE}), packed")
        self.assertLess(p99, SLOWEST)
        self.assertLess(bytes_of_tap, MOVE)
        self.assertLess(scene, SCENE)


if __name__ == "__main__":
    TapSpeed.taps = int(sys.argv[1]) if len(sys.argv) > 1 else TapSpeed.taps
    done = unittest.TextTestRunner(verbosity=0).run(TapSpeed())
    sys.exit(not done.wasSuccessful())
