"""Another browser: the page in Firefox."""

import test_web_keys
import whole_games
from test_web_whole import SIZES
from web_phone import *


# Its games are short.
WORD = "masterly"


class Firefox(Browser):
    program, orders = "firefox-esr", "firefox.js"
    most_waiting = 0


class ByKeys(test_web_keys.Keys):
    """Each game whole by keyboard alone."""

    kind = Firefox


class AnotherBrowser(PhoneCase):
    def opened(self, path, **options):
        return self.browser(path=path, kind=Firefox, **options)

    def play(self, game):
        """A challenge to its end at each size, by pointing alone, and each time by somebody new in the one browser:
        nothing that a move needs is ever out of reach."""
        browser = None
        for size, window in SIZES.items():
            with self.subTest(size=size):
                width, height = window["width"], window["height"]
                if not browser:
                    browser = self.opened(f"/c/{WORD}/{game}", width=width, height=height)
                else:
                    browser.tell("visit", url=f"http://127.0.0.1:{self.web_port}/c/{WORD}/{game}", width=width, height=height)
                each_turn = lambda: self.assert_reached(browser, width, height)
                whole_games.GAMES[game](whole_games.Fingers(browser), each_turn)
                browser.wait(lambda: browser.shown["shares"], "something to share")
                self.assert_clean(browser)

    def test_the_terminal_shows_the_same_call(self):
        browser = self.opened("/", view="terminal")
        browser.wait_for("Break the code")
        self.begin(browser)
        browser.send("m")
        browser.wait(lambda: re.search("Digits move the cursor|Ranked run", browser.text()), "Masterix")
        self.assertEqual(browser.shown["errors"], [])


for game in whole_games.GAMES:
    setattr(AnotherBrowser, f"test_{game}_is_played_to_its_end_by_pointing_at_each_of_six_sizes",
            lambda self, game=game: self.play(game))


if __name__ == "__main__":
    unittest.main()
