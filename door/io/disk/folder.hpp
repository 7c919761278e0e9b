/// The data directory, in which other accounts can lay something for us to stumble over.
#pragma once

#include "io/fd.hpp"
#include "scores/disk.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace codemaker::io::disk {

/// A directory held open. Nothing in it is reached through a link, a pipe in place of a file holds
/// nobody up, and nothing is written that may be another file elsewhere: root must not be led to
/// change what is not ours.
class Folder {
 public:
  /// Opens an existing directory, through links too: the sysop named it.
  [[nodiscard]] static scores::Result<Folder> open(const std::string& path);

  /// A directory in this one; nullopt if there is none.
  [[nodiscard]] scores::Result<std::optional<Folder>> inside(std::string_view name) const;
  /// As `inside`; a missing one is made, not synced yet, and belongs to the owner of this one.
  [[nodiscard]] scores::Result<Folder> make_inside(std::string_view name) const;

  [[nodiscard]] const std::string& path() const { return path_; }

  /// A name in it with its path, for messages.
  [[nodiscard]] std::string full(std::string_view name) const;

  /// The open directory, for the calls that end in -at.
  [[nodiscard]] int fd() const { return directory_->get(); }

  /// A plain file; nullopt if there is none.
  [[nodiscard]] scores::Result<std::optional<Fd>> open_to_read(std::string_view name) const;

  /// A plain file to be written with these flags of open(2), which has no other name and, where
  /// everybody may write the directory, no stranger for an owner; nullopt if there is none.
  [[nodiscard]] scores::Result<std::optional<Fd>> open_to_write(std::string_view name, int flags)
      const;
  /// As `open_to_write`; a missing one is made, with mode 0660 and the owner of the directory.
  [[nodiscard]] scores::Result<Fd> open_or_make(std::string_view name, int flags) const;

  /// A new file, open for writing; the name must be free. Its owner, group and mode are those of
  /// the file `like`, or of the directory if there is no such file.
  [[nodiscard]] scores::Result<Fd> make(std::string_view name, std::string_view like) const;

  /// The names in it in order, without those that begin with a point.
  [[nodiscard]] scores::Result<std::vector<std::string>> names() const;

  /// What was done in it survives the loss of power.
  [[nodiscard]] scores::Result<void> sync() const;

 private:
  Folder(std::string path, Fd directory)
      : path_{std::move(path)},
        directory_{std::make_shared<const Fd>(std::move(directory))} {}

  [[nodiscard]] scores::Fault cannot_open(std::string_view name, int error) const;
  [[nodiscard]] scores::Result<void> check_plain(int file, std::string_view name) const;
  [[nodiscard]] scores::Result<void> check_ours(int file, std::string_view name) const;
  [[nodiscard]] bool is_trusted(const struct stat& status) const;
  void give_to_owner(int file) const;

  std::string path_;
  std::shared_ptr<const Fd> directory_;
};

}  // namespace codemaker::io::disk
