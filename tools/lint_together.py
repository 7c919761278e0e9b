"""clang-tidy over all sources, those that a unity build compiles together pasted into one file.

Nearly all of its time goes into the headers of the libraries, which are then read once for a dozen
sources. Included instead of pasted, sources would be headers to it, and half of its checks off.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, "build", "lint")
PASTED = os.path.join(BUILD, "pasted")
MADE = os.path.join(BUILD, "embedded")  # Bytes of files as arrays: nobody wrote them.


def sources_of(file):
    """The sources a file of a unity build includes; any other file is one itself."""
    if "/Unity/" not in file:
        return [file]
    with open(file, encoding="utf-8") as text:
        return re.findall(r'#include "([^"]+\.cpp)"', text.read())


def module_of(source):
    """The folder whose .clang-tidy counts for a source, "" for the root's."""
    folder = os.path.dirname(os.path.relpath(source, ROOT))
    while folder and not os.path.exists(os.path.join(ROOT, folder, ".clang-tidy")):
        folder = os.path.dirname(folder)
    return folder


def paste(name, sources):
    """Writes the sources one after another, beside the .clang-tidy of their module.

    The file, and how many lines of it stand before each source.
    """
    module = module_of(sources[0])
    folder = os.path.join(PASTED, module)
    os.makedirs(folder, exist_ok=True)
    if module:
        shutil.copy(os.path.join(ROOT, module, ".clang-tidy"), folder)
    path = os.path.join(folder, name)
    begins = []
    lines = 0
    with open(path, "w", encoding="utf-8") as pasted:
        for source in sources:
            begins.append((lines, source))
            with open(source, encoding="utf-8") as text:
                written = text.read()
            pasted.write(written)
            lines += written.count("\n")
    return path, begins


def where_it_stands(found, path, begins):
    """What was found, by source and line instead of the line of the pasted file."""

    def of_source(match):
        line = int(match[1])
        before, source = max(begin for begin in begins if begin[0] < line)
        return f"{os.path.relpath(source, ROOT)}:{line - before}"

    return re.sub(re.escape(path) + r":(\d+)", of_source, found)


def ours(found):
    """Without what was found in headers of libraries.

    The analyzer does not see how a coroutine is suspended, so what Asio has set by then it takes
    for not set.
    """
    findings = re.split(r"(?m)^(?=\S+:\d+:\d+: error: )", found)
    return "".join(each for each in findings if not each.startswith("/usr/"))


def options_of(command):
    """How the compiler was called, without itself, its input and its output."""
    words = shlex.split(command)
    compiler = next(at for at, word in enumerate(words) if "clang++" in word)
    options = iter(words[compiler + 1 :])
    for word in options:
        if word in ("-o", "-c"):
            next(options)
        else:
            yield word


def jobs():
    with open(os.path.join(BUILD, "compile_commands.json"), encoding="utf-8") as database:
        commands = json.load(database)
    for at, entry in enumerate(commands):
        if "/headers_of_" in entry["command"]:
            continue
        sources = [source for source in sources_of(entry["file"]) if not source.startswith(MADE)]
        if sources:
            yield *paste(f"{at}.cpp", sources), list(options_of(entry["command"]))


def check(job):
    path, begins, options = job
    command = ["clang-tidy-19", "--quiet", path, "--", *options]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True)
    found = ours(where_it_stands(done.stdout or done.stderr, path, begins))
    return [source for _, source in begins], found if done.returncode else ""


def main():
    shutil.rmtree(PASTED, ignore_errors=True)
    clean = True
    done = 0
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for sources, found in workers.map(check, list(jobs())):
            done += len(sources)
            if found:
                clean = False
                print(found, flush=True)
            print(f"{done} sources read, to {os.path.relpath(sources[-1], ROOT)}", flush=True)
    sys.exit(not clean)


if __name__ == "__main__":
    main()
