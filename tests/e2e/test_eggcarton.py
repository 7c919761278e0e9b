"""The Egg Carton engine by JSON lines: every test vector through the command, and bad requests."""

import json
import os
import subprocess
import unittest

PROGRAM = os.environ["CODEMAKER"]
VECTORS = os.path.join(os.environ["VECTORS"], "eggcarton")

# Classic start, sequences of 1 to 12 selections: the table of the vectors' README.
DEEP_PERFT = {
    True: [6, 29, 138, 643, 2966, 13473, 60711, 269998, 1185788, 5142625, 22023124, 93074456],
    False: [6, 28, 137, 654, 3120, 14614, 67636, 309109, 1393349, 6193584, 27129269, 117178084],
}
CLASSIC = {"slots": [3] * 12, "off": [0, 0], "turn": 1, "relay_again": True}
RESULT = ("slot", "outcome", "trace", "drops", "slots", "off", "winner", "next")


def vector(name):
    with open(os.path.join(VECTORS, name), encoding="utf-8") as file:
        return json.load(file)


def position_of(row):
    return {key: row[key] for key in ("slots", "off", "turn", "relay_again") if key in row}


class Case(unittest.TestCase):
    def setUp(self):
        self.engine = subprocess.Popen(
            [PROGRAM, "engine", "eggcarton"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tearDown(self):
        self.engine.stdin.close()
        self.assertEqual(self.engine.wait(10), 0)
        self.engine.stdout.close()

    def ask_line(self, line):
        self.engine.stdin.write(line + "\n")
        self.engine.stdin.flush()
        return json.loads(self.engine.stdout.readline())

    def ask(self, do, position=None, **more):
        answer = self.ask_line(json.dumps({"do": do, **(position or {}), **more}))
        self.assertNotIn("error", answer)
        return answer

    def refusal(self, do, position=None, **more):
        answer = self.ask_line(json.dumps({"do": do, **(position or {}), **more}))
        self.assertEqual(list(answer), ["error"])
        return answer["error"]


class Vectors(Case):
    def test_every_selection_is_answered_as_written(self):
        for row in vector("moves.json")["positions"]:
            position = position_of(row)
            moves = self.ask("moves", position)
            self.assertEqual(moves, {"moves": row["moves"], "over": row["winner"] != 0})
            for result in row["results"]:
                answer = self.ask("play", position, move=result["slot"])
                self.assertEqual({key: answer[key] for key in RESULT}, result)

    def test_every_game_is_played_on_from_answer_to_answer(self):
        for game in vector("games.json")["games"]:
            position = position_of(game[0])
            for move in game[1:-1]:
                self.assertEqual(position["turn"], move["player"])
                answer = self.ask("play", position, move=move["slot"])
                for key in ("slot", "outcome", "trace", "slots", "next"):
                    self.assertEqual(answer[key], move[key])
                position = position_of(answer)
            self.assertEqual(answer["winner"], game[-1]["winner"])
            self.assertEqual(self.ask("moves", position), {"moves": [], "over": True})

    def test_every_count_of_selections_is_right(self):
        for row in vector("perft.json")["positions"]:
            answer = self.ask("perft", position_of(row), depth=len(row["perft"]))
            self.assertEqual(answer, {"perft": row["perft"]})

    def test_twelve_selections_deep_from_the_classic_start(self):
        for relay_again, counts in DEEP_PERFT.items():
            answer = self.ask("perft", {**CLASSIC, "relay_again": relay_again}, depth=12)
            self.assertEqual(answer["perft"], counts)

    def test_every_deal_is_dealt_as_written(self):
        for row in vector("deals.json")["deals"]:
            answer = self.ask("deal", seed=str(row["seed"]), relay_again=row["relay_again"])
            self.assertEqual(answer["slots"], row["slots"])
            self.assertEqual(answer["thrown"], row["thrown"])
            self.assertEqual(answer["turn"], 1)
            self.assertEqual(len(self.ask("moves", position_of(answer))["moves"]), 6)

    def test_every_solved_board_is_played_without_a_fault(self):
        for row in vector("solved.json")["positions"]:
            is_won = row["winner"] == row["turn"]
            best = self.ask("best", position_of(row), level=10, seed="1")
            self.assertEqual((best["exact"], best["value"]), (True, 1 if is_won else -1))
            if is_won:
                self.assertIn(best["move"], row["winning_moves"])

    def test_the_classic_start_is_won_before_the_other_side_selects(self):
        for level in (9, 10):
            position, way = CLASSIC, ""
            while not way or answer["next"] == 1:
                best = self.ask("best", position, level=level, seed="7")
                self.assertEqual((best["exact"], best["value"]), (True, 1))
                answer = self.ask("play", position, move=best["move"])
                position, way = position_of(answer), way + best["move"]
            self.assertEqual(answer["winner"], 1)
            self.assertIn(way, vector("solved.json")["classic_first_turn_wins"])


class Requests(Case):
    def test_the_answer_to_rules_names_what_can_be_set(self):
        rules = self.ask("rules")
        self.assertEqual(rules["level"], {"min": 1, "max": 10})
        self.assertEqual(rules["relay_again"], [True, False])

    def test_every_level_selects_what_may_be_selected(self):
        deal = position_of(self.ask("deal", seed="18446744073709551615"))
        for relay_again in (True, False):
            for level in range(1, 11):
                position = {**deal, "relay_again": relay_again}
                best = self.ask("best", position, level=level, seed="3", ms=300)
                self.assertEqual(
                    set(best), {"move", "value", "depth", "nodes", "ms", "exact"}
                )
                self.assertIn(best["move"], "ABCDEF")
                self.assertTrue(-1 <= best["value"] <= 1)

    def test_a_seed_is_played_again(self):
        deal = position_of(self.ask("deal", seed="12"))
        for level in range(1, 9):
            answers = [self.ask("best", deal, level=level, seed="5")["move"] for _ in range(2)]
            self.assertEqual(answers[0], answers[1])

    def test_a_wrong_selection_is_a_sentence(self):
        position = {**CLASSIC, "slots": [3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]}
        self.assertEqual(self.refusal("play", position, move="B"), "B holds no marble")
        self.assertEqual(self.refusal("play", position, move="I"), "I belongs to the other side")
        for move in ("G", "", "AB", "1", 3, None):
            self.assertIn("move", self.refusal("play", position, move=move))
        self.assertIn("missing", self.refusal("play", position))

    def test_an_impossible_position_is_a_sentence(self):
        for slots in (
            [3] * 11,
            [3] * 13,
            [-1] + [3] * 11,
            [4] + [3] * 11,
            [0] * 12,
            [10**30] + [0] * 11,
            [1.5] + [3] * 11,
            "AAA",
            None,
            {},
        ):
            self.assertTrue(self.refusal("moves", {**CLASSIC, "slots": slots}))
        self.assertIn("slots", self.refusal("moves", {"turn": 1}))
        self.assertIn("turn", self.refusal("moves", {"slots": [3] * 12}))
        for turn in (0, 3, "1", None):
            self.assertIn("turn", self.refusal("moves", {**CLASSIC, "turn": turn}))
        for off in ([0], [-1, 0], [1, 0], "no"):
            self.assertTrue(self.refusal("moves", {**CLASSIC, "off": off}))
        self.assertIn("relay_again", self.refusal("moves", {**CLASSIC, "relay_again": 1}))

    def test_a_game_that_is_over_has_no_selection(self):
        over = {**CLASSIC, "slots": [0] * 6 + [1] * 6}
        self.assertEqual(self.ask("moves", over), {"moves": [], "over": True})
        self.assertEqual(self.ask("perft", over, depth=3), {"perft": [0, 0, 0]})
        self.assertIn("over", self.refusal("play", over, move="A"))
        self.assertIn("over", self.refusal("best", over))

    def test_bad_numbers_are_a_sentence_and_the_next_request_is_answered(self):
        for level in (0, 11, -1, "7", 2.5):
            self.assertIn("level", self.refusal("best", CLASSIC, level=level))
        for depth in (0, 15, 10**9, -3, "2"):
            self.assertIn("depth", self.refusal("perft", CLASSIC, depth=depth))
        self.assertIn("depth", self.refusal("perft", CLASSIC))
        for seed in ("", "x", "-1", "18446744073709551616", 1.5, []):
            self.assertIn("seed", self.refusal("deal", seed=seed))
        self.assertIn("seed", self.refusal("deal"))
        self.assertIn("ms", self.refusal("best", CLASSIC, ms=0))
        for line in ("{", "[]", "7", '{"do":"win"}', "{}", '{"do":3}'):
            self.assertIn("error", self.ask_line(line))
        self.assertEqual(len(self.ask("moves", CLASSIC)["moves"]), 6)


if __name__ == "__main__":
    unittest.main()
