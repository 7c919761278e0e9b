"""What a door says of drop files, configs and command lines that are wrong."""

import contextlib

from caller import *


class BadInput(Case):
    APOLOGY = b"Sorry, the game cannot be played just now."

    def assert_refused(self, path, reason, **options):
        result = self.run_codemaker(path, "--data", self.data, input=b"", **options)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stdout.startswith(self.APOLOGY), result.stdout)
        self.assertEqual(result.stdout.count(b"\n"), 1)
        self.assertEqual(result.stderr, b"")
        self.assertRegex(self.log(), reason)

    def test_a_drop_file_that_cannot_be_read_is_a_polite_line_and_a_reason_in_the_log(self):
        with open(DOOR32, "rb") as file:
            good = file.read()
        os.mkfifo(os.path.join(self.directory, "fifo.sys"))
        cases = {
            "missing/DOOR32.SYS": (None, "there is no file"),
            "truncated/DOOR32.SYS": (good[:10], r"DOOR32\.SYS has \d lines"),
            "binary/DOOR32.SYS": (bytes(range(256)), "NUL"),
            "hostile/DOOR32.SYS": (b"\x1b[2J\n" * 20, r"DOOR32\.SYS line 1: must be 0, 1 or 2"),
            "huge/DOOR32.SYS": (b"0\n" * (1 << 20), "larger than 1048576 bytes"),
            "unknown/README.TXT": (good, "no drop file that codemaker knows"),
        }
        for name, (content, reason) in cases.items():
            with self.subTest(name):
                if content is not None:
                    self.write(name, content)
                self.assert_refused(os.path.join(self.directory, name), reason)
        self.assertNotIn("\x1b", self.log())

    def test_a_pipe_in_place_of_a_drop_file_does_not_hold_the_door_up(self):
        os.mkfifo(os.path.join(self.directory, "DOOR32.SYS"))
        self.assert_refused(os.path.join(self.directory, "DOOR32.SYS"), "not a plain file")

    def test_passwords_are_never_logged(self):
        with open(os.path.join(VECTORS, "dropfiles", "mystic-doorsys", "DOOR.SYS"), "rb") as file:
            lines = file.read().splitlines()
        lines[13] = b"SESAME-OPEN"
        self.write("a/DOOR.SYS", b"\n".join(lines))
        self.run_codemaker("a/DOOR.SYS", "--data", self.data, "--mode", "line", input=b"q\r")
        self.write("b/DOOR.SYS", b"\n".join(lines[:16]))
        self.run_codemaker("b/DOOR.SYS", "--data", self.data, input=b"")
        self.assertIn("b/DOOR.SYS", self.log())
        self.assertNotIn("SESAME", self.log())

    @needs_root
    def test_a_password_is_nowhere_in_the_memory_of_the_door(self):
        with open(os.path.join(VECTORS, "dropfiles", "mystic-doorsys", "DOOR.SYS"), "rb") as file:
            lines = file.read().splitlines()
        # Not the word as a whole, or this would find its own command line in a shared page.
        lines[13] = b"SESAME" + b"-OPEN-" + b"4711"
        drop_file = self.write("DOOR.SYS", b"\n".join(lines) + b"\n")
        caller = self.door(drop_file=drop_file)
        caller.wait_for("leave")
        memory = []
        with open(f"/proc/{caller.pid}/maps") as maps, open(f"/proc/{caller.pid}/mem", "rb", 0) as mem:
            for line in maps:
                begin, end = (int(number, 16) for number in line.split()[0].split("-"))
                # What sanitizers keep beside the memory is large, and holds no text.
                is_shadow = end - begin > 1 << 26
                if "rw" not in line.split()[1] or is_shadow:
                    continue
                with contextlib.suppress(OSError, ValueError, OverflowError):
                    mem.seek(begin)
                    memory.append(mem.read(end - begin))
        self.assertTrue(any(lines[9] in part for part in memory), "not even the name was found")
        self.assertFalse(any(lines[13][:10] in part for part in memory))

    def test_a_typo_in_the_config_is_logged_and_the_door_plays_with_the_default(self):
        config = self.write("codemaker.toml", "idle_minutes = 0\nbord = 'x'\n")
        result = self.run_codemaker(
            DOOR32, "--data", self.data, "--config", config, "--mode", "line", input=b"q\r"
        )
        self.assertEqual(result.returncode, 0)
        self.assertRegex(self.log(), r"line 1: idle_minutes must be 1 to 60, found 0")
        self.assertRegex(self.log(), r"line 2: unknown key bord; did you mean board\?")

    def test_a_typo_in_the_config_stops_everything_but_a_door(self):
        config = self.write("codemaker.toml", "idle_minutes = 0\n")
        for args in (("serve",), ("scores", "list")):
            result = self.run_codemaker(*args, "--data", self.data, "--config", config)
            self.assertEqual(result.returncode, 1)
            self.assertIn(b"line 1: idle_minutes must be 1 to 60, found 0", result.stderr)

    def test_a_wrong_command_line_has_status_2(self):
        for args in (["--nonsense"], ["--io", "floppy"], ["scores"], ["door", "--mode", "x"]):
            with self.subTest(args):
                self.assertEqual(self.run_codemaker(*args).returncode, 2)

    def test_a_data_directory_that_cannot_be_made_is_a_polite_line(self):
        blocked = self.write("blocked", "a file")
        result = self.run_codemaker(DOOR32, "--data", blocked + "/data", input=b"")
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stdout.startswith(self.APOLOGY))
        self.assertEqual(result.stderr, b"")

if __name__ == "__main__":
    unittest.main()
