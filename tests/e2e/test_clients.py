"""Real clients that Debian has, each calling our own server and playing a guess."""

from caller import *
from wooden import guess_once_and_leave


class Clients(Case):
    def run_client(self, *args, env=None, **options):
        environment = {"TERM": "xterm", "PATH": os.environ["PATH"], "HOME": self.directory}
        program = installed(args[0], "/usr/sbin", "/usr/games")
        return self.caller([program, *args[1:]], env={**environment, **(env or {})}, **options)

    def play_on_screens(self, caller):
        caller.wait_for("L: plain lines")
        caller.send("\r")
        caller.wait_for("Your name:")
        caller.send("Ada\r")
        caller.wait_for("Welcome, Ada.")
        guess_once_and_leave(self, caller)

    def test_plink(self):
        port = str(self.serve())
        caller = self.run_client("plink", "-telnet", "-P", port, "127.0.0.1", charset="utf-8")
        self.play_on_screens(caller)

    def test_busybox_telnet(self):
        port = str(self.serve())
        caller = self.run_client("busybox", "telnet", "127.0.0.1", port, charset="utf-8")
        self.play_on_screens(caller)

    def test_inetutils_telnet(self):
        port = str(self.serve())
        caller = self.run_client("inetutils-telnet", "127.0.0.1", port, charset="utf-8")
        self.play_on_screens(caller)

    def test_netcat_gets_plain_lines(self):
        port = str(self.serve())
        client = subprocess.Popen(
            ["nc", "127.0.0.1", port], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.addCleanup(client.stdout.close)
        self.addCleanup(client.wait)
        self.addCleanup(client.kill)
        heard = b""
        for prompt, line in (
            (b"P: play. Q: leave.\r\n> ", b"p\n"),
            (b"Your name: ", b"Ada\n"),
            (b"Menu: ", b"r\n"),
            (b"Guess 1: ", b"1122\n"),
            (b"Guess 2: ", b""),
        ):
            while prompt not in heard:
                data = os.read(client.stdout.fileno(), 4096)
                self.assertTrue(data, heard)
                heard += data
            steady_clock.advance(READING)
            client.stdin.write(line)
            client.stdin.flush()
        client.stdin.close()
        self.assertIn(b"1: 1 1 2 2 - ", heard)

    def test_inside_tmux(self):
        port = str(self.serve())
        name = f"codemaker-{os.getpid()}"
        tmux = ["tmux", "-L", name, "-f", "/dev/null"]
        environment = {**os.environ, "LANG": "C.UTF-8"}
        subprocess.run(
            [*tmux, "new-session", "-d", "-x", "80", "-y", "24", f"inetutils-telnet 127.0.0.1 {port}"],
            check=True,
            env=environment,
        )
        self.addCleanup(subprocess.run, [*tmux, "kill-server"])

        def screen():
            shown = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True, env=environment)
            return shown.stdout.decode()

        def wait_for(pattern):
            until(lambda: re.search(pattern, screen()), lambda: f"{pattern}:\n{screen()}")

        for pattern, keys in (
            ("L: plain lines", ["Enter"]),
            (r"Your name:", ["Ada", "Enter"]),
            (r"Welcome, Ada\.", ["r"]),
            ("every mark explained", ["Enter"]),
            ("our opponent", ["Enter"]),
            ("you break the code", ["1122", "Enter"]),
            (r"1 ▌.▐▌.▐▌.▐▌.▐ │ [●■○-]", []),
        ):
            wait_for(pattern)
            if keys:
                steady_clock.advance(READING)
                subprocess.run([*tmux, "send-keys", *keys], check=True, env=environment)
        self.assertTrue(all(len(row) < 80 for row in screen().splitlines()))

    def test_inside_gnu_screen(self):
        port = str(self.serve())
        os.makedirs(os.path.join(self.directory, "sockets"), mode=0o700)
        caller = self.run_client(
            "screen", "-U", "-c", "/dev/null", "inetutils-telnet", "127.0.0.1", port,
            env={"SCREENDIR": os.path.join(self.directory, "sockets"), "LANG": "C.UTF-8"},
            charset="utf-8",
        )
        self.play_on_screens(caller)


if __name__ == "__main__":
    unittest.main()
