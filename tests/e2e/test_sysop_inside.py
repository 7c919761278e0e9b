"""The sysop's desk: what a caller who is the sysop does to the board from inside the door."""

from callers_here import *
from sysop import Scores

LEVEL_LINE = 7
NAME_LINE = 6


class Desk(CallersCase, Scores):
    def drop_file(self, level, name, node=1):
        with open(DOOR32, encoding="latin-1") as file:
            lines = file.read().splitlines()
        lines[LEVEL_LINE] = str(level)
        lines[NAME_LINE] = name
        folder = os.path.join(self.directory, f"{name}{node}")
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, "DOOR32.SYS")
        with open(path, "w", encoding="latin-1", newline="") as file:
            file.write("".join(line + "\r\n" for line in lines))
        return path

    def caller_named(self, name, level=10, *args):
        """In lines, at the menu."""
        door = self.door_here(
            "--mode", "lines", *args, drop_file=self.drop_file(level, name)
        )
        door.wait_said(r"P: play")
        door.send("p\r")
        door.wait_said(r"Menu: ")
        return door

    def sysop(self, *args):
        """At the desk."""
        door = self.caller_named("Ulrich", 255, *args)
        door.send("z\r")
        door.wait_said(r"Sysop: ")
        return door

    def open(self, door, letter, row):
        door.send(letter + "\r")
        door.wait_said(row)
        door.wait_said(r"A row's number[^:]*: ")

    def choose(self, door, row):
        door.send(f"{row}\r")
        door.wait_said(rf"{row}\. ")
        door.wait_said(r"A row's number[^:]*: ")


