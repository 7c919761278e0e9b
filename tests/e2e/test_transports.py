"""Every line gives the same game from the same keys, and ends the same way when it drops."""

import contextlib
import re
import subprocess
import time

from caller import *
from code_breaker import Head, words_to_marks
from lines import *
from walks import of_our_own, walk_of

# Under the sanitizers a start takes long, and every tenth byte has to do.
EVERY = int(os.environ.get("EVERY", "1"))


class OnEveryLine(Case):
    @contextlib.contextmanager
    def line_of(self, kind, *options):
        """A line of this kind, and a data directory of its own."""
        with self.subTest(kind.__name__):
            self.setUp()
            line = kind(self, *options)
            try:
                yield line
            finally:
                line.close()

    def without_records(self):
        """What waits for a player is told when the database has answered, sooner or later."""
        return self.write("off.toml", 'records = "off"\n')

    def test_the_same_keys_give_the_same_lines(self):
        transcripts = {}
        config = self.without_records()
        for kind in EVERY_LINE:
            with self.line_of(kind, "--mode", "line", "--config", config) as line:
                told = b""
                for prompt, keys in walk_of(kind):
                    told += line.until(prompt)
                    line.send(keys)
                told += line.until(b"Goodbye, White")
                self.assertEqual(line.exit_status(), 0)
                self.assertTrue(line.restored())
                told = told[told.index(b"Menu: "):]
                # Each code has a seal of its own.
                told = re.sub(rb"Seal(?: [0-9A-Z]{4}){8}", b"Seal", told)
                # Only callers of our own server need a password.
                told = told.replace(b"W: Password, now none.\r\n", b"")
                transcripts[kind.__name__] = of_our_own(told)
        self.assertEqual(len(set(transcripts.values())), 1, transcripts)

    def test_the_same_keys_give_the_same_screens(self):
        screens = {}
        config = self.without_records()
        for kind in EVERY_LINE:
            if kind is Telnet:
                continue  # its terminal is known better, and gets other bytes for the same screen
            with self.line_of(kind, "--config", config) as line:
                line.until(b"leave")
                shown = [self.shown(line, "Be the first!")]
                for keys, *words in ((b"\r", b"help"), (b"i", b"help"), (b"?", b"other key", b"back"), (b" ", b"help")):
                    line.send(keys)
                    for word in words:
                        line.until(word)
                    shown.append(self.shown(line))
                line.send(b"mqy ")
                line.rest()
                self.assertEqual(line.exit_status(), 0)
                self.assertTrue(line.restored())
                screens[kind.__name__] = "\n".join(shown)
        self.assertEqual(len(set(screens.values())), 1, screens)

    @staticmethod
    def shown(line, text=""):
        """What a terminal shows when the text is there and nothing more comes: the tables may come later
        than the title."""
        def screen():
            screen = pyte.Screen(80, 24)
            pyte.Stream(screen).feed(line.bytes.decode("cp437"))
            return "\n".join(screen.display)

        while text not in screen() and line.read():
            pass
        while select.select([line.reading()], [], [], 0.3)[0] and line.read():
            pass
        # One may begin where a minute ends.
        return re.sub(r"\d+ min\b", "60 min", screen())

    def test_a_level_won_on_any_line_stands(self):
        for kind in EVERY_LINE:
            with self.line_of(kind, "--mode", "line") as line:
                line.until(b"P: play")
                line.send(b"p\r")
                if kind is Telnet:
                    line.until(b"Your name: ")
                    line.send(b"White Rabbit\r")
                self.win_a_level(line)
                self.assertLess(line.drop(), 1.0)
                self.assertEqual(line.exit_status(), 0)
                self.assertEqual([row["name"] for row in self.scores()], ["White Rabbi"])
                self.assertRegex(self.log(), "hung up")

    def win_a_level(self, line):
        """From the menu: plays runs until a level is won."""
        while True:
            line.until(b"Menu: ")
            line.send(b"r\r")
            while (verdict := self.play_level(line)) == "tied":
                pass
            if verdict == "won":
                line.until(b"Rank 1 in the Hall of Fame")
                return

    def play_level(self, line):
        for _ in range(2):
            self.break_code(line)
            line.until(b"Your code: ")
            line.send(b"5566\r")
            line.until(b"Computer 1: ")
            line.send(b"\r")
            line.until(b"You get ")
        decided = re.search(r"You (won|lost) level 1$", line.until(b"evel 1").decode())
        return decided[1] if decided else "tied"

    def break_code(self, line):
        head = Head()
        number = 0
        while True:
            number += 1
            line.until(b"Guess %d: " % number)
            guess = head.guess()
            line.send(guess.encode() + b"\r")
            line.until(b" - ")
            words = line.until(b".").decode()
            if words == "4 exact.":
                return
            head.learn(guess, words_to_marks(words))


