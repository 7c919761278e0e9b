"""codemaker who: who is playing now, whichever way they came."""

import stat

from busy_database import locked_database
from callers_here import *
from caller import needs_root


class Who(CallersCase):
    def test_who_shows_each_caller_where_they_come_from_and_what_they_play(self):
        port = self.serve_with()
        wire = self.call(port)
        self.enter(wire, "Ada")
        wire.wait_said(r"Menu: ")
        wire.send("m\r")
        wire.wait_said(r"Masterix")
        self.call(port, host=2).take()
        callers = {each["address"]: each for each in self.callers()}
        self.assertEqual(sorted(callers), ["127.0.0.1", "127.0.0.2"])
        ada = callers["127.0.0.1"]
        self.assertEqual((ada["name"], ada["board"], ada["service"]), ("Ada", "telnet", "telnet"))
        self.assertEqual(ada["doing"], "Masterix")
        self.assertEqual(callers["127.0.0.2"]["doing"], "arriving")
        text = self.order("who").stdout
        self.assertTrue(text.startswith("2 callers\n"), text)
        self.assertRegex(
            text, r"\d+\.1 +Ada on telnet +Masterix +\d+ s +\d+ s idle +telnet 127\.0\.0\.1\n"
        )
        wire.close()
        self.until(lambda: len(self.callers()) == 1, "one has gone", 5)

    def test_who_shows_doors_beside_the_server(self):
        self.ada()
        door = self.door_here("--node", "3")
        callers = {each["service"]: each for each in self.callers()}
        self.assertEqual(sorted(callers), ["door", "telnet"])
        at_door = callers["door"]
        self.assertEqual((at_door["name"], at_door["place"]), ("White Rabbit", "node 3"))
        self.assertEqual(at_door["number"], str(door.pid))
        self.assertRegex(self.order("who").stdout, r"White Rabbit on bbs .* door node 3\n")

    def test_who_tells_the_level_of_a_run_and_how_long_no_key_came(self):
        door = self.in_lines_at_the_menu()
        door.send("r\r")
        door.wait_said(r"Guess 1: ")
        caller = self.callers()[0]
        self.assertEqual((caller["doing"], caller["level"]), ("code breaking run", 1))
        self.assertIn("code breaking run, level 1", self.order("who").stdout)
        steady_clock.advance(60)
        self.until(lambda: self.callers()[0]["idle"] >= 60, "a minute without a key")
        door.send("x\r")
        self.until(lambda: self.callers()[0]["idle"] < 60, "a key")

    def test_callers_on_all_cores_are_shown(self):
        port = self.serve_with()
        wires = [self.call(port, host=2 + number) for number in range(20)]
        for wire in wires:
            wire.take()
        callers = self.callers()
        self.assertEqual(len(callers), 20)
        self.assertEqual(len({each["number"] for each in callers}), 20)

    def test_the_socket_is_for_the_account_of_the_board_and_for_a_group_that_may_write_the_data(self):
        for data_mode, mode_of_socket in ((0o700, 0o600), (0o770, 0o660)):
            os.makedirs(self.data, exist_ok=True)
            os.chmod(self.data, data_mode)
            self.serve_with()
            path = os.path.join(self.data, "callers", str(self.server.pid))
            mode = os.stat(path).st_mode
            self.assertTrue(stat.S_ISSOCK(mode))
            self.assertEqual(stat.S_IMODE(mode), mode_of_socket)

    @needs_root
    def test_who_is_in_the_group_of_the_data_sees_the_servers_callers(self):
        os.makedirs(self.data)
        os.chmod(self.directory, 0o755)
        program = shutil.copy(PROGRAM, self.directory)
        group, stranger = 4711, 4712
        os.chown(self.data, 0, group)
        os.chmod(self.data, 0o2770)
        self.ada()

        def who_as(groups):
            return subprocess.run(
                [program, "who", "--data", self.data], capture_output=True, text=True, timeout=PATIENCE,
                user=65534, group=stranger, extra_groups=groups,
            )

        self.assertIn("Ada on telnet", who_as([group]).stdout)
        self.assertNotIn("Ada", who_as([stranger]).stdout)

    @needs_root
    def test_another_account_neither_sees_nor_ends_callers_even_by_an_open_socket(self):
        self.in_lines_at_the_menu()
        os.chmod(self.directory, 0o755)
        os.chmod(self.data, 0o777)
        folder = os.path.join(self.data, "callers")
        os.chmod(folder, 0o777)
        os.chmod(os.path.join(folder, self.sockets()[0]), 0o777)
        as_nobody = {"user": 65534, "group": 65534, "extra_groups": []}
        asked = subprocess.run(
            [sys.executable, "-c",
             "import socket, sys\ns = socket.socket(socket.AF_UNIX)\ns.connect(sys.argv[1])\n"
             "print('in')\n"
             "s.sendall(b'codemaker asks 1\\twho\\tall\\t\\t\\n')\nprint(len(s.recv(100)))",
             os.path.join(folder, self.sockets()[0])],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, **as_nobody,
        )
        # It lets them in and tells them nothing, whichever way they notice.
        self.assertIn(asked.stdout.split(), (["in"], ["in", "0"]), asked.stderr)
        self.assertEqual(len(self.callers()), 1)

    def test_after_a_process_was_killed_nobody_is_there_and_its_socket_goes(self):
        self.serve_with()
        self.server.kill()
        self.server.wait()
        self.assertEqual(len(self.sockets()), 1)
        ended = self.order("who")
        self.assertEqual((ended.returncode, ended.stdout), (0, "0 callers\n"))
        self.assertEqual(self.sockets(), [])

    def test_who_has_ended_leaves_no_socket(self):
        self.serve_with()
        door = self.door_here()
        door.hang_up()
        self.until(lambda: len(self.sockets()) == 1, "that of the door is gone")
        self.server.terminate()
        self.server.wait(PATIENCE)
        self.assertEqual(self.sockets(), [])

    def test_a_door_whose_database_is_busy_to_the_end_leaves_no_socket(self):
        first = self.in_lines_at_the_menu()
        first.hang_up()
        first.exit_status()
        with locked_database(self.data):
            door = self.door_here()
            door.hang_up()
            self.assertEqual(door.exit_status(), 0)
        self.assertEqual(self.sockets(), [])

    def test_a_second_server_on_the_same_data_leaves_the_first_ones_callers_alone(self):
        port = self.serve_with()
        self.call(port).take()
        other = self.call(self.serve_with())
        other.take()
        self.assertEqual(len(self.callers()), 2)

    def test_a_door_that_hangs_does_not_hold_who_up_and_is_named(self):
        self.ada()
        door = self.door_here()
        os.kill(door.pid, signal.SIGSTOP)
        self.addCleanup(os.kill, door.pid, signal.SIGCONT)
        watch = Stopwatch()
        ended = self.order("who")
        self.assertLess(watch.seconds(), 4)
        self.assertEqual(ended.returncode, 0)
        self.assertTrue(ended.stdout.startswith("1 caller\n"), ended.stdout)
        self.assertIn(f"process {door.pid} does not answer", ended.stderr)

    def test_who_asks_and_does_not_read_holds_nobody_up(self):
        port = self.serve_with()
        for _ in range(30):
            silent = socket.socket(socket.AF_UNIX)
            self.addCleanup(silent.close)
            silent.setblocking(False)
            with contextlib.suppress(OSError):
                silent.connect(os.path.join(self.data, "callers", str(self.server.pid)))
        self.assertTrue(self.greets(self.call(port)))
        self.until(lambda: len(self.callers()) == 1, "the answer comes", 20)

    def test_a_false_answer_is_no_answer(self):
        os.makedirs(os.path.join(self.data, "callers"))
        false = socket.socket(socket.AF_UNIX)
        self.addCleanup(false.close)
        false.bind(os.path.join(self.data, "callers", "4711"))
        false.listen()

        def answer():
            with contextlib.suppress(OSError):
                caller, _ = false.accept()
                caller.recv(1000)
                caller.sendall(b"codemaker callers 2\n1\t1\t\x1b[2J\n")
                caller.close()

        thread = threading.Thread(target=answer)
        thread.start()
        ended = self.order("who")
        thread.join()
        self.assertEqual(ended.returncode, 1)
        self.assertIn("process 4711 does not answer", ended.stderr)

    def test_what_is_no_socket_stays_where_it_is_and_calls_go_on(self):
        os.makedirs(self.data, exist_ok=True)
        path = os.path.join(self.data, "callers")
        with open(path, "w") as file:
            file.write("mine")
        self.assertTrue(self.greets(self.call(self.serve_with())))
        with open(path) as file:
            self.assertEqual(file.read(), "mine")
        self.assertIn("callers", self.log())


if __name__ == "__main__":
    unittest.main()
