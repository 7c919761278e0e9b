/// Games for the tests of records: lines with sound checksums, and games played at random.
#pragma once

#include "engine/random.hpp"
#include "engine/ranked_game.hpp"
#include "engine/records/line.hpp"
#include "engine/records/record.hpp"
#include "support/vectors.hpp"

#include <boost/crc.hpp>
#include <fmt/format.h>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::tests {

/// A game that was recorded while the classes of the scenes played it, without any replay.
struct RecordedGame {
  engine::records::Record record;
  engine::records::Outcome outcome;
};

/// What the tests of records know of a game.
struct RecordsOfGame {
  engine::RankedGame game{};
  std::string_view ranked_kind;  ///< the word of its ranked kind
  /// A game of any kind. Some end in the middle, some are left.
  RecordedGame (*random)(engine::Random& random) = nullptr;
};

/// Those of all games, which register themselves where they are linked.
inline std::vector<RecordsOfGame>& records_of_games() {
  static std::vector<RecordsOfGame> games;
  return games;
}

struct RegisteredRecords {
  explicit RegisteredRecords(const RecordsOfGame& game) { records_of_games().push_back(game); }
};

/// How long a game goes on, as random decides.
class Patience {
 public:
  explicit Patience(engine::Random& random)
      : moves_{random.below(2) == 0 ? static_cast<int>(random.below(20)) : 100'000},
        leaves_{random.below(2) == 0} {}

  /// False once the player has had enough.
  [[nodiscard]] bool lasts() { return --moves_ >= 0; }

  /// Then the game is given up, and not only cut off.
  [[nodiscard]] bool leaves() const { return leaves_; }

 private:
  int moves_;
  bool leaves_;
};

/// Ends a record as the player does who has had enough.
template <typename GameRecord>
[[nodiscard]] RecordedGame finish(
    GameRecord record, engine::records::Outcome outcome, const Patience& patience
) {
  using engine::records::Ending;
  if (outcome.ending == Ending::unfinished && patience.leaves()) {
    record.moves.emplace_back(engine::records::Leave{});
    outcome.ending = Ending::left;
  }
  return {std::move(record), outcome};
}

[[nodiscard]] inline engine::records::Day random_day(engine::Random& random) {
  using engine::records::first_day;
  using engine::records::last_day;
  return first_day + static_cast<engine::records::Day>(random.below(last_day - first_day + 1));
}

/// The fields with the checksum that belongs to them.
[[nodiscard]] inline std::string with_sum(const std::string& fields) {
  boost::crc_32_type crc;
  crc.process_bytes(fields.data(), fields.size());
  return fmt::format("{}:{:08x}", fields, crc.checksum());
}

/// Known records of every kind.
[[nodiscard]] inline std::vector<std::string> known_lines() {
  std::istringstream file{read_file(vectors() / "records" / "games.txt")};
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    lines.push_back(line);
  return lines;
}

/// The record of one of them, from 1.
template <typename GameRecord>
[[nodiscard]] GameRecord known_record(std::size_t number) {
  const auto line = engine::records::read(known_lines().at(number - 1));
  if (!line) throw std::runtime_error{"a known line is none: " + text(line.error())};
  return *line->record.as<GameRecord>();
}

}  // namespace codemaker::tests