class HangUpsOnEveryLine(Case):
    def assert_gone(self, line):
        self.assertLess(line.drop(), 1.0)
        self.assertEqual(line.exit_status(), 0)
        self.assertTrue(self.log().endswith("hung up\n"), self.log()[-200:])
        line.close()

    def test_a_line_that_drops_at_any_prompt_ends_the_door_within_a_second(self):
        for kind in EVERY_LINE:
            walk = walk_of(kind)
            for last, (last_prompt, _) in enumerate(walk):
                with self.subTest(kind.__name__, prompt=last):
                    self.forget_games()
                    line = kind(self, "--mode", "line")
                    for prompt, keys in walk[:last]:
                        line.until(prompt)
                        line.send(keys)
                    line.until(last_prompt)
                    self.assert_gone(line)

    def test_a_line_that_drops_within_the_first_200_bytes_ends_the_door_within_a_second(self):
        for kind in EVERY_LINE:
            if kind is Telnet:
                continue  # it has a test of its own: all calls of one server
            for count in range(1, 201, EVERY):
                with self.subTest(kind.__name__, bytes=count):
                    line = kind(self)
                    line.read_exactly(count)
                    self.assert_gone(line)

    def test_a_telnet_caller_who_drops_within_the_first_200_bytes_leaves_nothing_behind(self):
        port = self.serve()
        def descriptors():
            return len(os.listdir(f"/proc/{self.server.pid}/fd"))

        before = descriptors()
        for count in range(0, 201, EVERY):
            caller = socket.create_connection(("127.0.0.1", port))
            caller.sendall(Telnet.ANSWERS)
            received = 0
            while received < count:
                received += len(caller.recv(count - received))
            caller.close()
        until(lambda: descriptors() <= before, "their descriptors are closed", 5)
        self.assertEqual(descriptors(), before)
        self.assertIsNone(self.server.poll())


class SerialLines(Case):
    def test_a_serial_line_gets_the_speed_and_the_parity_it_was_ordered(self):
        master, slave = os.openpty()
        self.addCleanup(os.close, master)
        self.addCleanup(os.close, slave)
        before = termios.tcgetattr(slave)
        order = f"serial:{os.ttyname(slave)},7E1"
        door = subprocess.Popen(
            [PROGRAM, DOOR32, "--data", self.data, "--io", order, "--baud", "2400"],
            stdin=subprocess.DEVNULL,
            cwd=self.directory,
        )
        self.addCleanup(door.wait)
        self.addCleanup(door.kill)
        painted = b""
        while b"leave" not in painted:
            self.assertTrue(select.select([master], [], [], PATIENCE)[0], painted)
            painted += os.read(master, 4096)
        now = termios.tcgetattr(slave)
        self.assertEqual(now[4:6], [termios.B2400, termios.B2400])
        # A pseudo terminal keeps its eight bits whatever is asked; RTS/CTS it takes.
        self.assertTrue(now[2] & termios.CRTSCTS)
        # 2400 bps: small screens; seven bits: no byte above 127, and parity in the input is no letter.
        self.assertNotIn(b"\xda", painted)
        self.assertTrue(all(byte < 128 for byte in painted))
        os.write(master, bytes(byte | 0x80 for byte in b"\rqy "))
        self.assertEqual(door.wait(PATIENCE), 0)
        self.assertEqual(termios.tcgetattr(slave)[:4], before[:4])

    def test_a_device_that_is_not_there_is_a_polite_line_and_a_reason(self):
        result = self.run_codemaker(
            DOOR32, "--data", self.data, "--io", "serial:/dev/ttyNONE", input=b""
        )
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stdout.startswith(b"Sorry, "))
        self.assertRegex(self.log(), "cannot use the serial line /dev/ttyNONE: No such file")

    def test_two_modems_with_socat_between_them_play_a_game(self):
        ends = [os.path.join(self.directory, name) for name in ("A", "B")]
        cable = subprocess.Popen(["socat", *(f"pty,raw,echo=0,link={end}" for end in ends)])
        self.addCleanup(cable.wait)
        self.addCleanup(cable.kill)
        until(lambda: all(map(os.path.exists, ends)), "the cable", 5)
        far = os.open(ends[1], os.O_RDWR | os.O_NOCTTY)
        self.addCleanup(os.close, far)
        door = subprocess.Popen(
            [PROGRAM, DOOR32, "--data", self.data, "--io", f"serial:{ends[0]}", "--mode", "line"],
            stdin=subprocess.DEVNULL,
        )
        self.addCleanup(door.kill)
        told = b""
        for prompt, keys in ((b"> ", b"p\r"), (b"Menu: ", b"r\r"), (b"Guess 1: ", b"1122\r")):
            while prompt not in told:
                told += os.read(far, 4096)
            steady_clock.advance(READING)
            os.write(far, keys)
        while b"Guess 2: " not in told:
            told += os.read(far, 4096)
        watch = Stopwatch()
        cable.kill()
        self.assertEqual(door.wait(PATIENCE), 0)
        self.assertLess(watch.seconds(), 1.0)


