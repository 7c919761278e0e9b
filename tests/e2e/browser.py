"""Callers in Chromium, and the server whose page they play on."""

import errno
import json
import shutil
import threading

from caller import *

HERE = os.path.dirname(os.path.abspath(__file__))
FRAME = 0.25  # seconds, as the games move
MODULES = os.path.join(HERE, "..", "..", "build", "npm", "node_modules")


class Browser(Reader):
    """A page in Chromium, of somebody who has not been there; a caller as those of `caller.py` are. The browser waits
    for the next one then: its start takes longer than most tests."""

    program, orders = "chromium", "browser.js"
    most_waiting = 1  # of those who draw alike, in each process of tests
    waiting = {}
    hurries = False  # while something moves, the clock is set forward

    def __init__(self, case, url, **options):
        self.case = case
        if not shutil.which(self.program):
            raise FileNotFoundError(errno.ENOENT, "is not installed", self.program)
        self.alike = self.waiting.setdefault((self.program, options.get("webgl", False)), [])
        self.process = self.alike.pop() if self.alike else self.start()
        case.addCleanup(self.end)
        self.shown = {}
        self.opened = self.tell("open", url=url, **options)

    def start(self):
        """What drives a browser; it ends with the process of the tests, whose orders end then."""
        return subprocess.Popen(
            ["node", os.path.join(HERE, self.orders)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**steady_clock.real_time(), "NODE_PATH": MODULES},
        )

    def end(self):
        if not self.process:
            return
        try:
            if len(self.alike) < self.most_waiting:
                self.tell("leave")
                self.alike.append(self.process)
            else:
                self.close()
        except (AssertionError, OSError):
            self.close()  # one that does not obey is nobody's any more
        self.process = None

    def close(self):
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.communicate(timeout=PATIENCE)
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def tell(self, what, **order):
        """What the page shows after this."""
        self.process.stdin.write(json.dumps({"do": what, **order}).encode() + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise AssertionError(f"node, {self.program} and what drives it have to be there: tools/install test")
        self.shown = json.loads(answer)
        if "fault" in self.shown:
            raise AssertionError(f"{what} {order}: {self.shown['fault']}")
        begins = BEGINS.findall(self.text())
        if begins != self.begins:
            self.begins, self.begun = begins, steady_clock.now()
        return self.shown

    def rows(self):
        return [row.replace("\xa0", " ").rstrip() for row in self.shown.get("rows", [])]

    def text(self):
        """All that there is to read."""
        words = [*self.rows(), *self.shown.get("told", []), self.shown.get("prompt") or "", self.shown.get("board") or ""]
        return "\n".join(words)

    def sees(self, text):
        board = (self.shown.get("board") or "").split("\n")
        return any(text in row for row in [*self.rows(), *board])

    def names(self):
        """What there is to tap on a board."""
        return [each["name"] for each in self.shown.get("offered", [])]

    def choose(self, name):
        """Taps what is called so on a board."""
        self.wait(lambda: any(re.search(name, each) for each in self.names()), f"{name}, of {self.names()}")
        self.finish_reading()
        self.tell("choose", name=name)

    def fill(self, text):
        """Types into the field of a board."""
        self.finish_reading()
        self.tell("fill", text=text)

    def hears(self, text):
        return any(text in told for told in self.shown["told"])

    def wait(self, condition, what, seconds=PATIENCE):
        def looks():
            return condition() or self.tell("look") and condition() or steady_clock.advance(FRAME if self.hurries else 0)

        # Each look is work for the browser.
        until(looks, lambda: f"{what!r}:\n{self.text()}\n{self.shown['notice']}\n{self.names()}", seconds, 0.03)

    def wait_for(self, text):
        self.wait(lambda: self.sees(text), text)

    def meet(self):
        """The opponent's screen, and past it to the board."""
        self.wait_for("our opponent")
        self.send(" ")
        self.wait(lambda: not self.sees("our opponent"), "the board")

    def wait_heard(self, text):
        self.wait(lambda: self.hears(text), text)

    def press(self, key):
        self.finish_reading()
        self.tell("press", key=key)

    def send(self, text):
        """Types a text; `\\r` is Enter."""
        self.finish_reading()
        for part in re.findall(r"\r|[^\r]+", text):
            self.tell("press", key="Enter") if part == "\r" else self.tell("type", text=part)

    def point(self, how, **where):
        """A click, a drag, a finger."""
        self.finish_reading()
        self.tell(how, **where)

    def key(self, cap):
        """Taps a key of the row below the screen."""
        self.wait(lambda: cap in self.shown["caps"], f"key {cap}")
        self.finish_reading()
        self.tell("key", cap=cap)

    def place_of(self, text):
        """The column and row, from 1, at which a text begins."""
        for number, row in enumerate(self.rows(), 1):
            if text in row:
                return [row.index(text) + 1, number]
        raise AssertionError(f"{text!r} is not on the screen")


class Relay:
    """Stands between a browser and the server, and can cut every line."""

    def __init__(self, case, port):
        self.port = port
        self.lines = []
        self.is_cut = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.own_port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()
        case.addCleanup(self.end)

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.listener.accept()
                if self.is_cut:
                    caller.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.port))
                self.lines += [caller, server]
                for ends in ((caller, server), (server, caller)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    @staticmethod
    def carry(source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self):
        self.is_cut = True
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self.lines = []

    def mend(self):
        self.is_cut = False

    def end(self):
        self.cut()
        self.listener.close()


class WebCase(Case):
    def serve_web(self, *args, config=""):
        """A server with a page; its port."""
        path = self.write("codemaker.toml", config)
        server = subprocess.Popen(
            [PROGRAM, "serve", "--telnet", "127.0.0.1:0"]
            + ([] if "--web" in args else ["--web", "127.0.0.1:0"])
            + ["--data", self.data, "--config", path, *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.directory,
        )
        self.addCleanup(self.end, server)
        self.server = server
        lines = [server.stdout.readline().decode() for _ in range(2)]
        ports = [re.fullmatch(r"listening (?:telnet|web) 127\.0\.0\.1:(\d+)\n", line) for line in lines]
        self.assertTrue(all(ports), lines)
        self.telnet_port, self.web_port = (int(port[1]) for port in ports)
        return self.web_port

    def browser(self, port=None, path="/", kind=Browser, **options):
        browser = kind(self, f"http://127.0.0.1:{port or self.web_port}{path}", **options)
        self.assertEqual(browser.opened["errors"], [])
        return browser

    def begin(self, browser, name="Ada"):
        """From the title to the menu."""
        browser.wait_for("Enter")
        browser.send("\r")
        browser.wait_for("Your name")
        browser.send(name + "\r")
        browser.wait_for("Hall of Fame")
        browser.wait(lambda: browser.sees("Daily puzzles"), "the menu")
