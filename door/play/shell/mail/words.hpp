/// Games by mail in words, and what goes from one of their pages to the next.
#pragma once

#include "engine/random.hpp"
#include "play/call/offered.hpp"
#include "play/events/mail.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

class AnyCodeBoard;
class AnyMoveBoard;

}  // namespace codemaker::play::shared

namespace codemaker::play {

struct Game;
struct MailChoice;

}  // namespace codemaker::play

namespace codemaker::play::shell::mail {

/// Kept for the call.
struct MailDesk {
  MailId open = 0;                                  ///< the game that is looked at
  std::string to;                                   ///< who is asked next; empty: nobody yet
  std::string board;                                ///< theirs, where it is not the caller's
  std::optional<engine::records::MailTerms> terms;  ///< of a rematch
  std::string game;  ///< that they were seen at, as `options_called` reads it; empty: none
  int days = 3;
  bool leaves_code = false;  ///< what is offered is a code for whoever tries it, and no game
  bool asks_sysop = false;   ///< `to` is the sysop, who is paged with it
  bool opens_next = false;   ///< the list opens the first game that waits for the caller
};

/// What two can play by mail, or what can be left for others: a choice, and its game.
struct MailOption {
  const Game* game = nullptr;
  const MailChoice* choice = nullptr;  ///< nullptr: a position, which is not drawn yet

  [[nodiscard]] engine::records::MailTerms terms() const;
  [[nodiscard]] std::string title() const;
};

/// Of the games that are offered, in their order.
[[nodiscard]] std::vector<MailOption> mail_options(const OfferedGames& offered);
/// Those of them in which a code is hidden, and positions: what can be left for others.
[[nodiscard]] std::vector<MailOption> code_options(const OfferedGames& offered);

/// Which of them are meant by the title of a choice or of a game, or by what a caller is said to
/// do.
[[nodiscard]] std::vector<std::size_t> options_called(
    std::string_view what, const std::vector<MailOption>& options
);

/// "Masterix", "Bulls and Cows", "Masterix position".
[[nodiscard]] std::string title_of(const engine::records::MailTerms& terms);

/// At the begin of the first row of a full screen: "MASTERIX", "BULLS AND COWS".
[[nodiscard]] std::string heading_of(const engine::records::MailTerms& terms);

/// How a move of it is typed: "d3c3".
[[nodiscard]] std::string_view example_of(const engine::records::MailTerms& terms);

/// What the codes of it are guessed at on; none where none are hidden.
[[nodiscard]] shared::AnyCodeBoard board_of(const engine::records::MailTerms& terms);

/// What it is played on where no codes are hidden; a position is seen on the same.
[[nodiscard]] shared::AnyMoveBoard table_of(const engine::records::MailTerms& terms);

/// The code that is hidden in a leg, as the line of its record has it.
[[nodiscard]] std::string code_in(const engine::records::SeenLeg& leg);

/// "Karl", "Karl of Moon", "anyone", "a former caller".
[[nodiscard]] std::string other_text(const MailEntry& entry);

/// "your move, 2 days left", "asks you to play", "waits for an answer", "you won".
[[nodiscard]] std::string stage_text(const MailEntry& entry, std::int64_t now);

/// The same in two words, without the time: "your move", "offered"; how a game ended.
[[nodiscard]] std::string turn_text(const MailEntry& entry);

/// Seconds that are left for the move; 0: none is awaited, or they are over.
[[nodiscard]] std::int64_t time_left(const MailEntry& entry, std::int64_t now);

/// "2 days", "5 hours", "over"; empty: no move is awaited.
[[nodiscard]] std::string time_left_text(const MailEntry& entry, std::int64_t now);

/// "By mail it is your move in 2 games; 1 is offered."; empty: nothing waits.
[[nodiscard]] std::string waiting_text(const event::MailWaiting& waiting);

/// Names a change, or an offer.
[[nodiscard]] std::int64_t draw_token(engine::Random& random);

/// What can be said with a move.
[[nodiscard]] std::span<const std::string_view> phrases();

}  // namespace codemaker::play::shell::mail
