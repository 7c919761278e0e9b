"""Reads score files from nothing but scores/FORMAT.md: a second opinion."""

import binascii
import pathlib
import re
import struct

HEADER = 32
RECORD = 512
FORMAT = pathlib.Path(__file__).parents[2] / "scores" / "FORMAT.md"
NUMBERED = re.search(r"\| table \| (.*) \|", FORMAT.read_text(encoding="utf-8"))[1]
TABLES = {int(number): word for number, word in re.findall(r"(\d+) (\w+)", NUMBERED)}


class Damaged(Exception):
    """The bytes are not what the format says."""


def text_at(record, at, room):
    size = record[at]
    if size > room:
        raise Damaged(f"a text of {size} bytes in a field of {room}")
    if any(record[at + 1 + size : at + 1 + room]):
        raise Damaged("no zeros behind a text")
    return record[at + 1 : at + 1 + size].decode("utf-8")


def read_record(record):
    if len(record) != RECORD:
        raise Damaged(f"a record of {len(record)} bytes")
    if binascii.crc32(record[:508]) != struct.unpack_from("<I", record, 508)[0]:
        raise Damaged("the checksum of a record")
    level, score, when = struct.unpack_from("<Iqq", record, 4)
    return {
        "table": TABLES[record[0]],
        "score": score,
        "level": level,
        "when": when,
        "handle": text_at(record, 390, 112),
    }


def read_tables(data):
    """The rows of SCORES.DAT in their order; Damaged if any byte of it is wrong."""
    if len(data) < HEADER or data[:8] != b"CMSCORES":
        raise Damaged("no header")
    version, header, record, count = struct.unpack_from("<4H", data, 8)
    if (version, header, record) != (1, HEADER, RECORD):
        raise Damaged("the header")
    if binascii.crc32(data[:28]) != struct.unpack_from("<I", data, 28)[0]:
        raise Damaged("the checksum of the header")
    if len(data) != HEADER + count * RECORD:
        raise Damaged(f"{len(data)} bytes for {count} records")
    rows = [
        read_record(data[at : at + RECORD]) for at in range(HEADER, len(data), RECORD)
    ]
    order = [(row["table"], -row["score"]) for row in rows]
    names = list(TABLES.values())
    if order != sorted(order, key=lambda each: (names.index(each[0]), each[1])):
        raise Damaged("rows out of order")
    if len({(row["table"], row["handle"]) for row in rows}) != len(rows):
        raise Damaged("a player stands in a table twice")
    return rows


def best_ten(rows):
    """The tables that these rows make, as {table: [(score, handle), …]}."""
    tables = {table: set() for table in TABLES.values()}
    for row in rows:
        tables[row["table"]].add((row["score"], row["handle"]))
    return {table: sorted(each, reverse=True)[:10] for table, each in tables.items()}
