"""The web page in Chromium: keyboard, mouse, fingers, screen readers."""

from browser import *
from test_eggcarton_game import ScreenHands as CartonHands
from masterix_hands import FULL, ScreenHands as MasterixHands

PHONE = {"width": 390, "height": 844, "touch": True, "view": "terminal"}
INVITATION = "Today's puzzles, or any game"
# A row of the board with a guess and its marks, on full screens and on small ones.
ANSWERED = re.compile(r"1 ▌.▐▌.▐▌.▐▌.▐ │ +[●■○-]|1/12 1 1 2 2 +[*o-]")


class Looker:
    """What helpers of other tests want to see of a caller's terminal."""

    def __init__(self, browser):
        self.browser = browser
        self.columns = 80

    @property
    def display(self):
        return [row.ljust(80) for row in self.browser.rows()]


class KeyboardMasterix(MasterixHands):
    def box(self):
        return next((square for square in self.squares() if self.has_cursor(square)), None)


class Page(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web(config='classic_openings = "never"\n')

    def game(self, keys, **options):
        """A browser in whose terminal this has been typed in the menu."""
        browser = self.browser(**options)
        browser.screen = Looker(browser)
        self.begin(browser)
        browser.send(keys)
        return browser

    def assert_clean(self, browser):
        """Nothing failed in the page, and its policy stopped nothing."""
        shown = browser.tell("look")
        self.assertEqual(shown["errors"], [])
        self.assertFalse(shown["isWide"])

    def test_the_page_is_small(self):
        browser = self.browser(webgl=True)
        self.assertLess(browser.opened["bytes"]["total"], 170 * 1024)
        self.assertGreater(browser.opened["bytes"]["total"], 50_000)
        self.assert_clean(browser)

    def test_whether_there_are_sounds_is_the_games_option_and_the_page_only_mutes_its_tab(self):
        browser = self.game("o")
        browser.wait_for("Move speed")
        self.assertIn('button "Mute this tab"', browser.tell("tree")["tree"])
        browser.tell("button", id="mute")
        self.assertIn('button "Mute this tab" [pressed]', browser.tell("tree")["tree"])
        browser.send("b")
        browser.wait(lambda: "Mute this tab" not in browser.tell("tree")["tree"], "nothing to mute")
        browser.send("b")
        browser.wait(lambda: "Mute this tab" in browser.tell("tree")["tree"], "sounds again")
        self.assert_clean(browser)

    def test_a_code_is_guessed_by_keyboard(self):
        browser = self.game("r")
        browser.meet()
        browser.send("1122\r")
        browser.wait(lambda: any(map(ANSWERED.search, browser.rows())), "marks")
        self.assert_clean(browser)

    def test_masterix_is_played_by_keyboard(self):
        browser = self.game("m")
        browser.wait_for("Ranked run")
        browser.send("r")
        hands = KeyboardMasterix(browser, 1, *FULL)
        hands.make_move()
        browser.wait(lambda: len(hands.last_moves()) == 2, "the computer's move")
        self.assert_clean(browser)

    def test_egg_carton_is_played_by_keyboard(self):
        browser = self.game("e")
        browser.wait_for("Ranked run")
        browser.send("r")
        hands = CartonHands(browser, 1)
        before = hands.slots()
        browser.send("ABCDEF"[hands.choose(before)])
        browser.wait(lambda: hands.slots() != before, "marbles on their way")
        hands.rest()
        self.assert_clean(browser)

    def test_a_peg_is_dragged_by_mouse(self):
        browser = self.game("r")
        browser.meet()
        column, row = browser.place_of("▌5▐ yellow")
        hole, first = browser.place_of("│      █")
        browser.point("drag", **{"from": [column + 1, row], "to": [hole - 5, first]})
        browser.wait(lambda: "▌▄▐" in browser.rows()[first - 1][hole - 8:hole - 3], "the peg in hole 3")
        self.assert_clean(browser)

    def test_a_click_on_the_key_line_presses_its_key(self):
        browser = self.game("r")
        browser.meet()
        browser.wait_for("Break its code!")
        column, row = browser.place_of("Q quit")
        browser.point("click", cell=[column, row])
        browser.wait_for("Y yes")

    def test_a_phone_plays_by_its_row_of_keys(self):
        browser = self.browser(**PHONE)
        self.begin_by_touch(browser)
        browser.key("R")
        browser.meet()
        browser.wait_for("1/12")
        for cap in "1122":
            browser.key(cap)
        browser.key("Enter")
        browser.wait(lambda: any(map(ANSWERED.search, browser.rows())), "marks")
        self.assert_clean(browser)

    def begin_by_touch(self, browser):
        browser.key("Enter")
        browser.wait_for("Your name")
        browser.send("Ada")
        browser.key("Enter")
        browser.wait_for("Hall of Fame")

    def test_a_phone_plays_masterix_and_egg_carton(self):
        browser = self.browser(**PHONE)
        self.begin_by_touch(browser)
        browser.key("M")
        browser.wait_for("Ranked run")
        browser.key("R")
        browser.meet()
        browser.wait_for("Masterix level 1")
        self.assertIn("5", browser.shown["caps"])
        browser.key("Q")
        browser.wait(lambda: browser.shown["caps"][:2] == ["Y", "N"], "the question")
        browser.key("Y")
        browser.wait_for("The run is over")  # the keys may be there before the letters
        browser.key("any key")
        browser.wait_for("Ranked run")
        browser.key("Q")
        browser.wait_for("Hall of Fame")
        browser.key("E")
        browser.wait_for("Ranked run")
        browser.key("R")
        browser.meet()
        browser.wait_for("Select a slot:")
        before = browser.rows()
        browser.key(next(cap for cap in browser.shown["caps"] if cap in "ABCDEF"))
        browser.wait(lambda: browser.rows() != before, "marbles on their way")
        self.assert_clean(browser)

    def test_a_finger_moves_a_peg_on_a_phone(self):
        browser = self.browser(**PHONE)
        self.begin_by_touch(browser)
        browser.key("R")
        browser.meet()
        browser.wait_for("1/12")
        row = browser.place_of("1/12")[1]
        color, hole = browser.place_of("1 2 3"), [9, row]  # the first color, the second hole
        # A finger that is slow to move, as on a busy machine, marks text instead.
        is_there = lambda: browser.rows()[row - 1].count("1") > 2
        browser.wait(lambda: is_there() or browser.point("swipe", **{"from": color, "to": hole}), "the peg in hole 2")

    def test_a_window_that_gets_narrow_shows_small_screens_and_back(self):
        browser = self.game("r")
        browser.meet()
        browser.tell("resize", width=400, height=800)
        browser.wait(lambda: len(browser.rows()) == 20 and browser.sees("1/12"), "small screens")
        browser.tell("resize", width=1000, height=700)
        browser.wait(lambda: len(browser.rows()) == 24 and browser.sees("CODE BREAKING"), "full screens")
        self.assert_clean(browser)

    def test_a_screen_reader_reads_lines(self):
        browser = self.browser(reader=True)
        browser.wait_heard("codemaker")
        tree = browser.tell("tree")["tree"]
        self.assertIn('log "What the game says"', tree)
        self.assertNotIn("▄", tree)
        browser.wait(lambda: browser.shown["told"], "words")
        browser.send("p\r")
        browser.wait(lambda: "name" in browser.shown["prompt"].lower(), "the question")
        self.assertRegex(browser.tell("tree")["tree"], r"textbox \".*name.*\"")
        browser.send("Ada\r")
        browser.wait_heard("O: Options")
        browser.send("r\r")
        browser.send("p\r")
        browser.wait(lambda: "Guess 1" in browser.shown["prompt"], "the first guess")
        browser.send("1122\r")
        browser.wait_heard("1: 1 1 2 2 - ")
        self.assertNotIn("\x1b", "".join(browser.shown["told"]))
        self.assert_clean(browser)

    def test_lines_are_not_empty_after_the_terminal(self):
        for options in ({}, PHONE):
            browser = self.browser(**options)
            if options:
                self.begin_by_touch(browser)
            else:
                self.begin(browser)
            browser.tell("button", id="reader")
            browser.wait_heard("O: Options")
            self.assertNotIn("[?", "".join(browser.shown["told"]))
            self.assert_clean(browser)

    def test_a_dropped_line_leads_back_into_the_same_call(self):
        relay = Relay(self, self.web_port)
        browser = self.game("r", port=relay.own_port)
        browser.meet()
        browser.send("1122\r")
        browser.wait(lambda: any(map(ANSWERED.search, browser.rows())), "marks")
        relay.cut()
        browser.wait(lambda: "get back to your game" in browser.shown["notice"], "the words")
        relay.mend()
        browser.wait(lambda: browser.shown["notice"] == "", "the line")
        browser.wait(lambda: any(map(ANSWERED.search, browser.rows())), "the same board")
        browser.send("3")
        browser.wait(lambda: any("2►▌▄▐" in row for row in browser.rows()), "the next guess")
        self.assertEqual(self.log().count("call begins"), 1)

    def test_a_page_that_is_loaded_again_shows_the_same_call(self):
        browser = self.game("r")
        browser.wait_for("Break its code!")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/")
        browser.wait_for("CODE BREAKING  Level 1")
        self.assertEqual(self.log().count("call begins"), 1)
        self.assert_clean(browser)

    def test_a_call_that_ended_while_its_page_was_away_begins_anew(self):
        browser = self.game("r")
        browser.wait_for("Break its code!")
        port = self.web_port
        browser.tell("goto", url=f"http://127.0.0.1:{port}/hall")
        self.server.terminate()
        self.assertEqual(self.server.wait(PATIENCE), 0)
        self.serve_web("--web", f"127.0.0.1:{port}")
        browser.tell("goto", url=f"http://127.0.0.1:{port}/")
        browser.wait(lambda: INVITATION in browser.shown["notice"], "the invitation")
        browser.press("Enter")
        browser.wait_for("Break the code")

    def test_who_only_looks_at_the_page_holds_no_line_and_is_not_thrown_out(self):
        self.end(self.server)
        self.serve_web(config="[serve]\nmax_callers = 1\nname_seconds = 10\n")
        looking = self.browser(plays=False)
        self.assertIn(INVITATION, looking.shown["notice"])
        self.begin(self.browser())
        steady_clock.advance(3600)
        self.until(lambda: "call of" in self.log(), "the line of the caller is free")
        self.assertIn(INVITATION, looking.tell("look")["notice"])
        looking.press("Shift")
        self.assertIn(INVITATION, looking.tell("look")["notice"])
        looking.press("x")
        looking.wait_for("Break the code")

    def test_a_finger_or_the_key_of_the_page_opens_the_line(self):
        for opens in ("button", "key"):
            with self.subTest(opens=opens):
                looking = self.browser(plays=False, **PHONE)
                looking.tell("button", id="again") if opens == "button" else looking.press("Enter")
                looking.wait_for("Enter")

    def test_a_phone_is_invited_without_a_word_of_keys(self):
        looking = self.browser(**PHONE, plays=False)
        looking.wait(lambda: INVITATION in looking.shown["notice"], "the invitation")
        self.assertNotIn("key", looking.shown["notice"])

    def test_a_dropped_line_does_not_stop_a_screen_reader(self):
        relay = Relay(self, self.web_port)
        browser = self.browser(reader=True, port=relay.own_port)
        browser.send("p\r")
        browser.wait(lambda: "name" in browser.shown["prompt"].lower(), "the question")
        relay.cut()
        browser.wait(lambda: browser.shown["notice"] != "", "the words")
        relay.mend()
        browser.wait(lambda: browser.shown["notice"] == "", "the line")
        browser.send("Ada\r")
        browser.wait_heard("O: Options")

    def test_who_leaves_can_call_again(self):
        browser = self.game("q")
        browser.wait_for("(Y/N)")
        browser.send("y")
        browser.wait_for("Goodbye")
        browser.send(" ")
        browser.wait(lambda: browser.shown["notice"] == "You have left. Thank you for playing.", "the end")
        browser.tell("button", id="again")
        browser.wait(lambda: browser.shown["call"] == "on" and browser.sees("play"), "the title")

    def test_who_comes_outside_the_hours_reads_when_they_are(self):
        self.end(self.server)
        begins = (time.localtime().tm_hour + 2) % 24
        self.serve_web(config=f'hours = ["{begins:02}:00-{begins:02}:30"]\n')
        browser = self.browser()
        browser.wait(lambda: browser.shown["notice"] != "", "the words")
        hours = f"{begins:02}:00-{begins:02}:30"
        told = f"The games are open {hours}, and closed now. Please call again then."
        self.assertEqual(browser.shown["notice"], told)

    def test_a_page_without_a_server_says_so(self):
        browser = self.browser()
        self.server.kill()
        browser.wait(lambda: "dropped" in browser.shown["notice"], "the words")

    def test_light_and_dark_follow_the_browser(self):
        grounds = {dark: self.browser(dark=dark).shown["ground"] for dark in (False, True)}
        self.assertEqual(grounds, {False: "rgb(244, 239, 228)", True: "rgb(20, 17, 13)"})


if __name__ == "__main__":
    unittest.main()
