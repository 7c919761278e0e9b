#include "play/catalog/waiting.hpp"

#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/unfinished.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play {
namespace {

constexpr std::string_view key_to_the_day = "D";
constexpr std::string_view key_to_what_is_left = "B";

/// Of the main menu: the line that leads to where the game is begun, else to its game. Games of a
/// day are among the daily puzzles, positions among what others left.
std::string_view key_to(const engine::records::Record& record) {
  if (engine::records::day_of(record)) return key_to_the_day;
  if (!engine::records::position_of(record).empty()) return key_to_what_is_left;
  const auto menu = row_of(record).menu;
  const Place entrance = entrance_of(record);
  const auto item = std::ranges::find(menu, entrance, &shared::ChoiceItem::leads);
  return item == menu.end() ? menu.front().letter : item->letter;
}

}  // namespace

std::string waiting_text(
    std::span<const UnfinishedGame> games, std::string_view where, const std::string& puzzle
) {
  if (games.empty()) return {};
  const engine::records::Record& first = games.front().record;
  const std::string game = puzzle.empty() ? text_of(first) : puzzle;
  const std::string_view key = key_to(first);
  const auto more = static_cast<std::int64_t>(games.size()) - 1;
  return fmt::format(
      "Waiting: {} ({}{}){}.", game, key, where,
      more == 0 ? std::string{} : " and " + count(more, "more game", "more games")
  );
}

std::string waiting_text_at(Place menu, std::span<const UnfinishedGame> games) {
  for (const UnfinishedGame& game : games) {
    const auto items = row_of(game.record).menu;
    const bool is_its_menu = items.size() == 1 && items.front().leads == menu;
    const bool is_elsewhere =
        engine::records::day_of(game.record) || !engine::records::position_of(game.record).empty();
    if (!is_its_menu || is_elsewhere) continue;
    const bool is_in_list = engine::records::challenge_of(game.record).empty();
    return fmt::format(
        "Waiting: {}. {}", text_of(game.record),
        is_in_list ? "Choose it to go on." : "The casual game leads to it."
    );
  }
  return {};
}

std::string waiting_day_text(int puzzles, std::string_view where) {
  if (puzzles == 0) return {};
  return fmt::format(
      "{} waiting ({}{}).", count(puzzles, "daily puzzle is", "daily puzzles are"), key_to_the_day,
      where
  );
}

}  // namespace codemaker::play
