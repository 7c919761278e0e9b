#include "records/file.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace codemaker::scores::records {
namespace {

constexpr mode_t file_mode = 0660;
/// What SQLite keeps beside a file: the log of what is not in it yet, and its index.
constexpr std::array companions{"-wal", "-shm", ""};

Fault cannot(const char* what, const std::string& path, int error) {
  return Fault::because(std::string{"cannot "} + what + " " + path + ": " + std::strerror(error));
}

/// Refuses what is no plain file, or has another name elsewhere. None is in order.
Result<void> check_plain(const std::string& path) {
  struct stat status {};

  if (::lstat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return {};
    return cannot("look at", path, errno);
  }
  if (S_ISREG(status.st_mode) && status.st_nlink <= 1) return {};
  return Fault::because(path + " is a link or no plain file and is not opened; remove it");
}

/// A new file belongs to whom the directory belongs, as far as that may be done.
void give_to_owner(int file, const std::string& path) {
  struct stat directory {};

  const std::string parent = std::filesystem::path{path}.parent_path().string();
  if (::stat(parent.empty() ? "." : parent.c_str(), &directory) != 0) return;
  const uid_t owner = ::geteuid() == 0 ? directory.st_uid : static_cast<uid_t>(-1);
  [[maybe_unused]] const int is_refused = ::fchown(file, owner, directory.st_gid);
}

/// Makes an empty file if there is none.
Result<void> make_missing(const std::string& path) {
  // One that is there is not opened: closing a database would release the locks SQLite has on it.
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, file_mode);
  if (file < 0) {
    if (errno == EEXIST) return {};
    return cannot("make", path, errno);
  }
  give_to_owner(file, path);
  ::fchmod(file, file_mode);
  ::close(file);
  return {};
}

bool is_free(const std::string& path) {
  struct stat status {};

  return ::lstat(path.c_str(), &status) != 0 && errno == ENOENT;
}

}  // namespace

FileLock::~FileLock() {
  ::close(descriptor_);
}

DatabaseFile::Identity DatabaseFile::identity() const {
  struct stat status {};

  if (::lstat(path_.c_str(), &status) != 0) return {};
  return {status.st_dev, status.st_ino};
}

Result<void> DatabaseFile::make() const {
  return make_missing(path_);
}

bool DatabaseFile::is_another() const {
  return identity() != known_;
}

std::string DatabaseFile::beside(const std::string& ending) const {
  return std::filesystem::path{path_}.replace_extension(ending).string();
}

Result<void> DatabaseFile::prepare() {
  for (const char* companion : companions) {
    if (const auto plain = check_plain(path_ + companion); !plain) return plain.error();
  }
  if (const auto made = make_missing(path_); !made) return made.error();
  known_ = identity();
  return {};
}

Result<std::unique_ptr<FileLock>> DatabaseFile::lock(std::chrono::milliseconds patience) const {
  constexpr std::chrono::milliseconds step{10};
  const std::string path = beside("lck");
  if (const auto plain = check_plain(path); !plain) return plain.error();
  if (const auto made = make_missing(path); !made) return made.error();
  const int file = ::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return cannot("open", path, errno);
  auto held = std::make_unique<FileLock>(file);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return cannot("lock", path, errno);
    if (std::chrono::steady_clock::now() >= end) {
      return Fault::because(path + " is locked by another program; try again in a moment");
    }
    std::this_thread::sleep_for(step);
  }
  return held;
}

Result<std::string> DatabaseFile::set_aside() const {
  std::string aside = beside("bad");
  for (int number = 2; !is_free(aside); ++number)
    aside = beside("bad" + std::to_string(number));
  // The file itself is the last: until then nobody makes a new one, which could find the old log.
  for (const char* companion : companions) {
    std::error_code error;
    std::filesystem::rename(path_ + companion, aside + companion, error);
    const bool is_missing = error == std::errc::no_such_file_or_directory;
    if (error && !is_missing) return cannot("rename", path_ + companion, error.value());
  }
  return std::filesystem::path{aside}.filename().string();
}

}  // namespace codemaker::scores::records
