#include "play/breaking/game.hpp"

#include "commands/bench/breaking.hpp"
#include "commands/engine/breaking.hpp"
#include "commands/games.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>
#include <string_view>
#include <variant>

namespace codemaker::play::breaking {
namespace {

using namespace engine::breaking::records;
using nlohmann::ordered_json;

ordered_json position_json(const BreakingReplay& replay, const BreakingMove& move) {
  const RoundPlace place = replay.place();
  const bool is_player = place.breaker == engine::breaking::Side::player;
  ordered_json position{
      {"level", place.level},
      {"round", place.round},
      {"breaker", is_player ? "player" : "computer"}};
  if (!std::holds_alternative<engine::breaking::Code>(move)) return position;
  const auto& marks = replay.round()->history().back().marks;
  position["marks"] = {marks.black, marks.white};
  return position;
}

/// "level 2, round 1: a code for player one", "2 exact by player two".
std::string position_text(const BreakingReplay& replay, const BreakingMove& move) {
  const RoundPlace place = replay.place();
  const std::string_view breaker =
      place.breaker == engine::breaking::Side::player ? "player one" : "player two";
  if (std::holds_alternative<Hidden>(move)) {
    const std::string level = place.level > 0 ? fmt::format("level {}, ", place.level) : "";
    return fmt::format("{}round {}: a code for {}", level, place.round, breaker);
  }
  if (!std::holds_alternative<engine::breaking::Code>(move)) return {};
  const auto& round = *replay.round();
  return fmt::format(
      "{} by {}", play::breaking::marks_text(round.history().back().marks, round.rules().marking),
      breaker
  );
}

std::string score_text(const BreakingRecord& record, const Outcome& outcome) {
  if (std::holds_alternative<RoundsMatch>(record.setup))
    return fmt::format("{} points to {}", outcome.one, outcome.two);
  if (std::holds_alternative<Duel>(record.setup))
    return fmt::format("{} guesses against {}", outcome.one, outcome.two);
  return play::count(outcome.one, "guess", "guesses");
}

}  // namespace

const commands::GameCommands& Game::commands() {
  static constexpr commands::GameCommands all{
      .requests = commands::breaking::requests,
      .example = R"({"do":"best","history":[["1122",[1,1]]]})",
      .measures = "Speed and strength of code breaking, about 3 minutes",
      .bench = commands::bench_breaking,
      .bench_ladder = commands::bench_breaking_ladder,
      .moves = commands::told_moves<Record, position_text, position_json>,
      .score = [](const engine::records::Record& record,
                  const Outcome& outcome) { return score_text(*record.as<Record>(), outcome); },
  };
  return all;
}

}  // namespace codemaker::play::breaking
