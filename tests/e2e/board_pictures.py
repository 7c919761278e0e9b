"""Pictures of the boards of the web page, each scene at each size and in each theme, and a sheet of all of them:

    cd tests/e2e
    CODEMAKER=$PWD/../../build/quick/codemaker VECTORS=$PWD/../vectors /usr/bin/python3 -B board_pictures.py [SIZE[:THEME]…]

A theme is dark, light or contrast. They go to build/boards.
"""

import contextlib
import datetime
import json
import re
import sys
import time
import unittest

import whole_games
from browser import HERE, WebCase, os
from test_kept_records import exported

SIZES = {
    "360x640": {"width": 360, "height": 640, "touch": True},
    "390x844": {"width": 390, "height": 844, "touch": True},
    "430x932": {"width": 430, "height": 932, "touch": True},
    "640x360": {"width": 640, "height": 360, "touch": True},
    "844x390": {"width": 844, "height": 390, "touch": True},
    "768x1024": {"width": 768, "height": 1024, "touch": True},
    "1024x768": {"width": 1024, "height": 768, "touch": True},
    "1440x900": {"width": 1440, "height": 900, "view": "board"},
    "2560x1440": {"width": 2560, "height": 1440, "view": "board"},
    # 1440x900 with text twice as large.
    "720x450": {"width": 720, "height": 450, "view": "board"},
}
THEMES = {"dark": {}, "light": {"dark": False}, "contrast": {"contrast": "more"}}
ALL = [*SIZES, *(f"{size}:{theme}" for size in ("390x844", "1440x900") for theme in ("light", "contrast"))]
PLACE = os.path.abspath(os.path.join(HERE, "..", "..", "build", "boards"))


def day_of(line):
    """When a game was played: a daily puzzle on its day, all others today, as their scores are filed."""
    day = re.search(r"daily:r\d+\.(\d{4}-\d\d-\d\d)", line)
    return int(datetime.datetime.fromisoformat(day[1] + "T18:00+00:00").timestamp() if day else time.time())


