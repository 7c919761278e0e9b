// What the game queue reads for callers: games to go on with, and those of a day.
#include "ansi/text.hpp"
#include "engine/records/line.hpp"
#include "io/disk/game_queue.hpp"
#include "io/disk/game_readings.hpp"
#include "io/secrets/seal.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io::disk {
namespace {

/// Of the name of a place, in characters.
constexpr std::size_t max_place = 30;

}  // namespace

/// A game that this program cannot replay is left where it is.
play::Answer GameQueue::unfinished(
    const scores::Player& player, const play::effect::ReadGames& wanted, const std::string& place
) {
  play::event::Unfinished found;
  found.played_of_day = read_played(*store_, player, wanted.day);
  const auto kept = store_->unfinished(player);
  if (!kept) {
    tell(kept.error().reason());
    found.are_known = false;
    return found;
  }
  for (const scores::records::KeptGame& game : *kept) {
    if (game.kept < wanted.since) continue;
    const auto opened = store_->line_of(game);
    const auto line = engine::records::verify(opened ? *opened : "");
    if (line && line->stated.ending == engine::records::Ending::unfinished) {
      auto seals = seals_of(line->record);
      const bool is_here = game.place == place;
      found.games.push_back(
          {game.token, line->record, std::move(seals),
           is_here ? "" : ansi::clean(game.place, max_place)}
      );
    } else {
      const std::string reason = line      ? "it is over"
                                 : !opened ? opened.error().reason()
                                           : text(line.error());
      log_.warn(fmt::format("game {} cannot be gone on with: {}", game.id, reason));
    }
  }
  return found;
}

play::Answer GameQueue::daily_tables(const scores::Player& player, engine::records::Day day) {
  play::event::DailyTables tables{.day = day, .are_kept = true, .games = {}};
  for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
    const engine::RankedGame game = engine::ranked_games.at(at);
    const auto daily = store_->daily(player, game, day);
    const auto month = store_->month(game, day);
    log_remarks();
    if (!daily || !month) {
      tell((daily ? month.error() : daily.error()).reason());
      return play::event::DailyTables{.day = day, .are_kept = false, .games = {}};
    }
    tables.games.at(at) =
        shown_day(*store_, *daily, *month, [this](const std::string& reason) { tell(reason); });
  }
  return tables;
}

}  // namespace codemaker::io::disk
