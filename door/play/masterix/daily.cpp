#include "play/masterix/daily.hpp"

#include "play/shared/daily_text.hpp"

namespace codemaker::play::masterix {

void Daily::enter(Stage& stage) {
  const engine::records::Day day = shared::today(stage);
  if (shared::has_played(engine::RankedGame::masterix, day, stage)) return stage.go(Place::daily);
  begin_daily(day, stage);
}

}  // namespace codemaker::play::masterix
