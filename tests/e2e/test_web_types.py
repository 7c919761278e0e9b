"""What the game sends to its page is what the page says it takes: `door/web/page/state.d.ts` holds both."""

import json

from browser import HERE, MODULES
from web_wire import *

PAGE = os.path.join(HERE, "..", "..", "door", "web", "page")
BOARDS = "/play?columns=40&rows=20&reader=0&boards=1"
# What is opened and what its board says then; and the keys from there on, with what each leads to.
WALKS = {
    "": ("codemaker", [("\r", "field"), ("Ada\r", "Welcome"), ("h", "Hall of Fame:"), ("q", "Welcome"), ("o", "Options"),
                      ("q", "Welcome"), ("w", "Who is here"), ("q", "Welcome"), ("d", "Daily puzzles 2"), ("q", "Welcome"), ("m", "Ranked run"), ("r", '"picture"')]),
    "&to=/c/rabbitry/code": ('"pegs":"[.]{4}"', [("1", '"pegs":"1[.]{3}"'), ("2", '"12[.]{2}"'), ("12", '"1212"'),
                                              ("\r", r'"guesses":\[\["1212"'), ("q", '"asks"')]),
    "&to=/c/rabbitry/masterix": ('"grid"', [("q", '"asks"')]),
    "&to=/c/rabbitry/carton": ('"carton"', [("a", '"at"'), ("q", "carton")]),
}


class Watched:
    """A caller by the page, and all that it was sent: whole boards, and states."""

    def __init__(self, wire):
        self.wire, self.rest = wire, ""
        self.board, self.boards, self.states = "", [], []

    def take(self, kind, content):
        if kind == "state":
            self.states.append(content)
        if kind == "board":
            self.board = content
        if kind == "change":
            start, gone, fresh = re.fullmatch(r"(?s)(\d+);(\d+);(.*)", content).groups()
            self.board = self.board[:int(start)] + fresh + self.board[int(start) + int(gone):]
        if kind in ("board", "change"):
            self.boards.append(self.board)

    def see(self, words):
        while not re.search(words, self.board):
            self.rest += self.wire.message()[1].decode()
            end = 0
            for found in re.finditer(r"\x1b\]437;(\w+);([^\x1b]*)\x1b\\", self.rest):
                self.take(*found.groups())
                end = found.end()
            self.rest = self.rest[end:]

    def type(self, key):
        steady_clock.advance(READING)
        self.wire.frame(key)


class Types(WebCalls):
    def watched(self, to):
        """Who has gone all the way from there."""
        begins, keys = WALKS[to]
        caller = Watched(self.called(target=BOARDS + to))
        caller.see(begins)
        for key, words in keys:
            caller.type(key)
            caller.see(words)
        return caller

    def check(self, source):
        """What the types say to the page's scripts and to this one."""
        script = os.path.join(self.directory, "sent.ts")
        with open(script, "w") as file:
            file.write(source)
        settings = os.path.join(self.directory, "tsconfig.json")
        with open(settings, "w") as file:
            files = [os.path.join(PAGE, name) for name in ("state.d.ts", "page.js", "offline.js", "watch.js")]
            json.dump({"extends": os.path.join(PAGE, "tsconfig.json"), "files": [*files, script]}, file)
        compiler = os.path.join(MODULES, "typescript", "bin", "tsc")
        return subprocess.run(["node", compiler, "-p", settings], capture_output=True, text=True)

    def test_what_is_sent_and_what_is_drawn_have_one_description(self):
        all_watched = [self.watched(to) for to in WALKS]
        boards = {board for each in all_watched for board in each.boards}
        states = {state for each in all_watched for state in each.states}
        for thing in ("pegs", "grid", "carton", "picture", "field", "rows"):
            self.assertTrue(any(f'"{thing}":' in board for board in boards), thing)
        state = os.path.join(PAGE, "state")
        head = f'import type {{ Shown, State }} from "{state}";\n'
        kinds = {"boards: Shown[]": boards, "states: State[]": states}
        checked = self.check(head + "".join(
            f"export const {name} = [{','.join(sorted(texts))}];\n" for name, texts in kinds.items()))
        self.assertEqual((checked.returncode, checked.stdout), (0, ""))
        wrong = self.check(f"{head}export const boards: Shown[] = [{{ head: 1 }}, {{ heat: \"a\" }}];\n")
        self.assertEqual(wrong.stdout.count("error TS"), 2, wrong.stdout)


if __name__ == "__main__":
    unittest.main()
