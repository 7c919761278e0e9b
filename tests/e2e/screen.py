"""A terminal as a caller sees it."""

import pyte


class Screen(pyte.Screen):
    """A terminal that answers when it is asked what it is."""

    def __init__(self, columns, rows, answer):
        super().__init__(columns, rows)
        self.answer = answer
        self.read = {}

    @property
    def display(self):
        """Its rows as text. Tests look again and again: only rows that were drawn on are read anew."""
        for row in self.dirty:
            cells = self.buffer[row]
            self.read[row] = "".join(cells[column].data for column in range(self.columns))
        self.dirty.clear()
        return [self.read[row] for row in range(self.lines)]

    def write_process_input(self, data):
        self.answer(data.encode())
