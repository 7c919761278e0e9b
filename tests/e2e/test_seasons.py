"""Seasons: their tables, their champions, and what the nightly work does with them."""

import datetime
import json

from caller import *
from code_breaker import win_a_level_in_lines


def this_month():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m")


def last_month():
    first = datetime.datetime.now(datetime.timezone.utc).replace(day=1)
    return (first - datetime.timedelta(days=1)).strftime("%Y-%m")


class Seasons(Case):
    def setUp(self):
        super().setUp()
        self.place = os.path.join(self.directory, "text")
        os.mkdir(self.place)
        self.config = self.write("codemaker.toml", f'season = "month"\nbulletins = "{self.place}"\n')

    def run_here(self, *words):
        return self.run_codemaker(*words, "--data", self.data, "--config", self.config)

    def add(self, name, score, season=None):
        words = ["scores", "add", "--game", "breaking", "--name", name, "--score", str(score), "--level", "3"]
        return self.run_here(*words, *(["--season", season] if season else []))

    def names(self, season=None):
        told = self.run_here("scores", "list", "--json", *(["--season", season] if season else []))
        return [row["name"] for row in json.loads(told.stdout)["breaking"]]

    def path(self, *names):
        return os.path.join(self.data, *names)

    def win(self):
        caller = self.door("--mode", "line", "--config", self.config)
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        win_a_level_in_lines(caller)
        self.until(lambda: os.path.exists(self.path("SCORES.DAT")), "the score")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_a_level_won_stands_in_the_hall_of_fame_and_in_the_season(self):
        self.win()
        self.assertEqual(self.names(), self.names(this_month()))
        self.assertEqual(len(self.names()), 1)
        self.assertEqual(os.listdir(self.path("spool")), [])

    def test_callers_see_this_season_and_the_champions_of_past_ones(self):
        self.add("Zed", 900)
        self.add("Ada", 120, last_month())
        caller = self.door("--config", self.config)
        caller.wait_for("Break the code")
        caller.send("\r")
        caller.wait_for("Main menu")
        caller.send("h")
        caller.wait_for("Zed")
        caller.send("s")
        caller.wait_for("No scores this season yet.")
        caller.send("c")
        caller.wait_for("Ada")
        self.assertFalse(caller.sees("Zed"))
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def test_a_sysop_edits_a_season_and_takes_it_back(self):
        self.add("Ada", 10, "2026-01")
        self.add("Cheat", 99, "2026-01")
        self.assertEqual(self.names("2026-01"), ["Cheat", "Ada"])
        remove = ["scores", "remove", "--season", "2026-01", "--game", "breaking", "--rank", "1"]
        self.assertIn(b"kept as seasons/2026-01.BAK", self.run_here(*remove).stdout)
        self.assertEqual(self.names("2026-01"), ["Ada"])
        self.assertIn(b"Cheat", self.run_here("scores", "undo", "--season", "2026-01").stdout)
        self.assertEqual(self.names("2026-01"), ["Cheat", "Ada"])
        self.assertEqual(self.names(), [])
        self.assertIn(b"nothing is wrong", self.run_here("scores", "verify", "--season", "2026-01").stdout.lower())

    def test_a_player_is_renamed_in_all_seasons_and_a_removed_run_is_pointed_out_there(self):
        self.win()
        name = self.names()[0]
        told = self.run_here("scores", "rename", name, "Ada", "--shown")
        self.assertEqual(told.returncode, 0, told.stderr)
        self.assertEqual((self.names(), self.names(this_month())), (["Ada"], ["Ada"]))
        told = self.run_here("scores", "remove", "--game", "breaking", "--rank", "1")
        hint = f"codemaker scores remove --season {this_month()} --game breaking --rank 1"
        self.assertIn(hint, told.stdout.decode())

    def test_seasons_are_listed_and_one_that_is_not_there_is_no_table(self):
        os.makedirs(self.data, exist_ok=True)
        self.assertEqual(self.run_here("scores", "seasons").stdout, b"no seasons\n")
        self.add("Ada", 10, "2026-01")
        self.add("Bob", 20, "2025")
        listed = json.loads(self.run_here("scores", "seasons", "--json").stdout)
        self.assertEqual([each["season"] for each in listed], ["2026-01", "2025"])
        self.assertEqual(listed[0]["best"]["breaking"]["name"], "Ada")
        told = self.run_here("scores", "list", "--season", "2024-05")
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"there is no season 2024-05", told.stderr)
        self.assertIn(b"is not a season", self.run_here("scores", "list", "--season", "May").stderr)

    def make_newer(self, season):
        import binascii

        with open(self.path("seasons", season + ".DAT"), "r+b") as file:
            header = bytearray(file.read(32))
            header[8] = 9
            header[28:] = binascii.crc32(bytes(header[:28])).to_bytes(4, "little")
            file.seek(0)
            file.write(header)

    def test_an_archive_of_another_version_is_left_alone_and_the_hall_of_fame_takes_the_score(self):
        self.add("Ada", 10, this_month())
        self.make_newer(this_month())
        with open(self.path("seasons", this_month() + ".DAT"), "rb") as file:
            before = file.read()
        self.win()
        self.assertEqual(len(self.names()), 1)
        with open(self.path("seasons", this_month() + ".DAT"), "rb") as file:
            self.assertEqual(file.read(), before)
        self.assertIn("was written by a newer version", self.log())
        self.assertEqual(len(os.listdir(self.path("spool"))), 1)
        told = self.run_here("scores", "list", "--season", this_month())
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"newer version", told.stderr)

    def test_bulletins_tell_the_season_and_the_champions(self):
        self.add("Ada", 120, last_month())
        self.add("Bob", 55, this_month())
        self.assertEqual(self.run_here("bulletins").returncode, 0)
        with open(os.path.join(self.place, "season.txt"), encoding="utf-8") as file:
            self.assertRegex(file.read(), r"(?s)Best of \w+ 20\d\d.* 1 Bob +55")
        with open(os.path.join(self.place, "seasons.txt"), encoding="utf-8") as file:
            self.assertRegex(file.read(), last_month() + r" +Ada +120")
        with open(os.path.join(self.place, "hall.json"), encoding="utf-8") as file:
            season = json.load(file)["season"]
        self.assertEqual((season["name"], season["breaking"][0]["name"]), (this_month(), "Bob"))

    def test_the_nightly_work_copies_seasons_says_when_one_is_over_and_finds_damage(self):
        self.add("Ada", 120, last_month())
        with open(self.path("MAINT.TXT"), "w") as note:
            note.write(last_month() + "-20\n")
        told = self.run_here("maint")
        self.assertEqual(told.returncode, 0, told.stderr)
        self.assertIn(f"is over, its tables stay in seasons/{last_month()}.DAT", told.stdout.decode())
        copies = [name for name in os.listdir(self.path("backup")) if name.startswith("season-")]
        self.assertEqual(len(copies), 1)
        self.assertNotIn(b"is over", self.run_here("maint").stdout)
        with open(self.path("seasons", last_month() + ".DAT"), "r+b") as file:
            file.seek(80)
            file.write(b"\x99")
        told = self.run_here("maint")
        self.assertEqual(told.returncode, 1)
        self.assertIn(f"scores repair --season {last_month()}".encode(), told.stderr)
        self.assertEqual(self.run_here("scores", "repair", "--season", last_month()).returncode, 0)
        kept = [name for name in os.listdir(self.path("seasons")) if name.startswith(last_month() + ".BAD-")]
        self.assertEqual(len(kept), 1)
        self.assertEqual(self.run_here("maint").returncode, 0)

    def test_with_seasons_off_nothing_of_them_is_made(self):
        self.write("codemaker.toml", f'bulletins = "{self.place}"\n')
        self.win()
        self.assertFalse(os.path.exists(self.path("seasons")))
        self.assertFalse(os.path.exists(os.path.join(self.place, "season.txt")))

    def test_the_doctor_tells_of_a_damaged_season(self):
        self.add("Ada", 120, last_month())
        with open(self.path("seasons", last_month() + ".DAT"), "r+b") as file:
            file.seek(80)
            file.write(b"\x99")
        told = self.run_here("doctor")
        self.assertIn(f"seasons/{last_month()}.DAT is damaged", told.stdout.decode())
