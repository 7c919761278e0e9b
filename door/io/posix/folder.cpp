#include "io/posix/folder.hpp"

#include "io/posix/locks.hpp"
#include "io/posix/status.hpp"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

constexpr mode_t file_mode = 0660;

/// No link, no waiting for the other end of a pipe, no terminal that becomes ours.
constexpr int safely = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

int flags_of(Folder::Writing writing) {
  return writing == Folder::Writing::at_end ? O_WRONLY | O_APPEND : O_RDWR;
}

/// Gives an open file to the owner and group of another: what root makes must not shut the board's
/// account out, and what one account of a group makes not the others. What the system does not
/// allow is left as it is.
void give_to_owner(int file, const struct stat& owner) {
  const bool is_root = ::geteuid() == 0;
  const uid_t user = is_root ? owner.st_uid : static_cast<uid_t>(-1);
  // A group we are not in is out of our reach; the file is as good without it.
  static_cast<void>(::fchown(file, user, owner.st_gid) == 0);
}

std::optional<struct stat> stat_of(int fd) {
  struct stat status {};

  if (::fstat(fd, &status) != 0) return std::nullopt;
  return status;
}

}  // namespace

Result<Folder> Folder::open(const std::string& path, std::string_view what) {
  Fd directory{::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (!directory.is_open() && errno == ENOTDIR) {
    return Fault::because(
        fmt::format("{0} is a file, where {1} should be; move it away: mv {0} {0}.away", path, what)
    );
  }
  if (!directory.is_open()) return system_fault(fmt::format("open {}", what), path, errno);
  return Folder{path, std::move(directory)};
}

std::string Folder::full(std::string_view name) const {
  return fmt::format("{}/{}", path_, name);
}

/// What lies there says more than the error of the system.
Fault Folder::cannot_open(std::string_view name, int error) const {
  struct stat status {};

  const bool is_there =
      ::fstatat(fd(), std::string{name}.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
  if (is_there && S_ISLNK(status.st_mode)) {
    return Fault::because(fmt::format("{} is a link, and links are not followed there", full(name))
    );
  }
  const bool is_file = is_there && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
  if (is_there && !is_file) {
    return Fault::because(fmt::format("{} is not a plain file", full(name)));
  }
  return system_fault("open", full(name), error);
}

Result<void> Folder::check_plain(int file, std::string_view name) const {
  const auto status = stat_of(file);
  if (!status) return system_fault("look at", full(name), errno);
  if (S_ISREG(status->st_mode)) return {};
  return Fault::because(fmt::format("{} is not a plain file", full(name)));
}

struct Folder::Found {
  uid_t owner;
};

/// Where only accounts of a group may write the directory, their files are as good as ours; where
/// everybody may, only ours, the owner's and root's are.
bool Folder::is_trusted(const Found& file) const {
  const auto own = stat_of(fd());
  const bool is_open_to_all = !own || (own->st_mode & S_IWOTH) != 0;
  return !is_open_to_all || file.owner == ::geteuid() || file.owner == 0 ||
         file.owner == own->st_uid;
}

Result<void> Folder::check_ours(int file, std::string_view name) const {
  const auto status = stat_of(file);
  if (!status) return system_fault("look at", full(name), errno);
  if (S_ISREG(status->st_mode) && status->st_nlink > 1) {
    return Fault::because(
        fmt::format("{} is a hard link: the file has another name, too", full(name))
    );
  }
  if (is_trusted({status->st_uid})) return {};
  return Fault::because(fmt::format(
      "{} belongs to user {}, in a directory that everybody may write", full(name), status->st_uid
  ));
}

Result<std::optional<Folder>> Folder::inside(std::string_view name) const {
  Fd directory{::openat(fd(), std::string{name}.c_str(), O_RDONLY | O_DIRECTORY | safely)};
  if (!directory.is_open()) {
    if (errno == ENOENT) return std::optional<Folder>{};
    return cannot_open(name, errno);
  }
  if (auto checked = check_ours(directory.get(), name); !checked) return checked.error();
  return std::optional{Folder{full(name), std::move(directory)}};
}

Result<Folder> Folder::make_inside(std::string_view name) const {
  const bool is_new = ::mkdirat(fd(), std::string{name}.c_str(), directory_mode) == 0;
  if (!is_new && errno != EEXIST) return system_fault("create", full(name), errno);
  auto folder = inside(name);
  if (!folder) return folder.error();
  if (!*folder) return system_fault("open", full(name), ENOENT);
  if (is_new) give_to_owner((*folder)->fd());
  return std::move(**folder);
}

Result<std::optional<Fd>> Folder::open_to_read(std::string_view name) const {
  Fd file{::openat(fd(), std::string{name}.c_str(), O_RDONLY | safely)};
  if (!file.is_open()) {
    if (errno == ENOENT) return std::optional<Fd>{};
    return cannot_open(name, errno);
  }
  if (auto checked = check_plain(file.get(), name); !checked) return checked.error();
  return std::optional{std::move(file)};
}

Result<std::optional<Fd>> Folder::open_to_write(std::string_view name, Writing writing) const {
  Fd file{::openat(fd(), std::string{name}.c_str(), flags_of(writing) | safely)};
  if (!file.is_open()) {
    if (errno == ENOENT) return std::optional<Fd>{};
    return cannot_open(name, errno);
  }
  if (auto checked = check_plain(file.get(), name); !checked) return checked.error();
  if (auto checked = check_ours(file.get(), name); !checked) return checked.error();
  return std::optional{std::move(file)};
}

Result<Fd> Folder::open_or_make(std::string_view name, Writing writing) const {
  while (true) {
    auto existing = open_to_write(name, writing);
    if (!existing) return existing.error();
    if (*existing) return std::move(**existing);
    Fd file{::openat(
        fd(), std::string{name}.c_str(), flags_of(writing) | O_CREAT | O_EXCL | safely, file_mode
    )};
    if (!file.is_open() && errno == EEXIST) continue;  // another program was faster
    if (!file.is_open()) return system_fault("create", full(name), errno);
    give_to_owner(file.get());
    // The mask of the process must not keep other accounts of the group out; a file system without
    // modes does not need it.
    static_cast<void>(::fchmod(file.get(), file_mode) == 0);
    return file;
  }
}

Result<Fd> Folder::make(std::string_view name, std::string_view like) const {
  constexpr mode_t read_and_write = 0666;
  Fd file{
      ::openat(fd(), std::string{name}.c_str(), O_WRONLY | O_CREAT | O_EXCL | safely, file_mode)};
  if (!file.is_open()) return system_fault("create", full(name), errno);

  struct stat old {};

  const bool has_model =
      !like.empty() && ::fstatat(fd(), std::string{like}.c_str(), &old, AT_SYMLINK_NOFOLLOW) == 0 &&
      S_ISREG(old.st_mode) && is_trusted({old.st_uid});
  has_model ? codemaker::io::give_to_owner(file.get(), old) : give_to_owner(file.get());
  if (::fchmod(file.get(), has_model ? old.st_mode & read_and_write : file_mode) != 0) {
    return system_fault("set the mode of", full(name), errno);
  }
  return file;
}

void Folder::give_to_owner(int file) const {
  if (const auto own = stat_of(fd())) codemaker::io::give_to_owner(file, *own);
}

Result<std::vector<std::string>> Folder::names() const {
  // A stream of its own: it closes its descriptor, and its place in the directory is its own.
  Fd own{::openat(fd(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  const std::unique_ptr<DIR, CloseDirectory> stream{
      own.is_open() ? ::fdopendir(own.get()) : nullptr};
  if (!stream) return system_fault("list", path_, errno);
  static_cast<void>(own.release());
  std::vector<std::string> names;
  while (const dirent* entry = ::readdir(stream.get())) {
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  }
  std::ranges::sort(names);
  return names;
}

std::optional<FileStatus> Folder::status(std::string_view name) const {
  struct stat status {};

  const std::string file{name};
  if (::fstatat(fd(), file.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return std::nullopt;
  return status_from(status);
}

Result<bool> Folder::rename(std::string_view from, std::string_view to) const {
  return rename(from, *this, to);
}

Result<bool> Folder::rename(std::string_view from, const Folder& other, std::string_view to) const {
  const std::string old_name{from};
  const std::string new_name{to};
  if (::renameat(fd(), old_name.c_str(), other.fd(), new_name.c_str()) == 0) return true;
  if (errno == ENOENT) return false;
  return system_fault("rename", full(from), errno);
}

Result<void> Folder::remove(std::string_view name) const {
  const bool is_gone = ::unlinkat(fd(), std::string{name}.c_str(), 0) == 0 || errno == ENOENT;
  return is_gone ? Result<void>{} : system_fault("remove", full(name), errno);
}

Result<bool> Folder::link(std::string_view name, std::string_view second) const {
  const std::string file{name};
  const std::string copy{second};
  if (::linkat(fd(), file.c_str(), fd(), copy.c_str(), 0) == 0) return true;
  if (errno == EEXIST) return false;
  return system_fault("keep a copy of", full(name), errno);
}

Result<bool> Folder::try_lock() const {
  return io::try_lock(fd(), path_);
}

Result<void> Folder::sync() const {
  if (::fsync(fd()) != 0) return system_fault("sync", path_, errno);
  return {};
}

}  // namespace codemaker::io
