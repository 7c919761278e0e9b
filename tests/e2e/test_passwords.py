"""Names with passwords on codemaker serve: whose games are kept, and who is let in."""

import contextlib
import json
import os
import sqlite3
import time

from named_callers import *


class Passwords(NamedCallers):
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

    def test_where_an_owner_came_from_outlives_the_server_and_is_for_its_account_alone(self):
        port = self.serve_with()
        self.with_password(port, "Ada", "wonderland").close()
        self.logged_in(port, "Ada", "wonderland").close()
        path = os.path.join(self.data, "known-addresses")
        for _ in range(2):
            self.server.terminate()
            self.server.wait(PATIENCE)
            self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)
            with open(path) as file:
                self.assertEqual(file.read(), "127.0.0.1\tada\n")
            self.serve_with()

    def test_an_owner_at_home_is_not_kept_waiting_by_hundreds_who_guess_at_many_names(self):
        port = self.serve_with("max_callers = 500\nmax_per_address = 100")
        names = [f"Nam{letter}" for letter in "abcdefgh"]
        for host, name in enumerate(["Ada", *names]):
            self.with_password(port, name, "wonderland", host=200 + host).close()
        guessers = [self.call(port, host=2 + number) for number in range(100)]
        for wire in guessers:
            wire.take()
        steady_clock.advance(3)  # none of their terminals answers
        for wire in guessers:
            wire.wait_said(r"P: play")
            wire.socket.sendall(b"p\r")
        for wire in guessers:
            wire.wait_said(r"Your name: ")
        steady_clock.advance(1)  # nobody types ahead
        for number, wire in enumerate(guessers):
            wire.socket.sendall(names[number % len(names)].encode() + b"\r")
        for wire in guessers:
            wire.wait_said(r"Password: ")
        ada = self.at_name(port, "Ada", host=200)
        ada.wait_said(r"Password: ")
        steady_clock.advance(1)
        for wire in guessers:
            wire.socket.sendall(b"a guess\r")
        watch = Stopwatch()
        ada.send("wonderland\r")
        ada.wait_said(r"Welcome, Ada\.")
        self.assertLess(watch.seconds(), 4)

    def test_nobody_takes_the_name_of_an_opponent_or_of_a_guest(self):
        port = self.serve_with()
        for name in ("Nan the Goat", "nan the goa", "Joe Bob the Eagle", "GUEST", "Guest Ada"):
            self.at_name(port, name).wait_said(r"is reserved\. Please type another\.")
        self.guest(port, "Nan")

    def test_a_name_with_a_password_is_its_players_alone_and_goes_on_with_their_game(self):
        port = self.serve_with()
        ada = self.with_password(port, "Ada", "lovelace")
        ada.send("r\r")
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
        ada.send("r\r")
        ada.wait_said(r"Unfinished: level 1 of a ranked run\.")
        ada.send("g\r")
        ada.wait_said(r"Guess 2: ")
        (game,) = self.kept()
        self.assertEqual((game["player"]["board"], game["player"]["name"]), ("telnet", "Ada"))
        written = self.everything_written()
        self.assertIn(b"$argon2id$", written)
        for secret in (b"lovelace", b"babbage"):
            self.assertNotIn(secret, written)

    def stop(self):
        self.server.terminate()
        self.server.wait()

    def test_a_name_that_looks_like_one_with_a_password_asks_for_it(self):
        port = self.serve_with(general='charset = "utf8"')
        self.with_password(port, "Ada", "lovelace").close()
        for name in ("Ad\u0101", "Ad\u0430", "\u0410da", "\uff21da", "A\u0308da"):
            eve = self.at_name(port, name, 2)
            eve.wait_said(r"The name Ada has a password\.")
            eve.wait_said(r"Password: ")
            eve.close()
        ada = self.at_name(port, "Ad\u0430", 3)
        ada.wait_said(r"Password: ")
        ada.send("lovelace\r")
        ada.wait_said(r"Welcome, Ada\.")

    def test_nobody_takes_the_sysops_name(self):
        port = self.serve_with(general='charset = "utf8"')
        for host, name in enumerate(("sysop", "SYS0P", "s\u0443sop", "Sys op", "The Computer"), 1):
            eve = self.at_name(port, name, host)
            eve.wait_said(r"is reserved\. Please type another\.")
            eve.send("Eve\r")
            eve.wait_said(r"Welcome, Eve\.")

    def test_while_names_cannot_be_checked_nobody_is_in_as_a_player_with_a_password(self):
        path = os.path.join(self.data, "records.db")
        port = self.serve_with()
        self.with_password(port, "Ada", "lovelace").close()
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.stop()

        def newer():
            with sqlite3.connect(path) as database:
                database.execute("UPDATE schema_version SET version = 99")

        def garbage():
            for ending in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.remove(path + ending)
            with open(path, "wb") as file:
                file.write(b"no database " * 400)

        with open(path, "rb") as file:
            whole = file.read()
        harms = {
            "missing": (lambda: os.remove(path), "was here and is gone"),
            "newer": (newer, "was made by a newer version"),
            "garbage": (garbage, "was damaged"),
            "no file": (lambda: (os.remove(path), os.mkdir(path)), "no plain file"),
        }
        for harm, (do, told) in harms.items():
            with self.subTest(harm):
                do()
                port = self.serve_with()
                eve = self.at_name(port, "Ada", 2)
                eve.wait_said(r"Names cannot be checked now\. You play as Guest Ada\.")
                eve.wait_said(r"Menu: ")
                eve.send("o\r")
                shown = eve.wait_said(r"(?s)S: Screens.*Options: ")[0]
                self.assertNotIn("Password", shown)
                eve.close()
                self.until(lambda: told in self.log(), f"{told} in the log")
                self.stop()
                if os.path.isdir(path):
                    os.rmdir(path)
                for ending in ("-wal", "-shm"):
                    with contextlib.suppress(FileNotFoundError):
                        os.remove(path + ending)
                with open(path, "wb") as file:
                    file.write(whole)
        port = self.serve_with()
        self.logged_in(port, "Ada", "lovelace")

    def test_nothing_of_a_guest_is_kept(self):
        port = self.serve_with()
        bob = self.guest(port, "Bob")
        bob.send("r\r")
        bob.wait_said(r"Guess 1: ")
        bob.send("1122\r")
        bob.wait_said(r"Guess 2: ")
        bob.close()
        bob = self.guest(port, "Bob")
        bob.send("r\r")
        bob.wait_said(r"Guess 1: ")
        self.assertEqual(self.kept(), [])

    def guess(self, port, name, host, password="babbage"):
        """A caller who has sent a password, and has not heard yet what it was worth."""
        wire = self.at_name(port, name, host)
        wire.wait_said(r"Password: ")
        wire.send(password + "\r")
        return wire

    def hear(self, wire, words):
        """What a guess has to wait for passes at once."""

        def has_come():
            steady_clock.advance(1)
            readable, _, _ = select.select([wire.socket], [], [], 0.2)
            if readable:
                wire.take()
            return re.search(words, wire.text)

        self.until(has_come, words)

    def test_three_wrong_passwords_end_the_call_and_close_the_server_to_nobody(self):
        port = self.serve_with()
        self.with_password(port, "Ada", "lovelace", host=1).close()
        eve = self.guess(port, "Ada", host=2)
        for left in ("2 tries", "1 try"):
            self.hear(eve, rf"That isn't the password\. {left} left\.")
            eve.text = ""
            eve.send("babbage\r")
        self.hear(eve, r"Disconnected: that was not the password of this name\.")
        self.guest(port, "Bob", host=2)  # behind the same address
        self.logged_in(port, "Ada", "lovelace", host=3)
        self.hear(self.guess(port, "Ada", 2, "lovelace"), r"Welcome, Ada\.")
        self.assertIn("a wrong password for Ada from telnet 127.0.0.2", self.log())

    def test_who_hangs_up_and_guesses_again_waits_longer_and_longer(self):
        port = self.serve_with()
        self.with_password(port, "Ada", "lovelace", host=1).close()
        for _ in range(5):
            eve = self.guess(port, "Ada", host=2)
            self.hear(eve, r"That isn't the password")
            eve.close()
        eve = self.guess(port, "Ada", host=2)  # after 0, 1, 2, 4 and 8 seconds
        self.assertEqual(select.select([eve.socket], [], [], 1.5)[0], [])
        steady_clock.advance(16)
        self.hear(eve, r"That isn't the password")

    def test_a_name_that_many_guess_at_is_slowed_and_its_owner_still_gets_in(self):
        port = self.serve_with("name_seconds = 600")
        self.with_password(port, "Ada", "lovelace", host=1).close()
        eves = [self.at_name(port, "ADA", host) for host in range(2, 16)]
        for eve in eves:
            eve.wait_said(r"Password: ")
        for eve in eves:
            eve.send("babbage\r")
        said = [eve.wait_said(r"That isn't the password|Your turn comes in about \d+ s")[0] for eve in eves]
        self.assertEqual(said.count("That isn't the password"), 3)
        self.logged_in(port, "Ada", "lovelace", host=1).close()
        steady_clock.advance(61)
        self.until(lambda: re.search(r"\d+ more wrong passwords for ", self.log()), "the count in the log")
        self.assertEqual(self.log().count("a wrong password for Ada from telnet 127.0.0."), 1)

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
        eves = [self.at_name(port, "Ada", host=2 + number) for number in range(8)]
        for eve in eves:
            eve.wait_said(r"Password: ")
        for eve in eves:
            eve.send("babbage\r")
        slowest = 0.0
        for _ in range(20):
            began = time.monotonic()
            player.send("time\r")
            player.wait_said(r"Time left: [^$]*Menu: ")
            slowest = max(slowest, time.monotonic() - began)
        self.assertLess(slowest, 2.0)
        for eve in eves:
            eve.wait_said(r"That isn't the password")
