/// Games of two by mail, read and changed for a caller. Nothing goes from here to the caller but
/// what `seat_view` shows their seat.
#pragma once

#include "io/disk/game_readings.hpp"
#include "play/call/offered.hpp"
#include "play/events/mail.hpp"

namespace codemaker::io::disk {

[[nodiscard]] play::event::MailList read_mail_list(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

[[nodiscard]] play::event::MailRanks read_mail_ranks(
    scores::records::Store& store, const scores::Player& player, const Complain& complain
);

/// Whether a player may be offered a game.
[[nodiscard]] play::event::MailOpponent read_opponent(
    scores::records::Store& store, const scores::Player& player,
    const play::effect::ReadMailOpponent& read, const Complain& complain
);

/// What else counts of who asks.
struct MailRights {
  bool is_sysop = false;   ///< by whose games nobody is ranked
  bool may_write = false;  ///< a line of their own, and read the other's
  play::OfferedGames offered = {};
};

/// Left codes are counted of the games that are offered.
[[nodiscard]] play::event::MailWaiting count_mail(
    scores::records::Store& store, const scores::Player& player, const MailRights& rights,
    const Complain& complain
);

[[nodiscard]] play::event::MailRead read_mail_game(
    scores::records::Store& store, const scores::Player& player, play::MailId id,
    const MailRights& rights, const Complain& complain
);

[[nodiscard]] play::event::MailRead change_mail_game(
    scores::records::Store& store, const scores::Player& player,
    const play::effect::ChangeMail& change, const MailRights& rights, const Complain& complain
);

[[nodiscard]] play::event::MailRead offer_mail_game(
    scores::records::Store& store, const scores::Player& player,
    const play::effect::OfferMail& offer, const MailRights& rights, const Complain& complain
);

}  // namespace codemaker::io::disk
