#include "engine/records/record.hpp"

namespace codemaker::engine::records {
namespace {

/// Setups of daily games have a day.
template <typename Setup>
std::optional<Day> day_in(const Setup& setup) {
  if constexpr (requires { setup.day; }) return setup.day;
  return std::nullopt;
}

}  // namespace

RankedGame game_of(const Record& record) {
  return ranked_games.at(record.index());
}

bool is_ranked(const Record& record) {
  // In each game the ranked kind is the first.
  return std::visit([](const auto& game) { return game.setup.index() == 0; }, record);
}

std::optional<Day> day_of(const Record& record) {
  return std::visit(
      [](const auto& game) {
        return std::visit([](const auto& setup) { return day_in(setup); }, game.setup);
      },
      record
  );
}

Points daily_score(const Record& record, const Outcome& outcome) {
  if (!day_of(record) || outcome.ending != Ending::won) return 0;
  switch (game_of(record)) {
  case RankedGame::breaking:
    return breaking::Match::guesses + 1 - outcome.one;
  case RankedGame::masterix:
    return outcome.one - outcome.two;
  case RankedGame::eggcarton:
    return outcome.two;
  }
  return 0;
}

Result<Outcome> replay(const Record& record) {
  constexpr auto ignore = [](const auto& /*game*/, std::size_t /*moves*/) {
  };
  return std::visit([&](const auto& game) { return replay(game, ignore); }, record);
}

}  // namespace codemaker::engine::records
