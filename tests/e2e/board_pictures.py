"""Pictures of the boards of the web page, each scene at each size and in each theme, and a sheet of all of them:

    cd tests/e2e
    CODEMAKER=$PWD/../../build/quick/codemaker VECTORS=$PWD/../vectors /usr/bin/python3 -B board_pictures.py [SIZE[:THEME]…]

A theme is dark, light or contrast. They go to build/boards.
"""

import contextlib
import sys
import unittest

from browser import HERE, WebCase, os

SIZES = {
    "360x640": {"width": 360, "height": 640, "touch": True},
    "390x844": {"width": 390, "height": 844, "touch": True},
    "430x932": {"width": 430, "height": 932, "touch": True},
    "640x360": {"width": 640, "height": 360, "touch": True},
    "1440x900": {"width": 1440, "height": 900, "view": "board"},
    "2560x1440": {"width": 2560, "height": 1440, "view": "board"},
    # 1440x900 with text twice as large.
    "720x450": {"width": 720, "height": 450, "view": "board"},
}
THEMES = {"dark": {}, "light": {"dark": False}, "contrast": {"contrast": "more"}}
ALL = [*SIZES, *(f"{size}:{theme}" for size in ("390x844", "1440x900") for theme in ("light", "contrast"))]
PLACE = os.path.abspath(os.path.join(HERE, "..", "..", "build", "boards"))


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
            self.browser_ = self.browser(**SIZES[size], **THEMES[theme or "dark"])
            self.walk()
            width = {"640x360": 560, "1440x900": 700, "2560x1440": 700, "720x450": 560}.get(size, 270)
            self.browser_.tell("sheet", paths=self.taken, path=os.path.join(PLACE, f"{self.size}.png"), width=width)
            print(f"{len(self.taken)} pictures: {PLACE}/{self.size}.png")
            self.browser_.end()

    def walk(self):
        browser = self.browser_
        browser.wait(lambda: "Play" in browser.names(), "the title")
        self.take("title")
        browser.choose("^Play")
        browser.wait_for("Your name")
        self.take("name")
        browser.fill("Ada")
        browser.wait_for("Daily puzzles")
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
        browser.choose("^(Go on|Play)")
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
        browser.wait(lambda: "Go on" in browser.names(), "the end")
        self.take("grid-left")
        browser.choose("^(Go on|Play)")
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
        browser.wait(lambda: browser.sees("Select a slot") or "Skip" in browser.names() and not browser.tell("skip"), "the next selection")
        self.take("carton-sown")
        self.ask_to_quit()
        browser.choose("^(Yes|End)$")
        browser.wait(lambda: "Go on" in browser.names(), "the end")
        self.take("carton-left")
        browser.choose("^(Go on|Play)")
        browser.wait_for("Ranked run")
        browser.choose("^Back")
        browser.wait_for("Welcome, Ada")


if __name__ == "__main__":
    BoardPictures.wanted = sys.argv[1:] or ALL
    unittest.TextTestRunner(verbosity=0).run(BoardPictures())
