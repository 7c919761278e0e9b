"""Recorded games by `codemaker records`, and their seals by the shell's own tools."""

import hashlib
import json
import re

import shares

from caller import *

GAMES = os.path.join(os.environ["VECTORS"], "records", "games.txt")


class Seals(Case):
    """What a caller saw before the first guess, by what they were told when the code was known."""

    def assert_proved(self, seal, proof):
        share, rules, typed, code = proof.split(":")[1:]
        computed = subprocess.run(
            f"printf %s 'cm2:{share}:{rules}' | openssl dgst -sha256 -binary | head -c 20 | base32"
            " | tr A-Z2-7 0-9A-HJKMNP-TV-Z",
            shell=True, capture_output=True, check=True,
        )
        self.assertEqual(computed.stdout.decode().strip(), seal.replace(" ", ""))
        holes, colors, letters = re.fullmatch(r"(\d+)x(\d+)(\w*)", rules).groups()
        self.assertEqual(shares.mixed_code(share, int(holes), int(colors), letters, typed), code)

    def assert_record_has(self, proof):
        data = ("--data", self.data)
        verified = self.run_codemaker("records", "verify", "--all", *data)
        self.assertEqual(verified.returncode, 0, verified.stdout)
        shown = self.run_codemaker("records", "show", self.kept_games()[0]["line"])
        self.assertIn(proof, shown.stdout.decode())

    def play_in_lines(self, way):
        caller = self.door("--mode", "line")
        caller.wait_said(r"P: play")
        caller.send(way)
        seal = caller.wait_said(r"Seal ([0-9A-Z ]{39})\r\n")[1]
        for number in range(1, 13):
            said = caller.wait_said(rf"Guess {number}: |Proof: ([!-~]+)\r\n")
            if said[1]:
                break
            caller.send("1234\r")
        self.until_kept(",".join(["1234"] * (number - 1)))
        return caller, seal, said[1] or caller.wait_said(r"Proof: ([!-~]+)\r\n")[1]

    def test_a_stranger_checks_with_the_shell_that_a_code_was_fixed_before_the_first_guess(self):
        for way in ("p\rr\r", "p\rc\rd\rn\r", "p\rc\rd\rg\rn\r"):
            with self.subTest(way):
                caller, seal, proof = self.play_in_lines(way)
                self.assertRegex(proof, r"^cm2:[0-9a-f]{32}:4x(6|6b|10n):1234\.:[1-9a]{4}$")
                self.assert_proved(seal, proof)
                caller.hang_up()
                self.assertEqual(caller.exit_status(), 0)
                self.assert_record_has(proof)
                shutil.rmtree(self.data)

    def test_the_program_says_whether_a_seal_is_that_of_a_proof_or_of_a_record(self):
        caller, seal, proof = self.play_in_lines("p\rr\r")
        caller.hang_up()
        self.assertEqual(caller.exit_status(), 0)
        line = self.kept_games()[0]["line"]
        other = ("1" if seal[0] == "0" else "0") + seal[1:]
        for given in (proof, line):
            right = self.run_codemaker("verify", given, "--seal", seal.lower().replace(" ", "-"))
            self.assertEqual(right.returncode, 0, right.stdout)
            self.assertTrue(right.stdout.startswith(b"1: valid: "), right.stdout)
            wrong = self.run_codemaker("verify", "--seal", other, given)
            self.assertEqual(wrong.returncode, 1)
            self.assertEqual(wrong.stdout.decode(), f"1: wrong: no code in it has the seal {other.lower()}\n")
        with open(GAMES, encoding="ascii") as games:
            masterix = next(game for game in games.read().splitlines() if ":masterix:" in game)
        board = self.run_codemaker("verify", masterix, "--seal", seal)
        self.assertEqual(board.returncode, 1)

    def test_two_codes_that_have_one_old_seal_are_not_both_valid_with_a_new_one(self):
        proofs = ("cm1:0000000000000000df7f300b6db3eca4:4x6:4343", "cm1:00000000000000009943a8949d69b9ed:4x6:5154")
        for proof, other in (proofs, proofs[::-1]):
            old = self.run_codemaker("verify", proof, "--seal", "364a4b589959a7bb")
            self.assertEqual(old.returncode, 0, old.stdout)
            self.assertIn(b"old seal", old.stdout)
            new = self.run_codemaker("verify", proof, "--seal", shares.seal_of(proof))
            self.assertEqual(new.returncode, 0, new.stdout)
            self.assertNotIn(b"old seal", new.stdout)
            self.assertEqual(self.run_codemaker("verify", other, "--seal", shares.seal_of(proof)).returncode, 1)

    def test_64_bits_are_no_seal_of_a_code_of_two_shares_and_its_code_has_to_follow_from_them(self):
        share = "cm2:00112233445566778899aabbccddeeff:4x6"
        digits = hashlib.sha256(share.encode()).hexdigest()
        whole = self.run_codemaker("verify", f"{share}:1122.:6511", "--seal", digits)
        self.assertEqual(whole.returncode, 0, whole.stdout)
        short = self.run_codemaker("verify", f"{share}:1122.:6511", "--seal", digits[:16])
        self.assertEqual(short.returncode, 1)
        self.assertIn(b"no code in it has the seal", short.stdout)
        for proof in (f"{share}:1122.:6512", f"{share}:1123.:6511"):
            wrong = self.run_codemaker("verify", proof)
            self.assertEqual(wrong.returncode, 1)
            self.assertIn(b"its shares give the code", wrong.stdout)

    def test_a_seal_that_is_none_is_refused_on_the_command_line(self):
        for seal in ("", "02d3cfc5297bf0d", 65 * "0", "02d3cfc5297bf0dg"):
            result = self.run_codemaker("verify", "--seal", seal, "cm1:x")
            self.assertEqual(result.returncode, 2)
            self.assertIn(b"16 to 64 hexadecimal digits", result.stderr)

    def test_a_daily_game_is_checked_against_the_season_key_of_its_puzzle(self):
        with open(os.path.join(VECTORS, "records", "games.txt"), encoding="ascii") as games:
            daily = [line.strip() for line in games if ":daily:" in line]
        self.assertEqual(len(daily), 3)
        right = self.run_codemaker("verify", "--season-key", "codemaker", *daily)
        self.assertEqual(right.returncode, 0, right.stdout)
        self.assertEqual(right.stdout.count(b"the puzzle is that of the season key"), 3)
        wrong = self.run_codemaker("verify", "--season-key", "spring", *daily)
        self.assertEqual(wrong.returncode, 1)
        self.assertEqual(wrong.stdout.count(b"wrong: this season key gives 2026-11-2"), 3)

    def test_the_seal_on_the_board_is_proved_by_what_stands_there_when_the_round_is_over(self):
        caller = self.door("--mode", "full")
        caller.send(" r")
        caller.wait_for("every mark explained")
        caller.send("\r")
        caller.meet()
        caller.wait_for("Seal ")
        rows = re.search(r"Seal ([0-9A-Z ]{19}).*\n +([0-9A-Z ]{19})", "\n".join(caller.rows()))
        seal = f"{rows[1]} {rows[2]}"
        for number in range(2, 14):
            caller.send("1122\r")
            caller.wait(
                lambda: caller.sees("Proof: ") or caller.sees(f"{number:2}>"), "the next guess"
            )
            if caller.sees("Proof: "):
                break
        proof = re.search(r"Proof: ([!-~]+)", "\n".join(caller.rows()))[1]
        self.assert_proved(seal, proof)


