/// The data directory, in which other accounts can lay something for us to stumble over.
#pragma once

#include "io/posix/files.hpp"
#include "scores/disk.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io {

/// A directory held open. Nothing in it is reached through a link, a pipe in place of a file holds
/// nobody up, and nothing is written that may be another file elsewhere: root must not be led to
/// change what is not ours.
class Folder {
 public:
  /// Opens an existing directory, through links too: the sysop named it.
  [[nodiscard]] static scores::Result<Folder> open(
      const std::string& path, std::string_view what = "the data directory"
  );

  /// A directory in this one; nullopt if there is none.
  [[nodiscard]] scores::Result<std::optional<Folder>> inside(std::string_view name) const;
  /// As `inside`; a missing one is made, not synced yet, and belongs to the owner of this one.
  [[nodiscard]] scores::Result<Folder> make_inside(std::string_view name) const;

  [[nodiscard]] const std::string& path() const { return path_; }

  /// A name in it with its path, for messages.
  [[nodiscard]] std::string full(std::string_view name) const;

  /// The open directory, for the sources beside this one.
  [[nodiscard]] int fd() const { return directory_->get(); }

  /// A plain file; nullopt if there is none.
  [[nodiscard]] scores::Result<std::optional<Fd>> open_to_read(std::string_view name) const;

  /// How a file is opened to be written.
  enum class Writing : std::uint8_t {
    anywhere,  ///< and read
    at_end     ///< each line whole, whoever else writes
  };

  /// A plain file to be written, which has no other name and, where everybody may write the
  /// directory, no stranger for an owner; nullopt if there is none.
  [[nodiscard]] scores::Result<std::optional<Fd>> open_to_write(
      std::string_view name, Writing writing
  ) const;
  /// As `open_to_write`; a missing one is made, with mode 0660 and the owner of the directory.
  [[nodiscard]] scores::Result<Fd> open_or_make(std::string_view name, Writing writing) const;

  /// A new file, open for writing; the name must be free. Its owner, group and mode are those of
  /// the file `like`, or of the directory if there is no such file.
  [[nodiscard]] scores::Result<Fd> make(std::string_view name, std::string_view like) const;

  /// The names in it in order, without those that begin with a point.
  [[nodiscard]] scores::Result<std::vector<std::string>> names() const;

  /// What lies under a name, which is not followed if it is a link; nullopt if there is nothing.
  [[nodiscard]] std::optional<FileStatus> status(std::string_view name) const;

  /// False if there is no such file.
  [[nodiscard]] scores::Result<bool> rename(std::string_view from, std::string_view to) const;
  [[nodiscard]] scores::Result<bool> rename(
      std::string_view from, const Folder& other, std::string_view to
  ) const;

  /// Takes a file away, if there is one.
  [[nodiscard]] scores::Result<void> remove(std::string_view name) const;

  /// Gives a file a second name; false if that is taken.
  [[nodiscard]] scores::Result<bool> link(std::string_view name, std::string_view second) const;

  /// The lock of the directory itself, held as long as it is open here; false if another has it.
  [[nodiscard]] scores::Result<bool> try_lock() const;

  /// What was done in it survives the loss of power.
  [[nodiscard]] scores::Result<void> sync() const;

 private:
  Folder(std::string path, Fd directory)
      : path_{std::move(path)},
        directory_{std::make_shared<const Fd>(std::move(directory))} {}

  [[nodiscard]] scores::Fault cannot_open(std::string_view name, int error) const;
  [[nodiscard]] scores::Result<void> check_plain(int file, std::string_view name) const;
  [[nodiscard]] scores::Result<void> check_ours(int file, std::string_view name) const;

  /// What the system says of a file of ours or of others.
  struct Found;
  [[nodiscard]] bool is_trusted(const Found& file) const;
  void give_to_owner(int file) const;

  std::string path_;
  std::shared_ptr<const Fd> directory_;
};

}  // namespace codemaker::io
