#include "play/session/places.hpp"

#include "play/catalog/games.hpp"
#include "play/shell/scenes.hpp"

#include <algorithm>
#include <cassert>
#include <span>

namespace codemaker::play {

const SceneRow* scene_at(Place place) {
  const auto row_in = [&](std::span<const SceneRow> rows) -> const SceneRow* {
    const auto row = std::ranges::find(rows, place, &SceneRow::place);
    return row == rows.end() ? nullptr : &*row;
  };
  const SceneRow* found = row_in(shell::scenes());
  for (const Game& game : games())
    found = found == nullptr ? row_in(game.scenes()) : found;
  return found;
}

AnyScene make_scene(Place place) {
  const SceneRow* const row = scene_at(place);
  assert(row != nullptr);
  return row == nullptr ? make_scene(Place::menu) : row->make();
}

std::string_view name_of(Place place) {
  const SceneRow* const row = scene_at(place);
  return row == nullptr ? std::string_view{} : row->sysop_reads;
}

}  // namespace codemaker::play
