#include "play/masterix/daily.hpp"

#include "engine/masterix/id.hpp"
#include "play/catalog/daily_text.hpp"

namespace codemaker::play::masterix {

void Daily::enter(Stage& stage) {
  const engine::records::Day day = play::today(stage);
  if (play::has_played(engine::masterix::id, day, stage)) return stage.go(Place::daily);
  begin_daily(day, stage);
}

}  // namespace codemaker::play::masterix
