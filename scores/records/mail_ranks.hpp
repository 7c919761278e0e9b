/// Who is strongest by mail: ratings (engine/ranking/glicko.hpp) of all games of two that are over.
///
/// They are computed anew from the games each time: nothing else would be the truth of them. A
/// period is a week from Thursday to Thursday by UTC; annulled games, those of former
/// callers and those with the sysop count for nobody.
#pragma once

#include "engine/ranking/glicko.hpp"
#include "records/mail_game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace codemaker::scores::records {

/// A game that was decided.
struct DecidedMail {
  engine::RankedGame game = engine::first_ranked_game;
  std::array<PlayerId, 2> players{};
  std::optional<MailSeat> winner;  ///< nullopt: drawn
  UtcSeconds ended = 0;
  bool is_unrated = false;  ///< it counts for no rank
};

/// So many games make a rating worth showing.
inline constexpr std::int64_t games_of_rank = 5;

struct MailRank {
  PlayerId player = 0;
  engine::ranking::Rating rating;
  std::int64_t games = 0;
};

/// Of one game, up to now, the strongest first. The games come in the order in which they ended.
[[nodiscard]] std::vector<MailRank> ranks_of(std::span<const DecidedMail> games, UtcSeconds now);

/// A row of a table: a rank with whose it is.
struct MailRankRow {
  MailRank rank;
  Player who;
};

/// The ranks of one game.
struct MailTable {
  engine::RankedGame game = engine::first_ranked_game;
  std::vector<MailRankRow> best;   ///< who has a rating worth showing, the strongest first
  std::optional<MailRankRow> own;  ///< of who asks, if they have played it to an end
  std::size_t place = 0;           ///< theirs among those with such a rating, from 1; 0: none
};

/// A table for each game of which any was played to an end, with so many rows at most.
[[nodiscard]] Result<std::vector<MailTable>> mail_tables(
    Store& store, const Player& player, std::size_t rows, UtcSeconds now
);

/// Of one game.
struct HeadToHead {
  engine::RankedGame game = engine::first_ranked_game;
  Player other;  ///< without a name: a former caller
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t drawn = 0;

  [[nodiscard]] std::int64_t games() const { return won + lost + drawn; }
};

/// Of all games that were decided; of each game, who was played most comes first. Of a player
/// who is not known there are none.
[[nodiscard]] Result<std::vector<HeadToHead>> head_to_head(Store& store, const Player& player);

}  // namespace codemaker::scores::records
