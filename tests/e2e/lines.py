"""The lines a caller can come in on: one class each, all with the same five functions."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import socket
import struct
import subprocess
import termios
import time

from caller import DOOR32, PROGRAM, Reader, steady_clock, until
from waiting import PATIENCE, Stopwatch, has_ended


class Line(Reader):
    """A caller's end of a line with a door at the other one."""

    # A walk past every prompt reads only where it must.
    beginning = re.compile(
        r"(?:Colors: |Round \d)[^\n]*\n(?:New here[^\n]*\n)?(?:Seal[^\n]*\n)?Guess 1: $"
        r"|Your code: $|Your name: $|The run is over"
    )

    def __init__(self, case, *options):
        self.case = case
        self.options = [*options, "--data", case.data]
        self.process = None
        self.bytes = b""
        self.open()

    def start(self, *options, **popen):
        # Of a pseudo terminal each has its own standard error too: a door writes nothing there.
        self.process = subprocess.Popen(
            [PROGRAM, DOOR32, *options, *self.options],
            stderr=subprocess.PIPE,
            cwd=self.case.directory,
            **popen,
        )

    def read(self, seconds=PATIENCE, most=65536):
        """What comes within the time; nothing once the other side is gone."""
        ready, _, _ = select.select([self.reading()], [], [], seconds)
        if not ready:
            raise AssertionError(f"{type(self).__name__}: nothing came after {self.bytes[-200:]!r}")
        try:
            data = os.read(self.reading(), most)
        except OSError:
            return b""
        self.bytes += data
        self.notice(data.decode("latin-1"))
        return data

    def read_exactly(self, count):
        while len(self.bytes) < count and self.read(most=count - len(self.bytes)):
            pass

    def until(self, text, seconds=PATIENCE):
        """Reads until the text stands in what came since the last call; everything up to it."""
        begin = getattr(self, "_seen", 0)
        deadline = time.monotonic() + seconds
        while text not in self.bytes[begin:]:
            data = self.read(max(0.05, deadline - time.monotonic()))
            if not data:
                raise AssertionError(f"{type(self).__name__} closed before {text!r}: {self.bytes!r}")
        self._seen = self.bytes.index(text, begin) + len(text)
        return self.bytes[begin:self._seen]

    def rest(self):
        """What comes until the door has gone."""
        while self.process.poll() is None or select.select([self.reading()], [], [], 0)[0]:
            if select.select([self.reading()], [], [], 0.02)[0] and not self.read():
                break
        return self.bytes[getattr(self, "_seen", 0):]

    def send(self, data):
        self.finish_reading()
        os.write(self.writing(), data)

    def press_at_goodbye(self):
        """It stands until a key."""
        if b"Goodbye" in self.bytes[-200:] and self.writing() is not None:
            with contextlib.suppress(OSError):
                self.send(b" ")

    def drop(self):
        """Hangs up; how many seconds of its own the door takes to go."""
        watch = Stopwatch()
        self.hang_up()
        self.await_end()
        return watch.seconds()

    def await_end(self):
        if not has_ended(self.process.pid, PATIENCE):
            raise AssertionError(f"{type(self).__name__}: the door does not go")

    def exit_status(self, seconds=PATIENCE):
        self.press_at_goodbye()
        status = self.process.wait(seconds)
        self.case.assertEqual(self.process.stderr.read(), b"")
        self.process.stderr.close()
        return status

    def close(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.process and not self.process.stderr.closed:
            self.process.stderr.close()
        self.hang_up()

    def restored(self):
        """True if the line is as it was before the door came."""
        return True


class PseudoTerminal(Line):
    """What a terminal and a serial device share here; they differ in how the door gets its end."""

    master = None

    def open_pair(self):
        self.master, self.slave = os.openpty()
        self.modes = termios.tcgetattr(self.slave)

    def reading(self):
        return self.master

    writing = reading

    def hang_up(self):
        if self.master is not None:
            os.close(self.master)
            self.master = None

    def restored(self):
        # A terminal that has been hung up cannot be asked any more.
        return self.master is None or termios.tcgetattr(self.slave) == self.modes

    def close(self):
        super().close()
        os.close(self.slave)


class Terminal(PseudoTerminal):
    """A pseudo terminal on standard input and output, cooked as most boards leave it."""

    def open(self):
        self.open_pair()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.flags = fcntl.fcntl(self.slave, fcntl.F_GETFL)

        def own():
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.start(stdin=self.slave, stdout=self.slave, start_new_session=True, preexec_fn=own)

    def restored(self):
        return super().restored() and fcntl.fcntl(self.slave, fcntl.F_GETFL) == self.flags


class Pipes(Line):
    def open(self):
        self.start(stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def reading(self):
        return self.process.stdout.fileno()

    def writing(self):
        return self.process.stdin.fileno()

    def hang_up(self):
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                pipe.close()
            except BrokenPipeError:
                pass


class SocketLine(Line):
    """What all sockets share; they differ in how they are made."""

    socket = None

    def reading(self):
        return self.socket.fileno()

    writing = reading

    def hang_up(self):
        if self.socket is not None:
            self.socket.close()
            self.socket = None


class Inherited(SocketLine):
    """A descriptor that the board passes and names in the environment."""

    def open(self):
        self.socket, theirs = socket.socketpair()
        self.start(
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            env={**steady_clock.environment(), "DOOR_SOCKET_FD": str(theirs.fileno())},
        )
        theirs.close()


class ConnectTcp(SocketLine):
    """ENiGMA's socket mode: the door calls back."""

    def open(self):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            self.start("--io", f"connect:127.0.0.1:{port}", stdin=subprocess.DEVNULL)
            listener.settimeout(PATIENCE)
            self.socket, _ = listener.accept()
            self.socket.settimeout(None)


class ConnectUnix(SocketLine):
    """WWIV's socket mode."""

    def open(self):
        path = os.path.join(self.case.directory, "wwivexec.sock")
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path)
            listener.listen(1)
            self.start("--io", f"connect:unix:{path}", stdin=subprocess.DEVNULL)
            listener.settimeout(PATIENCE)
            self.socket, _ = listener.accept()
            self.socket.settimeout(None)
        os.unlink(path)


class Serial(PseudoTerminal):
    """A pseudo terminal in the place of a serial device."""

    def open(self):
        self.open_pair()
        self.start("--io", f"serial:{os.ttyname(self.slave)}", stdin=subprocess.DEVNULL)


class Telnet(SocketLine):
    """Our own server, called by a client that answers like a terminal."""

    ANSWERS = (
        b"\xff\xfd\x01\xff\xfd\x03\xff\xfd\x00\xff\xfb\x00\xff\xfc\x1f\xff\xfc\x18\xff\xfc\x20\xff\xfc\x27"
        b"\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[1;3R\x1b[1;9R"
    )

    def open(self):
        options = [word for word in self.options if word not in ("--data", self.case.data)]
        self.ended_before = self.ended()
        port = self.case.serve(*options)
        self.process = self.case.server
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.sendall(self.ANSWERS)

    def ended(self):
        """How many calls have ended, as the log tells."""
        return len(re.findall(r"\bcall (?:of .* )?on telnet ", self.case.log()))

    def await_end(self):
        until(lambda: self.ended() != self.ended_before, "the end of the call")

    def exit_status(self, seconds=PATIENCE):
        """The server goes on; what ends is the call, and it says so in the log."""
        self.press_at_goodbye()
        until(lambda: self.ended() != self.ended_before, "the end of the call", seconds)
        self.case.assertIsNone(self.process.poll())
        return 0

    def close(self):
        self.hang_up()


EVERY_LINE = (Terminal, Pipes, Inherited, ConnectTcp, ConnectUnix, Serial, Telnet)


def end_by_signal(number, data):
    """Ends a door that shows its title on a terminal: its status, 99 if it has not left the terminal
    as it was, and how many seconds it took to go."""
    pid, master = pty.fork()
    if pid == 0:
        # A board's shell: the terminal is looked at after the door has gone.
        modes = termios.tcgetattr(0)
        flags = fcntl.fcntl(0, fcntl.F_GETFL)
        status = subprocess.call([PROGRAM, DOOR32, "--data", data])
        same = modes == termios.tcgetattr(0) and flags == fcntl.fcntl(0, fcntl.F_GETFL)
        os._exit(-status if same else 99)
    output = b""
    while b"leave" not in output:
        output += os.read(master, 4096)
    os.kill(int(subprocess.check_output(["pgrep", "-P", str(pid)])), number)
    watch = Stopwatch()
    while select.select([master], [], [], 5)[0]:
        try:
            if not os.read(master, 4096):
                break
        except OSError:
            break
    _, status = os.waitpid(pid, 0)
    os.close(master)
    return os.waitstatus_to_exitcode(status), watch.seconds()
