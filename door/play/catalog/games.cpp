#include "play/catalog/games.hpp"

#include "play/drawing/canvas.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/opponents/opponent.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play {

const Game& game_of(engine::RankedGame id) {
  const auto found = std::ranges::find(games(), id, &Game::id);
  return found == games().end() ? games().front() : *found;
}

void draw_strip(Canvas& canvas, const Game& game, int row) {
  const bool has_no_room = canvas.is_lean() && canvas.rows() <= Canvas::lean_rows;
  if (has_no_room || canvas.noted() != nullptr) return;
  game.strip == nullptr ? draw_peg_strip(canvas, row) : game.strip(canvas, row);
}

std::vector<const Game*> games_of(const OfferedGames& offered) {
  std::vector<const Game*> rows;
  for (const Game& game : games())
    if (offered.has(game.id)) rows.push_back(&game);
  return rows;
}

engine::RankedGame game_beside(const OfferedGames& offered, engine::RankedGame id, int by) {
  const auto rows = games_of(offered);
  const auto count = static_cast<int>(rows.size());
  const auto row = static_cast<int>(std::ranges::find(rows, id, &Game::id) - rows.begin());
  return rows.at(static_cast<std::size_t>((row % count + by + count) % count))->id;
}

std::optional<engine::RankedGame> numbered_game(const OfferedGames& offered, const ansi::Key& key) {
  const auto rows = games_of(offered);
  const char32_t letter = letter_of(key);
  if (letter < U'1' || letter >= U'1' + rows.size()) return std::nullopt;
  return rows.at(letter - U'1')->id;
}

std::vector<std::string> names_of_opponents() {
  std::vector<std::string> names;
  for (const Game& game : games()) {
    if (game.faces == nullptr) continue;
    for (const opponents::Opponent& each : game.faces().all)
      names.emplace_back(each.name);
  }
  return names;
}

std::string game_titles(const OfferedGames& offered) {
  std::string titles;
  for (const Game* game : games_of(offered))
    titles += fmt::format("{}{}", titles.empty() ? "" : ", ", game->title);
  return titles;
}

std::string puzzles_of_a_day(const OfferedGames& offered) {
  const auto rows = games_of(offered);
  std::string text;
  for (const Game* game : rows) {
    const std::string_view between = text.empty() ? "" : game == rows.back() ? " and " : ", ";
    text += fmt::format("{}{}", between, game->puzzle.one);
  }
  return text;
}

std::string game_numbers(const OfferedGames& offered) {
  const auto count = games_of(offered).size();
  return count == 1 ? "1" : fmt::format("1-{}", count);
}

Place first_place(const Call& call) {
  return call.opens ? game_of(*call.opens).ranked_run : Place::menu;
}

std::optional<engine::RankedGame> game_at(Place place) {
  for (const Game& game : games()) {
    if (std::ranges::count(game.scenes(), place, &SceneRow::place) > 0) return game.id;
  }
  return std::nullopt;
}

void note_games(const Canvas& canvas, std::span<const shared::ChoiceItem> items) {
  Shown* const shown = canvas.noted();
  if (shown == nullptr) return;
  for (const shared::ChoiceItem& item : items) {
    const auto game = game_at(item.leads);
    const auto leads = [&](const ShownRow& row) {
      return row.tap && row.tap->key == item.letter;
    };
    const auto row = std::ranges::find_if(shown->rows, leads);
    if (game && row != shown->rows.end()) row->tap->game = engine::name(*game);
  }
}

std::optional<engine::RankedGame> ranked_game_at(Place place) {
  const auto found = std::ranges::find(games(), place, &Game::ranked_run);
  return found == games().end() ? std::nullopt : std::optional{found->id};
}

}  // namespace codemaker::play
