/// The disk as the Hall of Fame needs it. Names are relative to the data directory.
#pragma once

#include "ansi/fault.hpp"
#include "scores/entry.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

using ansi::Fault;
using ansi::Result;

/// Larger than any score file or file of the spool can be.
inline constexpr std::size_t max_file_bytes = std::size_t{1} << 20U;

/// What all writers lock; never replaced.
inline constexpr std::string_view lock_file = "SCORES.LCK";

/// Where those who wait for the lock stand in the order they came; never replaced either.
inline constexpr std::string_view queue_file = "SCORES.QUE";

/// Held while it lives; a lock dies with its holder.
class Lock {
 public:
  Lock() = default;
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  virtual ~Lock() = default;
};

/// A directory of files as writers and readers on several machines share it. A fault names the file
/// and the cause.
class Disk {
 public:
  Disk() = default;
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;
  virtual ~Disk() = default;

  /// What a sysop finds this file as, in the data directory.
  [[nodiscard]] virtual std::string known_as(std::string_view name) const {
    return std::string{name};
  }

  /// The whole file as one moment had it, of one beyond `max_file_bytes` its beginning; nullopt if
  /// there is none.
  [[nodiscard]] virtual Result<std::optional<std::string>> read(std::string_view name) = 0;

  /// Puts a whole new file in place of the old one; its directory is made if need be. When this
  /// returns without a fault, the new file survives the loss of power; with a fault, the old one is
  /// still there. Unless `keep_as` is empty the old file stays under that name, followed by a
  /// number if it is taken; the name is returned.
  [[nodiscard]] virtual Result<std::string> replace(
      std::string_view name, std::string_view bytes, std::string_view keep_as
  ) = 0;

  /// As `replace`, but nothing waits for the medium: for what is only a copy.
  [[nodiscard]] virtual Result<void> put(std::string_view name, std::string_view bytes) = 0;

  /// What the finished ranked runs of kept games are as rows, at most the best thousand of a table,
  /// for tables that have lost some; none where no games are kept.
  [[nodiscard]] virtual Result<std::vector<Entry>> kept_runs() { return std::vector<Entry>{}; }

  /// The moment in a name, "-20261124-155012"; files that are set aside are told apart by it. Empty
  /// where there is no clock.
  [[nodiscard]] virtual std::string moment() const { return {}; }

  /// Adds a file to a directory, made if need be, under a name of its own with this ending; names
  /// sort by time. As durable as `replace`. Returns its path in the data directory.
  [[nodiscard]] virtual Result<std::string> add(
      std::string_view directory, std::string_view ending, std::string_view bytes
  ) = 0;

  /// The files of a directory in the order of their names; none if it does not exist. An empty name
  /// is the data directory itself.
  [[nodiscard]] virtual Result<std::vector<std::string>> list(std::string_view directory) = 0;

  /// Frees a name for a new copy: NAME becomes NAME2, NAME2 becomes NAME3 and so on; the one of the
  /// number `most` goes.
  [[nodiscard]] virtual Result<void> shift(std::string_view name, int most) = 0;

  /// Puts a file in the place of one of the new name; not synced.
  [[nodiscard]] virtual Result<void> rename(std::string_view from, std::string_view to) = 0;
  /// Takes a file away, not synced; none of that name is no fault.
  [[nodiscard]] virtual Result<void> remove(std::string_view name) = 0;

  /// Waits for the lock that all writers share, in turn, at most this long; null if it was not had.
  [[nodiscard]] virtual Result<std::unique_ptr<Lock>> lock(std::chrono::milliseconds patience) = 0;

  /// From now on nobody waits longer for the lock than this, who waits already included: the
  /// program has to end. May be called from any thread.
  virtual void wait_at_most(std::chrono::milliseconds patience) = 0;

  /// From now on nothing waits for the medium: files survive the end of the program, not the loss
  /// of power. For a disk that does not answer. May be called from any thread.
  virtual void sync_no_more() = 0;
};

}  // namespace codemaker::scores
