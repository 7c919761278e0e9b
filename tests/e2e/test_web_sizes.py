"""What a phone and a desk show at their sizes: nothing is cut off, out of line or far from what belongs to it."""

import whole_games
from web_phone import *

SMALL = {"width": 360, "height": 640, "touch": True}
SIDEWAYS = {"width": 844, "height": 390, "touch": True}
DESKS = ((1440, 900), (2560, 1440))


def middle(box):
    return (box["left"] + box["right"]) / 2


class Sizes(PhoneCase):
    def boxes(self, browser, query):
        return browser.tell("boxes", query=query)["boxes"]

    def code(self, **options):
        browser = self.browser(path="/c/rabbitry/code", **options)
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        return browser

    def assert_within(self, box, outer, about=""):
        for side, sign in (("left", 1), ("top", 1), ("right", -1), ("bottom", -1)):
            self.assertGreaterEqual(sign * (box[side] - outer[side]), -1, (about, side, box, outer))

    def window(self, width, height):
        return {"left": 0, "top": 0, "right": width, "bottom": height}

    def assert_in_line(self, browser):
        """The holes of each row, below each other and above those that are filled."""
        rows = [middle(box) for box in self.boxes(browser, "#board .guess .row > *")]
        holes = [middle(box) for box in self.boxes(browser, "#board .slot")]
        for at, place in enumerate(rows):
            self.assertAlmostEqual(place, holes[at % 4], delta=1.5, msg=(at, holes))

    def test_the_terminal_of_a_small_phone_shows_its_first_and_last_row_and_all_of_the_header(self):
        for width, height in ((360, 640), (390, 844), (320, 568)):
            browser = self.browser(path="/c/rabbitry/code", width=width, height=height, touch=True, view="terminal")
            browser.wait(lambda: any("1/10" in row for row in browser.rows()), "the terminal")
            browser.wait(lambda: len(browser.rows()) == 20, "small screens")
            [screen], [place] = self.boxes(browser, ".xterm-screen"), self.boxes(browser, "#screen")
            self.assert_within(screen, place)
            for each in self.boxes(browser, "#top nav > *"):
                self.assert_within(each, self.window(width, height), each["text"])
            self.assert_clean(browser)
            browser.end()

    def test_no_word_of_the_header_is_cut_on_a_phone_held_sideways(self):
        browser = self.code(**SIDEWAYS)
        [top] = self.boxes(browser, "#top")
        for each in self.boxes(browser, "#top nav > *"):
            self.assert_within(each, top, each["text"])
            self.assertEqual(each["cut"], 0, each)
        # Every word is as wide as its letters need.
        self.assertEqual(self.boxes(browser, "#top nav")[0]["cut"], 0)

    def test_a_small_phone_shows_all_rows_of_a_code_and_what_the_marks_mean(self):
        browser = self.code(**SMALL)
        for _ in range(2):
            [place] = self.boxes(browser, "#board .guesses")
            rows = self.boxes(browser, "#board .guess")
            self.assertEqual(len(rows), 9)
            for row in rows:
                self.assert_within(row, place)
            self.assertEqual(len(self.boxes(browser, "#board .legend")), 1)
            self.guess(browser, "red", "red", "white", "white")
        browser.tell("resize", width=844, height=390)
        browser.wait(lambda: len(self.boxes(browser, "#board .legend")) == 1, "what the marks mean")

    def test_all_that_is_done_in_free_play_stands_in_one_row_on_a_small_phone(self):
        browser = self.phone(**SMALL)
        browser.press("c")
        browser.choose("^Duel or solo")
        browser.wait(lambda: any(re.search("solo$", name) for name in browser.names()), "solo")
        browser.choose("^New game")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        for query in ("#board .palette .color", "#board .actions .key"):
            self.assertEqual(len({round(box["top"]) for box in self.boxes(browser, query)}), 1, query)
        [place] = self.boxes(browser, "#board .guesses")
        for row in self.boxes(browser, "#board .guess"):
            self.assert_within(row, place)
        self.assert_clean(browser)

    def test_columns_stay_where_they_are_when_a_row_is_marked_none(self):
        for width in (360, 390):
            browser = self.code(**{**PHONE, "width": width})
            self.assert_in_line(browser)
            self.guess(browser, "red", "red", "white", "white")
            self.assert_in_line(browser)
            before = browser.tell("columns")["columns"]
            browser.tell("note", text="none")
            self.assert_in_line(browser)
            self.assertEqual(browser.tell("columns")["columns"], before)
            browser.end()

    def test_two_clicks_at_one_spot_of_the_header_change_the_view_and_change_it_back(self):
        browser = self.browser(view="board", width=1440, height=900)
        browser.wait(lambda: "Your name" in browser.names(), "the menu")
        before = {box["text"]: box["left"] for box in self.boxes(browser, "#top nav > *")}
        browser.tell("button", id="view")
        browser.wait(lambda: browser.rows(), "the terminal")
        after = {box["text"]: box["left"] for box in self.boxes(browser, "#top nav > *")}
        self.assertAlmostEqual(before.pop("Terminal"), after.pop("Board"), delta=1)
        for name, left in before.items():
            self.assertAlmostEqual(left, after[name], delta=1, msg=name)

    def test_buttons_below_a_message_are_not_cut(self):
        browser = self.phone(width=390, height=700)
        browser.wait_for("To keep what you play")
        for dark_or_wide in (390, 1100):
            browser.tell("resize", width=dark_or_wide, height=700)
            browser.tell("scroll", query=".sheet > .above")
            [message] = self.boxes(browser, "#board .say")
            for key in self.boxes(browser, "#board .actions .key"):
                self.assertGreaterEqual(key["top"], message["bottom"] - 0.6)
            # And no card, nor the shadow of one, is seen below what is said of the list.
            [listed] = self.boxes(browser, ".sheet > .above")
            self.assertLessEqual(listed["bottom"], message["top"] + 0.6)

    def test_the_whole_menu_is_in_sight_of_a_guest_on_any_phone(self):
        for width, height in ((360, 640), (390, 844), (430, 932), (844, 390), (640, 360)):
            browser = self.browser(width=width, height=height, touch=True)
            browser.wait_for("Welcome, Guest")
            [listed] = self.boxes(browser, ".sheet > .above")
            self.assertLessEqual(listed["cut"], 1, (width, height))
            self.assert_reached(browser, width, height)
            self.assert_clean(browser)
            browser.end()

    def test_the_heading_of_a_result_stands_above_the_middle_of_its_columns(self):
        for size in (PHONE, SMALL, SIDEWAYS):
            browser = self.browser(path="/c/rabbitry/masterix", **size)
            whole_games.play_masterix(whole_games.Fingers(browser), lambda: None)
            browser.wait(lambda: re.search(r"Total\s+\d+\s+\d+", browser.text()), "the points")
            [heading], [table] = self.boxes(browser, "#board h2"), self.boxes(browser, "#board table")
            self.assertAlmostEqual(middle(heading), middle(table), delta=2)
            browser.end()

    def test_nothing_moves_when_a_result_was_copied(self):
        browser = self.code(**PHONE)
        whole_games.play_code(whole_games.Fingers(browser), lambda: None)
        query = "#board .actions .key, #board .thing"
        before = self.boxes(browser, query)
        browser.tell("share")
        browser.wait(lambda: browser.shown["passing"] == "Copied.", "the word")
        after = self.boxes(browser, query)
        self.assertEqual(len(after), len(before))
        for was, now in zip(before, after):
            for edge, place in was.items():
                # A button that is pressed lies a pixel deeper.
                self.assertAlmostEqual(now[edge], place, delta=1.1)

    def test_all_columns_of_guesses_stand_within_their_board_where_the_last_one_was_wrong(self):
        for size in (PHONE, SMALL, SIDEWAYS):
            browser = self.phone(**size)
            self.to_pegs(browser)
            while "Take back" in browser.names():
                browser.choose("^Random$")
                browser.choose("^Guess$")
                browser.wait(lambda: {"Hole 1: empty", "Go on"} & set(browser.names()), "the marks")
            [board] = self.boxes(browser, "#board .pegs")
            for row in self.boxes(browser, "#board .guesses .guess"):
                self.assert_within(row, board)
            browser.end()

    def test_no_button_stands_alone_in_the_last_row(self):
        browser = self.phone()
        browser.choose("^Daily puzzles")
        browser.wait(lambda: "Calendar" in browser.names(), "the puzzles")
        for width in (390, 360, 430):
            browser.tell("resize", width=width, height=844)
            tops = [round(box["top"]) for box in self.boxes(browser, "#board .actions .key")]
            self.assertTrue(len(set(tops)) == 1 or tops.count(max(tops)) > 1, (width, tops))

    def test_what_is_asked_has_no_skip(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/carton")
        browser.wait_for("Select a slot")
        self.assertIn("Skip", browser.names())
        browser.choose("^Quit$")
        browser.wait(lambda: "Pause" in browser.names(), "the question")
        self.assertNotIn("Skip", browser.names())

    def test_marbles_of_a_phone_are_large_those_past_an_end_too(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/carton")
        browser.wait_for("Select a slot")
        sizes = [box["right"] - box["left"] for box in self.boxes(browser, "#board .well .glass")]
        self.assertGreater(min(sizes), 24)
        [carton], [thing] = self.boxes(browser, "#board .carton"), self.boxes(browser, "#board .thing")
        self.assertGreater(carton["bottom"] - carton["top"], 0.97 * (thing["bottom"] - thing["top"]))
        browser.choose("^Slot F, [1-9]")
        browser.wait(lambda: self.boxes(browser, "#board .end .glass"), "a marble past the end")
        self.assertGreater(min(box["right"] - box["left"] for box in self.boxes(browser, "#board .end .glass")), 14)

    def test_arrows_lead_along_a_carton_that_is_turned(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/carton")
        browser.wait_for("Select a slot")
        browser.tell("focus", name="^Slot A")
        for key, slot in (("ArrowDown", "Slot B"), ("ArrowLeft", "Slot M"), ("ArrowUp", "Slot N"), ("ArrowRight", "Slot A")):
            browser.press(key)
            self.assertRegex(browser.tell("look")["focused"], f"^{slot}")

    def test_help_says_that_a_board_is_turned_where_it_is(self):
        for game, words in (("masterix", "a to f are columns here"), ("carton", "A to F lie on the right")):
            browser = self.browser(**PHONE, path=f"/c/rabbitry/{game}")
            browser.wait(lambda: "Quit" in browser.names(), game)
            browser.choose("^Help$")
            browser.wait_for(words)
            browser.choose("^Close help$")
            browser.tell("resize", width=844, height=390)
            browser.choose("^Help$")
            browser.wait_for("Tap ")
            self.assertFalse(browser.sees(words))
            browser.end()

    def test_a_desk_has_colors_beside_the_board_with_guess_below_them_and_letters_as_large_as_it_is(self):
        for width, height in DESKS:
            browser = self.code(view="board", width=width, height=height)
            [row], [palette], [guess] = (self.boxes(browser, query) for query in ("#board .open", "#board .palette", "#board .actions .primary"))
            # The row is filled where it will stand.
            [place] = self.boxes(browser, "#board .guesses")
            self.assert_within(row, place)
            self.assertLess(palette["left"] - row["right"], width / 30)
            self.assertLess(guess["top"] - palette["bottom"], height / 20)
            header = self.boxes(browser, "#top nav > *")
            self.assertGreater(min(box["letters"] for box in header), 0.0095 * height)
            browser.end()
            browser = self.browser(path="/c/rabbitry/masterix", view="board", width=width, height=height)
            browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the board")
            self.assertGreater(browser.tell("sign", query="[data-edge-row]")["letters"], 0.014 * height)
            browser.end()


if __name__ == "__main__":
    unittest.main()
