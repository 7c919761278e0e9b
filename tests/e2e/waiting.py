"""Waiting for what is to be seen, and for no longer."""

import os
import select
import time


def until(condition, what, seconds=10):
    """What the condition says once it holds. Files and the tables of others tell nobody when they change, so it
    is asked again and again; `what` may be asked for the words, too."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited for {what() if callable(what) else what}")
        time.sleep(0.01)
    return found


def waited_for_processor(pid):
    """The seconds in which a program, or the one that has ended, wanted to run and others did."""
    with open(f"/proc/{pid}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[1]) / 1e9


def own_seconds(pid, act):
    """What a program takes by itself for something that is waited for in `act`. On a machine that is busy with
    others all takes longer, and that is not the program's: the time in which it waited for a processor is left out."""
    waited = waited_for_processor(pid)
    begin = time.monotonic()
    act()
    return time.monotonic() - begin - (waited_for_processor(pid) - waited)


def has_ended(pid, seconds):
    """Whether a child of ours ends in the given time; it is still to be waited for then."""
    end = os.pidfd_open(pid)
    try:
        return bool(select.select([end], [], [], seconds)[0])
    finally:
        os.close(end)
