#include "records/mail_ranks.hpp"

#include "records/mail_table.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace codemaker::scores::records {
namespace {

using engine::ranking::RatedGame;
using engine::ranking::Rating;

constexpr UtcSeconds period = UtcSeconds{7} * 86'400;

struct Standing {
  Rating rating;
  std::int64_t games = 0;
};

using Standings = std::map<PlayerId, Standing>;

double score_of(const DecidedMail& game, MailSeat seat) {
  constexpr double drawn = 0.5;
  if (!game.winner) return drawn;
  return *game.winner == seat ? 1 : 0;
}

/// The games of one period count together: each against what the other was before it.
void count_period(Standings& standings, std::span<const DecidedMail> games) {
  std::map<PlayerId, std::vector<RatedGame>> played;
  for (const DecidedMail& game : games) {
    for (const MailSeat seat : {MailSeat::one, MailSeat::two}) {
      const PlayerId own = game.players.at(static_cast<std::size_t>(seat));
      const PlayerId others = game.players.at(1 - static_cast<std::size_t>(seat));
      played[own].push_back({standings[others].rating, score_of(game, seat)});
    }
  }
  for (auto& [player, standing] : standings) {
    const auto& own = played[player];
    standing.rating = after_period(standing.rating, own);
    standing.games += static_cast<std::int64_t>(own.size());
  }
}

/// A table of the ranks of one game, from those who have names.
MailTable table_of(
    soci::session& session, engine::RankedGame game, const std::vector<MailRank>& ranks,
    std::optional<PlayerId> own, std::size_t rows
) {
  MailTable table{.game = game, .best = {}, .own = {}, .place = 0};
  std::size_t place = 0;
  for (const MailRank& rank : ranks) {
    const bool is_shown = rank.games >= games_of_rank;
    if (is_shown) ++place;
    const bool is_own = own == rank.player;
    if (!is_own && (!is_shown || table.best.size() >= rows)) continue;
    const auto known = read_player(session, rank.player);
    const MailRankRow row{rank, known ? known->player : Player{}};
    if (is_shown && table.best.size() < rows) table.best.push_back(row);
    if (!is_own) continue;
    table.own = row;
    if (is_shown) table.place = place;
  }
  return table;
}

/// By the other player.
std::map<PlayerId, HeadToHead> heads_of(
    std::span<const DecidedMail> games, PlayerId own, engine::RankedGame game
) {
  std::map<PlayerId, HeadToHead> heads;
  for (const DecidedMail& played : games) {
    const auto seat = std::ranges::find(played.players, own);
    if (seat == played.players.end()) continue;
    const bool is_first = seat == played.players.begin();
    HeadToHead& head = heads[played.players.at(is_first ? 1 : 0)];
    head.game = game;
    const bool has_won = played.winner == (is_first ? MailSeat::one : MailSeat::two);
    ++(!played.winner ? head.drawn : has_won ? head.won : head.lost);
  }
  return heads;
}

}  // namespace

std::vector<MailRank> ranks_of(std::span<const DecidedMail> games, UtcSeconds now) {
  Standings standings;
  std::size_t at = 0;
  while (at < games.size()) {
    const UtcSeconds week = games[at].ended / period;
    std::size_t end = at;
    while (end < games.size() && games[end].ended / period <= week)
      ++end;
    count_period(standings, games.subspan(at, end - at));
    at = end;
    const UtcSeconds next = at < games.size() ? games[at].ended / period : now / period;
    for (UtcSeconds idle = week + 1; idle < next; ++idle)
      count_period(standings, {});
  }
  std::vector<MailRank> ranks;
  for (const auto& [player, standing] : standings)
    ranks.push_back({player, standing.rating, standing.games});
  std::ranges::sort(ranks, [](const MailRank& one, const MailRank& other) {
    if (one.rating.value != other.rating.value) return one.rating.value > other.rating.value;
    return one.player < other.player;
  });
  return ranks;
}

Result<std::vector<MailTable>> mail_tables(
    Store& store, const Player& player, std::size_t rows, UtcSeconds now
) {
  return work_on(
      store, Store::Purpose::read,
      [=, who = storable(player)](
          soci::session& session, const LineSafe* /*safe*/
      ) -> Result<std::vector<MailTable>> {
        const auto own = find_player(session, who);
        std::vector<MailTable> tables;
        for (const engine::RankedGame game : engine::ranked_games) {
          auto games = read_decided_mail(session, game);
          std::erase_if(games, [](const DecidedMail& each) { return each.is_unrated; });
          const auto ranks = ranks_of(games, now);
          if (!ranks.empty()) tables.push_back(table_of(session, game, ranks, own, rows));
        }
        return tables;
      }
  );
}

Result<std::vector<HeadToHead>> head_to_head(Store& store, const Player& player) {
  using Heads = std::vector<HeadToHead>;
  return work_on(
      store, Store::Purpose::read,
      [who = storable(player)](
          soci::session& session, const LineSafe* /*safe*/
      ) -> Result<Heads> {
        Heads all;
        const auto own = find_player(session, who);
        if (!own) return all;
        for (const engine::RankedGame game : engine::ranked_games) {
          for (auto& [other, head] : heads_of(read_decided_mail(session, game), *own, game)) {
            if (const auto known = read_player(session, other)) head.other = known->player;
            all.push_back(head);
          }
        }
        std::ranges::sort(all, [](const HeadToHead& one, const HeadToHead& other) {
          if (one.game != other.game) return one.game < other.game;
          if (one.games() != other.games()) return one.games() > other.games();
          return one.other.handle < other.other.handle;
        });
        return all;
      }
  );
}

}  // namespace codemaker::scores::records
