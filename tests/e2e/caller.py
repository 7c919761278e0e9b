"""A caller with a real pseudo terminal, a screen to look at and a head for codes."""

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

import pyte
import sealed_lines
import shares
import steady_clock
from screen import Screen
from waiting import PATIENCE, Stopwatch, has_ended, until

PROGRAM = os.environ["CODEMAKER"]
VECTORS = os.environ["VECTORS"]
IS_SANITIZED = os.environ.get("SANITIZED") == "1"
DOOR32 = os.path.join(VECTORS, "dropfiles", "sbbs-door32-stdio", "DOOR32.SYS")
os.utime(DOOR32)  # a drop file of yesterday is not believed


def installed(program, *directories):
    """Where a program of somebody else's is."""
    path = shutil.which(program, path=os.pathsep.join([os.environ["PATH"], *directories]))
    if path is None:
        raise AssertionError(f"{program} is not installed: tools/install test")
    return path


# Only root becomes another account, makes files of others or looks into a door's memory. Run by
# somebody else these tests are left out, and counted so.
needs_root = unittest.skipUnless(os.geteuid() == 0, "needs root")


# Where these words come a result, a name or a new level begins. Keys typed ahead of it are dropped,
# and for half a second more, in which a person reads.
BEGINS = re.compile(
    r"Guess 1\b|Your code|Level \d+|level \d+\b|a tie|Name to show|Name \(|Your name|wins|Again|go on|Broken|broke|Not broken|missed|Result|run is over|No moves|Left in"
    r"|player:|player \(|[Rr]ound \d|\[CNQ\]|Player \d|Total|You win|cut off|Unfinished|Solo, \d|daily code of|when ready|[Pp]lay level 1|digits, 1 to|[Ll]eft position|guesses a round"
)
READING = 0.51


class Reader:
    """Who reads what begins before they type."""

    beginning = BEGINS
    begun = 0.0
    begins = ()
    heard = ""

    def notice(self, text):
        self.heard = self.heard[-200:] + text
        if self.beginning.search(self.heard):
            self.begun = steady_clock.now()
            self.heard = ""

    def finish_reading(self):
        steady_clock.advance(self.begun + READING - steady_clock.now())


