"""Links: what opens when somebody taps one in a chat, and what they send on."""

import datetime
import html
import json

from shares import numbers
from test_web_page import PHONE
from web_wire import *

PLAIN = {"Accept-Encoding": ""}
GAMES = ("code", "masterix", "carton")
NOWHERE = ("/daily/chess", "/daily/", "/c/rabbit", "/c/rabbitry/chess", "/daily/2026-13-40/code", "/c/%3Cb%3E",
           "/daily/" + "a" * 300)


def today():
    return datetime.datetime.now(datetime.timezone.utc).date()


def code_of(word):
    """The code of a challenge, as anybody can draw it."""
    usable = 2**64 - 1 - (2**64 - 1) % 6
    draw = numbers(f"codemaker challenge 1:{word}:breaking")
    return "".join(str(next(n for n in draw if n < usable) % 6 + 1) for hole in range(4))


class Fetched(WebCalls):
    """As the programs of chats and search engines read a link."""

    def fetch(self, target, **headers):
        answer = self.wire().get(target, **PLAIN, **headers)
        tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', answer.body.decode())
        return answer, {name: html.unescape(content) for name, content in tags}

    def test_each_link_says_what_it_opens(self):
        links = ["/", "/c/rabbitry", *(f"/daily/{game}" for game in GAMES), *(f"/c/rabbitry/{game}" for game in GAMES)]
        links += [f"/daily/{today() - datetime.timedelta(days=1)}/code"]
        seen = set()
        for link in links:
            answer, tags = self.fetch(link)
            self.assertEqual(answer.status, 200, link)
            address = f"http://door.example{link}"
            self.assertIn(f'<link rel="canonical" href="{address}">', answer.body.decode())
            self.assertEqual(tags["og:url"], address)
            picture = "/preview" if link == "/" else link
            self.assertEqual(tags["og:image"], f"http://door.example{picture}.png")
            self.assertEqual(tags["twitter:card"], "summary_large_image")
            self.assertNotIn("robots", tags)
            self.assertLess(len(tags["description"]), 200)
            seen.add((tags["og:title"], tags["description"]))
        self.assertEqual(len(seen), len(links))

    def test_pages_to_look_at_say_what_they_are(self):
        for link in ("/hall", "/daily"):
            answer, tags = self.fetch(link)
            self.assertIn(f'<link rel="canonical" href="http://door.example{link}">', answer.body.decode())
            self.assertTrue(tags["description"] and tags["og:title"])
        self.assertIn('href="/daily/masterix"', answer.body.decode())
        _, tags = self.fetch("/player/17")
        self.assertEqual(tags["robots"], "noindex")

    def test_a_link_to_nothing_or_to_tomorrow_is_not_found_and_plays_all_the_same(self):
        for link in (*NOWHERE, f"/daily/{today() + datetime.timedelta(days=2)}/code"):
            answer, tags = self.fetch(link)
            self.assertEqual(answer.status, 404, link)
            self.assertEqual(tags["robots"], "noindex")
            # Of the link itself nothing is in it.
            self.assertNotIn(b"<b>", re.sub(rb"<b>[\w ]+</b> <small>", b"", answer.body))
            self.assertIn(b'<script type="module"', answer.body)

    def test_a_host_that_is_none_stands_in_no_page(self):
        answer, tags = self.fetch("/", Host='a"><script>')
        self.assertNotIn("og:url", tags)
        self.assertNotIn(b"><script>", answer.body.replace(b'><script type="module"', b""))

    def test_without_scripts_there_is_something_to_read(self):
        page = self.fetch("/")[0].body.decode()
        self.assertRegex(page, r'(?s)<noscript>.*href="/hall".*href="/daily".*</noscript>')
        # Both stand there, too, and only where scripts do not run.
        self.assertRegex(page, r'(?s)<noscript>.*<iframe src="/daily".*<iframe src="/hall".*</noscript>')
        self.assertIn("frame-src 'self'", self.wire().get("/").headers["content-security-policy"])


