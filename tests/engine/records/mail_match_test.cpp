// Games of two by mail: whose move it is, who has won, and what each may see.
#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/records/line.hpp"
#include "engine/records/mail_match.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::records {
namespace {

MailMatch codes(std::vector<std::string> moves = {}) {
  MailMatch match;
  match.terms = {breaking::id, 1, "free", "4x6"};
  match.hidden = {"1234", "5566"};
  match.moves = std::move(moves);
  return match;
}

MailMatch board(RankedGame game, std::string setup, std::vector<std::string> moves = {}) {
  MailMatch match;
  match.terms = {game, 1, "pair", std::move(setup)};
  match.hidden = {"0000000000000007", "0000000000000007"};
  match.moves = std::move(moves);
  return match;
}

MailStanding standing(const MailMatch& match) {
  const auto stands = standing_of(match);
  REQUIRE(stands.has_value());
  return *stands;
}

SeatView view(const MailMatch& match, std::optional<MailSeat> seat) {
  auto seen = seat_view(match, seat);
  REQUIRE(seen.has_value());
  return *seen;
}

std::string refusal(const MailMatch& match, MailSeat seat, std::string_view typed) {
  const auto after = with_move(match, seat, typed);
  return after ? "" : after.error().what;
}

/// The first of these moves that is allowed, again and again until the game is over.
MailMatch played_out(MailMatch match, const std::vector<std::string>& all_moves) {
  while (!standing(match).is_over) {
    const MailSeat turn = *standing(match).turn;
    const auto move = std::ranges::find_if(all_moves, [&](const std::string& typed) {
      return refusal(match, turn, typed).empty();
    });
    REQUIRE(move != all_moves.end());
    match = *with_move(match, turn, *move);
  }
  return match;
}

std::vector<std::string> all_slots() {
  std::vector<std::string> slots;
  for (const char slot : std::string_view{"ABCDEFIJKLMN"})
    slots.emplace_back(1, slot);
  return slots;
}

/// From each square of a board to each that it touches.
std::vector<std::string> all_jumps() {
  std::vector<std::string> squares;
  for (const char row : std::string_view{"abcdef"})
    for (const char column : std::string_view{"12345678"})
      squares.push_back(std::string{row, column});
  std::vector<std::string> jumps;
  for (const std::string& origin : squares) {
    for (const std::string& target : squares) {
      const int rows = std::abs(origin[0] - target[0]);
      const int columns = std::abs(origin[1] - target[1]);
      if (std::max(rows, columns) == 1) jumps.push_back(origin + target);
    }
  }
  return jumps;
}

TEST_CASE("codes are guessed at by turns, and seat one begins") {
  CHECK(standing(codes()).turn == MailSeat::one);
  CHECK(standing(codes({"1111"})).turn == MailSeat::two);
  CHECK(refusal(codes(), MailSeat::two, "1111") == "It isn't your move.");
  CHECK(refusal(codes(), MailSeat::one, "1111").empty());
}

TEST_CASE("who breaks the code in fewer guesses wins, and equal is a draw") {
  CHECK_FALSE(standing(codes({"5566"})).is_over);
  const MailStanding won = standing(codes({"5566", "1111"}));
  CHECK(won.is_over);
  CHECK(won.winner == MailSeat::one);
  CHECK_FALSE(won.turn);
  const MailStanding lost = standing(codes({"1111", "1234"}));
  CHECK(lost.winner == MailSeat::two);
  const MailStanding drawn = standing(codes({"5566", "1234"}));
  CHECK(drawn.is_over);
  CHECK_FALSE(drawn.winner);
}

TEST_CASE("codes that nobody breaks in ten guesses are a draw") {
  std::vector<std::string> moves(20, "2222");
  CHECK_FALSE(standing(codes({moves.begin(), moves.end() - 1})).is_over);
  const MailStanding drawn = standing(codes(moves));
  CHECK(drawn.is_over);
  CHECK_FALSE(drawn.winner);
  CHECK(refusal(codes(moves), MailSeat::one, "1111") == "This game is over.");
}

TEST_CASE("the code of the other is not seen before the end, and both are afterwards") {
  const MailMatch match = codes({"1111", "2222"});
  const SeatView one = view(match, MailSeat::one);
  CHECK(one.own_code == "1234");
  CHECK_FALSE(one.legs[0].record);
  REQUIRE(one.legs[1].record);
  CHECK(write(*one.legs[1].record, {}).find("5566") == std::string::npos);
  CHECK(one.legs[0].guesses == std::vector<SeenGuess>{{"1111", 0, 0}});
  CHECK(one.legs[1].guesses == std::vector<SeenGuess>{{"2222", 1, 0}});
  const SeatView nobody = view(match, std::nullopt);
  CHECK(nobody.own_code.empty());
  CHECK_FALSE(nobody.legs[0].record);
  CHECK_FALSE(nobody.legs[1].record);
  const SeatView end = view(codes({"5566", "2222"}), MailSeat::two);
  CHECK(end.legs[0].record);
  CHECK(end.legs[1].record);
}

TEST_CASE("a move is taken as it is typed, with blanks, hyphens and in either case") {
  const auto guessed = with_move(codes(), MailSeat::one, "1 1-2 2");
  REQUIRE(guessed.has_value());
  CHECK(guessed->moves.back() == "1122");
  const auto sown = with_move(board(egg_carton::id, "dealt.usual"), MailSeat::one, "a");
  REQUIRE(sown.has_value());
  CHECK(sown->moves.back() == "A");
}

TEST_CASE("nothing is taken back or left in a game of two") {
  const MailMatch begun = board(egg_carton::id, "dealt.usual", {"A"});
  for (const std::string_view word : {"U", "u", "Q", "q", "X", "x"})
    CHECK(refusal(begun, *standing(begun).turn, word) == "That is no move here.");
}

TEST_CASE("what is no move is refused, whatever it is") {
  for (const std::string_view typed :
       {"", " ", "=1234", "1122,1122", "11223", "112", "zzzz", "1122\x1b[2J", "7777", "cm1:a:b"})
    CHECK(refusal(codes(), MailSeat::one, typed).starts_with("That is no move here"));
}

TEST_CASE("on boards two legs are played from one deal, and each begins one") {
  const MailMatch over = played_out(board(egg_carton::id, "dealt.usual"), all_slots());
  const auto first = leg_of(over, MailSeat::one);
  const auto second = leg_of(over, MailSeat::two);
  REQUIRE(first.has_value());
  REQUIRE(second.has_value());
  CHECK(moves_of(*first) + moves_of(*second) == over.moves.size() + 2);
  MailMatch half = over;
  half.moves.resize(moves_of(*first) - 1);
  CHECK(standing(half).turn == MailSeat::two);
  CHECK(refusal(over, MailSeat::one, "A") == "This game is over.");
}

TEST_CASE("the sum of both boards decides") {
  const MailMatch over = played_out(board(masterix::id, ""), all_jumps());
  const MailStanding end = standing(over);
  const auto one = replay(*leg_of(over, MailSeat::one));
  const auto two = replay(*leg_of(over, MailSeat::two));
  REQUIRE(one.has_value());
  REQUIRE(two.has_value());
  const auto difference = (one->one - one->two) - (two->one - two->two);
  CHECK(end.points[0] - end.points[1] == difference);
  CHECK((end.winner == MailSeat::one) == (difference > 0));
}

TEST_CASE("a game that was resigned is the other's") {
  MailMatch match = codes({"1111"});
  match.close = MailClose::resigned;
  match.closed_for = MailSeat::two;
  CHECK(standing(match).is_over);
  CHECK(standing(match).winner == MailSeat::two);
  CHECK(view(match, MailSeat::one).legs[0].record);
}

TEST_CASE("a code has to fit the rules, and a seed to be one") {
  const MailTerms terms = codes().terms;
  CHECK(fault_of_hidden(terms, "1234").empty());
  CHECK(fault_of_hidden(terms, "1237") == "This code doesn't fit the rules.");
  CHECK_FALSE(fault_of_hidden(terms, "123").empty());
  CHECK(fault_of_hidden(terms, "12=4") == "This is no code.");
  CHECK(fault_of_hidden(board(masterix::id, "").terms, "0123456789abcdef").empty());
}

TEST_CASE("terms of no game are refused") {
  MailTerms terms = codes().terms;
  terms.kind = "lottery";
  CHECK_FALSE(hides_codes(terms).has_value());
  terms = codes().terms;
  terms.rules = 99;
  CHECK_FALSE(hides_codes(terms).has_value());
}

}  // namespace
}  // namespace codemaker::engine::records
