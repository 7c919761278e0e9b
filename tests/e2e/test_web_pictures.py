"""The pictures that chats show beside links."""

import datetime
import re
import struct
import zlib

from web_wire import *

GAMES = ("code", "masterix", "carton")
PLAIN = {"Accept-Encoding": ""}
MOST_BYTES = 60_000


def today():
    return datetime.datetime.now(datetime.timezone.utc).date()


class Pictures(WebCalls):
    def fetch(self, target):
        return self.wire().get(target, **PLAIN)

    def assert_picture(self, target):
        answer = self.fetch(target)
        self.assertEqual((answer.status, answer.headers["content-type"]), (200, "image/png"), target)
        self.assertLess(len(answer.body), MOST_BYTES, target)
        self.assertEqual(struct.unpack(">II", answer.body[16:24]), (1200, 630), target)
        size = struct.unpack(">I", answer.body[33:37])[0]
        self.assertEqual(len(zlib.decompress(answer.body[41:41 + size])), 630 * (1 + 3 * 1200), target)
        return answer

    def test_each_link_has_a_picture_of_its_own(self):
        links = ["/", "/c/rabbitry", *(f"/daily/{game}" for game in GAMES), *(f"/c/rabbitry/{game}" for game in GAMES)]
        links += [f"/daily/{today() - datetime.timedelta(days=1)}/code"]
        seen = set()
        for link in links:
            address = re.search(r'og:image" content="http://door.example([^"]+)"', self.fetch(link).body.decode())[1]
            seen.add(self.assert_picture(address).body)
        self.assertEqual(len(seen), len(links))

    def test_what_is_not_there_has_no_picture(self):
        for target in (f"/daily/{today() + datetime.timedelta(days=2)}/code.png", "/daily/chess.png", "/c/rabbit.png",
                       "/game/17.png", "/game/x.png", "/daily/.png", "/.png", "/c/%3Cb%3E.png"):
            self.assertEqual(self.fetch(target).status, 404, target)

    def test_the_same_picture_is_drawn_once(self):
        first = self.assert_picture("/c/rabbitry/code.png")
        again = self.wire().get("/c/rabbitry/code.png", If_None_Match=first.headers["etag"], **PLAIN)
        self.assertEqual(again.status, 304)

    def test_nothing_grows_with_the_pictures_that_are_asked_for(self):
        letters = "abcdefghijklmnopqrstuvwxyz"

        def ask(numbers):
            for number in numbers:
                word = "".join(letters[number // 26**place % 26] for place in range(8))
                self.assertEqual(self.fetch(f"/c/{word}/masterix.png").status, 200)

        def kilobytes():
            with open(f"/proc/{self.server.pid}/status", encoding="ascii") as file:
                return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])

        ask(range(80))
        before = kilobytes()
        ask(range(80, 160))
        self.assertLess(kilobytes() - before, 4_000)


if __name__ == "__main__":
    unittest.main()
