/// What Nim asks the computer's player, and what it answers.
#pragma once

#include "engine/nim/rules.hpp"
#include "play/boards/to_review.hpp"
#include "play/events/question.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace codemaker::play::nim {

using namespace engine::nim;

namespace question {

/// Take sticks. Answered by a move.
struct Take {
  Heaps heaps{};
  int level = 1;
  std::uint64_t seed = 0;
};

[[nodiscard]] inline Move answer(const Take& take, Mind& /*mind*/, const std::stop_token&) {
  return choose(take.heaps, take.level, take.seed);
}

/// What were they worth? Answered by boards::Weighed: 1 won, -1 lost.
struct Weigh {
  static constexpr boards::ReviewWords words{
      .heading = "NIM",
      .promise = "game, if both play well from there.",
      .value = [](int value) -> std::string { return value > 0 ? "won" : "lost"; },
      .missed = [](const boards::WeighedMove& move,
                   boards::Wording) { return move.better + " would have won"; },
      .full = 1,
      .much = 2,
      .some = 2,
  };

  std::vector<boards::MoveOn<engine::nim::Record>> moves;
};

[[nodiscard]] inline boards::Weighed
answer(const Weigh& weigh, Mind& /*mind*/, const std::stop_token&) {
  boards::Weighed weighed;
  for (const auto& [before, move, number] : weigh.moves) {
    const Move better = best(before.heaps);
    const int played = is_balanced(after(before.heaps, move)) ? 1 : -1;
    const int most = is_balanced(after(before.heaps, better)) ? 1 : -1;
    weighed.moves.push_back({played, most, most > played ? Rules::text(better) : ""});
  }
  return weighed;
}

}  // namespace question
}  // namespace codemaker::play::nim
