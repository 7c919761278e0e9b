#include "engine/records/line.hpp"

#include "engine/breaking/record.hpp"
#include "support/any_record.hpp"
#include "support/recorded_games.hpp"
#include "support/vectors.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace codemaker::engine::records {
namespace {

using namespace engine::breaking::records;

/// What a game that the rules allow comes to.
Outcome replayed(const Record& record) {
  const auto outcome = replay(record);
  REQUIRE(outcome.has_value());
  return *outcome;
}

/// A game without a move.
Record empty(const BreakingSetup& setup) {
  return BreakingRecord{setup, {}};
}

TEST_CASE("known records of every kind are valid, and are written again as they were") {
  const auto lines = tests::known_lines();
  REQUIRE(lines.size() == 29);
  for (const std::string& line : lines) {
    CAPTURE(line);
    const auto read_line = verify(line);
    REQUIRE(read_line.has_value());
    CHECK(write(read_line->record, read_line->stated) == line);
    CHECK(replayed(read_line->record) == read_line->stated);
  }
}

TEST_CASE("the example of the document is valid") {
  const std::string document = tests::read_file(REPOSITORY "/engine/records/records.md");
  const auto begin = document.find("    cm1:breaking:");
  REQUIRE(begin != std::string::npos);
  const std::string example = document.substr(begin + 4, document.find('\n', begin) - begin - 4);
  CAPTURE(example);
  CHECK(verify(example).has_value());
}

TEST_CASE("a record cut anywhere is refused") {
  for (const std::string& line : tests::known_lines()) {
    for (std::size_t size = 0; size < line.size(); ++size) {
      CAPTURE(line, size);
      CHECK_FALSE(read(line.substr(0, size)).has_value());
    }
  }
}

TEST_CASE("a record with any bit flipped is refused") {
  for (std::string line : tests::known_lines()) {
    for (std::size_t bit = 0; bit < 8 * line.size(); ++bit) {
      const auto flip = [&] {
        line[bit / 8] = static_cast<char>(line[bit / 8] ^ (1 << bit % 8));
      };
      flip();
      const bool is_read = read(line).has_value();
      flip();
      CAPTURE(line, bit);
      CHECK_FALSE(is_read);
    }
  }
}

TEST_CASE("a record with any byte made another is refused") {
  std::string line = tests::known_lines().at(6);
  for (char& byte : line) {
    const char right = byte;
    bool is_read = false;
    for (int other = 0; other < 256; ++other) {
      byte = static_cast<char>(other);
      if (byte != right && read(line).has_value()) is_read = true;
    }
    byte = right;
    CHECK_FALSE(is_read);
  }
}

TEST_CASE("a record with anything behind it is refused") {
  for (const std::string& line : tests::known_lines()) {
    for (const char* more : {" ", "\r", "0", ":", ":0"})
      CHECK_FALSE(read(line + more).has_value());
  }
}

TEST_CASE("what is wrong with a record is told with its place") {
  const auto rows =
      nlohmann::json::parse(tests::read_file(tests::vectors() / "records" / "refused.json"));
  REQUIRE(rows.size() > 30);
  for (const auto& row : rows) {
    const auto given = row["line"].get<std::string>();
    // Those are forged with care: only what the row tells is wrong.
    const std::string line = row.value("forged", true) ? tests::with_sum(given) : given;
    CAPTURE(line);
    const auto verified = verify(line);
    REQUIRE_FALSE(verified.has_value());
    CHECK(text(verified.error()) == row["fault"].get<std::string>());
  }
}

TEST_CASE("a line is as long as a record can be, or it is refused") {
  const std::string line(max_line + 1, ',');
  const auto refused = read("cm1:" + line);
  REQUIRE_FALSE(refused.has_value());
  CHECK(text(refused.error()) == "column 131073: the record is too long");
}

TEST_CASE("the longest game that a record holds fits its line") {
  // A campaign of rounds that all end with the first guess, each code of the computer's sealed.
  const Salt salt{};
  BreakingRecord run{Campaign{}, {}};
  BreakingReplay game{run.setup};
  const auto make = [&](const BreakingMove& move) {
    REQUIRE(game.play(move).empty());
    run.moves.push_back(move);
  };
  while (run.moves.size() < max_moves) {
    const std::vector<breaking::Peg> pegs(static_cast<std::size_t>(game.rules().holes), 1);
    const breaking::Code code = *breaking::Code::secret(game.rules(), pegs);
    const bool is_guess = run.moves.size() % 2 == 1;
    const bool is_computers = run.moves.size() % 4 == 0;
    if (is_guess) {
      make(code);
    } else {
      make(Hidden{code, is_computers ? std::optional{salt} : std::nullopt});
    }
  }
  const std::string line = write(run, replayed(run));
  CHECK(line.size() <= max_line);
  CHECK(verify(line).has_value());
}

TEST_CASE("a record without a move is one of an unfinished game") {
  for (const BreakingSetup& setup : {BreakingSetup{Campaign{}}, BreakingSetup{FreePlay{}}}) {
    CHECK(replayed(empty(setup)).ending == Ending::unfinished);
  }
}

TEST_CASE("after each move a record is one of an unfinished game, until the last") {
  for (const std::string& line : tests::known_lines()) {
    const auto whole = read(line);
    REQUIRE(whole.has_value());
    const std::size_t moves = moves_of(whole->record);
    for (std::size_t made = 0; made < moves; ++made) {
      const Record part = tests::cut_after(whole->record, made);
      const Outcome outcome = replayed(part);
      CHECK(outcome.ending == Ending::unfinished);
      CHECK(verify(write(part, outcome)).has_value());
    }
    CHECK(replayed(whole->record) == whole->stated);
  }
}

TEST_CASE("only the run of each game is ranked", "[every game]") {
  for (const tests::RecordsOfGame& game : tests::records_of_games()) {
    Random random{15};
    int ranked = 0;
    for (int count = 0; count < 500; ++count) {
      const Record record = game.random(random).record;
      CHECK(is_ranked(record) == (kind_of(record) == game.ranked_kind));
      ranked += is_ranked(record) ? 1 : 0;
    }
    CHECK(ranked > 0);
    CHECK(ranked < 500);
  }
}

}  // namespace
}  // namespace codemaker::engine::records
