"""`codemaker install --systemd`: the units of a server, made from the settings."""

from caller import *


class Units(Case):
    def install(self, *args):
        return self.run_codemaker("install", "--systemd", "--data", self.data, *args)

    def units(self, root):
        units = {}
        for folder, _, names in os.walk(root):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    units[name] = file.read()
        return units

    def test_they_are_printed_with_what_is_typed_then(self):
        told = self.install("--program", "/opt/codemaker/codemaker").stdout.decode()
        self.assertIn("--- /etc/systemd/system/codemaker.service\n", told)
        self.assertIn("ExecStart=/opt/codemaker/codemaker serve --data ", told)
        self.assertTrue(told.endswith("systemctl enable --now codemaker.service codemaker-maint.timer\n"), told)

    def test_written_they_follow_the_settings_and_are_made_anew_when_those_change(self):
        root = os.path.join(self.directory, "root")
        config = self.write("door.toml", 'bulletins = "/sbbs/text/codemaker"\n')
        self.assertEqual(self.install("--config", config, "--write", root).returncode, 0)
        units = self.units(root)
        self.assertEqual(len(units), 7, units.keys())
        for name in ("codemaker.service", "codemaker-maint.service"):
            self.assertIn("ReadWritePaths=-/sbbs/text/codemaker\n", units[name])
            self.assertIn(f" --data {self.data} --config {config}\n", units[name])
        self.write("door.toml", "")
        self.assertEqual(self.install("--config", config, "--write", root).returncode, 0)
        self.assertNotIn("/sbbs", self.units(root)["codemaker.service"])

    def test_beside_units_of_a_package_they_say_whose_place_they_take(self):
        root = os.path.join(self.directory, "root")
        packages = os.path.join(root, "usr", "lib", "systemd", "system")
        os.makedirs(packages)
        self.write(os.path.join(packages, "codemaker.service"), "")
        told = self.install("--write", root).stdout.decode()
        self.assertIn(f"These take the place of the package's in {packages}.", told)
        self.assertIn("systemctl stop codemaker.service\nsystemctl try-restart 'codemaker-*.socket'\n", told)

    def test_a_unit_of_the_sysop_is_left_alone(self):
        root = os.path.join(self.directory, "root")
        folder = os.path.join(root, "etc", "systemd", "system")
        os.makedirs(folder)
        theirs = os.path.join(folder, "codemaker-maint.timer")
        with open(theirs, "w", encoding="ascii") as file:
            file.write("[Timer]\nOnCalendar=hourly\n")
        refused = self.install("--write", root)
        self.assertEqual(refused.returncode, 1)
        self.assertIn(theirs.encode(), refused.stderr)
        self.assertEqual(self.units(root)["codemaker-maint.timer"], "[Timer]\nOnCalendar=hourly\n")

    @needs_root
    def test_the_services_run_as_the_account_that_has_the_data(self):
        os.mkdir(self.data)
        os.chown(self.data, 65534, 65534)
        told = self.install().stdout.decode()
        self.assertEqual(told.count("User=nobody\n"), 2)
        self.assertNotIn("sysusers", told)
        # A package is made the same everywhere.
        elsewhere = self.install("--program", "/usr/bin/codemaker").stdout.decode()
        self.assertEqual(elsewhere.count("User=codemaker\n"), 2)

    def test_what_is_there_already_is_named_and_stays(self):
        place = os.path.join(self.directory, "mystic")
        self.assertEqual(self.run_codemaker("install", "mystic", "--write", place).returncode, 0)
        before = self.units(place)
        refused = self.run_codemaker("install", "mystic", "--write", place)
        self.assertEqual(refused.returncode, 1)
        self.assertRegex(refused.stderr.decode(), r"is there already, and nothing is overwritten; write elsewhere, or remove it\n$")
        self.assertEqual(self.units(place), before)

    def test_a_file_where_a_directory_is_wanted_is_named_with_what_to_do(self):
        taken = self.write("taken", "")
        for command in (
            ("scores", "list", "--data", taken),
            ("maint", "--data", taken),
            ("serve", "--telnet", "127.0.0.1:0", "--data", taken),
            ("install", "mystic", "--write", taken),
            ("bulletins", "--data", self.data, "--config", self.write("codemaker.toml", f'bulletins = "{taken}"\n')),
        ):
            with self.subTest(command[0]):
                os.makedirs(self.data, exist_ok=True)
                refused = self.run_codemaker(*command)
                self.assertEqual(refused.returncode, 1)
                self.assertIn(taken, refused.stderr.decode())
                self.assertNotIn("File exists", refused.stderr.decode())

    def test_a_board_is_told_of_no_settings(self):
        refused = self.run_codemaker("install", "wwiv", "--data", self.data)
        self.assertEqual(refused.returncode, 2)
        self.assertIn(b"--systemd", refused.stderr)

    def test_install_alone_lists_the_boards(self):
        told = self.run_codemaker("install")
        self.assertEqual(told.returncode, 0)
        for board in (b"synchronet", b"vision3", b"--systemd"):
            self.assertIn(board, told.stdout)

    def test_a_board_is_written_to_a_directory_that_is_named(self):
        refused = self.run_codemaker("install", "mystic", "--write")
        self.assertEqual(refused.returncode, 2)
        self.assertIn(b"needs a directory", refused.stderr)


if __name__ == "__main__":
    unittest.main()
