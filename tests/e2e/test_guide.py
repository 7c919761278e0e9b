"""Every command that the sysop's guide and the reference show, run as it stands there on a board that fits it."""

import shutil
import zlib

from caller import *
from test_kept_records import LINE, exported

HOUSE = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
GUIDE = os.path.join(HOUSE, "sysop-guide.md")
REFERENCE = os.path.join(HOUSE, "door", "reference.md")
# Below it stands what the program says itself.
MARK = "<!-- made by tools/reference: what follows is the program's own -->\n"

# What stays until it is ended, asks at a terminal or needs callers: other tests run these.
STAY_OR_ASK = re.compile(
    r"codemaker (?:serve|chat|who|tell|end|scores edit|players password|doctor$|verify 17 )"
)
# What asks at a terminal, and is answered here by an option instead.
NEED_YES = re.compile(r"codemaker (?:records prune|players (?:merge|forget)|scores (?:reset|import))")
# Places of the guide's board, and what stands for them in ours.
PLACES = {"/mnt/other/": "other/", "/bbs/temp1/": "node1/", "config FILE": "config ../bin/codemaker.toml"}


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def commands_of_the_guide():
    """Each once, without what is said of it behind."""
    written = text_of(GUIDE) + text_of(REFERENCE).split(MARK)[0]
    shown = re.findall(r"(?m)^    (?:\$ )?(codemaker .*)$", written)
    return list(dict.fromkeys(re.split(r" {3,}", command)[0] for command in shown))


def anchors_of(text):
    """The names by which links reach the headings of a page."""
    headings = re.findall(r"(?m)^#+ (.*)$", text)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


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

    def test_it_is_read_in_a_quarter_of_an_hour(self):
        self.assertLessEqual(len(text_of(GUIDE).split()), 3000)

    def test_commands_and_settings_are_those_of_the_program(self):
        told = self.run_codemaker("man", "reference").stdout.decode()
        self.assertEqual(text_of(REFERENCE).split(MARK)[1].strip(), told.strip(), "run tools/reference")

    def test_every_link_leads_somewhere(self):
        for page in (GUIDE, REFERENCE, os.path.join(HOUSE, "README.md"), os.path.join(HOUSE, "door", "player-guide.md")):
            for target in re.findall(r"\]\(([^)\s]+)\)", text_of(page)):
                if "://" in target:
                    continue
                path, _, anchor = target.partition("#")
                there = os.path.join(os.path.dirname(page), path) if path else page
                with self.subTest(page=page, target=target):
                    self.assertTrue(os.path.exists(there))
                    if anchor:
                        self.assertIn(anchor, anchors_of(text_of(there)))

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
