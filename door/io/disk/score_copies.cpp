#include "io/disk/score_copies.hpp"

#include "io/posix/folder.hpp"
#include "scores/seasons/season_disk.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace codemaker::io::disk {

namespace {

/// The directory with the files of these tables; nullopt if there is none.
scores::Result<std::optional<Folder>> folder_of(
    const std::string& directory, const std::optional<scores::Season>& season
) {
  auto folder = Folder::open(directory);
  if (!folder) return folder.error();
  if (season) return folder->inside(scores::season_directory);
  return std::optional{std::move(*folder)};
}

}  // namespace

scores::Result<std::vector<ScoreCopy>> score_copies(
    const std::string& directory, const std::optional<scores::Season>& season
) {
  constexpr std::string_view stem_of_all = "SCORES";
  const std::string stem = season ? scores::name_of(*season) : std::string{stem_of_all};
  const auto opened = folder_of(directory, season);
  if (!opened) return opened.error();
  if (!*opened) return std::vector<ScoreCopy>{};
  const Folder& folder = **opened;
  const auto names = folder.names();
  if (!names) return names.error();
  using Moment =
      std::pair<std::int64_t, std::int64_t>;  // to the nanosecond: several a second are kept
  std::vector<std::pair<Moment, std::string>> found;
  for (const std::string& file : *names) {
    if (!file.starts_with(stem + ".")) continue;
    const std::string name = std::string{stem_of_all} + file.substr(stem.size());
    if (!scores::is_copy(name)) continue;
    const auto status = folder.status(file);
    const bool is_file = status && status->kind == FileStatus::Kind::plain;
    if (is_file) found.push_back({{status->changed, status->nanoseconds}, name});
  }
  std::ranges::sort(found, std::greater{});
  std::vector<ScoreCopy> copies;
  copies.reserve(found.size());
  for (const auto& [written, name] : found)
    copies.push_back({name, written.first});
  return copies;
}

}  // namespace codemaker::io::disk
