"""The sysop's commands for the database of players and games."""

import binascii
import json
import sqlite3

from caller import *

DAMAGED = "records.db is damaged, and no copy of it is here; if you have none, begin a new one: it is kept aside"
IN_PART = (
    "records.db is damaged in part, and no copy of it is here; if you have none, take its games into a new one, "
    "in which nobody has a password"
)
LINE = "cm1:breaking:free:r1.4x6:=2415,1122,2413,2415:won.0.3.0:856af46f"


def exported(token, name, line=LINE, seconds=1763800000, **player):
    owner = {"board": "bbs", "key": "", "name": name, **player} if name else None
    times = {"begun_seconds": seconds, "kept_seconds": seconds}
    return json.dumps({"token": str(token), "player": owner, "line": line, **times})


class Kept(Case):
    def run_kept(self, *args, given="", **options):
        return self.run_codemaker(*args, "--data", self.data, input=given.encode(), **options)

    def bring_in(self, *games):
        result = self.run_kept("records", "import", given="\n".join(games))
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def listed(self, *args):
        return self.run_kept(*args).stdout.decode().splitlines()

    def objects(self, *args):
        return [json.loads(row) for row in self.listed(*args, "--json")]


class Games(Kept):
    def setUp(self):
        super().setUp()
        self.bring_in(exported(11, "Ada"), exported(12, "White Rabbit"), exported(13, None))

    def test_games_are_listed_the_newest_first(self):
        self.assertEqual(
            self.listed("records", "list"),
            [
                "     3  2025-11-22T08:26:40Z  (forgotten): breaking free, won, 3 guesses",
                "     2  2025-11-22T08:26:40Z  White Rabbit: breaking free, won, 3 guesses",
                "     1  2025-11-22T08:26:40Z  Ada: breaking free, won, 3 guesses",
            ],
        )
        self.assertEqual(len(self.listed("records", "list", "--most", "1")), 1)
        self.assertEqual(len(self.listed("records", "list", "--player", "ADA")), 1)
        self.assertEqual(self.listed("records", "list", "--game", "masterix"), ["no games"])

    def test_a_game_is_shown_and_verified_by_its_number(self):
        self.assertEqual(
            self.listed("records", "show", "2"), self.listed("records", "show", LINE)
        )
        self.assertEqual(
            self.listed("records", "verify", "1"), ["1: valid: breaking free, won, 3 guesses"]
        )
        self.assertEqual(len(self.listed("records", "verify", "--all")), 3)
        missing = self.run_kept("records", "show", "99")
        self.assertEqual((missing.returncode, missing.stderr), (1, b"codemaker: there is no game 99\n"))

    def test_what_is_exported_is_imported_elsewhere_once_and_is_the_same(self):
        games = self.run_kept("records", "export").stdout.decode()
        other = os.path.join(self.directory, "other")
        os.mkdir(other)
        arguments = ["records", "import", "--data", other]
        first = self.run_codemaker(*arguments, input=games.encode())
        self.assertEqual(first.stdout, b"Took in 3 games; 0 here already, 0 wrong.\n")
        again = self.run_codemaker(*arguments, input=games.encode())
        self.assertEqual(again.stdout, b"Took in 0 games; 3 here already, 0 wrong.\n")
        there = self.run_codemaker("records", "export", "--data", other).stdout.decode()

        def rows(text):
            games = [json.loads(row) for row in text.splitlines()]
            for game in games:
                del game["id"]
                if game["player"]:
                    del game["player"]["id"]
            return sorted(games, key=lambda game: game["token"])

        self.assertEqual(rows(there), rows(games))

    def test_a_table_for_spreadsheets_holds_no_formula_and_every_name_whole(self):
        self.bring_in(exported(14, '=1+"2",3'))
        rows = self.listed("records", "export", "--csv")
        self.assertTrue(rows[0].startswith("id,token,player,board,key,name,game,kind,ending,"))
        self.assertIn(",\"'=1+\"\"2\"\",3\",breaking,free,won,", rows[1])
        self.assertEqual(len(rows), 5)

    def test_what_is_no_exported_game_is_told_by_its_line_and_the_rest_taken_in(self):
        forged = exported(22, "Ada", LINE.replace("1122", "1123"))
        number = exported(23, "Ada").replace('"23"', "23")
        wrong = ["nonsense", "{}", forged, number, exported(0, "Ada"), "[" * 100000]
        result = self.run_kept("records", "import", given="\n".join([*wrong, exported(21, "Bob")]))
        rows = result.stdout.decode().splitlines()
        self.assertEqual(result.returncode, 1)
        self.assertEqual([row.split(":")[0] for row in rows[:-1]], ["1", "2", "3", "4", "5", "6"])
        self.assertEqual(rows[-1], "Took in 1 game; 0 here already, 6 wrong.")

    def test_unfinished_games_that_are_old_are_removed_when_that_was_agreed(self):
        fields = "cm1:breaking:free:r1.4x6:=2415,1122:unfinished.0.1.0"
        begun = f"{fields}:{binascii.crc32(fields.encode()):08x}"
        self.bring_in(exported(31, "Ada", begun))
        refused = self.run_kept("records", "prune")
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"nobody has played for 30 days; add --yes", refused.stderr)
        self.assertEqual(len(self.listed("records", "list")), 4)
        self.assertEqual(self.listed("records", "prune", "--yes"), ["Removed 1 game."])
        self.assertEqual(len(self.listed("records", "list")), 3)


