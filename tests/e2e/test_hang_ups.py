"""A board that ends a call the hard way: signals in a row, a session leader that dies."""

from caller import *
from code_breaker import win_a_level_in_lines
from hanging_disk import HangingDisk


class Signals(Case):
    def started(self, **options):
        caller = self.door(**options)
        caller.wait_for("leave")
        return caller

    def assert_hung_up(self, caller):
        self.assertEqual(caller.exit_status(2), 0)
        self.assertRegex(self.log().splitlines()[-1], "hung up$")

    def test_a_door_that_is_told_twice_that_the_line_is_gone_still_writes_its_log(self):
        for first, second in (
            (signal.SIGHUP, signal.SIGHUP),
            (signal.SIGHUP, signal.SIGTERM),
            (signal.SIGTERM, signal.SIGINT),
        ):
            for _ in range(6):
                with self.subTest(first=first, second=second):
                    caller = self.started()
                    os.kill(caller.pid, first)
                    while not has_ended(caller.pid, 0.0002):
                        os.kill(caller.pid, second)
                    self.assert_hung_up(caller)

    def test_a_door_whose_session_leader_dies_writes_its_log(self):
        for _ in range(6):
            calls = self.log().count("hung up")
            pid, master = pty.fork()
            if pid == 0:
                # A board's shell: it waits for the door, which the system hangs up with it.
                os._exit(subprocess.call([PROGRAM, DOOR32, "--data", self.data]))
            output = b""
            while b"leave" not in output:
                output += os.read(master, 4096)
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            os.close(master)
            until(lambda: self.log().count("hung up") > calls, "the door's line in the log", 3)


class Disks(Case):
    def test_a_door_whose_disk_does_not_answer_is_gone_in_a_second_and_what_was_won_is_kept(self):
        disk = HangingDisk(self)
        caller = self.door("--mode", "line", env=disk.environment)
        caller.wait_said(r"P: play")
        caller.send("p\r")
        disk.hang()
        win_a_level_in_lines(caller)
        watch = Stopwatch()
        caller.hang_up()
        self.assertEqual(caller.exit_status(2), 0)
        self.assertLess(watch.seconds(), 1.0)
        self.assertEqual(self.spooled_names(), {"White Rabbi"})
        self.assertRegex(self.log(), r"score of White Rabbit with \d+ points, breaking level 2")
        self.assertRegex(self.log(), "call of White Rabbit .* hung up\n$")


if __name__ == "__main__":
    unittest.main()
