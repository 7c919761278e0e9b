"""Boards of the web page by keyboard alone: a whole game of each kind, as a guest at a desk."""

from browser import *

# More turns than a game of any kind has.
TURNS = 60


class Keys(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web()

    kind = Browser

    def opened(self, link):
        browser = self.browser(path=link, view="board", kind=self.kind)
        browser.wait(lambda: browser.names(), "the board")
        browser.hurries = True
        return browser

    def assert_ended(self, browser):
        self.assertTrue(browser.shown["shares"])
        self.assertEqual(browser.shown["errors"], [])

    def turns(self, browser, is_turn):
        """The turns of a game, until it is over; what stands between two of them leads on by Space, pressed once."""
        led_on = None

        def is_there():
            nonlocal led_on
            if browser.shown["shares"] or is_turn():
                return True
            if browser.names() != led_on and "See score" in browser.names():
                led_on = browser.names()
                browser.press(" ")
            return False

        for _ in range(TURNS):
            browser.wait(is_there, "a turn, or the end")
            if browser.shown["shares"]:
                return
            yield
        raise AssertionError(f"a game of more than {TURNS} turns")

    def walk(self, browser, name):
        """Arrows, until a square of this name has the focus."""
        for _ in range(60):
            focused = browser.tell("look")["focused"]
            if re.search(name, focused):
                return
            wanted = next(each for each in browser.names() if re.search(name, each))
            here, there = focused[:2], wanted[:2]
            if not re.match("[a-f][1-8]", here):
                key = "Tab"
            elif here[0] != there[0]:
                key = "ArrowDown" if here[0] < there[0] else "ArrowUp"
            else:
                key = "ArrowRight" if here[1] < there[1] else "ArrowLeft"
            browser.press(key)
        raise AssertionError(f"{name} is not reached: {browser.names()}")

    def test_a_code_is_broken_or_missed(self):
        browser = self.opened("/c/rabbitry/code")
        for guess, _ in enumerate(self.turns(browser, lambda: "Hole 1: empty" in browser.names()), 1):
            browser.send("x\r")
            browser.wait(lambda: browser.shown["shares"] or browser.sees(f"Guess {guess}: "), "the marks")
        self.assert_ended(browser)

    def test_a_game_of_masterix_is_played_to_its_end(self):
        browser = self.opened("/c/rabbitry/masterix")
        for _ in self.turns(browser, lambda: any(each.endswith(", can jump") for each in browser.names())):
            self.walk(browser, "can jump$")
            browser.press("Enter")
            browser.wait(lambda: any("can be jumped onto" in each for each in browser.names()), "what it can jump onto")
            self.walk(browser, "can be jumped onto")
            before = browser.text()
            browser.press("Enter")
            browser.wait(lambda: browser.text() != before, "the jump")
        self.assert_ended(browser)

    def test_a_game_of_egg_carton_is_played_to_its_end(self):
        browser = self.opened("/c/rabbitry/carton")
        for _ in self.turns(browser, lambda: browser.sees("Select a slot")):
            before = browser.text()
            slot = next(each for each in browser.names() if re.match("Slot [A-F], [1-9]", each))
            browser.press(slot[5].lower())
            browser.wait(lambda: browser.text() != before, "marbles on their way")
        self.assert_ended(browser)


if __name__ == "__main__":
    unittest.main()
