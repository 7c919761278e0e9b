"""A sysop at the Hall of Fame."""

import json

from caller import *


class Scores(Case):
    def run_scores(self, *args, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        return self.run_codemaker("scores", *args, "--data", self.data, **options)

    def add(self, name, score, table="breaking", level=3):
        return self.run_scores(
            *["add", "--table", table, "--name", name, "--score", str(score), "--level", str(level)]
        )

    def names(self, table="breaking", data=None):
        listed = self.run_codemaker("scores", "list", "--json", "--data", data or self.data)
        return [row["name"] for row in json.loads(listed.stdout)[table]]
