"""Guests of the web page: what they play is kept for their browser, and theirs once they have a name."""

import json

from web_wire import *


class GuestCalls(WebCalls):
    def setUp(self):
        super().setUp()
        self.cookie = self.wire().get("/").headers["set-cookie"].partition(";")[0]

    def visit(self, link, cookie=None):
        target = f"/play?columns=80&rows=24&reader=1&to={link}"
        return self.called(target=target, Cookie=self.cookie if cookie is None else cookie)

    def type(self, wire, *steps):
        """Lines, and what the game says to each."""
        for typed, waits in steps:
            steady_clock.advance(READING)
            wire.text = ""
            wire.frame(f"{typed}\r")
            wire.wait_said(waits)

    def leave(self, wire):
        wire.frame(struct.pack(">H", 1001), CLOSE)
        self.assertEqual(wire.close_code(), 1001)
        wire.socket.close()

    def records(self):
        return self.run_codemaker("records", "list", "--data", self.data).stdout.decode()

    def lose_the_day(self, wire):
        """Gives it up, and waits until it is written: a call that comes sooner meets the day unplayed."""
        wire.wait_said("Guess 1")
        self.type(wire, ("q", "(P/E/G)"), ("e", "Q"))
        self.until(lambda: "daily" in self.records().lower(), "the day is written")


class Guests(GuestCalls):
    def test_a_guest_who_loads_the_page_again_has_had_their_try(self):
        wire = self.visit("/daily/code")
        self.lose_the_day(wire)
        self.leave(wire)
        again = self.visit("/daily/code")
        again.wait_said("You've played this one today.")
        self.assertNotIn("Guess 1", again.text)
        self.assertEqual(self.records().lower().count("daily"), 1)

    def test_a_tab_that_is_only_looked_at_keeps_its_line_for_half_an_hour(self):
        wire = self.visit("/daily/code")
        wire.wait_said("Guess 1")
        steady_clock.advance(29 * 60)
        self.type(wire, ("q", "(P/E/G)"))

    def test_another_browser_is_another_guest(self):
        wire = self.visit("/daily/code")
        self.lose_the_day(wire)
        self.leave(wire)
        self.visit("/daily/code", cookie=f"codemaker={'0' * 32}").wait_said("Guess 1")

    def test_the_first_try_is_theirs_who_say_who_they_are_in_a_later_call(self):
        wire = self.visit("/daily/code")
        self.lose_the_day(wire)
        self.leave(wire)
        later = self.visit("/c/rabbitry/code")
        later.wait_said("Guess 1")
        self.type(later, ("q", "(P/E/G)"), ("e", "Q"), ("q", "stay Guest"), ("Bob", "rabbitry"),
                  ("q", "Puzzles of"), ("q", "Menu: "), ("o", "Password"), ("w", "letters"), ("lovelace", "Once more"),
                  ("lovelace", "your games are kept"))
        self.until(lambda: self.records().count("Bob") == 2, "both games are Bob's")
        self.assertNotIn("Guest", self.records())

    def test_a_game_that_a_guest_left_waits_for_them(self):
        wire = self.visit("/daily/code")
        wire.wait_said("Guess 1")
        self.type(wire, ("1111", "Guess 2"))
        self.until(lambda: "daily" in self.records().lower(), "the game is kept")
        self.leave(wire)
        again = self.visit("/daily/code")
        again.wait_said("Go on")

    def test_what_a_guest_played_of_the_day_is_on_no_page_before_it_is_over(self):
        games = (("code", "Guess 1", "Q"), ("masterix", "Move: ", "Your name"), ("carton", "A to F: ", "Your name"))
        for game, asks, ends in games:
            wire = self.visit(f"/daily/{game}")
            wire.wait_said(asks)
            self.type(wire, ("q", "(P/E/G)"), ("e", ends))
            for best in ("The code was", "Review", "would have"):
                self.assertNotIn(best, wire.text)
            self.leave(wire)
        self.until(lambda: self.records().lower().count("daily") == 3, "all three are kept")
        for number in range(1, 4):
            for target in (f"/game/{number}", f"/game/{number}?move=1", f"/game/{number}.png"):
                self.assertEqual(self.wire().get(target).status, 404, target)

    def test_a_guest_stands_in_no_table_of_the_day(self):
        wire = self.visit("/daily/code")
        self.lose_the_day(wire)
        self.leave(wire)
        page = self.wire().get("/daily", **{"Accept-Encoding": ""}).body.decode()
        self.assertNotIn("Guest", page)
        self.assertIn("Nobody has played today", page)


class KnownBrowsers(GuestCalls):
    """The page opened anew, by who has said before who they are."""

    def begins_as(self, name, **cookie):
        def begun():
            return re.findall(r"call begins: (.*?)(?:,|;| from| on|\n)", self.log())

        before = len(begun())
        wire = self.visit("/", **cookie)
        wire.wait_said("Menu: ")
        # The line of a call before may come late, too.
        self.until(lambda: any(re.search(name, who) for who in begun()[before:]), f"a call of {name} in the log")
        return wire

    def with_password(self):
        wire = self.begins_as(r"Guest \d+")
        self.type(wire, ("y", "stay Guest"), ("Ada", "Menu: "), ("o", "Password"), ("w", "letters"),
                  ("lovelace", "Once more"), ("lovelace", "your games are kept"))
        return wire

    def test_a_guest_is_called_by_their_name_when_they_come_again(self):
        wire = self.begins_as(r"Guest \d+")
        self.type(wire, ("y", "stay Guest"), ("Ada", "Menu: "))
        self.leave(wire)
        wire = self.begins_as("Ada")
        self.type(wire, ("o", "This device, now remembered"), ("f", "This device: not remembered"), ("m", "Menu: "))
        self.leave(wire)
        self.begins_as(r"Guest \d+")

    def test_a_player_needs_no_password_where_they_gave_it_and_nobody_else_is_them(self):
        wire = self.with_password()
        self.leave(wire)
        wire = self.begins_as("Ada")
        self.type(wire, ("y", "games"))
        self.leave(wire)
        self.begins_as(r"Guest \d+", cookie=f"codemaker={'0' * 32}")

    def test_a_player_who_wants_it_is_forgotten_there(self):
        wire = self.with_password()
        self.type(wire, ("f", "This device: not remembered"))
        self.leave(wire)
        self.begins_as(r"Guest \d+")

    def test_by_an_old_password_nobody_is_known(self):
        self.leave(self.with_password())
        players = self.run_codemaker("players", "list", "--json", "--data", self.data).stdout.decode()
        number = next(str(each["id"]) for each in map(json.loads, players.splitlines()) if '"Ada"' in json.dumps(each))
        changed = self.run_codemaker("players", "password", number, "--data", self.data, input=b"countess\n")
        self.assertEqual(changed.returncode, 0)
        self.begins_as(r"Guest \d+")

    def test_a_puzzle_that_was_played_is_shown_as_played_to_who_is_known(self):
        self.leave(self.with_password())
        wire = self.visit("/daily/code")
        self.lose_the_day(wire)
        self.leave(wire)
        again = self.visit("/daily/code")
        again.wait_said("You've played this one today.")
        self.assertRegex(self.records(), r"(?m)Ada.*daily|daily.*Ada")

    def test_two_pages_of_a_known_player_play_both(self):
        self.leave(self.with_password())
        first, second = self.begins_as("Ada"), self.begins_as("Ada")
        for wire in (first, second):
            self.type(wire, ("h", "Hall of Fame"))


if __name__ == "__main__":
    unittest.main()
