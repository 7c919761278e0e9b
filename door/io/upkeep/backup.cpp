#include "io/upkeep/backup.hpp"

#include "io/posix/files.hpp"
#include "io/posix/folder.hpp"
#include "io/upkeep/seasons.hpp"
#include "records/upkeep.hpp"
#include "scores/disk.hpp"
#include "scores/recovery.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <system_error>

namespace codemaker::io {
namespace {

using disk::DirectoryDisk;
using scores::Result;

constexpr std::string_view of_scores = scores::day_copy;
constexpr std::string_view of_records = "records-";
/// What is not whole yet.
constexpr std::string_view unfinished_ending = ".part";

bool is_there(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

/// What a backup that was cut off has left behind.
Result<void> remove_parts(DirectoryDisk& copies, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (!name.ends_with(unfinished_ending)) continue;
    if (auto removed = copies.remove(name); !removed) return removed;
  }
  return {};
}

/// Takes away the oldest of a kind; their names sort by their days.
Result<void> keep_last(
    DirectoryDisk& copies, std::vector<std::string> names, std::string_view kind, int most
) {
  std::erase_if(names, [&](const std::string& name) { return !name.starts_with(kind); });
  for (std::size_t at = 0; at + static_cast<std::size_t>(most) < names.size(); ++at)
    if (auto removed = copies.remove(names[at]); !removed) return removed;
  return {};
}

/// False if there is no score file yet, or the copy has its bytes.
Result<bool> copy_scores(DirectoryDisk& disk, DirectoryDisk& copies, const std::string& name) {
  const auto bytes = disk.read(scores::score_file);
  if (!bytes) return bytes.error();
  if (!*bytes) return false;
  if (const auto copy = copies.read(name); copy && *copy == *bytes) return false;
  const auto written = copies.replace(name, **bytes, "");
  if (!written) return written.error();
  return true;
}

/// Made under another name, on the disk, and then named: half a copy is none. The file is there
/// before, empty: whoever makes the copy, it belongs to those that the directory belongs to.
Result<void> copy_records(
    const Folder& folder, DirectoryDisk& copies, const scores::records::Target& games,
    const std::string& name
) {
  const std::string part = name + std::string{unfinished_ending};
  const std::string path = fmt::format("{}/{}", copies.path(), part);
  if (const auto file = folder.make(part, ""); !file) return file.error();
  if (auto copied = scores::records::copy_database(games, path); !copied) {
    static_cast<void>(copies.remove(part));
    return copied;
  }
  if (auto synced = sync_file(path); !synced) return synced;
  return copies.rename(part, name);
}

/// True if the database was written to since the copy was made.
bool has_changed_since(const std::string& copy, const std::string& database) {
  std::error_code error;
  const auto made = std::filesystem::last_write_time(copy, error);
  if (error) return true;
  return std::ranges::any_of(std::array{"", "-wal"}, [&](const char* ending) {
    const auto written = std::filesystem::last_write_time(database + ending, error);
    return !error && written > made;
  });
}

}  // namespace

Result<std::string> back_up(
    DirectoryDisk& disk, const std::optional<scores::records::Target>& games,
    const std::string& date, int most, CopyOfToday copy_of_today
) {
  const auto folder = Folder::open(disk.path());
  if (!folder) return folder.error();
  const auto inside = folder->make_inside(scores::backup_directory);
  if (!inside) return inside.error();
  const auto copies = DirectoryDisk::open(inside->path());
  if (!copies) return copies.error();
  auto names = inside->names();
  if (!names) return names.error();
  if (auto removed = remove_parts(**copies, *names); !removed) return removed.error();

  std::vector<std::string> made;
  const std::string scores_name = fmt::format("{}{}.DAT", of_scores, date);
  const bool renews = copy_of_today == CopyOfToday::is_renewed;
  if (renews || !is_there(*names, scores_name)) {
    const auto copied = copy_scores(disk, **copies, scores_name);
    if (!copied) return copied.error();
    if (*copied) made.push_back(scores_name);
  }
  const std::string records_name = fmt::format("{}{}.db", of_records, date);
  const bool has_records = games && scores::records::is_file(*games) && exists(games->where);
  const bool has_copy = is_there(*names, records_name);
  const bool is_behind =
      renews && has_records &&
      has_changed_since(fmt::format("{}/{}", inside->path(), records_name), games->where);
  if (has_records && (!has_copy || is_behind)) {
    if (auto copied = copy_records(*inside, **copies, *games, records_name); !copied)
      return copied.error();
    made.push_back(records_name);
  }
  auto seasons = copy_seasons(disk, **copies, *names, date, most);
  if (!seasons) return seasons.error();
  std::ranges::move(*seasons, std::back_inserter(made));
  names = inside->names();
  if (!names) return names.error();
  for (const std::string_view kind : {of_scores, of_records})
    if (auto kept = keep_last(**copies, *names, kind, most); !kept) return kept.error();
  if (auto synced = inside->sync(); !synced) return synced.error();
  if (made.empty()) return std::string{};
  return fmt::format("{} copied into {}", fmt::join(made, " and "), inside->path());
}

}  // namespace codemaker::io
