"""A match of code breaking through a pseudo terminal: two people in lines, and a wrong mark."""

import unittest

from caller import Case


class Match(Case):
    def settings(self, mode):
        caller = self.door("--mode", mode)
        caller.wait_said(r"L: plain|P: play")
        caller.send("p\r" if mode == "line" else "\r")
        caller.wait_said("Menu: ") if mode == "line" else caller.wait_for("Welcome")
        caller.send("t\r" if mode == "line" else "t")
        caller.wait_said("Settings .*: ") if mode == "line" else caller.wait_for("Player 2")
        return caller

    def test_two_people_in_lines(self):
        caller = self.settings("line")
        for setting in ("r 2", "g 8", "2"):
            caller.send(setting + "\r")
            caller.wait_said(r"Settings .*: |Name .*: ")
        caller.send("Bob\r")
        caller.wait_said("Player 2: Bob")
        caller.send("n\r")
        for code in ("3542", "1263"):
            with self.subTest(code=code):
                caller.wait_said("when ready: ")
                caller.send("\r")
                caller.wait_said("code: ")
                before = len(caller.bytes)
                caller.send(code + "\r")
                caller.wait_said("when ready: ")
                self.assertIn(b"****", caller.bytes[before:])
                self.assertNotIn(code.encode(), caller.bytes[before:])
                caller.send("\r")
                for number, guess in ((1, "1111"), (2, code)):
                    caller.wait_said(f"guess {number}: ")
                    caller.send(guess + "\r")
                caller.wait_said("gets 2 points")
        caller.wait_said("The match is a tie, 2 to 2")
        caller.wait_said("Q menu: ")
        caller.send("q\r")
        caller.wait_said("Menu: ")
        caller.send("q\ry\r")
        self.assertEqual(caller.exit_status(), 0)

    def test_a_wrong_mark_is_pointed_out_on_screens(self):
        caller = self.settings("full")
        caller.send("kn")
        caller.wait_for("press any key when ready")
        caller.send(" 3542\r")
        caller.wait_for("Pass the keyboard to")
        caller.send(" 5642\r")
        caller.wait_for("E exact, M misplaced")
        caller.send("e\r")
        caller.wait_for("it should be 2 exact, 1 misplaced")
        caller.send("em\r")
        caller.wait(lambda: not caller.sees("Please correct it"), "the marks taken")
        caller.send("qe")
        caller.wait_for("You quit the match")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)


if __name__ == "__main__":
    unittest.main()
