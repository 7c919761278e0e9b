#include "io/posix_disk.hpp"

#include "io/files.hpp"
#include "io/ownership.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;

constexpr std::size_t largest_file = 1U << 20U;
constexpr mode_t file_mode = 0660;
constexpr mode_t directory_mode = 0770;

/// The kernel takes the lock back when the descriptor is closed, by whatever end of the program.
class FileLock : public scores::Lock {
 public:
  explicit FileLock(Fd file) : file_{std::move(file)} {}

 private:
  Fd file_;
};

struct CloseDirectory {
  void operator()(DIR* directory) const { ::closedir(directory); }
};

}  // namespace

PosixDisk::PosixDisk(std::string path, Fd directory)
    : path_{std::move(path)},
      directory_{std::move(directory)} {}

Result<std::unique_ptr<PosixDisk>> PosixDisk::open(const std::string& path) {
  Fd directory{::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (!directory.is_open()) return system_fault("open the data directory", path, errno);
  return std::unique_ptr<PosixDisk>{new PosixDisk{path, std::move(directory)}};
}

std::string PosixDisk::full(std::string_view name) const {
  return fmt::format("{}/{}", path_, name);
}

/// New files are their directory's, if they are not their predecessor's.
void PosixDisk::give_to_directory(int file) const {
  struct stat owner {};

  if (::fstat(directory_.get(), &owner) == 0) give_to_owner(file, owner);
}

Result<std::optional<std::string>> PosixDisk::read(std::string_view name) {
  return read_file(full(name), largest_file);
}

/// A complete, synced file that nobody knows by its final name yet; group and mode as those of
/// `like`, if that exists.
Result<void> PosixDisk::write_new(
    std::string_view name, std::string_view bytes, std::string_view like
) {
  const std::string path = full(name);
  const Fd file{::openat(
      directory_.get(), std::string{name}.c_str(),
      O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, file_mode
  )};
  if (!file.is_open()) return system_fault("create", path, errno);

  struct stat old {};

  const bool has_model = ::fstatat(directory_.get(), std::string{like}.c_str(), &old, 0) == 0;
  has_model ? give_to_owner(file.get(), old) : give_to_directory(file.get());
  if (::fchmod(file.get(), has_model ? old.st_mode & 07777U : file_mode) != 0) {
    return system_fault("set the mode of", path, errno);
  }
  if (auto written = write_all(file.get(), path, bytes); !written) return written;
  if (syncs_ && ::fsync(file.get()) != 0) return system_fault("sync", path, errno);
  return {};
}

Result<void> PosixDisk::sync_directory(std::string_view name) {
  const Fd directory{
      ::openat(directory_.get(), std::string{name}.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (!directory.is_open()) return system_fault("open", full(name), errno);
  if (syncs_ && ::fsync(directory.get()) != 0) return system_fault("sync", full(name), errno);
  return {};
}

/// Gives the file a second name that is still free.
Result<std::string> PosixDisk::keep(std::string_view name, std::string_view keep_as) {
  constexpr int most_copies = 1000;
  for (int i = 1; i <= most_copies; ++i) {
    const std::string to = i == 1 ? std::string{keep_as} : fmt::format("{}{}", keep_as, i);
    const int linked =
        ::linkat(directory_.get(), std::string{name}.c_str(), directory_.get(), to.c_str(), 0);
    if (linked == 0) return to;
    if (errno != EEXIST) return system_fault("keep a copy of", full(name), errno);
  }
  return Fault::because(fmt::format("there are too many copies of {}", full(keep_as)));
}

Result<std::string> PosixDisk::replace(
    std::string_view name, std::string_view bytes, std::string_view keep_as
) {
  const std::string fresh = fmt::format("{}.NEW", name.substr(0, name.rfind('.')));
  if (auto written = write_new(fresh, bytes, name); !written) {
    static_cast<void>(::unlinkat(directory_.get(), fresh.c_str(), 0));
    return written.error();
  }
  std::string kept;
  if (!keep_as.empty()) {
    auto copy = keep(name, keep_as);
    if (!copy) return copy;
    kept = *copy;
  }
  if (auto renamed = rename(fresh, name); !renamed) return renamed.error();
  if (auto synced = sync_directory("."); !synced) return synced.error();
  return kept;
}

Result<void> PosixDisk::add(
    std::string_view directory, std::string_view ending, std::string_view bytes
) {
  const std::string folder{directory};
  const bool is_new = ::mkdirat(directory_.get(), folder.c_str(), directory_mode) == 0;
  if (!is_new && errno != EEXIST) return system_fault("create", full(folder), errno);
  if (is_new) {
    const Fd made{::openat(
        directory_.get(), folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
    )};
    if (made.is_open()) give_to_directory(made.get());
    if (auto synced = sync_directory("."); !synced) return synced;
  }
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  const std::string name =
      fmt::format("{:012}.{:09}-{}-{}", now.tv_sec, now.tv_nsec, ::getpid(), added_.fetch_add(1));
  const std::string fresh = fmt::format("{}/.{}", folder, name);
  if (auto written = write_new(fresh, bytes, ""); !written) {
    static_cast<void>(::unlinkat(directory_.get(), fresh.c_str(), 0));
    return written;
  }
  if (auto renamed = rename(fresh, fmt::format("{}/{}{}", folder, name, ending)); !renamed) {
    return renamed;
  }
  return sync_directory(folder);
}

Result<std::vector<std::string>> PosixDisk::list(std::string_view directory) {
  const std::string path = full(directory);
  const std::unique_ptr<DIR, CloseDirectory> folder{::opendir(path.c_str())};
  if (!folder) {
    if (errno == ENOENT) return std::vector<std::string>{};
    return system_fault("list", path, errno);
  }
  std::vector<std::string> names;
  while (const dirent* entry = ::readdir(folder.get())) {
    const std::string name = entry->d_name;
    if (!name.starts_with('.')) names.push_back(name);
  }
  std::ranges::sort(names);
  return names;
}

Result<void> PosixDisk::rename(std::string_view from, std::string_view to) {
  const int renamed = ::renameat(
      directory_.get(), std::string{from}.c_str(), directory_.get(), std::string{to}.c_str()
  );
  if (renamed != 0) return system_fault("rename", full(from), errno);
  return {};
}

Result<void> PosixDisk::remove(std::string_view name) {
  const int removed = ::unlinkat(directory_.get(), std::string{name}.c_str(), 0);
  if (removed != 0 && errno != ENOENT) return system_fault("remove", full(name), errno);
  return {};
}

Result<std::unique_ptr<scores::Lock>> PosixDisk::lock(std::chrono::milliseconds patience) {
  using std::chrono::steady_clock;
  constexpr std::chrono::milliseconds pause{5};
  Fd file{::openat(
      directory_.get(), "SCORES.LCK", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, file_mode
  )};
  if (!file.is_open()) return system_fault("open", full("SCORES.LCK"), errno);
  give_to_directory(file.get());
  // The mask of the process must not keep other accounts of the group out. Only the owner can
  // change the mode, and the owner already has.
  static_cast<void>(::fchmod(file.get(), file_mode) == 0);
  const auto begun = steady_clock::now();
  while (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK) return system_fault("lock", full("SCORES.LCK"), errno);
    const auto limit = std::min(patience, most_patience_.load());
    if (steady_clock::now() - begun >= limit) return std::unique_ptr<scores::Lock>{};
    std::this_thread::sleep_for(pause);
  }
  return std::unique_ptr<scores::Lock>{std::make_unique<FileLock>(std::move(file))};
}

}  // namespace codemaker::io
