"""Callers on an emulated phone, by taps alone but for a name."""

from browser import *

PHONE = {"width": 390, "height": 844, "touch": True}
# What a finger hits without care, in pixels.
FINGER = 44


class PhoneCase(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web(config='classic_openings = "never"\n')

    def phone(self, name="Ada", **options):
        """A browser at the menu, by taps alone but for a name."""
        browser = self.browser(**{**PHONE, **options})
        self.say_who(browser, name)
        return browser

    def say_who(self, browser, name="Ada"):
        """A guest at the menu says who they are."""
        browser.choose("^Your name$")
        browser.wait_for("Who plays?")
        browser.fill(name)
        browser.wait_for(f"Welcome, {name}")

    def assert_clean(self, browser):
        shown = browser.tell("look")
        self.assertEqual(shown["errors"], [])
        self.assertFalse(shown["isWide"])
        for button in shown["offered"]:
            left, top, width, height = button["box"]
            self.assertTrue(button["name"], button)
            self.assertGreaterEqual(min(width, height), FINGER - 2, button)

    def assert_reached(self, browser, width, height):
        """Nothing that a move needs lies beyond the window, as it was seen last."""
        for button in browser.shown["offered"]:
            left, top, across, down = button["box"]
            self.assertGreaterEqual(min(left, top), 0, button)
            self.assertLessEqual(left + across, width, button)
            self.assertLessEqual(top + down, height, button)

    def guess(self, browser, *colors):
        for color in colors:
            browser.choose(f"^{color}$")
        browser.wait(lambda: f"Hole {len(colors)}: {colors[-1]}" in browser.names(), "a full row")
        browser.choose("^Guess$")
        browser.wait(lambda: {"Hole 1: empty", "Go on"} & set(browser.names()), "the marks")

    def to_pegs(self, browser):
        browser.choose("^Code breaking")
        browser.wait_for("our opponent")
        browser.choose("^Play$")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")

    def to_grid(self, browser):
        browser.choose("^Masterix")
        browser.choose("^Ranked run")
        browser.choose("^Play$")
        browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the board")

    def own_name(self, browser):
        """A password, so that what the caller does is kept."""
        for keys, words in (("o", "Move speed"), ("w", "New password")):
            browser.press(keys)
            browser.wait_for(words)
        browser.fill("secret12")
        browser.wait_for("once more")
        browser.fill("secret12")
        browser.wait_for("Move speed")
        browser.press("q")
        browser.wait_for("Daily puzzles")
