#include "play/events/event.hpp"

#include <utility>

namespace codemaker::play {

event::Filed filed_of(const scores::Result<scores::Filed>& result) {
  using Where = event::Filed::Where;
  if (!result) return {.where = Where::nowhere};
  const bool was_damaged = result->was_damaged;
  if (result->is_spooled) return {.where = Where::spooled, .was_damaged = was_damaged};
  if (result->place) {
    return {.where = Where::in_table, .place = *result->place, .was_damaged = was_damaged};
  }
  return {.where = result->has_better ? Where::behind : Where::below, .was_damaged = was_damaged};
}

event::Champions champions_of(const scores::PastSeasons& past) {
  event::Champions champions;
  for (const scores::SeasonTables& each : past.seasons) {
    SeasonBest best{each.season, {}};
    for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
      const auto rows = each.tables.hall.rows(engine::ranked_games.at(at));
      if (!rows.empty()) best.best.at(at) = rows.front();
    }
    champions.seasons.push_back(std::move(best));
  }
  return champions;
}

}  // namespace codemaker::play
