"""The web page as pictures: a desktop's and a phone's, drawn by Chromium.

    CODEMAKER=build/dev/codemaker VECTORS=tests/vectors python3 -B tests/pictures/web.py DIRECTORY
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
for variable in ("CODEMAKER", "VECTORS"):
    os.environ[variable] = os.path.abspath(os.environ[variable])

from browser import *

PHONE = {"width": 390, "height": 760, "touch": True}


class Pictures(WebCase):
    directory_of_pictures = ""

    def play(self, name, **options):
        browser = self.browser(**options)
        self.begin(browser)
        browser.send("r")
        browser.wait_for("Break its code!")
        for number, guess in enumerate(("1122", "3345", "2416"), 2):
            browser.send(guess + "\r")
            browser.wait(lambda: browser.sees(f"{number}►") or browser.sees(f" {number}/12"), guess)
        browser.send("35")
        browser.tell("picture", path=os.path.join(self.directory_of_pictures, name))

    def test_pictures(self):
        self.serve_web(config='classic_openings = "never"\n')
        self.play("desktop.png", width=1120, height=730)
        self.play("phone.png", dark=False, **PHONE)


if __name__ == "__main__":
    Pictures.directory_of_pictures = os.path.abspath(sys.argv.pop())
    unittest.main()
