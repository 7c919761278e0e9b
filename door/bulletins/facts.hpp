/// What bulletins tell.
#pragma once

#include "engine/records/mail_match.hpp"
#include "engine/records/puzzle.hpp"
#include "play/events/event.hpp"
#include "scores/hall.hpp"
#include "scores/tags.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::bulletins {

/// Somebody who has played.
struct LastCaller {
  std::string name;
  std::string board;
  std::int64_t seen = 0;  ///< seconds since 1970, UTC
};

/// A game by mail that waits for whoever comes.
struct OpenTable {
  std::string name;
  engine::records::MailTerms terms;
  int days = 3;  ///< that a move may take
};

/// A game by mail that is over.
struct MailResult {
  std::string first;  ///< who has won, if somebody has
  std::string second;
  bool is_drawn = false;
  engine::records::MailTerms terms;
  std::int64_t ended = 0;  ///< seconds since 1970, UTC
};

/// One for each ranked game, in their order.
template <typename T>
using OfGames = engine::PerGame<T>;

/// The Hall of Fame, and where games are kept what they tell. Names are others' and not cleaned.
struct Facts {
  std::string board;             ///< this one's name
  engine::records::Day day = 0;  ///< today's, by UTC
  scores::Hall hall;
  bool are_games_kept = false;  ///< if not there is nothing but the Hall of Fame
  OfGames<std::vector<play::DailyRow>> today = {};
  OfGames<std::vector<play::DailyRow>> month = {};
  OfGames<std::vector<play::DailyRow>> last_month = {};
  std::vector<LastCaller> callers = {};             ///< who came last first
  std::vector<OpenTable> tables = {};               ///< the one opened last first
  std::vector<MailResult> results = {};             ///< the one that ended last first
  std::optional<play::TablesOfSeason> season = {};  ///< nullopt: there are no seasons
  std::vector<play::SeasonBest> past_seasons = {};  ///< the latest first
  scores::BoardNames boards = {};                   ///< how those of the rows are shown
};

}  // namespace codemaker::bulletins
