#include "records/mail_heads.hpp"

#include "records/mail_ranks.hpp"
#include "records/mail_table.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <map>
#include <span>

namespace codemaker::scores::records {
namespace {

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

Result<std::vector<HeadToHead>> head_to_head(Store& store, const Player& player) {
  using Heads = std::vector<HeadToHead>;
  return work_on<Heads>(
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
