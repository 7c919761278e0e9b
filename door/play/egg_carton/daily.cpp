#include "play/egg_carton/daily.hpp"

#include "engine/egg_carton/id.hpp"
#include "play/catalog/daily_text.hpp"

namespace codemaker::play::egg_carton {

void Daily::enter(Stage& stage) {
  stage.choices().game = engine::egg_carton::id;
  const engine::records::Day day = play::today(stage);
  if (play::has_played(engine::egg_carton::id, day, stage)) return stage.go(Place::daily);
  begin_daily(day, stage);
}

}  // namespace codemaker::play::egg_carton
