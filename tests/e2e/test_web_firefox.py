"""Another browser: the page in Firefox."""

import itertools

import test_web_keys
import whole_games
from test_web_whole import SIZES
from web_phone import *


class Firefox(Browser):
    program, orders = "firefox-esr", "firefox.js"


class ByKeys(test_web_keys.Keys):
    """Each game whole by keyboard alone."""

    kind = Firefox


class AnotherBrowser(PhoneCase):
    def opened(self, path, **options):
        return self.browser(path=path, kind=Firefox, **options)

    def play(self, game, size):
        """A challenge to its end, by pointing alone; nothing that a move needs is ever out of reach."""
        width, height = SIZES[size]["width"], SIZES[size]["height"]
        browser = self.opened(f"/c/rabbitry/{game}", width=width, height=height)
        whole_games.GAMES[game](whole_games.Fingers(browser), lambda: self.assert_reached(browser, width, height))
        browser.wait(lambda: browser.shown["shares"], "something to share")
        self.assert_clean(browser)

    def test_the_terminal_shows_the_same_call(self):
        browser = self.opened("/", view="terminal")
        browser.wait_for("Break the code")
        self.begin(browser)
        browser.send("m")
        browser.wait(lambda: re.search("Digits move the cursor|Ranked run", browser.text()), "Masterix")
        self.assertEqual(browser.shown["errors"], [])


# Each game at two sizes, a small and a large one.
for size, game in zip(SIZES, itertools.cycle(whole_games.GAMES)):
    setattr(AnotherBrowser, f"test_{game}_is_played_to_its_end_by_pointing_at_{size}",
            lambda self, game=game, size=size: self.play(game, size))


if __name__ == "__main__":
    unittest.main()
