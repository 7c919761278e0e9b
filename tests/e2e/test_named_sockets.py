"""Sockets that a drop file names: which of them is the caller."""

from caller import *


def bbsdev(descriptor):
    lines = ["1.0", "socket", str(descriptor), "White Rabbit", "42", "80", "24", "Y", "N", "", ""]
    lines += ["IBM437", "en", "Board 1.0", "Burrow", "Alice", "60", "2", "N"]
    return "".join(line + "\r\n" for line in lines)


class NamedSockets(Case):
    def setUp(self):
        super().setUp()
        self.ours, self.theirs = socket.socketpair()
        self.addCleanup(self.ours.close)
        self.addCleanup(self.theirs.close)
        self.ours.settimeout(PATIENCE)

    def start(self, drop_file, **streams):
        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, **streams}
        door = subprocess.Popen(
            [PROGRAM, drop_file, "--data", self.data], stderr=subprocess.PIPE, **streams
        )
        self.addCleanup(self.end_door, door)
        self.theirs.close()
        return door

    @staticmethod
    def end_door(door):
        door.kill()
        door.wait()
        door.stderr.close()

    def read_until(self, text):
        said = b""
        while text not in said:
            data = self.ours.recv(4096)
            self.assertTrue(data, f"closed after {said[-200:]!r}; {self.log()}")
            said += data

    def assert_plays(self, door):
        self.read_until(b"leave")
        self.ours.sendall(b"q")
        self.read_until(b"Goodbye")  # it stands until a key
        self.ours.sendall(b" ")
        self.assertEqual(door.wait(PATIENCE), 0)
        self.assertEqual(door.stderr.read(), b"")

    def test_standard_input_or_output_that_bbsdev_states_as_the_socket_is_the_caller(self):
        for descriptor, stream in ((0, "stdin"), (1, "stdout")):
            with self.subTest(stream):
                if descriptor:
                    self.ours, self.theirs = socket.socketpair()
                    self.addCleanup(self.ours.close)
                    self.ours.settimeout(PATIENCE)
                drop_file = self.write("BBSDEV.DRP", bbsdev(descriptor))
                self.assert_plays(self.start(drop_file, **{stream: self.theirs}))
                self.assertRegex(self.log(), f"on fd:{descriptor} node 2 .* left")

    def test_a_descriptor_that_bbsdev_states_as_a_socket_and_that_is_none_is_refused(self):
        drop_file = self.write("BBSDEV.DRP", bbsdev(0))
        result = self.run_codemaker(drop_file, "--data", self.data, input=b"")
        self.assertEqual((result.returncode, result.stderr), (1, b""))
        self.assertRegex(result.stdout, rb"^Sorry, [^\n]*\r\n$")
        self.assertIn("BBSDEV.DRP line 3: descriptor 0 is no socket", self.log())

    def local_door32(self):
        handle = self.theirs.fileno()
        text = f"0\n{handle}\n38400\nWWIV 5.9.0\n7\nWhite Rabbit\nRabbit\n40\n3000\n1\n3\n"
        return self.write("DOOR32.SYS", text), handle

    def test_a_live_socket_of_a_local_drop_file_is_the_caller_where_nothing_else_is(self):
        drop_file, handle = self.local_door32()
        self.assert_plays(self.start(drop_file, pass_fds=[handle]))
        self.assertRegex(self.log(), f"on fd:{handle} node 3 .* left")

    def test_standard_input_goes_before_the_socket_of_a_local_drop_file(self):
        drop_file, handle = self.local_door32()
        door = self.start(
            drop_file, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[handle]
        )
        door.stdin.write(b"q")
        door.stdin.flush()
        self.assertEqual(door.wait(PATIENCE), 0)
        self.assertIn(b"leave", door.stdout.read())
        door.stdin.close()
        door.stdout.close()
        self.assertIn("on stdio node 3", self.log())


if __name__ == "__main__":
    unittest.main()