class CallingBack(Case):
    def test_a_board_that_does_not_answer_is_a_polite_line_and_a_reason(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
        for order, reason in (
            (f"connect:127.0.0.1:{port}", "cannot connect to .*: Connection refused"),
            (f"connect:unix:{self.directory}/none.sock", "cannot connect to .*: No such file"),
            ("connect:unix:/" + "x" * 200, "at most 107 bytes"),
            ("fd:77", "--io fd:77 is not open"),
        ):
            with self.subTest(order):
                result = self.run_codemaker(DOOR32, "--data", self.data, "--io", order, input=b"")
                self.assertEqual(result.returncode, 1)
                self.assertTrue(result.stdout.startswith(b"Sorry, "))
                self.assertEqual(result.stderr, b"")
                self.assertRegex(self.log(), reason)


    def test_wwiv_in_the_wrong_mode_names_no_socket_and_somebody_is_told(self):
        result = self.run_codemaker(
            DOOR32, "--data", self.data, "--io", "connect:unix:", input=b""
        )
        self.assertEqual((result.returncode, result.stderr), (1, b""))
        self.assertRegex(result.stdout, rb"^Sorry, [^\n]*\r\n$")
        self.assertRegex(self.log(), "--io connect:unix: names no socket; in WWIV")

    def test_where_nobody_reads_standard_output_the_socket_of_the_drop_file_is_told(self):
        ours, theirs = socket.socketpair()
        self.addCleanup(ours.close)
        drop_file = self.write(
            "DOOR32.SYS", f"0\n{theirs.fileno()}\n38400\nWWIV 5.9.0\n7\nAda\nAda\n40\n30\n1\n3\n"
        )
        door = subprocess.run(
            [PROGRAM, drop_file, "--data", self.data, "--io", "connect:unix:"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()
        self.assertEqual(door.returncode, 1)
        ours.settimeout(PATIENCE)
        self.assertTrue(ours.recv(4096).startswith(b"Sorry, "))


class Probing(Case):
    def test_a_door_told_to_ask_fits_itself_to_the_answers(self):
        line = Terminal(self, "--probe")
        self.addCleanup(line.close)
        line.until(b"\x1b[5b\x1b[6n\x1b[m")
        # CTerm of 24 rows: erases and repeats.
        line.send(b"\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[1;3R\x1b[1;9R")
        line.until(b"leave")
        line.send(b"q ")
        line.rest()
        self.assertRegex(self.log(), "full cp437 level D 80x24")

    def test_a_door_told_to_ask_does_not_wait_long_for_a_silent_terminal(self):
        line = Terminal(self, "--probe")
        self.addCleanup(line.close)
        watch = Stopwatch()
        line.until(b"leave")
        self.assertLess(watch.seconds(), 3.5)


if __name__ == "__main__":
    unittest.main()
