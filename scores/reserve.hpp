/// The reserve: runs that callers won and that did not get into the tables, or were pushed out of
/// them, while a change of the sysop's was in force. Undoing the change may make room for them.
#pragma once

#include "scores/disk.hpp"
#include "scores/format.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

inline constexpr std::string_view reserve_file = "SCORES.RES";

/// A run in the reserve.
struct Reserved {
  ChangeNumber since = 0;  ///< the latest change when it was left out
  Entry entry;

  friend bool operator==(const Reserved&, const Reserved&) = default;
};

/// Rows at most; those of the oldest changes go first.
inline constexpr std::size_t max_reserve = 300;

/// The runs, the oldest first.
class Reserve {
 public:
  /// Any bytes are a reserve, with the lines in it that are as they were written.
  [[nodiscard]] static Reserve decode(std::string_view bytes);
  [[nodiscard]] std::string encode() const;

  /// Puts a run in, unless it cannot count any more: undoing whatever makes room for it makes room
  /// for a better run of the same player, or for ten better ones. A run that is there already gets
  /// its name. True if something changed.
  bool keep(const Reserved& run);

  /// Drops the runs left out before a change.
  void drop_before(ChangeNumber change);

  [[nodiscard]] const std::vector<Reserved>& runs() const { return runs_; }

  friend bool operator==(const Reserve&, const Reserve&) = default;

 private:
  [[nodiscard]] bool is_needless(const Reserved& run) const;

  std::vector<Reserved> runs_;
};

/// True if both are the same run, whatever name it shows.
[[nodiscard]] bool is_same_run(const Entry& one, const Entry& other);

/// How many lines of these bytes are no run.
[[nodiscard]] int unreadable_runs(std::string_view bytes);

/// No file is an empty reserve.
[[nodiscard]] Result<Reserve> read_reserve(Disk& disk);
[[nodiscard]] Result<void> write_reserve(Disk& disk, const Reserve& reserve);

}  // namespace codemaker::scores
