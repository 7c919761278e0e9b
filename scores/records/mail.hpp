/// Games of two by mail, as the program asks the database for them. What `Store` says of its
/// functions holds here.
#pragma once

#include "records/mail_game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores::records {

/// Names an offer or a change, drawn anew for each: doing it twice under one token is as doing it
/// once.
using MailToken = std::int64_t;

/// A game that is offered.
struct MailOffer {
  Player from;               ///< seat one
  std::optional<Player> to;  ///< whom the database knows; nullopt: whoever comes first
  engine::records::MailTerms terms;
  std::string code;  ///< theirs; empty where none is hidden
  int days = 3;      ///< one of `mail_days`
  /// Who is asked where the database does not know `to`, and need not have played yet: the sysop.
  std::optional<Player> otherwise = {};
  bool is_unrated = false;  ///< who offers it is the sysop
};

/// The board of who plays in a terminal of this machine, under any name they like.
inline constexpr std::string_view local_board = "local";

/// What came of it: a refusal is a sentence for the caller, and nothing is changed then.
struct MailDone {
  std::string refusal;
  bool is_late = false;          ///< the game was changed by somebody meanwhile
  std::optional<MailGame> game;  ///< as it stands now; nullopt: there is none
  std::optional<MailSeat> seat;  ///< of who asks; nullopt: neither of both
  bool is_muted = false;         ///< they do not read what the other writes
};

[[nodiscard]] Result<MailDone> offer_mail(
    Store& store, const MailOffer& offer, MailToken token, UtcSeconds now
);

/// What is remembered of a player under this name, and the text where they take no challenges.
inline constexpr std::string_view challenges_setting = "challenges";
inline constexpr std::string_view takes_no_challenges = "taken=0";

/// Why a player cannot be offered a game, in a sentence for who asks; empty: they can.
[[nodiscard]] Result<std::string> fault_of_opponent(
    Store& store, const Player& from, const Player& to, const std::optional<Player>& otherwise = {}
);

/// A game, as who asks may see it.
[[nodiscard]] Result<MailDone> look_at_mail(Store& store, const Player& player, MailId id);

/// Does this to a game that was seen with this version.
[[nodiscard]] Result<MailDone> change_mail(
    Store& store, const Player& player, MailId id, std::int64_t version, const MailAct& act,
    MailToken token, UtcSeconds now
);

/// From now on the player does not read what the other of this game writes, in any game; or does
/// again.
[[nodiscard]] Result<MailDone> mute_by_mail(
    Store& store, const Player& player, MailId id, UtcSeconds now
);

/// A game with the seat of who asks.
struct OwnMail {
  MailGame game;
  std::optional<MailSeat> seat;  ///< nullopt: an open table of somebody else's
};

/// What `read_mail_of` has of a player; nothing of one who is not known.
[[nodiscard]] Result<std::vector<OwnMail>> mail_of(
    Store& store, const Player& player, UtcSeconds since
);

/// All games, the one that was offered last first. Codes that the key does not open are left out.
[[nodiscard]] Result<std::vector<MailGame>> all_mail(Store& store, std::int64_t most);

/// For the sysop: the game counts for nobody from now on, whether it is over or not.
[[nodiscard]] Result<MailDone> annul_mail(Store& store, MailId id, UtcSeconds now);

/// Takes that back, as `undo_annulment` says.
[[nodiscard]] Result<MailDone> undo_annulled_mail(Store& store, MailId id, UtcSeconds now);

/// In how many games it is the player's move, how many are offered to them, and how many codes that
/// others left they have not begun with.
struct MailWaiting {
  std::int64_t moves = 0;
  std::int64_t offers = 0;
  std::int64_t codes = 0;
};

/// Codes are counted of these games, none: of all.
[[nodiscard]] Result<MailWaiting> mail_waiting(
    Store& store, const Player& player, std::span<const engine::RankedGame> offered = {}
);

/// As `end_forgotten_mail`.
[[nodiscard]] Result<std::int64_t> end_forgotten(Store& store, UtcSeconds now);

}  // namespace codemaker::scores::records
