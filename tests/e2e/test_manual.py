"""The manual pages, and what a shell completes, as the program prints them."""

from caller import *

# What bash would offer for the words of a command line: it cuts a word at each equals sign.
COMPLETE = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_codemaker
echo "${COMPREPLY[*]}"
"""


class Manual(Case):
    def printed(self, *args):
        result = self.run_codemaker(*args)
        self.assertEqual(result.returncode, 0, result.stderr)
        path = os.path.join(self.directory, args[0])
        with open(path, "wb") as file:
            file.write(result.stdout)
        return path

    def completed(self, *words):
        script = self.printed("completion", "bash")
        command = ["bash", "-c", COMPLETE, "bash", script, "codemaker", *words]
        result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(result.stderr, "")
        return result.stdout.split()

    def test_the_manual_pages_have_no_fault(self):
        for page in ["codemaker", "codemaker.toml", "keys"]:
            path = self.printed("man", page)
            lint = subprocess.run(
                ["mandoc", "-T", "lint", "-W", "warning", path], capture_output=True, text=True
            )
            self.assertEqual((lint.returncode, lint.stdout), (0, ""))

    def test_the_manual_page_has_the_version_and_every_command(self):
        page = self.printed("man")
        shown = subprocess.run(["mandoc", "-T", "ascii", page], capture_output=True, text=True).stdout
        text = re.sub(".\b", "", shown)
        version = self.run_codemaker("--version").stdout.decode().strip()
        self.assertIn(version, text)
        for command in ["serve", "scores add", "doctor dropfile", "bench records", "players merge"]:
            self.assertRegex(text, rf"(?m)^ +codemaker {command}$")

    def test_bash_completes_commands_and_their_words(self):
        self.assertEqual(self.completed("mai"), ["maint"])
        self.assertEqual(self.completed("scores", "ex"), ["export"])
        self.assertEqual(self.completed("doctor", "drop"), ["dropfile"])

    def test_bash_completes_options_and_what_they_may_be(self):
        self.assertEqual(self.completed("serve", "--tel"), ["--telnet"])
        self.assertEqual(self.completed("scores", "add", "--game", "m"), ["masterix"])
        self.assertEqual(self.completed("install", "--bbs", "=", "tal"), ["talisman"])

    def test_bash_offers_files_behind_an_option_that_takes_one(self):
        self.assertEqual(self.completed("--config", ""), [])

    def test_there_is_no_completion_for_an_unknown_shell(self):
        result = self.run_codemaker("completion", "tcsh")
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"tcsh", result.stderr)


if __name__ == "__main__":
    unittest.main()
