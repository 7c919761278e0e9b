/// A caller in free play, with a computer that guesses what the test wants it to guess.
#pragma once

#include "engine/breaking/match.hpp"
#include "play/breaking/questions.hpp"
#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// The keys from the settings to a solo game of 4 holes and 6 colors.
inline constexpr std::string_view solo = "dn";

/// Between the boards of a duel of 4 holes, and left of them; 5 holes leave half as much.
inline constexpr int duel_gap = 4;

/// In this time a shield lifts.
inline constexpr std::chrono::seconds lifting{2};

/// At the settings, or further by `keys`; the computer hides 1234, or 12341.
struct FreePlay : Typist {
  explicit FreePlay(
      std::string_view keys = "", play::Presentation presentation = play::Presentation::full
  )
      : FreePlay{call_in(presentation), keys} {}

  FreePlay(play::Call call, std::string_view keys)
      : Typist{call, call.wanted == play::Presentation::lines ? "p\nd\n" : "\nd"} {
    type(keys);
  }

  /// The board that the caller guesses on, on a full screen.
  [[nodiscard]] play::breaking::WoodenBoard board() const {
    constexpr int guesses = engine::breaking::Match::guesses;
    if (!sees("  Duel")) return {{3, 3}, holes, guesses};
    return {{5, holes == 4 ? duel_gap : duel_gap / 2}, holes, guesses};
  }

  /// In a duel the one that the computer guesses on.
  [[nodiscard]] play::breaking::WoodenBoard computers_board() const {
    const play::breaking::WoodenBoard own = board();
    return {{own.at.row, 2 * own.at.column + own.columns()}, holes, own.guesses};
  }

  /// In a solo game.
  [[nodiscard]] ansi::Position palette(engine::breaking::Peg peg, int colors = 6) const {
    const int column = board().at.column + board().columns() + 4;
    return play::breaking::Palette{{4, column}, colors, 2, play::breaking::PegSigns::colors, true}
        .place(peg);
  }

  /// A row of the caller's board, from 1: pegs and marks.
  [[nodiscard]] std::string row(int number) const {
    return guess_at(session().frame(), board(), number - 1);
  }

  [[nodiscard]] std::string computers_row(int number) const {
    return guess_at(session().frame(), computers_board(), number - 1);
  }

  /// The code of a board, as far as it is seen.
  [[nodiscard]] std::string code_on(const play::breaking::WoodenBoard& board) const {
    return pegs_at(session().frame(), board.code(), board.holes);
  }

  int holes = 4;
};

/// A caller who has made a code and whose computer waits for the test.
struct Duel : FreePlay {
  Duel(
      std::string_view settings, std::string_view code,
      play::Presentation presentation = play::Presentation::full
  )
      : FreePlay{settings, presentation},
        own_{code} {
    holes = static_cast<int>(own_.size());
    holds_thinking = true;
    type(presentation == play::Presentation::lines ? "n\n" : "n");
    type(own_ + "\n");
    heard.clear();
  }

  void computer_guesses(std::string_view pegs) {
    const engine::breaking::Rules rules{.holes = static_cast<int>(own_.size()), .colors = 10};
    const auto code =
        *engine::breaking::Code::secret(rules, engine::breaking::parse_pegs(own_)->span());
    const auto guess =
        *engine::breaking::Code::secret(rules, engine::breaking::parse_pegs(pegs)->span());
    wait_for_marks();
    reply(play::breaking::Guessed{guess});
    wait_for_marks();
    history_.push_back({guess, engine::breaking::mark(engine::breaking::Marking::pegs, code, guess)}
    );
  }

 private:
  std::string own_;
  engine::breaking::History history_;
};

}  // namespace codemaker::tests
