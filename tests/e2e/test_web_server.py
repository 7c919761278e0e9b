"""The web server and what strangers send it: requests, websockets and garbage."""

import gzip
import json
import time

from web_wire import *

FTELNET = os.path.join(VECTORS, "telnet", "t07-ftelnet.json")


class Requests(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web()

    def wire(self, **options):
        return WebWire(self, self.web_port, **options)

    def test_the_page_and_its_parts_are_served_packed_and_may_be_kept(self):
        wire = self.wire()
        for target, kind in (("/", "text/html"), ("/page.js", "text/javascript"), ("/page.css", "text/css"),
                             ("/vga.ttf", "font/ttf"), ("/icon.svg", "image/svg+xml")):
            answer = wire.get(target)
            self.assertEqual(answer.status, 200)
            self.assertTrue(answer.headers["content-type"].startswith(kind), target)
            self.assertGreater(len(gzip.decompress(answer.body)), len(answer.body))
            again = wire.get(target, If_None_Match=answer.headers["etag"])
            self.assertEqual((again.status, again.body), (304, b""))

    def test_who_does_not_ask_for_gzip_gets_the_page_as_it_is(self):
        wire = self.wire()
        packed = wire.get("/page.js")
        for asks in ("", "Accept-Encoding: identity\r\n", "Accept-Encoding: gzip;q=0, br;q=0, *\r\n"):
            wire.send(f"GET /page.js HTTP/1.1\r\nHost: a\r\n{asks}\r\n")
            answer = wire.answer()
            self.assertEqual((answer.status, answer.headers["vary"]), (200, "Accept-Encoding"), asks)
            self.assertNotIn("content-encoding", answer.headers)
            self.assertEqual(answer.body, gzip.decompress(packed.body))
            self.assertNotEqual(answer.headers["etag"], packed.headers["etag"])

    def test_no_page_runs_what_stands_in_it_or_is_shown_elsewhere(self):
        for target in ("/", "/nowhere"):
            answer = self.wire().get(target)
            policy = answer.headers["content-security-policy"]
            self.assertIn("default-src 'none'", policy)
            self.assertIn("script-src 'self'", policy)
            self.assertIn("frame-ancestors 'self'", policy)
            self.assertNotIn("unsafe", policy)
            self.assertEqual(answer.headers["x-content-type-options"], "nosniff")
            self.assertIn("camera=()", answer.headers["permissions-policy"])
            self.assertNotIn("strict-transport-security", answer.headers)
        # Of one that is new here, which gets it all in one, `test_web_parts` looks at the hashes.
        page = gzip.decompress(self.wire().get("/", Cookie=f"codemaker={32 * '0'}").body).decode()
        self.assertNotRegex(page, r"<style|\sstyle=|\son\w+=|<script(?![^>]*src=)")

    def test_head_tells_the_size_and_sends_nothing(self):
        wire = self.wire()
        wire.send("HEAD / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n")
        self.assertTrue(wire.is_closed())
        answer = Answer(wire.pending)
        self.assertEqual((answer.status, answer.body), (200, b""))
        self.assertGreater(int(answer.headers["content-length"]), 100)

    def test_paths_with_tricks_lead_nowhere(self):
        for target in ("/../codemaker.toml", "/..%2f..%2fetc/passwd", "//etc/passwd", "/%00", "/page.js/",
                       "/page.js%20", "/\\..\\x", "/?../../etc/passwd&", "/index.html/../page.js"):
            status = self.wire().get(target).status
            self.assertEqual(status, 200 if target.startswith("/?") else 404, target)

    def test_other_methods_are_refused(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT"):
            answer = self.wire().get("/", method=method)
            self.assertEqual((answer.status, answer.headers.get("allow")), (405, "GET, HEAD"), method)

    def test_garbage_is_refused_politely_and_counted(self):
        for garbage in (b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
                        b"GET / HTTP/9.9\r\n\r\n", b"GET /\0 HTTP/1.1\r\n\r\n", b"\xff\xfb\x01\r\n\r\n"):
            wire = self.wire()
            wire.send(garbage)
            self.assertTrue(wire.is_closed(), garbage)
            self.assertIn(b" 400 ", wire.pending.split(b"\r\n")[0], garbage)
        self.assertRegex(self.log(), r"127\.0\.0\.1.*it did not speak HTTP")

    def test_a_body_nobody_asked_for_and_headers_too_long_are_refused(self):
        wire = self.wire()
        wire.send(b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n" + bytes(1000))
        self.assertTrue(wire.is_closed())
        self.assertNotIn(b" 200 ", wire.pending.split(b"\r\n")[0])
        wire = self.wire()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(100):
                wire.send(b"X-Much: " + b"a" * 1000 + b"\r\n") if _ else wire.send(b"GET / HTTP/1.1\r\n")
        self.assertTrue(wire.is_closed())

    def test_slow_headers_are_not_waited_for(self):
        wire = self.wire()
        began = steady_clock.now()
        wire.send("GET / HTTP/1.1\r\n")
        ended = False
        while not ended and steady_clock.now() - began < 15:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                wire.send("X: y\r\n")
            ended = wire.is_closed(0.1)
            steady_clock.advance(0.6)
        self.assertTrue(ended)
        self.assertGreater(steady_clock.now() - began, 5)

    def test_one_address_holds_no_more_than_its_share_of_the_visitors(self):
        others = [self.wire(host=2 + number) for number in range(5)]
        waiting = [self.wire(host=1) for _ in range(40)]
        self.assertEqual(self.wire(host=1).get("/").status, 200)
        self.assertEqual([wire.is_closed(0.1) for wire in waiting], [True] * 9 + [False] * 31)
        self.assertFalse(any(wire.is_closed(0.1) for wire in others))

    def test_behind_a_proxy_visitors_have_the_share_of_where_they_come_from(self):
        self.end(self.server)
        self.serve_web(config='[serve]\nweb_proxies = ["127.0.0.1"]\nconnects_per_minute = 0\n')

        def visitor(address):
            wire = self.wire()
            self.assertEqual(wire.get("/scores.json", X_Forwarded_For=address).status, 200)
            return wire

        others = [visitor(f"192.0.2.{number}") for number in range(40)]
        waiting = [visitor("198.51.100.1") for _ in range(40)]
        self.assertEqual([wire.is_closed(0.1) for wire in waiting], [True] * 8 + [False] * 32)
        self.assertFalse(any(wire.is_closed(0.1) for wire in others))

    def test_those_who_only_wait_keep_nobody_out(self):
        waiting = [self.wire(host=1 + number // 20) for number in range(600)]
        self.assertEqual(self.wire(host=99).get("/").status, 200)
        self.assertTrue(waiting[0].is_closed(1))
        self.assertFalse(waiting[-1].is_closed(0.1))


class Calls(WebCalls):
    def test_a_call_from_our_page_begins_at_once(self):
        wire = self.called(Origin="http://door.example")
        wire.wait_said("Break the code")
        self.assertIn("]437;state;", wire.text)
        self.assertNotIn("\x1b[6n", wire.text)
        wire.frame("\r")
        wire.wait_said("Your name")

    def test_a_caller_by_the_page_is_seen_and_told_what_the_sysop_says(self):
        wire = self.named("Ada")
        seen = rb"Ada on web .* web 127\.0\.0\.1"
        who = ["who", "--data", self.data]
        self.until(lambda: re.search(seen, self.run_codemaker(*who).stdout), "Ada is seen")
        told = self.run_codemaker("tell", "ada", "Supper is ready.", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stderr)
        wire.wait_said("Supper")
        self.run_codemaker("end", "ada", "--data", self.data)
        self.assertEqual(wire.close_code(), 1000)

    def test_a_frame_that_comes_with_the_handshake_is_taken(self):
        wire = self.wire()
        sent = []
        wire.send = sent.append
        wire.answer = lambda: Answer(b"")
        wire.upgrade()
        wire.frame("\r")
        del wire.send, wire.answer
        wire.send(b"".join(part.encode() if isinstance(part, str) else part for part in sent))
        self.assertEqual(wire.answer().status, 101)
        wire.wait_said("Your name")

    def test_more_than_a_few_frames_with_the_handshake_are_refused(self):
        wire = self.wire()
        wire.get("/icon.svg", X_Long="x" * 6000)  # from then on much is read at once
        sent = []
        wire.send = sent.append
        wire.answer = lambda: Answer(b"")
        wire.upgrade()
        del wire.send, wire.answer
        wire.send(sent[0].encode() + b"x" * 2000)
        self.assertEqual(wire.answer().status, 400)

    def test_the_answer_names_the_subprotocol(self):
        for target, offered, taken in ((PLAY, "x, codemaker", "codemaker"), ("/telnet", "binary, base64, plain", "binary")):
            answer = self.wire().upgrade(target, offered)
            self.assertEqual((answer.status, answer.headers.get("sec-websocket-protocol")), (101, taken))

    def test_pages_from_elsewhere_may_not_call_unless_the_sysop_says_so(self):
        for target, protocol in ((PLAY, "codemaker"), ("/telnet", "binary")):
            for origin in ("https://elsewhere.example", "null", "http://door.example.elsewhere"):
                answer = self.wire().upgrade(target, protocol, Origin=origin)
                self.assertEqual(answer.status, 403, origin)
            self.assertEqual(self.wire().upgrade(target, protocol, Origin="https://board.example").status, 101)
        self.assertRegex(self.log(), "a page from elsewhere called")

    def test_the_pages_that_may_call_change_at_sighup_and_who_is_here_stays(self):
        here = self.called(Origin="https://board.example")
        here.wait_said("Break the code")
        self.assertEqual(self.wire().upgrade(Origin="https://new.example").status, 403)
        self.write(
            "codemaker.toml",
            '[serve]\nweb_origins = ["https://new.example"]\nweb_proxies = ["127.0.0.5"]\n'
            "max_per_address = 100\nconnects_per_minute = 0\n",
        )
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "read again" in self.log(), "the settings are read again", 5)
        answer = self.wire().upgrade(Origin="https://new.example")
        self.assertEqual(answer.status, 101)
        self.assertEqual(self.wire().upgrade(Origin="https://board.example").status, 403)
        frames = self.wire().get("/").headers["content-security-policy"]
        self.assertIn("frame-ancestors 'self' https://new.example", frames)
        behind = self.wire(host=5)
        self.assertEqual(behind.upgrade(X_Forwarded_For="192.0.2.7", Origin="null").status, 403)
        self.until(lambda: "192.0.2.7" in self.log(), "the address that the new proxy tells")
        here.frame("\r")
        here.wait_said("Your name")

    def test_a_websocket_that_speaks_nothing_we_know_is_refused(self):
        for target, protocol in ((PLAY, "binary"), (PLAY, ""), ("/telnet", "codemaker"), ("/play?columns=a", "codemaker")):
            self.assertEqual(self.wire().upgrade(target, protocol).status, 400, (target, protocol))
        self.assertEqual(self.wire().get(PLAY).status, 426)
        self.assertEqual(self.wire().upgrade("/").status, 200)

    def test_a_websocket_key_that_is_none_is_refused_and_a_flood_of_them_is_a_text_line_or_two(self):
        def ask(key):
            wire = self.wire()
            wire.send(
                f"GET {PLAY} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: codemaker\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            )
            return wire.answer().status

        for key in ("", "a" * 24, "a" * 23 + "=", "a" * 300):
            self.assertEqual(ask(key), 400, key)
        before = len(self.log())
        for _ in range(500):
            ask("a" * 300)
        self.assertLess(len(self.log()) - before, 400)
        self.assertNotIn(" error ", self.log())

    def test_fragmented_messages_are_one_stream_of_keys(self):
        wire = self.called()
        wire.wait_said("Break the code")
        for part, opcode, is_last in ((b"\x1b[48;2", BINARY, False), (b"", 0, False), (b"0;40;0", 0, False), (b";0t", 0, True)):
            wire.frame(part, opcode, is_last)
        wire.wait_said("Games of logic")
        wire.frame("\r", TEXT)
        wire.wait_said("Your name")

    def test_a_message_over_4_kib_ends_the_call(self):
        for length in (4097, 1 << 20, 1 << 62):
            wire = self.called()
            wire.frame(b"a" * 100, length=length)
            self.assertIn(wire.close_code(), (1009, 0))
        wire = self.called()
        wire.frame(b"a" * 4000, is_last=False)
        wire.frame(b"a" * 100, 0)
        self.assertIn(wire.close_code(), (1009, 0))

    def test_frames_against_the_rules_end_the_call(self):
        for options in ({"masked": False}, {"opcode": 3}, {"opcode": 0}, {"opcode": PING, "is_last": False}):
            wire = self.called()
            wire.frame(b"a", **options)
            self.assertEqual(wire.close_code(), 1002, options)

    def test_a_ping_is_answered(self):
        wire = self.called()
        wire.frame(b"abc", PING)
        while (message := wire.message())[0] != PONG:
            pass
        self.assertEqual(message[1], b"abc")

    def test_ftelnet_is_welcome_at_telnet(self):
        with open(FTELNET) as file:
            vector = json.load(file)
        wire = self.called(target="/telnet", protocol="binary, base64, plain")
        opening = bytes.fromhex(vector["server_opening_hex"])
        received = b""
        while len(received) < len(opening):
            received += wire.message()[1]
        self.assertTrue(received.startswith(opening))
        for chunk in vector["client_chunks"][:7]:
            wire.frame(bytes.fromhex(chunk))
        wire.frame(b"\x1b[?50;86;84;88c\x1b[25;80R\x1b[1;3R\x1b[1;9R")
        wire.wait_said("Break the code")

    def test_when_the_server_ends_callers_are_told(self):
        wire = self.called()
        wire.wait_said("Break the code")
        self.server.terminate()
        wire.wait_said("The board is going down.")
        self.assertEqual(wire.close_code(), 1012)
        self.assertEqual(self.server.wait(PATIENCE), 0)

    def test_whose_line_others_got_is_told_so_and_not_to_come_back(self):
        self.end(self.server)
        self.serve_web(config="[serve]\nmax_callers = 5\n")
        nameless = [self.called() for _ in range(5)]
        for wire in nameless:
            wire.wait_said("Break the code")
        self.called().wait_said("Break the code")
        self.assertEqual(nameless[0].close_code(), 4503)

    def test_too_many_callers_are_told_politely(self):
        self.end(self.server)
        self.serve_web(config="[serve]\nmax_callers = 1\n")
        wire = self.called()
        wire.wait_said("Break the code")
        code, words = self.called().closing()
        self.assertEqual(code, 4503)
        self.assertRegex(words, "all lines are busy.*\\.$")
        answer = self.wire().upgrade("/telnet", "binary")
        self.assertEqual(answer.status, 503)
        self.assertIn(b"all lines are busy", answer.body)

    def test_who_calls_outside_the_hours_is_told_when_they_are(self):
        self.end(self.server)
        begins = (time.localtime().tm_hour + 2) % 24
        self.serve_web(config=f'hours = ["{begins:02}:00-{begins:02}:30"]\n')
        code, words = self.called().closing()
        self.assertEqual(code, 4503)
        self.assertRegex(words, rf"The games are open .*{begins:02}:00.* and closed now\.")

    def test_only_a_proxy_that_is_trusted_tells_where_a_caller_is(self):
        self.end(self.server)
        self.serve_web(config='[serve]\nweb_proxies = ["127.0.0.5"]\n')
        for host, told, seen in ((5, "203.0.113.9, 192.0.2.7", "192.0.2.7"), (6, "192.0.2.8", "127.0.0.6")):
            wire = WebWire(self, self.web_port, host=host)
            self.assertEqual(wire.upgrade(X_Forwarded_For=told, Origin="null").status, 403)
            self.until(lambda: seen in self.log(), f"{seen} in the log")
        self.assertNotIn("192.0.2.8", self.log())
        self.assertNotIn("203.0.113.9", self.log())


if __name__ == "__main__":
    unittest.main()