class Called(WebCalls):
    """As the page calls that was opened by a link."""

    def visit(self, link, **options):
        return self.called(target=f"/play?columns=80&rows=24&reader=1&to={link}", **options)

    def test_each_game_of_today_is_played_by_its_link_without_a_question(self):
        for game, asks, move in (("code", "Guess 1", "1122"), ("masterix", "Move", "moves"), ("carton", "slot", "a")):
            with self.subTest(game=game):
                wire = self.visit(f"/daily/{game}")
                wire.wait_said(asks)
                self.assertNotIn("Your name", wire.text)
                steady_clock.advance(READING)
                wire.text = ""
                wire.frame(f"{move}\r")
                wire.wait_said(": ")

    def test_a_visitor_is_called_the_same_as_long_as_their_browser_is(self):
        cookie = self.wire().get("/").headers["set-cookie"].partition(";")[0]
        names = set()
        for _ in range(2):
            before = self.log().count("call begins: Guest ")
            wire = self.visit("/c/rabbitry", Cookie=cookie)
            wire.wait_said("Your word is rabbitry")
            self.until(lambda: self.log().count("call begins: Guest ") > before, "the guest")
            names.add(re.findall(r"call begins: (Guest \d+)", self.log())[-1])
            wire.frame(struct.pack(">H", 1000), CLOSE)
        self.assertEqual(len(names), 1)

    def test_a_challenge_ends_with_what_can_be_shared(self):
        wire = self.visit("/c/rabbitry/code")
        wire.wait_said("Guess 1")
        steady_clock.advance(READING)
        code = code_of("rabbitry")
        wire.frame(f"{code}\r")
        wire.wait_said('"path":"/c/rabbitry/code"')
        share = json.loads(re.findall(r"\]437;state;(.*?)\x1b", wire.text)[-1])["share"]
        self.assertEqual(share, {
            "line": "codemaker rabbitry 1/10 ****", "head": "codemaker rabbitry 1/10",
            "squares": ["🟩🟩🟩🟩"], "path": "/c/rabbitry/code",
        })

    def test_a_link_to_nothing_or_to_tomorrow_leads_to_the_menu_with_a_sentence(self):
        for link, words in (("/daily/chess", "That link leads nowhere."),
                            (f"/daily/{today() + datetime.timedelta(days=2)}/code", "open when that day begins")):
            wire = self.visit(link)
            wire.wait_said(words)
            wire.wait_said("Menu: ")

    def test_what_our_page_would_never_ask_for_is_refused(self):
        for link in ("daily/code", "", "/" + "a" * 80, "/a%0a", "/a;b"):
            target = f"/play?columns=80&rows=24&reader=1&to={link}"
            self.assertEqual(self.wire().upgrade(target).status, 400, link)

    def test_what_a_guest_played_of_today_is_theirs_once_they_have_a_password_and_their_only_try(self):
        wire = self.visit("/daily/code")
        wire.wait_said("Guess 1")
        for typed, waits in (("q", "(Y/N)"), ("y", "Q"), ("q", "stay Guest"), ("Ada", "Puzzles of"),
                             ("q", "Menu: "), ("o", "Password"), ("w", "letters"), ("lovelace", "Once more"),
                             ("lovelace", "your games are kept")):
            steady_clock.advance(READING)
            wire.text = ""
            wire.frame(f"{typed}\r")
            wire.wait_said(waits)
        lines = lambda: self.run_codemaker("records", "list", "--data", self.data).stdout.decode()
        self.until(lambda: "daily" in lines().lower(), "the record of the day")
        wire.frame(struct.pack(">H", 1000), CLOSE)
        again = self.visit("/daily/code")
        again.wait_said("Guess 1")
        for typed, waits in (("q", "(Y/N)"), ("y", "Q"), ("q", "stay Guest"), ("Ada", "password"),
                             ("lovelace", "Welcome, Ada"), ("", "Puzzles of")):
            steady_clock.advance(READING)
            again.text = ""
            if typed:
                again.frame(f"{typed}\r")
            again.wait_said(waits)
        self.assertEqual(lines().lower().count("daily"), 1)


