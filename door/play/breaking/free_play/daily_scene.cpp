#include "play/breaking/free_play/daily_scene.hpp"

#include "engine/breaking/id.hpp"
#include "play/catalog/daily_text.hpp"

namespace codemaker::play::breaking::free_play {

void DailyScene::enter(Stage& stage) {
  stage.choices().game = engine::breaking::id;
  const engine::records::Day day = play::today(stage);
  if (play::has_played(engine::breaking::id, day, stage)) return stage.go(Place::daily);
  begin_daily(state(), day, stage);
}

}  // namespace codemaker::play::breaking::free_play
