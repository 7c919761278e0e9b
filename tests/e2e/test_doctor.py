"""The doctor: twenty planted faults, each found with one sentence and a cure; and as a door."""

from doctor_faults import *


class Faults(PlantedFaults):
    def test_a_sound_installation_has_nothing_to_cure(self):
        self.score()
        answer, status = self.doctor()
        self.assertEqual([row for row in answer["checks"] if row["state"] != "ok"], [])
        self.assertEqual((answer["faults"], status), (0, 0))

    def parts(self, *inject):
        """What the doctor says of each part of the kernel's confinement, where the kernel answers so."""
        strace = [installed("strace"), "-f", "-o", "/dev/null", *(word for each in inject for word in ("-e", each))]
        options = ["doctor", "--json", "--data", self.data]
        told = subprocess.run([*strace, self.program, *options], stdout=subprocess.PIPE, timeout=PATIENCE)
        rows = {row["check"]: row for row in json.loads(told.stdout)["checks"]}
        return {name: rows[name] for name in (*(f"Landlock {part}" for part in range(1, 7)), "seccomp")}

    def test_what_this_kernel_confines_is_a_table(self):
        result = subprocess.run(
            [self.program, "doctor", "--data", self.data], capture_output=True, text=True, timeout=PATIENCE
        )
        for row in (
            r"(?m)^ok +confinement +calls and the server reach the data and nothing else$",
            r"(?m)^ok +Landlock 1 +files beside the data are neither read nor written$",
            r"(?m)^ok +seccomp +no programs, processes, sockets; nothing written is run$",
        ):
            self.assertRegex(result.stdout, row)
        self.assertEqual({row["state"] for row in self.parts().values()}, {"ok"})

    def test_what_an_older_kernel_lacks_is_said_with_what_that_means(self):
        # Each thread asks first which version there is.
        parts = self.parts("inject=landlock_create_ruleset:retval=2:when=1")
        self.assertEqual(
            {name: (row["state"], row["cure"]) for name, row in parts.items()},
            {
                "Landlock 1": ("ok", None),
                "Landlock 2": ("ok", None),
                "Landlock 3": ("ok", "Linux 6.2 has it"),
                "Landlock 4": ("warning", "Linux 6.7 has it"),
                "Landlock 5": ("ok", "Linux 6.10 has it"),
                "Landlock 6": ("ok", "Linux 6.12 has it"),
                "seccomp": ("ok", None),
            },
        )
        parts = self.parts("inject=landlock_create_ruleset:error=ENOSYS", "inject=seccomp:error=EINVAL")
        self.assertEqual([parts["Landlock 1"]["state"], parts["seccomp"]["state"]], ["warning", "warning"])
        self.assertIn("reads and writes what the account may", parts["Landlock 1"]["says"])
        self.assertIn("runs programs and makes sockets", parts["seccomp"]["says"])

    def test_a_config_that_every_call_may_read_is_a_warning(self):
        config = self.plant("codemaker.toml", 'board = "Sunset"\n')
        self.finds("config-in-reach", "lies where every call may read and write", "--config", config)
        link = os.path.join(self.directory, "link.toml")
        os.symlink(config, link)
        self.finds("config-in-reach", "lies where every call may read and write", "--config", link)

    def test_01_the_data_directory_does_not_exist(self):
        os.rmdir(self.data)
        self.finds("data-missing", "does not exist")

    def test_02_the_data_directory_is_a_file(self):
        os.rmdir(self.data)
        self.write("data", "")
        self.finds("data-no-directory", "is no directory")

    def test_03_there_is_no_data_directory_yet(self):
        os.rmdir(self.data)
        self.finds("data-not-yet", "there is none yet", data=False)

    def test_04_the_data_directory_cannot_be_written(self):
        os.chmod(self.data, 0o555)
        self.finds("data-closed", "no file can be made in .*: Permission denied")

    def test_05_everybody_may_write_the_data_directory(self):
        os.chmod(self.data, 0o777)
        self.finds("data-open-to-all", "every account of this machine")

    def test_06_the_score_file_is_damaged(self):
        self.score()
        with open(os.path.join(self.data, "SCORES.DAT"), "r+b") as file:
            file.seek(100)
            file.write(b"\xee")
        os.remove(os.path.join(self.data, "SCORES.DUP"))
        self.finds("scores-damaged", "SCORES.DAT is damaged, and no copy of it is whole; ")

    def test_07_the_score_file_is_of_a_newer_version(self):
        import binascii

        self.score()
        path = os.path.join(self.data, "SCORES.DAT")
        with open(path, "rb") as file:
            content = bytearray(file.read())
        content[8] = 9
        content[28:32] = binascii.crc32(bytes(content[:28])).to_bytes(4, "little")
        with open(path, "wb") as file:
            file.write(content)
        self.finds("scores-newer", "newer version")

    def test_08_the_score_file_cannot_be_read(self):
        self.score()
        os.chmod(os.path.join(self.data, "SCORES.DAT"), 0)
        self.finds("scores-closed", "SCORES.DAT: Permission denied")

    def test_09_the_score_file_is_read_only(self):
        self.score()
        os.chmod(os.path.join(self.data, "SCORES.DAT"), 0o440)
        self.finds("scores-read-only", "read-only")

    def test_10_the_score_file_is_a_directory(self):
        os.mkdir(os.path.join(self.data, "SCORES.DAT"))
        answer, _ = self.doctor()
        cures = [row["cure"] for row in answer["checks"] if row["check"] == "scores"]
        self.assertRegex(cures[0], "mv .*/SCORES.DAT ")
        self.finds("scores-closed", "SCORES.DAT is not a plain file")

    def test_11_the_lock_is_held(self):
        self.score()
        # The cure ends who has it: another process, and not this one.
        holder = subprocess.Popen(
            ["flock", os.path.join(self.data, "SCORES.LCK"), "sh", "-c", "echo held; exec sleep 600"],
            stdout=subprocess.PIPE,
        )
        self.addCleanup(holder.stdout.close)
        self.addCleanup(holder.wait)
        self.addCleanup(holder.kill)
        self.assertEqual(holder.stdout.readline(), b"held\n")
        self.finds("lock-held", "does not release it")

    def test_12_the_lock_belongs_to_another_account(self):
        path = self.plant("SCORES.LCK")
        os.chmod(path, 0)
        self.finds("lock-closed", "cannot open .*SCORES.LCK")

    def test_13_the_lock_is_a_link(self):
        os.symlink("/etc/passwd", os.path.join(self.data, "SCORES.LCK"))
        self.finds("lock-closed", "SCORES.LCK is a link")

    def test_14_scores_wait_in_the_spool(self):
        self.own(os.path.dirname(self.plant("spool/1.score")), 0o770)
        self.finds("spool-waiting", "1 score waits")

    def test_15_what_lies_in_the_spool_is_no_score(self):
        self.own(os.path.dirname(self.plant("spool/1.score.bad")), 0o770)
        self.finds("spool-rubbish", "1 file in it is no score$")

    def test_16_the_spool_is_a_file(self):
        self.plant("spool")
        self.finds("spool-closed", "spool")

    def test_17_the_log_cannot_be_written(self):
        self.plant("codemaker.log", mode=0o440)
        self.finds("log-closed", "cannot be written")

    def test_18_the_config_has_a_wrong_value(self):
        config = self.own(self.write("codemaker.toml", "idle_minutes = 0\n"))
        self.finds("config-error", "line 1: idle_minutes must be 1 to 60", "--config", config)

    def test_19_the_config_has_a_typo(self):
        config = self.own(self.write("codemaker.toml", "\nbord = 'x'\n"))
        self.finds("config-doubt", "line 2: unknown key bord; did you mean board", "--config", config)

    def test_20_the_config_that_was_named_is_not_there(self):
        self.finds("config-missing", "there is no config file", "--config", "/nowhere.toml")

    def test_21_the_drop_file_is_not_where_it_was_said(self):
        self.finds("call-refused", "there is no file", "/nowhere/DOOR32.SYS")

    def test_22_the_drop_file_is_broken(self):
        path = self.own(self.write("DOOR32.SYS", "COM1:\n" * 11))
        self.finds("call-refused", "line 1: must be 0, 1 or 2", path)

    def test_23_the_board_did_not_pass_the_socket_it_was_ordered_to(self):
        path = self.own(shutil.copy(DOOR32, self.directory))
        self.finds("call-refused", "--io fd:7 is not open", path, "--io", "fd:7")


    def test_24_art_that_nobody_will_see(self):
        for name, pattern in (
            ("menu.png", "ends neither in .ans nor in .asc"),
            ("menue.ans", "no screen has that name"),
            ("menu.wide.ans", "neither like 132col nor like c40"),
        ):
            with self.subTest(name):
                path = self.plant(f"art/{name}")
                self.finds("art-unseen", f"art/{name} is not shown: .*{pattern}")
                os.unlink(path)

    def test_25_art_that_cannot_be_read(self):
        path = self.plant("art/menu.ans", mode=0)
        self.finds("art-closed", "menu.ans: Permission denied")
        os.unlink(path)
        self.plant("art/menu.ans", b"x" * (257 << 10))
        self.finds("art-unseen", "larger than 262144 bytes")

    def test_a_board_that_was_renamed_is_asked_about_by_the_doctor_and_by_config(self):
        self.score()
        path = self.own(self.write("codemaker.toml", 'board = "bbs"\n'), 0o600)
        answer, _ = self.doctor("--config", path)
        self.assertNotIn("board", [row["check"] for row in answer["checks"]])
        self.own(self.write("codemaker.toml", 'board = "Sunset"\n'), 0o600)
        told = 'the tables know nobody of "Sunset", but players of "bbs", who are others now'
        asked = self.run_codemaker("config", path, "--data", self.data)
        self.assertEqual(asked.returncode, 0)
        self.assertIn(f'warning: {told}; was it meant? If not: board = "bbs"', asked.stderr.decode())
        self.finds("board-renamed", f"^{told}$", "--config", path)

    @needs_root
    def test_cures_name_the_account_that_has_the_data_and_work(self):
        def cure(check):
            told = subprocess.run(
                [self.program, "doctor", "--json", "--data", self.data], capture_output=True, timeout=PATIENCE,
                user=NOBODY, group=NOBODY, extra_groups=[],
            )
            return [row["cure"] for row in json.loads(told.stdout)["checks"]
                    if row["check"] == check and row["state"] == "fault"]

        self.score()
        scores = os.path.join(self.data, "SCORES.DAT")
        os.chown(scores, 0, 0)
        os.chmod(scores, 0o600)
        (told,) = cure("scores")
        subprocess.run(["sh", "-c", told], check=True)
        self.assertEqual((os.stat(scores).st_uid, cure("scores")), (NOBODY, []))
        os.chown(self.data, 0, 0)
        os.chmod(self.data, 0o755)
        (told,) = cure("permissions")
        subprocess.run(["sh", "-c", told], check=True)
        self.assertEqual((os.stat(self.data).st_uid, cure("permissions")), (NOBODY, []))
        root = subprocess.run([self.program, "doctor", "--data", self.data], capture_output=True, timeout=PATIENCE)
        self.assertIn(b"root, who looks as nobody does", root.stdout)

    def test_art_that_is_shown_is_counted(self):
        for name in ("MENU.ans", "hall.c40.asc", "masterix-board.132col.ans"):
            self.plant(f"art/{name}")
        answer, _ = self.doctor()
        says = [row["says"] for row in answer["checks"] if row["check"] == "art"]
        self.assertEqual(says, ["3 screens of your own"])

    def test_the_path_of_a_drop_file_does_not_steer_the_terminal(self):
        path = self.write("\x1b[2J/DOOR32.SYS", "no drop file\n")
        result = self.run_codemaker("doctor", "dropfile", path)
        self.assertNotIn(b"\x1b", result.stdout + result.stderr)
        self.assertRegex(result.stdout, rb"refused: .*\\x1b\[2J/DOOR32\.SYS")

    def test_the_name_of_a_file_does_not_steer_the_terminal(self):
        self.plant("art/\x1b[2Jmenu.ans")
        result = subprocess.run(
            [self.program, "doctor", "--data", self.data],
            capture_output=True, stdin=subprocess.DEVNULL, **self.account,
        )
        self.assertNotIn(b"\x1b", result.stdout + result.stderr)
        self.assertIn(b"\\x1b[2Jmenu.ans", result.stdout)


