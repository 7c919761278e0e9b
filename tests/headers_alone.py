"""Compiles every header of ours alone, so that it has to include all it needs: headers_alone.py BUILD

A header that includes others proves one of them on the way, if nothing came before that one but what it
includes itself. So headers go in chains, each included by the next and all compiled at once: a source
includes them in that order, and each meets only what it would include anyway.
"""

import functools
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def read_includes(root, others):
    """The headers of a module's view that each of its headers includes, itself.

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


def chains_of(includes):
    """All headers in chains, from what includes least on."""

    @functools.cache
    def below(header):
        """What a header includes, itself or by way of others."""
        own = [each for each in includes[header] if each in includes]
        return frozenset(own).union(*map(below, own))

    chains = []
    left = sorted(includes, key=lambda header: (len(below(header)), header))
    while left:
        chain = [left.pop()]
        while inside := [header for header in left if header in below(chain[0])]:
            left.remove(inside[-1])
            chain.insert(0, inside[-1])
        chains.append(chain)
    return chains


def compile_chain(folder, command, chain):
    """What the compiler says of a source that includes these."""
    top = chain[-1]
    source = os.path.join(folder, top + ".cpp")
    os.makedirs(os.path.dirname(source), exist_ok=True)
    with open(source, "w", encoding="utf-8") as file:
        file.writelines(f'#include "{header}"\n' for header in chain)
    words = [source if word == command["file"] else word for word in shlex.split(command["command"])]
    done = subprocess.run(words, cwd=command["directory"], capture_output=True, text=True, check=False)
    return f"{top} does not compile alone:\n{done.stderr}" if done.returncode else ""


def main(build):
    alone = os.path.join(build, "alone")
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        commands = [each for each in json.load(file) if os.path.dirname(each["file"]) == alone]
    command_of = {os.path.splitext(os.path.basename(each["file"]))[0]: each for each in commands}
    folder_of = {module: os.path.realpath(os.path.join(build, "view", module, module)) for module in command_of}
    count = 0
    jobs = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for module, command in command_of.items():
            others = {folder for other, folder in folder_of.items() if other != module}
            chains = chains_of(read_includes(os.path.join(build, "view", module), others))
            count += sum(map(len, chains))
            jobs += [pool.submit(compile_chain, alone, command, chain) for chain in chains]
    faults = [job.result() for job in jobs if job.result()]
    print("\n".join(faults) or f"{count} headers in {len(jobs)} chains")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
