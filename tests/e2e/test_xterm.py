"""xterm.js judges the bytes: what it shows is what the model shows that all other tests look at."""

import json

from caller import *
from campaign import begin_campaign

HERE = os.path.dirname(os.path.abspath(__file__))
MODULES = os.path.join(HERE, "..", "..", "build", "npm", "node_modules")

# What it is asked and need not know: CTerm's attributes, and a terminal's name.
QUESTIONS = ('"<c"', '">q"')

# The names that pyte gives the eight colors.
COLORS = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")


class Judge:
    """@xterm/headless in a process of its own."""

    def __init__(self, case, rows, columns):
        self.process = subprocess.Popen(
            ["node", os.path.join(HERE, "judge.js"), str(columns), str(rows)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "NODE_PATH": MODULES},
        )
        case.addCleanup(self.end)
        self.shown = self.tell(write="")

    def end(self):
        self.process.kill()
        self.process.communicate()

    def tell(self, **order):
        """What it shows after these bytes or in this size."""
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise AssertionError("node and @xterm/headless have to be there: tools/install test")
        self.shown = json.loads(answer)
        return self.shown


class Repeating(Screen):
    """pyte's screen, which also saves the cursor as ANSI.SYS does and repeats the last letter."""

    last = " "

    def draw(self, data):
        super().draw(data)
        self.last = data[-1]

    def repeat(self, count=1):
        super().draw(self.last * max(1, count))

    def save(self, *_):
        self.save_cursor()

    def restore(self, *_):
        self.restore_cursor()


class RepeatingStream(pyte.Stream):
    csi = {**pyte.Stream.csi, "b": "repeat", "s": "save", "u": "restore"}
    events = pyte.Stream.events | {"repeat", "save", "restore"}


def color(name, default):
    """One of the eight colors by its number, all others as rrggbb."""
    if name == "default":
        return default
    return COLORS.index(name) if name in COLORS else name


def look(cell):
    """Of a cell what can be seen, in the words of judge.js."""
    foreground = color(cell.fg, 7)
    background = color(cell.bg, 0)
    is_odd = cell.reverse or cell.underscore or cell.italics or cell.strikethrough
    letter = "" if cell.data == " " else f"{foreground}{'*' if cell.bold else ''}"
    return f"{letter}/{background}{'!' if is_odd else ''}"


class JudgedCaller(Caller):
    """A caller whose terminal is xterm.js: pyte looks on, and both must always see the same."""

    def __init__(self, case, args, env=None):
        super().__init__(args, charset="utf-8", cwd=case.directory, env=env)
        self.case = case
        self.judge = Judge(case, 24, 80)
        self.screen = Repeating(80, 24, self._answer)
        self.stream = RepeatingStream(self.screen)
        self.is_torn = False
        self.guessed = 0
        self.scrolled = 0
        self.compared = 0
        self.answered = ""
        case.addCleanup(self.close)

    def _answer(self, data):
        """It is xterm.js that answers."""

    def see(self, data):
        super().see(data)
        judged = self.judge.tell(write=data.hex())
        if judged["answers"]:
            self.answered += judged["answers"]
            self.send(judged["answers"])
        unknown = [text for text in judged["unknown"] if not any(map(text.__contains__, QUESTIONS))]
        self.case.assertEqual(unknown, [], data)
        # Terminals differ in what a resize does to a picture, until the next one is painted.
        self.is_torn = self.is_torn and b"\x1b[2J" not in data
        if not self.is_torn:
            self.compare(judged, data)

    def resize(self, rows, columns):
        self.is_torn = True
        self.scrolled = self.judge.tell(resize=[columns, rows])["scrolled"]
        super().resize(rows, columns)

    def compare(self, judged, data):
        self.compared += 1
        screen = self.screen
        cells = [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]
        rows = ["".join(cell.data for cell in row) for row in cells]
        looks = [" ".join(map(look, row)) for row in cells]
        for number in range(screen.lines):
            self.case.assertEqual(judged["rows"][number], rows[number], (number, data))
            self.case.assertEqual(judged["looks"][number], looks[number], (number, data))
            self.case.assertEqual(rows[number][-1], " ", (number, data))
            self.case.assertNotIn("!", looks[number])
        self.case.assertEqual(judged["scrolled"], self.scrolled, data)
        self.case.assertEqual(judged["cursor"], [screen.cursor.y, screen.cursor.x], data)


