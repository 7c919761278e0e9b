"""Two callers play by mail: each calls when they like, and neither sees what is the other's."""

import json
import sqlite3

from caller import *


class Mail(Case):
    def call(self, name, *args):
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        number = str(2000 + sum(name.encode()))
        lines[4] = number
        lines[5] = lines[6] = name
        drop_file = self.write("DOOR32.SYS", "\r\n".join(lines) + "\r\n")
        caller = self.door("--mode", "line", *args, drop_file=drop_file)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        return caller

    def leave(self, caller):
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)

    def offer(self, caller, *answers):
        caller.send("b\r")
        caller.wait_said(r"Q to go back: $")
        caller.send("n\r")
        questions = (r"Who \(.*: $", r"Game 1 to \d+, Q: back: $", r"Days \(.*: $", r"Your code \(.*: $")
        for question, answer in zip(questions, answers):
            caller.wait_said(question)
            caller.send(answer + "\r")

    def open_first(self, caller):
        caller.send("b\r")
        caller.wait_said(r"Game 1 to \d+, N, Q to go back: $")
        caller.send("1\r")

    def begin_codes(self):
        """Ada's and Karl's, with Ada to guess; Karl's call."""
        ada = self.call("Ada")
        self.offer(ada, "", "1", "7", "1234")
        ada.wait_said(r"Your table is open\.")
        self.leave(ada)
        karl = self.call("Karl")
        self.open_first(karl)
        karl.wait_said(r"Q: back\): $")
        karl.send("accept\r")
        karl.wait_said(r"Your code .*: $")
        karl.send("5566\r")
        karl.wait_said(r"Sent\.")
        return karl

    def test_the_others_move_comes_to_who_waits_on_the_page(self):
        karl = self.begin_codes()
        ada = self.call("Ada")
        self.open_first(ada)
        ada.wait_said(r"Your move .*: $")
        ada.send("1122\r")
        ada.wait_said(r"Sent\.")
        karl.wait_said(r"Ada has moved\. It is your move\.")
        karl.send("1234\r")
        karl.wait_said(r"Sent\.|The game is over")
        ada.wait_said(r"Karl has moved\.|The game is over")
        self.leave(ada)
        self.leave(karl)

    def test_two_callers_break_each_others_codes(self):
        ada = self.call("Ada")
        self.offer(ada, "Karl")
        ada.wait_said(r"Nobody called Karl has played here yet\.")
        ada.wait_said(r"Who \(.*: $")
        ada.send("q\r")
        ada.wait_said(r"Q to go back: $")
        ada.send("q\r")
        ada.wait_said(r"Menu: $")
        self.offer(ada, "", "1", "7", "1234")
        ada.wait_said(r"Your table is open\.")
        self.leave(ada)

        karl = self.call("Karl")
        self.open_first(karl)
        karl.wait_said(r"Ada waits for whoever comes, 7 days a move\.")
        karl.wait_said(r"Q: back\): $")
        karl.send("accept\r")
        karl.wait_said(r"Your code .*: $")
        karl.send("5566\r")
        karl.wait_said(r"Sent\. It is Ada's move\.")
        karl.send("1111\r")
        karl.wait_said(r'"1111" is not a command here')
        self.leave(karl)

        ada = self.call("Ada")
        # It may come before the first prompt of the menu, or behind it.
        ada.wait(lambda: b"By mail it is your move in 1 game. (B)" in ada.bytes, "what waits by mail")
        self.open_first(ada)
        ada.wait_said(r"Your move .*: $")
        ada.send("5556\r")
        ada.wait_said(r"1: 5 5 5 6 - 3 exact\.")
        ada.wait_said(r"Sent\. It is Karl's move\.")
        self.leave(ada)
        self.assertNotIn("5566", ada.text)
        self.assertNotIn("5 5 6 6", ada.text)

        karl = self.call("Karl")
        self.open_first(karl)
        karl.wait_said(r"1: 5 5 5 6 - 3 exact\.")
        karl.wait_said(r"Your move .*: $")
        karl.send("1234\r")
        karl.wait_said(r"The game is over: you won\.")
        self.assertEqual(karl.bytes.count(b"1234"), 1, "typed, and never before")
        self.assertEqual(karl.bytes.count(b"1 2 3 4"), 2, "told as a guess and as the code")
        self.leave(karl)

        ada = self.call("Ada")
        self.open_first(ada)
        ada.wait_said(r"Over: you lost\.")
        ada.send("rematch\r")
        ada.wait_said(r"Your code .*: $")
        ada.send("4321\r")
        ada.wait_said(r"Karl is asked, and answers with their next call\.")

    def test_who_takes_no_challenges_is_offered_none(self):
        karl = self.call("Karl")
        karl.send("y\r")
        karl.wait_said(r"No finished games yet")  # by then it is read what was remembered of Karl
        karl.send("m\ro\r")
        karl.wait_said(r"G: Challenges, now accepted\.")
        karl.send("g\r")
        karl.wait_said(r"Challenges: declined\.")
        self.leave(karl)
        ada = self.call("Ada")
        self.offer(ada, "Karl")
        ada.wait_said(r"Karl takes no challenges\. Ask somebody else\.")
        self.leave(ada)

    def test_a_board_of_egg_carton_is_played_over_several_calls(self):
        ada = self.call("Ada")
        self.offer(ada, "", "5", "1")
        ada.wait_said(r"Your table is open\.")
        self.leave(ada)
        karl = self.call("Karl")
        self.open_first(karl)
        karl.wait_said(r"Q: back\): $")
        karl.send("accept\r")
        karl.wait_said(r"Board 1 of 2, they begin\.")
        karl.wait_said(r"Sent\. It is Ada's move\.")
        self.leave(karl)
        ada = self.call("Ada")
        self.open_first(ada)
        ada.wait_said(r"Board 1 of 2, you begin\.")
        for slot in "abcdef":
            ada.wait_said(r"Your move .*: $")
            ada.send(slot + "\r")
            if ada.wait_said(r"That is no move here|Sent\.|It is your move\.|is over")[0] != "That is no move here":
                break
        self.leave(ada)
        self.assertEqual(self.games_by_mail(), [(1, 2)])

    def games_by_mail(self):
        """Moves and state of each game, behind the screen."""
        database = sqlite3.connect(f"file:{self.data}/records.db?mode=ro", uri=True)
        with contextlib.closing(database):
            rows = database.execute("SELECT moves, state FROM mail_games ORDER BY id").fetchall()
        return [(len(moves.split(",")), state) for moves, state in rows]

    def test_two_calls_of_one_player_make_one_move(self):
        """Both see it as theirs; one is told that the game has gone on."""
        self.begin_codes()
        calls = [self.call("Ada"), self.call("Ada", "--node", "2")]
        for call in calls:
            self.open_first(call)
            call.wait_said(r"Your move .*: $")
        calls[0].send("1111\r")
        calls[0].wait_said(r"Sent\.")
        calls[1].send("2222\r")
        calls[1].wait_said(r"Nothing was done: the game has gone on meanwhile\.")
        self.assertEqual(self.games_by_mail(), [(1, 2)])

    def test_codes_are_not_readable_in_the_database_before_the_end(self):
        ada = self.call("Ada")
        self.offer(ada, "", "2", "7", "13572")
        ada.wait_said(r"Your table is open\.")
        self.leave(ada)
        for name in os.listdir(self.data):
            if name.startswith("records.db"):  # and the log of it that SQLite keeps
                with open(os.path.join(self.data, name), "rb") as file:
                    self.assertNotIn(b"13572", file.read(), name)
        listed = self.run_codemaker("records", "mail", "--data", self.data, "--json")
        self.assertEqual(listed.returncode, 0, listed.stderr)
        self.assertNotIn(b"13572", listed.stdout)
        self.assertEqual(json.loads(listed.stdout)["state"], "open")

    def test_the_editor_annuls_a_game_that_was_over_and_lets_it_count_again(self):
        karl = self.begin_codes()
        karl.send("resign\r")
        karl.wait_said(r"\(Y/N\)")
        karl.send("y\r")
        karl.wait_said(r"over: you lost")
        self.leave(karl)
        environment = {"TERM": "xterm", "LANG": "C.UTF-8", "HOME": self.directory}
        editor = self.caller([PROGRAM, "scores", "edit", "--data", self.data], env=environment, charset="utf8")
        for keys, seen in (
            ("5", "Ada and Karl"), ("d", "Annul game 1 of Ada and Karl?"), ("y", "Game 1 is annulled."),
            ("u", "Let game 1 of Ada and Karl count again?"), ("y", "is as it was before it was annulled"),
        ):
            editor.send(keys)
            editor.wait_for(seen)
        editor.send("q")
        self.assertEqual(editor.exit_status(), 0)
        listed = self.run_codemaker("records", "mail", "--data", self.data)
        self.assertRegex(listed.stdout.decode(), r"resigned, Ada on \S+ won")

    def test_a_line_of_ones_own_goes_with_a_move_where_both_boards_allow_it_and_can_be_muted(self):
        config = self.write("codemaker.toml", "mail_text = true\n")
        self.leave(self.begin_codes())
        ada = self.call("Ada", "--config", config)
        self.open_first(ada)
        ada.wait_said(r"Your move .*: $")
        ada.send("write\r")
        ada.wait_said(r"Your line .*: $")
        ada.send("so close!\r")
        ada.wait_said(r"With your move: so close!")
        ada.send("1122\r")
        ada.wait_said(r"Sent\.")
        self.leave(ada)
        karl = self.call("Karl", "--config", config)
        self.open_first(karl)
        karl.wait_said(r"Ada: so close!")
        karl.send("mute\r")
        karl.wait_said(r"You no longer read what Ada writes\.")
        self.leave(karl)
        for args in (("--config", config), ()):
            karl = self.call("Karl", *args)
            self.open_first(karl)
            karl.wait_said(r"Your move .*: $")
            self.assertFalse(karl.sees("so close!"))
            self.leave(karl)

    def test_games_by_mail_are_exported_sealed_then_whole_and_verified_and_taken_in_elsewhere(self):
        karl = self.begin_codes()
        self.leave(karl)
        going_on = self.run_codemaker("records", "export", "--data", self.data).stdout.decode()
        self.assertNotIn("5566", going_on)
        self.assertEqual(json.loads(going_on)["hidden"], "sealed")
        ada = self.call("Ada")
        self.open_first(ada)
        ada.wait_said(r"Your move .*: $")
        ada.send("resign\r")
        ada.wait_said(r"\(Y/N\): ")
        ada.send("y\r")
        ada.wait_said(r"you lost, you gave up")
        self.leave(ada)
        lines = self.run_codemaker("records", "export", "--data", self.data).stdout
        game = json.loads(lines)
        self.assertEqual((game["hidden"], game["ended"], game["winner"]), (["1234", "5566"], "resigned", 2))

        def verified(line):
            result = self.run_codemaker("records", "verify", input=line)
            return result.returncode, result.stdout

        self.assertEqual(verified(lines), (0, b"1: valid: breaking by mail, resigned, seat 2 won\n"))
        for forged in ({"winner": 1}, {"hidden": ["1234", "5"]}, {"moves": ["1"]}, {"legs": []}, {"days": "one"}):
            status, said = verified(json.dumps(game | forged).encode())
            self.assertEqual(status, 1, forged)
            self.assertIn(b"1: wrong: ", said)
        other = os.path.join(self.directory, "other")
        os.mkdir(other)
        taking = ["records", "import", "--data", other]
        for line, took in (
            (going_on.encode(), b"Took in 0 games; 0 here already, 0 wrong.\nLeft out 1 game, sealed while they went on.\n"),
            (lines, b"Took in 1 game; 0 here already, 0 wrong.\n"),
            (lines, b"Took in 0 games; 1 here already, 0 wrong.\n"),
            (json.dumps(game | {"winner": 1}).encode(), b"1: wrong: who resigned it has won it\nTook in 0 games; 0 here already, 1 wrong.\n"),
        ):
            self.assertEqual(self.run_codemaker(*taking, input=line).stdout, took)
        there = json.loads(self.run_codemaker("records", "export", "--data", other).stdout)
        self.assertEqual(there | {"id": game["id"]}, game)

    def test_the_sysop_sees_and_annuls_games_by_mail(self):
        karl = self.begin_codes()
        self.leave(karl)
        listed = self.run_codemaker("records", "mail", "--data", self.data)
        self.assertRegex(listed.stdout.decode(), r"1  .* breaking free 4x6, Ada on \S+ and Karl on \S+: Ada on \S+ to move, 0 moves")
        playing = self.run_codemaker("records", "mail", "--data", self.data, "--json")
        self.assertEqual(json.loads(playing.stdout)["legs"], ["sealed", "sealed"])
        checked = self.run_codemaker("records", "mail", "--check", "--data", self.data)
        self.assertEqual((checked.returncode, checked.stdout), (0, b"1 game by mail: sound\n"))
        annulled = self.run_codemaker("records", "annul", "1", "--yes", "--data", self.data)
        self.assertRegex(annulled.stdout.decode(), r"annulled, nobody won")
        self.assertEqual(self.run_codemaker("records", "annul", "1", "--yes", "--data", self.data).returncode, 1)
        undone = self.run_codemaker("records", "annul", "1", "--undo", "--data", self.data)
        self.assertIn(b"its codes could be seen since it was annulled", undone.stderr)
        whole = self.run_codemaker("records", "verify", "--all", "--data", self.data)
        self.assertIn(b"1 game by mail: sound", whole.stdout)
        over = json.loads(self.run_codemaker("records", "mail", "--data", self.data, "--json").stdout)
        self.assertRegex(over["legs"][0], r"^cm1:breaking:free:r1\.4x6:=5566:unfinished")
