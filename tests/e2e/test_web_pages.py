"""The pages to look at: Hall of Fame, daily puzzles, players, kept games."""

import gzip
import json

from code_breaker import win_a_level_in_lines
from remembered import remembered
from server_callers import ANSWERS, NAWS, Wire
from test_kept_records import exported
from web_wire import *

GAMES = os.path.join(VECTORS, "records", "games.txt")
# None of them is the caller of the door, whose games are looked for.
NAMES = ("Ada", "<b>Bob</b>", "Red Queen")


# Boards as data, and what draws them: all that a page to look at has of scripts.
OURS = rb'<script type="(?:application/json" id="boards">[^<]*|module" src="/watch\.js">)</script>'


class Pages(WebCase):
    def setUp(self):
        super().setUp()
        with open(GAMES) as file:
            lines = file.read().split("\n")
        games = [exported(10 + i, NAMES[i % 3], line) for i, line in enumerate(filter(None, lines))]
        took = self.run_codemaker("records", "import", "--data", self.data, input="\n".join(games).encode())
        self.assertEqual(took.returncode, 0, took.stdout)
        self.serve_web()

    def get(self, target, **headers):
        """Plain, unless it takes gzip."""
        headers["Accept-Encoding"] = headers.pop("Accept_Encoding", "")
        return WebWire(self, self.web_port).get(target, **headers)

    def until_page(self, condition, what):
        """An address that asks for pages without a pause is refused them."""
        until(condition, what, pause=0.5)

    def call_by_telnet(self):
        """In lines, at the menu."""
        call = Wire(self.telnet_port)
        self.addCleanup(call.close)
        call.send(NAWS % b"\x00\x50\x00\x18" + ANSWERS)
        call.wait_said("leave")
        call.send("l")
        call.wait_said("P: play")
        call.send("p\r")
        call.wait_said("Your name: ")
        call.send("Ada\r")
        call.wait_said("Menu: ")
        return call

    def html(self, target):
        answer = self.get(target)
        self.assertEqual(answer.status, 200, target)
        self.assertNotIn(b"style=", answer.body)
        self.assertNotIn(b"<script", re.sub(OURS, b"", answer.body))
        return answer.body.decode()

    def rows(self):
        """Of all games, the newest first."""
        return self.run_codemaker("records", "list", "--json", "--data", self.data).stdout.decode().splitlines()

    def numbers(self, kind):
        """Of the games of a kind."""
        return [game["id"] for game in map(json.loads, self.rows()) if f":{kind}:" in game["line"]]

    def test_a_ranked_run_is_shown_move_by_move(self):
        for kind, says in (("campaign", "guess"), ("ladder", "a new board"), ("run", "jump")):
            number = min(self.numbers(kind))
            whole = self.html(f"/game/{number}")
            moves = len(re.findall("<li[ >]", whole))
            self.assertGreater(moves, 10)
            self.assertIn(says, whole)
            first = self.html(f"/game/{number}?move=1")
            self.assertIn(f"Move 1 of {moves}: ", first)
            self.assertIn(f'href="/game/{number}?move=2"', first)
            self.assertIn('<li aria-current="step">', first)
            self.assertRegex(first, r'<span class="f\w+ b\w+">')

    def test_a_phone_watches_each_game_on_its_board_by_taps(self):
        browser = self.browser(width=390, height=844, touch=True, plays=False)
        for kind, first, last in (("campaign", "Before|Level 1", "gives up|broke"), ("ladder", "Slot A, ", "gives up|wins"), ("run", "a1, ", "jumps")):
            browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/game/{min(self.numbers(kind))}")
            # It is opened where there is something to come.
            browser.wait(lambda: "Next" in browser.names(), "the board")
            self.assertIn('aria-current="step"', self.html(f"/game/{min(self.numbers(kind))}").partition("</li>")[0])
            browser.choose("^End$")
            browser.wait(lambda: re.search(last, browser.text()), "the end")
            browser.choose("^Start$")
            for step in ("Next", "Next", "Previous"):
                before = browser.text()
                browser.choose(f"^{step}$")
                browser.wait(lambda: browser.text() != before, f"{kind}: {step}")
            self.assertTrue(any(re.search(first, each) for each in [*browser.names(), browser.text()]), kind)
            browser.choose("^Play$")
            browser.wait(lambda: "Pause" in browser.names(), "it moves by itself")
            before = browser.text()
            browser.wait(lambda: browser.text() != before, "the next move")
            browser.choose("^End$")
            browser.wait(lambda: re.search(last, browser.text()), "the end")
            self.assertEqual(browser.tell("look")["errors"], [])

    def test_a_round_of_code_breaking_is_shown_with_its_review(self):
        number = min(self.numbers("campaign"))
        for target in (f"/game/{number}", f"/game/{number}?move=5"):
            self.until_page(lambda: "In all: " in self.html(target), "the review")  # it yields to all others
            page = self.html(target)
            table = page[page.index("Review of this round"):page.index("All moves")]
            guesses = re.findall(r'<td class="n">\d+</td><td>(\d \d \d \d)</td>', table)
            self.assertGreater(len(guesses), 2)
            self.assertRegex(table, r"<td>(best|good|fair|wasteful)</td>")
            for guess in guesses:
                self.assertIn(f"guesses {guess}: ", page)
        self.assertNotIn("Review", self.html(f"/game/{number}?move=0"))
        self.assertNotIn("Review", self.html(f"/game/{min(self.numbers('ladder'))}"))

    def test_on_a_phone_pages_are_read_without_torn_dates_a_second_row_of_links_or_hidden_ends(self):
        game = min(self.numbers("campaign"))
        browser = self.browser(width=390, height=844, touch=True, plays=False)
        for page in ("/hall", "/daily", "/player/1", f"/game/{game}"):
            browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}{page}")
            links = browser.tell("boxes", query="body > header a")["boxes"]
            tops = [box["top"] for box in links]
            self.assertLess(max(tops) - min(tops), 6, page)
            self.assertGreaterEqual(min(box["bottom"] - box["top"] for box in links), 44)
            for heading in browser.tell("boxes", query="h1")["boxes"]:
                self.assertLess(heading["bottom"] - heading["top"], 2 * heading["letters"], (page, heading))
                self.assertEqual(heading["left"], links[0]["left"])
            for proof in browser.tell("boxes", query=".proof")["boxes"]:
                self.assertEqual(proof["cut"], 0)
            self.assertFalse(browser.tell("look")["isWide"], page)
        self.assertEqual(browser.tell("hinders")["hinders"], [])

    def test_a_phone_held_sideways_has_the_board_of_a_game_whole_and_its_buttons_in_sight(self):
        for width, height in ((844, 390), (640, 360)):
            browser = self.browser(width=width, height=height, touch=True, plays=False)
            for kind in ("campaign", "ladder", "run"):
                browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/game/{min(self.numbers(kind))}")
                browser.wait(lambda: "End" in browser.names(), "the board")
                parts = browser.tell("boxes", query="#board .thing > *, #board .actions .key")["boxes"]
                for part in parts:
                    self.assertLessEqual(part["bottom"], height, (kind, width, part))
                    self.assertLessEqual(part["right"], width, (kind, width, part))
            browser.end()

    def test_no_column_of_a_page_is_cut_on_a_small_phone(self):
        self.run_codemaker("scores", "add", "--table", "breaking", "--name", "Karl of the", "--score", "12345",
                           "--level", "10", "--data", self.data)
        browser = self.browser(width=360, height=640, touch=True, plays=False)
        for page in ("/hall", "/daily", "/player/Ada"):
            browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}{page}")
            tables = browser.tell("boxes", query=".wide")["boxes"]
            for table in tables:
                self.assertEqual(table["cut"], 0, (page, table["text"]))
            self.assertFalse(browser.tell("look")["isWide"], page)
        self.assertRegex(browser.tell("text")["text"], r"points\t11-\d\d")

    def test_a_game_to_look_at_has_a_picture_of_its_board_and_no_other_has(self):
        seen = set()
        for kind in ("campaign", "ladder", "run"):
            link = f"/game/{min(self.numbers(kind))}"
            self.assertIn(f'<meta property="og:image" content="http://door.example{link}.png">', self.html(link))
            picture = self.get(f"{link}.png")
            self.assertEqual((picture.status, picture.headers["content-type"]), (200, "image/png"))
            self.assertLess(len(picture.body), 60_000)
            seen.add(picture.body)
        self.assertEqual(len(seen), 3)
        self.assertEqual(self.get(f"/game/{min(self.numbers('free'))}.png").status, 404)

    def test_a_run_that_is_going_on_is_not_shown_and_its_code_not_told(self):
        caller = self.door("--mode", "line")
        caller.wait_said("P: play")
        caller.send("p\r")
        caller.wait_said("Menu: ")
        caller.send("r\r")
        caller.wait_said("Guess 1: ")
        caller.send(self.misses(1)[0] + "\r")
        caller.wait_said("Guess 2: ")
        self.until(lambda: "unfinished" in self.rows()[0], "the run is kept")
        newest = self.kept_games()[0]
        number, code = newest["id"], re.search(r":=(\d{4})-", newest["line"])[1]
        answer = self.get(f"/game/{number}")
        self.assertEqual(answer.status, 404)
        self.assertNotIn(" ".join(code), answer.body.decode())

    def test_reviews_that_many_pages_want_keep_no_caller_waiting(self):
        number = min(self.numbers("campaign"))
        call = self.call_by_telnet()
        waits = []
        wires = []
        for move in range(1, 150, 3):
            wire = WebWire(self, self.web_port, host=2 + move % 100)
            wire.send(f"GET /game/{number}?move={move} HTTP/1.1\r\nHost: a\r\n\r\n")
            wires.append(wire)
            watch = Stopwatch()
            call.send("?\r")
            call.wait_said("Menu: ")
            waits.append(watch.seconds())
        self.assertLess(sorted(waits)[-3], 0.5)
        self.assertLessEqual({wire.answer().status for wire in wires}, {200, 503})

    def test_games_that_are_a_callers_own_business_are_not_shown(self):
        for kind in ("free", "duel", "practice", "casual", "match"):
            for number in self.numbers(kind):
                self.assertEqual(self.get(f"/game/{number}").status, 404, kind)
        self.assertEqual(self.get("/game/999").status, 404)

    def test_a_name_that_is_html_is_a_name(self):
        page = self.html("/player/2")
        self.assertIn("&lt;b&gt;Bob", page)
        self.assertNotIn("<b>Bob", page)
        self.assertIn("Games to watch", page)

    def test_who_does_not_want_to_be_seen_has_no_page_and_no_game_there(self):
        number = min(self.numbers("campaign"))
        line = next(game["line"] for game in map(json.loads, self.rows()) if game["id"] == number)
        took = self.run_codemaker("records", "import", "--data", self.data, input=exported(99, "White Rabbit", line).encode())
        self.assertEqual(took.returncode, 0, took.stdout)
        number = max(game["id"] for game in map(json.loads, self.rows()))
        links = ("/player/White%20Rabbit", f"/game/{number}", f"/game/{number}?move=1", f"/game/{number}.png")
        self.assertEqual([self.get(link).status for link in links], [200] * 4)
        caller = self.door("--mode", "line")
        caller.wait_said("P: play")
        for typed, waits in (("p", "Menu: "), ("o", "Visible, now on"), ("v", "Visible: off"), ("m", "Menu: ")):
            caller.send(f"{typed}\r")
            caller.wait_said(waits)
        # What was chosen is kept at each step, once the database has said what was there.
        while "visible=0" not in remembered(self.data):
            for typed, waits in (("o", "Visible, now off"), ("m", "Menu: ")):
                caller.send(f"{typed}\r")
                caller.wait_said(waits)
        caller.send("q\ry\r")
        self.assertEqual(caller.exit_status(), 0)
        for link in links[:3]:
            self.until_page(lambda: self.get(link).status == 404, f"{link} is read anew")
            answer = self.get(link)
            self.assertIn("it is not for everyone to see", answer.body.decode())
            self.assertIn('<a href="/">Play</a>', answer.body.decode())

    def test_a_player_is_found_by_their_name(self):
        for name in ("Red%20Queen", "red%20QUEEN"):
            page = self.html(f"/player/{name}")
            self.assertIn("Red Queen", page)
            self.assertRegex(page, r'<link rel="canonical" href="http://door.example/player/\d+">')

    def test_there_is_no_player_nobody_knows(self):
        for name in ("Nobody", "%00", "%FF", "%27%20OR%201=1"):
            self.assertEqual(self.get(f"/player/{name}").status, 404, name)
        self.assertEqual(self.get("/player/99").status, 404)

    def test_a_won_level_is_in_the_hall_of_fame_and_can_be_watched_when_its_run_is_over(self):
        self.assertIn("No scores yet", self.html("/hall"))
        caller = self.door("--mode", "line")
        caller.wait_said("P: play")
        caller.send("p\r")
        win_a_level_in_lines(caller)
        self.until_page(lambda: "White Rabbi" in self.html("/hall"), "the row")
        self.assertNotIn("/game/", self.html("/hall"))
        rows = json.loads(self.get("/scores.json").body)["breaking"]
        self.assertEqual([(row["place"], row["name"], row["level"]) for row in rows], [(1, "White Rabbi", 2)])

    def test_the_daily_page_has_its_tables(self):
        page = self.html("/daily")
        self.assertIn("Daily puzzles, 20", page)

    def test_pages_are_packed_for_browsers_that_take_it_and_plain_for_others(self):
        packed = self.get("/hall")
        self.assertNotIn("content-encoding", packed.headers)  # it is small
        for target in (f"/game/{min(self.numbers('ladder'))}", "/pages.css", "/player/2"):
            plain = self.get(target, Accept_Encoding="br, gzip;q=0")
            packed = self.get(target, Accept_Encoding="br, gzip;q=0.5")
            self.assertNotIn("content-encoding", plain.headers)
            self.assertEqual(packed.headers["content-encoding"], "gzip")
            self.assertEqual(gzip.decompress(packed.body), plain.body)
            self.assertLess(len(packed.body), len(plain.body) / 2)
            self.assertNotEqual(packed.headers["etag"], plain.headers["etag"])
            self.assertEqual({each.headers["vary"] for each in (plain, packed)}, {"Accept-Encoding"})
            again = self.get(target, Accept_Encoding="gzip", If_None_Match=packed.headers["etag"])
            self.assertEqual((again.status, again.body, again.headers["vary"]), (304, b"", "Accept-Encoding"))
            wire = WebWire(self, self.web_port)
            wire.send(f"HEAD {target} HTTP/1.1\r\nHost: door.example\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n")
            self.assertTrue(wire.is_closed())
            head = Answer(wire.pending)
            self.assertEqual((head.status, head.body), (200, b""))
            self.assertEqual(head.headers["content-length"], str(len(packed.body)))

    def test_a_page_that_has_not_changed_is_not_sent_again(self):
        first = self.get("/hall")
        again = self.get("/hall", If_None_Match=first.headers["etag"])
        self.assertEqual((again.status, again.body), (304, b""))

    def test_a_flood_of_pages_leaves_callers_alone(self):
        wires = [WebWire(self, self.web_port, host=2 + number // 30) for number in range(60)]
        for number, wire in enumerate(wires):
            wire.send(f"GET /game/1?move={number} HTTP/1.1\r\nHost: a\r\n\r\n")
        watch = Stopwatch()
        call = WebWire(self, self.web_port)
        self.assertEqual(call.upgrade().status, 101)
        call.wait_said("Break the code")
        self.assertLess(watch.seconds(), 2)
        statuses = {wire.answer().status for wire in wires}
        self.assertLessEqual(statuses, {200, 503})
        self.assertIn(200, statuses)


if __name__ == "__main__":
    unittest.main()