class Judged(Case):
    def call(self, *options):
        args = [PROGRAM, DOOR32, "--data", self.data, "--charset", "utf8", *options]
        return JudgedCaller(self, args)

    def begin(self, caller, name="White Rabbit"):
        caller.wait_for("leave")
        caller.send("\r")
        caller.wait_for(f"Welcome, {name}.")
        begin_campaign(caller)
        caller.wait_for("Break its code!")

    def guess(self, caller, *guesses):
        for guess in guesses:
            if caller.sees("go on"):
                return  # a lucky guess
            caller.send(guess + "\r")
            caller.guessed += 1
            # Where there are colors enough, pegs have no numbers on them.
            pegs = "[ ▐▌]{1,2}".join(f"[{digit} ▄]" for digit in guess)
            row = re.compile(rf"[ 0]{caller.guessed}\W.*{pegs}\W.*[*o●■○-]")
            # What is typed behind a lucky guess leads on to its result.
            caller.wait(lambda: caller.sees("go on") or any(map(row.search, caller.rows())), guess)

    def leave(self, caller):
        """By way of the help, the Hall of Fame and the options."""
        for keys, seen in (
            ("?", "other key"),
            (" qe", "any key"),
            (" ", "Welcome"),
            ("h", "No scores yet"),
            ("m", "Welcome"),
            ("o", "Move speed"),
            ("cu", "Mouse"),
            ("m", "Welcome"),
        ):
            caller.send(keys)
            caller.wait_for(seen)
        caller.send("qy")
        caller.wait_said("Goodbye, ")
        self.assertEqual(caller.exit_status(), 0)
        self.assertEqual(caller.judge.shown["mouse"], "none")
        self.assertGreater(caller.compared, 10)

    def test_full_screens_are_the_same_on_xterm_js(self):
        caller = self.call()
        self.begin(caller)
        self.guess(caller, "1122", "3344", "5566")
        self.leave(caller)

    def test_256_and_24_bit_colors_are_the_same_on_xterm_js(self):
        for term, colorterm, sent in (
            ("xterm-256color", "", b"8;5;"),
            ("xterm-256color", "truecolor", b"8;2;"),
            ("xterm", "", None),
        ):
            self.forget_games()
            with self.subTest(term=term, colorterm=colorterm):
                env = {"TERM": term, "COLORTERM": colorterm, "LANG": "C.UTF-8", "USER": "ada"}
                args = [PROGRAM, "--local", "--data", self.data]
                caller = JudgedCaller(self, args, env)
                self.begin(caller, "ada")
                self.guess(caller, "1122", "3344", "5566")
                self.leave(caller)
                for sign in (b"8;5;", b"8;2;"):
                    self.assertEqual(sign in caller.bytes, sign == sent)

    def test_lean_screens_are_the_same_on_xterm_js(self):
        caller = self.call("--mode", "lean")
        self.begin(caller)
        self.guess(caller, "1122", "3344", "5566")
        self.leave(caller)

    def test_an_xterm_js_that_answers_gets_what_it_knows_and_nothing_it_does_not(self):
        caller = self.call("--probe")
        self.begin(caller)
        self.assertIn("\x1b[?1;2c", caller.answered)
        self.guess(caller, "1122", "3344", "5566")
        self.leave(caller)

    def test_a_window_that_changes_is_painted_anew(self):
        caller = self.call()
        self.begin(caller)
        for guess, rows, columns in (("1122", 30, 100), ("3344", 20, 60), ("5566", 24, 80)):
            self.guess(caller, guess)
            caller.resize(rows, columns)
            caller.wait(lambda: not caller.is_torn, (rows, columns))
        self.leave(caller)


if __name__ == "__main__":
    unittest.main()
