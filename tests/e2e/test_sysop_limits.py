"""What a sysop may limit: games, ranked runs a day, hours."""

import datetime

from game_players import players
from server_callers import *


def clock(minutes):
    """The time on this machine's wall so many minutes from now."""
    return (datetime.datetime.now() + datetime.timedelta(minutes=minutes)).strftime("%H:%M")


# Open for the next ten minutes or so, and closed since ten minutes ago; each may pass midnight.
def now_open():
    return f"{clock(-10)}-{clock(10)}"


def just_closed():
    return f"{clock(-30)}-{clock(-10)}"


class Limits(ServerCase):
    def config(self, text):
        return self.write("codemaker.toml", text)

    def lines(self, config):
        caller = self.door("--mode", "line", "--config", self.config(config))
        caller.wait_said(r"P: play")
        return caller

    def test_a_game_that_is_not_offered_is_nowhere(self):
        everybody = players()
        for player in everybody:
            caller = self.lines(f'games = ["{player.word}"]')
            caller.send("p\r")
            menu = caller.wait_said(r"(?s).*Menu: ")[0].lower()
            self.assertEqual(
                [other.title for other in everybody if other.title.lower() in menu], [player.title], menu
            )
            caller.hang_up()

    def test_who_is_sent_to_a_game_that_is_not_offered_comes_to_the_menu(self):
        config = self.config('games = "breaking"')
        caller = self.door("--mode", "line", "--config", config, "--game", "masterix")
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Masterix isn't offered here")
        caller.wait_said(r"Menu: ")
        caller.hang_up()

    def test_wrong_games_and_hours_are_told_with_file_and_line(self):
        for wrong, word in (
            ('games = ["breaking", "chess"]', "chess"),
            ("games = []", "an empty list"),
            ('hours = "8-9"', "8-9"),
            ("ranked_runs = -1", "-1"),
        ):
            config = self.config("board = \"x\"\n" + wrong + "\n")
            told = self.run_codemaker("config", "--config", config)
            self.assertEqual(told.returncode, 1, wrong)
            self.assertIn("line 2", told.stderr.decode())
            self.assertIn(word, told.stderr.decode())

    def begin_run(self, caller):
        caller.wait_said(r"Menu: ")
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        caller.send(self.misses(1)[0] + "\r")
        caller.wait_said(r"Guess 2: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")

    def test_ranked_runs_are_counted_over_all_calls_of_a_day(self):
        caller = self.lines("ranked_runs = 1")
        caller.send("p\r")
        self.begin_run(caller)
        caller.wait_said(r"Menu: ")
        self.until(lambda: any(":left." in game["line"] for game in self.kept_games()), "the run is kept")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        again = self.lines("ranked_runs = 1")
        again.send("p\r")
        again.wait_said(r"Menu: ")
        again.send("y\r")  # read behind the runs of the day
        again.wait_said(r"G for your games[^$]*: ")
        again.send("q\r")
        again.wait_said(r"Menu: ")
        again.send("r\r")
        again.wait_said(r"No more than 1 ranked run a day\. Next: 00:00 UTC, in \d+ h \d+ min\.")
        again.send("c\r")
        again.wait_said(r"[Ss]ettings|Rules|Solo|colors")
        again.hang_up()

    def test_outside_the_hours_a_caller_gets_one_line_and_the_exit_status_of_who_cannot_play(self):
        hours = just_closed()
        caller = self.door("--config", self.config(f'hours = "{hours}"'))
        caller.wait_said(re.escape(f"The games are open {hours}, and closed now. Please call again then."))
        self.assertEqual(caller.exit_status(), 1)
        self.assertIn("closed at this hour", self.log())

    def test_the_time_left_is_that_until_closing(self):
        caller = self.lines(f'hours = ["{just_closed()}", "{now_open()}"]')
        caller.send("p\rtime\r")
        caller.wait_said(r"Time left: (9|10|11) min\.")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_a_call_that_reaches_closing_time_ends_as_one_whose_time_is_up(self):
        caller = self.lines(f'hours = "{clock(-10)}-{clock(2)}"')
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        steady_clock.advance(120)
        caller.wait_said(r"Your time on the board is up")
        self.assertEqual(caller.exit_status(10), 0)

    def test_a_server_turns_callers_away_before_they_give_a_name(self):
        wire = self.call(self.serve("--config", self.config(f'hours = "{just_closed()}"')))
        wire.rest()
        self.assertIn("The games are open", bytes(wire.received).decode("latin-1"))
        self.assertNotIn("name", bytes(wire.received).decode("latin-1").lower())
        self.assertIn("closed at this hour", self.log())
