"""Who is here: callers of doors and of the server see each other."""

import signal

from callers_here import *


class People(CallersCase):
    def setUp(self):
        super().setUp()
        self.looking = []  # who are at the page

    def look(self, caller):
        """The page, as it is told to a caller in lines who is there or at the menu."""
        caller.send("\r" if caller in self.looking else "w\r")
        self.looking.append(caller)
        return caller.wait_said(r"(Who is here[^$]*?)go back: ")[1]

    def until_seen(self, caller, text, is_seen=True, seconds=PATIENCE):
        """The page once that stands there, or does not."""
        pages = []

        def is_so():
            pages.append(self.look(caller))  # of a second ago at most
            return (text in pages[-1]) == is_seen

        self.until(is_so, lambda: f"{text}: {is_seen}: {pages[-1]}", seconds)
        return pages[-1]

    def files(self):
        return [name for name in os.listdir(os.path.join(self.data, "callers")) if name.endswith(".here")]

    def other(self, handle, *args):
        """A door whose caller the board gave this name."""
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        lines[4] = lines[5] = "1907"
        lines[6] = handle
        path = self.write("DOOR32.SYS", "\r\n".join(lines) + "\r\n")
        door = self.door("--mode", "lines", *args, drop_file=path)
        door.wait_said(r"P: play")
        door.send("p\r")
        door.wait_said(r"Menu: ")
        return door

    def test_a_door_and_a_caller_by_telnet_see_each_other_with_game_and_level(self):
        ada = self.ada()
        rabbit = self.in_lines_at_the_menu()
        rabbit.send("r\r")
        rabbit.wait_said(r"Guess 1: ")
        page = self.until_seen(ada, "White Rabbit of bbs: code breaking run, level 1, here for 1 min.")
        self.assertIn("Ada of telnet (you): who is here, here for 1 min, takes no challenges.", page)  # a guest
        self.assertNotIn("127.0.0.1", page)
        page = self.until_seen(self.other("Eve"), "Eve of bbs (you): who is here")
        self.assertIn("Ada of telnet: who is here, here for 1 min, takes no challenges.", page)

    def test_the_menu_says_how_many_others_are_here(self):
        self.ada()
        eve = self.other("Eve")
        eve.send("h\rm\r")  # by now the server has told who is there
        eve.wait_said(r"1 other is here\. W: who\.")

    def test_who_is_killed_is_gone_within_ten_seconds_and_their_file_with_them(self):
        ada = self.ada()
        rabbit = self.in_lines_at_the_menu()
        self.until_seen(ada, "White Rabbit")
        self.assertEqual(len(self.files()), 2)
        os.kill(rabbit.pid, signal.SIGKILL)
        self.until_seen(ada, "White Rabbit", False)
        self.assertEqual(self.files(), [f"{self.server.pid}.here"])

    def test_who_leaves_is_gone_and_a_server_that_ends_leaves_no_file(self):
        ada, eve = self.ada_and_eve()
        self.until_seen(ada, "Eve of telnet")
        eve.send("q\ry\r")
        self.until_seen(ada, "Eve of telnet", False)
        self.server.terminate()
        self.server.wait(PATIENCE)
        self.assertEqual(self.files(), [])

    def test_who_does_not_want_to_be_seen_is_not_in_the_next_call_either(self):
        ada = self.ada()
        rabbit = self.other("Rabbit")
        self.until_seen(ada, "Rabbit of bbs")
        rabbit.send("o\rv\r")
        rabbit.wait_said(r"Visible: off")
        self.until_seen(ada, "Rabbit of bbs", False)
        rabbit.send("m\r")
        rabbit.wait_said(r"Menu: ")
        rabbit.hang_up()
        self.assertEqual(rabbit.exit_status(), 0)
        rabbit = self.other("Rabbit")
        page = self.until_seen(rabbit, "You are not shown to others.")
        self.assertNotIn("Rabbit of bbs", page)
        self.assertNotIn("Rabbit of bbs", self.look(ada))
        self.assertIn("Rabbit", [each["name"] for each in self.callers()])  # the sysop sees all

    def test_nobody_is_seen_before_their_name_is_theirs(self):
        port = self.serve_with()
        wire = self.call(port)
        wire.wait_said(r"P: play")
        wire.send("p\r")
        wire.wait_said(r"Your name: ")
        eve = self.other("Eve")
        self.until_seen(eve, "Who is here: 1 caller, ")

    def test_a_name_with_codes_does_nothing_to_the_screen_of_another(self):
        ada = self.ada()
        self.other("\x1b[31mMad\x1b[2J\x07")
        page = self.until_seen(ada, "Mad")
        self.assertNotIn("\x1b", page)
        self.assertNotIn("\x07", page)

    def test_files_of_others_show_nothing_and_hold_nobody_up(self):
        ada = self.ada()
        folder = os.path.join(self.data, "callers")
        os.mkfifo(os.path.join(folder, "1.here"))
        os.symlink("/dev/zero", os.path.join(folder, "2.here"))
        with open(os.path.join(folder, "3.here"), "wb") as file:
            file.write(os.urandom(100_000))
        self.until_seen(ada, "Who is here: 1 caller, ")

        def is_gone():
            self.look(ada)  # at a list of a second ago at most
            return "3.here" not in os.listdir(folder)

        self.until(is_gone, "what is no list of callers is gone")

    def test_where_nobody_can_be_told_the_page_says_so_and_the_call_goes_on(self):
        os.makedirs(self.data, exist_ok=True)
        with open(os.path.join(self.data, "callers"), "w", encoding="ascii"):
            pass
        eve = self.other("Eve")
        self.assertIn("Who is here can't be told right now.", self.look(eve))
        eve.send("q\r")
        eve.wait_said(r"Menu: ")
        self.assertIn("who is here: ", self.log())


if __name__ == "__main__":
    unittest.main()
