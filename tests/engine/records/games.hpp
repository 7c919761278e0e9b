/// Games for the tests of records: lines with sound checksums, and games played at random.
#pragma once

#include "engine/breaking/record.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/record.hpp"
#include "engine/random.hpp"
#include "engine/records/line.hpp"
#include "engine/records/record_of.hpp"

#include <string>

namespace codemaker::tests {

/// A game that was recorded while the classes of the scenes played it, without any replay.
struct RecordedGame {
  engine::records::Record record;
  engine::records::Outcome outcome;
};

/// A game of any kind. Some end in the middle, some are left.
[[nodiscard]] RecordedGame random_breaking(engine::Random& random);
[[nodiscard]] RecordedGame random_masterix(engine::Random& random);
[[nodiscard]] RecordedGame random_carton(engine::Random& random);

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

/// The fields with the checksum that belongs to them.
[[nodiscard]] std::string with_sum(const std::string& fields);

}  // namespace codemaker::tests
