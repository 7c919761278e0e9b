// A game that an earlier call left in the middle.
#include "play/breaking/free_play/scene.hpp"

#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/secrets.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/puzzle_again.hpp"
#include "play/shared/make_again.hpp"

namespace codemaker::play::breaking::free_play {
namespace {

using engine::breaking::records::Duel;
using engine::breaking::records::FreePlay;

/// What a caller would have to set for such a game; nullopt if nothing leads to it.
std::optional<Settings> settings_of(const engine::breaking::Rules& rules, Settings settings) {
  settings.is_digits = !rules.repeats;
  if (!settings.is_digits) {
    settings.holes = rules.holes;
    settings.colors = rules.colors;
  }
  const bool is_in_range =
      settings.holes >= Settings::min_holes && settings.holes <= Settings::max_holes &&
      settings.colors >= Settings::min_colors && settings.colors <= Settings::max_colors;
  return is_in_range && settings.rules() == rules ? std::optional{settings} : std::nullopt;
}

std::optional<Settings> settings_of(
    const engine::breaking::records::BreakingSetup& setup, Settings settings
) {
  if (const auto* duel = std::get_if<Duel>(&setup)) {
    settings.is_duel = true;
    settings.strength = duel->strength;
    return settings_of(duel->rules, settings);
  }
  settings.is_duel = false;
  return settings_of(std::get<FreePlay>(setup).rules, settings);
}

/// Of the puzzle that is played once more; empty: it is none.
std::string label_of(const engine::breaking::records::BreakingSetup& setup, Stage& stage) {
  if (!std::holds_alternative<FreePlay>(setup)) return "";
  return play::puzzle_gone_on_with(engine::breaking::id, stage);
}

/// A code of a day that is over has no blanks, which no settings lead to.
bool is_of_past_day(const engine::breaking::Rules& rules) {
  return rules.repeats && !rules.blanks && rules.holes >= Settings::min_holes &&
         rules.holes <= Settings::max_holes && rules.colors >= Settings::min_colors &&
         rules.colors <= Settings::max_colors;
}

/// Makes what stands in the record, as keys and answers made it.
struct Maker {
  State& state;
  Stage& stage;
  const UnfinishedGame& game;

  void operator()(const engine::breaking::records::Hidden& hidden) const {
    if (state.phase == Phase::setting) return set_own_code(state, hidden.code, stage);
    begin_breaking(state, secret_of(hidden, game), stage);
  }

  void operator()(const engine::breaking::Code& guess) const {
    if (state.phase == Phase::breaking) return submit_guess(state, guess, stage);
    take_computers_guess(state, {guess}, stage);
  }

  void operator()(engine::breaking::records::EndLevel /*end*/) const {}

  void operator()(engine::records::Leave /*leave*/) const {}
};

}  // namespace

bool FreePlayScene::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& setup = (*game.record.as<engine::breaking::records::BreakingRecord>()).setup;
  if (const auto* daily = std::get_if<engine::breaking::records::DailyCode>(&setup)) {
    begin_daily(state_, daily->day, stage);
  } else if (const std::string word = challenge_of(game.record); !word.empty()) {
    play::go_on_with_challenge(word, engine::breaking::id, stage);
    begin_puzzle(state_, word, stage);
  } else if (const std::string label = label_of(setup, stage); !label.empty()) {
    begin_puzzle(state_, label, stage);
  } else if (const auto* free = std::get_if<FreePlay>(&setup);
             free != nullptr && is_of_past_day(free->rules)) {
    state_.setup.enter(stage);
    state_.settings = {.is_duel = false};
    begin_with_settings(state_, free->rules, stage);
  } else {
    const auto settings = settings_of(setup, stage.kept<Settings>());
    if (!settings) return false;
    stage.kept<Settings>() = *settings;
    state_.setup.enter(stage);
    begin_game(state_, stage);
  }
  return shared::make_again(game, state_.round.record, stage, Maker{state_, stage, game});
}

}  // namespace codemaker::play::breaking::free_play
