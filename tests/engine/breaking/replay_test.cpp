// Records of code breaking, played again.
#include "engine/breaking/record.hpp"
#include "support/recorded_games.hpp"

#include <array>
#include <catch2/catch.hpp>

namespace codemaker::engine::records {
namespace {

using namespace engine::breaking::records;

using engine::breaking::Side;

breaking::Code code_of(std::string_view pegs) {
  const auto row = breaking::parse_pegs(pegs);
  return *breaking::Code::secret(breaking::Rules{}, row->span());
}

TEST_CASE("a replay shows every position of a duel, whose guess it was and its marks") {
  const auto record = tests::known_record<BreakingRecord>(7);
  std::vector<Side> breakers;
  std::vector<breaking::Marks> marks;
  const auto outcome = replay(record, [&](const BreakingReplay& game, std::size_t made) {
    const bool is_guess =
        made > 0 && std::holds_alternative<breaking::Code>(record.moves[made - 1]);
    if (!is_guess) return;
    breakers.push_back(game.place().breaker);
    marks.push_back(game.round()->history().back().marks);
  });
  REQUIRE(outcome.has_value());
  CHECK(
      breakers ==
      std::vector{
          Side::player, Side::computer, Side::player, Side::computer, Side::player, Side::computer,
          Side::player, Side::computer}
  );
  CHECK(marks.front() == breaking::Marks{0, 3});
  CHECK(marks.back() == breaking::Marks{4, 0});
}

TEST_CASE("in the campaign roles alternate, and a code for the player comes in rounds 1 and 3") {
  const auto record = tests::known_record<BreakingRecord>(1);
  std::vector<RoundPlace> places;
  const auto outcome = replay(record, [&](const BreakingReplay& game, std::size_t made) {
    if (made > 0 && std::holds_alternative<Hidden>(record.moves[made - 1]))
      places.push_back(game.place());
  });
  REQUIRE(outcome.has_value());
  REQUIRE(places.size() > 4);
  CHECK(places[0] == RoundPlace{1, 1, Side::player});
  CHECK(places[1] == RoundPlace{1, 2, Side::computer});
  CHECK(places[2] == RoundPlace{1, 3, Side::player});
  CHECK(places[3] == RoundPlace{1, 4, Side::computer});
  CHECK(places[4] == RoundPlace{2, 1, Side::player});
  CHECK(places.back().level == outcome->level);
}

TEST_CASE("a run that is left keeps what its levels have won, and nothing of the one being played"
) {
  auto record = tests::known_record<BreakingRecord>(3);
  const auto before = replay(Record{record});
  REQUIRE(before.has_value());
  REQUIRE(before->one > 0);
  record.moves.emplace_back(Leave{});
  const auto left = replay(Record{record});
  REQUIRE(left.has_value());
  CHECK(*left == Outcome{Ending::left, before->level, before->one, 0});
}

TEST_CASE("a refused move changes nothing") {
  BreakingReplay game{FreePlay{}};
  REQUIRE(game.play(Hidden{code_of("2415"), std::nullopt}).empty());
  REQUIRE(game.play(code_of("1122")).empty());
  const Outcome before = game.outcome();
  CHECK_FALSE(game.play(Hidden{code_of("1111"), std::nullopt}).empty());
  CHECK_FALSE(game.play(EndLevel{}).empty());
  CHECK(game.outcome() == before);
  CHECK(game.round()->history().size() == 1);
}

TEST_CASE("a level that cannot be lost any more may be ended, and pays its points so far") {
  BreakingReplay game{Campaign{}};
  const auto play = [&](const BreakingMove& move) {
    REQUIRE(game.play(move).empty());
  };
  const auto code = code_of("1234");
  const auto other = code_of("5656");
  play(Hidden{code, std::nullopt});
  play(code);
  play(Hidden{code, std::nullopt});
  for (int guess = 0; guess < 12; ++guess)
    play(other);
  // 13 points to 1, and 13 at most in the next round: the one after pays at least one more.
  play(EndLevel{});
  const Outcome outcome = game.outcome();
  CHECK(outcome.level == 2);
  CHECK(outcome.one == 13 + 11);
  CHECK(outcome.ending == Ending::unfinished);
}

TEST_CASE("a code that is set again begins the round anew, and what was guessed before pays nothing"
) {
  BreakingReplay game{Campaign{}};
  const auto play = [&](const BreakingMove& move) {
    return game.play(move).empty();
  };
  const auto code = code_of("1234");
  const auto other = code_of("5656");
  CHECK(play(Hidden{code, std::nullopt}));
  CHECK_FALSE(play(Hidden{other, std::nullopt}));
  CHECK(play(code));
  CHECK(play(Hidden{code, std::nullopt}));
  CHECK(play(other));
  CHECK(play(Hidden{other, std::nullopt}));
  CHECK(game.place() == RoundPlace{1, 2, Side::computer});
  CHECK(game.round()->history().empty());
  CHECK(play(other));
  CHECK(game.place() == RoundPlace{1, 2, Side::computer});
  CHECK_FALSE(play(code));
  CHECK(play(Hidden{code, std::nullopt}));
  CHECK(game.place() == RoundPlace{1, 3, Side::player});
}

TEST_CASE("a level may be ended where a code has to be set again, and the guesses at it pay nothing"
) {
  const auto record = tests::known_record<BreakingRecord>(24);
  REQUIRE(std::holds_alternative<EndLevel>(record.moves.back()));
  const auto outcome = replay(Record{record});
  REQUIRE(outcome.has_value());
  // 13 points for the code that was not broken, and 11 unused rows twice.
  CHECK(*outcome == Outcome{Ending::unfinished, 2, 13 + 11 + 11, 0});
}

}  // namespace
}  // namespace codemaker::engine::records
