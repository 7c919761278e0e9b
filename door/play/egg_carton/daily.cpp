#include "play/egg_carton/daily.hpp"

#include "play/shared/daily_text.hpp"

namespace codemaker::play::egg_carton {

void Daily::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::eggcarton;
  const engine::records::Day day = shared::today(stage);
  if (shared::has_played(engine::RankedGame::eggcarton, day, stage)) return stage.go(Place::daily);
  begin_daily(day, stage);
}

}  // namespace codemaker::play::egg_carton
