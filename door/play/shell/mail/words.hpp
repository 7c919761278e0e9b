/// Games by mail in words, and what goes from one of their pages to the next.
#pragma once

#include "ansi/frame.hpp"
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

namespace codemaker::play {

class Canvas;
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

/// What two can play by mail: a choice, and its game.
struct MailOption {
  const Game* game = nullptr;
  const MailChoice* choice = nullptr;

  [[nodiscard]] engine::records::MailTerms terms() const;
};

/// Of the games that are offered, in their order.
[[nodiscard]] std::vector<MailOption> mail_options(const OfferedGames& offered);
/// Those of them in which a code is hidden: such codes can be left for others.
[[nodiscard]] std::vector<MailOption> code_options(const OfferedGames& offered);

/// Which of them are meant by the title of a choice or of a game, or by what a caller is said to
/// do.
[[nodiscard]] std::vector<std::size_t> options_called(
    std::string_view what, const std::vector<MailOption>& options
);

/// "Masterix", "Bulls and Cows".
[[nodiscard]] std::string title_of(const engine::records::MailTerms& terms);

/// How a move of it is typed: "d3c3".
[[nodiscard]] std::string_view example_of(const engine::records::MailTerms& terms);

/// What a player typed, as the game's line has it.
[[nodiscard]] std::string read_typed(
    const engine::records::MailTerms& terms, std::string_view typed
);

/// Draws a code as the game's own boards do; returns where it ends.
ansi::Position draw_code(
    const engine::records::MailTerms& terms, Canvas& canvas, ansi::Position at,
    std::string_view code
);

/// "Karl", "Karl of Moon", "anyone", "a former caller".
[[nodiscard]] std::string other_text(const MailEntry& entry);

/// "your move, 2 days left", "asks you to play", "waits for an answer", "you won".
[[nodiscard]] std::string stage_text(const MailEntry& entry, std::int64_t now);

/// "By mail it is your move in 2 games; 1 is offered."; empty: nothing waits.
[[nodiscard]] std::string waiting_text(const event::MailWaiting& waiting);

/// Names a change, or an offer.
[[nodiscard]] std::int64_t draw_token(engine::Random& random);

/// What can be said with a move.
[[nodiscard]] std::span<const std::string_view> phrases();

}  // namespace codemaker::play::shell::mail
