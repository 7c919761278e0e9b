"""The sysop talks with a caller who plays, and callers page them."""

from callers_here import *


class ChatCase(CallersCase):
    def sysop_in_lines(self, who):
        """The sysop's side without a terminal."""
        sysop = subprocess.Popen(
            [PROGRAM, "chat", who, "--data", self.data, "--as", "Ulrich"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            bufsize=1,
        )
        self.addCleanup(self.end, sysop)
        self.addCleanup(sysop.stdin.close)
        return sysop

    def sysop_on_screen(self, who, rows=24, columns=80):
        return self.caller(
            [PROGRAM, "chat", who, "--data", self.data, "--as", "Ulrich"], rows=rows,
            columns=columns, env={"TERM": "xterm-256color", "LANG": "C.UTF-8"}, charset="utf-8",
        )

    def paging_door(self, *args):
        config = self.write("codemaker.toml", "page = true\n")
        return self.door_here("--config", config, *args)


class Chat(ChatCase):
    def test_two_screens_show_each_others_letters_as_they_come(self):
        door = self.door_here()
        door.wait_for("L: plain lines")
        door.send("\r")
        door.wait_for("What would you like to play?")
        sysop = self.sysop_on_screen("white rabbit")
        sysop.wait_for("with White Rabbit")
        door.wait_for("Ulrich wants to talk to you.")
        sysop.send("Grüß dich")
        door.wait_for("Grüß dich")
        steady_clock.advance(READING)
        door.send("Hello\x08\x08p!")
        sysop.wait_for("Help!")
        self.assertFalse(sysop.sees("Hello"))
        door.send("\x1b")
        sysop.wait_for("White Rabbit ended the chat.")
        self.assertEqual(sysop.exit_status(), 0)
        door.wait_for("What would you like to play?")
        self.assertFalse(door.sees("wants to talk"))

    def test_a_chat_on_a_small_terminal_of_the_sysop(self):
        door = self.in_lines_at_the_menu()
        sysop = self.sysop_on_screen("white rabbit", rows=20, columns=40)
        sysop.wait_for("White Rabbit")
        sysop.send("Hello\r")
        door.wait_said(r"Ulrich: Hello")
        sysop.send("\x04")
        door.wait_said(r"Ulrich ended the chat\.")
        self.assertEqual(sysop.exit_status(), 0)

    def test_the_sysops_page_is_as_large_as_their_window(self):
        self.in_lines_at_the_menu()
        sysop = self.sysop_on_screen("white rabbit", rows=20, columns=40)
        sysop.wait_for("White Rabbit")
        self.assertFalse(sysop.sees("CODEMAKER"))
        sysop.resize(24, 80)
        sysop.wait_for("CODEMAKER")
        sysop.send("Still here")
        sysop.wait_for("Still here")
        sysop.send("\x04")
        self.assertEqual(sysop.exit_status(), 0)

    def test_a_chat_in_lines_on_both_sides_with_a_caller_of_the_server(self):
        wire = self.ada()
        wire.send("r\r")
        wire.wait_said(r"Guess 1: ")
        sysop = self.sysop_in_lines("ada")
        wire.wait_said(r"Ulrich wants to talk to you\.")
        self.assertEqual(sysop.stdout.readline(), "You talk to Ada. BYE ends the chat.\n")
        sysop.stdin.write("Hello!\n")
        wire.wait_said(r"Ulrich: Hello!")
        steady_clock.advance(READING)
        wire.send("Hi there\r")
        self.assertEqual(sysop.stdout.readline(), "Ada: Hi there\n")
        wire.send("bye\r")
        self.assertEqual(sysop.stdout.readline(), "Ada ended the chat.\n")
        self.assertEqual(sysop.wait(PATIENCE), 0)
        wire.wait_said(r"You ended the chat\.")
        wire.wait_said(r"Guess 1: ")
        self.assertRegex(self.log(), r"Ulrich \(user \d+\) chats with call 1")

    def test_a_caller_who_hangs_up_ends_the_chat_with_a_sentence(self):
        door = self.in_lines_at_the_menu()
        sysop = self.sysop_in_lines("white rabbit")
        door.wait_said(r"wants to talk")
        door.hang_up()
        sysop.stdout.readline()
        self.assertEqual(sysop.stdout.readline(), "White Rabbit has gone, so the chat is over.\n")
        self.assertEqual(sysop.wait(PATIENCE), 0)

    def test_a_sysop_who_is_killed_leaves_the_caller_in_their_game(self):
        door = self.in_lines_at_the_menu()
        door.send("r\r")
        door.wait_said(r"Guess 1: ")
        sysop = self.sysop_in_lines("white rabbit")
        door.wait_said(r"wants to talk")
        sysop.kill()
        door.wait_said(r"Ulrich was disconnected, so the chat is over\.")
        door.wait_said(r"Guess 1: ")
        door.send(self.misses(1)[0] + "\r")
        door.wait_said(r"Guess 2: ")

    def test_a_terminal_of_the_sysop_that_is_closed_ends_the_chat(self):
        door = self.in_lines_at_the_menu()
        sysop = self.sysop_on_screen("white rabbit")
        door.wait_said(r"wants to talk")
        sysop.hang_up()
        door.wait_said(r"the chat\.|the chat is over\.")

    def test_a_second_chat_with_the_same_caller_is_refused(self):
        door = self.in_lines_at_the_menu()
        self.sysop_in_lines("white rabbit")
        door.wait_said(r"wants to talk")
        second = self.order("chat", "white rabbit")
        self.assertEqual(second.returncode, 1)
        self.assertIn("cannot be talked to now", second.stderr)

    def test_a_sysop_who_types_codes_changes_nothing_of_the_callers_terminal(self):
        door = self.in_lines_at_the_menu()
        sysop = self.sysop_in_lines("white rabbit")
        door.wait_said(r"wants to talk")
        sysop.stdin.write("one\x1b[2J\x07two\n")
        door.wait_said(r"Ulrich: one\[2Jtwo")

    def test_a_sysop_who_does_not_read_holds_no_caller_up(self):
        door = self.in_lines_at_the_menu()
        sysop = self.sysop_in_lines("white rabbit")
        door.wait_said(r"wants to talk")
        os.kill(sysop.pid, signal.SIGSTOP)
        steady_clock.advance(READING)
        for number in range(40):
            door.send(f"line {number} {'x' * 60}\r")
        door.send("bye\r")
        door.wait_said(r"You ended the chat\.")
        steady_clock.advance(READING)
        door.send("m\r")
        door.wait_said(r"Masterix")
        os.kill(sysop.pid, signal.SIGCONT)


class Paging(ChatCase):
    def test_a_page_is_logged_and_shown_until_the_sysop_comes(self):
        door = self.paging_door("--mode", "lines")
        door.wait_said(r"P: play")
        door.send("p\r")
        door.wait_said(r"K: Page the sysop")
        door.send("k\r")
        door.wait_said(r"Why")
        door.send("My score\r")
        door.wait_said(r"The sysop has been paged")
        self.assertIn("White Rabbit pages the sysop: My score\n", self.log())
        self.assertIn(
            f"pages you: My score. Answer: codemaker chat {door.pid}\n", self.order("who").stdout
        )
        self.assertEqual(self.callers()[0]["reason"], "My score")
        self.sysop_in_lines(str(door.pid))
        door.wait_said(r"Ulrich wants to talk to you")
        self.assertNotIn("pages you", self.order("who").stdout)

    def test_who_watches_hears_the_bell_once(self):
        door = self.paging_door("--mode", "lines")
        watch = self.caller([PROGRAM, "who", "--watch", "--data", self.data], columns=132)
        watch.wait_for("White Rabbit on bbs")
        door.wait_said(r"P: play")
        self.assertNotIn(b"\x07", watch.bytes)
        door.send("p\rk\r\r")
        watch.wait_for("pages you.", 15)
        end = time.monotonic() + 5
        while time.monotonic() < end:
            watch.read()
        self.assertEqual(watch.bytes.count(b"\x07"), 1)

    def test_without_the_setting_nobody_pages(self):
        door = self.in_lines_at_the_menu()
        door.send("k\r")
        door.wait_said(r"isn't used here|not a command")
        self.assertNotIn("pages the sysop", self.log())


class StatusLine(ChatCase):
    def test_who_plays_here_sees_who_else_is_here_and_who_pages(self):
        os.makedirs(self.data)
        here = self.caller(
            [PROGRAM, "--local", "--data", self.data], rows=25,
            env={"TERM": "xterm-256color", "LANG": "C.UTF-8", "USER": "ulrich"}, charset="utf-8",
        )
        here.wait_for("ulrich on local  no limit  nobody else is here")
        self.assertIn("nobody else is here", here.rows()[24])
        door = self.paging_door("--mode", "lines")
        here.wait_for("1 other is here")
        door.wait_said(r"P: play")
        door.send("p\rk\rHelp\r")
        here.wait_for(f"White Rabbit pages you: codemaker chat {door.pid}")
        self.assertIn(b"\x07", here.bytes)
        here.send("\x1b[21~")
        here.wait(lambda: not here.rows()[24], "F10 takes the line away")
        here.send("\x1b[21~")
        here.wait_for("pages you")

    def test_a_door_with_as_many_rows_has_no_such_line(self):
        door = self.door_here(rows=30)
        door.wait_for("L: plain lines")
        door.send("\r")
        door.wait_for("What would you like to play?")
        # 24 rows in the middle of 30.
        self.assertEqual("".join(door.rows()[27:]), "")


if __name__ == "__main__":
    unittest.main()
