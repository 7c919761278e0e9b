"""Callers of `codemaker serve` on bare sockets, from as many addresses as a test needs."""

import fcntl
import os
import re
import resource
import signal
import socket
import subprocess
import threading
import time

from caller import *
from code_breaker import win_a_level_in_lines

OPENING = bytes.fromhex("fffb01fffb03fffb00fffd00fffd1ffffd18fffd20fffd27")
BUSY_LINE = b"Sorry, all lines are busy. Please call again later.\r\n"

# What a terminal of this size says about itself: telnet, UTF-8, and the answers to the probe.
NAWS = b"\xff\xfb\x1f\xff\xfa\x1f%s\xff\xf0"
ANSWERS = b"\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[1;3R\x1b[1;9R"


class Wire(Reader):
    """A connection that is read when a test looks at it."""

    def __init__(self, port, host=1, patience=PATIENCE):
        self.socket = socket.socket()
        self.socket.bind((f"127.0.0.{host}", 0))
        self.socket.settimeout(patience)
        self.socket.connect(("127.0.0.1", port))
        self.text = ""
        self.received = b""

    def take(self, patience=None):
        """False once the other side is gone."""
        if patience is not None:
            self.socket.settimeout(patience)
        try:
            data = self.socket.recv(65536)
        except ConnectionResetError:
            data = b""
        self.received += data
        self.text += data.decode("latin-1")
        self.notice(data.decode("latin-1"))
        return bool(data)

    def wait_said(self, pattern, seconds=PATIENCE):
        """As a caller of `caller.py`; the helpers there play on any of them."""
        deadline = time.monotonic() + seconds
        while not (match := re.search(pattern, self.text)):
            if time.monotonic() > deadline or not self.take(seconds):
                raise AssertionError(f"waited for {pattern!r}: {self.text[-300:]!r}")
        self.text = self.text[match.end():]
        return match

    def keep_silent(self):
        """The terminal answers nothing: what the server waits for it passes at once."""
        self.take()
        steady_clock.advance(3)

    def send(self, keys):
        self.finish_reading()
        self.socket.sendall(keys if isinstance(keys, bytes) else keys.encode())

    def rest(self, seconds=PATIENCE):
        """What comes until the other side closes."""
        begin = len(self.received)
        while self.take(seconds):
            pass
        return self.received[begin:]

    def close(self):
        self.socket.close()


class ServerCase(Case):
    def serve_with(self, config="", mode="line", limits=None, env=None, records="", telnet=None, general=""):
        """A server with this in the table [serve] of its config, and `general` above; `limits` sets what the system gives
        it. The port of its first listener; `ports` has all, by their services."""
        if "connects_per_minute" not in config:
            config = "connects_per_minute = 0\n" + config  # tests call more often than people
        path = self.write("codemaker.toml", f'{general}\nrecords = "{records}"\n[serve]\n{config}\n')
        listeners = [f"--telnet={address}" for address in telnet or ["127.0.0.1:0"]]
        self.server = subprocess.Popen(
            [PROGRAM, "serve", *listeners, "--data", self.data, "--config", path, "--mode", mode],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.directory,
            preexec_fn=limits,
            env=env,
        )
        self.addCleanup(self.end, self.server)
        self.ports = {}
        line = self.server.stdout.readline().decode()
        # All of them are written at once.
        for line in [line, *(line.decode() for line in self.more_lines())]:
            word, service, address = line.split()
            self.assertEqual(word, "listening", line)
            self.ports.setdefault(service, []).append(int(address.rsplit(":", 1)[1]))
        return next(iter(self.ports.values()))[0]

    def more_lines(self):
        os.set_blocking(self.server.stdout.fileno(), False)
        while line := self.server.stdout.readline():
            yield line

    def call(self, port, host=1):
        try:
            wire = Wire(port, host)
        except ConnectionRefusedError as refused:
            status = self.server.poll()
            said = "" if status is None else self.server.stderr.read().decode()
            raise AssertionError(f"nobody listens; the server's status {status}: {said}{self.log()[-1000:]}") from refused
        self.addCleanup(wire.close)
        return wire

    @staticmethod
    def greets(wire):
        wire.take(PATIENCE)
        return wire.received.startswith(OPENING)

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.server.pid}/fd"))

    def resident_kib(self):
        with open(f"/proc/{self.server.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])

    def enter(self, wire, name, is_alone=True):
        """Past the title and the name to the menu. Among many nobody sets the clock of all."""
        if is_alone and "P: play" not in wire.text:
            wire.keep_silent()
        wire.wait_said(r"P: play")
        wire.send("p\r")
        wire.wait_said(r"Your name: ")
        wire.send(name + "\r")

    def let_win(self, port, names):
        """These callers play at once until each has won a level; the wires, still held."""
        wires = {}
        faults = []

        def play(number, name):
            try:
                wire = wires[name] = self.call(port, host=2 + number % 60)
                self.enter(wire, name, is_alone=False)
                win_a_level_in_lines(wire)
            except Exception as fault:  # told in the test's own thread
                faults.append((name, fault))

        threads = [threading.Thread(target=play, args=each) for each in enumerate(names)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(faults, [])
        return wires
