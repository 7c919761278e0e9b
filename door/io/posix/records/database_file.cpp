#include "records/file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <ctime>
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

std::string moment_now() {
  std::array<char, sizeof "-20261124-155012"> text{};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::strftime(text.data(), text.size(), "-%Y%m%d-%H%M%S", &parts);
  return text.data();
}

/// Paths of a directory in the order of their names; none if it cannot be read.
std::vector<std::string> files_named(
    const std::filesystem::path& directory, const std::string& beginning, const std::string& ending
) {
  std::vector<std::string> found;
  std::error_code error;
  for (std::filesystem::directory_iterator at{directory, error}, end; !error && at != end;
       at.increment(error)) {
    const std::string name = at->path().filename().string();
    const bool is_named = name.starts_with(beginning) && name.ends_with(ending);
    std::error_code unknown;
    if (is_named && at->is_regular_file(unknown)) found.push_back(at->path().string());
  }
  std::ranges::sort(found);
  return found;
}

/// Those that were set aside with this ending, the oldest first.
std::vector<std::string> all_aside(const std::filesystem::path& path, const std::string& ending) {
  const std::filesystem::path parent = path.has_parent_path() ? path.parent_path() : ".";
  auto found = files_named(parent, path.stem().string() + "." + ending + "-", "");
  std::erase_if(found, [](const std::string& name) {
    return name.ends_with("-wal") || name.ends_with("-shm");
  });
  return found;
}

void drop_oldest(const std::filesystem::path& path, const std::string& ending) {
  constexpr std::size_t most_kept = 5;
  const auto kept = all_aside(path, ending);
  for (std::size_t at = 0; at + most_kept < kept.size(); ++at) {
    std::error_code error;
    for (const char* companion : companions)
      std::filesystem::remove(kept[at] + companion, error);
  }
}

/// A descriptor that is closed with its scope.
class OpenFile {
 public:
  OpenFile(const std::string& path, int flags)
      : descriptor_{::open(path.c_str(), flags | O_NOFOLLOW | O_CLOEXEC)} {}

  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  ~OpenFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  [[nodiscard]] int get() const { return descriptor_; }

 private:
  int descriptor_;
};

bool write_whole(int file, const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t written = ::write(file, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    size -= static_cast<std::size_t>(written);
  }
  return true;
}

Result<void> write_and_sync(const std::string& from, const std::string& to) {
  constexpr std::size_t piece = 65'536;
  const OpenFile source{from, O_RDONLY};
  if (source.get() < 0) return cannot("open", from, errno);
  const OpenFile copy{to, O_WRONLY | O_TRUNC};
  if (copy.get() < 0) return cannot("open", to, errno);
  std::vector<char> bytes(piece);
  while (true) {
    const ssize_t had = ::read(source.get(), bytes.data(), bytes.size());
    if (had < 0 && errno == EINTR) continue;
    if (had < 0) return cannot("read", from, errno);
    if (had == 0) break;
    if (!write_whole(copy.get(), bytes.data(), static_cast<std::size_t>(had)))
      return cannot("write", to, errno);
  }
  return ::fsync(copy.get()) == 0 ? Result<void>{} : cannot("sync", to, errno);
}

Result<void> sync_directory(const std::string& path) {
  const std::string directory = path.empty() ? "." : path;
  const OpenFile file{directory, O_RDONLY | O_DIRECTORY};
  if (file.get() < 0) return cannot("open", directory, errno);
  return ::fsync(file.get()) == 0 ? Result<void>{} : cannot("sync", directory, errno);
}

Result<std::unique_ptr<FileLock>> lock_in_time(
    const std::string& path, int kind, std::chrono::milliseconds patience
) {
  constexpr std::chrono::milliseconds step{10};
  const int file = ::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return cannot("open", path, errno);
  auto held = std::make_unique<FileLock>(file);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (::flock(file, kind | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return cannot("lock", path, errno);
    if (std::chrono::steady_clock::now() >= end) {
      return Fault::because(path + " is locked by another program; try again in a moment");
    }
    std::this_thread::sleep_for(step);
  }
  return held;
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
  const std::string path = beside("lck");
  if (const auto plain = check_plain(path); !plain) return plain.error();
  if (const auto made = make_missing(path); !made) return made.error();
  return lock_in_time(path, LOCK_EX, patience);
}

Result<std::unique_ptr<FileLock>> DatabaseFile::hold(std::chrono::milliseconds patience) const {
  const std::string path = beside("lck");
  if (is_free(path)) return std::unique_ptr<FileLock>{};
  if (const auto plain = check_plain(path); !plain) return plain.error();
  return lock_in_time(path, LOCK_SH, patience);
}

bool DatabaseFile::is_lost() const {
  struct stat status {};

  const bool is_there = ::lstat(path_.c_str(), &status) == 0;
  if (is_there ? !S_ISREG(status.st_mode) || status.st_size > 0 : errno != ENOENT) return false;
  const bool is_begun = is_there && ::lstat(beside("lck").c_str(), &status) == 0 &&
                        S_ISREG(status.st_mode) && status.st_size == 0;
  if (is_begun) return false;  // of copies that are all damaged nothing comes back
  const bool has_log = ::lstat((path_ + "-wal").c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
                       status.st_size > 0;
  return has_log || !copies().empty();
}

void DatabaseFile::note_use() const {
  const OpenFile mark{beside("lck"), O_WRONLY};

  struct stat status {};

  const bool is_new = mark.get() >= 0 && ::fstat(mark.get(), &status) == 0 && status.st_size == 0;
  if (is_new) static_cast<void>(write_whole(mark.get(), "+", 1));
}

void DatabaseFile::forget_use() const {
  const OpenFile mark{beside("lck"), O_WRONLY | O_TRUNC};
}

std::vector<std::string> DatabaseFile::copies() const {
  const std::filesystem::path path{path_};
  std::vector<std::string> found =
      files_named(path.parent_path() / "backup", path.stem().string() + "-", ".db");
  std::ranges::reverse(found);
  return found;
}

Result<std::string> DatabaseFile::set_aside(const std::string& ending) const {
  const std::string stem = ending + moment_now();
  std::string aside = beside(stem);
  for (int number = 2; !is_free(aside); ++number)
    aside = beside(stem + "-" + std::to_string(number));
  const bool was_there = !is_free(path_);
  // The file itself is the last: until then nobody makes a new one, which could find the old log.
  for (const char* companion : companions) {
    std::error_code error;
    std::filesystem::rename(path_ + companion, aside + companion, error);
    const bool is_missing = error == std::errc::no_such_file_or_directory;
    if (error && !is_missing) return cannot("rename", path_ + companion, error.value());
  }
  drop_oldest(path_, ending);
  return was_there ? std::filesystem::path{aside}.filename().string() : std::string{};
}

std::optional<std::string> DatabaseFile::newest_aside(const std::string& ending) const {
  const auto found = all_aside(path_, ending);
  return found.empty() ? std::nullopt : std::optional{found.back()};
}

Result<void> DatabaseFile::bring(const std::string& copy) const {
  const std::string fresh = beside("new");
  std::error_code error;
  std::filesystem::remove(fresh, error);
  if (const auto made = make_missing(fresh); !made) return made;
  const auto written = write_and_sync(copy, fresh);
  if (!written) std::filesystem::remove(fresh, error);
  return written;
}

Result<void> DatabaseFile::take_brought() const {
  const std::string fresh = beside("new");
  if (::rename(fresh.c_str(), path_.c_str()) != 0) return cannot("rename", fresh, errno);
  return sync_directory(std::filesystem::path{path_}.parent_path().string());
}

}  // namespace codemaker::scores::records
