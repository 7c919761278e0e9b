#include "play/breaking/free_play/daily_scene.hpp"

#include "play/shared/daily_text.hpp"

namespace codemaker::play::breaking::free_play {

void DailyScene::enter(Stage& stage) {
  stage.choices().game = engine::RankedGame::breaking;
  const engine::records::Day day = shared::today(stage);
  if (shared::has_played(engine::RankedGame::breaking, day, stage)) return stage.go(Place::daily);
  begin_daily(state(), day, stage);
}

}  // namespace codemaker::play::breaking::free_play
