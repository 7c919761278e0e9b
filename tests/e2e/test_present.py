"""codemaker who: who is at the server now."""

import json
import stat

from server_callers import *


class Who(ServerCase):
    def who(self, *args):
        return subprocess.run(
            [PROGRAM, "who", "--data", self.data, *args],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=10,
        )

    def callers(self):
        return json.loads(self.who("--json").stdout)["callers"]

    def test_who_shows_each_caller_where_they_come_from_and_what_they_play(self):
        port = self.serve_with()
        wire = self.call(port)
        self.enter(wire, "Ada")
        wire.wait_said(r"Menu: ")
        wire.send("m\r")
        wire.wait_said(r"Masterix")
        self.call(port, host=2).take(5)
        callers = {each["address"]: each for each in self.callers()}
        self.assertEqual(sorted(callers), ["127.0.0.1", "127.0.0.2"])
        ada = callers["127.0.0.1"]
        self.assertEqual((ada["name"], ada["board"], ada["service"]), ("Ada", "telnet", "telnet"))
        self.assertEqual(ada["doing"], "Masterix")
        self.assertEqual(callers["127.0.0.2"]["doing"], "arriving")
        text = self.who().stdout
        self.assertTrue(text.startswith("2 callers\n"), text)
        self.assertRegex(text, r"Ada on telnet +Masterix +0 min  telnet 127\.0\.0\.1\n")
        wire.close()
        self.until(lambda: len(self.callers()) == 1, "one has gone", 5)

    def test_callers_on_all_cores_are_shown(self):
        port = self.serve_with()
        wires = [self.call(port, host=2 + number) for number in range(20)]
        for wire in wires:
            wire.take(5)
        self.assertEqual(len(self.callers()), 20)

    def test_the_socket_is_for_the_group_of_the_board(self):
        self.serve_with()
        mode = os.stat(os.path.join(self.data, "serve.sock")).st_mode
        self.assertTrue(stat.S_ISSOCK(mode))
        self.assertEqual(stat.S_IMODE(mode), 0o660)

    def test_after_a_server_was_killed_nobody_is_there_and_the_next_server_answers(self):
        self.serve_with()
        self.server.kill()
        self.server.wait()
        ended = self.who()
        self.assertEqual(ended.returncode, 1)
        self.assertIn("no server runs with", ended.stderr)
        self.serve_with()
        self.assertEqual(self.callers(), [])
        self.server.terminate()
        self.server.wait(3)
        self.assertFalse(os.path.exists(os.path.join(self.data, "serve.sock")))

    def test_a_second_server_on_the_same_data_leaves_the_first_ones_callers_alone(self):
        port = self.serve_with()
        self.call(port).take(5)
        self.serve_with()
        self.assertEqual(len(self.callers()), 1)
        self.assertIn("another server", self.log())

    def test_who_asks_and_does_not_read_holds_nobody_up(self):
        port = self.serve_with()
        for _ in range(30):
            silent = socket.socket(socket.AF_UNIX)
            self.addCleanup(silent.close)
            silent.setblocking(False)
            with contextlib.suppress(OSError):
                silent.connect(os.path.join(self.data, "serve.sock"))
        self.assertTrue(self.greets(self.call(port)))
        self.until(lambda: self.who().returncode == 0, "the answer comes", 10)

    def test_a_false_answer_is_no_answer(self):
        os.makedirs(self.data, exist_ok=True)
        false = socket.socket(socket.AF_UNIX)
        self.addCleanup(false.close)
        false.bind(os.path.join(self.data, "serve.sock"))
        false.listen()

        def answer():
            with contextlib.suppress(OSError):
                caller, _ = false.accept()
                caller.sendall(b"codemaker callers 1\n1\ttelnet\t\x1b[2J\n")
                caller.close()

        thread = threading.Thread(target=answer)
        thread.start()
        ended = self.who()
        thread.join()
        self.assertEqual(ended.returncode, 1)
        self.assertIn("does not answer", ended.stderr)

    def test_what_is_no_socket_stays_where_it_is(self):
        os.makedirs(self.data, exist_ok=True)
        path = os.path.join(self.data, "serve.sock")
        with open(path, "w") as file:
            file.write("mine")
        self.assertTrue(self.greets(self.call(self.serve_with())))
        with open(path) as file:
            self.assertEqual(file.read(), "mine")
        self.assertIn("is no socket", self.log())


if __name__ == "__main__":
    unittest.main()
