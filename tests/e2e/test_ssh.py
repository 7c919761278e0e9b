"""Callers whom a real sshd carries: who they are, and what becomes of their games."""

import getpass

from caller import *
from campaign import begin_campaign
from ports import port_for_a_server
from wooden import wooden_guesses


class Ssh(Case):
    def key(self, name):
        path = os.path.join(self.directory, name)
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", path], check=True)
        with open(path + ".pub", encoding="ascii") as public:
            return path, public.read()

    def sshd(self, keys, *settings):
        """A server that lets these public keys in, as the guide describes it; its port."""
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", mode=0o755, exist_ok=True)  # it insists
        host_key, _ = self.key("host")
        port = port_for_a_server()
        lines = [  # of two that say the same the first counts
            *settings,
            f"Port {port}",
            "ListenAddress 127.0.0.1",
            f"HostKey {host_key}",
            f"AuthorizedKeysFile {self.write('authorized_keys', ''.join(keys))}",
            "PidFile none",
            "StrictModes no",
            "UsePAM no",
            "PermitRootLogin yes",
            "PasswordAuthentication no",
            "ExposeAuthInfo yes",
            "DisableForwarding yes",
            "SetEnv " + " ".join(f"{name}={value}" for name, value in steady_clock.environment().items()),
            f"ForceCommand {PROGRAM} ssh --data {self.data}",
        ]
        config = self.write("sshd_config", "\n".join(lines) + "\n")
        server = subprocess.Popen([installed("sshd", "/usr/sbin", "/usr/local/sbin"), "-D", "-e", "-f", config], stderr=subprocess.PIPE)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        told = server.stderr.readline()
        self.assertIn(b"listening", told)
        return port

    def call(self, port, key, *command):
        """Somebody who calls with that key, in a UTF-8 terminal."""
        options = ["IdentitiesOnly=yes", "StrictHostKeyChecking=no", "LogLevel=ERROR"]
        options.append(f"UserKnownHostsFile={self.directory}/known")
        words = [word for option in options for word in ("-o", option)]
        where = ["-i", key, "-p", str(port), f"{getpass.getuser()}@127.0.0.1", *command]
        environment = {"TERM": "xterm-256color", "PATH": os.environ["PATH"], "HOME": self.directory}
        return self.caller(
            [installed("ssh"), "-F", "none", "-tt", *words, *where], env=environment, charset="utf-8"
        )

    def name_self(self, caller, name):
        caller.wait_for("L: plain lines")
        caller.send("\r")
        caller.wait_for("Your name:")
        caller.send(name + "\r")
        caller.wait_for(f"Welcome, {name}.")

    def players(self):
        told = self.run_codemaker("players", "list", "--data", self.data)
        self.assertEqual(told.returncode, 0, told.stderr)
        return told.stdout.decode()

    def test_a_caller_by_ssh_who_is_cut_off_goes_on_without_being_asked_who_they_are(self):
        key, public = self.key("ada")
        port = self.sshd([public])
        first = self.call(port, key)
        self.name_self(first, "Ada")
        begin_campaign(first)
        first.wait_for("you break the code")
        first.send("1122\r")
        first.wait(lambda: wooden_guesses(first), "marks")
        marks = wooden_guesses(first)[0]
        self.until_kept("1122")
        first.close()  # the client is gone, and the line with it
        self.until(lambda: "hung up" in self.log(), "the end of the call")
        again = self.call(port, key)
        again.wait_for("L: plain lines")
        again.send("\r")
        again.wait_for("Welcome, Ada")
        again.send("r")
        again.wait_for("Go on")
        again.send("g")
        again.wait(lambda: wooden_guesses(again), "the row that was guessed")
        self.assertEqual(wooden_guesses(again)[0], marks)
        self.assertIn("Ada", self.players())

    def test_the_desk_is_theirs_whom_authorized_keys_calls_the_sysop(self):
        config = self.write("codemaker.toml", 'sysops = ["Ulrich"]\n')
        order = f"{PROGRAM} ssh --data {self.data} --config {config}"
        (own, public), (other, stranger) = self.key("ulrich"), self.key("eve")
        port = self.sshd([f'command="{order} --name Ulrich" {public}', f'command="{order} --name Eve" {stranger}'],
                         "ForceCommand none")
        for key, name, sees in ((own, "Ulrich", True), (other, "Eve", False)):
            caller = self.call(port, key)
            caller.wait_for("L: plain lines")
            caller.send("\r")
            caller.wait_for(f"Welcome, {name}")
            caller.wait_for("Leave")
            self.assertEqual(caller.sees("Sysop"), sees, name)
            if sees:
                caller.send("z")
                caller.wait_for("Who is on")
            caller.close()

    def test_the_same_name_with_another_key_is_another_player(self):
        keys = [self.key("ada"), self.key("eve")]
        port = self.sshd([public for _, public in keys])
        for (key, _), guess in zip(keys, ("1122", "3344")):
            caller = self.call(port, key)
            self.name_self(caller, "Ada")
            begin_campaign(caller)
            caller.wait_for("you break the code")
            caller.send(guess + "\r")
            caller.wait(lambda: wooden_guesses(caller), "marks")
            self.assertEqual(len(wooden_guesses(caller)), 1)
            self.until_kept(guess)
            caller.close()
        self.until(lambda: self.players().count("Ada") == 2, self.players())

    def test_a_board_that_takes_every_key_knows_each_of_its_callers_again(self):
        port = self.sshd(
            [],
            "AuthorizedKeysCommand /usr/bin/echo %t %k",
            f"AuthorizedKeysCommandUser {'nobody' if os.geteuid() == 0 else getpass.getuser()}",
        )
        key, _ = self.key("stranger")
        first = self.call(port, key)
        self.name_self(first, "Ada")
        self.until(lambda: "Ada" in self.players(), "Ada is known")
        first.close()
        again = self.call(port, key)
        again.wait_for("L: plain lines")
        again.send("\r")
        again.wait_for("Welcome, Ada")

    def test_what_a_caller_by_ssh_wants_to_run_is_not_run(self):
        key, public = self.key("ada")
        caller = self.call(self.sshd([public]), key, f"touch {self.directory}/run")
        caller.wait_for("L: plain lines")
        self.assertFalse(os.path.exists(f"{self.directory}/run"))

    def test_a_name_that_the_sysop_gave_a_key_is_not_asked_for(self):
        key, public = self.key("ada")
        command = f'command="{PROGRAM} ssh --data {self.data} --name Countess",restrict,pty '
        port = self.sshd([command + public], "ForceCommand none")
        caller = self.call(port, key)
        caller.wait_for("L: plain lines")
        caller.send("\r")
        caller.wait_for("Welcome, Countess")

    def test_a_caller_by_ssh_without_a_key_is_a_guest_as_at_serve(self):
        environment = {"SSH_CONNECTION": "192.0.2.7 1 192.0.2.1 22", "TERM": "xterm"}
        caller = self.caller([PROGRAM, "ssh", "--data", self.data], env=environment, charset="utf-8")
        self.name_self(caller, "Ada")
        caller.send("qy")
        caller.wait_said("Goodbye, Ada")
        self.assertEqual(caller.exit_status(), 0)
        self.assertIn("ssh 192.0.2.7", self.log())
        self.assertNotIn("Ada", self.players())

    def test_who_starts_it_without_sshd_is_told_what_it_is_for(self):
        told = self.run_codemaker("ssh", "--data", self.data, env={})
        self.assertEqual(told.returncode, 1)
        self.assertIn(b"is started by sshd", told.stderr)
