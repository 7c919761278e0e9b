#include "config/today.hpp"

#include "config/hours.hpp"
#include "engine/ranked_game.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <toml++/toml.h>

namespace codemaker::config {
namespace {

using Texts = std::vector<std::string>;

std::string list_line(std::string_view key, const std::optional<Texts>& texts) {
  if (!texts) return {};
  std::string list;
  for (const std::string& text : *texts)
    list += fmt::format("{}\"{}\"", list.empty() ? "" : ", ", text);
  return fmt::format("{} = [{}]\n", key, list);
}

/// nullopt: there is no such list.
std::optional<Texts> texts_in(const toml::table& file, std::string_view key) {
  const auto* const list = file[key].as_array();
  if (list == nullptr) return std::nullopt;
  Texts texts;
  for (const toml::node& each : *list)
    texts.push_back(each.value_or(std::string{}));
  return texts;
}

bool is_game_word(const std::string& word) {
  return engine::ranked_game(word).has_value();
}

bool is_span(const std::string& text) {
  return read_span(text).has_value();
}

}  // namespace

std::string today_text(const Today& today) {
  return fmt::format(
      "# In force on this day alone, in place of the config: made by the sysop inside the door.\n"
      "date = \"{}\"\n{}{}",
      today.date, list_line("games", today.games), list_line("hours", today.hours)
  );
}

std::optional<Today> read_today(std::string_view text) {
  try {
    const toml::table file = toml::parse(text);
    const Today today{
        file["date"].value_or(std::string{}), texts_in(file, "games"), texts_in(file, "hours")};
    const bool are_games = !today.games || std::ranges::all_of(*today.games, is_game_word);
    const bool are_hours = !today.hours || std::ranges::all_of(*today.hours, is_span);
    return are_games && are_hours ? std::optional{today} : std::nullopt;
  } catch (const toml::parse_error&) {
    return std::nullopt;
  }
}

void apply(const Today& today, std::string_view date, Settings& settings) {
  if (today.date != date) return;
  if (today.games) settings.games = *today.games;
  if (today.hours) settings.hours = *today.hours;
}

}  // namespace codemaker::config
