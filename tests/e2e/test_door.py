"""A door process behind a board: pseudo terminals, pipes, descriptors, hang-ups."""

from caller import *
from code_breaker import Head, win_a_level_in_lines
from campaign import begin_campaign
from lines import Pipes, end_by_signal
from wooden import wooden_guesses


def start_in_lines(caller):
    caller.wait_said(r"P: play")
    caller.send("p\r")


class RankedRun(Case):
    def test_a_ranked_run_on_a_pseudo_terminal_ends_in_the_hall_of_fame(self):
        caller = self.door("--mode", "line")
        start_in_lines(caller)
        win_a_level_in_lines(caller)
        score = int(caller.wait_said(r"= (\d+) points\. Bank")[1])
        caller.wait_said(r"Rank 1 in the Hall of Fame")
        caller.wait_said(r"Guess 1: ")
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ")
        caller.send("e\r")
        caller.wait_said(r"Name \(= keeps White Rabbi\): ")
        caller.send("March Hare and friends\r")
        caller.wait_said(rf"1\. March Hare, {score} points, level 2\.")
        caller.send("m\rq\ry\r")
        self.assertEqual(caller.exit_status(), 0)
        rows = self.scores()
        self.assertEqual(
            [(row["place"], row["name"], row["score"], row["level"], row["board"]) for row in rows],
            [(1, "March Hare", score, 2, "bbs")],
        )
        self.assertRegex(self.log(), r"call of White Rabbit on stdio node 2 .* lines .* left\n$")

    def test_a_level_is_played_on_full_screens(self):
        caller = self.door()
        caller.wait_for("L: plain lines")
        caller.send("\r")
        begin_campaign(caller)
        for _ in range(2):
            caller.wait_for("you break the code")
            self.break_code(caller)
            caller.wait_for("any key go on")
            caller.send(" ")
            caller.wait_for("make a code for the computer")
            caller.send("5566\r")
            caller.wait_for("any key")
            caller.send(" ")
            caller.wait_for("any key go on")
            caller.send(" ")
        caller.wait_for("Result")
        caller.send(" ")
        caller.read(0.2)
        caller.send("qeq")
        self.assertNotIn(b"\xff", caller.bytes)

    def break_code(self, caller):
        head = Head()
        for number in range(1, 13):
            guess = head.guess()
            caller.send(guess + "\r")
            caller.wait(lambda: len(wooden_guesses(caller)) == number, f"guess {number}")
            pegs, marks = wooden_guesses(caller)[-1]
            self.assertEqual(pegs, guess)
            if marks == (4, 0):
                return
            head.learn(guess, marks)
        self.fail("twelve consistent guesses did not break the code")


class HangUps(Case):
    def assert_gone_quickly(self, caller, seconds=1.0):
        watch = Stopwatch()
        self.assertEqual(caller.exit_status(seconds), 0)
        self.assertLess(watch.seconds(), seconds)

    def test_the_line_drops_in_a_level_and_what_was_won_stands(self):
        caller = self.door("--mode", "line")
        start_in_lines(caller)
        win_a_level_in_lines(caller)
        caller.wait_said(r"Rank 1 in the Hall of Fame")
        caller.send("12")
        caller.hang_up()
        self.assert_gone_quickly(caller)
        self.assertEqual([row["name"] for row in self.scores()], ["White Rabbi"])
        self.assertRegex(self.log(), "hung up")

    def test_the_board_kills_the_door_and_what_was_won_stands(self):
        caller = self.door("--mode", "line")
        start_in_lines(caller)
        win_a_level_in_lines(caller)
        caller.wait_said(r"Rank 1 in the Hall of Fame")
        os.kill(caller.pid, signal.SIGKILL)
        self.assertEqual(caller.exit_status(), -signal.SIGKILL)
        self.assertEqual(len(self.scores()), 1)

    def test_a_call_that_is_killed_leaves_the_line_of_its_beginning(self):
        caller = self.door()
        caller.wait_for("leave")
        os.kill(caller.pid, signal.SIGKILL)
        self.assertEqual(caller.exit_status(), -signal.SIGKILL)
        self.assertRegex(self.log(), r"call begins: White Rabbit on stdio node 2 by .*DOOR32\.SYS\n$")

    def test_signals_hang_up_and_the_terminal_is_as_it_was(self):
        for number in (signal.SIGHUP, signal.SIGTERM):
            with self.subTest(signal=number):
                status, seconds = end_by_signal(number, self.data)
                self.assertEqual(status, 0)
                self.assertLess(seconds, 1.0)

    def test_a_hang_up_at_each_screen_ends_the_door(self):
        for keys in ("", "\r", "\rr", "\rr12", "\rr1122\r", "\rh", "\ri", "\ro", "\rrq"):
            with self.subTest(keys=keys):
                caller = self.door()
                caller.wait_for("leave")
                caller.send(keys)
                caller.read(0.1)
                caller.hang_up()
                self.assert_gone_quickly(caller)

    def test_a_caller_who_reads_nothing_cannot_keep_the_door(self):
        ours, theirs = socket.socketpair()
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        door = subprocess.Popen(
            [PROGRAM, DOOR32, "--data", self.data, "--io", f"fd:{theirs.fileno()}"],
            pass_fds=[theirs.fileno()],
            cwd=self.directory,
        )
        theirs.close()
        for _ in range(300):
            ours.send(b"\r?r?q?n?")
        unread = b"\0" * 4
        self.until(
            lambda: struct.unpack("i", fcntl.ioctl(ours, termios.FIONREAD, unread))[0] > 1000, "its line is full"
        )
        watch = Stopwatch()
        door.terminate()
        self.assertEqual(door.wait(PATIENCE), 0)
        self.assertLess(watch.seconds(), 1.0)
        ours.close()


