"""A door and the server confine themselves: what they ask the kernel for, read from traces of whole calls."""

import re
import urllib.request

from postgres import Postgres
from server_callers import *

# A call as strace writes it: descriptors with their paths, for each thread a number before it.
CALL = re.compile(r"^(?:(?P<thread>\d+) +)?(?P<name>\w+)\((?P<arguments>.*)\) += (?P<answer>.+)$")
STRING = re.compile(r'"([^"]*)"')
# One that another thread's calls came in between of stands in two lines.
BEGUN = re.compile(r"^(?P<thread>\d+) +(?P<text>\w+\(.*) <unfinished \.\.\.>$")
ENDED = re.compile(r"^(?P<thread>\d+) +<\.\.\. \w+ resumed>(?P<text>.*)$")
DESCRIPTOR = re.compile(r"^(?:AT_FDCWD|-?\d+)<([^>]*)>")
NEW_SOCKETS = ("socket", "socketpair", "connect", "bind", "listen")
PROGRAMS = ("execve", "execveat", "fork", "vfork")
CHANGES = ("rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir",
           "truncate", "link", "linkat", "symlink", "symlinkat", "mknod", "mknodat")


class Call:
    def __init__(self, match):
        self.thread = match["thread"]
        self.name = match["name"]
        self.arguments = match["arguments"]
        self.answer = match["answer"]

    def paths(self):
        """From the root, as far as the trace tells."""
        directory = DESCRIPTOR.match(self.arguments)
        for path in STRING.findall(self.arguments):
            yield os.path.join(directory[1] if directory else "/", path)

    def writes(self):
        if self.name in CHANGES:
            return True
        return self.name in ("open", "openat") and bool(
            re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC", self.arguments)
        )

    def makes_process(self):
        if self.name in PROGRAMS:
            return True
        return self.name in ("clone", "clone3") and "CLONE_THREAD" not in self.arguments


def whole_lines(lines):
    """Each call as one line, where it ended."""
    begun = {}
    for line in lines:
        line = line.rstrip("\n")
        if match := BEGUN.match(line):
            begun[match["thread"]] = match["text"]
        elif match := ENDED.match(line):
            yield f"{match['thread']} {begun.pop(match['thread'], '')}{match['text']}"
        else:
            yield line


