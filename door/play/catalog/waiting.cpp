#include "play/catalog/waiting.hpp"

#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/unfinished.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play {
namespace {

/// Of the main menu: the line that leads to where the game is begun, else to its game. Games of a
/// day are among the daily puzzles.
std::string_view key_to(const engine::records::Record& record) {
  constexpr std::string_view to_the_day = "D";
  if (engine::records::day_of(record)) return to_the_day;
  const auto menu = row_of(record).menu;
  const Place entrance = entrance_of(record);
  const auto item = std::ranges::find(menu, entrance, &shared::ChoiceItem::leads);
  return item == menu.end() ? menu.front().letter : item->letter;
}

}  // namespace

std::string waiting_text(std::span<const UnfinishedGame> games) {
  if (games.empty()) return {};
  const engine::records::Record& first = games.front().record;
  const std::string game = text_of(first);
  const std::string_view key = key_to(first);
  const auto more = static_cast<std::int64_t>(games.size()) - 1;
  return fmt::format(
      "Waiting: {} ({}){}.", game, key,
      more == 0 ? std::string{} : " and " + count(more, "more game", "more games")
  );
}

}  // namespace codemaker::play
