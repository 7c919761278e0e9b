#include "io/disk/posix_disk.hpp"

#include "io/files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>

namespace codemaker::io::disk {
namespace {

using scores::Fault;
using scores::Result;

/// The kernel takes the lock back when the descriptor is closed, by whatever end of the program.
class FileLock : public scores::Lock {
 public:
  FileLock(std::optional<Turn> turn, Fd file) : turn_{std::move(turn)}, file_{std::move(file)} {}

 private:
  // The lock is let go before the next one's turn comes.
  std::optional<Turn> turn_;
  Fd file_;
};

/// Gives the file a second name that is still free.
Result<std::string> keep_copy(
    const Folder& folder, const std::string& file, std::string_view keep_as
) {
  constexpr int max_copies = 1000;
  for (int i = 1; i <= max_copies; ++i) {
    std::string to = i == 1 ? std::string{keep_as} : fmt::format("{}{}", keep_as, i);
    if (::linkat(folder.fd(), file.c_str(), folder.fd(), to.c_str(), 0) == 0) return to;
    if (errno != EEXIST) return system_fault("keep a copy of", folder.full(file), errno);
  }
  return Fault::because(fmt::format("there are too many copies of {}", folder.full(keep_as)));
}

}  // namespace

Result<std::unique_ptr<PosixDisk>> PosixDisk::open(const std::string& path) {
  auto directory = Folder::open(path);
  if (!directory) return directory.error();
  return std::unique_ptr<PosixDisk>{new PosixDisk{std::move(*directory)}};
}

Result<std::optional<PosixDisk::Place>> PosixDisk::place_of(std::string_view name) const {
  const auto slash = name.find('/');
  if (slash == std::string_view::npos) return std::optional{Place{directory_, std::string{name}}};
  auto folder = directory_.inside(name.substr(0, slash));
  if (!folder) return folder.error();
  if (!*folder) return std::optional<Place>{};
  return std::optional{Place{std::move(**folder), std::string{name.substr(slash + 1)}}};
}

Result<std::optional<std::string>> PosixDisk::read(std::string_view name) {
  const auto place = place_of(name);
  if (!place) return place.error();
  if (!*place) return std::optional<std::string>{};
  const auto file = (*place)->folder.open_to_read((*place)->file);
  if (!file) return file.error();
  if (!*file) return std::optional<std::string>{};
  auto bytes = read_beginning((*file)->get(), directory_.full(name), scores::max_file_bytes);
  if (!bytes) return bytes.error();
  return std::optional{std::move(*bytes)};
}

/// A complete, synced file that nobody knows by its final name yet.
Result<void> PosixDisk::write_new(
    const Folder& folder, std::string_view name, std::string_view bytes, std::string_view like
) {
  const auto file = folder.make(name, like);
  if (!file) return file.error();
  if (auto written = write_all(file->get(), folder.full(name), bytes); !written) return written;
  if (syncs_ && ::fsync(file->get()) != 0) return system_fault("sync", folder.full(name), errno);
  return {};
}

/// As `place_of`; a directory that is missing is made.
Result<PosixDisk::Place> PosixDisk::place_to_write(std::string_view name) {
  const auto slash = name.find('/');
  if (slash == std::string_view::npos) return Place{directory_, std::string{name}};
  auto folder = directory_.make_inside(name.substr(0, slash));
  if (!folder) return folder.error();
  if (auto synced = sync(directory_); !synced) return synced.error();
  return Place{std::move(*folder), std::string{name.substr(slash + 1)}};
}

/// The new file beside the old one; its name. What lies in the way is of a writer who died, or of
/// somebody who should not be here, and goes; if it cannot, there is another name.
Result<std::string> PosixDisk::write_fresh(const Place& place, std::string_view bytes) {
  const auto& [folder, name] = place;
  const std::string stem{name.substr(0, name.rfind('.'))};
  std::string fresh = stem + ".NEW";
  const bool is_free = ::unlinkat(folder.fd(), fresh.c_str(), 0) == 0 || errno == ENOENT;
  if (!is_free) {
    fresh = fmt::format("{}.NEW-{}", stem, ::getpid());
    static_cast<void>(::unlinkat(folder.fd(), fresh.c_str(), 0));
  }
  if (auto written = write_new(folder, fresh, bytes, name); !written) {
    static_cast<void>(::unlinkat(folder.fd(), fresh.c_str(), 0));
    return written.error();
  }
  return fresh;
}

Result<void> PosixDisk::sync(const Folder& folder) const {
  return syncs_ ? folder.sync() : Result<void>{};
}

Result<std::string> PosixDisk::replace(
    std::string_view name, std::string_view bytes, std::string_view keep_as
) {
  const auto place = place_to_write(name);
  if (!place) return place.error();
  const auto& [folder, file] = *place;
  const auto fresh = write_fresh(*place, bytes);
  if (!fresh) return fresh.error();
  const std::string directory{name.substr(0, name.size() - file.size())};
  std::string kept;
  if (!keep_as.empty()) {
    auto copy = keep_copy(folder, file, keep_as.substr(directory.size()));
    if (!copy) return copy;
    kept = directory + *copy;
  }
  if (::renameat(folder.fd(), fresh->c_str(), folder.fd(), file.c_str()) != 0) {
    return system_fault("rename", folder.full(*fresh), errno);
  }
  if (auto synced = sync(folder); !synced) return synced.error();
  return kept;
}

Result<std::string> PosixDisk::add(
    std::string_view directory, std::string_view ending, std::string_view bytes
) {
  auto folder = directory_.make_inside(directory);
  if (!folder) return folder.error();
  if (auto synced = sync(directory_); !synced) return synced.error();
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  const std::string name =
      fmt::format("{:012}.{:09}-{}-{}", now.tv_sec, now.tv_nsec, ::getpid(), added_.fetch_add(1));
  const std::string fresh = "." + name;
  if (auto written = write_new(*folder, fresh, bytes, ""); !written) {
    static_cast<void>(::unlinkat(folder->fd(), fresh.c_str(), 0));
    return written.error();
  }
  const std::string final_name = name + std::string{ending};
  if (::renameat(folder->fd(), fresh.c_str(), folder->fd(), final_name.c_str()) != 0) {
    return system_fault("rename", folder->full(fresh), errno);
  }
  if (auto synced = sync(*folder); !synced) return synced.error();
  return fmt::format("{}/{}", directory, final_name);
}

Result<std::vector<std::string>> PosixDisk::list(std::string_view directory) {
  const auto folder = directory_.inside(directory);
  if (!folder) return folder.error();
  if (!*folder) return std::vector<std::string>{};
  return (*folder)->names();
}

Result<void> PosixDisk::shift(std::string_view name, int most) {
  const auto place = place_of(name);
  if (!place) return place.error();
  if (!*place) return {};
  const auto& [folder, file] = **place;
  const auto numbered = [&, &base = file](int number) {
    return number == 1 ? base : fmt::format("{}{}", base, number);
  };
  for (int number = most - 1; number >= 1; --number) {
    const std::string from = numbered(number);
    const int renamed =
        ::renameat(folder.fd(), from.c_str(), folder.fd(), numbered(number + 1).c_str());
    if (renamed != 0 && errno != ENOENT) return system_fault("rename", folder.full(from), errno);
  }
  return {};
}

Result<void> PosixDisk::rename(std::string_view from, std::string_view to) {
  const auto old_place = place_of(from);
  if (!old_place) return old_place.error();
  const auto new_place = place_of(to);
  if (!new_place) return new_place.error();
  if (!*old_place || !*new_place) return system_fault("rename", directory_.full(from), ENOENT);
  const int renamed = ::renameat(
      (*old_place)->folder.fd(), (*old_place)->file.c_str(), (*new_place)->folder.fd(),
      (*new_place)->file.c_str()
  );
  if (renamed != 0) return system_fault("rename", directory_.full(from), errno);
  return {};
}

Result<void> PosixDisk::remove(std::string_view name) {
  const auto place = place_of(name);
  if (!place) return place.error();
  if (!*place) return {};
  const int removed = ::unlinkat((*place)->folder.fd(), (*place)->file.c_str(), 0);
  if (removed != 0 && errno != ENOENT) return system_fault("remove", directory_.full(name), errno);
  return {};
}

/// nullopt, and no queue, where the file cannot be had: it is a courtesy, the lock is what counts.
std::optional<Turn> PosixDisk::join_queue() {
  auto file = directory_.open_or_make(scores::queue_file, O_RDWR);
  return file ? Turn::take(std::move(*file)) : std::nullopt;
}

Result<std::unique_ptr<scores::Lock>> PosixDisk::lock(std::chrono::milliseconds patience) {
  using std::chrono::steady_clock;
  constexpr std::chrono::microseconds pause{500};
  auto file = directory_.open_or_make(scores::lock_file, O_RDWR);
  if (!file) return file.error();
  auto turn = join_queue();
  const auto begun = steady_clock::now();
  while (true) {
    if (!turn || turn->has_come()) {
      if (::flock(file->get(), LOCK_EX | LOCK_NB) == 0) {
        return std::unique_ptr<scores::Lock>{
            std::make_unique<FileLock>(std::move(turn), std::move(*file))};
      }
      if (errno != EWOULDBLOCK && errno != EINTR)
        return system_fault("lock", directory_.full(scores::lock_file), errno);
    }
    const auto limit = std::min(patience, max_patience_.load());
    if (steady_clock::now() - begun >= limit) return std::unique_ptr<scores::Lock>{};
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace codemaker::io::disk
