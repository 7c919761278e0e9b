#include "io/presence/present.hpp"

#include "ansi/text.hpp"

#include <array>
#include <charconv>
#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace codemaker::io::presence {
namespace {

/// The first line says what this is, the last one that it is whole.
constexpr std::string_view first_of_present = "codemaker callers 2";
constexpr std::string_view last_of_present = "end";
constexpr std::size_t max_field = 128;

constexpr std::array numbers_of_present{
    &Present::since, &Present::call, &Present::level, &Present::idle, &Present::paged};
constexpr std::array texts_of_present{&Present::service, &Present::address, &Present::board,
                                      &Present::place,   &Present::doing,   &Present::reason,
                                      &Present::name};

std::string_view cut_off(std::string_view& text, char end) {
  const auto at = text.find(end);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

bool read_number(std::string_view text, std::int64_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number >= 0;
}

std::optional<Present> read_row(std::string_view row) {
  Present present;
  for (auto number : numbers_of_present) {
    if (!read_number(cut_off(row, '\t'), present.*number)) return std::nullopt;
  }
  for (auto field : texts_of_present)
    present.*field = ansi::clean(cut_off(row, '\t'), max_field);
  return present;
}

}  // namespace

Present present_of(const CallRecord& record) {
  Present present;
  present.name = record.handle;
  present.board = record.board;
  present.doing = record.has_begun ? record.doing : "arriving";
  present.level = record.level;
  if (record.paged) {
    present.paged = record.paged->when;
    present.reason = record.paged->reason;
  }
  present.idle = record.idle.count();
  return present;
}

std::string number_of(const Present& caller) {
  return caller.call == 0 ? caller.process : fmt::format("{}.{}", caller.process, caller.call);
}

std::string present_text(const std::vector<Present>& callers) {
  std::string text = fmt::format("{}\n", first_of_present);
  for (const Present& caller : callers) {
    for (auto number : numbers_of_present)
      text += fmt::format("{}\t", caller.*number);
    for (auto field : texts_of_present)
      text += ansi::clean(caller.*field, max_field) + '\t';
    text.back() = '\n';
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

}  // namespace codemaker::io::presence
