"""The parts of the page as they are sent: packed, kept by browsers, and what is asked for unasked."""

import gzip
import json

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

    def test_what_the_page_asks_for_is_kept_for_good_by_its_name(self):
        page = gzip.decompress(self.wire().get("/").body).decode()
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
