"""The door as a process: what it is started with, what it is denied, and how it is ended."""

import contextlib
import resource

from caller import *
from lines import end_by_signal


class Descriptors(Case):
    def test_the_screen_does_not_go_into_the_log_when_output_is_closed(self):
        for closed in ([1], [0, 1, 2]):
            with self.subTest(closed=closed):
                door = subprocess.Popen(
                    [PROGRAM, DOOR32, "--data", self.data],
                    stdin=subprocess.DEVNULL,
                    preexec_fn=lambda: [os.close(fd) for fd in closed],
                )
                self.assertEqual(door.wait(10), 0)
                self.assertIn("call of White Rabbit", self.log())
                self.assertNotIn("\x1b", self.log())


class Privileges(Case):
    def test_a_door_gains_no_rights_and_shows_nobody_its_memory(self):
        os.chmod(self.directory, 0o777)
        # As an account of its own: whatever root runs belongs to root anyway.
        account = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        door = subprocess.Popen(
            [shutil.copy(PROGRAM, self.directory), DOOR32, "--data", self.data],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **account,
        )
        self.addCleanup(self.end_door, door)
        seen = b""
        while b"leave" not in seen:
            seen += os.read(door.stdout.fileno(), 4096)
        with open(f"/proc/{door.pid}/status") as file:
            self.assertRegex(file.read(), r"NoNewPrivs:\t1\n")
        # The kernel gives what it tells of a process that may not be dumped to root.
        self.assertEqual(os.stat(f"/proc/{door.pid}/status").st_uid, 0)
        door.stdin.write(b"q")
        door.stdin.close()
        self.assertEqual(door.wait(10), 0)

    @staticmethod
    def end_door(door):
        door.kill()
        door.wait()
        door.stdout.close()


class Limits(Case):
    """A board's account may have next to nothing: then there is a polite line and no game. With a
    little more there is a whole game, and nothing between the two."""

    def is_refused(self, limit, size, **account):
        """False if the game was played all the same, from its first screen to the caller's leaving."""
        result = subprocess.run(
            [self.program, DOOR32, "--data", self.data],
            input=b"q",
            capture_output=True,
            timeout=PATIENCE,
            preexec_fn=lambda: resource.setrlimit(limit, (size, size)),
            # To look for leaks the sanitizers need more than the limits leave them.
            env={"ASAN_OPTIONS": "detect_leaks=0"},
            **account,
        )
        self.assertEqual(result.stderr, b"")
        if result.returncode == 0:
            self.assertIn(b"leave", result.stdout)
            self.assertRegex(self.log(), "call of White Rabbit .* left\n$")
            return False
        self.assertEqual(result.returncode, 1, result)
        self.assertRegex(result.stdout, rb"^Sorry, [^\n]*\r\n$")
        return True

    def setUp(self):
        super().setUp()
        os.chmod(self.directory, 0o777)
        self.program = shutil.copy(PROGRAM, self.directory)

    def test_too_few_descriptors_are_a_polite_line(self):
        # Below 4 the system cannot even load the program.
        refused = [n for n in range(4, 32) if self.is_refused(resource.RLIMIT_NOFILE, n)]
        self.assertEqual(refused, list(range(4, len(refused) + 4)))
        self.assertIn(10, refused)
        self.assertNotIn(31, refused)
        self.assertRegex(self.log(), "Too many open files; .*ulimit -n")

    def test_no_threads_are_a_polite_line(self):
        account = {"user": 54321, "group": 54321, "extra_groups": []} if os.geteuid() == 0 else {}
        self.assertTrue(self.is_refused(resource.RLIMIT_NPROC, 1, **account))
        self.assertRegex(self.log(), "Resource temporarily unavailable; .*ulimit -")

    def test_too_little_memory_is_a_polite_line(self):
        if IS_SANITIZED:
            return  # the sanitizers alone map terabytes
        megabyte = 1 << 20  # below 20 a program with all that debuggers want is not even loaded
        refused = [n for n in range(20, 37, 2) if self.is_refused(resource.RLIMIT_AS, n * megabyte)]
        self.assertIn(20, refused)


class BadInputOnBadLines(Case):
    """Nobody waits for a caller who is to be told that there is no game."""

    def refuse(self, output):
        drop_file = self.write("DOOR32.SYS", "nonsense\n")
        watch = Stopwatch()
        door = subprocess.run(
            [PROGRAM, drop_file, "--data", self.data],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
        )
        self.assertLess(watch.seconds(), 2)
        self.assertEqual((door.returncode, door.stderr), (1, b""))
        self.assertRegex(self.log(), "DOOR32.SYS has 1 line,")

    def test_a_full_pipe_does_not_hold_the_door_up(self):
        reader, writer = os.pipe()
        self.addCleanup(os.close, reader)
        self.addCleanup(os.close, writer)
        os.set_blocking(writer, False)
        with contextlib.suppress(BlockingIOError):
            while True:
                os.write(writer, b"x" * 4096)
        os.set_blocking(writer, True)
        self.refuse(writer)
        self.assertTrue(os.get_blocking(writer))

    def test_a_broken_pipe_is_no_sudden_death(self):
        reader, writer = os.pipe()
        os.close(reader)
        self.addCleanup(os.close, writer)
        self.refuse(writer)


class Signals(Case):
    def test_a_signal_nobody_expects_leaves_the_terminal_as_it_was(self):
        for name in ("XFSZ", "XCPU", "QUIT", "ALRM", "USR1", "USR2", "VTALRM", "PROF", "SYS", "TRAP"):
            with self.subTest(name):
                number = signal.Signals["SIG" + name]
                self.assertEqual(end_by_signal(number, self.data)[0], number)

    def test_a_file_that_may_grow_no_more_ends_no_call(self):
        """RLIMIT_FSIZE: the score waits, the log is silent, the caller plays on."""
        result = subprocess.run(
            [PROGRAM, DOOR32, "--data", self.data, "--mode", "line"],
            input=b"p\rq\ry\r",
            capture_output=True,
            timeout=PATIENCE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        )
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        self.assertIn(b"Goodbye", result.stdout)


if __name__ == "__main__":
    unittest.main()
