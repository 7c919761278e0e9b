/// The moves of a game that an earlier call began, made again.
#pragma once

#include "play/shared/record_keeper.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play::shared {

/// True for what a scene asks for to go on with its game.
[[nodiscard]] inline bool is_request(const Effect& effect) {
  return std::holds_alternative<effect::DrawSecret>(effect) ||
         std::holds_alternative<effect::DrawSeed>(effect) ||
         std::holds_alternative<effect::Think>(effect);
}

/// Makes all moves of a game, by `make(move)` each, in a scene that has begun it with its setup.
/// What the scene asked for on the way is in the record, and what else it wanted was done then: it
/// asks for what comes after the last move and nothing else. False if it came to another game.
template <typename GameRecord, typename Make>
[[nodiscard]] bool make_again(
    const UnfinishedGame& game, RecordKeeper<GameRecord>& keeper, Stage& stage, const Make& make
) {
  std::optional<std::string> message;  // below a refusal, which the next key has cleared
  for (const auto& move : game.record.template as<GameRecord>()->moves) {
    (stage.is_refusal ? stage.message : message) = stage.is_refusal ? message : stage.message;
    stage.is_refusal = false;
    stage.effects.clear();
    std::visit(make, move);
  }
  std::erase_if(stage.effects, [](const Effect& effect) { return !is_request(effect); });
  return keeper.go_on_as(game);
}

}  // namespace codemaker::play::shared
