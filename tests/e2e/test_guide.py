"""Every command that the sysop's guide shows, run as it stands there on a board that fits it."""

import shutil
import zlib

from caller import *
from test_kept_records import LINE, exported

GUIDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "sysop-guide.md")

# What stays until it is ended, asks at a terminal or needs callers: other tests run these.
STAY_OR_ASK = re.compile(
    r"codemaker (?:serve|chat|who|tell|end|scores edit|players password|doctor$|verify 17 )"
)
# What asks at a terminal, and is answered here by an option instead.
NEED_YES = re.compile(r"codemaker (?:records prune|players (?:merge|forget)|scores (?:reset|import))")
# Places of the guide's board, and what stands for them in ours.
PLACES = {"/mnt/other/": "other/", "/bbs/temp1/": "node1/", "config FILE": "config ../bin/codemaker.toml"}


def commands_of_the_guide():
    """Each once, without what is said of it behind."""
    with open(GUIDE, encoding="utf-8") as guide:
        shown = re.findall(r"(?m)^    (?:\$ )?(codemaker .*)$", guide.read())
    return list(dict.fromkeys(re.split(r" {3,}", command)[0] for command in shown))


def tag_list(tag):
    """As an open hub keeps it when this board has called once."""
    lines = ("codemaker-tags\t1\t1\t", f"{tag}\tunverified\t\t192.0.2.7\t\t1\t1\t1\t")
    return "".join(f"{line}{zlib.crc32(line.encode()):08x}\n" for line in lines)


class Guide(Case):
    def setUp(self):
        super().setUp()
        program = os.path.join(self.directory, "bin", "codemaker")
        os.mkdir(os.path.dirname(program))
        shutil.copy(PROGRAM, program)  # its settings are those beside it
        self.write("bin/codemaker.toml", 'season = "month"\n')
        self.board = os.path.join(self.directory, "board")
        os.makedirs(os.path.join(self.board, "node1"))
        shutil.copy(DOOR32, os.path.join(self.board, "node1", "door32.sys"))
        players = ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"]
        games = [exported(at + 1, players[at % len(players)]) for at in range(17)]
        self.write("board/games.jsonl", "\n".join(games))
        self.write("board/games.txt", LINE + "\n")
        for command in (
            "codemaker records import < games.jsonl",
            *[f"codemaker scores add --game breaking --name {name} --score 9 --level 1" for name in players],
            "CODEMAKER_DATA=other codemaker scores add --game breaking --name Zoe --score 9 --level 1",
            "codemaker scores export > scores.json",
            "cd data && mkdir -p seasons && cp SCORES.DAT seasons/2026-11.DAT",
            "codemaker scores remove --season 2026-11 --game breaking --rank 1",
            "codemaker maint",
            "cd data/backup && mv SCORES-*.DAT SCORES-2026-11-23.DAT && mv records-*.db records-2026-11-23.db",
            "codemaker scores add --game breaking --name Hal --score 5 --level 1",
            "codemaker restore scores --from backup/SCORES-2026-11-23.DAT",
            "codemaker restore records --from backup/records-2026-11-23.db",
        ):
            self.assert_runs(command, self.board)
        self.write("board/data/BOARDS.TAG", tag_list("MARS"))

    def write(self, name, text):
        with open(os.path.join(self.directory, name), "w", encoding="utf-8") as file:
            file.write(text)

    def assert_runs(self, command, board):
        environment = {
            **os.environ,
            "PATH": f"{self.directory}/bin:{os.environ['PATH']}",
            "CODEMAKER_DATA": "data",
        }
        run = subprocess.run(
            ["sh", "-c", command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
            cwd=board,
            env=environment,
        )
        self.assertEqual(run.returncode, 0, f"{command}: {run.stdout.decode()}{run.stderr.decode()}")
        return run.stdout.decode()

    def test_the_unit_it_shows_is_the_unit_of_the_package(self):
        unit = os.path.join(os.path.dirname(GUIDE), "tools", "packaging", "systemd", "codemaker.service")
        with open(unit, encoding="utf-8") as file:
            lines = [line.rstrip("\n") for line in file if not line.startswith("Documentation=")]
        ours = [line.replace("/usr/bin/codemaker", "/opt/codemaker/codemaker") for line in lines]
        with open(GUIDE, encoding="utf-8") as file:
            shown = "\n".join(f"    {line}".rstrip() for line in ours)
            self.assertIn(f"`/etc/systemd/system/codemaker.service`, the unit of the package with the path of "
                          f"your program:\n\n{shown}\n\n", file.read())

    def test_every_command_does_what_it_is_there_for(self):
        commands = commands_of_the_guide()
        self.assertGreater(len(commands), 30)
        for number, command in enumerate(commands):
            if STAY_OR_ASK.match(command):
                continue
            board = os.path.join(self.directory, str(number))
            shutil.copytree(self.board, board)
            if NEED_YES.match(command):
                command += " --yes"
            for theirs, ours in PLACES.items():
                command = command.replace(theirs, ours)
            with self.subTest(command):
                self.assert_runs(command, board)
