"""A stranger with a phone and a link out of a chat, who knows nothing else: by taps alone they break the code,
share it, find the day's Masterix and play it to its end, and open the Hall, a player and a game there."""

import whole_games
from code_breaker import win_a_level_in_lines
from web_phone import *

# Words that a phone has no use for.
OF_KEYS = re.compile(r"\b([Pp]ress|[Kk]eys?)\b")


class Stranger(PhoneCase):
    def seen(self, browser, name):
        """Waits for something to tap that is called so; what there is to read meanwhile is for fingers."""
        browser.wait(lambda: any(re.search(name, each) for each in browser.names()), f"{name}, of {browser.names()}")
        self.assertIsNone(OF_KEYS.search(browser.text()), browser.text())
        self.assert_clean(browser)

    def tap(self, browser, name):
        self.seen(browser, name)
        browser.choose(name)

    def best_of_the_hall(self):
        """White Rabbit, who has won a level in a run that is over."""
        caller = self.door("--mode", "line")
        caller.wait_said("P: play")
        caller.send("p\r")
        win_a_level_in_lines(caller)
        caller.wait_said("Guess 1: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")
        caller.wait_said(r"Name \(= keeps White Rabbi\): ")
        caller.send("=\r")
        caller.wait_said(r"1\. White Rabbi")
        caller.send("m\rq\ry\r")
        self.assertEqual(caller.exit_status(), 0)

    def test_a_challenge_is_broken_shared_and_left_for_the_day_the_hall_a_player_and_a_game(self):
        self.best_of_the_hall()
        browser = self.browser(**PHONE, path="/c/rabbitry", plays=False)
        self.assertEqual(browser.shown["notice"], "Challenge rabbitry")
        browser.tell("button", id="again")
        self.tap(browser, "^Code")
        fingers = whole_games.Fingers(browser)
        whole_games.play_code(fingers, lambda: self.assert_reached(browser, 390, 844))
        browser.tell("share")
        browser.wait(lambda: browser.shown["passing"] == "Copied.", "the word")
        shared = browser.tell("clipboard")["clipboard"]
        self.tap(browser, "^Back$")
        self.tap(browser, "^Stay a guest$")
        # No guest is ranked: their page says what they did, what would rank it, and leads to the next game.
        browser.wait_for("your first try is ranked here")
        self.tap(browser, "^Give a name$")
        self.tap(browser, "^Stay a guest$")
        browser.wait_for("your first try is ranked here")
        self.assertRegex(" ".join(browser.names()), r"Code\s+\d+/10")
        self.assertRegex(shared, r"^codemaker rabbitry \d+/10\n(\S{4}\n)+http://127\.0\.0\.1:\d+/c/rabbitry/code$")
        browser.tell("header_link", name="Daily")
        self.tap(browser, "^Daily Masterix")
        browser.wait_for("Today's table: Masterix")
        self.tap(browser, "^Play$")
        self.seen(browser, "can jump$")
        steady_clock.advance(READING)
        whole_games.play_masterix(fingers, lambda: self.assert_reached(browser, 390, 844))
        browser.wait(lambda: re.search(r"Total\s+\d+\s+\d+", browser.text()), "the points")
        # Where the game leads to the day itself nothing else does.
        self.assertFalse(browser.shown["next"])
        self.tap(browser, "^Daily puzzles$")
        self.tap(browser, "^Stay a guest$")
        self.seen(browser, "^Daily Masterix\n(won|lost|tied)")
        self.tap(browser, "^Menu$")
        self.tap(browser, "^Hall of Fame")
        self.tap(browser, "^[Cc]ode breaking$")
        self.seen(browser, "^1. White Rabbi, the game:")
        self.assertEqual(browser.shown["leads"], [["1. White Rabbi", "/player/White%20Rabbit"]])
        browser.choose("^1. White Rabbi")
        self.tap(browser, "^Next$")
        browser.wait(lambda: re.search(r"Move 1 of \d+", browser.text()), "the first move")
        self.assertNotIn("Help Help", browser.text())
        self.assert_clean(browser)

    def test_the_name_in_a_row_of_the_hall_opens_a_page_beside_the_call_with_games_to_watch(self):
        self.best_of_the_hall()
        browser = self.phone()
        self.tap(browser, "^Hall of Fame")
        self.tap(browser, "^[Cc]ode breaking$")
        self.seen(browser, "^1. White Rabbi")
        self.assertEqual(browser.tell("hinders")["hinders"], [])
        opened = browser.tell("player", name="White Rabbi")["opened"]
        self.assertEqual(opened["path"], "/player/White%20Rabbit")
        for words in ("White Rabbi", "Games to watch", "Code breaking"):
            self.assertIn(words, opened["text"])
        # The call went on meanwhile, and keys mean what they did.
        browser.press("Escape")
        browser.wait_for("Welcome, Ada")


if __name__ == "__main__":
    unittest.main()