class Players(Kept):
    def setUp(self):
        super().setUp()
        self.bring_in(exported(11, "Ada"), exported(12, "Ada"), exported(13, "White Rabbit", key="7"))

    def names(self):
        return [player["name"] for player in self.objects("players", "list")]

    def test_players_are_listed_and_shown(self):
        rows = self.listed("players", "list")
        self.assertEqual(rows[0], "     1  2025-11-22T08:26:40Z  Ada on bbs, 2 games")
        self.assertTrue(rows[1].endswith("Z  White Rabbit on bbs, 1 game"), rows[1])
        shown = self.listed("players", "show", "ada")
        self.assertEqual(
            shown[1:], ["breaking: 2 games finished, 2 won", "  broken with 3 guesses: 2"]
        )
        told = self.objects("players", "show", "2")[0]
        self.assertEqual(told["key"], "7")
        self.assertEqual(told["statistics"]["breaking"]["guesses"], [0, 0, 1])

    def test_forgetting_leaves_the_games_without_a_name(self):
        refused = self.run_kept("players", "forget", "Ada")
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"takes the name off all games of Ada on bbs (2 games); add --yes", refused.stderr)
        self.assertEqual(self.listed("players", "forget", "Ada", "--yes"), ["Forgot Ada on bbs (2 games)."])
        self.assertEqual(self.names(), ["White Rabbit"])
        self.assertEqual([game["player"] for game in self.objects("records", "list")][1:], [None, None])
        with open(os.path.join(self.data, "records.db"), "rb") as file:
            self.assertNotIn(b"Ada", file.read())

    def test_a_question_on_a_terminal_names_what_goes(self):
        for answer, left in (("n\n", 2), ("y\n", 1)):
            caller = self.caller([PROGRAM, "players", "forget", "Ada", "--data", self.data], columns=200)
            caller.wait_for("Forget Ada on bbs (2 games)? The games stay, without a name. [y/N]")
            caller.send(answer)
            caller.exit_status()
            self.assertEqual(len(self.names()), left)

    def test_a_player_is_renamed_and_merged(self):
        self.assertEqual(
            self.listed("players", "rename", "Ada", "Countess"), ["Ada on bbs (2 games) is now Countess."]
        )
        taken = self.run_kept("players", "rename", "2", "countess")
        self.assertIn(b"another player of that board is called countess; merge them instead", taken.stderr)
        self.assertEqual(self.run_kept("players", "merge", "1", "2").returncode, 1)
        self.assertEqual(self.run_kept("players", "merge", "1", "2", "--yes").returncode, 0)
        self.assertEqual(self.objects("players", "show", "2")[0]["games"], 3)
        self.assertEqual(self.names(), ["White Rabbit"])

    def test_a_player_that_is_not_there_is_a_sentence(self):
        for word in (["show"], ["forget", "--yes"]):
            for who in ("99", "Nobody", "'; DROP TABLE players; --"):
                result = self.run_kept("players", *word, who)
                self.assertEqual(result.returncode, 1)
                self.assertIn(b"there is no player ", result.stderr)
        self.assertEqual(len(self.names()), 2)


class Where(Kept):
    def config(self, records):
        return self.write("codemaker.toml", f'records = "{records}"\n')

    def test_what_only_reads_makes_no_database(self):
        os.mkdir(self.data)
        for args in (["records", "list"], ["records", "export"], ["players", "list"], ["records", "show", "1"]):
            result = self.run_kept(*args)
            self.assertEqual(result.returncode, 1)
            self.assertIn(b"there is no records.db in ", result.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.data, "records.db")))

    def test_where_none_are_kept_the_commands_say_so(self):
        result = self.run_kept("records", "list", "--config", self.config("off"))
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"no games are kept here: the setting records is off", result.stderr)

    def test_a_server_that_is_away_is_a_sentence_without_its_password(self):
        config = self.config("postgresql://ada:Jabberwock@127.0.0.1:1/games")
        result = self.run_kept("records", "list", "--config", config)
        self.assertEqual(
            result.stderr,
            b"codemaker: postgresql://ada:...@127.0.0.1:1/games does not answer; is the server running?\n",
        )
        shown = self.run_kept("config", "--config", config)
        self.assertIn(b'"postgresql://ada:...@127.0.0.1:1/games"', shown.stdout)
        self.assertNotIn(b"Jabberwock", shown.stdout + shown.stderr)

    def test_a_damaged_database_is_set_aside_and_no_other_is_begun_unasked(self):
        self.write("data/records.db", "no database at all")
        for _ in range(2):
            result = self.run_kept("records", "list")
            self.assertEqual((result.returncode, result.stdout), (1, b""))
            self.assertIn(b"records.db was here and is gone", result.stderr)
        self.assertEqual(len([name for name in os.listdir(self.data) if name.startswith("records.bad-")]), 1)
        self.assertEqual(self.run_kept("records", "begin").returncode, 0)
        self.assertEqual(self.run_kept("records", "list").stdout, b"no games\n")

    def test_a_database_of_a_newer_version_is_left_alone(self):
        self.bring_in(exported(11, "Ada"))
        path = os.path.join(self.data, "records.db")
        with sqlite3.connect(path) as database:
            database.execute("UPDATE schema_version SET version = 1000")
        result = self.run_kept("records", "list")
        self.assertIn(b"records.db was made by a newer version of codemaker", result.stderr)


