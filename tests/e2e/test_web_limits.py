"""Who asks the web server for pages without end."""

from web_wire import *


class Limits(WebCase):
    def wire(self, **options):
        return WebWire(self, self.web_port, **options)

    def test_who_asks_for_pages_without_end_is_told_to_wait_and_nobody_else_is(self):
        self.serve_web(config="[serve]\nconnects_per_minute = 1\n")  # and 12 pages

        def ask(target, host=1):
            return self.wire(host=host).get(target)

        pages = ["/", "/hall", "/game/1", "/daily", "/scores.json", "/game/1.png"]
        statuses = [ask(target).status for target in pages * 3]
        self.assertEqual([status == 429 for status in statuses], [False] * 12 + [True] * 6)
        refused = ask("/hall")
        self.assertEqual(refused.body, b"Too many pages were asked for from your address. Please try again in a minute.\n")
        self.assertTrue(1 <= int(refused.headers["retry-after"]) <= 60)
        self.assertEqual(ask("/hall", host=2).status, 200)
        self.assertIn("too many requests for pages in a minute", self.log())
        steady_clock.advance(61)
        self.assertEqual(ask("/hall").status, 200)

    def test_behind_a_trusted_proxy_pages_are_counted_for_whom_it_names(self):
        self.serve_web(config='[serve]\nweb_proxies = ["127.0.0.1"]\nconnects_per_minute = 1\n')

        def status(address):
            return self.wire().get("/hall", X_Forwarded_For=address).status

        self.assertEqual([status("2001:db8::1") for _ in range(13)], [200] * 12 + [429])
        self.assertEqual(status("2001:db8::2"), 429)  # of the same /64
        self.assertEqual(status("192.0.2.1"), 200)


if __name__ == "__main__":
    unittest.main()
