"""Waiting for what is to be seen, and for no longer."""

import contextlib
import os
import re
import select
import time


# How long a test waits for what has to come. Only one that fails waits so long: where a rule says how soon,
# the test of that rule has its own figure.
PATIENCE = 60


def until(condition, what, seconds=PATIENCE, pause=0.01):
    """What the condition says once it holds. Files and the tables of others tell nobody when they change, so it
    is asked again and again; `what` may be asked for the words, too."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited for {what() if callable(what) else what}")
        time.sleep(pause)
    return found


def stalled():
    """The seconds so far in which anything on this machine waited for a processor or a disk; none where the
    system does not tell."""
    total = 0
    for what in ("cpu", "io"):
        with contextlib.suppress(OSError), open(f"/proc/pressure/{what}", encoding="ascii") as file:
            total += int(re.search(r"^some .*total=(\d+)", file.read())[1])
    return total / 1e6


class Stopwatch:
    """What a program takes by itself for something that a test waits for, from here on. On a machine that is busy
    with others all takes longer, and that is not the program's: only the time in which nobody had to wait is
    counted."""

    def __init__(self):
        self.stalled, self.begin = stalled(), time.monotonic()

    def seconds(self):
        return time.monotonic() - self.begin - (stalled() - self.stalled)


def has_ended(pid, seconds):
    """Whether a child of ours ends in the given time; it is still to be waited for then."""
    end = os.pidfd_open(pid)
    try:
        return bool(select.select([end], [], [], seconds)[0])
    finally:
        os.close(end)
