"""Boards of the web page in Chromium: fingers on a phone, keys at a desk, ears."""

from web_phone import *

# What comes over the line has another thing in the place of pictures.
OF_A_NEWER_SERVER = """
if (location.protocol === "http:") sessionStorage.setItem("loads", Number(sessionStorage.getItem("loads")) + 1);
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(heard) {
    this.addEventListener("message", ({ data }) => {
      const text = new TextDecoder().decode(data).replaceAll('"picture":', '"texture":');
      heard({ data: new TextEncoder().encode(text).buffer });
    });
  },
});
"""
SIDEWAYS = ((844, 390), (640, 360))


class Boards(PhoneCase):
    def test_codes_are_broken_by_taps_alone(self):
        browser = self.phone()
        self.to_pegs(browser)
        self.assert_reached(browser, 390, 844)
        self.guess(browser, "red", "red", "white", "white")
        browser.wait(lambda: re.search(r"Guess 1: red red white white, \d exact, \d misplaced", browser.text()), "marks")
        self.guess(browser, "blue", "green", "yellow", "black")
        self.assert_clean(browser)

    def test_help_for_fingers_says_how_to_play_and_does_what_it_names(self):
        browser = self.phone()
        self.to_pegs(browser)
        browser.choose("^Help$")
        browser.wait_for("Tap a color")
        browser.choose("^Close help$")
        browser.wait(lambda: "Close help" not in browser.names() and "Guess" in browser.names(), "the board")
        browser.choose("^Help$")
        browser.choose("^The seal")
        browser.wait_for("Seal and proof")
        browser.choose("^Back$")
        browser.choose("^Help$")
        browser.choose("^Rules$")
        browser.wait_for("Rules 1/")
        self.assertLessEqual({"Code breaking", "Masterix", "Egg Carton"}, set(browser.names()))
        browser.choose("^Done$")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "the board")
        self.assert_clean(browser)

    def test_a_key_that_a_sentence_names_is_said_by_the_words_of_its_button(self):
        browser = self.phone()
        # The second key is one of the options, and who is here has the same one in the menu.
        self.assertIn("a password: Options, Password.", " ".join(browser.text().split()))
        browser.press("%")
        browser.wait(lambda: browser.sees("% isn't used here. Tap Help for help."), "a sentence without keys")
        self.assert_clean(browser)
        # No button stands within a sentence, apart from what closes it: those of the same name stand by themselves.
        self.assertEqual(browser.tell("boxes", query="#board p button")["boxes"], [])
        browser.choose("^Help$")
        browser.wait_for("Close help")
        browser.choose("^Close help$")
        browser.choose("^By mail")
        browser.wait(lambda: "Set a password first: it keeps your games." in
                     " ".join(browser.text().split()), "the way to a name")
        self.assert_clean(browser)
        browser.choose("^Set a password$")
        browser.wait_for("New password")

    def test_help_of_a_challenge_speaks_of_taps_and_not_of_keys(self):
        browser = self.browser(**PHONE, path="/c/rabbitry")
        browser.wait_for("First tries count")
        browser.choose("^Help$")
        browser.wait_for("Close help")
        self.assertIsNone(re.search(r"\b([Pp]ress|[Kk]eys?|Esc|Enter|F1|Ctrl|Backspace)\b", browser.text()), browser.text())
        browser.choose("^Rules$")
        browser.wait_for("Rules 1/")
        browser.choose("^Done$")
        browser.wait_for("First tries count")

    def test_what_takes_the_place_of_skip_is_not_tapped_by_who_meant_that(self):
        browser = self.phone()
        self.to_pegs(browser)
        while "Take back" in browser.names():
            browser.choose("^Random$")
            browser.choose("^Guess$")
            browser.wait(lambda: {"Hole 1: empty", "Go on"} & set(browser.names()), "the marks")
        browser.choose("^Go on$")
        browser.choose("^Random$")
        browser.choose("^Set code$")
        browser.wait(lambda: "Skip" in browser.names(), "the computer")
        self.assertFalse(browser.tell("skip_and_tap")["taken"])
        # A moment later it is what it says.
        browser.choose("^Go on$")
        browser.wait(lambda: "Guess" in browser.names(), "the next round")

    def test_a_peg_is_taken_back_and_put_into_the_hole_that_is_tapped(self):
        browser = self.phone()
        self.to_pegs(browser)
        browser.choose("^Hole 3")
        browser.choose("^blue$")
        browser.wait(lambda: "Hole 3: blue" in browser.names(), "the peg in hole 3")
        browser.choose("^Hole 3")
        browser.choose("^Take back$")
        browser.wait(lambda: "Hole 3: empty" in browser.names(), "an empty hole")

    def test_pegs_have_the_shapes_that_the_caller_has_chosen(self):
        browser = self.phone()
        self.to_pegs(browser)
        self.assertEqual(browser.tell("look")["shapes"], 0)
        for key, words in (("o", "with numbers"), ("n", "with shapes"), ("q", "Round 1/4")):
            browser.press(key)
            browser.wait_for(words)
        browser.wait(lambda: browser.tell("look")["shapes"] == 6, "the palette")
        self.guess(browser, "red", "red", "white", "white")
        browser.wait(lambda: browser.tell("look")["shapes"] == 10, "the guess")
        self.assert_clean(browser)
        self.assert_reached(browser, 390, 844)

    def test_masterix_is_played_by_taps_alone(self):
        browser = self.phone()
        self.to_grid(browser)
        for move in range(3):
            browser.choose("can jump$")
            browser.choose("can be jumped onto")
            browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the next move")
            self.assert_reached(browser, 390, 844)
        self.assertRegex(browser.text(), r"Ada *\d+ points")
        self.assert_clean(browser)

    def test_egg_carton_is_played_by_taps_alone(self):
        browser = self.phone()
        browser.choose("^Egg Carton")
        browser.choose("^Ranked run")
        browser.choose("^Play$")
        browser.wait_for("Select a slot")
        # What the signs at the slots mean stands below them in words.
        browser.wait(lambda: browser.sees("goes on") or browser.sees("ends off the board"), "what the signs mean")
        self.assert_reached(browser, 390, 844)
        before = browser.names()
        browser.choose("^Slot [A-F], [1-9]")
        browser.wait(lambda: browser.names() != before, "marbles on their way")
        browser.hurries = True
        browser.wait_for("Select a slot")
        self.assert_clean(browser)

    def test_a_question_is_answered_by_words(self):
        browser = self.phone()
        self.to_pegs(browser)
        browser.choose("^Quit$")
        browser.choose("^No$")
        browser.wait(lambda: "Guess" in browser.names(), "the board")
        browser.choose("^Quit$")
        browser.choose("^Yes$")
        browser.choose("^To the menu$")
        browser.wait_for("Welcome, Ada")

    def test_a_phone_turned_on_its_side_shows_all_that_a_move_needs(self):
        browser = self.phone()
        self.to_pegs(browser)
        self.guess(browser, "red", "red", "white", "white")
        for width, height in SIDEWAYS:
            browser.tell("resize", width=width, height=height)
            self.assert_reached(browser, width, height)
            self.assert_clean(browser)
            self.assertIn(["Terminal", True], browser.tell("header")["header"])
            # Twelve guesses, and each peg is to be told from the others.
            self.assertGreaterEqual(min(browser.tell("columns")["pegs"]), 22)
        browser.choose("^Hole 3")
        browser.choose("^blue$")
        browser.wait(lambda: "Hole 3: blue" in browser.names(), "the peg in hole 3")

    def test_squares_and_slots_are_large_enough_for_fingers_on_small_phones_either_way(self):
        for game, is_there in (("masterix", ", can jump"), ("carton", "Slot A")):
            browser = self.browser(**PHONE, path=f"/c/rabbitry/{game}")
            browser.wait(lambda: any(is_there in name for name in browser.names()), game)
            for width, height in (*SIDEWAYS, (360, 640)):
                browser.tell("resize", width=width, height=height)
                self.assert_reached(browser, width, height)
                self.assert_clean(browser)
            browser.end()

    def test_large_letters_hide_nothing_that_a_move_needs(self):
        # A desk of 1440x900 with text of 200 %.
        browser = self.browser(view="board", width=720, height=450, path="/c/rabbitry/code")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        self.assert_reached(browser, 720, 450)

    def test_rows_stand_below_each_other_with_a_note_beside_the_marks_or_without(self):
        browser = self.browser(**PHONE, path="/c/rabbitry/code")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        self.assertNotIn("no peg", browser.names())
        self.guess(browser, "red", "red", "white", "white")
        before = set(browser.tell("columns")["columns"])
        browser.tell("note", text="as a page may say more of a guess")
        self.assertEqual(len(before), 1)
        self.assertEqual(len(set(browser.tell("columns")["columns"])), 1)

    def test_a_desk_plays_boards_by_keyboard(self):
        browser = self.browser(view="board")
        browser.wait_for("Welcome, Guest")
        browser.send("y")
        browser.wait_for("Who plays?")
        browser.send("Ada\r")
        browser.wait_for("Welcome, Ada")
        browser.send("r")
        browser.wait_for("our opponent")
        browser.send("\r")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        browser.send("1122")
        browser.wait(lambda: "Hole 4: white" in browser.names(), "a full row")
        browser.send("\r")
        browser.wait(lambda: "Guess 1: red red white white" in browser.text(), "marks")
        self.assert_clean(browser)

    def test_arrows_lead_from_square_to_square(self):
        browser = self.phone()
        self.to_grid(browser)
        browser.tell("focus", name="^a1")
        for key in ("ArrowDown", "ArrowRight"):
            browser.press(key)
        self.assertRegex(browser.tell("look")["focused"], "^b2, (blue|red|empty)")
        tree = browser.tell("tree")["tree"]
        self.assertIn('grid "Board"', tree)
        self.assertIn("gridcell", tree)

    def test_a_call_goes_on_in_the_terminal_and_back_on_the_board(self):
        browser = self.phone()
        self.to_pegs(browser)
        self.guess(browser, "red", "red", "white", "white")
        browser.tell("button", id="view")
        browser.wait(lambda: any(re.search(r"1/12 1 1 2 2", row) for row in browser.rows()), "the terminal")
        browser.tell("button", id="view")
        browser.wait(lambda: "Guess 1: red red white white" in browser.text(), "the board")
        self.assert_clean(browser)

    def test_a_call_goes_on_in_lines_of_text_and_back_on_the_board(self):
        browser = self.phone(width=1280, height=800, touch=False, view="board")
        self.to_pegs(browser)
        self.guess(browser, "red", "red", "white", "white")
        browser.tell("button", id="reader")
        browser.wait(lambda: browser.shown["prompt"] == "Guess 2:", "the question in lines")
        browser.wait_heard("1: 1 1 2 2 - ")
        browser.send("3344\r")
        browser.wait_heard("2: 3 3 4 4 - ")
        browser.tell("button", id="reader")
        browser.wait(lambda: "Guess 2: blue blue green green" in browser.text(), "the board")
        self.assert_clean(browser)

    def test_a_page_older_than_its_server_is_loaded_again_once_and_then_shows_the_terminal(self):
        browser = self.phone(before=OF_A_NEWER_SERVER)
        browser.choose("^Code breaking")
        browser.wait(lambda: any("1/12" in row or "our opponent" in row for row in browser.rows()), "the terminal")
        self.assertEqual(browser.tell("look")["errors"], [])
        self.assertEqual(browser.tell("remembered", name="loads")["value"], "2")

    def test_a_board_needs_no_terminal_to_be_fetched(self):
        browser = self.browser(**PHONE)
        browser.wait(lambda: "Your name" in browser.names(), "the menu")
        self.assertLess(browser.tell("look")["bytes"]["total"], 60_000)
        self.assert_clean(browser)

    def test_lines_that_are_asked_for_appear_in_the_terminal(self):
        browser = self.phone()
        browser.choose("^Options$")
        browser.press("s")
        browser.wait(lambda: any(row.startswith("L: ") for row in browser.rows()), "the options in lines")
        self.assertEqual(browser.tell("look")["errors"], [])
