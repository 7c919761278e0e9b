"""What the sysop's commands see of callers who play now."""

import json

from server_callers import *


class CallersCase(ServerCase):
    def order(self, *args, **options):
        """A command of the sysop's about callers."""
        return subprocess.run(
            [PROGRAM, *args, "--data", self.data],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            timeout=PATIENCE, **options,
        )

    def callers(self):
        return json.loads(self.order("who", "--json").stdout)["callers"]

    def sockets(self):
        folder = os.path.join(self.data, "callers")
        if not os.path.isdir(folder):
            return []
        return sorted(name for name in os.listdir(folder) if not name.endswith(".here"))

    def door_here(self, *args, **options):
        """A door, once it is found."""
        os.makedirs(self.data, exist_ok=True)
        before = len(self.callers())
        door = self.door(*args, **options)
        self.until(lambda: len(self.callers()) == before + 1, "the door is found")
        return door

    def in_lines_at_the_menu(self):
        door = self.door_here("--mode", "lines")
        door.wait_said(r"P: play")
        door.send("p\r")
        door.wait_said(r"Menu: ")
        return door

    def ada(self):
        """A caller by telnet, in lines, at the menu."""
        return self.by_telnet("Ada")[0]

    def ada_and_eve(self):
        return self.by_telnet("Ada", "Eve")

    def by_telnet(self, *names):
        port = self.serve_with()
        wires = []
        for name in names:
            wires.append(self.call(port))
            self.enter(wires[-1], name)
            wires[-1].wait_said(r"Menu: ")
        return wires
