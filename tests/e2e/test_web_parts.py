"""The parts of the page as they are sent: packed, kept by browsers, and what is asked for unasked."""

import gzip
import json
import zlib

from web_wire import *


class Parts(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web()

    def wire(self, **options):
        return WebWire(self, self.web_port, **options)

    def test_who_takes_brotli_gets_less_than_by_gzip(self):
        wire = self.wire()
        for target in ("/page.js", "/page.css", "/vga.ttf"):
            packed = wire.get(target)
            smallest = wire.get(target, **{"Accept-Encoding": "gzip, br"})
            self.assertEqual(smallest.headers["content-encoding"], "br")
            self.assertLess(len(smallest.body), len(packed.body), target)
            self.assertNotEqual(smallest.headers["etag"], packed.headers["etag"])

    def test_a_browser_that_is_new_gets_the_page_whole_and_runs_nothing_else_in_it(self):
        first = self.wire().get("/daily/code")
        page = gzip.decompress(first.body).decode()
        self.assertEqual(re.findall(r'(?:src|href)="(/page\.[^"]+)"', page), [])
        policy = first.headers["content-security-policy"]
        for element, what in (("script", 'script type="module"'), ("style", "style")):
            parts = re.findall(f"(?s)<{what}>(.*?)</{element}>", page)
            digest = base64.b64encode(hashlib.sha256(parts[0].encode()).digest()).decode()
            self.assertEqual((len(parts), policy.count("'sha256-")), (1, 2))
            self.assertIn(f"{element}-src 'self' 'sha256-{digest}';", policy)
        # What is in it already, it is not told again.
        again = self.wire().get("/daily/code", Cookie=first.headers["set-cookie"].partition(";")[0])
        self.assertLess(len(again.body), 4000)
        self.assertNotIn("sha256", again.headers["content-security-policy"])
        self.assertIn("Cookie", again.headers["vary"])

    def test_what_is_packed_in_parts_is_one_text_and_the_same_as_plain(self):
        # What is drawn anew for each browser that is new.
        plain = lambda text: re.sub(rb"Guest \d+", b"Guest", text)
        known = {"Cookie": "codemaker=" + "1" * 32}
        for headers in ({}, known):
            for target in ("/", "/daily/code", "/c/rabbitry", "/c/rabbitry/carton", "/daily/chess", "/hall"):
                packed = self.wire().get(target, **headers)
                whole = self.wire().get(target, **headers, **{"Accept-Encoding": ""})
                if "content-encoding" not in packed.headers:
                    self.assertEqual((target, len(packed.body) < 2000), ("/hall", True))
                    continue
                member = zlib.decompressobj(16 + zlib.MAX_WBITS)
                text = member.decompress(packed.body)
                self.assertEqual((member.eof, member.unused_data), (True, b""), target)
                self.assertEqual(plain(text), plain(whole.body), target)
                self.assertNotIn("content-encoding", whole.headers)
                self.assertNotIn(b"<!--", text, target)
                self.assertEqual(len({packed.headers["etag"], whole.headers["etag"]}), 2)
                if headers:
                    again = self.wire().get(target, **headers, **{"If-None-Match": packed.headers["etag"]})
                    self.assertEqual((again.status, again.body), (304, b""))

    def test_a_link_of_a_puzzle_brings_the_board_that_the_game_will_show_and_no_other_link_does(self):
        held = r'<script type="application/json" id="first">(.*)</script>'
        for puzzle in ("/daily/code", "/daily/masterix", "/daily/carton", "/c/rabbitry/code"):
            first = self.wire().get(puzzle)
            shown = json.loads(re.search(held, gzip.decompress(first.body).decode())[1])
            caller = self.wire()
            caller.upgrade(f"/play?columns=40&rows=20&boards=1&to={puzzle}", Host=f"127.0.0.1:{self.web_port}",
                           Cookie=first.headers["set-cookie"].partition(";")[0])
            caller.wait_said(f"]437;board;{shown['board']}\x1b")
            self.assertIn(f"]437;state;{shown['state']}\x1b", caller.text)
        for other in ("/", "/c/rabbitry", "/daily/today", "/daily/2999-01-01/code", "/daily/chess"):
            self.assertNotRegex(gzip.decompress(self.wire().get(other).body).decode(), held, other)

    def test_what_the_page_asks_for_is_kept_for_good_by_its_name(self):
        page = gzip.decompress(self.wire().get("/", Cookie="codemaker=0123456789abcdef0123456789abcdef").body).decode()
        names = re.findall(r'(?:src|href)="(/page\.[^"]+)"', page)
        self.assertEqual(len(names), 2, page)
        script, style = sorted(names, key=lambda name: name.endswith(".css"))
        fonts = re.findall(r"/vga\.\w+\.ttf", gzip.decompress(self.wire().get(style).body).decode())
        terminals = re.findall(r"/terminal\.\w+\.js", gzip.decompress(self.wire().get(script).body).decode())
        for name in (*names, fonts[0], terminals[0]):
            self.assertRegex(name, r"\.[0-9a-f]{10}\.\w+$")
            answer = self.wire().get(name)
            self.assertEqual((answer.status, answer.headers["cache-control"]), (200, "public, max-age=31536000, immutable"))
        self.assertEqual(self.wire().get("/page.js").headers["cache-control"], "no-cache")
        self.assertEqual(self.wire().get("/page.0123456789.js").status, 404)
        looked_at = self.wire().get("/pages.css")
        self.assertIn(fonts[0], gzip.decompress(looked_at.body).decode())

    def test_who_hears_the_page_meets_the_text_mode_first(self):
        page = gzip.decompress(self.wire().get("/").body).decode()
        self.assertIn('id="reader"', re.search(r"<(?:a|button)[^>]*>", page)[0])

    def test_what_browsers_and_programs_ask_for_unasked_is_there(self):
        for target, kind in (("/favicon.ico", "image/x-icon"), ("/site.webmanifest", "application/manifest+json"),
                             ("/icon-512.png", "image/png"), ("/preview.png", "image/png"),
                             ("/robots.txt", "text/plain"), ("/sitemap.xml", "application/xml"),
                             ("/worker.js", "text/javascript"), ("/offline.html", "text/html")):
            answer = self.wire().get(target, **{"Accept-Encoding": ""})
            self.assertEqual(answer.status, 200, target)
            self.assertTrue(answer.headers["content-type"].startswith(kind), target)
        self.assertLess(len(self.wire().get("/preview.png", **{"Accept-Encoding": ""}).body), 60_000)
        manifest = json.loads(self.wire().get("/site.webmanifest", **{"Accept-Encoding": ""}).body)
        for icon in manifest["icons"]:
            picture = self.wire().get(icon["src"], **{"Accept-Encoding": ""}).body
            size = struct.unpack(">II", picture[16:24])
            self.assertEqual(icon["sizes"], "{}x{}".format(*size))


if __name__ == "__main__":
    unittest.main()
