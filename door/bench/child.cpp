#include "bench/child.hpp"

#include "ansi/text.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/files.hpp"

#include <fmt/format.h>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace codemaker::bench {
namespace {

/// What the program is started with: its own name comes first.
std::vector<std::string> words_of(std::vector<std::string> options) {
  options.insert(options.begin(), "codemaker");
  return options;
}

}  // namespace

Child::Child(std::vector<std::string> options, const io::Child::Standard& standard)
    : process_{io::program_directory() + "/codemaker", words_of(std::move(options)), standard} {}

std::string Child::about(const char* file) const {
  const auto text = io::read_file(fmt::format("/proc/{}/{}", id(), file), 65'536);
  if (!text || !*text) throw std::runtime_error{"the program is gone"};
  return **text;
}

long Child::resident_kib() const {
  constexpr std::string_view field = "VmRSS:";
  const std::string status = about("status");
  const auto at = status.find(field);
  if (at == std::string::npos) throw std::runtime_error{"the program is gone"};
  return ansi::leading_number(std::string_view{status}.substr(at + field.size())).value_or(0);
}

}  // namespace codemaker::bench