class Lines(Case):
    def test_the_game_is_played_on_pipes(self):
        line = Pipes(self, "--mode", "line")
        line.send(b"p\rr\r")
        line.until(b"Guess 1: ")
        line.send(b"1122\rboard\rq\re\r")
        line.until(b"Menu: ")
        line.send(b"q\ry\r")
        line.rest()
        self.assertEqual(line.exit_status(), 0)
        self.assertIn(b"\r\nGuess 1: 1122\r\n1: 1 1 2 2 - ", line.bytes)
        self.assertTrue(line.bytes.endswith(b"Goodbye, White Rabbit.\r\n"), line.bytes)
        line.close()

    def test_the_end_of_the_input_is_a_hang_up(self):
        line = Pipes(self, "--mode", "line")
        line.send(b"p\rr\r")
        line.until(b"Guess 1: ")
        line.send(b"1122\r")
        line.until(b"1: 1 1 2 2 - ")
        line.hang_up()
        self.assertEqual(line.exit_status(), 0)
        self.assertRegex(self.log(), "hung up")
        line.close()

    def test_an_inherited_socket_is_the_line_when_standard_input_is_dead(self):
        ours, theirs = socket.socketpair()
        drop_file = self.write(
            "DOOR32.SYS", f"2\n{theirs.fileno()}\n38400\nB\n7\nAda\nAda\n40\n30\n1\n3\n"
        )
        door = subprocess.Popen(
            [PROGRAM, drop_file, "--data", self.data],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            pass_fds=[theirs.fileno()],
            cwd=self.directory,
        )
        theirs.close()
        ours.settimeout(PATIENCE)
        output = b""
        # Telnet codes that a board leaves in the input mean nothing to the game.
        for text, keys in ((b"leave", b"\xff\xfd\x01\r"), (b"like to play?", b"\xff\xfa\x1f\x00\x50q\xff\xf0qy ")):
            while text not in output:
                output += ours.recv(4096)
            ours.send(keys)
        while data := ours.recv(4096):
            output += data
        self.assertIn(b"Welcome, Ada.", output)
        self.assertIn(b"Goodbye, Ada.", output)
        self.assertEqual(door.wait(PATIENCE), 0)
        self.assertEqual(door.stderr.read(), b"")
        door.stderr.close()
        ours.close()

    def test_a_socket_that_the_file_promises_and_nobody_passed_does_not_matter(self):
        drop_file = self.write("DOOR32.SYS", "2\n77\n38400\nB\n7\nAda\nAda\n40\n30\n1\n3\n")
        caller = self.door(drop_file=drop_file)
        caller.wait_for("L: plain lines")

    def test_ascii_callers_get_no_byte_above_127_and_nobody_gets_255(self):
        for charset in ("ascii", "cp437", "utf8"):
            self.forget_games()
            caller = self.door("--charset", charset, charset=charset)
            caller.wait_for("leave")
            caller.send("\r")
            begin_campaign(caller)
            caller.wait_for("you break the code")
            caller.send("1122\r?")
            caller.wait_for("any other key back")
            self.assertNotIn(b"\xff", caller.bytes)
            if charset == "ascii":
                self.assertTrue(all(byte < 128 for byte in caller.bytes))
            caller.hang_up()
            self.assertEqual(caller.exit_status(), 0)

    def test_nothing_of_the_environment_is_needed(self):
        caller = self.door(env={})
        caller.wait_for("L: plain lines")

    def test_a_door_is_found_in_the_current_directory_when_input_is_no_terminal(self):
        shutil.copy(DOOR32, self.directory)
        result = self.run_codemaker("--data", self.data, "--mode", "line", input=b"q\r")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(self.log(), r"by \./DOOR32\.SYS")

    def test_the_file_beside_a_missing_one_is_read(self):
        shutil.copy(DOOR32, self.directory)
        missing = os.path.join(self.directory, "XTRN.DAT")
        result = self.run_codemaker(missing, "--data", self.data, "--mode", "line", input=b"q\r")
        self.assertEqual(result.returncode, 0)
        self.assertIn(b"White Rabbit", result.stdout)

    def test_the_name_of_a_caller_is_shown_clean(self):
        hostile = "\x1b[2J\x1b[31m|12@USER@" + "x" * 300
        drop_file = self.write("DOOR32.SYS", f"0\n0\n0\nB\n7\n{hostile}\n{hostile}\n4\n30\n1\n3\n")
        caller = self.door(drop_file=drop_file)
        caller.wait_for("leave")
        caller.send("\r")
        caller.wait_for("Welcome, [2J[31m@USER@")
        self.assertTrue(all(len(row) < 80 for row in caller.rows()))


if __name__ == "__main__":
    unittest.main()