class AtTheDesk(Desk):
    def test_the_sysop_sees_who_is_on_and_tells_them_something(self):
        bob = self.caller_named("Bob")
        sysop = self.sysop()
        self.open(sysop, "w", r"1\. Bob: menu; door node 2; here \d+ s, idle \d+ s; on bbs")
        self.choose(sysop, 1)
        sysop.send("m\r")
        sysop.wait_said(r"Message to Bob: ")
        sysop.send("Dinner is ready\r")
        sysop.wait_said(r"Told Bob\.")
        bob.wait_said(r"Message from Ulrich: Dinner is ready")
        self.assertIn("the sysop Ulrich at node 2 told Bob: Dinner is ready\n", self.log())

    def test_the_sysop_is_shown_as_themselves_and_cannot_be_their_own_target(self):
        sysop = self.sysop()
        self.open(sysop, "w", r"1\. Ulrich \(you\): sysop's desk")
        sysop.send("e\r")
        sysop.wait_said(r"That is you\.")
        sysop.wait_said(r"A row's number[^:]*: ")
        self.assertEqual(len(self.callers()), 1)

    def test_all_are_told_at_once(self):
        bob = self.caller_named("Bob")
        eve = self.caller_named("Eve")
        sysop = self.sysop()
        self.open(sysop, "w", r"2\. Eve")
        sysop.send("a\r")
        sysop.wait_said(r"Message to all: ")
        sysop.send("Backup at ten\r")
        sysop.wait_said(r"Told 3 callers\.")
        for caller in (bob, eve):
            caller.wait_said(r"Message from Ulrich: Backup at ten")
        self.assertRegex(self.log(), r"the sysop Ulrich at node \d told all: Backup at ten\n")

    def test_a_call_is_ended_once_the_sysop_says_yes(self):
        bob = self.caller_named("Bob")
        sysop = self.sysop()
        self.open(sysop, "w", r"1\. Bob")
        sysop.send("e\r")
        sysop.wait_said(r"End the call of Bob\? \(Y/N\)")
        sysop.send("n\r")
        sysop.wait_said(r"A row's number[^:]*: ")
        self.assertEqual(len(self.callers()), 2)
        sysop.send("e\ry\r")
        sysop.wait_said(r"Ended the call of Bob\.")
        self.assertEqual(bob.exit_status(), 0)
        self.assertIn("the sysop Ulrich at node 2 ended the call of Bob\n", self.log())

    def test_a_chat_goes_both_ways_and_leads_back_to_the_desk(self):
        bob = self.caller_named("Bob")
        sysop = self.sysop()
        self.open(sysop, "w", r"1\. Bob")
        sysop.send("c\r")
        sysop.wait_said(r"You are talking to Bob\.")
        bob.wait_said(r"Ulrich wants to talk to you\.")
        steady_clock.advance(READING)
        sysop.send("Hello Bob\r")
        bob.wait_said(r"Ulrich: Hello Bob")
        bob.send("Hi!\r")
        sysop.wait_said(r"Bob: Hi!")
        sysop.send("bye\r")
        bob.wait_said(r"Ulrich ended the chat\.")
        sysop.wait_said(r"A row's number[^:]*: ")
        self.open(sysop, "l", r"1\. Bob")
        self.assertIn("the sysop Ulrich at node 2 chats with Bob\n", self.log())

    def test_a_row_is_annulled_and_comes_back(self):
        os.makedirs(self.data)
        self.add("Zed", 500)
        self.add("Ada", 300)
        sysop = self.sysop()
        self.open(sysop, "a", r"2\. 2\. Ada: 300 points, level 3")
        sysop.send("a\r")
        sysop.wait_said(r"Take out 1\. Zed\? \(Y/N\)")
        sysop.send("y\r")
        sysop.wait_said(r"Took Zed \(500 points\) out\. Undo brings it back\.")
        sysop.wait_said(r"1\. 1\. Ada")
        self.assertEqual(self.names(), ["Ada"])
        changes = self.run_scores("undo", "--list", "--json")
        self.assertEqual(json.loads(changes.stdout)[0]["who"], "Ulrich (node 2)")
        sysop.send("q\r")
        sysop.wait_said(r"Sysop: ")
        self.open(sysop, "u", r"1\. remove[^:]*: \d{4}-\d\d-\d\d, by Ulrich \(node 2\): Zed")
        sysop.send("u\r")
        sysop.wait_said(r"Undo remove: Zed \(500 points\) is gone\? \(Y/N\)")
        sysop.send("y\r")
        sysop.wait_said(r"Undid change \d+: Zed \(500 points\) is back\.")
        self.assertEqual(self.names(), ["Zed", "Ada"])
        self.assertRegex(self.log(), r"the sysop Ulrich at node 2 took Zed \(500 points\) out of breaking")
        self.assertRegex(self.log(), r"the sysop Ulrich at node 2 undid change \d+: Zed")

    def test_a_row_that_has_changed_meanwhile_is_left_alone(self):
        os.makedirs(self.data)
        self.add("Zed", 500)
        sysop = self.sysop()
        self.open(sysop, "a", r"1\. 1\. Zed")
        self.add("Ada", 900)
        sysop.send("a\ry\r")
        sysop.wait_said(r"Take out 1\. Zed\?")
        sysop.wait_said(r"look again")
        self.assertEqual(self.names(), ["Ada", "Zed"])

    def test_the_logs_faults_of_today_are_read(self):
        os.makedirs(self.data)
        today = time.strftime("%Y-%m-%d")
        with open(os.path.join(self.data, "codemaker.log"), "w") as log:
            log.write("2020-01-01 10:00:00.000 error [1] of long ago\n")
            log.write(f"{today} 00:00:01.000 info [1] a call\n")
            log.write(f"{today} 00:00:02.000 error [1] the disk is full\n")
            log.write(f"{today} 00:00:03.000 warning [1] unknown key x\n")
        sysop = self.sysop()
        self.open(
            sysop, "f",
            r"1\. 00:00:03 warning: unknown key x[^2]*2\. 00:00:02 fault: the disk is full"
        )
        self.assertNotIn("long ago", sysop.text)

    def test_the_doctor_is_asked(self):
        config = self.write("codemaker.toml", "bord = 3\n")
        sysop = self.sysop("--config", config)
        self.open(sysop, "d", r"Warning: config: [\s\S]*unknown\s+key\s+bord")

    def test_a_game_is_closed_for_today_and_opened_again(self):
        sysop = self.sysop()
        self.open(sysop, "o", r"2\. Masterix: open")
        self.choose(sysop, 2)
        sysop.send("o\r")
        sysop.wait_said(r"Closed Masterix for today\.")
        sysop.wait_said(r"2\. Masterix: closed, for today")
        bob = self.caller_named("Bob")
        bob.send("m\r")
        bob.wait_said(r"isn't used here|not a command")
        sysop.send("o\r")
        sysop.wait_said(r"Opened Masterix for today\.")
        self.assertFalse(os.path.exists(os.path.join(self.data, "today.toml")))
        for did in ("closed", "opened"):
            self.assertIn(f"the sysop Ulrich at node 2 {did} Masterix for today\n", self.log())

    def test_hours_of_today_hold_for_all_but_the_sysop(self):
        sysop = self.sysop()
        self.open(sysop, "o", r"4\. Hours: always open")
        sysop.send("h\r")
        sysop.wait_said(r"Hours today[^:]*:\d\d-[^:]*:\d\d, or always: ")
        sysop.send("nonsense\r")
        sysop.wait_said(r"\"nonsense\" is no time\.")
        now = time.time() // 60 * 60
        hours = "-".join(time.strftime("%H:%M", time.localtime(now + 60 * by)) for by in (-120, -60))
        sysop.send(f"h\r{hours}\r")
        sysop.wait_said(rf"Hours today: {hours}\.")
        closed = self.door(drop_file=self.drop_file(10, "Bob"))
        closed.wait_said(r"The games are open .* and closed now")
        self.assertEqual(closed.exit_status(), 1)
        self.sysop()
        sysop.send("c\r")
        sysop.wait_said(r"Today is as configured\.")
        self.caller_named("Bob")
        for did in (f"set the hours of today: {hours}", "put today back to what the config says"):
            self.assertRegex(self.log(), rf"the sysop Ulrich at node \d {did}\n")

    def test_with_all_games_closed_callers_are_told_so(self):
        sysop = self.sysop()
        self.open(sysop, "o", r"3\. Egg Carton: open")
        for game in (1, 2, 3):
            self.choose(sysop, game)
            sysop.send("o\r")
            sysop.wait_said(r"Closed [^.]* for today\.")
        closed = self.door(drop_file=self.drop_file(10, "Bob"))
        closed.wait_said(r"The games are closed today\. Please call again tomorrow\.")
        self.assertEqual(closed.exit_status(), 1)

    def test_what_was_changed_for_another_day_is_over(self):
        os.makedirs(self.data)
        self.write(
            os.path.join(self.data, "today.toml"), 'date = "2020-02-02"\ngames = ["breaking"]\n'
        )
        bob = self.caller_named("Bob")
        bob.send("m\r")
        bob.wait_said(r"Masterix")

    def test_who_hangs_up_at_the_desk_leaves_no_process(self):
        sysop = self.sysop()
        children = self.children_of(sysop.pid)
        self.assertEqual(len(children), 1)
        sysop.hang_up()
        self.assertEqual(sysop.exit_status(), 0)
        self.until(lambda: not os.path.exists(f"/proc/{children[0]}"), "the desk has gone")

    def test_a_desk_that_is_killed_begins_anew_and_the_log_says_so(self):
        sysop = self.sysop()
        (keeper,) = self.children_of(sysop.pid)
        self.until(lambda: self.children_of(int(keeper)), "the desk's hands")
        (hands,) = self.children_of(int(keeper))
        os.kill(int(hands), signal.SIGKILL)
        sysop.send("w\r")
        sysop.wait_said(r"The desk was killed and begins anew\. L looks again\.")
        sysop.wait_said(r"This can't be told now\.")
        self.open(sysop, "l", r"1\. Ulrich \(you\)")
        self.assertIn("the sysop's desk was killed, and begins anew\n", self.log())
        os.kill(int(keeper), signal.SIGKILL)
        sysop.send("l\r")
        sysop.wait_said(r"The desk does not answer any more\. See the log\.")
        self.assertNotIn("Nobody is on", sysop.text)
        self.assertIn("error", next(line for line in self.log().splitlines() if "desk is gone" in line))

    @staticmethod
    def children_of(pid):
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            return file.read().split()


