"""Cures are typed as they stand, whatever the paths are called; disks that are read-only or on a network."""

import json
import shlex

from caller import *
from test_doctor_cures import NOBODY, Cures

# What no program but the sh of any machine finds: a cure names ours by its whole path.
ELSEWHERE = {"cwd": "/", "env": {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}}


class Disks(Cures):
    def score(self, name="Ada", *around):
        return self.run_as_nobody(
            "scores", "add", "--table", "breaking", "--name", name, "--score", "9", "--level", "2", around=around
        )

    def run_as_nobody(self, *args, around=()):
        return subprocess.run(
            [*around, self.program, *args, "--data", self.data, "--config", self.config],
            capture_output=True, stdin=subprocess.DEVNULL, timeout=PATIENCE,
            user=NOBODY, group=NOBODY, extra_groups=[], **ELSEWHERE,
        )

    def type_cure(self, row):
        done = subprocess.run(["sh", "-c", row["cure"]], capture_output=True, timeout=PATIENCE, **ELSEWHERE)
        self.assertEqual(done.returncode, 0, (row, done.stderr))

    def assert_cured(self, finding, pattern):
        before = self.doctor()
        self.assertEqual(list(before), [finding], before)
        self.assertRegex(before[finding]["says"], pattern)
        self.type_cure(before[finding])
        self.assertEqual(self.doctor(), {})

    def names(self):
        told = self.run_as_nobody("scores", "list", "--json")
        return [row["name"] for row in json.loads(told.stdout)["breaking"]]


