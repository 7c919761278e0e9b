"""Pages whose line was dropped: who finds their call again, and for how long it is held."""

from web_wire import *


class Returns(WebCalls):
    def test_a_page_that_closes_ends_its_call_in_order(self):
        wire = self.called()
        wire.wait_said("Break the code")
        wire.frame(struct.pack(">H", 1000), CLOSE)
        self.assertEqual(wire.close_code(), 1000)
        wire.socket.close()
        self.until(lambda: "hung up" in self.log() or "lost" in self.log(), "the end of the call")

    def test_a_token_leads_back_into_its_call_and_no_other(self):
        wire = self.called()
        wire.wait_said("Break the code")
        wire.wait_said("]437;call;")
        token = re.search(r"\]437;call;([0-9a-f]{32})", wire.text)[1]
        wire.frame("\r")
        wire.wait_said("Your name")
        wire.socket.close()
        lost = self.called(protocol=f"codemaker, call.{token[:8]}{'0' * 24}")
        self.assertEqual(lost.close_code(), 4404)
        # Which no call of this server ever had is of one that ran before.
        lost = self.called(protocol=f"codemaker, call.{'0' * 32}")
        self.assertEqual(lost.close_code(), 4410)
        back = self.called(protocol=f"codemaker, call.{token}")
        back.wait_said("Your name")
        back.wait_said("]437;call;")
        next_token = re.search(r"\]437;call;([0-9a-f]{32})", back.text)[1]
        self.assertNotEqual(next_token, token)
        again = self.called(protocol=f"codemaker, call.{next_token}")  # while the line is still there
        again.wait_said("Your name")
        self.assertIn(back.close_code(), (4409, 0))

    def test_a_token_leads_back_in_its_own_browser_alone(self):
        page = self.wire().get("/")
        cookie, _, rest = page.headers["set-cookie"].partition(";")
        self.assertRegex(cookie, "^codemaker=[0-9a-f]{32}$")
        self.assertEqual(rest, " Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax")
        # It is the same for a month from each visit on.
        self.assertEqual(self.wire().get("/", Cookie=cookie).headers["set-cookie"].partition(";")[0], cookie)
        wire = self.called(Cookie=cookie)
        wire.wait_said("]437;call;")
        token = re.search(r"\]437;call;([0-9a-f]{32})", wire.text)[1]
        wire.frame("\r")
        wire.wait_said("Your name")
        for other in ({}, {"Cookie": f"codemaker={'0' * 32}"}):
            lost = self.called(protocol=f"codemaker, call.{token}", **other)
            self.assertEqual(lost.close_code(), 4404)
        back = self.called(protocol=f"codemaker, call.{token}", Cookie=f"a=b; {cookie}")
        back.wait_said("Your name")

    @staticmethod
    def token_of(wire):
        wire.wait_said("]437;call;")
        wire.wait_said("Your name")
        return re.search(r"\]437;call;([0-9a-f]{32})", wire.text)[1]

    def at_name(self):
        wire = self.called()
        wire.wait_said("Break the code")
        wire.frame("\r")
        return wire, self.token_of(wire)

    def back_by(self, token):
        return self.called(protocol=f"codemaker, call.{token}")

    def is_dead(self, token):
        opcode, content = self.back_by(token).message()
        return opcode == CLOSE and struct.unpack(">H", content[:2])[0] == 4404

    def test_a_token_that_was_used_is_dead_as_soon_as_the_page_has_the_next_one(self):
        _, token = self.at_name()
        for says_so in ("\x1b[437;9t", "A"):  # in so many words, or by a key
            back = self.back_by(token)
            next_token = self.token_of(back)
            back.frame(says_so)
            back.frame("", PING)
            while back.message()[0] != PONG:
                pass
            self.assertTrue(self.is_dead(token))
            token = next_token
        self.assertEqual(self.token_of(self.back_by(token)) == token, False)

    def test_a_token_leads_back_again_where_the_next_one_was_lost_on_the_way(self):
        _, token = self.at_name()
        lost = self.token_of(self.back_by(token))
        back = self.back_by(token)  # so the page has not heard of that
        after = self.token_of(back)
        self.assertEqual(len({token, lost, after}), 3)
        self.assertTrue(self.is_dead(lost))
        self.token_of(self.back_by(after))  # whoever has it was given it
        self.assertTrue(self.is_dead(token))

    def test_a_token_that_was_used_is_dead_in_a_minute_whatever_the_page_says(self):
        self.end(self.server)
        self.serve_web(config="[serve]\nname_seconds = 600\n")
        _, token = self.at_name()
        back = self.back_by(token)
        next_token = self.token_of(back)
        for _ in range(3):
            steady_clock.advance(21)
            back.frame("", PONG)  # the page is there
        self.assertTrue(self.is_dead(token))
        self.token_of(self.back_by(next_token))

    def test_a_closed_tab_of_a_guest_holds_no_line_that_others_want(self):
        self.end(self.server)
        self.serve_web(config="[serve]\nmax_callers = 1\nmax_per_address = 1\n")
        for name in ("Ada", "Bob", "Cid"):
            # The clock is not put on for those who come: nobody waits for anything.
            wire = until(self.let_in, "a free line", 3)
            wire.wait_said("Break the code")
            wire.frame("\r")
            wire.wait_said("Your name")
            steady_clock.advance(READING)
            wire.frame(f"{name}\r")
            self.until(lambda name=name: f"call begins: {name}" in self.log(), f"{name} is in")
            if name != "Bob":
                wire.frame(struct.pack(">H", 1001), CLOSE)
            wire.socket.close()

    def let_in(self):
        wire = self.wire()
        opcode, content = wire.message() if wire.upgrade().status == 101 else (CLOSE, b"")
        wire.text = content.decode("utf-8", "replace")
        return None if opcode == CLOSE else wire

    def seconds_held(self, end):
        """By the server's clock: how long the line of a guest is held whose page ends so."""
        began = steady_clock.now()
        end()

        def is_over():
            steady_clock.advance(0.5)
            return "call of" in self.log() or "gone before" in self.log()

        self.until(is_over, "the end of the call")
        return steady_clock.now() - began

    def test_a_guest_who_closes_the_tab_holds_no_line(self):
        wire = self.named("Ada")
        self.until(lambda: "call begins: Ada" in self.log(), "Ada is in")

        def close_tab():
            wire.frame(struct.pack(">H", 1001), CLOSE)
            self.assertEqual(wire.close_code(), 1001)
            wire.socket.close()

        self.assertLess(self.seconds_held(close_tab), 50)

    def test_a_guest_whose_line_is_dropped_in_a_game_holds_it_for_seconds(self):
        wire = self.named("Ada")
        self.until(lambda: "call begins: Ada" in self.log(), "Ada is in")
        self.assertLess(self.seconds_held(wire.socket.close), 50)

    def test_a_tab_that_is_closed_at_the_title_frees_its_line_at_once(self):
        for ends in range(1, 3):
            wire = self.called()
            wire.wait_said("Break the code")
            if ends == 2:
                wire.frame(struct.pack(">H", 1001), CLOSE)
            wire.socket.close()
            # The clock is not put on: nothing waits.
            self.until(lambda: self.log().count("call of") + self.log().count("gone before") == ends, "its end", 3)

    def test_a_page_that_stays_away_ends_its_call(self):
        wire = self.named("Ada")
        self.until(lambda: "call begins: Ada" in self.log(), "Ada is in")
        wire.socket.close()
        steady_clock.advance(2)
        lost = self.called(protocol=f"codemaker, call.{'0' * 32}")
        self.assertEqual(lost.close_code(), 4410)  # the server has seen the time
        self.assertNotIn("call of", self.log())

        def is_over():
            # A busy machine may tell the call's own thread of the drop only now, and then its wait begins.
            steady_clock.advance(60)
            return "call of" in self.log()

        self.until(is_over, "the end of the call")


if __name__ == "__main__":
    unittest.main()
