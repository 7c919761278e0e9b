"""The sysop's desk for callers of `codemaker serve`, whose names are the sysop's by their passwords."""

import test_passwords
from callers_here import *
from test_sysop_inside import Desk
from test_sysop_limits import just_closed


class AtTheServer(Desk):
    at_name = test_passwords.Passwords.at_name
    guest = test_passwords.Passwords.guest
    with_password = test_passwords.Passwords.with_password
    logged_in = test_passwords.Passwords.logged_in

    def test_the_name_is_the_sysops_by_its_password_alone_and_nobody_can_take_it(self):
        port = self.serve_with()
        self.with_password(port, "Ulrich", "wonderland").close()
        self.server.terminate()
        self.server.wait(PATIENCE)
        port = self.serve_with(general='sysops = ["Ulrich", "Ada"]')
        guest = self.at_name(port, "Ada")
        guest.wait_said(r"The name Ada is reserved\.")
        bob = self.guest(port, "Bob")
        bob.send("z\r")
        bob.wait_said(r"isn't used here|not a command")
        sysop = self.logged_in(port, "Ulrich", "wonderland")
        sysop.send("z\r")
        sysop.wait_said(r"Sysop: ")
        self.open(sysop, "w", r"Ulrich \(you\): sysop's desk; telnet 127\.0\.0\.1")
        bobs = next(each for each in self.callers() if each["name"] == "Bob")
        row = [each["number"] for each in self.callers()].index(bobs["number"]) + 1
        self.choose(sysop, row)
        sysop.send("c\r")
        bob.wait_said(r"Ulrich wants to talk to you\.")
        sysop.wait_said(r"You are talking to Bob\.")
        steady_clock.advance(READING)
        sysop.send("Hello\r")
        bob.wait_said(r"Ulrich: Hello")
        bob.send("bye\r")
        sysop.wait_said(r"Bob ended the chat\.")

    def test_a_name_that_leaves_the_config_is_the_sysops_no_more_and_nobody_elses(self):
        port = self.serve_with()
        self.with_password(port, "Ulrich", "wonderland").close()
        self.server.terminate()
        self.server.wait(PATIENCE)
        port = self.serve_with(general='sysops = ["Ulrich", "Ghost"]')
        path = os.path.join(self.directory, "codemaker.toml")
        with open(path, encoding="utf-8") as file:
            config = file.read()
        self.write("codemaker.toml", config.replace('sysops = ["Ulrich", "Ghost"]', ""))
        self.server.send_signal(signal.SIGHUP)
        self.until(lambda: "settings read again" in self.log(), "the settings are read again")
        ghost = self.at_name(port, "Ghost")
        ghost.wait_said(r"The name Ghost is reserved\.")
        ulrich = self.logged_in(port, "Ulrich", "wonderland")
        ulrich.send("z\r")
        ulrich.wait_said(r"isn't used here|not a command")

    def test_a_caller_of_another_board_with_the_sysops_name_is_another_call(self):
        port = self.serve_with()
        self.with_password(port, "Ulrich", "wonderland").close()
        self.server.terminate()
        self.server.wait(PATIENCE)
        board = 'rlogin = ["127.0.0.1:0"]\n[[serve.boards]]\ntag = "SUNSET"\nsecret = "tulip"\n'
        self.serve_with(board, general='sysops = ["Ulrich"]')
        other = self.call(self.ports["rlogin"][0])
        other.socket.sendall(b"\0tulip\0[SUNSET]Ulrich\0ansi/115200\0")
        other.wait_said(r"P: play")
        other.send("p\r")
        other.wait_said(r"Menu: ")
        sysop = self.logged_in(self.ports["telnet"][0], "Ulrich", "wonderland")
        sysop.send("z\r")
        sysop.wait_said(r"Sysop: ")
        self.open(sysop, "w", r"Ulrich: menu; rlogin")
        services = [each["service"] for each in self.callers()]
        self.choose(sysop, services.index("rlogin") + 1)
        sysop.send("e\r")
        sysop.wait_said(r"End the call of Ulrich\? \(Y/N\)")
        sysop.send("y\r")
        sysop.wait_said(r"Ended the call of Ulrich\.")
        self.until(lambda: len(self.callers()) == 1, "the other one has gone")
        self.assertEqual(self.callers()[0]["service"], "telnet")

    def test_the_sysop_alone_is_let_in_outside_the_hours(self):
        port = self.serve_with()
        self.with_password(port, "Ulrich", "wonderland").close()
        self.server.terminate()
        self.server.wait(PATIENCE)
        port = self.serve_with(general=f'sysops = ["Ulrich"]\nhours = "{just_closed()}"')
        bob = self.at_name(port, "Bob")
        self.assertRegex(bob.received.decode("latin-1"), r"The games are open .*, and closed now")
        bob.wait_said(r"Disconnected: the games are closed at this hour\.")
        sysop = self.logged_in(port, "Ulrich", "wonderland")
        sysop.send("z\r")
        sysop.wait_said(r"Sysop: ")
        self.until(lambda: "closed at this hour" in self.log(), "the log")

    def test_a_server_closes_a_game_for_today_too(self):
        self.serve_with()
        sysop = self.sysop()
        self.open(sysop, "o", r"2\. Masterix: open")
        self.choose(sysop, 2)
        sysop.send("o\r")
        sysop.wait_said(r"Closed Masterix for today\.")

        def is_closed():
            wire = self.guest(self.ports["telnet"][0], "Eve")
            wire.send("m\r")
            closed = "Masterix" not in wire.wait_said(r"isn't used here|not a command|Masterix").group(0)
            wire.close()
            return closed

        self.until(is_closed, "the server has heard of it", 20)


if __name__ == "__main__":
    unittest.main()