@needs_root
class OddPaths(Disks):
    """The program, the data and the config lie where a name has a blank and a quote."""

    def setUp(self):
        super().setUp()
        place = os.path.join(self.directory, "the board's own")
        os.mkdir(place)
        self.program = shutil.move(self.program, place)
        self.data = shutil.move(self.data, place)
        self.config = shutil.move(self.config, place)

    def configure(self, text):
        with open(self.config, "w", encoding="utf-8") as file:
            file.write(text)

    def plant(self, name, content=""):
        path = self.write(os.path.join(self.data, name), content)
        os.chown(path, NOBODY, NOBODY)
        return path

    def test_nothing_is_wrong_with_such_a_place(self):
        self.score()
        self.assertEqual(self.doctor(), {})

    def test_the_data_directory(self):
        os.chmod(self.data, 0o777)
        self.assert_cured("data-open-to-all", "every account of this machine")
        os.chown(self.data, 0, 0)
        os.chmod(self.data, 0o755)
        self.assert_cured("data-closed", "no file can be made in")
        shutil.rmtree(self.data)
        self.write(self.data, "")
        self.type_cure(self.doctor()["data-no-directory"])
        self.assertTrue(os.path.isdir(self.data))

    def test_the_score_file(self):
        self.score()
        path = os.path.join(self.data, "SCORES.DAT")
        os.chmod(path, 0o440)
        self.assert_cured("scores-read-only", "read-only")
        os.chmod(path, 0)
        self.assert_cured("scores-closed", "Permission denied")
        with open(path, "r+b") as file:
            file.seek(100)
            file.write(b"\xee")
        self.assert_cured("scores-led-back", "SCORES.DAT is damaged")
        self.assertEqual(self.names(), ["Ada"])

    def test_what_lies_beside_it(self):
        self.score()
        os.mkdir(os.path.join(self.data, "SCORES.NEW"))
        self.assert_cured("new-file-in-way", "in the way")
        os.chown(os.path.dirname(self.plant("spool/1.score.bad")), NOBODY, NOBODY)
        self.assert_cured("spool-rubbish", "is no score$")
        os.chmod(self.plant("codemaker.log"), 0o440)
        os.chown(os.path.join(self.data, "codemaker.log"), 0, 0)
        self.assert_cured("log-closed", "cannot be written")
        self.plant("today.toml", "date = \n")
        self.assert_cured("today-unread", "cannot be read")
        os.chmod(self.plant("records.key", "0" * 64 + "\n"), 0o664)
        self.assert_cured("secrets-in-key", "seals games$")

    def test_a_lock_that_a_program_holds_and_does_not_release(self):
        self.score()
        lock = os.path.join(self.data, "SCORES.LCK")
        holder = subprocess.Popen(["flock", "--no-fork", lock, "sleep", "600"])
        self.addCleanup(holder.kill)
        self.until(lambda: self.doctor(), "the lock is held")
        self.assert_cured("lock-held", "does not release it")
        self.assertEqual(holder.wait(PATIENCE), -15)

    def test_the_config(self):
        self.configure("alarm = 'no-such-mailer -s codemaker'\n")
        self.assert_cured("alarm-missing", "there is no program")
        self.configure('sysops = ["Ulrich the Great"]\n[serve]\nmax_callers = 20\n')
        self.assert_cured("sysop-too-long", "at most 11 letters")
        self.configure('[serve]\nboards = [{tag = "HUB", secret = "wonderland"}]\n')
        os.chmod(self.config, 0o644)
        self.assert_cured("secrets-in-config", "in which secrets stand")
        self.configure("")
        self.score()
        self.configure('board = "Dawn"\n')
        self.assert_cured("board-renamed", 'players of "bbs"')

    def test_records_that_are_gone(self):
        self.plant("records.lck")
        self.assert_cured("records-gone-alone", "is gone, and no copy of it is here; if you have none, begin a new one$")

    def test_units_of_systemd_that_forbid_what_the_config_wants(self):
        # In a mount namespace: this machine's own units stay as they are.
        bulletins = os.path.join(self.directory, "bulletins")
        os.mkdir(bulletins)
        os.chown(bulletins, NOBODY, NOBODY)
        self.configure(f'bulletins = "{bulletins}"\nalarm = "/usr/bin/true mail"\n')
        program = os.path.join(self.directory, "lib", "codemaker")
        os.mkdir(os.path.dirname(program))
        unit = self.write(
            "codemaker-maint.service",
            f"[Service]\nUser=games\nExecStart={program} maint\nProtectSystem=strict\nNoNewPrivileges=yes\nReadWritePaths=/srv\n",
        )
        looks = f"{shlex.quote(self.program)} doctor --json --data {shlex.quote(self.data)} --config {shlex.quote(self.config)}"
        prints = "import json; [print(row['cure']) for row in json.load(open('before'))['checks'] if row['check'] == 'service']"
        script = (
            f"mount -t tmpfs none /etc/systemd/system || exit 9; cp {unit} /etc/systemd/system\n"
            f'{looks} > before; python3 -c "{prints}" > cures\nsh cures\n{looks} > after; true\n'
        )
        done = subprocess.run(
            ["/usr/bin/unshare", "-m", "sh", "-c", script], cwd=self.directory, capture_output=True, timeout=PATIENCE
        )
        if done.returncode == 9:
            self.skipTest("nothing may be mounted here")

        def services(name):
            with open(os.path.join(self.directory, name), encoding="utf-8") as file:
                return [row for row in json.load(file)["checks"] if row["check"] == "service"]

        said = {row["finding"]: row["says"] for row in services("before")}
        self.assertIn("may not write the data", said["service-data"])
        self.assertIn("may not write the bulletins", said["service-bulletins"])
        self.assertIn("runs as games, who may not write the data of nobody", said["service-account"])
        self.assertIn("gains no rights", said["service-mail"])
        self.assertIn("which is not there", said["service-program"])
        self.assertEqual([row["state"] for row in services("after")], ["ok"], (services("after"), done.stderr))

    def as_root(self):
        told = subprocess.run(
            [self.program, "doctor", "--json", "--data", self.data, "--config", self.config],
            capture_output=True, timeout=PATIENCE,
        )
        return json.loads(told.stdout)["checks"]

    def test_root_looks_as_the_account_that_has_the_data_and_makes_nothing(self):
        self.score()
        before = sorted(os.listdir(self.data))
        rows = self.as_root()
        self.assertEqual([row["says"] for row in rows if row["check"] == "account"], ["root, who looks as nobody does"])
        self.assertEqual([row for row in rows if row["state"] == "fault"], [])
        self.assertEqual(sorted(os.listdir(self.data)), before)
        os.chmod(os.path.join(self.data, "SCORES.DAT"), 0)
        self.assertIn("scores-closed", [row["finding"] for row in self.as_root()])

    def test_root_is_told_how_an_account_without_a_name_asks(self):
        self.score()
        for path in (self.data, *(os.path.join(self.data, name) for name in os.listdir(self.data))):
            os.chown(path, 47110, 47110)
        (row,) = [row for row in self.as_root() if row["finding"] == "account-root"]
        asked = subprocess.run(["sh", "-c", row["cure"]], capture_output=True, timeout=PATIENCE, **ELSEWHERE)
        self.assertRegex(asked.stdout.decode(), r"(?m)^ok +account +runs as user 47110")
        self.assertIn(self.data, asked.stdout.decode())
        self.assertEqual(asked.returncode, 0, asked.stderr)

    def test_what_came_back_from_a_backup_as_roots_is_given_back_at_once(self):
        self.score()
        self.run_as_nobody("maint")
        backup = os.path.join(self.data, "backup")
        for path in (backup, *(os.path.join(backup, name) for name in os.listdir(backup))):
            os.chown(path, 0, 0)
        os.chmod(backup, 0o2750)
        self.assert_cured("files-closed", r"^backup in .*: not for this account to use")
        for name in ("SCORES.LCK", "callers"):
            if os.path.exists(path := os.path.join(self.data, name)):
                os.chown(path, 0, 0)
                os.chmod(path, 0o700)
        for name in ("records.lck", "records.db"):
            self.plant(name)
            os.chown(os.path.join(self.data, name), 0, 0)
            os.chmod(os.path.join(self.data, name), 0o600)
        self.assert_cured("files-closed", r"^\S+ and \d more in .*: not for this account to use")
        self.assertEqual(self.names(), ["Ada"])

    def test_a_copy_of_the_night_that_root_makes_is_the_accounts_as_well(self):
        self.score()
        done = subprocess.run([self.program, "maint", "--data", self.data], capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        backup = os.path.join(self.data, "backup")
        for path in (backup, *(os.path.join(backup, name) for name in os.listdir(backup))):
            self.assertEqual(os.stat(path).st_uid, NOBODY, path)


@needs_root
class OtherDisks(Disks):
    def strace(self, *inject):
        return [installed("strace"), "-f", "-o", "/dev/null", *(word for each in inject for word in ("-e", each))]

    def test_a_disk_that_became_read_only_is_one_sentence_and_its_cure_is_typed(self):
        if subprocess.run(["mount", "-t", "tmpfs", "none", self.data], capture_output=True).returncode != 0:
            self.skipTest("no disk may be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", self.data])
        os.chmod(self.data, 0o770)
        os.chown(self.data, NOBODY, NOBODY)
        self.score()
        subprocess.run(["mount", "-o", "remount,ro", self.data], check=True)
        refused = self.score("Bob")
        self.assertEqual(refused.returncode, 1)
        self.assertRegex(refused.stderr, rb"\Acodemaker: cannot open .*SCORES\.LCK: Read-only file system\n\Z")
        self.assertEqual(self.names(), ["Ada"])
        self.assert_cured("data-read-only", "no file can be made in .*: Read-only file system")
        self.assertEqual(self.score("Bob").returncode, 0)
        self.assertEqual(sorted(self.names()), ["Ada", "Bob"])

    def test_a_disk_on_a_network_is_a_warning(self):
        # A sentence: which disk is a local one is for the sysop to say.
        for magic, name in (("6969000000000000", "NFS"), ("9719020100000000", "9P"), ("4655736500000000", "FUSE")):
            told = self.run_as_nobody(
                "doctor", "--json", around=self.strace(f"inject=statfs:poke_exit=@arg2={magic}")
            )
            (row,) = [row for row in json.loads(told.stdout)["checks"] if row["finding"] == "disk-on-network"]
            told = f"{self.data} lies on {name}, where locks and syncing cannot be relied on"
            self.assertEqual((row["says"], row["cure"]), (told, "put the data on a local disk"))

    def test_what_a_network_disk_refuses_is_one_sentence_and_nothing_is_lost(self):
        self.score()
        for inject, says in (
            ("inject=flock:error=ENOLCK", rb"cannot lock .*SCORES\.LCK: No locks available"),
            ("inject=fsync,fdatasync:error=EIO", rb"cannot sync .*SCORES\.NEW: Input/output error"),
            ("inject=fsync,fdatasync:error=ESTALE", rb"cannot sync .*SCORES\.NEW: Stale file handle"),
        ):
            refused = self.score("Bob", *self.strace(inject))
            self.assertEqual(refused.returncode, 1, inject)
            self.assertRegex(refused.stderr, rb"\Acodemaker: " + says + rb"\n\Z")
            self.assertEqual(self.names(), ["Ada"])
            self.assertEqual(self.doctor(), {})
        self.assertEqual(self.score("Bob").returncode, 0)
        self.assertEqual(sorted(self.names()), ["Ada", "Bob"])


if __name__ == "__main__":
    unittest.main()
