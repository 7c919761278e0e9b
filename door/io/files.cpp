#include "io/files.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>

namespace codemaker::io {

using scores::Fault;
using scores::Result;

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

bool is_directory(const std::string& path) {
  struct stat status {};

  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
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

}  // namespace codemaker::io
