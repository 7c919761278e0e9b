#include "records/mail.hpp"

#include "records/left_table.hpp"
#include "records/mail_table.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::scores::records {
namespace {

/// Who plays against this seat.
std::optional<PlayerId> other_of(const MailGame& game, std::optional<MailSeat> seat) {
  if (!seat) return std::nullopt;
  return game.players.at(static_cast<std::size_t>(other(*seat)));
}

Result<MailDone> now_standing(
    soci::session& session, MailId id, PlayerId player, const LineSafe* safe
) {
  auto game = read_mail(session, id, safe);
  if (!game) return game.error();
  MailDone done;
  done.game = std::move(*game);
  if (!done.game) return done;
  done.seat = done.game->seat_of(player);
  if (const auto others = other_of(*done.game, done.seat))
    done.is_muted = has_remembered(session, player, muted_name(*others), "1");
  return done;
}

MailDone refused(std::string why) {
  MailDone done;
  done.refusal = std::move(why);
  return done;
}

/// Why these two do not play that; empty: they do.
std::string fault_of(const MailOffer& offer) {
  const auto hides = hides_codes(offer.terms);
  if (!hides) return "This game isn't known here.";
  if (std::ranges::find(mail_days, offer.days) == mail_days.end())
    return "A move may take 1, 3 or 7 days.";
  return *hides ? fault_of_hidden(offer.terms, offer.code) : "";
}

/// Why a player of that name is not asked; empty: they are.
std::string fault_of_asked(
    soci::session& session, std::optional<PlayerId> from, std::optional<PlayerId> to,
    const std::string& name
) {
  if (!to) return "Nobody called " + name + " has played here yet.";
  if (from == to) return "That is you.";
  if (has_remembered(session, *to, challenges_setting, takes_no_challenges))
    return name + " takes no challenges. Ask somebody else.";
  if (count_offers_to(session, *to) >= most_mail_asked)
    return name + " has many offers to answer. Try again on another day.";
  return {};
}

/// Names cost nothing at the local screen: wins over them would be worth as much.
bool is_local(const std::optional<Player>& player) {
  return player && player->board == local_board;
}

/// Where a player is not known, who is asked in their place, if anybody is.
std::optional<PlayerId> find_asked(
    soci::session& session, const Player& player, const std::optional<Player>& otherwise
) {
  const auto known = find_player(session, player);
  return known || !otherwise ? known : find_player(session, storable(*otherwise));
}

Result<MailDone> enter_offer(
    soci::session& session, const MailOffer& offer, MailToken token, UtcSeconds now,
    const LineSafe* safe
) {
  const PlayerId from = enter_player(session, storable(offer.from), now);
  if (const auto known = find_offer(session, token))
    return now_standing(session, *known, from, safe);
  MailGame game;
  game.players[0] = from;
  game.match.terms = offer.terms;
  game.match.hidden[0] = offer.code;
  game.days = offer.days;
  game.is_unrated = offer.is_unrated || is_local(offer.from) || is_local(offer.to);
  game.state = offer.to ? MailState::offered : MailState::open_table;
  game.begun = now;
  game.moved = now;
  if (offer.to) {
    game.players[1] = find_asked(session, storable(*offer.to), offer.otherwise);
    if (!game.players[1] && offer.otherwise)
      game.players[1] = enter_player(session, storable(*offer.otherwise), now);
    game.turn = MailSeat::two;
    auto fault = fault_of_asked(session, from, game.players[1], offer.to->handle);
    if (!fault.empty()) return refused(std::move(fault));
  }
  constexpr UtcSeconds one_day = 86'400;
  if (count_offers_since(session, from, now - one_day) >= most_mail_offers_a_day)
    return refused("You have offered enough games for today. Try again tomorrow.");
  if (count_offers(session, from) >= most_mail_offers)
    return refused(
        "You have offered " + std::to_string(most_mail_offers) +
        " games that nobody has answered. Take one back first."
    );
  const auto id = insert_mail(session, game, token, safe);
  if (!id) return id.error();
  return now_standing(session, *id, from, safe);
}

}  // namespace

Result<MailDone> offer_mail(Store& store, const MailOffer& offer, MailToken token, UtcSeconds now) {
  if (auto fault = fault_of(offer); !fault.empty()) return refused(std::move(fault));
  return work_on(store, Store::Purpose::write, [=](soci::session& session, const LineSafe* safe) {
    return enter_offer(session, offer, token, now, safe);
  });
}

Result<std::string> fault_of_opponent(
    Store& store, const Player& from, const Player& to, const std::optional<Player>& otherwise
) {
  return work_on(
      store, Store::Purpose::read,
      [own = storable(from), other = storable(to),
       otherwise](soci::session& session, const LineSafe* /*safe*/) -> Result<std::string> {
        const auto asking = find_player(session, own);
        const auto asked = find_asked(session, other, otherwise);
        if (!asked && otherwise) return std::string{};
        return fault_of_asked(session, asking, asked, other.handle);
      }
  );
}

