#include "io/posix/files.hpp"

#include "io/posix/status.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <memory>
#include <sys/vfs.h>
#include <unistd.h>

namespace codemaker::io {

using scores::Fault;
using scores::Result;

namespace {

FileStatus::Kind kind_of(mode_t mode) {
  if (S_ISREG(mode)) return FileStatus::Kind::plain;
  if (S_ISDIR(mode)) return FileStatus::Kind::directory;
  return S_ISLNK(mode) ? FileStatus::Kind::link : FileStatus::Kind::other;
}

/// By its descriptor: by its name a confined call changes no file.
bool set_mode(const std::string& path, mode_t mode) {
  const Fd file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)};
  return file.is_open() && ::fchmod(file.get(), mode) == 0;
}

/// Makes a directory and those above it that are missing, each with this mode whatever the process
/// keeps from others, or as usual without one. 0, or what errno says.
int make_missing(const std::string& path, std::optional<mode_t> mode) {
  if (is_directory(path)) return 0;
  const auto slash = path.find_last_of('/');
  const bool has_parent = slash != std::string::npos && slash > 0;
  if (has_parent) {
    if (const int error = make_missing(path.substr(0, slash), mode); error != 0) return error;
  }
  if (::mkdir(path.c_str(), mode.value_or(directory_mode)) != 0) return errno == EEXIST ? 0 : errno;
  return mode && !set_mode(path, *mode) ? errno : 0;
}

mode_t mode_of(NewFile use) {
  switch (use) {
  case NewFile::own:
    return 0600;
  case NewFile::read:
    return 0644;
  case NewFile::program:
    return 0755;
  }
  return 0600;
}

std::error_code last_error() {
  return {errno, std::generic_category()};
}

}  // namespace

FileStatus status_from(const struct stat& status) {
  return {
      .kind = kind_of(status.st_mode),
      .size = status.st_size,
      .changed = status.st_mtim.tv_sec,
      .nanoseconds = status.st_mtim.tv_nsec,
      .names = status.st_nlink,
      .is_open_to_all = (status.st_mode & S_IWOTH) != 0,
      .device = status.st_dev,
      .number = status.st_ino};
}

std::string error_text(int error) {
  return std::generic_category().message(error);
}

Fault system_fault(std::string_view what, std::string_view file, int error) {
  return Fault::because(fmt::format("cannot {} {}: {}", what, file, error_text(error)));
}

