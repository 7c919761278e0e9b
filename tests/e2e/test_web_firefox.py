"""Another browser: the page in Firefox."""

import whole_games
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

    def play(self, game):
        """A challenge to its end, by pointing alone."""
        browser = self.opened(f"/c/rabbitry/{game}")
        whole_games.GAMES[game](whole_games.Fingers(browser), lambda: None)
        self.assert_played(browser)

    def test_a_code_is_broken_or_lost_by_pointing_at_pegs(self):
        self.play("code")

    def test_masterix_is_played_to_its_end(self):
        self.play("masterix")

    def test_egg_carton_is_played_to_its_end(self):
        self.play("carton")

    def test_the_terminal_shows_the_same_call(self):
        browser = self.opened("/", view="terminal")
        browser.wait_for("Break the code")
        self.begin(browser)
        browser.send("m")
        browser.wait(lambda: re.search("Digits move the cursor|Ranked run", browser.text()), "Masterix")
        self.assertEqual(browser.shown["errors"], [])


if __name__ == "__main__":
    unittest.main()
