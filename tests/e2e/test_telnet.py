"""codemaker serve, called with a real telnet client and with bare sockets."""

from caller import *
from code_breaker import win_a_level_in_lines

OPENING = bytes.fromhex("fffb01fffb03fffb00fffd00fffd1ffffd18fffd20fffd27")


class RealClient(Case):
    def telnet(self, port, **options):
        environment = {"TERM": "xterm", "PATH": os.environ["PATH"]}
        program = installed("inetutils-telnet")
        return self.caller([program, "127.0.0.1", str(port)], env=environment, **options)

    def test_a_telnet_caller_plays_a_ranked_run(self):
        caller = self.telnet(self.serve(), charset="utf-8")
        caller.wait_for("L: plain lines")
        caller.wait_for("▄████▄ ▄████▄")
        caller.send("l")
        caller.wait_said(r"Plain lines are on")
        caller.send("p\r")
        caller.wait_said(r"Your name: ")
        caller.send("Ada\r")
        win_a_level_in_lines(caller)
        caller.wait_said(r"Rank 1 in the Hall of Fame")
        caller.send("q\r")
        caller.wait_said(r"\(Y/N\): ")
        caller.send("y\r")
        caller.wait_said(r"Name \(= keeps Ada\): ")
        caller.send("=\r")
        caller.wait_said(r"1\. Ada, ")
        caller.send("m\rq\ry\r")
        caller.wait_said(r"Goodbye, Ada\.")
        caller.send(" ")
        self.until(lambda: self.log().endswith(" left\n"), "the end of the call")
        self.assertEqual([(row["name"], row["board"]) for row in self.scores()], [("Ada", "telnet")])
        self.assertRegex(self.log(), r"call of Ada on telnet 127\.0\.0\.1: lines utf8 .* left")

    def test_a_telnet_caller_who_vanishes_keeps_what_he_won(self):
        caller = self.telnet(self.serve("--mode", "line"), charset="utf-8")
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Your name: ")
        caller.send("Ada\r")
        win_a_level_in_lines(caller)
        caller.wait_said(r"Rank 1 in the Hall of Fame")
        os.kill(caller.pid, signal.SIGKILL)
        caller.exit_status()
        self.until(lambda: "hung up" in self.log(), "the end of the call", 2)
        self.assertRegex(self.log(), "call of Ada .* hung up")
        self.assertEqual([row["name"] for row in self.scores()], ["Ada"])

    def test_the_window_of_the_client_decides_the_presentation(self):
        caller = self.telnet(self.serve(), rows=22, columns=60, charset="utf-8")
        caller.wait_for("codemaker")
        self.assertFalse(caller.sees("██"))


