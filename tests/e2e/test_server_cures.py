"""A database server that lacks something: the sentence has the command, which is typed, and the next call keeps its games."""

import glob
import json

import shares
from caller import *
from postgres import Postgres


@needs_root
class ServerCures(Case):
    def setUp(self):
        super().setUp()
        self.server = Postgres()
        self.addCleanup(self.server.remove)

    def use(self, url):
        """The options of a board with that server."""
        self.write("codemaker.toml", f'records = "{url}"\n')
        os.makedirs(self.data, exist_ok=True)
        self.here = ["--config", os.path.join(self.directory, "codemaker.toml"), "--data", self.data]

    def records(self, around=()):
        """What the doctor has to say of them."""
        told = subprocess.run(
            [*around, PROGRAM, "doctor", "--json", *self.here], capture_output=True, timeout=PATIENCE
        )
        (row,) = [row for row in json.loads(told.stdout)["checks"] if row["check"] == "records"]
        self.assertIn(row["finding"], (None, "server-lacks"))
        self.cure = row["cure"]
        return row["state"], row["says"]

    def type_cure(self, says, given=""):
        """As root types it; this server's sockets are not where Debian's are."""
        self.assertIn(self.cure, says)
        path = f"{self.directory}/bin:{os.environ['PATH']}"
        done = subprocess.run(
            ["setsid", "-w", "sh", "-c", self.cure], env={**os.environ, "PGHOST": "127.0.0.1", "PATH": path},
            cwd="/", input=given.encode(), capture_output=True, timeout=PATIENCE,
        )
        self.assertEqual(done.returncode, 0, (says, done.stderr))

    def call(self, around=()):
        caller = self.caller([*around, PROGRAM, DOOR32, "--mode", "lines", *self.here])
        caller.wait_said(r"P: play")
        caller.send("p\r")
        caller.wait_said(r"Menu: ")
        caller.send("r\r")
        caller.wait_said(r"Guess 1: ")
        return caller

    def assert_next_call_keeps_its_games(self):
        self.assertEqual(self.records()[0], "ok")
        caller = self.call()
        caller.send(shares.misses(1)[0] + "\r")
        caller.wait_said(r"Guess 2: ")
        there = "SELECT to_regclass('games') IS NOT NULL"
        self.until(lambda: self.server.rows(there) == [("t",)], "the tables are made")
        self.until(lambda: self.server.rows("SELECT id FROM games"), "the game is kept")
        caller.close()

    def test_a_database_that_is_not_there_is_made_by_the_printed_command(self):
        self.server.run("DROP DATABASE games")
        self.use(self.server.url)
        state, says = self.records()
        self.assertEqual(state, "fault")
        self.assertRegex(says, "has no such database; .*createdb .*-O game games$")
        self.call().close()
        self.type_cure(says)
        self.assert_next_call_keeps_its_games()

    def test_a_role_that_is_not_there_is_made_by_the_printed_command(self):
        rules = os.path.join(self.server.data, "pg_hba.conf")
        with open(rules, encoding="ascii") as file:
            before = file.read()
        with open(rules, "w", encoding="ascii") as file:
            file.write("host all ada all trust\n" + before)
        self.server.run("SELECT pg_reload_conf()")
        self.server.run("DROP DATABASE games")
        self.use(self.server.url.replace("game:", "ada:"))
        self.until(lambda: "does not know that name" in self.records()[1], "the server has read its rules")
        state, says = self.records()
        self.assertEqual(state, "fault")
        self.assertNotIn(self.server.PASSWORD, says)
        self.assertIn("createuser", self.cure)
        self.type_cure(says, 2 * f"{self.server.PASSWORD}\n")
        state, says = self.records()
        self.assertRegex(says, "has no such database; .*createdb .*-O ada games$")
        self.type_cure(says)
        self.assert_next_call_keeps_its_games()

    def test_a_server_that_is_stopped_is_started_by_the_printed_command(self):
        # This machine's systemd knows nothing of it: what it would be told is told to a stand-in.
        asked = os.path.join(self.directory, "asked")
        os.chmod(self.write("bin/systemctl", f'#!/bin/sh\necho "$@" > {asked}\n'), 0o755)
        self.use(self.server.url)
        self.server.stop()
        state, says = self.records()
        self.assertEqual(state, "fault")
        self.assertRegex(says, r"does not answer; is the server running\?$")
        self.type_cure(self.cure)
        with open(asked, encoding="ascii") as file:
            self.assertEqual(file.read(), "start postgresql\n")
        self.server.start()
        self.assert_next_call_keeps_its_games()

    def test_without_the_driver_it_is_named_and_calls_play_without_records(self):
        self.use(self.server.url)
        drivers = glob.glob("/usr/lib/*/libpq.so.5") + glob.glob("/usr/lib/*/libsoci_postgresql.so*")
        hidden = "".join(f"mount --bind /dev/null {os.path.realpath(path)} && " for path in drivers)
        around = ["/usr/bin/unshare", "-m", "sh", "-c", hidden + 'exec "$@"', "sh"]
        if subprocess.run([*around, "true"], capture_output=True).returncode != 0:
            self.skipTest("no file may be hidden here")
        state, says = self.records(around)
        self.assertEqual(state, "fault")
        self.assertRegex(says, "which is not installed: apt-get install -y lib(soci-postgresql4.0|pq5)$")
        self.assertIn(self.cure, says)
        # Each that it may name is a package of this Debian.
        for package in ("libsoci-postgresql4.0", "libpq5"):
            known = subprocess.run(["apt-cache", "show", package], capture_output=True, text=True)
            self.assertIn(f"Package: {package}\n", known.stdout, known.stderr)
        self.call(around).close()
        self.assert_next_call_keeps_its_games()


if __name__ == "__main__":
    unittest.main()
