/// The tables of codes that were left and of tries at them. Called within a transaction where they
/// change them.
#pragma once

#include "records/left.hpp"

#include <cstdint>
#include <optional>
#include <soci/soci.h>
#include <string>
#include <vector>

namespace codemaker::scores::records {

/// A try as a row, opened.
struct TryRow {
  LeftId code = 0;
  PlayerId player = 0;  ///< 0: a former caller
  std::vector<std::string> guesses = {};
  std::int64_t count = 0;  ///< as `LeftTry` has it; it is written and not read
  TryState state = TryState::going_on;
  std::int64_t version = 0;
  LeftToken token = 0;
  UtcSeconds moved = 0;
};

/// The code closes with the key; its number. Without a maker it is a former caller's.
[[nodiscard]] Result<LeftId> insert_left(
    soci::session& session, const LeftCode& code, const std::string& hidden, LeftToken token,
    const LineSafe* safe
);
[[nodiscard]] std::optional<LeftId> find_left(soci::session& session, LeftToken token);
[[nodiscard]] std::int64_t count_left(soci::session& session, PlayerId maker);

/// A code as this player may see it in a list, and the code itself; nullopt: there is none.
[[nodiscard]] std::optional<LeftCode> read_left(soci::session& session, LeftId id, PlayerId player);
[[nodiscard]] Result<std::string> read_hidden(
    soci::session& session, LeftId id, const LineSafe* safe
);
[[nodiscard]] std::vector<LeftCode> read_open_left(soci::session& session, PlayerId player);
[[nodiscard]] std::vector<LeftCode> read_all_left(soci::session& session, std::int64_t most);

/// How many the maker has left since then, whatever became of them.
[[nodiscard]] std::int64_t count_left_since(
    soci::session& session, PlayerId maker, UtcSeconds since
);

/// True if it was open and nobody had tried it.
[[nodiscard]] bool take_left_back(soci::session& session, LeftId id);

/// Takes an open code out, or opens one again that was taken out; true if it was so.
[[nodiscard]] bool take_left_out(soci::session& session, LeftId id, bool is_out);

[[nodiscard]] Result<std::optional<TryRow>> read_try(
    soci::session& session, LeftId code, PlayerId player, const LineSafe* safe
);
/// Writes what a try has become, or begins it; false if another call was quicker.
[[nodiscard]] Result<bool> write_try(
    soci::session& session, const TryRow& tried, const LineSafe* safe
);

/// The best first, those that go on last.
[[nodiscard]] std::vector<LeftTry> read_tries(
    soci::session& session, LeftId code, PlayerId player, std::int64_t most
);
/// From 1 on, among those who broke it; of equals who was first.
[[nodiscard]] std::int64_t rank_of_try(soci::session& session, LeftId code, PlayerId player);

[[nodiscard]] std::vector<StoodRow> read_stood(
    soci::session& session, std::int64_t most, UtcSeconds now
);

/// What is older ends; what was taken back goes.
[[nodiscard]] std::int64_t end_left(soci::session& session, UtcSeconds before);

/// Codes and tries of one player are another's; nullopt: a former caller's. The other's tries at
/// codes that are theirs now, and the second of two at one code, count no more.
void hand_over_left(soci::session& session, PlayerId from, std::optional<PlayerId> into);

}  // namespace codemaker::scores::records