def set_size(terminal, rows, columns):
    """The window of a terminal, by its descriptor."""
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Caller(Reader):
    """Runs a program on a pseudo terminal and plays the terminal."""

    hurries = False  # where nothing comes for a moment, as while marbles fall, the clock is set forward

    def __init__(self, args, rows=24, columns=80, charset="cp437", env=None, cwd=None):
        environment = {**steady_clock.environment(), **(env or {})}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            # Before the program begins: it asks once how wide its window is.
            set_size(0, rows, columns)
            os.chdir(cwd or "/")
            os.execve(args[0], args, environment)
        self.screen = Screen(columns, rows, self._answer)
        self.stream = pyte.Stream(self.screen)
        self.decoder = codecs.getincrementaldecoder(charset)("replace")
        self.text = ""
        self.bytes = b""
        self.is_gone = False
        self.status = None

    def _answer(self, data):
        if not self.is_gone:
            os.write(self.fd, data)

    def read(self, seconds=0.05):
        """Takes what comes within the time; False once the other side is gone."""
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            steady_clock.advance(0.5 if self.hurries else 0)
            return True
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        if not data:
            self.is_gone = True
            return False
        self.see(data)
        return True

    def see(self, data):
        self.bytes += data
        text = self.decoder.decode(data)
        self.text += text
        self.stream.feed(text)
        if "\x1b[" not in text:
            return self.notice(text)
        # A screen is painted by its differences: what counts is what stands there now.
        begins = BEGINS.findall("\n".join(self.screen.display))
        if begins != self.begins:
            self.begins, self.begun = begins, steady_clock.now()

    def resize(self, rows, columns):
        """The window changes; the door is told by SIGWINCH."""
        self.screen.resize(rows, columns)
        set_size(self.fd, rows, columns)

    def rows(self):
        return [row.rstrip() for row in self.screen.display]

    def sees(self, text):
        return any(text in row for row in self.rows())

    def wait(self, condition, what, seconds=PATIENCE):
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline or (self.is_gone and not condition()):
                shown = "\n".join(self.rows())
                raise AssertionError(f"waited for {what!r}; the screen:\n{shown}\n{self.text[-500:]!r}")
            self.read()

    def meet(self):
        self.wait_for("our opponent")
        self.send(" ")
        self.wait(lambda: not self.sees("our opponent"), "the board")

    def wait_for(self, text, seconds=PATIENCE):
        self.wait(lambda: self.sees(text), text, seconds)

    def wait_said(self, pattern, seconds=PATIENCE):
        """Waits until the pattern stands in what was said since the last call; the match."""
        found = []

        def look():
            match = re.search(pattern, self.text)
            if match:
                found.append(match)
            return bool(match)

        self.wait(look, pattern, seconds)
        self.text = self.text[found[0].end():]
        return found[0]

    def send(self, keys):
        self.finish_reading()
        os.write(self.fd, keys.encode())

    def exit_status(self, seconds=PATIENCE):
        """How the program ended; it must do so in the given time."""
        watch = Stopwatch()
        at_goodbye = False
        while self.status is None:
            if not at_goodbye and not self.is_gone and self.sees("Goodbye"):
                at_goodbye = True  # it stands until a key
                with contextlib.suppress(OSError):
                    self.send(" ")
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
            elif watch.seconds() > seconds:
                raise AssertionError("the program does not end")
            elif self.is_gone:
                has_ended(self.pid, 0.2)
            else:
                self.read(0.01)
        while not self.is_gone and select.select([self.fd], [], [], 0)[0]:
            self.read()
        return os.waitstatus_to_exitcode(self.status)

    def hang_up(self):
        """Drops the line: the pseudo terminal is gone."""
        os.close(self.fd)
        self.fd = -1  # its number is another's from now on
        self.is_gone = True

    def close(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        try:
            os.close(self.fd)
        except OSError:
            pass


class Case(unittest.TestCase):
    """A test with a data directory of its own, and callers that go when it ends."""

    def setUp(self):
        steady_clock.environment()
        self.directory = tempfile.mkdtemp(prefix="codemaker-")
        self.data = os.path.join(self.directory, "data")
        self.addCleanup(shutil.rmtree, self.directory, ignore_errors=True)

    def caller(self, args, **options):
        caller = Caller(args, cwd=self.directory, **options)
        self.addCleanup(caller.close)
        return caller

    def door(self, *args, drop_file=DOOR32, **options):
        return self.caller([PROGRAM, drop_file, "--data", self.data, *args], **options)

    @staticmethod
    def until(condition, what, seconds=PATIENCE):
        until(condition, what, seconds)

    def forget_games(self):
        """The next call has no game to go on with."""
        for name in ("records.db", "records.db-wal", "records.db-shm", "records.lck"):
            with contextlib.suppress(FileNotFoundError):
                os.remove(os.path.join(self.data, name))

    def run_codemaker(self, *args, **options):
        return subprocess.run(
            [PROGRAM, *args], capture_output=True, timeout=60, cwd=self.directory, **options
        )

    def scores(self):
        import json

        result = self.run_codemaker("scores", "list", "--json", "--data", self.data)
        self.assertEqual(result.returncode, 0, result.stderr)
        return json.loads(result.stdout)["breaking"]

    def kept_games(self):
        """What the database has of each game, the one begun last first; none before there is one."""
        import json

        told = self.run_codemaker("records", "list", "--json", "--data", self.data)
        if b"no game was kept yet" in told.stderr:
            return []
        self.assertEqual(told.returncode, 0, told.stderr)
        games = [json.loads(row) for row in told.stdout.decode().splitlines()]
        if any(game["line"] == "sealed" for game in games):
            lines = sealed_lines.kept_lines(self.data)
            key = sealed_lines.key_in(self.data)
            for game in games:
                kept = lines[game["id"]]
                game["line"] = sealed_lines.opened(kept, key) if kept.startswith("sealed:") else kept
        return games

    def until_kept(self, move):
        """Whoever is cut off before loses that move."""
        self.until(
            lambda: any(move in game["line"].split(":")[4] for game in self.kept_games()), f"{move} is kept"
        )

    def misses(self, count):
        """So many guesses that do not break the code of the game that has just begun."""
        lines = [game["line"] for game in self.kept_games()]
        return shares.misses(count, [code for line in lines for code in re.findall(r"=(\d{4})\b", line)])

    def miss_and_give_up(self, caller, seconds=PATIENCE):
        """From the title, in lines: a campaign with one guess in it."""
        caller.wait_said(r"P: play", seconds)
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ", seconds)
        caller.send(self.misses(1)[0] + "\r")
        caller.wait_said(r"Guess 2: ", seconds)
        caller.send("q\r")
        caller.wait_said(r"\(P/E/G\): ", seconds)
        caller.send("e\r")
        caller.wait_said(r"The run is over", seconds)

    def spooled_names(self):
        """The names of the scores that wait in the spool."""
        spool = os.path.join(self.data, "spool")
        names = set()
        for file in os.listdir(spool) if os.path.isdir(spool) else []:
            if file.endswith(".score"):
                with open(os.path.join(spool, file), "rb") as score:
                    record = score.read()
                names.add(record[25:25 + record[24]].decode())
        return names

    def log(self):
        path = os.path.join(self.data, "codemaker.log")
        if not os.path.exists(path):
            return ""
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()

    def write(self, name, content):
        path = os.path.join(self.directory, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def serve(self, *args):
        """Starts a server; its port. Tests call more often than people."""
        config = self.write("serve.toml", "[serve]\nconnects_per_minute = 0\n")
        if "--config" not in args:
            args = ("--config", config, *args)
        server = subprocess.Popen(
            [PROGRAM, "serve", "--telnet", "127.0.0.1:0", "--data", self.data, *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.directory,
        )
        self.addCleanup(self.end, server)
        self.server = server
        line = server.stdout.readline().decode()
        match = re.fullmatch(r"listening telnet 127\.0\.0\.1:(\d+)\n", line)
        self.assertTrue(match, line)
        return int(match[1])

    @staticmethod
    def end(server):
        server.kill()
        server.wait()
        server.stdout.close()
        server.stderr.close()
