"""What a page may send that its board does not offer: each is a sentence or nothing, and no game is lost by it."""

import json

from web_phone import *
from web_wire import *

BOARD = "/play?columns=40&rows=20&reader=0&boards=1&to=/c/rabbitry/"
# Where nothing is, beyond the board, and where no terminal ends.
PLACES = ((1, 1), (40, 20), (0, 0), (41, 21), (999, 999), (65535, 65535), (99999999999, 1))


def click(column, row):
    return f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"


class Taps(WebCalls):
    def at(self, game, words):
        wire = self.called(target=BOARD + game)
        wire.wait_said(words)
        steady_clock.advance(READING)
        return wire

    def guess(self, wire, guess="1122"):
        """A guess is marked, whatever was sent before."""
        wire.text = ""
        wire.frame(guess + "\r")
        wire.wait_said(f'"{guess}",')

    def test_taps_on_what_is_not_offered_and_places_out_of_the_board_change_nothing(self):
        for game, words in (("code", '"open"'), ("masterix", '"grid"'), ("carton", '"carton"')):
            with self.subTest(game):
                wire = self.at(game, words)
                for place in PLACES:
                    wire.frame(click(*place))
                wire.frame("%")
                wire.wait_said("isn't used here")
                self.assertNotIn("(P/E/G)", wire.text)

    def test_after_taps_anywhere_a_code_is_guessed_as_ever(self):
        wire = self.at("code", '"open"')
        for place in PLACES:
            wire.frame(click(*place))
        self.guess(wire)

    def test_reports_that_are_none_and_words_no_page_says_are_dropped(self):
        wire = self.at("code", '"open"')
        for sent in ("\x1b[<0;1M", "\x1b[<;;M", "\x1b[<0;99999999999999999999;1M", "\x1b[437;77t", "\x1b[437t", "\x1b[48;0;0;0;0t"):
            wire.frame(sent)
        self.guess(wire)

    def test_hundreds_of_taps_a_second_are_all_taken_and_others_play_on(self):
        wire, other = self.at("code", '"open"'), self.at("code", '"open"')
        for _ in range(50):
            wire.frame("1\x7f" * 10)
        # Who does not read meanwhile is sent no picture of each: the newest is enough.
        self.guess(other)
        self.guess(wire)
        self.assertLess(len(wire.text), 100_000)

    def test_a_page_that_taps_without_end_is_one_caller_and_gone_with_its_tab(self):
        wire = self.at("code", '"open"')
        for _ in range(20):
            wire.frame(click(10, 10) * 100)
        wire.frame(struct.pack(">H", 1000), opcode=CLOSE)
        self.assertTrue(wire.is_closed())
        self.guess(self.at("code", '"open"'))


class Opened(PhoneCase):
    """In Chromium, by fingers."""

    def test_a_hundred_taps_on_one_color_fill_the_row_and_no_more(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/code")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        browser.tell("drum", name="^red$", times=100)
        browser.wait(lambda: "Hole 4: red" in browser.names(), "a full row")
        browser.choose("^Guess$")
        browser.wait(lambda: "Guess 1: red red red red" in browser.text(), "the marks")
        self.assert_clean(browser)

    def test_a_link_to_a_game_that_is_not_for_everyone_says_so_and_leads_on(self):
        browser = self.browser(**PHONE, plays=False)
        for path in ("/game/999", "/game/0", "/game/x", "/nothing", "/player/Nobody", "/daily/2999-01-01/code"):
            self.assertEqual(browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}{path}")["status"], 404)
            words = browser.tell("text")["text"]
            self.assertRegex(words, r"There is no such page, or it is not for everyone to see|opens when its day begins")
            self.assertIn("Play", words)

    def test_a_challenge_that_is_no_word_says_what_a_word_is_and_offers_the_days_puzzles(self):
        browser = self.browser(**PHONE, plays=False)
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/c/dog")
        browser.wait(lambda: browser.shown["notice"], "the invitation")
        self.assertIn("No such puzzle. Today's puzzles, or any game", browser.shown["notice"])
        self.assertIn("a word of eight letters", browser.tell("text")["text"])
        self.assertEqual(len(browser.shown["today"]), 3)
        remind = browser.tell("boxes", query="#reminder")["boxes"]
        for box in remind:
            self.assertAlmostEqual((box["left"] + box["right"]) / 2, 195, delta=1)
        browser.tell("card", name="Daily code")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "the puzzle")

    def go_on(self, browser):
        """With the game that waits; what is tapped before the question was read says nothing."""
        is_back = lambda: "Guess 1: red red blue blue" in browser.text()
        asks = lambda: any(name.startswith("Go on\n") for name in browser.names())
        browser.choose("^Go on")
        browser.wait(lambda: is_back() or asks() and browser.press("g"), "the game")

    def test_the_name_in_the_header_leads_home_from_a_page_and_from_a_call_and_the_game_waits(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/code")
        self.guess(browser, "red", "red", "blue", "blue")
        browser.tell("header_link", name="codemaker")
        browser.wait(lambda: len(browser.shown["today"]) == 4, "the puzzles of the day")
        self.assertEqual(browser.shown["today"][0], "Challenge rabbitry\nyour game waits")
        # By a tap there, and by its link.
        browser.tell("card", name="Challenge rabbitry")
        self.go_on(browser)
        browser.tell("header_link", name="codemaker")
        browser.wait(lambda: len(browser.shown["today"]) == 4, "the puzzles of the day")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/c/rabbitry/code")
        browser.tell("button", id="again")
        self.go_on(browser)
        browser.tell("header_link", name="codemaker")
        browser.wait(lambda: len(browser.shown["today"]) == 4, "the puzzles of the day")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/nothing")
        browser.tell("home")
        browser.wait(lambda: len(browser.shown["today"]) == 4, "the puzzles of the day")

    def test_a_tap_on_a_square_that_cannot_jump_says_so_and_the_game_goes_on(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/masterix")
        browser.wait(lambda: any(name.endswith(", can jump") for name in browser.names()), "the board")
        before = browser.names()
        browser.choose("^[a-f][1-8], red$")
        browser.wait(lambda: browser.shown["says"], "a sentence")
        self.assertEqual([name for name in browser.names() if "jump" in name], [name for name in before if "jump" in name])
        browser.choose("can jump$")
        browser.wait(lambda: any("can be jumped onto" in name for name in browser.names()), "the unit")
        self.assert_clean(browser)


if __name__ == "__main__":
    unittest.main()
