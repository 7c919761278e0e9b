"""A disk that forgets: what a program did to its files, call by call, and what could be left of it
when the power goes at some moment.

The calls are those of the real program, as strace tells them. A directory keeps any part of the
changes since it was synced last; a file keeps any part of what was written since it was, in pieces
of 512 bytes.
"""

import os
import re

SECTOR = 512
CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += (-?\d+)")
CALLS = (
    "openat,mkdirat,renameat,renameat2,linkat,unlinkat,rename,link,unlink,write,pwrite64,writev,"
    "ftruncate,truncate,fallocate,copy_file_range,fsync,fdatasync,sync_file_range,close,dup,dup2,dup3"
)
#: What changes files and is not among what the model knows.
UNKNOWN = (
    "pwrite64 writev ftruncate truncate fallocate copy_file_range rename link unlink dup dup2 dup3 "
    "sync_file_range renameat2"
).split()


class File:
    def __init__(self):
        self.synced = b""
        self.writes = []  # (at, bytes) since then
        self.size = 0

    def write(self, at, data):
        self.writes.append((at, data))
        self.size = max(self.size, at + len(data))

    def whole(self):
        return self.with_writes(self.writes)

    def with_writes(self, writes):
        data = bytearray(self.synced)
        for at, piece in writes:
            data.extend(bytes(max(0, at + len(piece) - len(data))))
            data[at : at + len(piece)] = piece
        return bytes(data)

    def sync(self):
        self.synced, self.writes = self.whole(), []

    def left(self, chance):
        """What the disk has of it: each piece that was not synced is there, or not, or zeros."""
        pieces = []
        for at, data in self.writes:
            for start in range(0, len(data), SECTOR):
                if chance.random() < 0.5:
                    pieces.append((at + start, data[start : start + SECTOR]))
        left = self.with_writes(pieces)
        return left + bytes(self.size - len(left)) if chance.random() < 0.5 else left


class Directory:
    def __init__(self):
        self.synced = {}
        self.now = {}
        self.changes = []  # what each change since then does to the names

    def change(self, work):
        work(self.now)
        self.changes.append(work)

    def sync(self):
        self.synced, self.changes = dict(self.now), []

    def left(self, chance):
        names = dict(self.synced)
        for work in self.changes:
            if chance.random() < 0.5:
                work(names)
        return names


def moved(old, new):
    def work(names):
        if old in names:
            names[new] = names.pop(old)

    return work


def entered(name, what):
    def work(names):
        names[name] = what

    return work


def left_out(name):
    def work(names):
        names.pop(name, None)

    return work


def texts_in(arguments):
    return [
        bytes.fromhex(text.replace("\\x", "")) for text in re.findall(r'"((?:\\x..)*)"', arguments)
    ]


class Disk:
    """A data directory, fed with the lines of strace -xx."""

    def __init__(self, path):
        self.path = os.fsencode(path)
        self.root = Directory()
        self.open = {}  # by number: a directory, or [file, place to write at]
        self.said = []  # what was told on standard output

    def take(self, line):
        call = CALL.match(line)
        if not call or int(call[3]) < 0:
            return
        if call[1] in UNKNOWN:
            raise ValueError(f"the model does not know {call[1]}")
        handle = getattr(self, "on_" + call[1], None)
        if handle:
            numbers = [int(each) for each in re.findall(r"(?<![\w\\\"])\d+(?=[,)]|$)", call[2])]
            handle(call[2], texts_in(call[2]), numbers, int(call[3]))

    def on_openat(self, arguments, texts, numbers, result):
        if arguments.startswith("AT_FDCWD"):
            if texts[0] == self.path:
                self.open[result] = self.root
            return
        directory = self.open.get(numbers[0])
        if not isinstance(directory, Directory):
            return
        if texts[0] == b".":
            self.open[result] = directory
            return
        if texts[0] not in directory.now:
            directory.change(entered(texts[0], File()))
        there = directory.now[texts[0]]
        at = there.size if "O_APPEND" in arguments and isinstance(there, File) else 0
        self.open[result] = there if isinstance(there, Directory) else [there, at]

    def on_mkdirat(self, arguments, texts, numbers, result):
        self.open[numbers[0]].change(entered(texts[0], Directory()))

    def on_renameat(self, arguments, texts, numbers, result):
        self.open[numbers[0]].change(moved(*texts))

    def on_linkat(self, arguments, texts, numbers, result):
        directory = self.open[numbers[0]]
        directory.change(entered(texts[1], directory.now[texts[0]]))

    def on_unlinkat(self, arguments, texts, numbers, result):
        self.open[numbers[0]].change(left_out(texts[0]))

    def on_write(self, arguments, texts, numbers, result):
        if numbers[0] == 1:
            self.said.append(texts[0].decode())
        elif numbers[0] in self.open:
            file = self.open[numbers[0]]
            file[0].write(file[1], texts[0][:result])
            file[1] += result

    def on_fsync(self, arguments, texts, numbers, result):
        target = self.open[numbers[0]]
        (target if isinstance(target, Directory) else target[0]).sync()

    on_fdatasync = on_fsync

    def on_close(self, arguments, texts, numbers, result):
        self.open.pop(numbers[0], None)

    def left_after_power_cut(self, chance):
        """{name: bytes}, directories with a slash."""
        return dict(files_left(self.root, "", chance))


def files_left(directory, prefix, chance):
    for name, what in directory.left(chance).items():
        path = prefix + os.fsdecode(name)
        if isinstance(what, Directory):
            yield from files_left(what, path + "/", chance)
        else:
            yield path, what.left(chance)
