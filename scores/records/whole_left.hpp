/// Codes that were left with all that the database has of them: for exports and checks. What of it
/// may be told is for `is_over` to say.
#pragma once

#include "records/left.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::scores::records {

struct WholeTry {
  std::optional<PlayerId> player;    ///< nullopt: forgotten
  Player who;                        ///< empty then
  std::vector<std::string> guesses;  ///< or moves at a position
  TryState state = TryState::going_on;
  std::int64_t count = 0;  ///< as of `LeftTry`: what the tables are ranked by
  UtcSeconds moved = 0;
};

struct WholeLeft {
  LeftCode code;
  std::string hidden;
  std::vector<WholeTry> tries = {};

  /// Nobody can try it any more, and nobody is at it: the code is no secret.
  [[nodiscard]] bool is_over() const;
};

/// All codes, the newest first. One that the key does not open has no tries, and no code.
[[nodiscard]] Result<std::vector<WholeLeft>> all_whole_left(Store& store, std::int64_t most);

/// Takes in a code of another database that is over, with its tries; false: it is here already.
[[nodiscard]] Result<bool> bring_in_left(Store& store, const WholeLeft& left, LeftToken token);

/// What is wrong with it, within a sentence; empty: nothing. Every try is played again by the
/// rules, and its marks make of it what the row says.
[[nodiscard]] std::string fault_of_left(const WholeLeft& left);

}  // namespace codemaker::scores::records
