#include "io/disk/directory_disk.hpp"

#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "records/store.hpp"
#include "records/upkeep.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <system_error>
#include <thread>

namespace codemaker::io::disk {
namespace {

using scores::Fault;
using scores::Result;

/// The kernel takes the lock back when the descriptor is closed, by whatever end of the program.
class FileLock : public scores::Lock {
 public:
  FileLock(std::optional<QueuePlace> turn, Fd file)
      : turn_{std::move(turn)},
        file_{std::move(file)} {}

 private:
  // The lock is let go before the next one's turn comes.
  std::optional<QueuePlace> turn_;
  Fd file_;
};

Fault nothing_to_rename(const Folder& folder, std::string_view name) {
  const auto missing = std::make_error_code(std::errc::no_such_file_or_directory);
  return system_fault("rename", folder.full(name), missing.value());
}

/// What is renamed has to be there.
Result<void> rename_there(
    const Folder& folder, const std::string& from, const Folder& other, const std::string& to
) {
  const auto renamed = folder.rename(from, other, to);
  if (!renamed) return renamed.error();
  return *renamed ? Result<void>{} : nothing_to_rename(folder, from);
}

/// Gives the file a second name that is still free.
Result<std::string> keep_copy(
    const Folder& folder, const std::string& file, std::string_view keep_as
) {
  constexpr int max_copies = 1000;
  for (int i = 1; i <= max_copies; ++i) {
    std::string to = i == 1 ? std::string{keep_as} : fmt::format("{}{}", keep_as, i);
    const auto linked = folder.link(file, to);
    if (!linked) return linked.error();
    if (*linked) return to;
  }
  return Fault::because(fmt::format("there are too many copies of {}", folder.full(keep_as)));
}

}  // namespace

Result<std::unique_ptr<DirectoryDisk>> DirectoryDisk::open(const std::string& path) {
  auto directory = Folder::open(path);
  if (!directory) return directory.error();
  return std::unique_ptr<DirectoryDisk>{new DirectoryDisk{std::move(*directory)}};
}

Result<std::optional<DirectoryDisk::Place>> DirectoryDisk::place_of(std::string_view name) const {
  const auto slash = name.find('/');
  if (slash == std::string_view::npos) return std::optional{Place{directory_, std::string{name}}};
  auto folder = directory_.inside(name.substr(0, slash));
  if (!folder) return folder.error();
  if (!*folder) return std::optional<Place>{};
  return std::optional{Place{std::move(**folder), std::string{name.substr(slash + 1)}}};
}

Result<std::optional<std::string>> DirectoryDisk::read(std::string_view name) {
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
Result<void> DirectoryDisk::write_new(
    const Folder& folder, std::string_view name, std::string_view bytes, std::string_view like,
    bool syncs
) {
  const auto file = folder.make(name, like);
  if (!file) return file.error();
  if (auto written = write_all(file->get(), folder.full(name), bytes); !written) return written;
  return syncs && syncs_ ? sync_file(file->get(), folder.full(name)) : Result<void>{};
}

/// As `place_of`; a directory that is missing is made.
Result<DirectoryDisk::Place> DirectoryDisk::place_to_write(std::string_view name) {
  const auto slash = name.find('/');
  if (slash == std::string_view::npos) return Place{directory_, std::string{name}};
  auto folder = directory_.make_inside(name.substr(0, slash));
  if (!folder) return folder.error();
  if (auto synced = sync(directory_); !synced) return synced.error();
  return Place{std::move(*folder), std::string{name.substr(slash + 1)}};
}

/// The new file beside the old one; its name. What lies in the way is of a writer who died, or of
/// somebody who should not be here, and goes; if it cannot, there is another name.
Result<std::string> DirectoryDisk::write_fresh(
    const Place& place, std::string_view bytes, bool syncs
) {
  const auto& [folder, name] = place;
  const std::string stem{name.substr(0, name.rfind('.'))};
  std::string fresh = stem + ".NEW";
  if (!folder.remove(fresh)) {
    fresh = fmt::format("{}.NEW-{}", stem, process_id());
    static_cast<void>(folder.remove(fresh));
  }
  if (auto written = write_new(folder, fresh, bytes, name, syncs); !written) {
    static_cast<void>(folder.remove(fresh));
    return written.error();
  }
  return fresh;
}

Result<void> DirectoryDisk::sync(const Folder& folder) const {
  return syncs_ ? folder.sync() : Result<void>{};
}

Result<std::string> DirectoryDisk::replace(
    std::string_view name, std::string_view bytes, std::string_view keep_as
) {
  const auto place = place_to_write(name);
  if (!place) return place.error();
  const auto& [folder, file] = *place;
  const auto fresh = write_fresh(*place, bytes, true);
  if (!fresh) return fresh.error();
  const std::string directory{name.substr(0, name.size() - file.size())};
  std::string kept;
  if (!keep_as.empty()) {
    auto copy = keep_copy(folder, file, keep_as.substr(directory.size()));
    if (!copy) return copy;
    kept = directory + *copy;
  }
  if (auto renamed = rename_there(folder, *fresh, folder, file); !renamed) return renamed.error();
  if (auto synced = sync(folder); !synced) return synced.error();
  return kept;
}

Result<void> DirectoryDisk::put(std::string_view name, std::string_view bytes) {
  const auto place = place_of(name);
  if (!place) return place.error();
  if (!*place) return nothing_to_rename(directory_, name);
  const auto fresh = write_fresh(**place, bytes, false);
  if (!fresh) return fresh.error();
  return rename_there((*place)->folder, *fresh, (*place)->folder, (*place)->file);
}

Result<std::vector<scores::Entry>> DirectoryDisk::kept_runs() {
  constexpr std::int64_t most = 1000;
  const bool has_file = games_ && scores::records::is_file(*games_) && exists(games_->where);
  if (!has_file) return std::vector<scores::Entry>{};
  // To open what is damaged would lead it back, which is not for who only looks.
  const auto seen = scores::records::Store::look(*games_);
  if (!seen || !seen->damage.empty()) return std::vector<scores::Entry>{};
  const auto store = scores::records::Store::open(*games_);
  if (!store) return store.error();
  return (*store)->ranked_runs(most);
}

std::string DirectoryDisk::moment() const {
  namespace time = std::chrono;
  const auto now = time::floor<time::seconds>(time::system_clock::now());
  const auto today = time::floor<time::days>(now);
  const time::year_month_day date{today};
  const time::hh_mm_ss clock{now - today};
  return fmt::format(
      "-{:04}{:02}{:02}-{:02}{:02}{:02}", int{date.year()}, unsigned{date.month()},
      unsigned{date.day()}, clock.hours().count(), clock.minutes().count(), clock.seconds().count()
  );
}

Result<std::string> DirectoryDisk::add(
    std::string_view directory, std::string_view ending, std::string_view bytes
) {
  auto folder = directory_.make_inside(directory);
  if (!folder) return folder.error();
  if (auto synced = sync(directory_); !synced) return synced.error();
  using std::chrono::system_clock;
  constexpr std::int64_t of_a_second = 1'000'000'000;
  const std::int64_t now = std::chrono::nanoseconds{system_clock::now().time_since_epoch()}.count();
  const std::string name = fmt::format(
      "{:012}.{:09}-{}-{}", now / of_a_second, now % of_a_second, process_id(), added_.fetch_add(1)
  );
  const std::string fresh = "." + name;
  if (auto written = write_new(*folder, fresh, bytes, "", true); !written) {
    static_cast<void>(folder->remove(fresh));
    return written.error();
  }
  const std::string final_name = name + std::string{ending};
  if (auto renamed = rename_there(*folder, fresh, *folder, final_name); !renamed)
    return renamed.error();
  if (auto synced = sync(*folder); !synced) return synced.error();
  return fmt::format("{}/{}", directory, final_name);
}

Result<std::vector<std::string>> DirectoryDisk::list(std::string_view directory) {
  if (directory.empty()) return directory_.names();
  const auto folder = directory_.inside(directory);
  if (!folder) return folder.error();
  if (!*folder) return std::vector<std::string>{};
  return (*folder)->names();
}

Result<void> DirectoryDisk::shift(std::string_view name, int most) {
  const auto place = place_of(name);
  if (!place) return place.error();
  if (!*place) return {};
  const auto& [folder, file] = **place;
  const auto numbered = [&, &base = file](int number) {
    return number == 1 ? base : fmt::format("{}{}", base, number);
  };
  for (int number = most - 1; number >= 1; --number) {
    const auto renamed = folder.rename(numbered(number), numbered(number + 1));
    if (!renamed) return renamed.error();
  }
  return {};
}

Result<void> DirectoryDisk::rename(std::string_view from, std::string_view to) {
  const auto old_place = place_of(from);
  if (!old_place) return old_place.error();
  const auto new_place = place_of(to);
  if (!new_place) return new_place.error();
  if (!*old_place || !*new_place) return nothing_to_rename(directory_, from);
  return rename_there(
      (*old_place)->folder, (*old_place)->file, (*new_place)->folder, (*new_place)->file
  );
}

Result<void> DirectoryDisk::remove(std::string_view name) {
  const auto place = place_of(name);
  if (!place) return place.error();
  if (!*place) return {};
  return (*place)->folder.remove((*place)->file);
}

/// nullopt, and no queue, where the file cannot be had: it is a courtesy, the lock is what counts.
std::optional<QueuePlace> DirectoryDisk::join_queue() {
  auto file = directory_.open_or_make(scores::queue_file, Folder::Writing::anywhere);
  return file ? QueuePlace::take(std::move(*file)) : std::nullopt;
}

Result<std::unique_ptr<scores::Lock>> DirectoryDisk::lock(std::chrono::milliseconds patience) {
  using std::chrono::steady_clock;
  constexpr std::chrono::microseconds pause{500};
  auto file = directory_.open_or_make(scores::lock_file, Folder::Writing::anywhere);
  if (!file) return file.error();
  auto turn = join_queue();
  const auto begun = steady_clock::now();
  while (true) {
    if (!turn || turn->has_come()) {
      const auto locked = try_lock(file->get(), directory_.full(scores::lock_file));
      if (!locked) return locked.error();
      if (*locked) {
        return std::unique_ptr<scores::Lock>{
            std::make_unique<FileLock>(std::move(turn), std::move(*file))};
      }
    }
    const auto limit = std::min(patience, max_patience_.load());
    if (steady_clock::now() - begun >= limit) return std::unique_ptr<scores::Lock>{};
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace codemaker::io::disk
