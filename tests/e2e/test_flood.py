"""One caller who asks for more than anybody can answer, while another plays."""

import contextlib

from server_callers import *

IS_SANITIZED = int(os.environ.get("EVERY", "1")) > 1


class Flood(ServerCase):
    def begin_game(self, port, host):
        """A game alone against a code of 5 holes and 8 colors, in lines."""
        wire = self.call(port, host)
        self.enter(wire, f"Ada{host}")
        wire.wait_said(r"Menu: ")
        wire.send("d\r")
        wire.wait_said(r"Settings")
        wire.send("d\rh\rc\rc\rn\r")
        wire.wait_said(r"Guess 1: ")
        return wire

    def pour(self, wire, data):
        with contextlib.suppress(OSError):
            wire.socket.sendall(data)

    def waits_for_hints(self, wire):
        """Seconds from asking for a hint to reading it, once each turn."""
        for turn in range(1, 9):
            wire.send("00000\r")
            wire.wait_said(rf"Guess {turn + 1}: ")
            begin = time.monotonic()
            wire.send("h\r")
            wire.wait_said(r"possible", 30)
            yield time.monotonic() - begin

    def test_twenty_thousand_hints_asked_by_one_caller_do_not_keep_another_waiting(self):
        port = self.serve_with("max_per_address = 40")
        flood, player = self.begin_game(port, 2), self.begin_game(port, 3)
        sender = threading.Thread(target=self.pour, args=(flood, b"11223\rh\r" * 20_000), daemon=True)
        sender.start()
        waits = list(self.waits_for_hints(player))
        # 250 ms are promised of what is installed, on a machine that does nothing else.
        self.assertLess(max(waits), 30 if IS_SANITIZED else 2)
        flood.close()
        sender.join()


if __name__ == "__main__":
    unittest.main()
