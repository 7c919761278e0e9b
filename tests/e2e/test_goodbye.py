"""The end of a call on real lines: the goodbye stands until a key, and nobody else waits for it."""

from caller import *
from lines import Pipes


class Goodbye(Case):
    def at_goodbye(self, *options):
        caller = self.door(*options)
        caller.wait_for("leave")
        caller.send("q")
        caller.wait_for("Goodbye, White Rabbit.")
        return caller

    def test_the_goodbye_stands_until_a_key_is_pressed(self):
        caller = self.at_goodbye()
        caller.read(0.5)
        self.assertFalse(caller.is_gone)
        caller.send("x")
        self.assertEqual(caller.exit_status(1), 0)
        self.assertRegex(self.log(), " left\n$")

    def test_the_goodbye_stands_four_seconds_at_most(self):
        caller = self.at_goodbye()
        begin, watch = time.monotonic(), Stopwatch()
        while caller.read(0.1):
            self.assertLess(watch.seconds(), 6)
        self.assertGreater(time.monotonic() - begin, 3)
        self.assertEqual(caller.exit_status(1), 0)

    def test_who_hangs_up_at_the_goodbye_has_left_and_the_door_is_gone_at_once(self):
        caller = self.at_goodbye()
        caller.hang_up()
        self.assertEqual(caller.exit_status(1), 0)
        self.assertRegex(self.log(), " left\n$")

    def test_a_board_that_ends_the_door_at_the_goodbye_does_not_wait(self):
        caller = self.at_goodbye()
        os.kill(caller.pid, signal.SIGTERM)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(caller.pid, 0)[1]), 0)
        caller.status = 0
        self.assertRegex(self.log(), " left\n$")

    def test_a_script_over_pipes_does_not_wait_for_the_goodbye(self):
        line = Pipes(self, "--mode", "line")
        line.until(b"leave.")
        watch = Stopwatch()
        line.send(b"q\r")
        line.rest()
        self.assertEqual(line.process.wait(PATIENCE), 0)
        self.assertLess(watch.seconds(), 2)
        line.close()


if __name__ == "__main__":
    unittest.main()