class Records(Case):
    def setUp(self):
        super().setUp()
        with open(GAMES, encoding="ascii") as games:
            self.games = games.read().splitlines()

    def run_records(self, *args, given=""):
        return self.run_codemaker("records", *args, input=given.encode())

    def test_valid_records_are_verified_from_standard_input(self):
        result = self.run_records("verify", given="\n".join(self.games))
        rows = result.stdout.decode().splitlines()
        self.assertEqual(result.returncode, 0)
        self.assertEqual(len(rows), len(self.games))
        self.assertEqual(rows[0], "1: valid: breaking campaign, lost, level 6, 341 points")
        self.assertEqual(rows[6], "7: valid: breaking duel, tied, 4 guesses against 4")

    def test_a_file_with_the_line_ends_of_dos_is_read(self):
        result = self.run_records("verify", given="\r\n".join(self.games) + "\r\n")
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_a_game_is_told_move_by_move(self):
        rows = self.run_records("show", self.games[6]).stdout.decode().splitlines()
        self.assertEqual(rows[1], "   1  =2531  round 1: a code for player two")
        self.assertRegex(rows[2], r"^   2  =3426-[0-9a-f]{32}  round 1: a code for player one$")
        self.assertEqual(rows[3], "   3  ,4264  3 misplaced by player one")
        self.assertEqual(rows[4], "   4  ,2633  2 exact by player two")

    def test_a_wrong_record_among_right_ones_is_named_and_the_status_tells(self):
        cut = self.games[4][:40]
        result = self.run_records("verify", self.games[3], cut, self.games[5])
        rows = result.stdout.decode().splitlines()
        self.assertEqual(result.returncode, 1)
        self.assertIn("valid", rows[0])
        self.assertEqual(rows[1][:20], "2: wrong: column 41:")
        self.assertIn("valid", rows[2])

    def test_without_a_record_the_command_says_so(self):
        for word in ("show", "verify"):
            result = self.run_records(word, given="\n \r\n")
            self.assertEqual(result.returncode, 1)
            self.assertIn(b"there is no record to read", result.stderr)

    def test_bytes_that_no_record_has_are_refused_with_a_sentence(self):
        for given in ("\x1b[2J", "cm1:" + 200000 * ",", "{", '{"game":1}', "[" * 100000):
            result = self.run_records("verify", given=given)
            self.assertEqual(result.returncode, 1)
            self.assertTrue(result.stdout.startswith(b"1: wrong: "), result.stdout[:80])
            self.assertNotIn(b"\x1b", result.stdout)

    def test_json_is_read_again_as_the_same_records(self):
        shown = self.run_records("show", "--json", given="\n".join(self.games))
        self.assertEqual(shown.returncode, 0)
        objects = [json.loads(row) for row in shown.stdout.decode().splitlines()]
        self.assertEqual([one["line"] for one in objects], self.games)
        again = self.run_records("show", "--json", given=shown.stdout.decode())
        self.assertEqual(again.stdout, shown.stdout)

    def test_a_shell_computes_the_seals_that_are_shown(self):
        shown = self.run_records("show", given="\n".join(self.games)).stdout.decode()
        seals = re.findall(r"^seal ([0-9a-f]{64}): (printf %s '[!-~]+' \| sha256sum)$", shown, re.M)
        self.assertGreater(len(seals), 20)
        for seal, command in seals:
            computed = subprocess.run(command, shell=True, capture_output=True, check=True)
            self.assertEqual(computed.stdout.decode().split()[0], seal)
