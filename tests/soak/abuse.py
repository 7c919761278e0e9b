"""What strangers do to a server, one kind a function: each is given a place to strike from and to, and
does it once. They come from 127.128.0.0/9, where nobody honest lives."""

import contextlib
import os
import random
import socket
import struct


def stranger():
    """An address of one of many networks."""
    return f"127.{random.randint(128, 255)}.{random.randint(0, 255)}.{random.randint(1, 254)}"


def connect(port, address=None, patience=2):
    line = socket.socket()
    line.settimeout(patience)
    line.bind((address or stranger(), 0))
    line.connect(("127.0.0.1", port))
    return line


def said(line, text, most=65536):
    """What came up to this text; ends with the line."""
    heard = b""
    while text not in heard and len(heard) < most and (data := line.recv(4096)):
        heard += data
    return heard


def connects_and_goes(ports):
    connect(ports["telnet"]).close()


def keys_of_300_letters(ports):
    with connect(ports["web"]) as line:
        line.sendall(b"GET /play?columns=80&rows=24&reader=0 HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
                     b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: codemaker\r\n"
                     b"Sec-WebSocket-Key: " + b"A" * 300 + b"\r\n\r\n")
        line.recv(4096)


def no_http(ports):
    with connect(ports["web"]) as line:
        line.sendall(os.urandom(2000))
        line.recv(4096)


def frames_of_chance(ports):
    """A page that calls as ours does, and then sends anything."""
    with connect(ports["web"]) as line:
        line.sendall(b"GET /play?columns=80&rows=24&reader=0 HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
                     b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: codemaker\r\n"
                     b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        line.recv(4096)
        line.sendall(os.urandom(random.randint(1, 8000)))
        line.recv(4096)


def pages_without_end(ports):
    """All that a connection may ask for, and nothing of it read."""
    with connect(ports["web"]) as line:
        line.sendall(b"GET /hall HTTP/1.1\r\nHost: a\r\n\r\n" * 100)


def bytes_of_chance(ports):
    with connect(ports["telnet"]) as line:
        line.sendall(os.urandom(50000))


def negotiation(ports):
    with connect(ports["telnet"]) as line:
        line.sendall(b"\xff\xfd\x1f\xff\xfb\x18\xff\xfa\x18" * 5000)


def keys_without_end(ports):
    """Types, and reads nothing of what is shown."""
    with connect(ports["telnet"]) as line:
        line.sendall(b"p\rEve\r" + b"r\r1122\rhq\re\r" * 2000)


def names_that_command_terminals(ports):
    with connect(ports["telnet"]) as line:
        line.sendall(b"p\r\x1b]0;owned\x07\x9b2J\x00\xff\xff%n%s\r")
        line.recv(4096)


def wrong_secrets(ports):
    with connect(ports["rlogin"]) as line:
        line.sendall(b"\0wrong\0[TAG]Eve\0xtrn=masterix/9600\0")
        line.recv(4096)


def handshakes_of_chance(ports):
    with connect(ports["rlogin"]) as line:
        line.sendall(b"\0" + os.urandom(3000))
        line.recv(4096)


def guesses_at_a_password(ports):
    """Three at one name, from one of 40 addresses."""
    with connect(ports["telnet"], f"127.200.{random.randint(1, 40)}.1", patience=10) as line:
        said(line, b"P: play")
        line.sendall(b"p\r")
        said(line, b"Your name: ")
        line.sendall(b"Ada\r")
        for _ in range(3):
            said(line, b": ")
            line.sendall(struct.pack(">I", random.getrandbits(32)).hex().encode() + b"\r")
        said(line, b"leave")


def once(kind, ports):
    """A server that refuses or hangs up has done what it should."""
    with contextlib.suppress(OSError):
        kind(ports)


QUICK = (connects_and_goes, keys_of_300_letters, no_http, frames_of_chance, pages_without_end, bytes_of_chance,
         negotiation, keys_without_end, names_that_command_terminals, wrong_secrets, handshakes_of_chance)
SLOW = (guesses_at_a_password,)


def strike(kinds, ports, until, seed, count):
    """Any of the kinds, one after the other, until told to stop."""
    os.nice(10)
    random.seed(seed)
    held = []
    while not until.is_set():
        once(random.choice(kinds), ports)
        with count.get_lock():
            count.value += 1
        # And some who say nothing, and are there.
        if len(held) < 20:
            with contextlib.suppress(OSError):
                held.append(connect(ports["telnet"]))
