"""The web page as pictures: a desktop's terminal and a phone's board, drawn by Chromium.

    CODEMAKER=build/dev/codemaker VECTORS=tests/vectors python3 -B tests/pictures/web.py DIRECTORY
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
for variable in ("CODEMAKER", "VECTORS"):
    os.environ[variable] = os.path.abspath(os.environ[variable])

import whole_games
from browser import *

PHONE = {"width": 390, "height": 760, "touch": True}


class Pictures(WebCase):
    directory_of_pictures = ""

    def draw(self, browser, name):
        browser.tell("picture", path=os.path.join(self.directory_of_pictures, name))

    def on_desktop(self):
        browser = self.browser(width=1120, height=730)
        self.begin(browser)
        browser.send("r")
        browser.wait_for("Enter play")
        browser.finish_reading()
        browser.send("\r")
        browser.wait_for("A win pays")
        browser.finish_reading()
        for number, guess in enumerate(("1122", "3345", "2416"), 2):
            browser.send(guess + "\r")
            browser.wait(lambda: browser.sees(f"{number}►"), guess)
        browser.send("35")
        browser.wait(lambda: browser.sees("A win pays"), "the board")
        self.draw(browser, "desktop.png")

    def on_phone(self):
        browser = self.browser(path="/c/rabbitry/code", dark=False, **PHONE)
        hand = whole_games.Fingers(browser)
        guesses = 0

        def draw_at_fourth():
            nonlocal guesses
            guesses += 1
            if guesses > 3:
                raise StopIteration

        try:
            whole_games.play_code(hand, draw_at_fourth)
        except StopIteration:
            pass
        for color in ("blue", "green"):
            hand.choose(f"^{color}$")
        self.draw(browser, "phone.png")

    def test_pictures(self):
        self.serve_web(config='classic_openings = "never"\n')
        self.on_desktop()
        self.on_phone()


if __name__ == "__main__":
    Pictures.directory_of_pictures = os.path.abspath(sys.argv.pop())
    unittest.main()
