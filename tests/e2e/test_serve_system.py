"""codemaker serve as a service of the system: its account, its sockets, its signals."""

import pwd

from server_callers import *


class Account(ServerCase):
    @needs_root
    def test_started_by_root_it_listens_and_then_plays_under_its_own_account(self):
        account = pwd.getpwnam("nobody")
        os.makedirs(self.data, exist_ok=True)
        for path in (self.directory, self.data):
            os.chown(path, account.pw_uid, account.pw_gid)
        port = self.serve_with('user = "nobody"')
        with open(f"/proc/{self.server.pid}/status") as status:
            text = status.read()
        ids = "\t".join([str(account.pw_uid)] * 4)
        self.assertIn(f"Uid:\t{ids}\n", text)
        self.assertIn(f"Gid:\t{account.pw_gid}\t", text)
        self.assertTrue(self.greets(self.call(port)))
        owner = os.stat(os.path.join(self.data, "codemaker.log")).st_uid
        self.assertEqual(owner, account.pw_uid)

    def test_an_account_that_does_not_exist_is_a_sentence(self):
        path = self.write("codemaker.toml", '[serve]\nuser = "nobody-here"\n')
        ended = subprocess.run(
            [PROGRAM, "serve", "--telnet", "127.0.0.1:0", "--data", self.data, "--config", path],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=PATIENCE,
        )
        self.assertEqual((ended.returncode, ended.stdout), (1, ""))
        self.assertIn("there is no account nobody-here", ended.stderr)


