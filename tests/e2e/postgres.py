"""A PostgreSQL 15 of a test's own, in a directory that goes with it."""

import os
import shutil
import subprocess
import tempfile

from ports import port_for_a_server

TOOLS = "/usr/lib/postgresql/15/bin/"


class Postgres:
    """Its owner has no password; the role `game` has one, and the database `games`."""

    PASSWORD = "Jabberwock"

    def __init__(self):
        self.directory = tempfile.mkdtemp(prefix="codemaker-postgres-")
        if os.geteuid() == 0:
            shutil.chown(self.directory, "postgres")  # it refuses to run as root
        self.port = port_for_a_server()
        self.tool("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-D", self.data)
        rules = "local all all trust\nhost all postgres all trust\nhost all all all scram-sha-256\n"
        with open(os.path.join(self.data, "pg_hba.conf"), "w", encoding="ascii") as access:
            access.write(rules)
        self.start()
        self.run(f"CREATE ROLE game LOGIN PASSWORD '{self.PASSWORD}'")
        self.run("CREATE DATABASE games OWNER game")

    @property
    def data(self):
        return os.path.join(self.directory, "data")

    @property
    def url(self):
        return f"postgresql://game:{self.PASSWORD}@127.0.0.1:{self.port}/games"

    def tool(self, name, *args):
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*who, TOOLS + name, *args], check=True, cwd=self.directory, stdout=subprocess.DEVNULL)

    def rows(self, query):
        """What a query of the database of games finds, a tuple of texts a row."""
        url = f"postgresql://postgres@127.0.0.1:{self.port}/games"
        told = subprocess.run([TOOLS + "psql", url, "-AtF", "|", "-c", query], check=True, stdout=subprocess.PIPE)
        return [tuple(row.split("|")) for row in told.stdout.decode().splitlines()]

    def run(self, statement):
        self.tool("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-qc", statement)

    def start(self):
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.directory} -c fsync=off"
        log = os.path.join(self.directory, "log")
        self.tool("pg_ctl", "-D", self.data, "-l", log, "-w", "start", "-o", options)

    def stop(self):
        self.tool("pg_ctl", "-D", self.data, "-m", "fast", "-w", "stop")

    def remove(self):
        try:
            self.stop()
        finally:
            shutil.rmtree(self.directory, ignore_errors=True)
