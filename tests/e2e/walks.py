"""Walks through line mode, past everything that holds no secret."""

from lines import Telnet

# Prompts of line mode and what is typed there: a walk past everything that holds no secret.
WALK = (
    (b"P: play. Q: leave.\r\n> ", b"?\r"),
    (b"Ctrl-X: return to the BBS.\r\n> ", b"time\r"),
    (b"> ", b"p\r"),
    (b"Menu: ", b"i\r"),
    (b"N for more: ", b"n\r"),
    (b"N for more: ", b"n\r"),
    (b"N for more: ", b"m\r"),
    (b"Menu: ", b"h\r"),
    (b"M for the menu, 1 to 3 for the tables: ", b"x\r"),
    (b"M for the menu, 1 to 3 for the tables: ", b"m\r"),
    (b"Menu: ", b"o\r"),
    (b"Options: ", b"p\r"),
    (b"Options: ", b"m\r"),
    (b"Menu: ", b"help\r"),
    (b"Menu: ", b"r\r"),
    (b"Guess 1: ", b"12\r"),
    (b"Guess 1: ", b"points\r"),
    (b"Guess 1: ", b"q\r"),
    (b"(Y/N): ", b"y\r"),
    (b"Menu: ", b"q\r"),
    (b"Return to the BBS? (Y/N): ", b"y\r"),
)

# Where nobody comes from a board, none is gone back to.
OWN_WORDS = ((b"return to the BBS", b"end codemaker"), (b"Return to the BBS?", b"Leave?"))


def of_our_own(said):
    for boards, own in OWN_WORDS:
        said = said.replace(boards, own)
    return said


# Where the caller's name is asked, the walk leads past that too.
ASKED_WALK = tuple(
    (of_our_own(prompt), keys)
    for prompt, keys in (*WALK[:3], (b"Your name: ", b"White Rabbit\r"), *WALK[3:])
)


def walk_of(kind):
    return ASKED_WALK if kind is Telnet else WALK