class Activation(ServerCase):
    def activate(self, names, sockets, count=None, pid="$$", config=""):
        """Starts a server as systemd does: the sockets are its descriptors from 3 on."""
        moves = " ".join(f"{3 + n}<&{each.fileno()}" for n, each in enumerate(sockets))
        environment = f"LISTEN_PID={pid} LISTEN_FDS={count or len(sockets)} LISTEN_FDNAMES={names}"
        path = self.write("codemaker.toml", f"[serve]\nconnects_per_minute = 0\n{config}\n")
        self.server = subprocess.Popen(
            ["/bin/bash", "-c", f'export {environment}; exec "$@" {moves}', "sh", PROGRAM, "serve"]
            + ["--data", self.data, "--config", path, "--mode", "line"],
            pass_fds=[each.fileno() for each in sockets],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        self.addCleanup(self.end, self.server)
        return self.server.stdout.readline().decode()

    def listening(self, family=socket.AF_INET, address="127.0.0.1"):
        listener = socket.socket(family)
        self.addCleanup(listener.close)
        listener.bind((address, 0))
        listener.listen()
        # Away from the numbers that it will have.
        away = fcntl.fcntl(listener.fileno(), fcntl.F_DUPFD, 50)
        listener.close()
        return socket.socket(fileno=away)

    def test_callers_who_came_before_the_server_are_served(self):
        listener = self.listening()
        port = listener.getsockname()[1]
        early = self.call(port)
        self.assertEqual(self.activate("telnet", [listener]), f"listening telnet 127.0.0.1:{port}\n")
        self.assertTrue(self.greets(early))

    def test_several_sockets_are_told_apart_by_their_names(self):
        four, six = self.listening(), self.listening(socket.AF_INET6, "::1")
        line = self.activate("telnet:telnet", [four, six])
        self.assertEqual(line, f"listening telnet 127.0.0.1:{four.getsockname()[1]}\n")
        line = self.server.stdout.readline().decode()
        self.assertEqual(line, f"listening telnet [::1]:{six.getsockname()[1]}\n")

    def test_a_socket_of_systemd_takes_the_place_of_its_own_service_alone(self):
        listener = self.listening()
        config = 'telnet = ["127.0.0.1:1"]\nweb = ["127.0.0.1:0"]'
        first = self.activate("telnet", [listener], config=config)
        self.assertEqual(first, f"listening telnet 127.0.0.1:{listener.getsockname()[1]}\n")
        (second,) = (line.decode() for line in self.more_lines())
        self.assertRegex(second, r"^listening web 127\.0\.0\.1:\d+\n$")

    def refusal(self, *args, **options):
        self.assertEqual(self.activate(*args, **options), "")
        self.assertEqual(self.server.wait(PATIENCE), 1)
        return self.server.stderr.read().decode()

    def test_a_name_that_is_no_service_is_refused(self):
        self.assertIn('named "gopher"', self.refusal("gopher", [self.listening()]))

    def test_what_is_no_listening_socket_is_refused(self):
        idle = socket.socket()
        self.addCleanup(idle.close)
        away = socket.socket(fileno=fcntl.fcntl(idle.fileno(), fcntl.F_DUPFD, 60))
        self.addCleanup(away.close)
        self.assertIn("no listening TCP socket", self.refusal("telnet", [away]))
        self.assertIn("no listening TCP socket", self.refusal("telnet", [], count=1))
        self.assertIn("more than 64", self.refusal("telnet", [], count=1000000))

    def test_sockets_for_another_process_are_left_alone(self):
        line = self.activate("telnet", [self.listening()], pid="1")
        self.assertEqual(line, "listening telnet 127.0.0.1:2323\n")


class HangUp(ServerCase):
    def test_the_log_goes_on_in_a_new_file(self):
        port = self.serve_with()
        self.enter(self.call(port), "Ada")
        log = os.path.join(self.data, "codemaker.log")
        self.until(lambda: "call begins: Ada" in self.log(), "Ada is in the log", 5)
        os.rename(log, log + ".1")
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: os.path.exists(log) and "read again" in self.log(), "a new log", 5)
        self.enter(self.call(port, host=2), "Eve")
        self.until(lambda: "call begins: Eve" in self.log(), "Eve is in the new one", 5)
        self.assertNotIn("Ada", self.log())

    def test_limits_change_and_who_plays_notices_nothing(self):
        port = self.serve_with("max_callers = 1")
        wire = self.call(port)
        self.enter(wire, "Ada")
        wire.wait_said(r"Menu: ")
        self.assertFalse(self.greets(self.call(port, host=2)))
        self.write("codemaker.toml", "[serve]\nmax_callers = 5\nconnects_per_minute = 0\n")
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "read again" in self.log(), "the settings are read again", 5)
        self.assertTrue(self.greets(self.call(port, host=2)))
        wire.send("?\r")
        wire.wait_said(r"Menu: ")

    def test_a_page_that_would_be_another_board_is_refused_at_the_next_reading_too(self):
        self.serve_with('web = ["127.0.0.1:0"]')
        self.write("codemaker.toml", 'board = "Sunset"\n[serve]\nweb = ["127.0.0.1:0"]\nweb_board = "SUNSET"\n')
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "the old settings stay" in self.log(), "the settings are refused", 5)
        self.assertIn("serve.web_board: SUNSET is another board", self.log())
        self.assertNotIn("read again", self.log())

    def test_how_much_may_be_typed_ahead_changes_for_who_calls_then(self):
        port = self.serve_with("type_ahead = 2")

        def says(caller, seconds=1):
            with contextlib.suppress(TimeoutError):
                while caller.take(seconds):
                    pass
            return caller.text

        def typed_ahead():
            caller = self.call(port)
            caller.send("p\r")
            caller.send(NAWS % b"\x00\x50\x00\x18" + ANSWERS)
            caller.wait_said(r"P: play")
            return caller

        typed_ahead().wait_said("Your name: ")
        self.write("codemaker.toml", "[serve]\ntype_ahead = 0\nconnects_per_minute = 0\n")
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "read again" in self.log(), "the settings are read again", 5)
        caller = typed_ahead()
        self.assertNotIn("Your name: ", says(caller))
        caller.send("p\r")
        caller.wait_said("Your name: ")

    def test_an_editor_puts_a_new_config_in_the_place_of_the_old_one(self):
        port = self.serve_with("max_callers = 1")
        self.enter(self.call(port), "Ada")
        for callers in (2, 3):
            new = self.write("codemaker.new", f"[serve]\nmax_callers = {callers}\nconnects_per_minute = 0\n")
            os.replace(new, os.path.join(self.directory, "codemaker.toml"))
            self.server.send_signal(signal.SIGHUP)
            read = lambda: self.log().count("settings read again") == callers - 1
            self.until(read, "the settings are read again", 5)
            self.enter(self.call(port, host=callers), f"Number {callers}")
        self.assertFalse(self.greets(self.call(port, host=9)))

    def reader(self):
        """The process that reads the config for the server."""
        with open(f"/proc/{self.server.pid}/task/{self.server.pid}/children", encoding="ascii") as file:
            return int(file.read())

    def is_there(self, process):
        try:
            with open(f"/proc/{process}/stat", encoding="ascii") as file:
                return file.read().rsplit(")", 1)[1].split()[0] != "Z"
        except FileNotFoundError:
            return False

    @needs_root
    def test_who_reads_the_config_has_no_line_and_no_port(self):
        self.serve_with()
        self.assertEqual(len(os.listdir(f"/proc/{self.reader()}/fd")), 4)

    def test_who_reads_the_config_lives_as_long_as_the_server_and_no_longer(self):
        self.serve_with()
        reader = self.reader()
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
            os.kill(reader, number)
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "settings read again" in self.log(), "the settings are read again", 5)
        self.server.kill()
        self.server.wait()
        self.until(lambda: not self.is_there(reader), "the reader is gone", 5)

    def test_without_the_process_that_reads_the_config_the_old_settings_stay(self):
        port = self.serve_with()
        os.kill(self.reader(), signal.SIGKILL)
        for _ in range(2):
            self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "the process that reads the config does not answer" in self.log(), "it is said", 5)
        self.assertTrue(self.greets(self.call(port)))

    def test_a_wrong_config_changes_nothing(self):
        port = self.serve_with("max_callers = 5")
        self.write("codemaker.toml", "[serve]\nmax_callers = 0\n")
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "the old settings stay" in self.log(), "the log says so", 5)
        self.assertIn("serve.max_callers must be 1 to 100000, found 0", self.log())
        self.assertTrue(self.greets(self.call(port)))


if __name__ == "__main__":
    unittest.main()
