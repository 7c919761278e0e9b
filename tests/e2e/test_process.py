"""The door as a process: what it is started with, what it is denied, and how it is ended."""

from caller import *


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


if __name__ == "__main__":
    unittest.main()
