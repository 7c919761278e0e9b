/// A game by mail on the screen: all that its page is at a moment, and how that is told and drawn.
#pragma once

#include "play/catalog/any_replay.hpp"
#include "play/events/mail.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/code_board.hpp"
#include "play/shared/line_editor.hpp"
#include "play/shared/move_board.hpp"
#include "play/shell/shown_game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::mail {

/// Of a name that stands in a table, or before what they write.
inline constexpr std::size_t most_of_name = 11;
/// Of one at the table of a game.
inline constexpr std::size_t most_at_table = 12;

struct GameState {
  std::optional<MailGame> game;   ///< nullopt: not read yet
  std::optional<AnyReplay> view;  ///< of the leg that is shown; nullopt: codes are hidden
  std::size_t leg = 0;
  std::size_t phrase = 0;      ///< that goes with the next move, from 1; 0: none
  std::int64_t now = 0;        ///< seconds since 1970, UTC, when it was read
  shared::AnyCodeBoard board;  ///< of both codes, or for the caller's
  shared::AnyMoveBoard table;  ///< of the leg that is shown, where no codes are hidden
  bool is_typing = false;      ///< keys are those of the row, or of the table
  shared::Ceremony finale;     ///< of a game at a table
  bool has_finale = false;     ///< it lies over the table
  bool may_write = false;      ///< a line of their own
  shared::LineEditor writing{most_of_mail_line};
  bool is_writing = false;  ///< it
  std::string line;         ///< that goes with the next move; empty: none

  [[nodiscard]] MailStage stage() const { return game->entry.stage; }

  /// The leg that is shown; nullptr: the game has not begun.
  [[nodiscard]] const engine::records::SeenLeg* shown_leg() const {
    return game && game->view ? &game->view->legs.at(leg) : nullptr;
  }

  /// To accept it a code has to be made.
  [[nodiscard]] bool wants_code() const {
    return game->hides_codes && (stage() == MailStage::asked || stage() == MailStage::open_table);
  }

  [[nodiscard]] bool has_row() const { return board && is_typing; }

  /// The leg that is shown is over, and the game is not.
  [[nodiscard]] bool is_at_end_of_leg() const {
    return shown_leg() != nullptr && shown_leg()->is_over && stage() != MailStage::over;
  }

  /// The caller's move is made on the table.
  [[nodiscard]] bool may_move() const {
    return table && game && stage() == MailStage::own_move && !is_at_end_of_leg();
  }

  /// The boards are there: the game has begun, or a code for it is made.
  [[nodiscard]] bool has_boards() const { return board && (game->view || is_typing); }
};

/// What can be done with a game.
enum class Doing : std::uint8_t {
  type,
  offer_draw,
  agree,
  claim,
  resign,
  accept,
  decline,
  take_back,
  phrase,
  write,
  mute,
  other_board,
  replay,
  rematch,
  next
};

/// A key of the page, and its word in lines.
struct Command {
  Doing doing = Doing::next;
  char letter = 0;  ///< upper case
  std::string_view word;
  std::string_view sentence;
};

/// Those that can be done now.
[[nodiscard]] std::vector<Command> commands(const GameState& state);

/// How it stands, in a sentence; and what came of what was done.
[[nodiscard]] std::string status_text(const GameState& state);
[[nodiscard]] std::string done_text(const GameState& state);

/// What the other wrote with their last move: "Karl: so close".
[[nodiscard]] std::string written_text(const GameState& state);
[[nodiscard]] std::string muted_text(const GameState& state);

/// What the other has done meanwhile.
[[nodiscard]] std::string moved_text(const GameState& state);

/// What the caller writes goes with their next move; nothing by an empty line.
void write_line(GameState& state, std::string_view line, Stage& stage);
void press_in_line(GameState& state, const ansi::Key& key, Stage& stage);

/// The leg as its own replay would show it.
[[nodiscard]] ShownGame shown_game(const GameState& state);

/// Shows that leg of a game on a board, and the caller moves on it where it is their turn.
void show_leg(GameState& state, std::size_t leg, Stage& stage);

/// Celebrates a game that is over and was not before.
void celebrate(GameState& state, MailStage before, Stage& stage);
void draw_finale(const GameState& state, Canvas& canvas);
/// Of a game that is over, for the caller.
[[nodiscard]] engine::Verdict verdict_of(const engine::records::SeatView& view);

/// Shows both codes on their board.
void show_boards(GameState& state, Stage& stage);

void tell_leg(const GameState& state, Stage& stage);
void tell_game(const GameState& state, Stage& stage);
void draw_game(const GameState& state, Canvas& canvas);
/// A board that fills large screens lies there: no result is celebrated over it.
[[nodiscard]] bool shows_board(const GameState& state);

}  // namespace codemaker::play::shell::mail
