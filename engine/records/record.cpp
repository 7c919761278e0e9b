#include "engine/records/record.hpp"

namespace codemaker::engine::records {

RankedGame game_of(const Record& record) {
  return ranked_games.at(record.index());
}

bool is_ranked(const Record& record) {
  // In each game the ranked kind is the first.
  return std::visit([](const auto& game) { return game.setup.index() == 0; }, record);
}

std::optional<Day> day_of(const Record& record) {
  const auto* code = std::get_if<BreakingRecord>(&record);
  const auto* daily = code != nullptr ? std::get_if<DailyCode>(&code->setup) : nullptr;
  return daily != nullptr ? std::optional{daily->day} : std::nullopt;
}

Points daily_score(const Record& record, const Outcome& outcome) {
  if (!day_of(record) || outcome.ending != Ending::won) return 0;
  return breaking::Match::guesses + 1 - outcome.one;
}

Result<Outcome> replay(const Record& record) {
  constexpr auto ignore = [](const auto& /*game*/, std::size_t /*moves*/) {
  };
  return std::visit([&](const auto& game) { return replay(game, ignore); }, record);
}

}  // namespace codemaker::engine::records
