"""The page for everybody: axe-core finds nothing that hinders a reader, in any scene of any view."""

from browser import *

MENU = "Welcome, Ada"
# From the main menu the keys to a scene, and what it says; Esc leads back.
ROOMS = {
    "c": "Free play and duel",
    "t": "(?i)two people|two players",
    "p": "(?i)practice",
    "m": "Digits move the cursor|Ranked run",
    "e": "(?i)ranked run|How to play",
    "d": "Today's table is still empty|Nobody yet",
    "h": r"Hall of Fame[: ]+Egg",
    "y": "No finished games",
    "o": "Move speed",
    "w": "Nobody else is here",
    "b": "need a name that is kept|keeps your games",
    "?": "(?i)choose the line|code breaking run",
}

# Links that open a board at once, and what it says.
DAYS = {"/daily/code": "(?i)guesses", "/daily/masterix": "(?i)jump|unit", "/daily/carton": "Select a slot"}
PAGES = ("/hall", "/daily", "/player/17", "/game/17")


class Readers(WebCase):
    def assert_readable(self, browser, where):
        self.assertEqual(browser.tell("hinders")["hinders"], [], where)

    def walk(self, **options):
        """Through all rooms and to a board."""
        browser = self.browser(plays=False, **options)
        self.assert_readable(browser, "invitation")
        browser.send("\r")
        # On a board a guest is at the menu, and says there who they are.
        is_board = options.get("view") == "board"
        before = (("", "Welcome, Guest"), ("y", "Who plays")) if is_board else (("", "Enter|Play"), ("\r", "Your name"))
        for keys, words in (*before, ("Ada\r", MENU)):
            browser.send(keys)
            self.assert_seen(browser, words)
        for keys, words in ROOMS.items():
            browser.send(keys)
            self.assert_seen(browser, words, f"{options} {keys}")
            self.leave(browser)
        browser.send("r")
        for keys, words in (("", "guided first game"), ("\r", "our opponent"), ("\r", "12 guesses"), ("1122\r", "Guess 1: red|2►"), ("q", "Pause|Quit this run")):
            browser.send(keys)
            self.assert_seen(browser, words)
        return browser

    def leave(self, browser):
        """Back to the main menu, step by step."""
        while not browser.sees(MENU):
            before = browser.text()
            browser.press("Escape")
            browser.wait(lambda: browser.text() != before, "a step back")

    def assert_seen(self, browser, words, where=""):
        browser.wait(lambda: re.search(words, browser.text()), words)
        self.assert_readable(browser, f"{where} {words}")

    def look_at_days(self, **options):
        """Boards of the day's puzzles, and the pages to read."""
        for path, words in DAYS.items():
            browser = self.browser(path=path, **options)
            self.assert_seen(browser, words, f"{options} {path}")
        for path in PAGES:
            browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}{path}")
            self.assert_readable(browser, f"{options} {path}")

    def test_boards_hinder_nobody_in_the_dark(self):
        self.serve_web()
        browser = self.walk(view="board")
        browser.choose("^(No|Go on)$")
        browser.choose("^Help$")
        self.assert_seen(browser, "Tap a color", "help")

    def test_boards_hinder_nobody_by_day(self):
        self.serve_web()
        self.walk(view="board", dark=False)

    def test_the_days_boards_and_pages_hinder_nobody(self):
        self.serve_web()
        for dark in (True, False):
            self.look_at_days(view="board", dark=dark)

    def test_the_terminal_hinders_nobody(self):
        self.serve_web()
        self.walk(view="terminal")