class OnScreens(Desk):
    def test_the_desk_on_a_full_and_a_small_screen(self):
        self.caller_named("Bob")
        for mode, columns in (("full", 80), ("small", 40)):
            door = self.door_here(
                "--mode", mode, drop_file=self.drop_file(255, "Ulrich", columns), columns=columns
            )
            door.wait_for("L: plain" if mode == "small" else "L: plain lines")
            door.send("\r")
            door.wait_for("Sysop's desk")
            door.send("z")
            door.wait_for("Who is on")
            door.send("w")
            door.wait_for("Bob")
            door.send("m")
            door.wait_for("Message to Bob")
            door.send("Hello\r")
            door.wait_for("Told Bob.")
            door.send("qq")
            door.wait_for("Hall of Fame")
            door.hang_up()
            self.until(lambda: len(self.callers()) == 1, "they have gone")


class WhoIsTheSysop(Desk):
    def sees_desk(self, door):
        door.send("?\r")
        door.wait_said(r"Q: [^\n]*\n[\s\S]*Menu: ")
        door.send("z\r")
        answer = door.wait_said(r"Sysop: |isn't used here|not a command").group(0)
        return answer == "Sysop: "

    def test_level_ten_sees_no_desk_and_its_key_does_nothing(self):
        door = self.door_here("--mode", "lines", drop_file=self.drop_file(10, "Bob"))
        door.wait_said(r"P: play")
        door.send("p\r")
        menu = door.wait_said(r"[\s\S]*Menu: ").group(0)
        self.assertNotIn("desk", menu)
        self.assertFalse(self.sees_desk(door))
        door.send("z\r")
        door.wait_said(r"isn't used here|not a command")
        self.assertEqual(AtTheDesk.children_of(door.pid), [])

    def test_the_level_is_the_boards_or_that_of_the_config(self):
        # The drop file says that it is Synchronet, whose sysops have 90.
        self.assertTrue(self.sees_desk(self.caller_named("Ulrich", 90)))
        self.assertFalse(self.sees_desk(self.caller_named("Eve", 89)))
        config = self.write("codemaker.toml", "sysop_level = 200\n")
        self.assertFalse(self.sees_desk(self.caller_named("Bob", 199, "--config", config)))
        self.assertTrue(self.sees_desk(self.caller_named("Zed", 200, "--config", config)))

    def test_a_name_of_the_config_is_the_sysops_on_the_board(self):
        config = self.write("codemaker.toml", 'sysops = ["Ada"]\n')
        self.assertTrue(self.sees_desk(self.caller_named("ADA", 10, "--config", config)))
        self.assertFalse(self.sees_desk(self.caller_named("Adam", 10, "--config", config)))


if __name__ == "__main__":
    unittest.main()
