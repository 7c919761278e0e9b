/// Games of two by mail, as a caller sees theirs: what the other must not know of never comes here.
#pragma once

#include "engine/records/mail_match.hpp"
#include "play/events/kept_games.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play {

/// Letters of a line of their own that a caller sends with a move.
inline constexpr std::size_t most_of_mail_line = 60;

/// How a game by mail stands for the caller.
enum class MailStage : std::uint8_t {
  asked,       ///< it was offered to them
  offered,     ///< they have offered it to somebody
  own_table,   ///< they wait for whoever comes
  open_table,  ///< somebody else waits for whoever comes
  own_move,
  others_move,
  over,
  declined,
  taken_back
};

/// A game by mail in a list.
struct MailEntry {
  MailId id = 0;
  std::int64_t version = 0;  ///< counts its changes
  engine::records::MailTerms terms;
  std::string other;  ///< who plays against the caller; empty: nobody yet, or a former caller
  std::string board;  ///< of the other, where it is not the caller's
  MailStage stage = MailStage::open_table;
  int days = 3;             ///< that a move may take
  std::int64_t moved = 0;   ///< it was changed last; seconds since 1970, UTC
  std::string result = {};  ///< of one that is over: "you won"
};

/// A game by mail with all of it that the caller may see.
struct MailGame {
  MailEntry entry;
  std::optional<engine::records::SeatView> view = {};  ///< nullopt: it has not begun
  std::string said = {};          ///< by the other with their last move; empty: nothing
  std::string line = {};          ///< that the other wrote with it; empty: none, or muted
  bool is_muted = false;          ///< the other
  bool is_draw_offered = false;   ///< by the other
  bool has_offered_draw = false;  ///< the caller
  bool may_claim = false;         ///< the other's time is over
  bool hides_codes = false;       ///< each makes a code for the other
};

/// A row of a table of ranks.
struct MailRank {
  std::string name;        ///< empty: a former caller
  std::string board = {};  ///< where it is not the caller's
  int rating = 0;
  int deviation = 0;  ///< the strength lies within two of them of the rating
  std::int64_t games = 0;
  bool is_own = false;
};

/// Who is strongest at a game by mail.
struct MailTable {
  engine::RankedGame game = engine::first_ranked_game;
  std::vector<MailRank> best;   ///< who has played enough, the strongest first
  std::optional<MailRank> own;  ///< the caller's; nullopt: they have played none to its end
  std::size_t place = 0;        ///< theirs among those who have played enough, from 1; 0: none
};

/// A game that the caller offers.
struct MailOffer {
  std::string to;     ///< empty: to whoever comes first
  std::string board;  ///< of the other; empty: the caller's
  engine::records::MailTerms terms;
  std::string code;  ///< the caller's; empty where none is hidden
  int days = 3;
  /// The sysop, by the name they have where they did not play on that board; nullopt: another.
  std::optional<scores::Player> sysop = {};
};

}  // namespace codemaker::play
