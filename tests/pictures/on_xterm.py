"""xterm.js shows every screen, in each depth, cell by cell as it is meant: on_xterm.py PROGRAM, the
program being tests/pictures."""

import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
MODULES = os.path.join(HERE, "..", "..", "build", "npm", "node_modules")


def shown(orders):
    """What xterm.js shows after each order."""
    judge = subprocess.run(
        ["node", os.path.join(HERE, "..", "e2e", "judge.js"), "80", "24"],
        input=orders,
        stdout=subprocess.PIPE,
        env={"NODE_PATH": MODULES, **os.environ},
        check=True,
    )
    return [json.loads(line) for line in judge.stdout.splitlines()]


def faults(order, seen):
    if seen["unknown"]:
        yield f"does not know {seen['unknown']}"
    if seen["cursor"] != order["cursor"]:
        yield f"cursor at {seen['cursor']}, wanted {order['cursor']}"
    for what in ("rows", "looks"):
        for number, (wanted, found) in enumerate(zip(order[what], seen[what], strict=True), 1):
            if wanted != found:
                yield f"{what} {number}\n  wanted {wanted}\n  found  {found}"


def main():
    orders = subprocess.run([sys.argv[1], "painted"], stdout=subprocess.PIPE, check=True).stdout
    count = 0
    for order, seen in zip(map(json.loads, orders.splitlines()), shown(orders), strict=True):
        for fault in faults(order, seen):
            count += 1
            print(f"{order['screen']}: {fault}")
    sys.exit(1 if count else 0)


main()
