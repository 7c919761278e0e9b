// What the review of a board makes of moves that were weighed.
#include "play/boards/review.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <stop_token>
#include <utility>

namespace codemaker::play::boards {
namespace {

constexpr ReviewWords words{
    .heading = "GAME",
    .promise = "lead",
    .value = [](int value) { return fmt::format("{:+}", value); },
    .missed = [](const WeighedMove& move,
                 Wording) { return fmt::format("{} was {} better", move.better, move.lost()); },
    .counted = "points",
    .full = 10,
    .much = 8,
    .some = 3,
};

/// A question that is answered by the test.
struct Weigh {};

Weighed answer(const Weigh& /*weigh*/, Mind& /*mind*/, const std::stop_token& /*stop*/) {
  return {};
}

/// Of so many moves by turns; a question weighs a few of them.
BoardToReview board(std::size_t moves) {
  BoardToReview board{.words = &words, .names = {"You", "Bob"}};
  for (std::size_t move = 0; move < moves; ++move)
    board.moves.push_back({move % 2 == 0, fmt::format("m{}", move)});
  for (std::size_t asked = 0; asked < moves; asked += moves_asked)
    board.questions.emplace_back(Weigh{});
  return board;
}

/// What each move was worth, played and best.
BoardReview review_of(const std::vector<std::pair<int, int>>& weights) {
  BoardReview review{board(weights.size())};
  std::size_t end = weights.size();
  while (review.next() != nullptr) {
    const std::size_t begin = end - std::min(end, moves_asked);
    Weighed weighed;
    for (std::size_t move = begin; move < end; ++move) {
      const auto [played, best] = weights[move];
      weighed.moves.push_back({played, best, played == best ? "" : "x"});
    }
    review.take(weighed);
    end = begin;
  }
  return review;
}

TEST_CASE("the last moves are weighed first, and each answer falls to its own moves") {
  std::vector<std::pair<int, int>> weights;
  for (int move = 0; move < 19; ++move)
    weights.emplace_back(move, move);
  const BoardReview review = review_of(weights);
  CHECK(review.weighed() == 19);
  for (std::size_t move = 0; move < 19; ++move) {
    const int played = static_cast<int>(move);
    CHECK(review.value(move) == (move % 2 == 0 ? played : -played));
  }
}

TEST_CASE("an answer with moves missing ends the review with what there is") {
  BoardReview review{board(12)};
  review.take({std::vector<WeighedMove>(moves_asked)});
  REQUIRE(review.next() != nullptr);
  review.take({});
  CHECK(review.next() == nullptr);
  CHECK(review.weighed() == moves_asked);
  CHECK(review.weight(3) == nullptr);
  CHECK(review.sentence(3) == "4. Bob m3: not weighed.");
}

TEST_CASE("a turning point loses much, or some when it lets the other side get ahead") {
  using Points = std::vector<std::size_t>;
  CHECK(review_of({{2, 10}, {0, 0}}).turning_points() == Points{0});
  CHECK(review_of({{3, 10}, {0, 0}}).turning_points().empty());  // 7 lost, and still ahead
  CHECK(review_of({{0, 3}, {-3, 0}}).turning_points() == Points{0, 1});
  CHECK(review_of({{0, 2}, {-5, -2}}).turning_points().empty());
}

TEST_CASE("of many turning points the five that lost most are told, in their order") {
  const BoardReview review =
      review_of({{0, 20}, {0, 21}, {0, 10}, {0, 25}, {0, 9}, {0, 22}, {0, 30}});
  CHECK(review.turning_points() == std::vector<std::size_t>{0, 1, 3, 5, 6});
  CHECK(review.sentence(3) == "4. Bob m3: x was 25 better.");
}

TEST_CASE("best moves and what was lost are counted for both") {
  CHECK(
      review_of({{1, 1}, {2, 2}, {0, 4}}).summary() ==
      "Best moves: You 1 of 2, 4 points lost; Bob 1 of 1, 0 lost."
  );
  CHECK(review_of({{1, 1}, {2, 2}, {0, 4}}).short_summary(24) == "Best: You 1/2, Bob 1/1.");
}

}  // namespace
}  // namespace codemaker::play::boards
