"""A database that somebody else is busy with."""

import contextlib
import os
import sqlite3


@contextlib.contextmanager
def locked_database(data):
    """Nobody else reads or writes the one in this directory."""
    path = os.path.join(data, "records.db")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as another:
        another.execute("PRAGMA locking_mode = EXCLUSIVE")
        another.execute("BEGIN EXCLUSIVE")
        yield
