"""Codes of the computer's, which come of its share and of what the caller types (engine/records/records.md)."""

import hashlib

import steady_clock

GUESSES = [
    "1122", "3344", "5566", "1346", "2516", "6611", "4433", "2255", "1166", "5533", "1234", "4321", "2211", "6655",
    "3131",
]


def numbers(name):
    """As engine/records/puzzles.md has them."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{name}:{block}".encode()).digest()
        yield from (int.from_bytes(digest[at:at + 8], "big") for at in range(0, 32, 8))
        block += 1


def mixed_code(share, holes, colors, letters, typed):
    draw = numbers(f"cm2:{share}:{holes}x{colors}{letters}:{typed}")
    usable = 2**64 - 1 - (2**64 - 1) % colors
    while True:
        row = [next(n for n in draw if n < usable) % colors + 1 for hole in range(holes)]
        if "n" not in letters or len(set(row)) == holes:
            return "".join("0123456789abcdef"[peg] for peg in row)


def seal_of(text):
    """The letters of the seal of what was sealed."""
    bits = int.from_bytes(hashlib.sha256(text.encode()).digest()[:20], "big")
    letters = "".join("0123456789ABCDEFGHJKMNPQRSTVWXYZ"[bits >> at & 31] for at in range(155, -1, -5))
    return " ".join(letters[at:at + 4] for at in range(0, 32, 4))


def codes_of(guess):
    """What the code of the game that has just begun may be if this is the first guess, and nothing else was
    typed: its rules are those of a ranked run, free play or splats."""
    drawn = steady_clock.shares()[-100:]
    return {mixed_code(share, 4, 6, letters, guess + ".") for share in drawn for letters in ("", "b", "s")}


def misses(count, taken=()):
    """So many guesses in order that do not break the code of the game that has just begun."""
    for first in GUESSES:
        codes = codes_of(first) | set(taken)
        others = [guess for guess in GUESSES if guess != first and guess not in codes]
        if first not in codes and len(others) >= count - 1:
            return [first, *others][:count]
    raise AssertionError("each first guess may be the code")
