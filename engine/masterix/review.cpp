#include "engine/masterix/review.hpp"

#include "engine/masterix/search.hpp"

#include <algorithm>

namespace codemaker::engine::masterix {

std::optional<MoveReview> review(
    const Position& before, Move played, const ReviewLimits& limits, TranspositionTable& table,
    const Elapsed& elapsed, const std::stop_token& stop
) {
  const Sides here = sides(before);
  const auto within = [&](std::chrono::milliseconds time) {
    return [&elapsed, &stop, time] {
      return stop.stop_requested() || elapsed() >= time;
    };
  };
  SearchResult best =
      Search{&table, within(limits.time / 2)}.deepen(here, moves(before), limits.depth);
  const SearchResult own =
      Search{&table, within(limits.time)}.deepen(here, {played}, std::max(best.depth, 1));
  // Both are compared as far as both were looked at; what was stopped in the middle of a step does
  // not count. The table remembers most of what is asked for here.
  const int depth = own.is_exact ? best.depth : std::min(best.depth, own.depth);
  const bool is_whole = best.is_exact || (best.depth == limits.depth && depth == best.depth);
  if (!is_whole) {
    best = Search{
        &table, [&stop] {
          return stop.stop_requested();
        }}.deepen(here, moves(before), depth);
  }
  if (stop.stop_requested()) return std::nullopt;
  const int balance = count(before.own()) - count(before.enemies());
  const bool is_better = best.worth > own.worth;
  return MoveReview{
      .best = is_better ? best.move : played,
      .best_margin = balance + std::max(best.worth, own.worth),
      .played_margin = balance + own.worth,
  };
}

}  // namespace codemaker::engine::masterix
