"""Compiles every header of ours alone, so that it has to include all it needs: headers_alone.py BUILD

A header that includes others proves one of them on the way, if nothing came before that one but what it
includes itself. So headers go in chains, each included by the next and all compiled at once: a source
includes them in that order, and each meets only what it would include anyway. What very many of them
include is precompiled for those, as their trunk.
"""

import functools
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# How many inclusions of a header a trunk has to spare: fewer are not worth precompiling it.
WORTH = 200


def read_includes(root, others):
    """The headers that each header of a module's view includes, itself.

    `others` are the folders of other modules: one may lie in the module's own.
    """
    includes = {}
    for folder, inside, names in os.walk(root, followlinks=True):
        inside[:] = [each for each in inside if os.path.realpath(os.path.join(folder, each)) not in others]
        for name in names:
            if name.endswith(".hpp"):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    header = os.path.relpath(path, root)
                    includes[header] = re.findall(r'^#include "([^"]+)"', file.read(), re.MULTILINE)
    return includes


def all_below(includes):
    """What each header includes, itself or by way of others."""

    @functools.cache
    def below(header):
        own = [each for each in includes[header] if each in includes]
        return frozenset(own).union(*map(below, own))

    return {header: below(header) for header in includes}


def trunk_of(headers, below, grown):
    """What is best precompiled for those that include it, on top of what has `grown` already."""
    there = frozenset(grown).union(*(below[trunk] for trunk in grown))

    def spared(trunk):
        return sum(trunk in below[header] for header in headers) * (1 + len(below[trunk] - there))

    candidates = frozenset().union(*(below[header] for header in headers)) - there
    best = max(sorted(candidates), key=spared, default=None)
    return best if best and spared(best) >= WORTH else None


def chains_of(headers, below):
    """All these headers in chains, from what includes least on."""
    chains = []
    left = sorted(headers, key=lambda header: (len(below[header]), header))
    while left:
        chain = [left.pop()]
        while inside := [header for header in left if header in below[chain[0]]]:
            left.remove(inside[-1])
            chain.insert(0, inside[-1])
        chains.append(chain)
    return chains


def branches_of(headers, below, grown=()):
    """Chains of all these headers, each with the trunks that it grows on, from the lowest up."""
    while headers and (trunk := trunk_of(headers, below, grown)):
        above = [header for header in headers if trunk in below[header]]
        yield from branches_of(above, below, (*grown, trunk))
        headers = [header for header in headers if header not in above]
    yield from ((grown, chain) for chain in chains_of(headers, below))


class Module:
    """Headers of a module, and the compiler as it is called for it."""

    def __init__(self, folder, command, headers, below):
        self.folder = folder
        self.command = command
        self.branches = list(branches_of(sorted(headers), below))
        self.precompiled = {(): next(word for word in self.words() if word.endswith(".pch"))}

    def words(self):
        return shlex.split(self.command["command"])

    def compile(self, name, headers, trunks, made=None):
        """What the compiler says of a source that includes these; what it makes of it goes to `made`."""
        source = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(source), exist_ok=True)
        with open(source, "w", encoding="utf-8") as file:
            file.writelines(f'#include "{header}"\n' for header in headers)
        instead = {self.command["file"]: source, self.precompiled[()]: self.precompiled[trunks]}
        words = [instead.get(word, word) for word in self.words()]
        if made:
            words = [word for word in words if word != "-fsyntax-only"] + ["-o", made]
        done = subprocess.run(words, cwd=self.command["directory"], capture_output=True, text=True, check=False)
        return f"{headers[-1]} does not compile alone:\n{done.stderr}" if done.returncode else ""

    def precompile(self):
        """All trunks, each on those below it. A faulty one is left out: its chain tells what is wrong."""
        for trunks, _ in self.branches:
            for height in range(1, len(trunks) + 1):
                grown, ground = trunks[:height], trunks[:height - 1]
                if grown not in self.precompiled:
                    name = f"{len(self.precompiled)}.hxx"
                    made = os.path.join(self.folder, name + ".pch")
                    fault = self.compile(name, grown[-1:], ground, made)
                    self.precompiled[grown] = self.precompiled[ground] if fault else made

    def compile_chain(self, branch):
        trunks, chain = branch
        return self.compile(chain[-1] + ".cpp", chain, trunks)


def main(build):
    alone = os.path.join(build, "alone")
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        commands = [each for each in json.load(file) if os.path.dirname(each["file"]) == alone]
    command_of = {os.path.splitext(os.path.basename(each["file"]))[0]: each for each in commands}
    folder_of = {module: os.path.realpath(os.path.join(build, "view", module, module)) for module in command_of}
    headers_of = {}
    for module in command_of:
        others = {folder for other, folder in folder_of.items() if other != module}
        headers_of[module] = read_includes(os.path.join(build, "view", module), others)
    below = all_below({header: own for headers in headers_of.values() for header, own in headers.items()})
    modules = [Module(os.path.join(alone, name), command, headers_of[name], below)
               for name, command in command_of.items()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(Module.precompile, modules))
        jobs = [pool.submit(module.compile_chain, branch) for module in modules for branch in module.branches]
    faults = [job.result() for job in jobs if job.result()]
    count = sum(map(len, headers_of.values()))
    print("\n".join(faults) or f"{count} headers in {len(jobs)} chains")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
