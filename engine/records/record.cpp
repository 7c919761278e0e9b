#include "engine/records/record.hpp"

namespace codemaker::engine::records {

RankedGame game_of(const Record& record) {
  return ranked_games.at(record.index());
}

bool is_ranked(const Record& record) {
  // In each game the ranked kind is the first.
  return std::visit([](const auto& game) { return game.setup.index() == 0; }, record);
}

Result<Outcome> replay(const Record& record) {
  constexpr auto ignore = [](const auto& /*game*/, std::size_t /*moves*/) {
  };
  return std::visit([&](const auto& game) { return replay(game, ignore); }, record);
}

}  // namespace codemaker::engine::records