class BoardPictures(WebCase):
    wanted = ALL

    def take(self, name):
        self.browser_.tell("look")
        path = os.path.join(PLACE, f"{self.size}-{len(self.taken):02}-{name}.png")
        self.browser_.tell("picture", path=path)
        self.taken.append(path)

    def runTest(self):
        os.makedirs(PLACE, exist_ok=True)
        for each in self.wanted:
            size, _, theme = each.partition(":")
            self.size = "-".join(filter(None, (size, theme)))
            self.taken = []
            self.serve_web(config='classic_openings = "never"\n')
            self.seed()
            self.browser_ = self.browser(**SIZES[size], **THEMES[theme or "dark"], plays=False)
            self.take("front")
            self.browser_.tell("button", id="again")
            self.walk()
            self.browser_.end()
            self.visit()
            self.look_at_pages()
            width = 270 if SIZES[size]["width"] < SIZES[size]["height"] else 560
            self.browser_.tell("sheet", paths=self.taken, path=os.path.join(PLACE, f"{self.size}.png"), width=width)
            print(f"{len(self.taken)} pictures: {PLACE}/{self.size}.png")
            self.browser_.end()

    def visit(self):
        """Who comes by a link: invited, the page of it, a game to its end, and asked for a name."""
        size, _, theme = self.size.partition("-")
        browser = self.browser_ = self.browser(path="/c/rabbitry", plays=False, **SIZES[size], **THEMES[theme or "dark"])
        self.take("challenge-invited")
        browser.tell("button", id="again")
        browser.wait_for("First tries count")
        self.take("challenge")
        browser.choose("^Help$")
        self.take("challenge-help")
        browser.choose("^Close help$")
        browser.choose("^Code")
        whole_games.play_code(whole_games.Fingers(browser), lambda: None)
        self.take("challenge-over")
        browser.tell("share")
        self.take("challenge-shared")
        browser.wait(lambda: not browser.shown["passing"], "the board alone")
        browser.choose("^Back$")
        browser.wait_for("Who plays?")
        self.take("challenge-name")
        browser.choose("^Stay a guest$")
        browser.wait_for("Challenge")
        self.take("challenge-played")
        browser.tell("header_link", name="Daily")
        browser.wait_for("Daily puzzles")
        self.take("daily-visitor")

    def seed(self):
        """What others have played: their best, and the games of one of them."""
        # Marlene's are those of her games.
        best = {"breaking": (("Ada", 402, 7), ("Old Karl", 367, 6), ("Marlene", 341, 6)),
                "masterix": (("Ada", 912, 5), ("Marlene", 888, 4)),
                "eggcarton": (("Marlene", 288, 7), ("Old Karl", 154, 5))}
        for table, rows in best.items():
            for name, score, level in rows:
                self.run_codemaker("scores", "add", "--table", table, "--name", name, "--score", str(score),
                                   "--level", str(level), "--board", "web", "--data", self.data)
        with open(os.path.join(os.environ["VECTORS"], "records", "games.txt")) as file:
            lines = list(filter(None, file.read().split("\n")))
        games = "\n".join(exported(50 + number, "Marlene", line, day_of(line), board="web") for number, line in enumerate(lines))
        self.run_codemaker("records", "import", "--data", self.data, input=games.encode())

    def look_at_pages(self):
        """What can be read of what was played."""
        browser = self.browser_
        address = f"http://127.0.0.1:{self.web_port}"
        numbers = {}
        listed = self.run_codemaker("records", "list", "--json", "--data", self.data).stdout.decode().splitlines()
        for game in map(json.loads, listed):
            for kind in ("campaign", "ladder", "run"):
                if f":{kind}:" in game["line"]:
                    numbers[kind] = game["id"]
        for path in ("hall", "daily", "player/Marlene", *(f"game/{number}" for number in numbers.values())):
            browser.tell("goto", url=f"{address}/{path}")
            self.take(path.replace("/", "-"))

    def walk(self):
        browser = self.browser_
        browser.wait_for("Welcome, Guest")
        self.take("menu-guest")
        browser.choose("^Your name")
        browser.wait_for("Who plays?")
        self.take("name")
        browser.fill("Ada")
        browser.wait_for("Welcome, Ada")
        self.take("menu")
        self.code_breaking()
        self.masterix()
        self.egg_carton()
        for name in ("Hall of Fame", "Daily puzzles", "Your page", "By mail", "Rules", "Options"):
            browser.choose("^" + name)
            browser.wait(lambda: "Welcome" not in browser.text(), name)
            self.take(name.replace(" ", "-"))
            browser.press("q")
            browser.wait_for("Welcome, Ada")
        self.level_of_masterix()

    def level_of_masterix(self):
        """To the end of a level, won or lost."""
        browser = self.browser_
        hand = whole_games.Fingers(browser)
        browser.choose("^Masterix")
        browser.choose("^Ranked run")
        self.meet(lambda: any("can jump" in name for name in browser.names()))

        def is_asked():
            return whole_games.offers(hand, ", can jump$") or whole_games.offers(hand, "^(Go on|See score|See rank)$")

        while True:
            whole_games.wait(hand, is_asked, "a move, or the end")
            if not whole_games.offers(hand, ", can jump$"):
                break
            whole_games.pick_up(hand)
            before = sorted(hand.names())
            hand.choose("can be jumped onto")
            whole_games.wait(hand, lambda: sorted(hand.names()) != before, "the jump")
        self.take("level-ends")
        browser.choose("^(Go on|See score|See rank)$")
        browser.wait(lambda: "can jump" not in " ".join(browser.names()), "the points")
        self.take("level-over")

    def meet(self, is_there):
        """Past the opponent's screen; what is tapped before it was read says nothing."""
        browser = self.browser_

        def is_met():
            if is_there():
                return True
            if browser.sees("our opponent"):
                browser.finish_reading()
                with contextlib.suppress(AssertionError):
                    browser.tell("choose", name="^(Play|Go on)", seconds=2)
            return False

        browser.wait(is_met, "the board")

    def ask_to_quit(self):
        """A board that has just come may not hear the first tap, or be gone before it."""
        browser = self.browser_

        def is_asked():
            if any(name.startswith("Quit") for name in browser.names()):
                browser.finish_reading()
                with contextlib.suppress(AssertionError):
                    browser.tell("choose", name="^Quit", seconds=2)
                browser.tell("look")
            return {"Yes", "Pause"} & set(browser.names())

        browser.wait(is_asked, "a question")

    def code_breaking(self):
        browser = self.browser_
        browser.choose("^Code breaking")
        browser.wait_for("our opponent")
        self.take("opponent")
        self.meet(lambda: browser.sees("Round 1"))
        self.take("pegs")
        for guess in (("red", "red", "white", "white"), ("blue", "green", "yellow", "black"), ("white", "yellow", "red", "blue")):
            for color in guess:
                browser.choose(f"^{color}$")
            browser.choose("^Guess$")
        browser.choose("^green$")
        browser.choose("^blue$")
        browser.wait(lambda: "Hole 2: blue" in browser.names(), "two pegs")
        self.take("pegs-guessed")
        while "Take back" in browser.names():
            browser.choose("^Random$")
            browser.choose("^Guess$")
            browser.wait(lambda: {"Hole 1: empty", "Go on"} & set(browser.names()), "the marks")
        self.take("pegs-over")
        browser.choose("^Go on")
        browser.choose("^Random$")
        browser.wait(lambda: any(re.match("Hole 1: (?!empty)", name) for name in browser.names()), "a code")
        self.take("code")
        browser.choose("^Set code$")
        browser.wait(lambda: "Set code" not in browser.names(), "the computer")
        self.take("watched")
        browser.wait(lambda: "Go on" in browser.names() or "Skip" in browser.names() and not browser.tell("skip"), "the end of the round")
        self.take("watched-over")
        browser.choose("^Go on")
        self.ask_to_quit()
        self.take("question")
        browser.choose("^(Yes|End)$")
        browser.wait(lambda: "To the menu" in browser.names(), "the end")
        browser.choose("^To the menu$")
        browser.wait_for("Welcome, Ada")

    def masterix(self):
        browser = self.browser_
        browser.choose("^Masterix")
        browser.wait_for("Ranked run")
        self.take("masterix-menu")
        browser.choose("^Ranked run")
        self.meet(lambda: any("can jump" in name for name in browser.names()))
        self.take("grid")
        browser.choose("blue, can jump")
        browser.wait(lambda: any("picked up" in name for name in browser.names()), "a unit in hand")
        self.take("grid-picked")
        browser.choose("can be jumped onto")
        browser.wait(lambda: any("can jump" in name for name in browser.names()), "the next move")
        self.take("grid-moved")
        self.ask_to_quit()
        browser.choose("^(Yes|End)$")
        browser.wait(lambda: "To the menu" in browser.names(), "the end")
        self.take("grid-left")
        browser.choose("^To the menu$")
        browser.wait_for("Ranked run")
        browser.choose("^Back")
        browser.wait_for("Welcome, Ada")

    def egg_carton(self):
        browser = self.browser_
        browser.choose("^Egg Carton")
        browser.wait_for("Ranked run")
        self.take("carton-menu")
        browser.choose("^Ranked run")
        self.meet(lambda: any(name.startswith("Slot A") for name in browser.names()))
        self.take("carton")
        before = browser.text()
        browser.choose(r"^Slot [A-F], [1-9]")
        browser.wait(lambda: browser.text() != before, "marbles on their way")
        self.take("carton-sowing")
        browser.wait(lambda: browser.sees("Select a slot") or browser.sees(" in your row and ") or "Skip" in browser.names() and not browser.tell("skip"), "the next selection")
        self.take("carton-sown")
        self.ask_to_quit()
        browser.choose("^(Yes|End)$")
        browser.wait(lambda: "To the menu" in browser.names(), "the end")
        self.take("carton-left")
        browser.choose("^To the menu$")
        browser.wait_for("Ranked run")
        browser.choose("^Back")
        browser.wait_for("Welcome, Ada")


if __name__ == "__main__":
    BoardPictures.wanted = sys.argv[1:] or ALL
    unittest.TextTestRunner(verbosity=0).run(BoardPictures())
