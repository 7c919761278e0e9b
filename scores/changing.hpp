/// How a change gets into the trail and the tables: for `edits` and `undo`.
#pragma once

#include "scores/edits.hpp"
#include "scores/ledger.hpp"
#include "scores/reserve.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// The tables and the trail under the lock.
struct Editing {
  std::unique_ptr<Ledger> ledger;
  Trail trail;
  std::vector<const Change*> in_force;  ///< the latest first
};

/// A fault also if another program does not release the lock.
[[nodiscard]] Result<Editing> begin_editing(Disk& disk);

/// What is done where the new tables are the old ones.
enum class WhenEqual : std::uint8_t { nothing, change };

/// A change to be made.
struct Making {
  Change change;                         ///< its kind, detail and what it undoes; the rest is found
  Hall after;                            ///< the tables that it makes
  std::string_view keep_as = edit_copy;  ///< what the tables before are kept as
  WhenEqual when_equal = WhenEqual::nothing;
  const Reserve* reserve = nullptr;  ///< if there is one, it is written before the tables
};

/// Turns the tables of `editing` into others.
[[nodiscard]] Result<Edited> make_change(
    Disk& disk, const Hand& hand, Editing& editing, Making making
);

/// All rows of all tables.
[[nodiscard]] std::vector<Entry> all_rows(const Hall& hall);

}  // namespace codemaker::scores