class AsADoor(Case):
    def test_the_caller_sees_what_was_found_and_what_his_keys_send(self):
        caller = self.caller([PROGRAM, "doctor", DOOR32, "--data", self.data])
        caller.wait_for("What codemaker sees")
        for text in (
            "sbbs-door32-stdio/DOOR32.SYS",
            "Line: stdio, because standard input is a terminal",
            "Decided by its lines: line 1, speed 3",
            "level",
            "Answers to the probe: CSI",
        ):
            caller.wait_for(text)
        caller.send("\x1b[A")
        caller.wait(lambda: any("Up" in row and "1b 5b 41" in row for row in caller.rows()), "Up")
        caller.send("q")
        self.assertEqual(caller.exit_status(), 0)

    def test_no_line_of_a_screen_ends_between_a_word_and_its_number(self):
        for columns in range(66, 81):
            caller = self.caller([PROGRAM, "doctor", DOOR32, "--data", self.data], columns=columns)
            caller.wait_for("So you get")
            with self.subTest(columns=columns):
                shown = "\n".join(caller.rows())
                for words in ("line 1", "caller 7", "time left 9", "ANSI 10", "node 11", "Node: 2"):
                    self.assertIn(words, shown)
            caller.close()


if __name__ == "__main__":
    unittest.main()
