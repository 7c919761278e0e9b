// The sysop's desk: games and hours for today.
#include "commands/desk/desk.hpp"

#include "ansi/text.hpp"
#include "config/hours.hpp"
#include "io/calls/today.hpp"
#include "io/posix/clock.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using config::Today;
using scores::Result;
using Words = std::vector<std::string>;

/// What holds today so far, with today's date.
Result<Today> today_so_far(const std::string& directory) {
  const auto found = io::read_today(directory);
  if (!found) return found.error();
  return *found ? **found : Today{.date = io::local_date(std::time(nullptr))};
}

/// Where today is as configured there is nothing to keep.
Result<void> keep_today(const std::string& directory, const Today& today) {
  const auto disk = io::disk::DirectoryDisk::open(directory);
  if (!disk) return disk.error();
  if (!today.games && !today.hours) return (*disk)->remove(config::today_file);
  const auto kept = (*disk)->replace(config::today_file, config::today_text(today), "");
  if (!kept) return kept.error();
  return {};
}

/// "18:00-23:30, 0:00-01:00" as a list; nullopt if one of them is none. "always" is an empty one.
std::optional<Words> hours_in(std::string_view typed) {
  Words hours;
  if (ansi::equals_ignoring_case(typed, "always")) return hours;
  while (!typed.empty()) {
    const auto end = std::min(typed.find_first_of(" ,"), typed.size());
    const std::string_view word = typed.substr(0, end);
    typed.remove_prefix(std::min(end + 1, typed.size()));
    if (word.empty() || word == "and") continue;
    if (!config::read_span(word)) return std::nullopt;
    hours.emplace_back(word);
  }
  return hours;
}

std::string hours_words(const Words& hours) {
  return hours.empty() ? "always open" : config::Hours{hours}.text();
}

std::string sentence_of(const scores::Fault& fault) {
  return ansi::capitalized(fault.reason()) + ".";
}

}  // namespace

Result<SysopDesk::Rows> SysopDesk::today() const {
  const auto found = io::read_today(of_.directory);
  if (!found) return found.error();
  const Today today = found->value_or(Today{});
  const Words& open = today.games ? *today.games : of_.settings.games;
  Rows rows;
  for (const play::Game& game : play::games()) {
    const std::string word{engine::name(game.id)};
    const bool is_open = std::ranges::count(open, word) > 0;
    const bool is_configured = (std::ranges::count(of_.settings.games, word) > 0) == is_open;
    rows.push_back(
        {word, ansi::capitalized(game.title),
         fmt::format("{}{}", is_open ? "open" : "closed", is_configured ? "" : ", for today")}
    );
  }
  const Words& hours = today.hours ? *today.hours : of_.settings.hours;
  rows.push_back(
      {std::string{play::hours_row}, "Hours",
       fmt::format("{}{}", hours_words(hours), today.hours ? ", for today" : "")}
  );
  return rows;
}

/// In the order of menus, so that what is as configured is known as such.
std::string SysopDesk::turn(const Asked& asked) {
  const auto game = engine::ranked_game(asked.key);
  if (!game) return "Choose a game.";
  auto today = today_so_far(of_.directory);
  if (!today) return sentence_of(today.error());
  const Words before = today->games ? *today->games : of_.settings.games;
  const bool was_open = std::ranges::count(before, asked.key) > 0;
  Words after;
  Words configured;
  for (const auto& [each, word] : engine::ranked_game_words()) {
    if ((std::ranges::count(before, word) > 0) != (each == *game)) after.emplace_back(word);
    if (std::ranges::count(of_.settings.games, word) > 0) configured.emplace_back(word);
  }
  today->games = after == configured ? std::nullopt : std::optional{after};
  if (const auto kept = keep_today(of_.directory, *today); !kept) return sentence_of(kept.error());
  const std::string did =
      fmt::format("{} {} for today", was_open ? "closed" : "opened", play::game_of(*game).title);
  note(did);
  return fmt::format(
      "{}.{}", ansi::capitalized(did), was_open ? " Who is playing it plays on." : ""
  );
}

std::string SysopDesk::set_hours(const Asked& asked) {
  const auto hours = hours_in(ansi::trim(asked.text));
  if (!hours) {
    return fmt::format(
        "\"{}\" is no time. Type hours such as 18:00-23:30, or always.", ansi::clean(asked.text, 40)
    );
  }
  auto today = today_so_far(of_.directory);
  if (!today) return sentence_of(today.error());
  today->hours = *hours == of_.settings.hours ? std::nullopt : hours;
  if (const auto kept = keep_today(of_.directory, *today); !kept) return sentence_of(kept.error());
  note(fmt::format("set the hours of today: {}", hours_words(*hours)));
  return fmt::format("Hours today: {}.", hours_words(*hours));
}

std::string SysopDesk::restore() {
  if (const auto kept = keep_today(of_.directory, Today{}); !kept) return sentence_of(kept.error());
  note("put today back to what the config says");
  return "Today is as configured.";
}

}  // namespace codemaker::commands
