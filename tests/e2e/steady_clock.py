"""Codemaker's steady clock, which tests set forward: the moment in which a person reads a screen, or the
minutes in which nobody types, take no time. Each process that runs tests has a clock of its own."""

import atexit
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
DIRECTORY = tempfile.mkdtemp(prefix="codemaker-clock-")
LIBRARY = os.path.join(DIRECTORY, "steady_clock.so")
os.chmod(DIRECTORY, 0o755)  # a server that gives up its rights has a clock, too
subprocess.run(
    ["gcc", "-shared", "-fPIC", "-O1", "-o", LIBRARY, os.path.join(HERE, "steady_clock.c")], check=True
)
REMEMBERED = 255  # as in steady_clock.c
_maker = os.getpid()
_owner = None
_page = None
_ahead = 0
_lock = threading.Lock()


@atexit.register
def _clean_up():
    if os.getpid() == _maker:
        shutil.rmtree(DIRECTORY, ignore_errors=True)


def environment():
    """Of programs whose clock it is to be; what this process starts inherits it."""
    global _owner, _page
    path = os.path.join(DIRECTORY, str(os.getpid()))
    if _owner != os.getpid():
        with open(path, "wb") as file:
            file.write(struct.pack("<q", _ahead) + bytes(8 + 8 * REMEMBERED))
        os.chmod(path, 0o666)
        with open(path, "r+b") as file:
            _page = mmap.mmap(file.fileno(), 16 + 8 * REMEMBERED)
        _owner = os.getpid()
        os.environ.update(LD_PRELOAD=LIBRARY, STEADY_CLOCK_AHEAD=path)
    return {"LD_PRELOAD": LIBRARY, "STEADY_CLOCK_AHEAD": path}


def shares():
    """What may be the computer's share of a code: each two numbers that were drawn one behind the other."""
    environment()
    count = struct.unpack_from("<Q", _page, 8)[0]
    draws = [_page[16 + 8 * (at % REMEMBERED):24 + 8 * (at % REMEMBERED)] for at in range(max(count - REMEMBERED, 0), count)]
    return [(one + two).hex() for one, two in zip(draws, draws[1:])]


def real_time():
    """The environment of programs that want none of this."""
    return {name: value for name, value in os.environ.items() if name not in environment()}


def now():
    """Seconds of that clock."""
    return time.monotonic() + _ahead / 1e9


def advance(seconds):
    """So much time passes for all programs of this test."""
    global _ahead
    environment()
    with _lock:  # callers of a test may have threads
        _ahead += max(0, int(seconds * 1e9))
        _page[:8] = struct.pack("<q", _ahead)
