#include "play/boards/review.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::boards {

BoardReview::BoardReview(BoardToReview board)
    : board_{std::move(board)},
      weights_(board_.moves.size()) {}

const Question* BoardReview::next() const {
  return asked_ < board_.questions.size() ? &board_.questions[asked_] : nullptr;
}

void BoardReview::take(const Weighed& weighed) {
  const std::size_t end = board_.moves.size() - asked_ * moves_asked;
  const std::size_t asked = std::min(moves_asked, end);
  const std::size_t answered = std::min(weighed.moves.size(), asked);
  for (std::size_t at = 0; at < answered; ++at)
    weights_[end - asked + at] = weighed.moves[at];
  asked_ = answered < asked ? board_.questions.size() : asked_ + 1;
}

std::size_t BoardReview::weighed() const {
  return static_cast<std::size_t>(std::ranges::count_if(weights_, [](const auto& weight) {
    return weight.has_value();
  }));
}

const WeighedMove* BoardReview::weight(std::size_t move) const {
  return weights_[move] ? &*weights_[move] : nullptr;
}

std::optional<int> BoardReview::value(std::size_t move) const {
  if (!weights_[move]) return std::nullopt;
  return board_.moves[move].is_first ? weights_[move]->played : -weights_[move]->played;
}

bool BoardReview::turns(const WeighedMove& move) const {
  const bool lets_other_ahead =
      (move.best > 0 && move.played <= 0) || (move.best == 0 && move.played < 0);
  return move.lost() >= board_.words->much * board_.scale ||
         (lets_other_ahead && move.lost() >= board_.words->some * board_.scale);
}

std::vector<std::size_t> BoardReview::all_turns() const {
  std::vector<std::size_t> points;
  for (std::size_t move = 0; move < weights_.size(); ++move)
    if (weights_[move] && turns(*weights_[move])) points.push_back(move);
  return points;
}

std::vector<std::size_t> BoardReview::turning_points(std::size_t most) const {
  std::vector<std::size_t> points = all_turns();
  std::ranges::sort(points, [&](std::size_t one, std::size_t other) {
    const int by = weights_[one]->lost() - weights_[other]->lost();
    return by > 0 || (by == 0 && one > other);
  });
  points.resize(std::min(points.size(), most));
  std::ranges::sort(points);
  return points;
}

std::string_view BoardReview::promise() const {
  const bool are_whole = std::ranges::all_of(weights_, [&](const auto& weight) {
    return !weight || std::abs(weight->played) >= board_.words->full;
  });
  const bool are_proved = are_whole && !board_.words->proved.empty();
  return are_proved ? board_.words->proved : board_.words->promise;
}

std::string BoardReview::sentence(std::size_t move, Wording wording) const {
  const MoveMade& made = board_.moves[move];
  const std::string who =
      fmt::format("{}. {} {}", move + 1, board_.names.at(made.is_first ? 0 : 1), made.text);
  const WeighedMove* const one = weight(move);
  if (one == nullptr) return who + ": not weighed.";
  if (one->better.empty()) return who + ": best.";
  return fmt::format("{}: {}.", who, board_.words->missed(*one, wording));
}

BoardReview::Tally BoardReview::tally(bool is_first) const {
  Tally tally{board_.names.at(is_first ? 0 : 1)};
  for (std::size_t move = 0; move < weights_.size(); ++move) {
    if (!weights_[move] || board_.moves[move].is_first != is_first) continue;
    ++tally.made;
    tally.best += weights_[move]->better.empty() ? 1 : 0;
    tally.lost += weights_[move]->lost();
  }
  return tally;
}

std::string BoardReview::summary() const {
  const std::string_view counted = board_.words->counted;
  const auto text = [&](const Tally& of, std::string_view what) {
    const std::string lost = counted.empty() ? "" : fmt::format(", {}{} lost", of.lost, what);
    return fmt::format("{} {} of {}{}", of.name, of.best, of.made, lost);
  };
  return fmt::format(
      "Best moves: {}; {}.", text(tally(true), fmt::format(" {}", counted)), text(tally(false), "")
  );
}

std::string BoardReview::short_summary(int columns) const {
  const auto text = [](const Tally& of) {
    return fmt::format("{} {}/{}", of.name, of.best, of.made);
  };
  const std::string tallies = fmt::format("{}, {}.", text(tally(true)), text(tally(false)));
  const std::string whole = "Best moves: " + tallies;
  return static_cast<int>(ansi::length(whole)) < columns ? whole : "Best: " + tallies;
}

int BoardReview::greatest() const {
  int greatest = board_.words->full * board_.scale;
  for (std::size_t move = 0; move < weights_.size(); ++move)
    greatest = std::max(greatest, std::abs(value(move).value_or(0)));
  return greatest;
}

std::string value_text(const BoardReview& review, std::size_t move) {
  const auto value = review.value(move);
  return value ? review.board().words->value(*value) : "";
}

std::string promise_text(const BoardReview& review, std::string_view what) {
  const std::string& name = review.board().names[0];
  const std::string whose = name == "You" ? "your" : name + "'s";
  return fmt::format("{}: {} {}", what, whose, review.promise());
}

std::string sides_text(const std::array<std::string, 2>& names) {
  const auto whose = [](const std::string& name) {
    return name == "You" ? "you" : name == "Computer" ? "the computer" : name;
  };
  return fmt::format("Up: {} ahead, down: {} ahead", whose(names[0]), whose(names[1]));
}

}  // namespace codemaker::play::boards
