"""An installation that faults are planted in, and the doctor who finds them."""

import json
import re

from caller import *

NOBODY = 65534

# What no command can do: the cure is a sentence.
FOR_A_PERSON = (
    r"correct that line; codemaker config --sample shows every key",  # only they know what was meant
    r"timedatectl set-ntp true",  # the clock is the machine's, which tests leave alone
    r"(use|put the data on) a local disk",  # which one
    r"look at the disk",  # it may be a cable
    r"make room; .*",  # what can go
    r"until then callers play without: .*",  # what they wait for is in the sentence before
    r"put the key of before there; .*",  # where it is now
    r"(set|list|take|codemaker) (serve\.rlogin|boards|one|boards lists).*",  # which boards may come, and where
    r"(nothing callers would notice|Linux (has it|\d\.\d+ has it)).*",  # another kernel
    r"give the file that exists, or none",  # the same
    r"install the version that wrote it; scores wait in spool/",  # where it comes from is theirs
    r"give the drop file that the board writes, or --io",  # how the board calls the door
    r"rename it; the screens are .*",  # which one was meant
    r"it has to be a file of at most 256 KiB",  # a smaller picture
    r"move it to /etc/codemaker/codemaker\.toml, or beside the program",  # and call the door with it
    r"they enter with the next score, or with codemaker maint; see the other lines for why not yet",  # it does so by itself
)


class PlantedFaults(Case):
    def setUp(self):
        super().setUp()
        os.chmod(self.directory, 0o755)
        # As an account of its own: to root everything is allowed, and nothing is ever wrong.
        self.program = os.path.join(self.directory, "codemaker")
        shutil.copy(PROGRAM, self.program)
        os.mkdir(self.data)
        self.own(self.data)

    @property
    def account(self):
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}

    def own(self, path, mode=None):
        if mode is not None:
            os.chmod(path, mode)
        if os.geteuid() == 0:
            os.chown(path, NOBODY, NOBODY)
        return path

    def plant(self, name, content="", mode=0o660):
        return self.own(self.write(os.path.join("data", name), content), mode)

    def strace(self, *inject):
        """Before a command: what the kernel answers."""
        return [installed("strace"), "-f", "-o", "/dev/null", *(word for each in inject for word in ("-e", f"inject={each}"))]

    def run_here(self, *words, given=""):
        """Another command, of the account that has the data."""
        done = subprocess.run(
            [self.program, *words, "--data", self.data], input=given.encode(), capture_output=True,
            timeout=PATIENCE, **self.account,
        )
        self.assertEqual(done.returncode, 0, done.stderr)

    def doctor(self, *args, data=True, env=None, around=()):
        options = ["--data", self.data] if data else []
        result = subprocess.run(
            [*around, self.program, "doctor", "--json", *args, *options],
            capture_output=True,
            cwd=self.directory,
            env=env or {},
            stdin=subprocess.DEVNULL,
            timeout=PATIENCE,
            **self.account,
        )
        self.assertEqual(result.stderr, b"")
        return json.loads(result.stdout), result.returncode

    def finds(self, word, pattern, *args, **options):
        """That is found once, said in one line, and has a cure, which is typed as it stands."""
        answer, status = self.doctor(*args, **options)
        found = [row for row in answer["checks"] if row["finding"] == word]
        self.assertEqual(len(found), 1, answer)
        state = found[0]["state"]
        self.assertRegex(found[0]["says"], pattern)
        self.assertNotIn("\n", found[0]["says"])
        self.assertTrue(found[0]["cure"])
        self.assertEqual(status, 1 if state == "fault" else 0, answer)
        if state == "fault":
            self.assertGreaterEqual(answer["faults"], 1)
        if any(re.fullmatch(each, found[0]["cure"]) for each in FOR_A_PERSON):
            return
        if os.geteuid() == 0:
            self.cures(found[0], answer, lambda: self.doctor(*args, **options)[0])

    def cures(self, found, before, look):
        """As root types it: what was found is gone, and nothing else is found."""
        path = f"{self.directory}:/usr/sbin:/usr/bin:/sbin:/bin"
        done = subprocess.run(
            ["sh", "-c", found["cure"]], capture_output=True, cwd="/", env={"PATH": path}, timeout=PATIENCE
        )
        self.assertEqual(done.returncode, 0, (found, done.stderr))

        def faults(answer):
            return [(row["check"], row["says"]) for row in answer["checks"] if row["state"] != "ok"]

        after = faults(look())
        self.assertNotIn(found["check"], [check for check, _ in after], (found, after))
        self.assertEqual([row for row in after if row not in faults(before)], [], found)

    def score(self):
        subprocess.run(
            [self.program, "scores", "add", "--table", "breaking", "--name", "Ada", "--score", "9"]
            + ["--level", "2", "--data", self.data],
            check=True,
            stdout=subprocess.DEVNULL,
            **self.account,
        )
