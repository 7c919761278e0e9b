"""codemaker serve under load, out of resources, with a disk that does not answer, and at its end."""

import http.client

from hanging_disk import HangingDisk
from server_callers import *


class Descriptors(ServerCase):
    def few(self, number):
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (number, number))

    def test_more_callers_than_descriptors_are_refused_and_accepting_goes_on(self):
        port = self.serve_with(limits=self.few(80))
        wires = [self.call(port, host=2 + number // 8) for number in range(120)]
        answers = []
        for wire in wires:
            wire.take()
            answers.append("busy" if wire.received == BUSY_LINE else wire.received.startswith(OPENING))
        self.assertGreater(answers.count(True), 20)
        self.assertEqual(answers.count(True) + answers.count("busy"), len(wires))
        for wire in wires:
            wire.close()
        self.until(lambda: self.greets(self.call(port, host=99)), "a newcomer is welcome again")
        self.assertIsNone(self.server.poll())

    def test_max_callers_beyond_the_limit_of_the_system_is_said_in_the_log(self):
        self.serve_with("max_callers = 500", limits=self.few(100))
        self.assertRegex(
            self.log(), r"max_callers is 500, but the system allows 100 open files: \d+ callers at most"
        )

    @needs_root
    def test_a_caller_costs_one_descriptor(self):
        port = self.serve_with("max_per_address = 40")
        before = self.descriptors()
        wires = [self.call(port) for _ in range(40)]
        for wire in wires:
            self.assertTrue(self.greets(wire))
        self.assertEqual(self.descriptors() - before, 40)

    def test_without_a_descriptor_left_a_caller_is_told_and_the_next_one_is_welcome(self):
        port = self.serve_with("max_per_address = 40")
        self.assertTrue(self.greets(self.call(port)))
        taken = {int(fd) for fd in os.listdir(f"/proc/{self.server.pid}/fd")}
        used = min(set(range(len(taken) + 1)) - taken)  # the next one would have that number
        before = resource.prlimit(self.server.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(self.server.pid, resource.RLIMIT_NOFILE, (used, before[1]))
        for _ in range(3):
            refused = self.call(port)
            refused.take()
            self.assertEqual(refused.received, BUSY_LINE)
        resource.prlimit(self.server.pid, resource.RLIMIT_NOFILE, before)
        self.until(lambda: self.greets(self.call(port)), "a newcomer is welcome again")

    def test_a_newcomer_gets_the_line_of_one_who_has_not_said_a_word(self):
        port = self.serve_with("max_callers = 3")
        speaking = self.call(port, host=1)
        self.enter(speaking, "Ada")
        silent = [self.call(port, host=host) for host in (2, 3)]
        for wire in silent:
            self.assertTrue(self.greets(wire))
        self.enter(self.call(port, host=4), "Bob")
        self.assertIn(b"all lines are busy", silent[0].rest())
        speaking.send("h\r")
        speaking.wait_said(r"Hall of Fame")
        self.enter(self.call(port, host=5), "Cid")
        self.assertIn(b"all lines are busy", silent[1].rest())
        refused = self.call(port, host=6)
        self.assertIn(b"all lines are busy", refused.rest())

    def test_who_gave_no_name_holds_no_more_than_a_share_of_the_lines_that_others_want(self):
        port = self.serve_with("max_callers = 6")
        self.enter(self.call(port, host=1), "Ada")
        reading = [self.call(port, host=host) for host in range(2, 7)]
        for wire in reading:
            wire.take()
            wire.socket.sendall(b"\x1b[1;1R")  # the terminal, not a person
        steady_clock.advance(3)
        for wire in reading:
            wire.wait_said(r"P: play")
        bob = self.call(port, host=7)
        self.enter(bob, "Bob")
        bob.wait_said(r"Welcome, Bob\.")
        self.assertIn(b"all lines are busy", reading[0].rest())
        # Four may read on.
        self.assertIn(b"all lines are busy", self.call(port, host=8).rest())
        reading[-1].send("p\r")
        reading[-1].wait_said(r"Your name: ")

    def test_an_rlogin_handshake_that_does_not_come_holds_no_line_that_others_want(self):
        board = '[[serve.boards]]\ntag = "NEAR"\naddresses = ["127.0.0.0/8"]'
        self.serve_with(f'max_callers = 2\nrlogin = ["127.0.0.1:0"]\n{board}')
        before = self.descriptors()
        silent = [self.call(self.ports["rlogin"][0], host=host) for host in (2, 3)]
        self.until(lambda: self.descriptors() == before + 2, "both are in")
        for number, wire in enumerate(silent):
            caller = self.call(self.ports["telnet"][0], host=4 + number)
            self.enter(caller, f"Ada {number}")
            caller.wait_said(r"Welcome, Ada")
            self.assertEqual(wire.rest(), b"")

    def test_who_is_kept_out_takes_no_line_from_a_silent_caller(self):
        port = self.serve_with("max_callers = 1\nconnects_per_minute = 1")
        self.call(port, host=2).close()
        self.assertIn(b"all lines are busy", self.call(port, host=2).rest())  # banned
        self.until(lambda: "gone before" in self.log(), "a free line")
        silent = self.call(port, host=3)
        self.assertTrue(self.greets(silent))
        self.assertIn(b"all lines are busy", self.call(port, host=2).rest())
        self.enter(silent, "Ada")
        silent.wait_said(r"Welcome, Ada\.")

    def test_refused_callers_are_counted_and_told_once_a_minute(self):
        port = self.serve_with("max_callers = 1")
        self.enter(self.call(port), "Ada")  # who says nothing would make room
        for _ in range(500):
            self.call(port).rest()
        lines = [line for line in self.log().splitlines() if "refused" in line]
        self.assertEqual(len(lines), 1)
        self.server.terminate()
        self.assertEqual(self.server.wait(PATIENCE), 0)
        self.assertRegex(self.log(), r"499 more callers from 127\.0\.0\.1 were refused")


class Memory(ServerCase):
    LARGEST = NAWS % b"\x03\xe7\x03\xe7" + ANSWERS

    def serve_ada(self, config):
        """A server at whose menu Ada is."""
        port = self.serve_with(config, records="off")
        ada = self.call(port)
        self.enter(ada, "Ada")
        ada.wait_said(r"Welcome, Ada")
        return port, ada

    def test_where_memory_ends_newcomers_are_refused_and_who_plays_goes_on(self):
        if IS_SANITIZED:
            return  # the sanitizers alone map terabytes
        port, playing = self.serve_ada("max_per_address = 1000")
        before = self.allow(12 * 1024)

        def fills_the_memory():
            return not self.greets(self.call(port, host=2))

        self.until(fills_the_memory, "there is no memory for one more")
        self.assertIn(BUSY_LINE, self.call(port, host=3).rest())
        self.assertRegex(self.log(), r"refused: the system allows no more memory")
        playing.send("h\r")
        playing.wait_said(r"No scores yet\.")
        resource.prlimit(self.server.pid, resource.RLIMIT_DATA, before)
        self.assertTrue(self.greets(self.call(port, host=4)))

    def allow(self, more):
        """The server may write to so many KiB more than now; what it was allowed before."""
        # A thread reserves addresses for its own heap: what counts is what may be written.
        with open(f"/proc/{self.server.pid}/status") as status:
            kibibytes = int(re.search(r"VmData:\s+(\d+)", status.read())[1])
        before = resource.prlimit(self.server.pid, resource.RLIMIT_DATA)
        resource.prlimit(self.server.pid, resource.RLIMIT_DATA, (1024 * (kibibytes + more), before[1]))
        return before

    def test_where_memory_ends_pages_are_refused_and_who_plays_goes_on(self):
        if IS_SANITIZED:
            return  # the sanitizers alone map terabytes
        _, playing = self.serve_ada('web = ["127.0.0.1:0"]')
        visitor = http.client.HTTPConnection("127.0.0.1", self.ports["web"][0], timeout=PATIENCE)
        self.addCleanup(visitor.close)

        def asks():
            visitor.request("GET", "/hall")
            answer = visitor.getresponse()
            answer.read()
            return answer.status

        self.assertEqual(asks(), 200)
        before = self.allow(0)
        self.assertEqual(asks(), 503)
        playing.send("h\r")
        playing.wait_said(r"No scores yet\.")
        resource.prlimit(self.server.pid, resource.RLIMIT_DATA, before)
        self.assertEqual(asks(), 200)

    def test_a_newcomer_is_answered_while_the_largest_terminals_are_painted(self):
        port = self.serve_with("max_per_address = 100", mode="full")
        wires = [self.call(port) for _ in range(5 if IS_SANITIZED else 40)]
        for wire in wires:
            self.show_title(wire)
        is_over = threading.Event()

        def look_again():
            while not is_over.is_set():
                for wire in wires:
                    wire.socket.sendall(b"\x0c")
                for wire in wires:
                    wire.take(PATIENCE)

        painted = threading.Thread(target=look_again)
        painted.start()
        self.addCleanup(painted.join)  # before the wires that it reads are closed
        self.addCleanup(is_over.set)
        waits = []
        for host in range(20, 30):
            watch = Stopwatch()
            self.assertTrue(self.greets(self.call(port, host)))
            waits.append(watch.seconds())
        if not IS_SANITIZED:  # they paint many times slower, beside whatever else is built and tested
            self.assertLess(max(waits), 1)

    def test_a_terminal_of_999_by_999_costs_little_and_gives_it_back(self):
        port = self.serve_with("max_per_address = 100", mode="full")
        self.show_title(self.call(port))
        before = self.resident_kib()
        wires = [self.call(port) for _ in range(60)]
        for wire in wires:
            self.show_title(wire)
        per_caller = (self.resident_kib() - before) / len(wires)
        for wire in wires:
            wire.close()
        if IS_SANITIZED:
            return  # they shadow everything and keep what was freed
        self.assertLess(per_caller, 200)
        self.until(lambda: self.resident_kib() - before < 2000, "the memory comes back", 20)

    def show_title(self, wire):
        wire.send(self.LARGEST)
        wire.wait_said("leave")


class Scores(ServerCase):
    NAMES = [f"Ada{number}" for number in range(10 if IS_SANITIZED else 30)]

    def hold_lock(self):
        os.makedirs(self.data, exist_ok=True)
        lock = open(os.path.join(self.data, "SCORES.LCK"), "w")
        self.addCleanup(lock.close)
        fcntl.flock(lock, fcntl.LOCK_EX)
        return lock

    def test_winners_do_not_wait_for_a_lock_that_another_holds_and_sigterm_loses_none(self):
        self.hold_lock()
        port = self.serve_with()
        self.let_win(port, self.NAMES)
        self.until(lambda: self.spooled_names() == set(self.NAMES), "every score is in the spool", 30)
        self.server.terminate()
        watch = Stopwatch()
        self.assertEqual(self.server.wait(PATIENCE), 0)
        self.assertLess(watch.seconds(), 2)
        self.assertEqual(self.spooled_names(), set(self.NAMES))

    def test_the_hall_of_fame_is_read_while_scores_wait_for_the_lock(self):
        self.hold_lock()
        port = self.serve_with()
        wires = self.let_win(port, self.NAMES[:5])
        reader = self.call(port, host=90)
        self.enter(reader, "Reader")
        reader.wait_said(r"Menu: ")
        watch = Stopwatch()
        reader.send("h\r")
        reader.wait_said(r"Hall of Fame, ")
        self.assertLess(watch.seconds(), 0.5)
        self.assertEqual(len(wires), 5)

    def test_with_a_disk_that_does_not_answer_the_server_is_gone_within_two_seconds(self):
        disk = HangingDisk(self)
        port = self.serve_with(env=disk.environment)
        disk.hang()
        self.let_win(port, self.NAMES[:5])
        self.server.terminate()
        watch = Stopwatch()
        self.assertEqual(self.server.wait(15), 0)
        self.assertLess(watch.seconds(), 2)
        log = self.log()
        kept = self.spooled_names()
        for name in self.NAMES[:5]:
            self.assertTrue(name in kept or re.search(rf"score of {name} with \d+ points", log), name)


class Log(ServerCase):
    def test_of_callers_of_a_server_that_is_killed_the_log_has_who_they_were(self):
        port = self.serve_with()
        wire = self.call(port)
        self.call(port).take()  # who has given no name yet
        self.enter(wire, "Ada")
        wire.wait_said(r"Menu: ")
        wire.send("?\r")
        wire.wait_said(r"Menu: ")
        self.server.kill()
        self.server.wait()
        lines = [line for line in self.log().splitlines() if "call" in line]
        self.assertEqual(len(lines), 1, lines)
        self.assertRegex(lines[0], r"call begins: Ada on telnet 127\.0\.0\.1$")


class Time(ServerCase):
    def time_left(self, port):
        wire = self.call(port)
        self.enter(wire, "Ada")
        wire.wait_said(r"Menu: ")
        wire.send("time\r")
        return wire.wait_said(r"Time left: ([^.]*)\.")[1]

    def test_a_call_lasts_an_hour_unless_the_sysop_says_otherwise(self):
        self.assertIn(self.time_left(self.serve_with()), ("59 min", "60 min"))
        self.assertEqual(self.time_left(self.serve_with("minutes = 0")), "no limit")


class End(ServerCase):
    def test_callers_are_told_that_the_board_is_going_down(self):
        port = self.serve_with()
        playing, arriving = self.call(port), self.call(port)
        self.enter(playing, "Ada")
        playing.wait_said(r"Menu: ")
        arriving.take()
        self.server.terminate()
        self.assertEqual(self.server.wait(PATIENCE), 0)
        for wire in (playing, arriving):
            self.assertIn(b"The board is going down", wire.rest())

    def test_callers_with_screens_are_told_below_what_they_see(self):
        port = self.serve_with(mode="full")
        wire = self.call(port)
        wire.send(NAWS % b"\x00\x50\x00\x18" + ANSWERS)
        wire.wait_said("leave")
        self.server.terminate()
        self.assertRegex(wire.rest(), rb"\r\nThe board is going down[^\x1b]*\r\n$")
        self.assertEqual(self.server.wait(PATIENCE), 0)

    def test_signals_that_come_twice_end_the_server_in_order(self):
        for second in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with self.subTest(second):
                port = self.serve_with()
                self.enter(self.call(port), "Ada")
                self.server.terminate()
                while self.server.poll() is None:
                    self.server.send_signal(second)
                self.assertEqual(self.server.wait(PATIENCE), 0)


if __name__ == "__main__":
    unittest.main()
