#include "config/hours.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::config {
namespace {

constexpr int minutes_of_hour = 60;
constexpr int minutes_of_day = 24 * minutes_of_hour;

/// "18:30" as minutes since midnight, up to 24:00.
std::optional<int> minute_in(std::string_view text) {
  constexpr std::size_t size = 5;
  const auto digit = [&](std::size_t at) {
    return text[at] - '0';
  };
  if (text.size() != size || text[2] != ':') return std::nullopt;
  for (const std::size_t at : {0U, 1U, 3U, 4U})
    if (digit(at) < 0 || digit(at) > 9) return std::nullopt;
  const int minutes = digit(3) * 10 + digit(4);
  const int minute = (digit(0) * 10 + digit(1)) * minutes_of_hour + minutes;
  const bool is_time = minutes < minutes_of_hour && minute <= minutes_of_day;
  return is_time ? std::optional{minute} : std::nullopt;
}

std::string clock_text(int minute) {
  return fmt::format("{:02}:{:02}", minute / minutes_of_hour, minute % minutes_of_hour);
}

}  // namespace

std::optional<OpenSpan> read_span(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto from = minute_in(text.substr(0, dash));
  const auto to = minute_in(text.substr(dash + 1));
  if (!from || !to || *from == *to || *from == minutes_of_day) return std::nullopt;
  return OpenSpan{*from, *to};
}

bool is_hours(std::string_view text) {
  return text.empty() || read_span(text).has_value();
}

Hours::Hours(std::span<const std::string> texts) {
  for (const std::string& text : texts)
    if (const auto span = read_span(text)) spans_.push_back(*span);
}

bool Hours::is_open(int minute_of_day) const {
  const auto is_in = [&](const OpenSpan& span) {
    if (span.from < span.to) return minute_of_day >= span.from && minute_of_day < span.to;
    return minute_of_day >= span.from || minute_of_day < span.to;
  };
  return spans_.empty() || std::ranges::any_of(spans_, is_in);
}

/// Minute by minute, by the clock on the wall: so the days on which it changes are no special case.
std::optional<std::int64_t> Hours::until_closing(std::int64_t now, const LocalMinute& local) const {
  if (spans_.empty()) return std::nullopt;
  constexpr std::int64_t seconds_of_minute = 60;
  if (!is_open(local(now))) return 0;
  const std::int64_t this_minute = now - now % seconds_of_minute;
  for (std::int64_t minute = 1; minute <= minutes_of_day; ++minute) {
    const std::int64_t at = this_minute + minute * seconds_of_minute;
    if (!is_open(local(at))) return at - now;
  }
  return std::nullopt;
}

std::string Hours::text() const {
  std::string text;
  for (const OpenSpan& span : spans_) {
    text += fmt::format(
        "{}{}-{}", text.empty() ? "" : " and ", clock_text(span.from), clock_text(span.to)
    );
  }
  return text;
}

}  // namespace codemaker::config
