// A match that an earlier call left in the middle.
#include "play/breaking/match/scene.hpp"

#include "engine/breaking/record.hpp"
#include "play/breaking/secrets.hpp"
#include "play/shared/make_again.hpp"

namespace codemaker::play::breaking::match {
namespace {

/// Makes what stands in the record, as keys and answers made it.
struct Maker {
  State& state;
  Stage& stage;
  const UnfinishedGame& game;

  void operator()(const engine::breaking::records::Hidden& hidden) const {
    if (state.phase == Phase::paused) go_on(state, stage);
    take_keyboard();
    const bool is_drawn = state.phase == Phase::drawing;
    is_drawn ? take_secret(state, secret_of(hidden, game), stage) : set_code(state, hidden, stage);
  }

  /// Its marks were right, whoever gave them.
  void operator()(const engine::breaking::Code& guess) const {
    take_keyboard();
    state.guess = guess;
    count_guess(state, stage);
  }

  void operator()(engine::breaking::records::EndLevel /*end*/) const {}

  void operator()(engine::records::Leave /*leave*/) const {}

 private:
  void take_keyboard() const {
    if (state.phase == Phase::passing) begin_phase(state, state.after_pass, stage);
  }
};

}  // namespace

/// Names, and who gives the marks, are in no record.
bool MatchScene::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& record = (*game.record.as<engine::breaking::records::BreakingRecord>());
  const auto& setup = std::get<engine::breaking::records::RoundsMatch>(record.setup);
  Settings& kept = stage.kept<Settings>();
  kept.agreed = setup.agreed;
  kept.is_pair = setup.strength == 0;
  if (!kept.is_pair) kept.strength = setup.strength;
  state_.setup.enter(stage);
  begin_match(state_, stage);
  return shared::make_again(game, state_.round.record, stage, Maker{state_, stage, game});
}

}  // namespace codemaker::play::breaking::match
