#include "play/egg_carton/game.hpp"

#include "play/call/words.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/egg_carton/casual.hpp"
#include "play/egg_carton/examples.hpp"
#include "play/egg_carton/ladder.hpp"
#include "play/egg_carton/menu.hpp"
#include "play/egg_carton/replay_view.hpp"
#include "play/egg_carton/rules.hpp"
#include "play/egg_carton/settings.hpp"

#include <fmt/format.h>
#include <variant>

namespace codemaker::play::egg_carton {
namespace {

using engine::records::Ending;
using engine::records::Outcome;

// A kind without a row here does not compile.

KindOfGame kind_of(const engine::records::DailySetup& setup, int /*level*/) {
  const std::string date = engine::records::date_text(setup.day);
  return {
      place::daily, fmt::format("the daily Egg Carton of {}", date),
      fmt::format("Daily Egg Carton of {}", date)};
}

KindOfGame kind_of(const engine::records::RankedSetup& /*setup*/, int level) {
  return {
      place::ladder, fmt::format("level {} of the Egg Carton ladder", level), "Egg Carton ladder"};
}

/// Both casual games begin at their settings.
KindOfGame kind_of(const engine::egg_carton::records::CartonCasual& setup, int /*level*/) {
  if (setup.strength == 0)
    return {place::casual, "a game of Egg Carton for two", "Egg Carton for two", place::settings};
  const std::string other = computer_text(setup.strength);
  return {
      place::casual, "a casual game of Egg Carton, " + other, "Egg Carton, " + other,
      place::settings};
}

std::string result_of(const engine::records::RankedSetup& /*setup*/, const Outcome& outcome) {
  return run_text(outcome);
}

std::string result_of(const engine::records::DailySetup& /*setup*/, const Outcome& outcome) {
  return std::string{winner_words(outcome.ending, false)};
}

std::string result_of(
    const engine::egg_carton::records::CartonCasual& setup, const Outcome& outcome
) {
  return std::string{winner_words(outcome.ending, setup.strength == 0)};
}

}  // namespace

std::span<const shared::RulesPage> Game::rules() {
  return rules_pages();
}

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<Menu>(place::menu, "Egg Carton"),
      scene_row<Ladder>(place::ladder, "Egg Carton"),
      scene_row<Settings>(place::settings, "Egg Carton"),
      scene_row<Casual>(place::casual, "Egg Carton"),
      scene_row<Examples>(place::examples, "Egg Carton"),
      scene_row<Daily>(place::daily, "daily puzzles"),
  };
  return rows;
}

KindOfGame Game::kind(const Record& record, int level) {
  return std::visit([&](const auto& setup) { return kind_of(setup, level); }, record.setup);
}

std::string Game::result(const Record& record, const Outcome& outcome) {
  return std::visit([&](const auto& setup) { return result_of(setup, outcome); }, record.setup);
}

std::string Game::short_result(const Outcome& outcome) {
  if (outcome.ending == Ending::left) return "given up";
  return outcome.ending == Ending::won ? fmt::format("won by {}", outcome.two) : "lost";
}

std::string Game::day_words(const Outcome& outcome) {
  if (outcome.ending == Ending::left) return "given up";
  const bool is_won = outcome.ending == Ending::won;
  return is_won ? fmt::format("won by {}", count(outcome.two, "marble", "marbles")) : "lost";
}

std::string Game::spoiler_free(const Record& /*record*/, const Outcome& outcome) {
  return "Egg Carton: " + day_words(outcome);
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

}  // namespace codemaker::play::egg_carton
