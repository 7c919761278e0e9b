/// A game of two by mail as the database has it, and what either of them may do to it.
///
/// The row is the truth of it: whoever changes it names the version that they have seen, and who is
/// too late is told the newer one.
#pragma once

#include "engine/records/mail_match.hpp"
#include "records/store.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::scores::records {

using engine::records::MailSeat;
using MailId = std::int64_t;

/// How far it has come. The numbers stand in the database and never change.
enum class MailState : std::uint8_t {
  offered = 0,     ///< to a player, who has not answered
  open_table = 1,  ///< to whoever comes first
  played = 2,
  over = 3,
  declined = 4,
  taken_back = 5
};

/// Days that a move may take.
inline constexpr std::array<int, 3> mail_days{1, 3, 7};
/// Games that a player may have offered at a time.
inline constexpr std::int64_t most_mail_offers = 20;
/// Games that may be offered to a player at a time, and that a player may offer on a day.
inline constexpr std::int64_t most_mail_asked = 100;
inline constexpr std::int64_t most_mail_offers_a_day = 60;
/// So long nobody moves in a game until it counts for nobody.
inline constexpr UtcSeconds mail_ends_after = UtcSeconds{30} * 86'400;

/// How a game that is annulled stood before; open: it went on, or was played to its end.
struct MailBefore {
  engine::records::MailClose close = engine::records::MailClose::open;
  std::optional<MailSeat> winner;
  std::optional<MailSeat> ended_by;
};

struct MailGame {
  MailId id = 0;
  std::array<std::optional<PlayerId>, 2> players;  ///< by seat; nullopt: nobody, or forgotten
  std::array<Player, 2> who;                       ///< empty then
  engine::records::MailMatch match;
  int days = 3;  ///< one of `mail_days`
  MailState state = MailState::offered;
  std::optional<MailSeat> turn;      ///< whose answer or move is waited for; nullopt: nobody's
  std::optional<MailSeat> draw_by;   ///< who has offered a draw since the last move
  std::optional<MailSeat> ended_by;  ///< whose act ended it; nullopt: nobody's, or it goes on
  MailBefore before;                 ///< of a game that is annulled
  bool is_unrated = false;           ///< the sysop plays in it, or somebody at the local screen
  std::array<std::string, 2> said;   ///< with the last move of each; empty: nothing
  std::array<std::string, 2> lines;  ///< of their own, with it; empty: none
  std::int64_t version = 1;          ///< counts all changes
  UtcSeconds begun = 0;
  UtcSeconds moved = 0;  ///< it was changed last

  [[nodiscard]] std::optional<MailSeat> seat_of(PlayerId player) const;

  /// From when on the other may claim the game from whose turn it is.
  [[nodiscard]] UtcSeconds due() const { return moved + UtcSeconds{days} * 86'400; }
};

/// What a player does to a game.
struct MailAct {
  enum class Kind : std::uint8_t {
    move,
    resign,
    offer_draw,
    agree,     ///< to the draw that the other has offered
    claim,     ///< the other's time is over
    accept,    ///< the game; `text` is their code, or what the boards are dealt from
    decline,   ///< the game that was offered to them
    take_back  ///< the game that they have offered
  };
  Kind kind = Kind::move;
  std::string text = {};  ///< the move as it was typed, or what is hidden
  std::string said = {};  ///< a phrase that goes with a move; empty: none
  std::string line = {};  ///< of the player's own, with a move; empty: none
  /// Who accepts is the sysop: nobody is ranked by that game.
  bool is_unrated = false;
};

/// Does it, at this time; the sentence why not, and nothing is changed: empty where it is done. Who
/// accepts an open table has seat two from then on; `player` says who acts.
[[nodiscard]] std::string apply(
    MailGame& game, PlayerId player, const MailAct& act, UtcSeconds now
);

/// Takes a game out, as `apply` does an act: nobody has won or lost it.
[[nodiscard]] std::string annul(MailGame& game, UtcSeconds now);

/// Takes that back: the game counts again, or goes on with whole days for who is to move. Refused
/// where it would go on with codes that both could see since.
[[nodiscard]] std::string undo_annulment(MailGame& game, UtcSeconds now);

}  // namespace codemaker::scores::records
