/// A disk below SQLite that fails, fills up, tears what is written, and forgets at a power cut what
/// was not synced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <sqlite3.h>
#include <string>
#include <vector>

namespace codemaker::tests {

/// While it lives, SQLite opens all files of this process on it; one at a time.
class FailingDisk {
 public:
  enum class Fault {
    cut,    ///< the power goes before the call is done
    tear,   ///< it goes in the midst of it: of a write the first half is there
    fails,  ///< the call fails, and those after it do not
    full    ///< from this call on nothing can be written until `mend`
  };

  explicit FailingDisk(std::uint32_t seed);
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;
  ~FailingDisk();

  /// The fault comes with the call of this number that changes something, from 1 on.
  void arm(Fault fault, int call);

  /// True if it has come.
  [[nodiscard]] bool has_failed() const { return has_failed_; }

  /// No fault any more; what has failed has failed.
  void mend();

  /// Who says that what was synced is on the disk lies: only to see that a test finds it out.
  void lie_about_syncs() { is_lying_ = true; }

  /// After a cut, once nobody has the files open: of each 512 bytes that were written and not
  /// synced either the old or the new ones are there, and the power is on again.
  void come_back();

 private:
  struct File;
  struct Calls;

  /// What the disk has for certain of a file that was written since.
  struct Unsynced {
    std::map<std::int64_t, std::vector<char>> sectors;  ///< by their number
    std::int64_t size = 0;
  };

  /// What a call is to give in place of its work; nullopt: it may do it.
  [[nodiscard]] std::optional<int> refuse(int refusal);
  void remember(File& file, std::int64_t from, std::int64_t to);

  [[nodiscard]] bool flips() { return random_() % 2 == 0; }

  std::mt19937 random_;
  sqlite3_vfs* below_;
  sqlite3_vfs vfs_{};
  std::optional<Fault> armed_;
  int calls_left_ = 0;
  bool has_failed_ = false;
  bool is_lying_ = false;
  std::map<std::string, Unsynced> unsynced_;
};

}  // namespace codemaker::tests
