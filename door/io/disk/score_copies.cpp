#include "io/disk/score_copies.hpp"

#include "io/disk/folder.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <fcntl.h>
#include <functional>
#include <sys/stat.h>
#include <utility>

namespace codemaker::io::disk {

scores::Result<std::vector<ScoreCopy>> score_copies(const std::string& directory) {
  const auto folder = Folder::open(directory);
  if (!folder) return folder.error();
  const auto names = folder->names();
  if (!names) return names.error();
  using Moment = std::pair<std::int64_t, long>;  // to the nanosecond: several a second are kept
  std::vector<std::pair<Moment, std::string>> found;
  for (const std::string& name : *names) {
    struct stat status {};

    const bool is_copy = scores::is_copy(name) &&
                         ::fstatat(folder->fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
                         S_ISREG(status.st_mode);
    if (is_copy) found.push_back({{status.st_mtim.tv_sec, status.st_mtim.tv_nsec}, name});
  }
  std::ranges::sort(found, std::greater{});
  std::vector<ScoreCopy> copies;
  copies.reserve(found.size());
  for (const auto& [written, name] : found)
    copies.push_back({name, written.first});
  return copies;
}

}  // namespace codemaker::io::disk
