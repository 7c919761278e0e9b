#include "io/posix/closed.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace codemaker::io {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_told = 20;

/// Others are made anew and renamed, or only read.
bool is_written_in_place(std::string_view name) {
  constexpr std::array<std::string_view, 4> files{
      "SCORES.DAT", "SCORES.LCK", "codemaker.log", "records.lck"};
  return std::ranges::find(files, name) != files.end() || name.starts_with("records.db");
}

bool may_use(const fs::directory_entry& entry, const std::string& name) {
  const char* const path = entry.path().c_str();
  if (entry.is_directory()) return ::access(path, R_OK | W_OK | X_OK) == 0;
  return ::access(path, is_written_in_place(name) ? R_OK | W_OK : R_OK) == 0;
}

void look_through(
    const std::string& directory, const std::string& before, std::vector<std::string>& closed
) {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator{directory, error}) {
    const std::string name = before + entry.path().filename().string();
    if (entry.is_symlink() || (!entry.is_directory() && !entry.is_regular_file())) continue;
    const bool is_open = may_use(entry, name);
    if (!is_open) closed.push_back(name);
    if (is_open && before.empty() && entry.is_directory())
      look_through(entry.path().string(), name + "/", closed);
  }
}

}  // namespace

std::vector<std::string> closed_below(const std::string& directory) {
  std::vector<std::string> closed;
  look_through(directory, "", closed);
  std::ranges::sort(closed);
  closed.resize(std::min(closed.size(), most_told));
  return closed;
}

}  // namespace codemaker::io
