"""What a caller's terminal is taken for where the board, its pty and the terminal itself disagree."""

from lines import Terminal

from caller import *

FILES = os.path.join(VECTORS, "dropfiles")


class Terminals(Case):
    def chain(self, columns, rows):
        """WWIV's CHAIN.TXT, with the caller's size in lines 9 and 10."""
        with open(os.path.join(FILES, "wwiv-chain", "chain.txt"), "rb") as file:
            lines = file.read().split(b"\n")
        lines[8:10] = [str(columns).encode(), str(rows).encode()]
        return self.write("chain.txt", b"\n".join(lines))

    def assert_terminal(self, what, caller):
        caller.wait_for("eave")
        caller.send("q\r")
        self.assertEqual(caller.exit_status(), 0)
        self.assertIn(f" {what}, ", self.log().splitlines()[-1])

    def test_a_caller_of_40_columns_on_wwiv_gets_40_though_the_pty_says_80(self):
        self.assert_terminal("40x20", self.door(drop_file=self.chain(40, 20), rows=25, columns=80))

    def test_what_the_terminal_answers_goes_before_the_pty(self):
        line = Terminal(self, "--probe")  # its pty says 80 by 24
        self.addCleanup(line.close)
        line.until(b"\x1b[5b\x1b[6n\x1b[m")
        line.send(b"\x1b[?1;2c\x1b[22;60R\x1b[1;3R\x1b[1;9R")
        line.until(b"leave")
        line.send(b"q")
        line.rest()
        self.assertRegex(self.log(), "small cp437 level . 60x22, ")

    def test_a_syncterm_gets_24_bit_colors_and_a_tune_where_another_has_the_bell(self):
        for answers, colors, sound in (
            (b"\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[<0;1;2;6c", b"8;2;", b"\x1b[|MB"),
            (b"\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[<0;2;3;7c", None, b"\x1b[|MB"),
            (b"\x1b[?1;2c\x1b[24;80R\x1bP>|tmux 3.3a\x1b\\", b"8;5;", b"\a"),
            (b"\x1b[?1;2c\x1b[24;80R", None, b"\a"),
        ):
            with self.subTest(answers=answers):
                line = Terminal(self, "--probe")
                self.addCleanup(line.close)
                line.until(b"\x1b[5b\x1b[6n\x1b[m")
                line.send(answers + b"\x1b[1;3R\x1b[1;9R")
                seen = line.until(b"leave")
                line.send(b"\rcdn")
                seen += line.until(b"random")
                for sign in (b"8;5;", b"8;2;"):
                    self.assertEqual(sign in seen, sign == colors)
                line.send(b"1111\r" * 10)  # wrong, or lucky
                line.until(sound)

    def test_where_no_board_tells_of_a_new_window_ctrl_l_asks_the_terminal(self):
        caller = self.door("--probe", rows=25, columns=80)
        caller.wait_for("leave")
        caller.screen.resize(22, 60)  # the pty still says 80 by 25
        caller.send("\x0c")
        caller.wait(lambda: caller.rows()[2:3] == ["codemaker"], "small screens")
        self.assert_terminal("60x22", caller)

    def test_a_window_that_changes_while_the_board_passes_it_on_is_drawn_anew(self):
        caller = self.door(drop_file=self.chain(40, 20), rows=25, columns=80)
        caller.wait_for("eave")
        os.kill(caller.pid, signal.SIGCONT)  # nothing has changed
        caller.send("?")
        caller.wait_for("elp")
        caller.resize(30, 100)
        caller.wait(lambda: any(row.rstrip()[60:] for row in caller.rows()), "a wide screen")

    def test_a_letter_typed_in_utf8_behind_a_cp437_board_is_one_letter(self):
        caller = self.caller([PROGRAM, "doctor", DOOR32, "--data", self.data])
        caller.wait_for("Keys as they come")
        os.write(caller.fd, "é".encode())
        caller.wait(lambda: any("é" in row and "c3 a9" in row for row in caller.rows()), "é")
        os.write(caller.fd, b"\x9b")
        caller.wait(lambda: any("¢" in row and "9b" in row for row in caller.rows()), "¢")

    def test_the_doctor_shows_the_terminal_as_the_game_would_take_it_and_the_probe_apart(self):
        drop_file = self.write("node/DOOR32.SYS", open(DOOR32, "rb").read())
        self.write("node/terminal.ini", "cols = 80\nrows = 24\nchars = UTF-8\n")
        environment = {"SBBSNODE": os.path.dirname(drop_file), "TERM": "screen"}
        caller = self.caller(
            [PROGRAM, "doctor", drop_file, "--data", self.data],
            env=environment, charset="utf-8", rows=40, columns=100,
        )
        caller.wait_for("Terminal: 100 columns, 40 rows, UTF-8, level B")
        caller.wait_for("With --probe the terminal is: 100 columns, 40 rows, UTF-8, level")


if __name__ == "__main__":
    unittest.main()
