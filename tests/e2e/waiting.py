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


def has_ended(pid, seconds):
    """Whether a child of ours ends in the given time; it is still to be waited for then."""
    end = os.pidfd_open(pid)
    try:
        return bool(select.select([end], [], [], seconds)[0])
    finally:
        os.close(end)
