"""Names with passwords on codemaker serve: whose games are kept, and who is let in."""

import json

from server_callers import *


class Passwords(ServerCase):
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

    def everything_written(self):
        """All bytes of the data directory, the log among them."""
        written = b""
        for folder, _, names in os.walk(self.data):
            for path in (os.path.join(folder, name) for name in names):
                if os.path.isfile(path):  # the server's socket holds nothing
                    with open(path, "rb") as file:
                        written += file.read()
        return written

    def kept(self):
        told = self.run_codemaker("records", "list", "--json", "--data", self.data)
        return [json.loads(row) for row in told.stdout.decode().splitlines()]

    def test_a_name_with_a_password_is_its_players_alone_and_goes_on_with_their_game(self):
        port = self.serve_with()
        ada = self.with_password(port, "Ada", "lovelace")
        ada.send("c\r")
        ada.wait_said(r"Guess 1: ")
        ada.send(self.misses(1)[0] + "\r")
        ada.wait_said(r"Guess 2: ")
        ada.close()
        eve = self.at_name(port, "Ada", 2)
        eve.wait_said(r"Password: ")
        eve.send("babbage\r")
        eve.wait_said(r"That isn't the password\. 2 tries left\.")
        eve.send("\r")
        eve.wait_said(r"Your name: ")
        eve.close()
        ada = self.logged_in(port, "Ada", "lovelace")
        ada.send("c\r")
        ada.wait_said(r"You were cut off in level 1 of the campaign\.")
        ada.send("g\r")
        ada.wait_said(r"Guess 2: ")
        (game,) = self.kept()
        self.assertEqual((game["player"]["board"], game["player"]["name"]), ("telnet", "Ada"))
        written = self.everything_written()
        self.assertIn(b"$argon2id$", written)
        for secret in (b"lovelace", b"babbage"):
            self.assertNotIn(secret, written)

    def test_nothing_of_a_guest_is_kept(self):
        port = self.serve_with()
        bob = self.guest(port, "Bob")
        bob.send("c\r")
        bob.wait_said(r"Guess 1: ")
        bob.send("1122\r")
        bob.wait_said(r"Guess 2: ")
        bob.close()
        bob = self.guest(port, "Bob")
        bob.send("c\r")
        bob.wait_said(r"Guess 1: ")
        self.assertEqual(self.kept(), [])

    def test_three_wrong_passwords_end_the_call_and_slow_the_address_alone(self):
        port = self.serve_with()
        self.with_password(port, "Ada", "lovelace", host=1).close()
        eve = self.at_name(port, "Ada", host=2)
        for _ in range(3):
            eve.wait_said(r"Password: ")
            eve.send("babbage\r")
        eve.wait_said(r"Disconnected: that was not the password of this name\.")
        eve.rest(6)
        self.until(lambda: "wrong password" in self.log(), "the end of that call in the log")
        busy = self.call(port, host=2)
        self.assertIn(b"all lines are busy", busy.rest())
        self.logged_in(port, "Ada", "lovelace", host=3)

    def test_who_hangs_up_after_two_wrong_passwords_is_slowed_all_the_same(self):
        port = self.serve_with()
        self.with_password(port, "Ada", "lovelace", host=1).close()
        for _ in range(2):
            eve = self.at_name(port, "Ada", host=2)
            for number in (2, 1):
                eve.wait_said(r"Password: ")
                eve.send("babbage\r")
                eve.wait_said(rf"{number} tr(y|ies) left")
            eve.close()
        self.assertIn(b"all lines are busy", self.call(port, host=2).rest())

    def test_a_name_goes_to_who_was_quicker(self):
        port = self.serve_with()
        one, two = self.guest(port, "Ada", 1), self.guest(port, "Ada", 2)
        for wire in (one, two):
            wire.send("o\rw\r")
            wire.wait_said(r"New password: ")
            wire.send("lovelace\r")
            wire.wait_said(r"Once more: ")
        one.send("lovelace\r")
        one.wait_said(r"has a password now")
        two.send("lovelace\r")
        two.wait_said(r"Somebody was quicker")

    def test_the_sysop_gives_and_takes_passwords(self):
        port = self.serve_with()
        self.with_password(port, "Ada", "lovelace").close()
        data = ("--data", self.data)
        player = self.run_codemaker("players", "list", "--json", *data).stdout
        number = str(json.loads(player)["id"])
        short = self.run_codemaker("players", "password", number, *data, input=b"abc\n")
        self.assertEqual(short.returncode, 1)
        self.assertIn(b"6 letters or more", short.stderr)
        told = self.run_codemaker("players", "password", number, *data, input=b"countess\n")
        self.assertEqual(told.returncode, 0, told.stderr)
        self.logged_in(port, "Ada", "countess").close()
        told = self.run_codemaker("players", "password", number, "--remove", *data)
        self.assertEqual(told.returncode, 0, told.stderr)
        self.guest(port, "Ada")

    def test_a_flood_of_wrong_passwords_slows_nobody_who_plays(self):
        port = self.serve_with("max_per_address = 40")
        self.with_password(port, "Ada", "lovelace", host=1).close()
        player = self.guest(port, "Bob", host=1)
        eves = [self.at_name(port, "Ada", host=2) for _ in range(8)]
        for eve in eves:
            eve.wait_said(r"Password: ")
        for eve in eves:
            eve.send("babbage\r")
        slowest = 0.0
        for _ in range(20):
            began = time.monotonic()
            player.send("t\r")
            player.wait_said(r"Time left: [^$]*Menu: ")
            slowest = max(slowest, time.monotonic() - began)
        self.assertLess(slowest, 2.0)
        for eve in eves:
            eve.wait_said(r"That isn't the password")
