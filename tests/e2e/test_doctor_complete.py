"""Whatever the doctor can find is planted by a test that names it."""

import ast
import glob

from caller import *

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = [path for name in ("test_doctor*.py", "test_server_cures.py") for path in glob.glob(os.path.join(HERE, name))]

# Of these no test can plant any, and why.
NOT_PLANTED = {}


class Complete(Case):
    def known(self):
        """The program's own list, as its reference has it."""
        page = self.run_codemaker("man", "reference").stdout.decode()
        return set(re.findall(r"(?m)^\| `([a-z-]+)` \|[^|]*\| (?:fault|warning) \|", page.split("## All findings")[1]))

    def named(self):
        """What stands in the tests as a word of its own."""
        words = set()
        for path in set(TESTS) - {os.path.abspath(__file__)}:
            with open(path, encoding="utf-8") as file:
                tree = ast.parse(file.read())
            words |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        return words

    def test_each_finding_is_planted_or_has_a_reason_not_to_be(self):
        known, named = self.known(), self.named()
        self.assertGreater(len(known), 60)
        self.assertEqual(known - named - set(NOT_PLANTED), set())
        self.assertEqual(set(NOT_PLANTED) & named, set())
        self.assertEqual(set(NOT_PLANTED) - known, set())


if __name__ == "__main__":
    unittest.main()
