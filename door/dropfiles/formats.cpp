// What the readers of several formats share.
#include "dropfiles/formats.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::dropfiles {

Fault refuse_line(int line, std::string_view must_be, std::string_view found) {
  return Fault::because(
      fmt::format("line {}: must be {}, found \"{}\"", line, must_be, ansi::clean(found, 40))
  );
}

std::string count_lines(std::size_t lines) {
  return fmt::format("has {} line{}", lines, lines == 1 ? "" : "s");
}

Result<void> require_lines(const DropText& text, int least) {
  if (text.size() >= least) return {};
  return Fault::because(fmt::format(
      "{}, at least {} are needed", count_lines(static_cast<std::size_t>(text.size())), least
  ));
}

std::optional<std::int64_t> from_minutes(std::optional<int> minutes) {
  const auto left = at_least_zero(minutes);
  if (!left) return std::nullopt;
  return std::int64_t{*left} * seconds_a_minute;
}

std::optional<bool> truth(std::string_view word) {
  static constexpr std::array yes{"TRUE", "YES", "T", "Y"};
  static constexpr std::array no{"FALSE", "NO", "F", "N"};
  const std::string upper = ansi::upper_case(word);
  if (std::ranges::count(yes, upper) > 0) return true;
  if (std::ranges::count(no, upper) > 0) return false;
  return std::nullopt;
}

std::string join_names(std::string first, const std::string& last) {
  if (last.empty() || last == "NLN" || ansi::equals_ignoring_case(first, last)) return first;
  if (first.empty()) return last;
  return first + " " + last;
}

void take_port(std::string_view line, DropFile& file) {
  if (ansi::upper_case(line).starts_with("COM")) line.remove_prefix(3);
  const auto port = ansi::leading_number(line);
  if (!port || *port <= 0) return;
  file.comm_type = CommType::serial;
  file.serial_port = port;
}

}  // namespace codemaker::dropfiles