class AsTheDoctorSeesThem(Kept):
    def records_check(self, **settings):
        config = self.write("doctor.toml", "".join(f'{key} = "{value}"\n' for key, value in settings.items()))
        result = self.run_kept("doctor", "--json", "--config", config)
        found = [row for row in json.loads(result.stdout)["checks"] if row["check"] == "records"]
        self.assertEqual(len(found), 1, result.stdout)
        self.assertNotIn(b"hunter2", result.stdout + result.stderr)
        return found[0]["state"], found[0]["says"]

    def path(self):
        return os.path.join(self.data, "records.db")

    def test_before_the_first_game_there_is_none_and_none_is_made(self):
        self.bring_in()
        self.forget_games()
        self.assertEqual(self.records_check(), ("ok", "no records.db yet; no game was kept"))
        self.assertFalse(os.path.exists(self.path()))

    def test_one_that_was_there_and_is_gone_is_a_fault_until_it_is_begun_anew(self):
        self.bring_in(exported(11, "Ada"))
        os.remove(self.path())
        self.assertEqual(self.records_check(), ("fault", "records.db was here and is gone, and no copy of it is here; if you have none, begin a new one"))
        who = self.run_kept("who")
        self.assertIn(b"records.db was here and is gone", who.stderr)
        self.assertIn(b"codemaker records begin", who.stderr)
        refused = self.run_kept("records", "list")
        self.assertEqual(refused.returncode, 1)
        self.assertIn(b"records.db was here and is gone", refused.stderr)
        self.assertFalse(os.path.exists(self.path()))
        begun = self.run_kept("records", "begin")
        self.assertEqual((begun.returncode, begun.stderr), (0, b""))
        self.assertEqual(self.records_check(), ("ok", "0 games in records.db"))
        again = self.run_kept("records", "begin")
        self.assertEqual(again.returncode, 1)
        self.assertIn(b"records.db is there and is not begun anew", again.stderr)
        self.assertNotIn(b"gone", self.run_kept("who").stderr)

    def test_its_games_are_counted(self):
        self.bring_in(exported(11, "Ada"), exported(12, "Bob"))
        self.assertEqual(self.records_check(), ("ok", "2 games in records.db"))

    def test_who_keeps_no_games_is_told_so(self):
        self.assertEqual(self.records_check(records="off"), ("ok", "off: no games are kept"))

    def test_a_damaged_one_is_a_fault_and_stays_where_it_is(self):
        self.bring_in(exported(11, "Ada"))
        with open(self.path(), "wb") as file:
            file.write(b"no database " * 400)
        self.assertEqual(self.records_check(), ("fault", DAMAGED))
        with open(self.path(), "rb") as file:
            self.assertEqual(file.read(), b"no database " * 400)
        self.assertFalse(os.path.exists(os.path.join(self.data, "records.bad")))

    def test_a_damaged_page_in_the_middle_is_found(self):
        self.bring_in(*(exported(token, f"Ada {token}") for token in range(1, 200)))
        with sqlite3.connect(self.path()) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with open(self.path(), "r+b") as file:
            file.seek(os.path.getsize(self.path()) // 2 // 4096 * 4096)
            file.write(b"\xee" * 4096)
        self.assertEqual(self.records_check(), ("fault", IN_PART))

    def test_a_newer_one_is_a_fault(self):
        self.bring_in(exported(11, "Ada"))
        with sqlite3.connect(self.path()) as database:
            database.execute("UPDATE schema_version SET version = 99")
        state, says = self.records_check()
        self.assertEqual(state, "fault")
        self.assertRegex(says, "made by a newer version of codemaker")

    def test_a_server_that_is_away_is_a_fault_without_its_password(self):
        state, says = self.records_check(records="postgresql://ada:hunter2@127.0.0.1:1/games")
        self.assertEqual(state, "fault")
        self.assertRegex(says, "does not answer; is the server running")


if __name__ == "__main__":
    unittest.main()
