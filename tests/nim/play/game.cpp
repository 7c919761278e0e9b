#include "play/nim/game.hpp"

#include "play/call/words.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/nim/menu.hpp"
#include "play/nim/replay_view.hpp"
#include "play/nim/scenes.hpp"

#include <fmt/format.h>
#include <variant>

namespace codemaker::play::nim {
namespace {

using namespace engine::nim::records;

// A kind without a row here does not compile.

KindOfGame kind_of(const RankedSetup& /*setup*/, int level) {
  return {place::ladder, fmt::format("level {} of the Nim ladder", level), "Nim ladder"};
}

KindOfGame kind_of(const CasualSetup& setup, int /*level*/) {
  const std::string other = computer_text(setup.level);
  return {place::casual, "a casual game of Nim, " + other, "Nim, " + other};
}

KindOfGame kind_of(const DailySetup& setup, int /*level*/) {
  const std::string date = date_text(setup.day);
  return {place::daily, "the daily Nim of " + date, "Daily Nim of " + date};
}

}  // namespace

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<Menu>(place::menu, "Nim"),
      scene_row<Ladder>(place::ladder, "Nim"),
      scene_row<Casual>(place::casual, "Nim"),
      scene_row<Daily>(place::daily, "daily puzzles"),
  };
  return rows;
}

KindOfGame Game::kind(const Record& record, int level) {
  return std::visit([&](const auto& setup) { return kind_of(setup, level); }, record.setup);
}

std::string Game::result(const Record& record, const Outcome& outcome) {
  const bool is_run = std::holds_alternative<RankedSetup>(record.setup);
  return is_run ? run_text(outcome) : std::string{winner_words(outcome.ending, false)};
}

std::string Game::short_result(const Outcome& outcome) {
  if (outcome.ending == Ending::left) return "given up";
  return outcome.ending == Ending::won ? fmt::format("won with {}", outcome.one) : "lost";
}

std::string Game::day_words(const Outcome& outcome) {
  const bool is_won = outcome.ending == Ending::won;
  return is_won ? "won with " + count(outcome.one, "stick", "sticks") : short_result(outcome);
}

std::string Game::spoiler_free(const Record& /*record*/, const Outcome& outcome) {
  return "Nim: " + day_words(outcome);
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

}  // namespace codemaker::play::nim
