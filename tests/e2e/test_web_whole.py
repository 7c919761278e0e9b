"""Each game whole on the boards of the page: by taps at every size, and by what a screen reader knows alone."""

import whole_games
from web_phone import *

SIZES = {
    "360x640": {"width": 360, "height": 640, "touch": True},
    "390x844": {"width": 390, "height": 844, "touch": True},
    "430x932": {"width": 430, "height": 932, "touch": True},
    "640x360": {"width": 640, "height": 360, "touch": True},
    "1440x900": {"width": 1440, "height": 900, "view": "board"},
    "2560x1440": {"width": 2560, "height": 1440, "view": "board"},
}


class Whole(PhoneCase):
    def tap(self, size):
        """A challenge of each game to its end; nothing that a move needs is ever out of reach."""
        for game, play in whole_games.GAMES.items():
            browser = self.browser(path=f"/c/rabbitry/{game}", **SIZES[size])

            def each_turn():
                self.assert_reached(browser, SIZES[size]["width"], SIZES[size]["height"])

            play(whole_games.Fingers(browser), each_turn)
            self.assertTrue(browser.shown["shares"])
            self.assert_clean(browser)
            browser.end()

    def hear(self, game):
        browser = self.browser(path=f"/c/rabbitry/{game}", view="board", plays=False)
        ears = whole_games.Ears(browser)
        ears.look()
        ears.choose("^Play$")
        whole_games.GAMES[game](ears, lambda: None)
        self.assertIn("Share", ears.names())
        self.assertEqual(browser.tell("look")["errors"], [])


def add_tests():
    for size in SIZES:
        setattr(Whole, f"test_each_game_is_played_whole_by_taps_at_{size}", lambda self, size=size: self.tap(size))
    for game in whole_games.GAMES:
        setattr(Whole, f"test_{game}_is_played_whole_by_what_is_heard_alone", lambda self, game=game: self.hear(game))


add_tests()


if __name__ == "__main__":
    unittest.main()
