"""Ports for the servers of others, which can be given no open socket."""

import itertools
import os
import socket

# Below those that the system gives to who asks for any: of the tests that run at once none gets hold of it.
FIRST, COUNT = 20000, 12000
numbers = itertools.count()


def port_for_a_server():
    """A port of 127.0.0.1 where nobody listens."""
    while True:
        # Tests run in processes that were forked after this was read.
        port = FIRST + (os.getpid() * 16 + next(numbers)) % COUNT
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
