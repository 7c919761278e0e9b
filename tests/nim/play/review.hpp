/// What each move of Nim was worth.
#pragma once

#include "engine/nim/record.hpp"
#include "play/boards/review.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace codemaker::play::nim {
namespace question {

/// A move that was made.
struct MoveTaken {
  engine::nim::Heaps before{};
  engine::nim::Move move;
};

/// What were they worth? Answered by boards::Weighed: 1 won, -1 lost.
struct Weigh {
  std::vector<MoveTaken> moves;
};

[[nodiscard]] boards::Weighed answer(const Weigh& weigh, Mind& mind, const std::stop_token& stop);

}  // namespace question

/// Of the heaps that are played with after `made` moves of a record.
[[nodiscard]] std::optional<boards::BoardToReview> review_of(
    const engine::nim::records::NimRecord& record, std::size_t made,
    std::array<std::string, 2> names
);

/// What a board's scene asks of who plays there, for a review.
struct Reviewing {
  [[nodiscard]] static std::array<std::string, 2> names() { return {"You", "Computer"}; }

  [[nodiscard]] static auto review(
      const engine::nim::records::NimRecord& record, std::size_t made,
      const std::array<std::string, 2>& names
  ) {
    return review_of(record, made, names);
  }
};

}  // namespace codemaker::play::nim