class Client(Reader):
    """A bare connection."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.settimeout(PATIENCE)
        self.received = b""

    def until(self, text, seconds=PATIENCE):
        deadline = time.monotonic() + seconds
        while text not in self.received:
            if time.monotonic() > deadline:
                raise AssertionError(f"waited for {text!r}: {self.received!r}")
            data = self.socket.recv(4096)
            if not data:
                raise AssertionError(f"closed before {text!r}: {self.received!r}")
            self.received += data
            self.notice(data.decode("latin-1"))

    def send(self, data):
        self.finish_reading()
        self.socket.sendall(data)

    def is_closed(self):
        try:
            while data := self.socket.recv(4096):
                self.received += data
            return True
        except ConnectionResetError:
            return True


class Wire(Case):
    def connect(self, port):
        client = Client(port)
        self.addCleanup(client.socket.close)
        return client

    def test_the_opening_comes_first_and_the_game_within_three_and_a_half_seconds(self):
        client = self.connect(self.serve())
        watch = Stopwatch()
        client.until(OPENING)
        self.assertTrue(client.received.startswith(OPENING))
        client.until(b"Plain lines are on")
        self.assertLess(watch.seconds(), 3.5)

    def test_a_raw_caller_plays_in_lines_without_an_echo(self):
        client = self.connect(self.serve())
        client.until(b"Plain lines are on")
        client.send(b"p\n")
        client.until(b"Your name: ")
        client.send(b"Ada\n")
        client.until(b"Menu: ")
        client.send(b"r\n")
        client.until(b"Guess 1: ")
        client.send(b"1122\n")
        client.until(b"Guess 2: ")
        self.assertIn(b"Guess 1: 1: 1 1 2 2 - ", client.received)

    def in_menu(self):
        client = self.connect(self.serve())
        client.until(b"Plain lines are on")
        client.send(b"p\r")
        client.until(b"Your name: ")
        client.socket.sendall(b"Ada\r")
        client.until(b"Menu: ")
        return client

    def test_a_name_typed_as_soon_as_it_is_asked_for_is_the_name(self):
        self.assertIn(b"Welcome, Ada.", self.in_menu().received)

    def test_keys_typed_ahead_in_one_piece_give_no_name(self):
        client = self.connect(self.serve())
        client.until(b"Plain lines are on")
        client.send(b"p\r\nxyz\r\n\r\n")
        client.until(b"Your name: ")
        client.socket.sendall(b"Ada\r")
        client.until(b"Welcome, Ada.")

    def test_nothing_of_a_long_subnegotiation_is_typed(self):
        client = self.in_menu()
        client.send(b"\xff\xfa\x18" + b"q\ry\r" * 15_000 + b"\xff\xf0time\r")
        client.until(b"Time left: ")

    def test_two_seconds_end_a_subnegotiation_that_does_not(self):
        client = self.in_menu()
        client.send(b"\xff\xf6\xff\xfa\x18q\ry\r")
        client.until(b"\xff\xf1")  # it is there, so is what came with it
        steady_clock.advance(2)
        client.send(b"time\r")
        client.until(b"Time left: ")

    def test_a_subnegotiation_of_more_than_64_kb_closes_the_line(self):
        client = self.in_menu()
        client.send(b"\xff\xfa\x18" + b"q" * 65_537)
        self.assertTrue(client.is_closed())

    def test_a_terminal_that_answers_gets_screens_at_once(self):
        client = self.connect(self.serve())
        client.until(b"\x1b[2J\x1b[H")
        watch = Stopwatch()
        client.send(b"\xff\xfd\x01\xff\xfd\x03\xff\xfb\x1f\xff\xfa\x1f\x00\x50\x00\x18\xff\xf0")
        client.send(b"\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[1;3R\x1b[1;9R")
        client.until(b"leave")
        self.assertLess(watch.seconds(), 1.0)
        client.send(b"\r")
        client.until(b"Your name:")

    def test_a_flood_of_options_is_answered_with_little_and_then_closed(self):
        client = self.connect(self.serve())
        client.until(OPENING)
        try:
            for _ in range(3000):
                client.send(b"\xff\xfd\x01\xff\xfe\x01")
        except (BrokenPipeError, ConnectionResetError):
            pass
        self.assertTrue(client.is_closed())
        self.assertLess(len(client.received), 4096 + 300)

    def test_one_address_cannot_take_all_lines(self):
        config = self.write("codemaker.toml", "[serve]\nmax_per_address = 2\n")
        port = self.serve("--config", config)
        first, second = self.connect(port), self.connect(port)
        first.until(OPENING)
        second.until(OPENING)
        third = self.connect(port)
        third.until(b"Sorry, all lines are busy.")
        self.assertTrue(third.is_closed())
        first.socket.close()
        self.until(
            lambda: OPENING in self.connect(port).socket.recv(4096), "a line that is free is given out again", 5
        )

    def test_the_server_ends_within_a_second_and_hangs_up_on_everybody(self):
        port = self.serve()
        clients = [self.connect(port) for _ in range(5)]
        for client in clients:
            client.until(OPENING)
        watch = Stopwatch()
        self.server.terminate()
        self.assertEqual(self.server.wait(PATIENCE), 0)
        self.assertLess(watch.seconds(), 1.0)
        for client in clients:
            self.assertTrue(client.is_closed())

    def test_an_address_that_cannot_be_had_is_a_sentence(self):
        port = self.serve()
        for address in (f"127.0.0.1:{port}", "nonsense", "127.0.0.1:99999", "[::1", ":"):
            result = self.run_codemaker("serve", "--telnet", address, "--data", self.data)
            self.assertEqual(result.returncode, 1)
            self.assertTrue(result.stderr.startswith(b"codemaker: "), result.stderr)


if __name__ == "__main__":
    unittest.main()
