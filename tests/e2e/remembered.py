"""What the database remembers of its players, behind the screen."""

import contextlib
import sqlite3


def remembered(data):
    """All of it in one text; nothing where there is no database yet."""
    with contextlib.suppress(sqlite3.OperationalError):
        database = sqlite3.connect(f"file:{data}/records.db?mode=ro", uri=True)
        with contextlib.closing(database):
            return " ".join(value for (value,) in database.execute("SELECT value FROM remembered"))
    return ""