Result<std::string> read_beginning(int fd, std::string_view name, std::size_t most) {
  constexpr std::size_t min_room = 4096;

  struct stat status {};

  const bool has_size = ::fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
  const std::size_t expected = has_size ? static_cast<std::size_t>(status.st_size) : 0;
  // One byte more than there is: the end of the file is found without more room.
  std::string bytes(std::min(std::max(expected, min_room) + 1, most), '\0');
  std::size_t size = 0;
  while (size < most) {
    if (size == bytes.size()) bytes.resize(std::min(2 * size, most));
    const ssize_t got = ::read(fd, bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_fault("read", name, errno);
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  bytes.resize(size);
  return bytes;
}

std::optional<FileStatus> status_of(const std::string& path) {
  struct stat status {};

  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return status_from(status);
}

std::optional<FileStatus> status_of_open(int fd) {
  struct stat status {};

  if (::fstat(fd, &status) != 0) return std::nullopt;
  return status_from(status);
}

bool exists(const std::string& path) {
  return status_of(path).has_value();
}

bool may_write(const std::string& path) {
  return ::access(path.c_str(), W_OK) == 0;
}

bool may_write_in(const std::string& directory) {
  return ::access(directory.c_str(), W_OK | X_OK) == 0;
}

bool is_directory(const std::string& path) {
  const auto status = status_of(path);
  return status && status->kind == FileStatus::Kind::directory;
}

std::string directory_of(const std::string& path) {
  const auto slash = path.find_last_of('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

Result<std::string> read_all(int fd, std::string_view name, std::size_t most) {
  auto bytes = read_beginning(fd, name, most + 1);
  if (bytes && bytes->size() > most) {
    return Fault::because(fmt::format("{} is larger than {} bytes", name, most));
  }
  return bytes;
}

Result<void> write_all(int fd, std::string_view name, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t size = ::write(fd, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return system_fault("write", name, errno);
    bytes.remove_prefix(static_cast<std::size_t>(size));
  }
  return {};
}

Result<void> write_at(int fd, std::string_view name, std::size_t at, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t size = ::pwrite(fd, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return system_fault("write", name, errno);
    bytes.remove_prefix(static_cast<std::size_t>(size));
    at += static_cast<std::size_t>(size);
  }
  return {};
}

void write_at_once(int fd, std::string_view bytes) {
  const int flags = ::fcntl(fd, F_GETFL);
  if (flags < 0 || ::fcntl(fd, F_SETFL, flags | O_NONBLOCK) != 0) return;
  // What nobody reads is lost: that was the choice.
  static_cast<void>(::write(fd, bytes.data(), bytes.size()) >= 0);
  static_cast<void>(::fcntl(fd, F_SETFL, flags) == 0);
}

Result<std::optional<std::string>> read_file(const std::string& path, std::size_t most) {
  // Not blocking: a pipe of that name must not hold us up before we know that it is one.
  const Fd file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (!file.is_open()) {
    if (errno == ENOENT || errno == ENOTDIR) return std::optional<std::string>{};
    return system_fault("open", path, errno);
  }

  struct stat status {};

  if (::fstat(file.get(), &status) != 0) return system_fault("look at", path, errno);
  if (!S_ISREG(status.st_mode)) return Fault::because(fmt::format("{} is not a plain file", path));
  auto bytes = read_all(file.get(), path, most);
  if (!bytes) return bytes.error();
  return std::optional{std::move(*bytes)};
}

Result<std::vector<std::string>> names_in(const std::string& directory, std::size_t most) {
  std::vector<std::string> names;
  const std::unique_ptr<DIR, CloseDirectory> folder{::opendir(directory.c_str())};
  if (!folder && errno != ENOENT) return system_fault("list", directory, errno);
  while (folder && names.size() < most) {
    const dirent* entry = ::readdir(folder.get());
    if (entry == nullptr) break;
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  }
  std::ranges::sort(names);
  return names;
}

Result<void> make_directories(const std::string& path, std::string_view what) {
  const int error = make_missing(path, {});
  return error == 0 ? Result<void>{} : system_fault(what, path, error);
}

Result<void> make_public_directory(const std::string& path, std::string_view what) {
  constexpr mode_t for_all = 0775;
  const int error = make_missing(path, for_all);
  return error == 0 ? Result<void>{} : system_fault(what, path, error);
}

Result<void> write_new_file(const std::string& path, std::string_view bytes, NewFile use) {
  const Fd file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_of(use))};
  if (!file.is_open()) return system_fault("create", path, errno);
  return write_all(file.get(), path, bytes);
}

std::error_code try_making(const std::string& path) {
  const Fd file{
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_of(NewFile::own))};
  if (!file.is_open()) return last_error();
  ::unlink(path.c_str());
  return {};
}

Result<void> let_all_read(const std::string& path) {
  constexpr mode_t for_all = 0664;
  return set_mode(path, for_all) ? Result<void>{} : system_fault("set the mode of", path, errno);
}

Result<void> sync_file(int fd, std::string_view name) {
  if (::fsync(fd) != 0) return system_fault("sync", name, errno);
  return {};
}

Result<void> sync_file(const std::string& path) {
  const Fd file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)};
  if (!file.is_open()) return system_fault("sync", path, errno);
  return sync_file(file.get(), path);
}

void keep_from_the_world() {
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
}

std::string make_scratch_directory(const std::string& name) {
  std::string path = fmt::format("/tmp/{}XXXXXX", name);
  if (::mkdtemp(path.data()) == nullptr) throw std::system_error{last_error(), "mkdtemp"};
  return path;
}

std::string_view network_file_system(const std::string& directory, std::error_code& error) {
  struct Network {
    std::uint32_t magic;
    std::string_view name;
  };

  static constexpr std::array networks{Network{0x6969, "NFS"},      Network{0xFF534D42, "CIFS"},
                                       Network{0xFE534D42, "SMB"},  Network{0x517B, "SMB"},
                                       Network{0x01021997, "9P"},   Network{0x5346414F, "AFS"},
                                       Network{0x65735546, "FUSE"}, Network{0x00C36400, "Ceph"},
                                       Network{0x47504653, "GPFS"}, Network{0x0BD00BD0, "Lustre"}};

  struct statfs system {};

  error = ::statfs(directory.c_str(), &system) == 0 ? std::error_code{} : last_error();
  const auto* const known =
      std::ranges::find(networks, static_cast<std::uint32_t>(system.f_type), &Network::magic);
  return error || known == networks.end() ? std::string_view{} : known->name;
}

}  // namespace codemaker::io
