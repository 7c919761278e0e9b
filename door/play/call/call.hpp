/// One call: who calls, what the terminal can show, how long the call may last.
#pragma once

#include "ansi/keys.hpp"
#include "ansi/terminal.hpp"
#include "play/call/offered.hpp"
#include "play/call/own_names.hpp"
#include "play/call/presentation.hpp"
#include "scores/entry.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

using ansi::Instant;

class Theme;

/// What the caller gets: what caller or sysop wanted, as far as the terminal can show it. Nothing
/// wanted: lines for screen readers, small screens at 19200 bps and less, full ones otherwise.
[[nodiscard]] Presentation choose_presentation(
    const ansi::Terminal& terminal, std::optional<Presentation> wanted, bool uses_screen_reader
);

/// How often a game opens the way the programs of 1992 did.
enum class Openings : std::uint8_t {
  always,  ///< whenever a caller comes to the game
  once,    ///< the first time: of a player, or of a guest in this call
  never
};

/// Everything a session knows from outside when it begins.
struct Call {
  scores::Player player;
  std::string board_name;  ///< of the player's board, as it is shown; empty: as the player has it
  ansi::Terminal terminal;
  std::optional<Presentation> wanted;  ///< nullopt: automatic
  bool uses_screen_reader = false;
  std::optional<std::chrono::seconds> time_left;  ///< nullopt: no limit
  std::chrono::seconds idle_limit{300};           ///< 0: none
  Instant start;
  std::int64_t wall_clock = 0;  ///< seconds since 1970, UTC, at the start
  std::uint64_t seed = 0;  ///< for what need not be secret: random guesses, the computer's play
  std::string season_key;  ///< what the puzzles of the day are made from, besides the date
  OfferedGames offered;
  int ranked_runs = 0;          ///< of each game that may begin a day; 0: any number
  int resume_days = 0;          ///< so long an unfinished game can be gone on with; 0: never
  bool asks_name = false;       ///< nobody told who calls
  bool is_guest = false;        ///< goes by a name that anybody can give: no scores are theirs
  bool is_visitor = false;      ///< a guest who came by a link and was asked for no name yet
  scores::Player browser = {};  ///< as whom a guest's games are kept; no board: nothing is
  bool is_forgotten = false;    ///< and where nobody is to be known by it in later calls
  bool has_passwords = false;   ///< the caller can give their name one
  bool is_unchecked = false;    ///< a guest, for whose name it may be could not be found out
  OwnNames own_names;           ///< of the server that asks for names
  bool shares_boards = false;   ///< games of other boards are kept in the same database
  /// The last row of a tall terminal tells the sysop who else is here.
  bool has_status_line = false;
  bool may_page = false;   ///< the sysop wants to be called for
  bool may_write = false;  ///< a line of their own with moves by mail, and read others'
  bool is_sysop = false;   ///< the caller is the sysop, whose desk is in the menu
  std::string sysop = {};  ///< the name by which the sysop plays on this board; empty: not known
  std::string sysop_board = {};  ///< on which they are asked where they never played on this one
  std::string house = {};        ///< what our own server calls itself; empty: nothing but codemaker
  std::vector<std::string> sysops = {};  ///< names whose passwords are the sysop's
  std::string closed = {};  ///< what all but the sysop are told at this hour; empty: it is open
  std::string link = {};    ///< the address that was opened, "/daily/code"; empty: the door itself
  bool is_local = false;    ///< plays in a terminal of their own, not on a BBS
  bool is_page = false;     ///< plays on our own page in a browser
  bool is_served = false;   ///< called our own server, not a BBS
  bool is_piped = false;    ///< the line is a pipe: in line mode a program may be at its end
  std::optional<Instant> name_until = {};        ///< who has given no name by then is let go
  std::shared_ptr<const Theme> theme;            ///< the sysop's screens; nullptr if there are none
  std::optional<engine::RankedGame> opens = {};  ///< goes straight to this game
  Openings openings = Openings::once;
  /// Not to play, but to see: what the doctor has to tell, line by line.
  std::optional<std::vector<std::string>> findings;
  std::vector<std::string> answers;      ///< of the terminal, if it was asked
  std::optional<ansi::Terminal> probed;  ///< as these show it, where `terminal` leaves them out

  /// As whom the caller's games are kept.
  [[nodiscard]] const scores::Player& kept_as() const { return is_guest ? browser : player; }

  /// The caller's browser can tell one call from another.
  [[nodiscard]] bool has_browser() const { return !browser.board.empty(); }

  /// Later calls from there may begin with the caller's name. The sysop's desk opens to nobody
  /// without a password.
  [[nodiscard]] bool may_be_known() const { return has_browser() && !is_visitor && !is_sysop; }

  /// False for guests of whom nothing is kept.
  [[nodiscard]] bool is_kept() const { return !is_guest || has_browser(); }

  /// True of a name whose password is the sysop's.
  [[nodiscard]] bool is_name_of_sysop(std::string_view name) const;

  /// True if the caller may ask the sysop for a game.
  [[nodiscard]] bool may_play_sysop() const {
    return may_page && !is_sysop && !is_guest && !sysop.empty();
  }

  /// A BBS started the door, and goes on behind it.
  [[nodiscard]] bool is_from_board() const { return !is_local && !is_page && !is_served; }

  /// What leaving leads to, within a sentence: "return to the BBS".
  [[nodiscard]] std::string_view leaving() const {
    return is_from_board() ? "return to the BBS" : "end codemaker";
  }

  [[nodiscard]] const char* leaving_question() const {
    return is_from_board() ? "Return to the BBS? (Y/N)" : "Leave? (Y/N)";
  }
};

}  // namespace codemaker::play
