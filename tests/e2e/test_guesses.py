"""Who guesses at passwords, takes many names or one that is read as another's, and who is kept from nothing by that."""

import contextlib
import re

from named_callers import *


class Guesses(NamedCallers):
    def at_password(self, port, name, hosts):
        """Callers from all of these, who are asked for the password."""
        wires = [self.call(port, host=host) for host in hosts]
        for wire in wires:
            wire.take()
        steady_clock.advance(3)  # none of their terminals answers
        for wire in wires:
            wire.wait_said(r"P: play")
            wire.socket.sendall(b"p\r")
        for wire in wires:
            wire.wait_said(r"Your name: ")
        steady_clock.advance(1)  # nobody types ahead
        for wire in wires:
            wire.socket.sendall(name.encode() + b"\r")
        for wire in wires:
            wire.wait_said(r"Password: ")
        steady_clock.advance(1)
        return wires

    @staticmethod
    def looked_at(wires):
        """How many of their guesses somebody has looked at."""
        for wire in wires:
            wire.socket.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                while wire.take():
                    pass
        return sum("That isn't the password" in wire.text for wire in wires)

    def pass_turns(self, port, wires, count):
        """So many turns, each of which one of these callers has."""
        before = self.looked_at(wires)
        for turn in range(1, count + 1):
            steady_clock.advance(8)
            self.call(port, host=250).close()  # the server looks at its clock
            self.until(lambda turn=turn: self.looked_at(wires) >= before + turn, "a turn", 60)

    def test_guesses_from_ever_new_addresses_are_ten_a_minute_and_the_owner_at_a_new_one_gets_in(self):
        port = self.serve_with("max_per_address = 200\nname_seconds = 600")
        self.with_password(port, "Ada", "wonderland").close()
        *guessers, ada = self.at_password(port, "Ada", range(2, 43))
        for wire in guessers:
            wire.socket.sendall(b"a guess\r")
        answer = r"That isn't the password|Too many are guessing|Your turn comes"
        for wire in guessers:
            self.until(lambda wire=wire: re.search(answer, wire.text) or not wire.take(), "an answer")
        ada.send("wonderland\r")
        ada.wait_said(r"Too many are guessing at this name\. Please try again in 30 seconds\.")
        self.until(lambda: self.looked_at(guessers) == 3, "those who were first", 60)
        self.pass_turns(port, guessers, 4)
        ada.socket.settimeout(PATIENCE)
        ada.send("wonderland\r")
        seconds = int(ada.wait_said(r"Your turn comes in about (\d+) s\.")[1])
        self.assertLess(seconds, 160)
        others = self.at_password(port, "Ada", range(43, 63))  # who come later are later
        for wire in others:
            wire.socket.sendall(b"a guess\r")
        self.pass_turns(port, guessers, 23 - self.looked_at(guessers))  # all who were there before
        steady_clock.advance(8)
        self.call(port, host=250).close()
        ada.socket.settimeout(PATIENCE)
        ada.wait_said(r"Welcome, Ada\.")
        self.assertEqual(self.looked_at(guessers), 23)
        self.assertLess(self.looked_at(others), 10)  # a moment passed by itself

    def test_new_names_of_an_address_are_so_many_a_day(self):
        port = self.serve_with("max_per_address = 2")
        for name in ("Ada", "Bob"):
            self.with_password(port, name, "wonderland").close()
        wire = self.guest(port, "Cid")
        wire.send("o\rw\r")
        for asked in (r"New password: ", r"Once more: "):
            wire.wait_said(asked)
            wire.send("wonderland\r")
        wire.wait_said(r"Too many new names came from your address today\. Please try tomorrow\.")
        wire.close()
        self.logged_in(port, "Ada", "wonderland").close()
        self.with_password(port, "Dan", "wonderland", host=2).close()

    def test_who_does_not_look_closely_is_not_taken_in_by_a_name(self):
        port = self.serve_with(general='charset = "utf8"')
        for name in ("Karl", "Jo Bob"):
            self.with_password(port, name, "lovelace").close()
        tricks = {"Karl": ("KarI", "Kar\u04cf", "KARL"), "Jo Bob": ("JoBob", "Jo  Bob", "Jo-Bob")}
        for owner, names in tricks.items():
            for name in names:
                eve = self.at_name(port, name, 2)
                eve.wait_said(rf"The name {owner} has a password\.")
                eve.close()
        self.guest(port, "Kari", 2)


if __name__ == "__main__":
    unittest.main()
