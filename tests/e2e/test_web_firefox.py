"""Another browser: the page in Firefox."""

from browser import *


class Firefox(Browser):
    program, orders = "firefox-esr", "firefox.js"


class AnotherBrowser(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web()

    def opened(self, path, **options):
        return self.browser(path=path, kind=Firefox, **options)

    def assert_played(self, browser):
        browser.wait(lambda: browser.shown["shares"], "something to share")
        self.assertEqual(browser.shown["errors"], [])

    def leave(self, browser):
        """Ends a first try of a challenge."""
        browser.send("q")
        browser.wait(lambda: "End" in browser.names() or "Yes" in browser.names(), "the question")
        browser.choose("^(End|Yes)$")
        browser.choose("^No name$")
        browser.wait_for("First tries count")
        self.assertEqual(browser.shown["errors"], [])

    def test_a_code_is_broken_or_lost_by_pointing_at_pegs(self):
        browser = self.opened("/c/rabbitry/code")
        for guess in range(20):
            browser.wait(lambda: "Hole 1: empty" in browser.names() or browser.shown["shares"], "an empty row, or the end")
            if browser.shown["shares"]:
                break
            for hole in range(1, 5):
                color = ("red", "white", "blue", "green", "yellow", "black")[(guess + hole * (guess // 6)) % 6]
                browser.choose(f"^{color}$")
                browser.wait(lambda: f"Hole {hole}: {color}" in browser.names(), "the peg")
            browser.choose("^Guess$")
            browser.wait(lambda: f"Guess {guess + 1}: " in browser.text(), "marks")
        self.assert_played(browser)

    def test_masterix_is_played_and_ended(self):
        browser = self.opened("/c/rabbitry/masterix")
        for move in range(3):
            browser.choose("can jump$")
            browser.choose("can be jumped onto")
            browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the next move")
        self.leave(browser)

    def test_egg_carton_is_played_and_ended(self):
        browser = self.opened("/c/rabbitry/carton")
        for selection in range(3):
            browser.wait_for("Select a slot")
            before = browser.text()
            browser.choose(r"^Slot [A-F], [1-9]")
            browser.wait(lambda: browser.text() != before, "marbles on their way")
            browser.wait(lambda: browser.sees("Select a slot") or browser.send(" "), "the next selection")
        self.leave(browser)

    def test_the_terminal_shows_the_same_call(self):
        browser = self.opened("/", view="terminal")
        browser.wait_for("Break the code")
        self.begin(browser)
        browser.send("m")
        browser.wait(lambda: re.search("Digits move the cursor|Ranked run", browser.text()), "Masterix")
        self.assertEqual(browser.shown["errors"], [])


if __name__ == "__main__":
    unittest.main()
