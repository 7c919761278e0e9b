"""Lists of the web page in Chromium on a phone: the day, the Hall of Fame, games by mail, positions."""

import urllib.request

from web_phone import *


class Lists(PhoneCase):
    def test_leaving_the_menu_is_asked_and_no_line_of_it_is_taken_for_an_answer(self):
        browser = self.phone()
        browser.choose("^Leave")
        browser.wait(lambda: {"Yes", "No"} <= set(browser.names()), "both answers")
        browser.choose("^No$")
        browser.wait(lambda: "Yes" not in browser.names(), "the menu")
        browser.choose("^Leave")
        browser.choose("^Yes$")
        browser.wait(lambda: "Goodbye" in browser.text() or browser.shown["notice"], "the end of the call")

    def test_a_tap_chooses_a_puzzle_of_the_day_and_play_begins_it(self):
        browser = self.phone()
        browser.choose("^Daily puzzles")
        browser.wait_for("Nobody yet. Be the first!")
        self.assertNotIn("Puzzle 1", browser.names())
        browser.choose("^Daily Masterix")
        browser.wait_for("Today's table: Masterix")
        browser.choose("^Play$")
        browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the board")
        self.assert_clean(browser)

    def test_a_tap_on_a_row_of_the_hall_asks_for_its_run(self):
        for name, score in (("Ada", "20"), ("Karl of the Moon", "70")):
            self.run_codemaker("scores", "add", "--table", "breaking", "--name", name[:11], "--score", score,
                               "--level", "3", "--data", self.data)
        browser = self.phone()
        browser.choose("^Hall of Fame")
        browser.wait_for("Hall of Fame: ")
        browser.choose("^[Cc]ode breaking")
        browser.wait(lambda: any(name.startswith("1. Karl of th") for name in browser.names()), "the best")
        self.assert_clean(browser)
        self.assertEqual(browser.tell("hinders")["hinders"], [])
        browser.choose("^2. Ada")
        browser.wait_for("This run was not kept")

    def test_the_header_leads_a_caller_to_the_puzzles_in_the_game_and_others_to_the_tables(self):
        browser = self.phone()
        browser.tell("header_link", name="Daily")
        browser.wait_for("Nobody yet. Be the first!")
        self.assertIn("Calendar", browser.names())
        looker = self.browser(**PHONE, plays=False)
        looker.tell("header_link", name="Daily")
        answer = urllib.request.urlopen(f"http://127.0.0.1:{self.web_port}/daily").read().decode()
        self.assertIn('<a href="/daily/today">in the game</a>', answer)

    def test_who_offers_a_game_by_mail_finds_it_in_their_list(self):
        browser = self.phone()
        self.own_name(browser)
        browser.choose("^By mail")
        browser.choose("^New$")
        browser.wait(lambda: "Masterix" in browser.names(), "the offer")
        self.assert_clean(browser)
        self.assertEqual(browser.tell("hinders")["hinders"], [])
        browser.choose("^Masterix")
        browser.wait(lambda: any(re.search("Masterix.*✓", name, re.S) for name in browser.names()), "the choice")
        browser.choose("^7 days")
        browser.choose("^Go on")
        browser.wait_for("Your table is open")
        browser.choose("^(Back|Go on|Next)$")
        # To the list, or where a tap of the form led beyond it, once more from the menu.
        browser.wait(lambda: any("open to all" in name for name in browser.names()) or browser.sees("Welcome, Ada"), "the list")
        if browser.sees("Welcome, Ada"):
            browser.choose("^By mail")
        browser.wait(lambda: any("open to all" in name for name in browser.names()), "the offer in the list")
        self.assert_clean(browser)

    def test_what_was_done_stands_with_its_name_in_lists_and_at_the_end_of_rows_in_tables(self):
        browser = self.phone()
        self.own_name(browser)
        browser.choose("^Daily puzzles")
        browser.choose("^Daily code")
        browser.wait_for("Today's table: Code breaking")
        browser.choose("^Play$")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        for color in ("red", "white"):
            for _ in range(4):
                browser.choose(f"^{color}$")
            browser.wait(lambda: f"Hole 4: {color}" in browser.names(), "a full row")
            browser.choose("^Guess$")
            browser.wait(lambda: {"Hole 1: empty", "Scoring"} & set(browser.names()), "the marks")
        browser.choose("^Quit$")
        browser.choose("^End$")
        browser.wait(lambda: "Scoring" in browser.names(), "the end")
        browser.choose("^Scoring$")
        query = "#board td .peg"
        browser.wait(lambda: browser.tell("boxes", query=query)["boxes"], "the table of the scoring")
        # The pegs of the code and those of the guess stand below each other, and are to be seen.
        rows = browser.tell("boxes", query=query)["boxes"]
        self.assertEqual([round(box["left"]) for box in rows[:4]], [round(box["left"]) for box in rows[4:]])
        self.assertGreater(rows[0]["right"] - rows[0]["left"], 20)
        browser.choose("^Go on$")
        browser.choose("^Daily$")
        browser.wait_for("This month")
        [table, *_] = browser.tell("boxes", query="#board table")["boxes"]
        [result, *_] = browser.tell("boxes", query="#board td:last-child")["boxes"]
        # But for the rim of the card.
        self.assertAlmostEqual(result["right"], table["right"], delta=16)
        self.assertNotIn("»", browser.text())
        browser.choose("^Menu$")
        browser.choose("^Your page")
        browser.choose("^Your games$")
        browser.wait(lambda: any(re.match(r"1 Daily code of [\d-]+\n\d\d-\d\d ", name) for name in browser.names()), "the game and its result")
        browser.choose("^Replay$")
        browser.wait(lambda: "Close" in browser.names(), "the replay")
        browser.choose("^Help$")
        browser.wait_for("The next turning point that a review found")
        # In a replay there are no colors to tap, and one button closes it.
        self.assertFalse(browser.sees("Tap a color") or browser.sees("speed"))
        self.assertEqual([name for name in browser.names() if name == "Close"], [])

    def left_by_ada(self, what):
        ada = self.phone()
        self.own_name(ada)
        ada.choose("^By mail")
        ada.choose("^Codes to break$")
        ada.choose("^Leave one$")
        ada.choose(f"^{what} position")
        ada.choose("^Go on")
        ada.choose("^Leave it$")
        ada.wait_for("Your position is left.")
        ada.end()

    def opened_by_bob(self, what):
        bob = self.phone(name="Bob")
        self.own_name(bob)
        bob.choose("^By mail")
        bob.choose("^Codes to break$")
        bob.choose(f"^Ada: {what} position")
        bob.wait_for("By Ada: nobody tried it yet.")
        self.assert_clean(bob)
        self.assertEqual(bob.tell("hinders")["hinders"], [])
        return bob

    def test_a_position_of_masterix_that_was_left_is_looked_at_and_then_played_by_taps(self):
        self.left_by_ada("Masterix")
        bob = self.opened_by_bob("Masterix")
        self.assertFalse(any("can jump" in name for name in bob.names()))
        bob.choose("^Play$")
        bob.choose("can jump$")
        bob.choose("can be jumped onto")
        bob.wait(lambda: re.search(r"Bob *\d+ points", bob.text()) and any(name.endswith("can jump") for name in bob.names()), "the next move")
        self.assertRegex(bob.tell("look")["says"], r"Computer [a-f]\d-[a-f]\d: ")
        self.assert_reached(bob, 390, 844)
        self.assert_clean(bob)

    def test_a_position_of_egg_carton_that_was_left_is_looked_at_and_then_played_by_taps(self):
        self.left_by_ada("Egg Carton")
        bob = self.opened_by_bob("Egg Carton")
        bob.choose("^Play$")
        bob.wait_for("Select a slot")
        before = bob.names()
        bob.choose("^Slot [A-F], [1-9]")
        bob.wait(lambda: bob.names() != before, "marbles on their way")
        bob.wait(lambda: bob.sees("Select a slot") or bob.tell("skip") and False, "the next selection")
        self.assert_clean(bob)
