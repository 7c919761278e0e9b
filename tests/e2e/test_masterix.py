"""Masterix by the line protocol: every vector, and requests that cannot be answered."""

import json
import os
import subprocess
import unittest

PROGRAM = os.environ["CODEMAKER"]
VECTORS = os.path.join(os.environ["VECTORS"], "masterix")

PICTURE = {"board": ["R...R", "RR.B.", "..RRB", ".BBBB"], "turn": "B"}


def vectors(name):
    with open(os.path.join(VECTORS, name)) as file:
        return json.load(file)


def answers_to_lines(lines):
    """What the engine says to these lines, one answer each."""
    done = subprocess.run(
        [PROGRAM, "engine", "masterix"],
        input="".join(line + "\n" for line in lines).encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        timeout=250,
    )
    assert done.returncode == 0 and done.stderr == b"", (done.returncode, done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def ask(requests):
    answers = answers_to_lines(json.dumps(request) for request in requests)
    assert len(answers) == len(requests), answers
    return answers


def request(what, position, **more):
    return {"do": what, "board": position["board"], "turn": position["turn"], **more}


class Vectors(unittest.TestCase):
    def test_the_moves_of_every_position(self):
        positions = vectors("moves.json")["positions"]
        answers = ask([request("moves", position) for position in positions])
        for position, answer in zip(positions, answers):
            self.assertEqual(answer, {"moves": position["moves"], "over": position["over"]})

    def test_the_result_of_every_move(self):
        played = [
            (position, result)
            for position in vectors("moves.json")["positions"]
            for result in position["results"]
        ]
        answers = ask([request("play", position, move=result["move"]) for position, result in played])
        for (_, result), answer in zip(played, answers):
            self.assertEqual(answer, result)

    def test_the_deal_of_every_seed(self):
        deals = vectors("deals.json")["deals"]
        answers = ask([{"do": "deal", "seed": str(deal["seed"])} for deal in deals])
        for deal, answer in zip(deals, answers):
            self.assertEqual(answer, {"board": deal["board"], "turn": "B"})

    def test_every_round_from_its_seed_to_its_end(self):
        for records in vectors("games.json")["games"]:
            start, *moves, end = records
            (dealt,) = ask([{"do": "deal", "seed": str(start["seed"])}])
            self.assertEqual(dealt, {"board": start["board"], "turn": start["turn"]})
            positions = [start] + [{**move, "turn": other(move["side"])} for move in moves]
            answers = ask(
                [request("play", before, move=move["move"]) for before, move in zip(positions, moves)]
            )
            for after, answer in zip(positions[1:], answers):
                self.assertEqual(answer["board"], after["board"])
                self.assertEqual(answer["turn"], after["turn"])
                self.assertEqual(answer["captured"], after["captured"])
                self.assertEqual(answer["kills"] * 2 * start["level"], after["gain"])
                self.assertEqual(answer["over"], after is positions[-1])
            units = {side: "".join(answers[-1]["board"]).count(side) for side in "BR"}
            self.assertEqual(units, end["units"])

    def test_the_number_of_sequences_of_every_position(self):
        positions = vectors("perft.json")["positions"]
        answers = ask(
            [request("perft", position, depth=len(position["perft"])) for position in positions]
        )
        for position, answer in zip(positions, answers):
            self.assertEqual(answer, {"perft": position["perft"]})

    def test_the_number_of_sequences_from_the_deals_of_the_first_seeds(self):
        sequences = {
            "1": [74, 4799, 280480, 14478837],
            "2": [76, 4987, 293452, 15216901],
            "3": [81, 5578, 339776, 17933227],
        }
        deals = ask([{"do": "deal", "seed": seed} for seed in sequences])
        answers = ask([request("perft", deal, depth=4) for deal in deals])
        self.assertEqual([answer["perft"] for answer in answers], list(sequences.values()))

    def test_every_solved_position_is_solved_again(self):
        positions = vectors("solved.json")["positions"]
        answers = ask([request("best", position, level=10, ms=5000) for position in positions])
        for position, answer in zip(positions, answers):
            self.assertTrue(answer["exact"], answer)
            self.assertEqual(answer["value"], position["margin"])
            self.assertIn(answer["move"], position["best"])

    def test_the_value_of_every_move_of_every_solved_position(self):
        for position in vectors("solved.json")["positions"]:
            own, values = position["turn"], position["values"]
            played = ask([request("play", position, move=move) for move in values])
            running = [after for after in played if not after["over"]]
            best = iter(ask([request("best", after, level=10, ms=5000) for after in running]))
            for after, value in zip(played, values.values()):
                rest = -margin(after, own) if after["over"] else next(best)["value"]
                self.assertEqual(2 * after["kills"] - rest, value, (position, after))


def other(side):
    return {"B": "R", "R": "B"}[side]


def margin(position, side):
    units = "".join(position["board"])
    return units.count(side) - units.count(other(side))


class Play(unittest.TestCase):
    def test_two_levels_play_a_round_and_every_answer_is_a_request(self):
        (position,) = ask([{"do": "deal", "seed": "12"}])
        position["over"] = False
        moves = 0
        while not position["over"]:
            level = 8 if position["turn"] == "B" else 3
            (thought,) = ask([request("best", position, level=level, seed="5")])
            (again,) = ask([request("best", position, level=level, seed="5", ms=1)])
            self.assertEqual(thought["move"], again["move"])
            (position,) = ask([{**position, "do": "play", "move": thought["move"]}])
            moves += 1
        self.assertTrue(10 < moves <= 47)

    def test_thinking_takes_the_time_it_is_given(self):
        (dealt,) = ask([{"do": "deal", "seed": "12"}])
        (thought,) = ask([request("best", dealt, level=10, ms=300)])
        self.assertTrue(300 <= thought["ms"] < 3000, thought)
        self.assertGreaterEqual(thought["depth"], 4)
        self.assertFalse(thought["exact"])

    def test_rules_say_what_can_be_set(self):
        (rules,) = ask([{"do": "rules"}])
        self.assertEqual(rules["game"], "masterix")
        self.assertEqual(rules["rows"], {"min": 1, "max": 6})
        self.assertEqual(rules["columns"], {"min": 1, "max": 8})
        self.assertEqual(rules["level"], {"min": 1, "max": 10})


class BadInput(unittest.TestCase):
    def assert_refused(self, line, pattern):
        good = json.dumps(request("moves", PICTURE))
        answers = answers_to_lines([line, good])
        self.assertEqual(len(answers), 2, answers)
        self.assertEqual(list(answers[0]), ["error"])
        self.assertRegex(answers[0]["error"], pattern)
        self.assertEqual(len(answers[1]["moves"]), 10)

    def assert_request_refused(self, pattern, what, **more):
        self.assert_refused(json.dumps({"do": what, **PICTURE, **more}), pattern)

    def test_boards_that_are_none(self):
        for board in ([], "B", {}, None, 7, [1], ["B", 1], ["Bx"], ["B", "BR"], [""], ["B" * 9],
                      ["B"] * 7, ["b."], [["B"]], ["B\u00e9"]):
            self.assert_request_refused('"board" must be', "moves", board=board)

    def test_boards_no_round_comes_to(self):
        self.assert_request_refused("no round comes", "moves", board=["BBBBBRRR"] * 6)
        self.assert_request_refused("no round comes", "moves", board=["...", "..."])

    def test_a_turn_that_is_nobodys(self):
        self.assert_request_refused('"turn" must be B or R', "moves", turn="G")
        self.assert_request_refused('"turn" must be a text', "moves", turn=1)
        self.assert_refused('{"do":"moves","board":["BR"]}', '"turn" is missing')

    def test_moves_that_are_none(self):
        for move in ("d3", "d3-d2", "c3-d3", "a5-b4", "d3-e3", "d3-c3 ", "z9-z9", ""):
            self.assert_request_refused("jump|two squares", "play", move=move)
        self.assert_request_refused('"move" is missing', "play")
        self.assert_request_refused("round is over", "play", board=["B.R"], move="a1-a2")

    def test_depths_levels_and_times_out_of_range(self):
        for depth in (0, -1, 48, 10**9, 10**30, 1.5, "3", None):
            self.assert_request_refused('"depth" must be', "perft", depth=depth)
        self.assert_request_refused('"depth" is missing', "perft")
        for level in (0, 11, -1, "ten", 10**20, [1]):
            self.assert_request_refused('"level" must be', "best", level=level)
        for ms in (0, -5, 10**9, "1"):
            self.assert_request_refused('"ms" must be', "best", ms=ms)

    def test_seeds_that_are_none(self):
        for seed in ("", "x", "-1", "1.5", "18446744073709551616", -1, None):
            self.assert_request_refused('"seed"', "deal", seed=seed)
        self.assert_refused('{"do":"deal"}', '"seed" is missing')

    def test_nothing_to_do(self):
        self.assert_request_refused('"do" must be', "fly")
        self.assert_refused("{}", '"do" is missing')
        self.assert_refused("[]", "one JSON object")
        self.assert_refused("best", "one JSON object")
        self.assert_refused('{"do":"best"', "one JSON object")
        self.assert_request_refused("round is over", "best", board=["B.R"])

    def test_nesting_as_deep_as_a_request_can_be(self):
        deep = "[" * 400_000 + "]" * 400_000
        self.assert_refused('{"do":"moves","turn":"B","board":%s}' % deep, '"board" must be')
        self.assert_refused('{"do":"best","turn":%s,"board":["BR"]}' % deep, '"turn" must be')
        self.assert_refused("[" * 1_000_000, "one JSON object")
        self.assert_refused('{"board":"%s"}' % ("x" * 2_000_000), "1 MiB")
