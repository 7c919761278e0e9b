"""The end of a call: boards stop reading their pseudo terminal once the door has ended."""

from lines import Terminal

from caller import *


class LastBytes(Case):
    def leave(self):
        """A door that has been told to leave, at its goodbye or gone."""
        line = Terminal(self)
        self.addCleanup(line.close)
        line.until(b"leave")
        line.send(b"q")
        return line

    def test_a_board_that_reads_now_and_then_and_stops_with_the_door_gets_the_last_screen(self):
        for _ in range(4):
            line = self.leave()
            deadline = time.monotonic() + 15
            while line.process.poll() is None:
                self.assertLess(time.monotonic(), deadline, "the door does not end")
                if has_ended(line.process.pid, 0.05):
                    break
                if select.select([line.master], [], [], 0)[0]:
                    line.read(most=1024)
            unread = fcntl.ioctl(line.master, termios.FIONREAD, b"\0" * 4)
            self.assertEqual(struct.unpack("i", unread)[0], 0, line.bytes[-80:])
            self.assertRegex(line.bytes, rb"\r\n$")
            self.assertTrue(line.restored())

    def test_so_it_gets_the_line_that_says_that_there_is_no_game(self):
        for arguments in (["/nowhere/DOOR32.SYS"], ["--config", self.write("no.toml", "local = false\n")]):
            master, slave = os.openpty()
            door = subprocess.Popen(
                [PROGRAM, *arguments, "--data", self.data], stdin=slave, stdout=slave, env={}
            )
            said = b""
            while not has_ended(door.pid, 0.05):
                if select.select([master], [], [], 0)[0]:
                    said += os.read(master, 4096)  # a part of the line, it may be
            self.assertRegex(said, rb"^Sorry, .*\r\n$")
            unread = fcntl.ioctl(master, termios.FIONREAD, b"\0" * 4)
            self.assertEqual(struct.unpack("i", unread)[0], 0)
            os.close(master)
            os.close(slave)

    def test_what_is_typed_while_the_last_screen_is_read_is_not_echoed(self):
        line = self.leave()
        deadline = time.monotonic() + 15
        while "left" not in self.log().rpartition("call of ")[2]:
            self.assertLess(time.monotonic(), deadline, "the door does not end")
            if select.select([line.master], [], [], 0.01)[0]:
                line.read()
        line.send(b"zzzz")
        line.rest()
        self.assertNotIn(b"zzzz", line.bytes)

    def test_a_board_that_closes_the_terminal_at_once_is_not_waited_for(self):
        line = self.leave()
        deadline = time.monotonic() + 15
        while "left" not in self.log().rpartition("call of ")[2]:
            self.assertLess(time.monotonic(), deadline, "the door does not end")
            if select.select([line.master], [], [], 0.01)[0]:
                line.read()
        line.hang_up()
        self.assertEqual(line.exit_status(1), 0)


if __name__ == "__main__":
    unittest.main()