class Confinement(ServerCase):
    def setUp(self):
        super().setUp()
        self.place = os.path.join(self.directory, "text")
        os.mkdir(self.place)
        self.trace = os.path.join(self.directory, "trace")
        self.config = self.write("codemaker.toml", f'bulletins = "{self.place}"\n')

    def strace(self, *options):
        return [installed("strace"), "-f", "-y", "-s", "4096", "-o", self.trace, *options]

    def traced(self, *strace):
        """A whole game, with records, bulletins and the first upkeep of the day, to the goodbye."""
        caller = self.caller(
            [*self.strace(*strace), PROGRAM, DOOR32, "--data", self.data, "--config", self.config,
             "--mode", "line"],
            env={"ASAN_OPTIONS": "detect_leaks=0"},
        )
        self.miss_and_give_up(caller)
        self.until(lambda: len(os.listdir(self.place)) >= 32, "bulletins", 30)
        caller.hang_up()
        caller.exit_status(30)

    def served(self, *options, strace=()):
        """The server, traced; its ports for telnet and the web."""
        self.server = subprocess.Popen(
            [*self.strace(*strace), PROGRAM, "serve", "--telnet", "127.0.0.1:0", "--web", "127.0.0.1:0",
             "--data", self.data, "--mode", "line", *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.directory,
        )
        self.addCleanup(self.end, self.server)
        self.addCleanup(self.end_traced)
        return [int(self.server.stdout.readline().rsplit(b":", 1)[1]) for _ in range(2)]

    def end_traced(self):
        """It would go on without who traces it."""
        if self.server.poll() is None:
            os.kill(self.traced_process(), signal.SIGKILL)

    def traced_process(self):
        with open(f"/proc/{self.server.pid}/task/{self.server.pid}/children", encoding="ascii") as file:
            return int(file.read())

    def calls(self):
        with open(self.trace, encoding="latin-1") as file:
            matches = [CALL.match(line) for line in whole_lines(file)]
        return [Call(match) for match in matches if match]

    def confined_calls(self):
        """Those after both: the last filter was loaded."""
        calls = self.calls()
        ends = [at for at, call in enumerate(calls)
                if call.name in ("landlock_restrict_self", "seccomp") and call.answer == "0"]
        self.assertIn("landlock_restrict_self", [calls[at].name for at in ends])
        self.assertIn("SECCOMP_SET_MODE_FILTER", calls[ends[-1]].arguments)
        # What it refuses stands in the kernel's audit log.
        self.assertIn("SECCOMP_FILTER_FLAG_LOG", calls[ends[-1]].arguments)
        before = calls[: ends[-1]]
        self.assertFalse([call.arguments for call in before if "CLONE_THREAD" in call.arguments])
        return [call for call in calls[ends[-1] + 1:] if call.thread not in self.readers(before)]

    @staticmethod
    def readers(calls):
        """The process that stays outside, and reads the config for a server."""
        return {call.answer for call in calls if call.name == "clone" and call.makes_process()}

    def assert_nothing_is_forbidden(self):
        """The C library tries clone3 at each thread, and takes clone then."""
        refused = [f"{call.name}({call.arguments})" for call in self.confined_calls()
                   if re.search(r"\b(EPERM|EACCES|ENOSYS)\b", call.answer) and call.name != "clone3"]
        self.assertFalse(refused)

    def test_a_call_writes_its_own_directories_alone_and_makes_no_socket_and_no_process(self):
        self.traced()
        calls = self.confined_calls()
        self.assertGreater(len(calls), 500)
        self.assertFalse([call.name for call in calls if call.name in NEW_SOCKETS])
        self.assertFalse([call.arguments for call in calls if call.makes_process()])
        ours = (self.data + "/", self.place + "/", "/dev/null")
        written = [path for call in calls if call.writes() for path in call.paths()]
        self.assertTrue([path for path in written if path.endswith("/records.db-wal")], written)
        self.assertTrue([path for path in written if path.startswith(self.place)], written)
        for path in written:
            self.assertTrue(os.path.realpath(path).startswith(ours) or path == self.data, path)

    def test_nothing_that_a_call_wants_is_forbidden_to_it(self):
        self.traced()
        self.assert_nothing_is_forbidden()

    def test_nothing_that_the_server_wants_is_forbidden_to_it(self):
        config = f'bulletins = "{self.place}"\nbackups = 2\n[serve]\nconnects_per_minute = 0\n'
        path = self.write("codemaker.toml", config)
        add = ["scores", "add", "--data", self.data, "--game", "breaking", "--name", "Bob", "--score", "9"]
        self.assertEqual(self.run_codemaker(*add, "--level", "1").returncode, 0)
        yesterday = time.time() - 90000
        os.utime(os.path.join(self.data, "SCORES.DAT"), (yesterday, yesterday))
        ports = self.served("--config", path)
        for wire in self.let_win(ports[0], ["Ada"]).values():
            wire.close()
        page = urllib.request.urlopen(f"http://127.0.0.1:{ports[1]}/")
        self.assertEqual(page.status, 200)
        steady_clock.advance(1000)  # each quarter of an hour it looks after its directories
        self.until(lambda: "backup" in os.listdir(self.data), "copies", 30)
        self.until(lambda: len(os.listdir(self.place)) >= 32, "bulletins", 30)
        server = self.traced_process()
        os.kill(server, signal.SIGHUP)
        self.until(lambda: "read again" in self.log(), "the settings are read again")
        os.kill(server, signal.SIGTERM)
        self.assertEqual(self.server.wait(20), 0)
        self.assert_nothing_is_forbidden()

    def test_nothing_that_the_library_of_postgresql_wants_is_forbidden_to_it(self):
        database = Postgres()
        self.addCleanup(database.remove)
        by_name = database.url.replace("127.0.0.1", "localhost")
        path = self.write("codemaker.toml", f'records = "{by_name}"\n')
        caller = self.caller(
            [*self.strace(), PROGRAM, DOOR32, "--data", self.data, "--config", path, "--mode", "line"],
            env={"ASAN_OPTIONS": "detect_leaks=0"},
        )
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ")
        caller.send("1122\r")
        kept = lambda: self.run_codemaker("records", "list", "--json", "--config", path, "--data", self.data)
        self.until(lambda: kept().stdout, "the game is kept there", 30)
        caller.hang_up()
        caller.exit_status(30)
        self.assert_nothing_is_forbidden()

    def test_on_a_kernel_that_has_neither_the_game_is_played_and_the_log_says_so(self):
        for call, error, words in (
            ("landlock_create_ruleset", "ENOSYS", "without Landlock (Function not implemented)"),
            ("landlock_restrict_self", "EOPNOTSUPP", "without Landlock (Operation not supported)"),
            ("seccomp", "EINVAL", "without seccomp (Invalid argument)"),
        ):
            with self.subTest(call=call):
                self.traced("-e", f"inject={call}:error={error}")
                self.assertIn(f"DOOR32.SYS, {words}\n", self.log())
                ports = self.served(strace=("-e", f"inject={call}:error={error}"))
                self.assertTrue(self.greets(self.call(ports[0])))
                self.assertIn(f"callers are served {words}\n", self.log())
                os.kill(self.traced_process(), signal.SIGTERM)
                self.assertEqual(self.server.wait(20), 0)


if __name__ == "__main__":
    unittest.main()
