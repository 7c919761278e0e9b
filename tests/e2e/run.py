"""Runs the tests of this folder side by side, since a test that waits for a door needs no processor:

    CODEMAKER=build/dev/codemaker VECTORS=tests/vectors /usr/bin/python3 -B run.py [-j N] [MODULE…]

A test that was skipped has failed: it tells nothing of the program. Those that need root are left
out where somebody else runs them, and counted apart.
"""

import argparse
import concurrent.futures
import glob
import multiprocessing
import os
import signal
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
# Longer than any test takes, sanitized and on a machine that is busy with others.
TOO_LONG = 15 * 60


class TookTooLong(Exception):
    """Where the test was then is told by its traceback."""


def end_test(*_):
    raise TookTooLong(f"after {TOO_LONG} s it was still here")


def tests_of(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from tests_of(test)
        else:
            yield test


class Result(unittest.TestResult):
    """A client that is not installed is a sentence."""

    @staticmethod
    def told(error):
        missing = error[1]
        if isinstance(missing, FileNotFoundError) and missing.filename and "/" not in str(missing.filename):
            return (AssertionError, AssertionError(f"{missing.filename} is not installed: tools/install test"), None)
        return error

    def addError(self, test, error):
        super().addError(test, self.told(error))

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error and self.told(error))


def names_of(modules):
    """The names of all tests; a module that cannot be read is one that will fail."""
    suite = unittest.defaultTestLoader.loadTestsFromNames(modules)
    return [test.id() for test in tests_of(suite)]


def run(name):
    """Runs one test; its name, how long it took, what went wrong, and why it was left out."""
    began = time.monotonic()
    result = Result()
    suite = unittest.defaultTestLoader.loadTestsFromName(name)
    signal.signal(signal.SIGALRM, end_test)
    signal.setitimer(signal.ITIMER_REAL, TOO_LONG, TOO_LONG)  # what cleans up may take too long as well
    suite.run(result)
    signal.setitimer(signal.ITIMER_REAL, 0)
    faults = [text for _, text in result.failures + result.errors]
    left_out = [why for _, why in result.skipped if why == "needs root"]
    faults += [f"skipped: {why}" for _, why in result.skipped if why not in left_out]
    faults += ["expected to fail" for _ in result.expectedFailures + result.unexpectedSuccesses]
    if result.testsRun != 1:
        faults.append(f"{result.testsRun} tests have run")
    return name, time.monotonic() - began, faults, left_out


def tell_progress(done, names, failed):
    if sys.stdout.isatty():
        print(f"\r\033[K{done}/{len(names)} end to end, {failed} failed", end="", flush=True)


def main():
    parser = argparse.ArgumentParser()
    # Most of them wait for the program; sanitized, it is the program that takes the time.
    at_once = (2 if "SANITIZED" in os.environ else 4) * (os.cpu_count() or 1)
    parser.add_argument("-j", "--jobs", type=int, default=at_once)
    parser.add_argument("--slowest", type=int, default=0, help="how many of the slowest to show")
    parser.add_argument("modules", nargs="*")
    options = parser.parse_args()
    # What a shell starts in the background ignores them, and so would each door.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    os.chdir(HERE)
    sys.path.insert(0, HERE)
    for variable in ("CODEMAKER", "VECTORS"):
        if not os.path.isabs(os.environ[variable]):
            sys.exit(f"{variable} must be a whole path: tests run in directories of their own")
    modules = options.modules or sorted(name[:-3] for name in glob.glob("test_*.py"))
    names = names_of(modules)
    took, failed, left_out = [], [], []
    # Unlike a pool of multiprocessing, this one ends with an error where one of its processes dies.
    pool = concurrent.futures.ProcessPoolExecutor(options.jobs, multiprocessing.get_context("fork"))
    try:
        for done, each in enumerate(concurrent.futures.as_completed([pool.submit(run, name) for name in names]), 1):
            name, seconds, faults, needs = each.result()
            took.append((seconds, name))
            left_out += [f"{name} {why}" for why in needs]
            if faults:
                failed.append(name)
                print("\n".join([f"\nFAILED {name} ({seconds:.1f} s)", *faults]), flush=True)
            tell_progress(done, names, len(failed))
    finally:
        # Who ends the run by Ctrl-C does not want the tests that are left.
        pool.shutdown(cancel_futures=True)
    if sys.stdout.isatty():
        print()
    for seconds, name in sorted(took, reverse=True)[: options.slowest]:
        print(f"{seconds:6.1f} s  {name}")
    print("".join(f"LEFT OUT {each}\n" for each in sorted(left_out)), end="")
    passed = max(0, len(names) - len(failed) - len(left_out))
    print(f"{passed} passed, {len(failed)} failed, {len(left_out)} left out")
    sys.exit(1 if failed or not names else 0)


if __name__ == "__main__":
    main()
