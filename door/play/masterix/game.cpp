#include "play/masterix/game.hpp"

#include "play/catalog/outcome_words.hpp"
#include "play/masterix/casual.hpp"
#include "play/masterix/menu.hpp"
#include "play/masterix/pair_scene.hpp"
#include "play/masterix/replay_view.hpp"
#include "play/masterix/rules.hpp"
#include "play/masterix/run_scene.hpp"

#include <fmt/format.h>
#include <variant>

namespace codemaker::play::masterix {
namespace {

using engine::records::Ending;
using engine::records::Outcome;
using namespace engine::masterix::records;

// A kind without a row here does not compile.

KindOfGame kind_of(const RankedSetup& /*setup*/, int level) {
  return {place::run, fmt::format("level {} of a Masterix run", level), "Masterix run"};
}

KindOfGame kind_of(const CasualSetup& setup, int /*level*/) {
  return {
      place::casual, fmt::format("a casual game of Masterix, level {}", setup.level),
      fmt::format("Masterix, level {}", setup.level)};
}

KindOfGame kind_of(const MasterixPair& /*setup*/, int /*level*/) {
  return {place::pair, "a round of Masterix for two", "Masterix for two"};
}

KindOfGame kind_of(const DailySetup& setup, int /*level*/) {
  const std::string date = date_text(setup.day);
  return {
      place::daily, fmt::format("the daily Masterix of {}", date),
      fmt::format("Daily Masterix of {}", date)};
}

}  // namespace

std::span<const shared::RulesPage> Game::rules() {
  return rules_pages();
}

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<Menu>(place::menu, "Masterix"),
      scene_row<RunScene>(place::run, "Masterix"),
      scene_row<Casual>(place::casual, "Masterix"),
      scene_row<PairScene>(place::pair, "Masterix"),
      scene_row<Daily>(place::daily, "daily puzzles"),
  };
  return rows;
}

KindOfGame Game::kind(const Record& record, int level) {
  return std::visit([&](const auto& setup) { return kind_of(setup, level); }, record.setup);
}

std::string Game::result(const Record& record, const Outcome& outcome) {
  if (std::holds_alternative<RankedSetup>(record.setup)) return run_text(outcome);
  return points_text(outcome, std::holds_alternative<MasterixPair>(record.setup));
}

std::string Game::short_result(const Outcome& outcome) {
  if (outcome.ending == Ending::left) return "given up";
  return fmt::format("{} to {}", outcome.one, outcome.two);
}

std::string Game::day_words(const Outcome& outcome) {
  if (outcome.ending == Ending::left) return "given up";
  const std::string_view how = outcome.ending == Ending::won    ? "won"
                               : outcome.ending == Ending::tied ? "tied"
                                                                : "lost";
  return fmt::format("{} {} to {}", how, outcome.one, outcome.two);
}

std::string Game::spoiler_free(const Record& /*record*/, const Outcome& outcome) {
  return "Masterix: " + day_words(outcome);
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

}  // namespace codemaker::play::masterix
