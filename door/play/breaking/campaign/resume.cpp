// A run that an earlier call left in the middle.
#include "play/breaking/campaign/scene.hpp"

#include "engine/breaking/record.hpp"
#include "play/breaking/secrets.hpp"
#include "play/shared/make_again.hpp"

namespace codemaker::play::breaking::campaign {
namespace {

/// Makes what stands in the record, as keys and answers made it.
struct Maker {
  State& state;
  Stage& stage;
  const UnfinishedGame& game;

  void operator()(const engine::breaking::records::Hidden& hidden) const {
    pass_screens();
    if (state.phase == Phase::drawing) {
      begin_breaking(state, secret_of(hidden, game), stage);
    } else {
      submit_code(state, hidden.code, stage);
    }
  }

  void operator()(const engine::breaking::Code& guess) const {
    state.phase == Phase::breaking ? submit_guess(state, guess, stage) : make_computers(guess);
  }

  void operator()(engine::breaking::records::EndLevel /*end*/) const {
    pass_screens();
    end_level_early(state, stage);
  }

  void operator()(engine::records::Leave /*leave*/) const {}

 private:
  void pass_screens() const {
    while (state.phase == Phase::paused || state.phase == Phase::decided)
      go_on(state, stage);
  }

  /// A guess of the computer's; what it would have guessed next was never seen.
  void make_computers(const engine::breaking::Code& guess) const {
    make_guess(state.round, guess, stage);
    if (!state.round.game->is_over()) return ask_computer(state, stage);
    state.computers_review = {};
    end_round(state, stage);
    if (state.phase != Phase::paused) return;  // lines have gone on
    stage.think(question::Review{
        state.level.rules, state.computers_game->history(), stage.random().next()});
  }
};

}  // namespace

bool CampaignScene::resume(const UnfinishedGame& game, Stage& stage) {
  state_.round.record.begin(engine::breaking::records::Campaign{}, stage);
  begin_level(state_, stage);
  const bool is_same =
      shared::make_again(game, state_.round.record, stage, Maker{state_, stage, game});
  // What a key would decide is decided: the level that was won is filed now.
  if (state_.is_level_played()) go_on(state_, stage);
  std::erase_if(stage.effects, [](const Effect& effect) { return !shared::is_request(effect); });
  state_.card.end();
  state_.run.resume(stage);
  return is_same;
}

}  // namespace codemaker::play::breaking::campaign
