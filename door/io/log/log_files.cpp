#include "io/log/log_files.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::io {
namespace {

/// The log itself is number 0.
std::string name_of_log(int number) {
  if (number == 0) return std::string{log_file};
  return number == 1 ? std::string{old_log} : fmt::format("{}{}", old_log, number);
}

}  // namespace

scores::Result<void> set_log_aside(const Folder& folder) {
  for (int number = old_logs; number > 0; --number) {
    const auto renamed = folder.rename(name_of_log(number - 1), name_of_log(number));
    if (!renamed) return renamed.error();
  }
  return {};
}

scores::Result<void> keep_old_logs_within(const Folder& folder, std::int64_t most) {
  for (int number = 1; number <= old_logs; ++number) {
    const auto status = folder.status(name_of_log(number));
    if (!status) continue;
    most -= status->size;
    if (most >= 0) continue;
    if (const auto removed = folder.remove(name_of_log(number)); !removed) return removed.error();
  }
  return {};
}

}  // namespace codemaker::io
