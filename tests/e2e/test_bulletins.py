"""Bulletins for the menus of the board, written by doors and by the command."""

from caller import *


class Bulletins(Case):
    def setUp(self):
        super().setUp()
        self.place = os.path.join(self.directory, "text")
        os.mkdir(self.place)
        self.config = self.write("codemaker.toml", f'board = "Sunset"\nbulletins = "{self.place}"\n')

    def bulletin(self, name):
        path = os.path.join(self.place, name)
        if not os.path.exists(path):
            return ""
        with open(path, encoding="utf-8") as file:
            return file.read()

    def end_a_game(self):
        caller = self.door("--mode", "line", "--config", self.config)
        self.miss_and_give_up(caller)
        return caller

    def test_a_game_that_ends_is_told_within_two_seconds(self):
        caller = self.end_a_game()
        self.until(lambda: "White Rabbi" in self.bulletin("callers.txt"), "the last players", 2)
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        names = os.listdir(self.place)
        self.assertEqual(len(names), 38)
        for name in names:
            self.assertEqual(os.stat(os.path.join(self.place, name)).st_mode & 0o777, 0o664, name)

    def test_the_command_writes_what_has_changed_and_nothing_else(self):
        add = ["scores", "add", "--table", "masterix", "--name", "|04@HANGUP@", "--score", "77", "--level", "2"]
        self.run_codemaker(*add, "--data", self.data)
        write = ["bulletins", "--data", self.data, "--config", self.config]
        self.assertIn(b"38 bulletins", self.run_codemaker(*write).stdout)
        self.assertIn(b", 0 written anew", self.run_codemaker(*write).stdout)
        for name in ("hall.ans", "hall.asc", "hall.msg", "hall.pip"):
            with open(os.path.join(self.place, name), "rb") as file:
                self.assertNotIn(b"@", file.read())
        self.assertIn('"score":77', self.bulletin("hall.json"))

    def test_a_directory_that_is_not_there_is_made_for_all_to_read(self):
        os.mkdir(self.data)
        place = os.path.join(self.directory, "menus", "text")
        write = ["bulletins", "--data", self.data, "--to", place]
        self.assertIn(b"38 bulletins in " + place.encode(), self.run_codemaker(*write).stdout)
        for each in (place, os.path.dirname(place)):
            self.assertEqual(os.stat(each).st_mode & 0o777, 0o775, each)
        self.assertEqual(len(os.listdir(place)), 38)

    def test_a_directory_that_cannot_be_made_is_named(self):
        os.mkdir(self.data)
        for place in (os.path.join(self.config, "text"), os.path.join(self.config, "menus", "text")):
            told = self.run_codemaker("bulletins", "--data", self.data, "--to", place)
            self.assertEqual(told.returncode, 1)
            sentence = f"cannot make the directory for bulletins {place}: Not a directory"
            self.assertIn(sentence, told.stderr.decode())

    def test_a_template_of_the_sysops_stands_in_place_of_ours(self):
        art = os.path.join(self.data, "art")
        os.makedirs(art)
        with open(os.path.join(art, "bulletin-hall.asc"), "w", encoding="utf-8") as file:
            file.write("|12Best of @BOARD@: @MASTERIX1-L11@@MASTERIX1SCORE-R6@\n")
        add = ["scores", "add", "--table", "masterix", "--name", "Ada", "--score", "77", "--level", "2"]
        self.run_codemaker(*add, "--data", self.data)
        self.run_codemaker("bulletins", "--data", self.data, "--config", self.config)
        self.assertEqual(self.bulletin("hall.txt"), "Best of Sunset: Ada            77\n")

    def test_a_template_that_is_no_picture_at_all_still_gives_a_bulletin(self):
        art = os.path.join(self.data, "art")
        os.makedirs(art)
        with open(os.path.join(art, "bulletin-hall.ans"), "wb") as file:
            file.write(os.urandom(5000))
        told = self.run_codemaker("bulletins", "--data", self.data, "--config", self.config)
        self.assertEqual(told.returncode, 0)

    def test_a_directory_that_is_gone_costs_the_caller_nothing_and_is_one_line_in_the_log(self):
        os.rmdir(self.place)

        def lines_of_log():
            return [line for line in self.log().splitlines() if "bulletins:" in line]

        for call in (1, 2):
            caller = self.end_a_game()
            caller.wait_said(r"Menu: ")
            self.until(lambda: len(lines_of_log()) == call, "the log has one line of each call")
            caller.hang_up()
            self.assertEqual(caller.exit_status(), 0)
        lines = lines_of_log()
        self.assertEqual(len(lines), 2)
        self.assertIn(self.place, lines[0])
        told = self.run_codemaker("bulletins", "--data", self.data, "--config", self.config)
        self.assertEqual(told.returncode, 1)
        self.assertIn(self.place.encode(), told.stderr)

    def test_without_a_directory_the_command_says_how_to_give_one(self):
        told = self.run_codemaker("bulletins", "--data", self.data)
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"set bulletins in the config, or give one with --to", told.stderr)

    def test_what_the_sysop_changes_in_the_tables_is_told_at_once(self):
        add = ["scores", "add", "--game", "masterix", "--name", "Ada", "--score", "77", "--level", "2"]
        self.run_codemaker(*add, "--data", self.data, "--config", self.config)
        self.assertIn('"score":77', self.bulletin("hall.json"))
        self.run_codemaker("scores", "undo", "--data", self.data, "--config", self.config)
        self.assertNotIn('"score":77', self.bulletin("hall.json"))
