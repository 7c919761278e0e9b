#include "io/serving/present.hpp"

#include "ansi/text.hpp"

#include <charconv>
#include <cstddef>
#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace codemaker::io::serving {
namespace {

/// The first line says what this is, the last one that it is whole.
constexpr std::string_view first_of_present = "codemaker callers 1";
constexpr std::string_view last_of_present = "end";
constexpr std::size_t max_field = 128;

std::string_view cut_off(std::string_view& text, char end) {
  const auto at = text.find(end);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

std::optional<Present> read_row(std::string_view row) {
  const std::string_view since = cut_off(row, '\t');
  Present present;
  const auto read = std::from_chars(since.data(), since.data() + since.size(), present.since);
  const bool is_whole = read.ec == std::errc{} && read.ptr == since.data() + since.size();
  if (!is_whole || present.since < 0) return std::nullopt;
  for (std::string* field :
       {&present.service, &present.address, &present.board, &present.doing, &present.name})
    *field = ansi::clean(cut_off(row, '\t'), max_field);
  return present;
}

}  // namespace

std::string present_text(const std::vector<Present>& callers) {
  std::string text = fmt::format("{}\n", first_of_present);
  for (const Present& caller : callers) {
    const auto field = [](const std::string& each) {
      return ansi::clean(each, max_field);
    };
    text += fmt::format(
        "{}\t{}\t{}\t{}\t{}\t{}\n", caller.since, field(caller.service), field(caller.address),
        field(caller.board), field(caller.doing), field(caller.name)
    );
  }
  return text + fmt::format("{}\n", last_of_present);
}

std::optional<std::vector<Present>> read_present(std::string_view text) {
  if (cut_off(text, '\n') != first_of_present) return std::nullopt;
  std::vector<Present> callers;
  while (!text.empty()) {
    const std::string_view row = cut_off(text, '\n');
    if (row == last_of_present) return callers;
    auto caller = read_row(row);
    if (!caller) return std::nullopt;
    callers.push_back(std::move(*caller));
  }
  return std::nullopt;
}

}  // namespace codemaker::io::serving
