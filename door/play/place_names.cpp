#include "play/place_names.hpp"

#include "play/games.hpp"

namespace codemaker::play {

std::string_view name_of(Place place) {
  const SceneRow* const row = scene_at(place);
  return row == nullptr ? std::string_view{} : row->sysop_reads;
}

}  // namespace codemaker::play
