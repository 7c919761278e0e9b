/// The Hall of Fame as a value: a table of ten for every ranked game (rules.md section 1).
#pragma once

#include "scores/entry.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace codemaker::scores {

/// Rows of a table at most.
inline constexpr std::size_t table_size = 10;

/// All tables. Rows are ranked by score, and of equal scores the earlier one stands first.
class Hall {
 public:
  /// The rows of a table, the best first; at equal scores the earlier one.
  [[nodiscard]] std::span<const Entry> rows(engine::RankedGame table) const;

  /// How many rows all tables have.
  [[nodiscard]] std::size_t rows_in_all() const;

  /// Enters a run; true if the table changed. A score of 0 never enters. A player stands in a table
  /// once: a better run replaces their row, an equal or worse one changes nothing.
  bool enter(const Entry& entry);

  /// Gives the row that this run entered its new name, and its last level; a run that has no row is
  /// entered. True if the table changed.
  bool relabel(const Entry& entry);

  /// Takes out the row at a place, 1 … 10; nothing if there is none.
  std::optional<Entry> remove(engine::RankedGame table, std::size_t place);

  /// Empties a table.
  void clear(engine::RankedGame table);

  /// The place at which this run stands, 1 … 10; nullopt if it did not enter, or a better run of
  /// its player stands there.
  [[nodiscard]] std::optional<std::size_t> place(const Entry& entry) const;

  /// True if a run of the same player's that is as good or better stands in the table.
  [[nodiscard]] bool has_as_good(const Entry& entry) const;

  friend bool operator==(const Hall&, const Hall&) = default;

 private:
  [[nodiscard]] std::vector<Entry>& table(engine::RankedGame game);

  engine::PerGame<std::vector<Entry>> tables_;
};

}  // namespace codemaker::scores