class Opened(WebCase):
    """In Chromium."""

    def setUp(self):
        super().setUp()
        self.serve_web()

    def test_a_challenge_is_broken_and_shared_from_a_link_alone(self):
        for options in ({}, PHONE):
            with self.subTest(options=options):
                browser = self.browser(path="/c/rabbitry/code", **options)
                self.until(lambda: browser.tell("look") and any("1/10" in row or "guess 1" in row.lower()
                           or "►" in row for row in browser.rows()), "the board")
                self.assertFalse(browser.shown["shares"])
                browser.send(code_of("rabbitry") + "\r")
                browser.wait(lambda: browser.shown["shares"], "the button")
                browser.tell("share")
                browser.wait(lambda: browser.shown["passing"] == "Copied.", "the word")
                text = browser.tell("clipboard")["clipboard"]
                link = f"http://127.0.0.1:{self.web_port}/c/rabbitry/code"
                self.assertEqual(text, f"codemaker rabbitry 1/10\n🟩🟩🟩🟩\n{link}")
                self.assertEqual(browser.shown["errors"], [])

    def test_a_link_opened_in_the_tab_of_a_call_leads_to_its_puzzle_and_the_game_waits(self):
        browser = self.browser(path="/daily/code", **{**PHONE, "view": "board"})
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        browser.choose("^Random$")
        browser.choose("^Guess$")
        browser.wait(lambda: "Guess 1:" in browser.text(), "the guess")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/daily/masterix")
        browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the board of Masterix")
        browser.tell("reload")
        browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the same board")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/daily/code")
        browser.wait(lambda: "Guess 1:" in browser.text() or browser.sees("Unfinished") and browser.press("g"), "it waited")
        self.assertEqual(browser.shown["errors"], [])

    def test_after_a_challenge_one_tap_leads_to_the_puzzles_of_the_day(self):
        browser = self.browser(path="/c/rabbitry/code", **{**PHONE, "view": "board"})
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        browser.send(code_of("rabbitry") + "\r")
        browser.wait(lambda: browser.shown["shares"], "the result")
        self.assertNotIn("codemaker rabbitry", browser.text())
        # On a phone held sideways the board keeps its place beside what is offered.
        browser.tell("resize", width=640, height=360)
        browser.wait(lambda: browser.shown["thing"] > 200, "the guesses")
        browser.tell("next")
        # Now there is something to put a name to.
        browser.wait_for("Who plays?")
        browser.choose("^Stay a guest$")
        browser.choose("^Daily Masterix")
        browser.wait_for("Today's table: Masterix")
        browser.choose("^Play$")
        browser.wait(lambda: any(name.endswith("can jump") for name in browser.names()), "the board of Masterix")
        self.assertEqual(browser.shown["errors"], [])

    def test_a_tab_whose_call_goes_on_in_another_one_says_so_and_leaves_it_alone(self):
        browser = self.browser(path="/c/rabbitry/code", **{**PHONE, "view": "board"})
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "an empty row")
        browser.tell("twin")
        browser.wait(lambda: "goes on in another tab" in browser.shown["notice"], "the words")
        self.assertEqual(browser.tell("remembered", name="call")["value"], "")

    def test_a_page_is_invited_with_what_its_link_opens(self):
        browser = self.browser(path="/c/rabbitry", plays=False)
        self.assertEqual(browser.shown["notice"], "Challenge rabbitry")
        self.assertIn("Somebody challenges you", browser.tell("text")["text"])
        # And with what there is to begin with.
        self.assertEqual([card.split("\n")[0] for card in browser.shown["today"]], ["Code", "Masterix", "Egg Carton"])
        phone = self.browser(path="/c/rabbitry", **{**PHONE, "view": "board"}, plays=False)
        self.assertEqual(phone.tell("card", name="Egg Carton")["path"], "/c/rabbitry/carton")
        phone.wait_for("Select a slot")

    def test_play_on_the_main_page_leads_a_guest_to_the_games_and_asks_for_no_name(self):
        browser = self.browser(**{**PHONE, "view": "board"})
        browser.wait_for("Welcome, Guest")
        browser.choose("^Practice levels")
        browser.wait(lambda: "Welcome" not in browser.text(), "the practice")
        self.assertNotIn("Your name", browser.text())
        # Whoever loads the page again is where they were.
        before = browser.text()
        browser.tell("reload")
        browser.wait(lambda: browser.text() == before, "the same")
        self.assertEqual(browser.shown["errors"], [])

    def test_the_main_page_begins_with_the_days_puzzles_and_one_touch_plays_one(self):
        browser = self.browser(**{**PHONE, "view": "board"}, plays=False)
        self.assertEqual([card.split("\n")[0] for card in browser.tell("look")["today"]],
                         ["Daily code", "Daily Masterix", "Daily Egg Carton"])
        self.assertEqual(browser.tell("card", name="Daily Egg Carton")["path"], "/daily/carton")
        browser.wait_for("Select a slot")
        self.assertEqual(browser.shown["today"], [])
        browser.choose("^Quit$")
        browser.choose("^(Yes|End)$")
        browser.choose("^Stay a guest$")
        browser.wait(lambda: browser.shown["shares"], "the result")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/hall")
        # A new page, as of the next visit.
        browser.tell("forget")
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/")
        browser.wait(lambda: "played" in str(browser.shown["today"]), "what is done")
        self.assertEqual(["played" in card for card in browser.shown["today"]], [False, False, True])
        self.assertEqual(browser.shown["errors"], [])

    def test_a_new_day_is_told_to_who_asked_for_it(self):
        browser = self.browser(plays=False)
        browser.tell("worker")
        self.assertEqual(browser.tell("nextDay")["told_of_day"], [])
        browser.tell("button", id="reminder")
        self.until(lambda: "Once a day" in browser.tell("text")["text"], "that it is on")
        self.until(lambda: browser.tell("nextDay")["told_of_day"] == ["Today's puzzles are here"], "the day")

    def test_without_a_network_the_page_says_so(self):
        browser = self.browser(plays=False)
        browser.tell("worker")
        browser.tell("offline", on=True)
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/daily/code")
        self.assertIn("You are offline", browser.tell("text")["text"])

    def test_without_a_network_the_last_board_is_there_to_look_at(self):
        browser = self.browser(view="board", path="/c/rabbitry/code")
        browser.tell("worker")
        browser.choose("^red$")
        browser.wait(lambda: "Hole 1: red" in browser.names(), "the peg")
        browser.tell("offline", on=True)
        browser.tell("goto", url=f"http://127.0.0.1:{self.web_port}/c/rabbitry/code")
        browser.wait(lambda: "Hole 1: red" in browser.names(), "the board as it was")
        words = browser.tell("text")["text"]
        for part in ("You are offline", "three puzzles begin", "This was on your board"):
            self.assertIn(part, words)

    def test_marked_text_is_copied_by_ctrl_c_and_nothing_else_is(self):
        browser = self.browser()
        browser.wait_for("Break the code")
        column, row = browser.place_of("Break the code")
        browser.tell("mark", **{"from": [column, row], "to": [column + 14, row]})
        browser.press("Control+c")
        self.until(lambda: browser.tell("clipboard")["clipboard"].strip() == "Break the code", "the text")

    def test_a_finger_that_holds_still_marks_and_copies_text_of_the_terminal(self):
        browser = self.browser(**PHONE)
        words = "Games of logic"
        browser.wait_for(words)
        before = browser.text()
        column, row = browser.place_of(words)
        browser.point("hold", cell=[column + 2, row])
        browser.wait(lambda: browser.shown["passing"] == "Copied.", "the word")
        self.assertIn(browser.tell("clipboard")["clipboard"].strip(), browser.rows()[row - 1])
        self.assertTrue(browser.tell("clipboard")["clipboard"].startswith(words))
        # The finger was no click, and the next tap is one again.
        self.assertEqual(browser.text(), before)
        browser.key("Enter")
        browser.wait_for("Your name")

    def test_after_a_restart_the_page_comes_back_by_itself(self):
        browser = self.browser(path="/c/rabbitry/code")
        browser.wait_for("►")
        port = self.web_port
        self.server.terminate()
        self.server.wait(PATIENCE)
        browser.wait(lambda: "does not answer" in browser.shown["notice"], "the words", 30)
        self.serve_web("--web", f"127.0.0.1:{port}")
        browser.wait(lambda: browser.shown["notice"] == "", "the line", 40)
        browser.wait_for("the challenge rabbitry")
        browser.send("g")
        browser.wait_for("►")

    def test_after_a_server_that_was_killed_the_page_calls_the_next_one(self):
        browser = self.browser(path="/c/rabbitry/code")
        browser.wait_for("►")
        port = self.web_port
        self.server.kill()
        self.server.wait()
        self.serve_web("--web", f"127.0.0.1:{port}")
        browser.wait(lambda: self.log().count("call begins: Guest") == 2, "another call", 40)
        browser.wait(lambda: browser.shown["notice"] == "", "the line", 40)
        browser.wait_for("the challenge rabbitry")
        browser.send("g")
        browser.wait_for("►")


if __name__ == "__main__":
    unittest.main()
