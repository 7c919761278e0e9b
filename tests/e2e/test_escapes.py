"""Who has broken into a call gets nowhere: each way out that we know is tried from inside (escapes.c)."""

from postgres import Postgres
from server_callers import *

HERE = os.path.dirname(os.path.abspath(__file__))
# Where records are on PostgreSQL, a call makes sockets and looks up names.
OPEN_TO_POSTGRES = {
    "makes_a_socket", "makes_a_datagram", "makes_a_local_socket", "asks_the_kernels_network",
    "reads_accounts", "runs_a_file_of_its_own",
}
SECRET = 'board = "wonderland"\nseason_key = "Jabberwock"\n'


@unittest.skipIf(IS_SANITIZED, "who looks for leaks makes processes")
class Escapes(ServerCase):
    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.mkdtemp(prefix="codemaker-escapes-")
        cls.addClassCleanup(shutil.rmtree, cls.place)
        cls.library = os.path.join(cls.place, "escapes.so")
        source = os.path.join(HERE, "escapes.c")
        subprocess.run(
            ["gcc", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", cls.library, source], check=True
        )

    def setUp(self):
        super().setUp()
        os.mkdir(self.data)
        self.users = self.write("users.dat", "the board's")
        os.chmod(self.users, 0o600)
        os.setxattr(self.users, "user.known", b"x")
        self.victim = subprocess.Popen(["sleep", "1000"])
        self.addCleanup(self.victim.wait)
        self.addCleanup(self.victim.kill)
        self.told = os.path.join(self.directory, "ways")
        master, self.terminal = os.openpty()
        self.addCleanup(os.close, master)
        self.addCleanup(os.close, self.terminal)
        os.write(master, b"topsecret\n")
        clock = steady_clock.environment()
        self.environment = {
            **os.environ,
            **clock,
            "LD_PRELOAD": f"{clock['LD_PRELOAD']}:{self.library}",
            "ESCAPES": self.told,
            "ESCAPES_VICTIM": str(self.victim.pid),
            "ESCAPES_OUTSIDE": self.users,
            "ESCAPES_DATA": self.data,
            "ESCAPES_TERMINAL": os.ttyname(self.terminal),
            "ESCAPES_CONFIG": os.path.join(self.directory, "codemaker.toml"),
        }

    def ways(self):
        """What came of each: the error, or 0."""
        with open(self.told, encoding="ascii") as file:
            return {name: int(error) for name, error in map(str.split, file)}

    def assert_none_leads_out(self, but=frozenset()):
        ways = self.ways()
        self.assertEqual(ways.pop("has_its_own_files"), 0)
        self.assertGreater(len(ways), 90)
        self.assertEqual({name for name, error in ways.items() if error == 0} - but, set())
        self.assertIsNone(self.victim.poll())
        self.assertEqual(os.stat(self.users).st_mode & 0o7777, 0o600)
        self.assertEqual(os.listxattr(self.users), ["user.known"])
        with open(self.users, encoding="ascii") as file:
            self.assertEqual(file.read(), "the board's")
        self.assertNotIn("without", self.log())

    def play_a_door(self, config):
        path = self.write("codemaker.toml", config)
        caller = self.door("--config", path, "--mode", "line", env=self.environment)
        self.miss_and_give_up(caller)
        caller.hang_up()
        caller.exit_status(30)

    def test_a_call_at_a_door_leads_nowhere(self):
        self.play_a_door(SECRET)
        self.assert_none_leads_out()

    def test_the_server_leads_nowhere(self):
        port = self.serve_with(env=self.environment)
        self.enter(self.call(port), "Ada")
        self.until(lambda: "Ada" in self.log(), "Ada is there")
        self.assert_none_leads_out()

    def test_a_call_with_records_on_postgresql_leads_to_its_server_alone(self):
        database = Postgres()
        self.addCleanup(database.remove)
        path = self.write("codemaker.toml", f'{SECRET}records = "{database.url}"\n')
        caller = self.door("--config", path, "--mode", "line", env=self.environment)
        caller.wait_said(r"P: play")
        caller.send("p\rr\r")
        caller.wait_said(r"Guess 1: ")
        caller.send("1122\r")
        kept = lambda: self.run_codemaker("records", "list", "--json", "--config", path, "--data", self.data)
        self.until(lambda: kept().stdout, "the game is kept there")
        caller.close()
        self.assert_none_leads_out(OPEN_TO_POSTGRES)


if __name__ == "__main__":
    unittest.main()
