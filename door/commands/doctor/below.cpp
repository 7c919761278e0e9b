#include "commands/doctor/below.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace codemaker::commands {

bool is_below(const std::string& path, const std::string& directory) {
  std::error_code error;
  const auto inner = std::filesystem::weakly_canonical(path, error);
  const auto outer = std::filesystem::weakly_canonical(directory, error);
  if (error || directory.empty()) return false;
  return std::ranges::mismatch(outer, inner).in1 == outer.end();
}

}  // namespace codemaker::commands
