"""The lines of games that go on, which are sealed in the database: opened with the key as the guide has it."""

import base64
import ctypes
import os
import sqlite3

SODIUM = ctypes.CDLL("libsodium.so.23")
NONCE, MAC = 24, 16


def opened(kept, key):
    """A line as it was before it was sealed; with another key it stays so."""
    text = kept.removeprefix("sealed:")
    box = base64.b64decode(text + "=" * (-len(text) % 4))
    line = ctypes.create_string_buffer(len(box) - NONCE - MAC)
    failure = SODIUM.crypto_secretbox_open_easy(
        line, box[NONCE:], ctypes.c_ulonglong(len(box) - NONCE), box[:NONCE], key
    )
    return "sealed" if failure else line.raw.decode()


def key_in(data):
    with open(os.path.join(data, "records.key"), encoding="ascii") as file:
        return bytes.fromhex(file.read().strip())


def kept_lines(data):
    """What the database itself has of each game, by its number."""
    database = sqlite3.connect(f"file:{os.path.join(data, 'records.db')}?mode=ro", uri=True)
    try:
        return dict(database.execute("SELECT id, line FROM games"))
    finally:
        database.close()
