#include "engine/breaking/record.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/record.hpp"
#include "games.hpp"
#include "support/vectors.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <sstream>

namespace codemaker::engine::records {
namespace {

using namespace engine::breaking::records;
using namespace engine::masterix::records;
using namespace engine::egg_carton::records;

using engine::breaking::Side;

/// The record of a line of `games.txt`, from 1.
template <typename GameRecord>
GameRecord known(int number) {
  std::istringstream file{tests::read_file(tests::vectors() / "records" / "games.txt")};
  std::string line;
  for (; number > 0; --number)
    REQUIRE(std::getline(file, line));
  const auto read_line = read(line);
  REQUIRE(read_line.has_value());
  return *read_line->record.as<GameRecord>();
}

breaking::Code code_of(std::string_view pegs) {
  const auto row = breaking::parse_pegs(pegs);
  return *breaking::Code::secret(breaking::Rules{}, row->span());
}

TEST_CASE("a replay shows every position of a duel, whose guess it was and its marks") {
  const auto record = known<BreakingRecord>(7);
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
  const auto record = known<BreakingRecord>(1);
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
  auto record = known<BreakingRecord>(3);
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
  const auto record = known<BreakingRecord>(24);
  REQUIRE(std::holds_alternative<EndLevel>(record.moves.back()));
  const auto outcome = replay(Record{record});
  REQUIRE(outcome.has_value());
  // 13 points for the code that was not broken, and 11 unused rows twice.
  CHECK(*outcome == Outcome{Ending::unfinished, 2, 13 + 11 + 11, 0});
}

TEST_CASE("an undo brings back the very round, points included") {
  const auto record = known<MasterixRecord>(16);
  std::vector<masterix::Round> rounds;
  const auto outcome = replay(record, [&](const MasterixReplay& game, std::size_t made) {
    if (made > 0) rounds.push_back(*game.round());
  });
  REQUIRE(outcome.has_value());
  // The eighth move takes back the sixth and the computer's answer.
  REQUIRE(std::holds_alternative<Undo>(record.moves[7]));
  CHECK(rounds[7] == rounds[4]);
  CHECK_FALSE(rounds[7] == rounds[5]);
}

TEST_CASE("the score of a run is the bank of its levels, however often one was tied") {
  const auto record = known<MasterixRecord>(15);
  RankedRun run;
  const auto outcome = replay(record, [&](const MasterixReplay& game, std::size_t /*made*/) {
    if (!game.round() || !game.round()->is_over()) return;
    const Points blue = game.round()->score(masterix::Color::blue);
    run.record(verdict_of(blue, game.round()->score(masterix::Color::red)), blue);
  });
  REQUIRE(outcome.has_value());
  CHECK(outcome->one == run.bank());
  CHECK(outcome->level == run.level());
  CHECK(run.is_over());
}

TEST_CASE("a game of Egg Carton shows the board after each selection") {
  const auto record = known<CartonRecord>(21);
  std::vector<egg_carton::Position> positions;
  const auto outcome = replay(record, [&](const CartonReplay& game, std::size_t /*made*/) {
    positions.push_back(*game.position());
  });
  REQUIRE(outcome.has_value());
  CHECK(positions.front() == egg_carton::classic_start(egg_carton::RelayRule::usual));
  CHECK(positions[1] == egg_carton::sow(positions[0], 2).after);
  REQUIRE(std::holds_alternative<Undo>(record.moves[3]));
  CHECK(positions[4] == positions[2]);
}

TEST_CASE("a selection is undone before the other side has answered it, too") {
  const auto record = known<CartonRecord>(25);
  std::vector<egg_carton::Position> positions;
  const auto outcome = replay(record, [&](const CartonReplay& game, std::size_t /*made*/) {
    positions.push_back(*game.position());
  });
  REQUIRE(outcome.has_value());
  CHECK(positions[1].turn == egg_carton::Player::two);
  CHECK(positions[2] == positions[0]);
}

}  // namespace
}  // namespace codemaker::engine::records
