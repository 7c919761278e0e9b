"""codemaker engine breaking: requests in, answers out, one line each."""

import json
import os
import re
import subprocess
import unittest


def ask(*requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([os.environ["CODEMAKER"], "engine", "breaking"], input=lines, text=True,
                         capture_output=True, timeout=120)
    assert run.returncode == 0, run
    return [json.loads(line) for line in run.stdout.splitlines()]


def game(holes, colors, **more):
    return {"holes": holes, "colors": colors, "seed": "1", **more}


class Breaking(unittest.TestCase):
    def test_a_solved_game_ends_with_its_code(self):
        for extra in ({}, {"rule": "splats"}, {"blanks": True}, {"repeats": False}):
            for level in (1, 5, 8, 9, 10):
                with self.subTest(extra=extra, level=level):
                    [solved] = ask(game(4, 6, do="solve", code="3516", level=level, **extra))
                    self.assertEqual(solved["code"], [3, 5, 1, 6])
                    if level >= 8:
                        self.assertEqual(solved["guesses"][-1], [[3, 5, 1, 6], [4, 0]])

    def test_strength_10_needs_the_optimal_total(self):
        for seed in ("1", "2"):
            answers = ask({"do": "solve_all", "holes": 4, "colors": 4, "level": 10, "seed": seed})
            self.assertEqual(len(answers), 257)
            self.assertEqual((answers[-1]["codes"], answers[-1]["total"]), (256, 905))

    def test_codes_that_can_be_listed_are_counted_and_others_not(self):
        small, large = ask(game(4, 6, do="best", history=[["1122", [1, 0]]]),
                           game(10, 10, do="best", history=[["1122334455", [2, 3]]]))
        self.assertEqual(small["possible"], 256)
        self.assertIsNone(large["possible"])
        self.assertEqual(len(large["guess"]), 10)

    def test_every_size_is_played(self):
        for holes, colors in ((1, 1), (1, 15), (15, 1), (15, 15), (5, 15), (7, 4)):
            for rule in ("pegs", "splats"):
                with self.subTest(holes=holes, colors=colors, rule=rule):
                    [answer] = ask(game(holes, colors, do="best", rule=rule))
                    self.assertEqual(len(answer["guess"]), holes)

    def test_answers_that_contradict_each_other_are_an_error(self):
        histories = (game(4, 6, history=[["1111", [0, 0]], ["1222", [4, 0]]]),
                     game(10, 10, history=[["1111111111", [5, 0]], ["2222222222", [6, 0]]]))
        for request in histories:
            [answer] = ask({**request, "do": "best"})
            self.assertIn("contradict", answer["error"])

    def test_too_many_codes_are_not_all_solved(self):
        [answer] = ask(game(6, 9, do="solve_all"))
        self.assertIn("100000", answer["error"])

    def test_a_review_weighs_every_guess(self):
        [review] = ask(game(4, 6, do="review", code="3516",
                            history=[["1122", [0, 1]], ["3516", [4, 0]]]))
        self.assertTrue(review["exact"])
        first, last = review["guesses"]
        self.assertEqual((first["before"], first["after"]), (1296, 256))
        self.assertIsInstance(first["after"], int)
        self.assertEqual((last["before"], last["after"]), (256, 1))
        self.assertGreater(last["luck"], 0)
        self.assertGreaterEqual(first["lost"], 0)

    def test_the_requests_of_the_readme_are_answered(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "README.md")) as file:
            table = file.read().split("## The engines by JSON lines")[1].split("| Board games |")[0]
        requests = re.findall(r'`(\{"do":[^`]*\})`', table)
        self.assertEqual(len(requests), 6)
        for request in requests:
            with self.subTest(request=request):
                asked = json.loads(request.replace(", …", "").replace(" …", ""))
                small = {"holes": 2} if asked["do"] == "solve_all" else {}
                for answer in ask({**asked, **small}):
                    self.assertNotIn("error", answer)

    def test_a_review_of_answers_that_are_not_those_of_the_code_is_refused(self):
        [answer] = ask(game(4, 6, do="review", code="3516", history=[["1122", [2, 1]]]))
        self.assertIn("not that of the code", answer["error"])


if __name__ == "__main__":
    unittest.main()
