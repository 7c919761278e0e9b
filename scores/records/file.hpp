/// The file of a SQLite database, in a directory in which others can lay something to stumble over.
/// What it does is the platform's: door/io/posix/records/database_file.cpp.
#pragma once

#include "records/target.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::scores::records {

/// Held while it lives; dies with its holder.
class FileLock {
 public:
  explicit FileLock(int descriptor) : descriptor_{descriptor} {}

  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

 private:
  int descriptor_;
};

/// What SQLite is given to open. Nothing but a plain file of one name is opened, written or
/// renamed: root must not be led to change what is not ours.
class DatabaseFile {
 public:
  explicit DatabaseFile(std::string path) : path_{std::move(path)} {}

  /// Makes an empty file if there is none, with mode 0660 and the owner of the directory, and
  /// remembers which file it is. One that is gone is not made again: ask `is_gone` before.
  [[nodiscard]] Result<void> prepare();

  /// Makes an empty file if there is none.
  [[nodiscard]] Result<void> make() const;

  /// True if another file stands there now than when it was prepared, or none.
  [[nodiscard]] bool is_another() const;

  /// Waits for the lock of all who make, change or set aside the whole file.
  [[nodiscard]] Result<std::unique_ptr<FileLock>> lock(std::chrono::milliseconds patience) const;

  /// Waits until nobody has that lock, and keeps it from them meanwhile; several may do so at once.
  /// Null where there never was a database.
  [[nodiscard]] Result<std::unique_ptr<FileLock>> hold(std::chrono::milliseconds patience) const;

  /// True if a database was here and is gone or of length 0, and not just begun: there are copies
  /// of it, or SQLite's log is there. SQLite itself would begin a new one, and take the log away.
  [[nodiscard]] bool is_lost() const;

  /// Notes beside it that it holds a database, so that one of length 0 is none that was just begun.
  /// What cannot be noted now is with the next call.
  void note_use() const;
  /// Takes that back, for who begins anew.
  void forget_use() const;

  /// The paths of the copies of days, the latest day first.
  [[nodiscard]] std::vector<std::string> copies() const;

  /// Renames the file, and what SQLite has beside it, to a free name with this ending and the
  /// moment; the name, empty if there was no file. What could be saved from it is still there. The
  /// oldest of more than five go.
  [[nodiscard]] Result<std::string> set_aside(const std::string& ending) const;

  /// The path of the one that was set aside last with this ending; nullopt if there is none.
  [[nodiscard]] std::optional<std::string> newest_aside(const std::string& ending) const;

  /// Writes a copy beside the file, on the disk; then it only needs its name.
  [[nodiscard]] Result<void> bring(const std::string& copy) const;
  /// Gives what was brought the name of the file, where there is none now.
  [[nodiscard]] Result<void> take_brought() const;

 private:
  /// Device and number of a file; nothing alike is 0.
  struct Identity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    friend bool operator==(const Identity&, const Identity&) = default;
  };

  [[nodiscard]] Identity identity() const;
  [[nodiscard]] std::string beside(const std::string& ending) const;

  std::string path_;
  Identity known_;
};

}  // namespace codemaker::scores::records