Result<MailDone> look_at_mail(Store& store, const Player& player, MailId id) {
  return work_on(
      store, Store::Purpose::read,
      [=, who = storable(player)](soci::session& session, const LineSafe* safe) {
        return now_standing(session, id, find_player(session, who).value_or(0), safe);
      }
  );
}

Result<MailDone> change_mail(
    Store& store, const Player& player, MailId id, std::int64_t version, const MailAct& act,
    MailToken token, UtcSeconds now
) {
  return work_on(
      store, Store::Purpose::write,
      [=,
       who = storable(player)](soci::session& session, const LineSafe* safe) -> Result<MailDone> {
        const PlayerId own = enter_player(session, who, now);
        auto done = now_standing(session, id, own, safe);
        if (!done || !done->game || was_last_change(session, id, token)) return done;
        done->is_late = done->game->version != version;
        if (done->is_late) return done;
        MailAct done_act = act;
        if (is_local(who)) done_act.is_unrated = true;
        done->refusal = apply(*done->game, own, done_act, now);
        done->seat = done->game->seat_of(own);
        if (!done->refusal.empty()) return done;
        if (done->game->state == MailState::over)
          done->game->moved = not_yet_told(session, other_of(*done->game, done->seat), now);
        const auto is_written = update_mail(session, *done->game, token, safe);
        if (!is_written) return is_written.error();
        if (*is_written) return now_standing(session, id, own, safe);
        done = now_standing(session, id, own, safe);
        if (done) done->is_late = true;
        return done;
      }
  );
}

Result<MailDone> mute_by_mail(Store& store, const Player& player, MailId id, UtcSeconds now) {
  return work_on(
      store, Store::Purpose::write,
      [=,
       who = storable(player)](soci::session& session, const LineSafe* safe) -> Result<MailDone> {
        const PlayerId own = enter_player(session, who, now);
        auto done = now_standing(session, id, own, safe);
        if (!done || !done->game) return done;
        const auto others = other_of(*done->game, done->seat);
        if (!others) return refused("Nobody plays against you here.");
        done->is_muted = !done->is_muted;
        write_remembered(session, own, muted_name(*others), done->is_muted ? "1" : "0");
        return done;
      }
  );
}

Result<std::vector<OwnMail>> mail_of(Store& store, const Player& player, UtcSeconds since) {
  return work_on(
      store, Store::Purpose::read,
      [=, who = storable(player
          )](soci::session& session, const LineSafe* safe) -> Result<std::vector<OwnMail>> {
        const PlayerId own = find_player(session, who).value_or(0);
        auto games = read_mail_of(session, own, since, safe);
        if (!games) return games.error();
        std::vector<OwnMail> found;
        for (MailGame& game : *games) {
          const auto seat = game.seat_of(own);
          found.push_back({std::move(game), seat});
        }
        return found;
      }
  );
}

Result<std::vector<MailGame>> all_mail(Store& store, std::int64_t most) {
  return work_on(store, Store::Purpose::read, [=](soci::session& session, const LineSafe* safe) {
    return read_all_mail(session, most, safe);
  });
}

namespace {

/// What the sysop does to a game.
Result<MailDone> do_to_mail(
    Store& store, MailId id, std::string (*act)(MailGame& game, UtcSeconds now), UtcSeconds now
) {
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* safe) -> Result<MailDone> {
        auto done = now_standing(session, id, 0, safe);
        if (!done) return done;
        if (!done->game) return refused("there is no game by mail " + std::to_string(id));
        if (auto refusal = act(*done->game, now); !refusal.empty())
          return refused(std::move(refusal));
        const auto is_written = update_mail(session, *done->game, 0, safe);
        if (!is_written) return is_written.error();
        return done;
      }
  );
}

}  // namespace

Result<MailDone> annul_mail(Store& store, MailId id, UtcSeconds now) {
  return do_to_mail(store, id, annul, now);
}

Result<MailDone> undo_annulled_mail(Store& store, MailId id, UtcSeconds now) {
  return do_to_mail(store, id, undo_annulment, now);
}

Result<MailWaiting> mail_waiting(
    Store& store, const Player& player, std::span<const engine::RankedGame> offered
) {
  return work_on(
      store, Store::Purpose::read,
      [who = storable(player), games = bits_of(offered)](
          soci::session& session, const LineSafe* /*safe*/
      ) -> Result<MailWaiting> {
        const auto own = find_player(session, who);
        if (!own) return MailWaiting{};
        return count_waiting(session, *own, games);
      }
  );
}

Result<std::int64_t> end_forgotten(Store& store, UtcSeconds now) {
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<std::int64_t> {
        return end_forgotten_mail(session, now - mail_ends_after);
      }
  );
}

}  // namespace codemaker::scores::records
