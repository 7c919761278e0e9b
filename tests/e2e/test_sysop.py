"""What a sysop does while callers play: messages, ending a call."""

import json

from callers_here import *


class Messages(CallersCase):
    def test_a_message_to_one_is_told_in_lines_at_once_and_nothing_typed_is_lost(self):
        door = self.in_lines_at_the_menu()
        door.send("m")
        ended = self.order("tell", "white rabbit", "Supper", "is", "ready.")
        self.assertEqual((ended.returncode, ended.stdout), (0, "told: 1 caller\n"), ended.stderr)
        door.wait_said(r"Message from Sysop: Supper is ready\.")
        door.send("\r")
        door.wait_said(r"Masterix")
        self.assertRegex(self.log(), r"Sysop \(user \d+\) sent a message to 1 call: Supper is ready")

    def test_a_message_on_full_screens_lies_over_the_page_until_a_key(self):
        door = self.door_here()
        door.wait_for("L: plain lines")
        door.send("\r")
        door.wait_for("What would you like to play?")
        self.order("tell", str(door.pid), "Supper is ready.", "--as", "Ulrich")
        door.wait_for("Message from Ulrich")
        door.wait_for("Supper is ready.")
        steady_clock.advance(READING)
        door.send("m")  # closes the message, and opens no game
        door.wait(lambda: not door.sees("Supper"), "the message is closed")
        door.wait_for("What would you like to play?")
        door.send("m")
        door.wait_for("MASTERIX")

    def test_a_message_to_all_reaches_doors_and_the_server(self):
        wire = self.ada()
        door = self.in_lines_at_the_menu()
        ended = self.order("tell", "all", "The board goes down at midnight.")
        self.assertEqual(ended.stdout, "told: 2 callers\n", ended.stderr)
        for caller in (wire, door):
            caller.wait_said(r"Message from Sysop: The board goes down at midnight\.")

    def test_only_the_one_who_is_meant_hears_it(self):
        wires = self.ada_and_eve()
        number = next(each["number"] for each in self.callers() if each["name"] == "Eve")
        self.order("tell", number, "For you alone.")
        wires[1].wait_said(r"For you alone\.")
        wires[0].send("y\r")
        wires[0].wait_said(r"Your page|kept")
        self.assertNotIn(b"alone", wires[0].received)

    def test_who_is_not_here_cannot_be_told(self):
        self.in_lines_at_the_menu()
        ended = self.order("tell", "Mallory", "Hello")
        self.assertEqual(ended.returncode, 1)
        self.assertIn('nobody called "Mallory" is here', ended.stderr)

    def test_a_word_of_a_name_is_enough_if_it_means_one_caller(self):
        doors = [self.in_lines_at_the_menu()]
        told = self.order("tell", "rabbit", "Supper is ready.")
        self.assertEqual(told.returncode, 0, told.stderr)
        doors[0].wait_said(r"Supper is ready\.")
        self.assertEqual(self.order("tell", "abbit", "Hello").returncode, 1)
        doors.append(self.in_lines_at_the_menu())
        self.assertIn("there are 2 callers called", self.order("tell", "rabbit", "Hello").stderr)

    def test_a_name_that_two_callers_have_is_not_guessed_at(self):
        doors = [self.in_lines_at_the_menu() for _ in range(2)]
        ended = self.order("end", "White Rabbit")
        self.assertEqual(ended.returncode, 1)
        for door in doors:
            self.assertIn(str(door.pid), ended.stderr)

    def test_codes_in_a_message_do_not_reach_the_caller(self):
        door = self.in_lines_at_the_menu()
        self.order("tell", "all", "quiet\x1b[2J\x07now")
        door.wait_said(r"Message from Sysop: quiet\[2Jnow")


class EndingACall(CallersCase):
    def test_a_caller_is_sent_home_with_the_words_of_the_sysop_and_goes_on_later(self):
        door = self.in_lines_at_the_menu()
        door.send("r\r")
        door.wait_said(r"Guess 1: ")
        door.send(self.misses(1)[0] + "\r")
        door.wait_said(r"Guess 2: ")
        ended = self.order("end", "all", "The board goes down. Come back at eight!")
        self.assertEqual((ended.returncode, ended.stdout), (0, "ended: 1 caller\n"), ended.stderr)
        door.wait_said(r"The board goes down\. Come back at eight!")
        door.wait_said(r"Goodbye, White Rabbit\.")
        self.assertEqual(door.exit_status(8), 0)
        self.assertRegex(self.log(), r"Sysop \(user \d+\) ended 1 call: The board goes down")
        self.assertRegex(self.log(), r"call of White Rabbit .* ended by the sysop\n")
        again = self.door("--mode", "lines")
        again.wait_said(r"P: play")
        again.send("p\r")
        again.wait_said(r"Menu: ")
        again.send("r\r")
        again.wait_said(r"[Gg]o on|unfinished|left")

    def test_without_words_it_is_said_politely(self):
        wire = self.ada()
        self.assertEqual(self.order("end", "ada").returncode, 0)
        wire.wait_said(r"The sysop has to end your call\.")
        self.assertIn(b"Goodbye, Ada.", wire.received + wire.rest())

    def test_one_of_several_calls_of_a_server_is_ended_and_no_other(self):
        wires = self.ada_and_eve()
        self.order("end", "Ada")
        wires[0].wait_said(r"Goodbye, Ada\.")
        self.until(lambda: [each["name"] for each in self.callers()] == ["Eve"], "Eve stays")
        wires[1].send("m\r")
        wires[1].wait_said(r"Masterix")

    @needs_root
    def test_who_is_in_the_group_of_the_data_sees_the_servers_callers_and_is_heard(self):
        server, member, group, stranger = 65533, 65532, 65534, 65531
        os.chmod(self.directory, 0o755)
        os.mkdir(self.data)
        os.chown(self.data, server, group)
        os.chmod(self.data, 0o2770)

        def become_its_account():
            os.setgroups([])
            os.setgid(group)
            os.setuid(server)

        ada = self.call(self.serve_with(limits=become_its_account))
        self.enter(ada, "Ada")
        ada.wait_said(r"Menu: ")
        as_member = {"user": member, "group": group, "extra_groups": []}
        callers = json.loads(self.order("who", "--json", **as_member).stdout)["callers"]
        self.assertEqual([caller["name"] for caller in callers], ["Ada"])
        told = self.order("tell", "ada", "Supper is ready.", **as_member)
        self.assertEqual(told.returncode, 0, told.stderr)
        ada.wait_said(r"Message from Sysop: Supper is ready\.")
        others = self.order("who", user=stranger, group=stranger, extra_groups=[])
        self.assertNotIn("Ada", others.stdout)


if __name__ == "__main__":
    unittest.main()
