"""What a server allows its callers, and who is kept out for a while."""

import re

from server_callers import *


class Limits(ServerCase):
    def welcomes(self, port, host):
        wire = self.call(port, host)
        is_welcome = self.greets(wire)
        wire.close()
        return is_welcome

    def test_who_connects_too_often_in_a_minute_is_banned_and_others_are_not(self):
        port = self.serve_with("connects_per_minute = 5")
        answers = [self.welcomes(port, host=7) for _ in range(12)]
        self.assertEqual(answers, [True] * 5 + [False] * 7)
        self.assertTrue(self.welcomes(port, host=8))
        lines = [line for line in self.log().splitlines() if "refused" in line]
        self.assertEqual(len(lines), 1)
        self.assertIn("127.0.0.7 was refused: too many connections in a minute", lines[0])

    def test_who_connects_and_hangs_up_at_once_is_counted_and_leaves_nothing_behind(self):
        port = self.serve_with()
        self.call(port).take()
        before = self.descriptors()
        for number in range(300):
            self.call(port, host=2 + number % 3).close()
        self.assertTrue(self.welcomes(port, host=9))  # so all who came before are at the server
        self.until(lambda: self.descriptors() == before, "their descriptors are closed", 5)
        self.server.terminate()
        self.assertEqual(self.server.wait(PATIENCE), 0)
        lines = [line for line in self.log().splitlines() if "gone before" in line]
        self.assertLess(len(lines), 20)
        # Whose end is noticed as the server ends stands behind the count.
        told = [line for line in lines if "telnet 127.0.0.3: gone before the first screen" in line]
        more = re.search(r"(\d+) more callers from 127\.0\.0\.3 were gone before the first screen", self.log())
        self.assertEqual(len(told) + int(more[1]), 100)

    def test_callers_are_counted_by_address_and_in_all(self):
        port = self.serve_with("max_callers = 3\nmax_per_address = 2")
        wires = [self.call(port, host) for host in (2, 2, 3)]
        for wire in wires:
            self.enter(wire, "Ada")  # who says nothing would make room
        others = [self.call(port, host) for host in (2, 4)]
        self.assertEqual([self.greets(wire) for wire in others], [False, False])
        wires[0].close()
        self.until(lambda: self.welcomes(port, host=4), "there is room again", 5)

    def test_a_guest_who_hangs_up_has_begun_their_run_of_the_day_whatever_name_comes_next(self):
        port = self.serve_with(general="ranked_runs = 1")

        def wire_after(name, host, words):
            """Who begins a run and guesses once reads this in the end."""
            wire = self.call(port, host)
            self.enter(wire, name)
            wire.wait_said(r"Menu: ")
            wire.send("r\r")
            if wire.wait_said(r"Guess 1: |Your address has 1 ranked run a day")[0] == "Guess 1: ":
                wire.send("1122\r")
                # On a busy machine the answer to the guess may come before the end of the run.
                wire.wait_said(words)
            else:
                self.assertNotIn("Guess", words)
            wire.close()

        wire_after("Ada", 7, r"Guess 2: ")
        wire_after("Bob", 7, r"so this one ended here")
        wire_after("Cyd", 8, r"Guess 2: ")

    def test_who_has_a_whole_network_of_addresses_does_not_get_all_lines_with_it(self):
        port = self.serve_with("max_per_address = 2")
        held = [self.greets(self.call(port, host=2 + number)) for number in range(40)]
        self.assertEqual(held, [True] * 32 + [False] * 8)
        neighbor = socket.create_connection(("127.0.0.1", port), 5, ("127.0.1.1", 0))
        self.addCleanup(neighbor.close)
        self.assertTrue(neighbor.recv(100).startswith(OPENING))

    def test_a_caller_by_ipv6_counts_like_all_others(self):
        self.serve_with("max_per_address = 2", telnet=["[::1]:0"])
        held = []
        for _ in range(3):
            wire = socket.create_connection(("::1", self.ports["telnet"][0]), 5)
            self.addCleanup(wire.close)
            held.append(wire.recv(100).startswith(OPENING))
        self.assertEqual(held, [True, True, False])
        self.assertIn("a caller from ::/64 was refused", self.log())

    def test_who_gives_no_name_is_let_go_when_the_config_says(self):
        port = self.serve_with("name_seconds = 10")
        wire = self.call(port)
        wire.wait_said(r"P: play")
        steady_clock.advance(8)
        self.assertFalse(select.select([wire.socket], [], [], 0.2)[0])
        steady_clock.advance(3)
        wire.rest()
        self.until(lambda: "gave no name" in self.log(), "the end of the call in the log")


class BadInput(ServerCase):
    """What comes to the telnet port and is no caller."""

    GARBAGE = [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)) * 2,
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"\0root\0root\0xterm/38400\0",
        os.urandom(65536),
        b"\xff\xfa\x18" + b"a" * 200000,
        b"\xff\xfa" * 5000,
        b"\x1b[" * 20000,
    ]

    def test_other_protocols_and_garbage_cost_little_and_hold_nobody_up(self):
        port = self.serve_with("name_seconds = 10")
        self.call(port).take()
        before = self.resident_kib()
        wires = []
        for number, junk in enumerate(self.GARBAGE):
            wire = self.call(port, host=2 + number)
            wires.append(wire)
            with contextlib.suppress(OSError):
                wire.socket.sendall(junk)
        watch = Stopwatch()
        self.assertTrue(self.greets(self.call(port, host=60)))
        self.assertLess(watch.seconds(), 1)
        steady_clock.advance(12)
        for wire in wires:
            wire.rest()  # all are let go
        if not IS_SANITIZED:
            self.assertLess(self.resident_kib() - before, 64 * len(wires) + 4096)
        self.assertIsNone(self.server.poll())

    def test_a_flood_of_negotiation_is_cut(self):
        port = self.serve_with()
        wire = self.call(port)
        with contextlib.suppress(OSError):
            for _ in range(200):
                wire.socket.sendall(b"".join(b"\xff\xfd%c\xff\xfe%c" % (n, n) for n in range(40)) * 50)
        with contextlib.suppress(OSError):
            wire.rest()
        self.assertLess(len(wire.received), 16384)
        self.assertTrue(self.greets(self.call(port)))

    def test_half_open_callers_of_many_addresses_do_not_keep_a_new_one_waiting(self):
        port = self.serve_with("max_callers = 5000\nmax_per_address = 100", mode="auto")
        count = 200 if IS_SANITIZED else 1000
        silent = [self.call(port, host=2 + number % 200) for number in range(count)]
        watch = Stopwatch()
        caller = self.call(port, host=250)
        caller.send(NAWS % b"\x00\x50\x00\x18" + ANSWERS)
        caller.wait_said("leave")
        self.assertLess(watch.seconds(), 2)
        for wire in silent:
            wire.close()
        self.until(lambda: self.descriptors() < 60, "their descriptors are closed", 10)


if __name__ == "__main__":
    unittest.main()
