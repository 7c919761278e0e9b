#include "play/session/showing.hpp"

#include "play/boards/place.hpp"
#include "play/boards/review_page.hpp"
#include "play/shell/farewell.hpp"
#include "play/shell/options.hpp"
#include "play/shell/paging.hpp"
#include "play/shell/rules_scene.hpp"

#include <utility>

namespace codemaker::play {

bool Showing::is_at_farewell() const {
  return scene.as<shell::Farewell>() != nullptr;
}

bool Showing::is_reviewing() const {
  return page && page->as<boards::ReviewPage>() != nullptr;
}

void Showing::replace(AnyScene next, std::optional<std::chrono::seconds> time) {
  scene = std::move(next);
  page.reset();
  time_left = time;
}

void Showing::lay_page(Place place) {
  if (place == Place::options) page.emplace(shell::OptionsScene{});
  if (place == Place::rules) page.emplace(shell::RulesScene{});
  if (place == Place::paging) page.emplace(shell::Paging{});
  if (place == boards::place::review) page.emplace(boards::ReviewPage{});
}

}  // namespace codemaker::play
