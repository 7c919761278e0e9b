"""Callers who play while others attack: how long each of their keys takes to the screen, whether they win what
they are told, and whether they get in."""

import contextlib
import selectors
import socket
import time

from code_breaker import win_a_level_in_lines
from server_callers import ANSWERS, READING, Wire


class RealWire(Wire):
    """One who reads for as long as it takes: this server's clock is the real one."""

    def __init__(self, port, address):
        super().__init__(port)
        self.socket.close()
        self.socket = socket.socket()
        self.socket.bind((address, 0))
        self.socket.settimeout(30)
        self.socket.connect(("127.0.0.1", port))

    def finish_reading(self):
        time.sleep(max(0.0, self.begun + READING - time.monotonic()))

    def within(self, seconds):
        """What comes within this time."""
        until = time.monotonic() + seconds
        with contextlib.suppress(TimeoutError):
            while (left := until - time.monotonic()) > 0 and self.take(left):
                pass
        self.socket.settimeout(30)
        return self.text

    def at_name(self, name):
        self.wait_said(r"P: play")
        self.send("p\r")
        self.wait_said(r"Your name: ")
        self.send(name + "\r")


class Player:
    """On full screens, in a game that goes on and on: a peg is set and taken back."""

    steps = ((b"\x1b[6n", ANSWERS), (b"Enter", b"\r"), (b"Your name", None), (b"Daily puzzles", b"r"),
             (b"Play level 1", b"\r"), (b"our opponent", b"\r"), (b"Colors", b""))

    def __init__(self, number, port):
        self.line = socket.socket()
        self.line.bind((f"127.{number + 1}.0.1", 0))
        self.line.connect(("127.0.0.1", port))
        self.line.setblocking(False)
        self.name = f"P{number}"
        self.heard = b""
        self.at = 0
        self.due = 0.0
        self.answer = None
        self.sent = None
        self.key = b"1"
        self.waits = []
        self.is_lost = False

    @property
    def is_in(self):
        return self.at == len(self.steps)

    def read(self, now):
        try:
            data = self.line.recv(65536)
        except OSError:
            data = b""
        if not data:
            self.is_lost = True
            return
        if self.is_in and self.sent:
            self.waits.append(now - self.sent)
            self.sent = None
            self.due = now + 0.4
        if self.is_in:
            return
        self.heard += data
        text, answer = self.steps[self.at]
        if text in self.heard:
            # Who reads what begins types half a second later.
            self.heard = b""
            self.at += 1
            self.answer = (self.name.encode() + b"\r") if answer is None else answer
            self.due = now if answer == ANSWERS else now + 0.7

    def act(self, now):
        if self.is_lost or self.sent or now < self.due:
            return
        if self.answer:
            self.line.send(self.answer)
            self.answer = None
        if not self.is_in:
            return
        self.line.send(self.key)
        self.key = b"\x7f" if self.key == b"1" else b"1"
        self.sent = now


def play(count, port, until, measures, told):
    """Tells once all are in, and at the end each key's seconds and how many were lost."""
    players = [Player(number, port) for number in range(count)]
    looks = selectors.DefaultSelector()
    for player in players:
        looks.register(player.line, selectors.EVENT_READ, player)
    are_in = False
    while not until.is_set():
        for event, _ in looks.select(0.005):
            event.data.read(time.monotonic())
            if event.data.is_lost:
                looks.unregister(event.data.line)
        for player in players:
            player.act(time.monotonic())
        if not are_in and all(player.is_in for player in players):
            are_in = True
            told.put("in")
        if measures.is_set():
            for player in players:
                player.waits.clear()
            measures.clear()
    told.put(([wait for player in players for wait in player.waits], sum(player.is_lost for player in players)))


def win(player, address, port, until, told):
    """Wins a level by another name in each call; tells the name and its points once they have a rank."""
    number = 0
    while not until.is_set():
        name = f"W{player}x{number}"
        number += 1
        try:
            caller = RealWire(port, address)
            caller.at_name(name)
            win_a_level_in_lines(caller)
            points = int(caller.wait_said(r"Bank (\d+)\.")[1])
            caller.wait_said(r"Guess 1: ")
            if "Rank" in caller.within(2):
                told.put((name, points))
            caller.close()
        except (OSError, AssertionError) as fault:
            told.put((name, f"{fault}"))
            return


def log_in(name, password, address, port, until, told):
    """Logs in again and again; tells the seconds from the password to the welcome, or why not."""
    while not until.is_set():
        try:
            caller = RealWire(port, address)
            caller.at_name(name)
            caller.wait_said(r"Password: ")
            caller.send(password + "\r")
            began = time.monotonic()
            caller.wait_said(rf"Welcome, {name}\.")
            told.put(time.monotonic() - began)
            caller.close()
        except (OSError, AssertionError) as fault:
            told.put(f"{fault}")
            return
        time.sleep(3)


def give_password(name, password, address, port):
    caller = RealWire(port, address)
    caller.at_name(name)
    caller.wait_said(r"Menu: ")
    caller.send("o\rw\r")
    caller.wait_said(r"New password: ")
    caller.send(password + "\r")
    caller.wait_said(r"Once more: ")
    caller.send(password + "\r")
    caller.wait_said(r"has a password now")
    caller.close()
