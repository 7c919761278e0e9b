"""Callers of `codemaker serve` who give their names, and passwords for them."""

from server_callers import *


class NamedCallers(ServerCase):
    def at_name(self, port, name, host=1):
        wire = self.call(port, host)
        wire.wait_said(r"P: play")
        wire.send("p\r")
        wire.wait_said(r"Your name: ")
        wire.send(name + "\r")
        return wire

    def guest(self, port, name, host=1):
        wire = self.at_name(port, name, host)
        wire.wait_said(rf"Welcome, {name}\.")
        wire.wait_said(r"Menu: ")
        return wire

    def with_password(self, port, name, password, host=1):
        """A guest who has given their name a password, at the menu."""
        wire = self.guest(port, name, host)
        wire.send("o\rw\r")
        wire.wait_said(r"New password: ")
        wire.send(password + "\r")
        wire.wait_said(r"Once more: ")
        wire.send(password + "\r")
        wire.wait_said(r"has a password now, and your games are kept")
        wire.send("m\r")
        wire.wait_said(r"Menu: ")
        return wire

    def logged_in(self, port, name, password, host=1):
        wire = self.at_name(port, name, host)
        wire.wait_said(r"Password: ")
        wire.send(password + "\r")
        wire.wait_said(rf"Welcome, {name}\.")
        wire.wait_said(r"Menu: ")
        return wire
