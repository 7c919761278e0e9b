/// A round of code breaking: a code and the guesses at it. The same part of every way of playing,
/// which says itself when a round begins and what its end leads to.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/game.hpp"
#include "engine/breaking/record.hpp"
#include "play/breaking/hint_giver.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/review_view.hpp"
#include "play/breaking/round/finale.hpp"
#include "play/breaking/round/peg_hand.hpp"
#include "play/breaking/round/row_editor.hpp"
#include "play/breaking/scoring_screen.hpp"
#include "play/shared/keys_ahead.hpp"
#include "play/shared/motion.hpp"
#include "play/shared/record_keeper.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// What the caller fills the row for.
enum class RowUse : std::uint8_t {
  none,  ///< it is closed
  code,  ///< for somebody else to break
  guess
};

/// Where ways of playing differ in how pegs are told; the keys of the row are the same in each.
struct Typing {
  /// How pegs are told. Where they are no digits, their letters place them too.
  PegSigns signs = PegSigns::colors;
  bool fills_empty_row = false;  ///< Enter does, with a row that can still be changed
  bool has_no_peg = false;       ///< 0, a point and a dash are a hole left empty, or refused as one
  bool prompts_part = false;     ///< a row that is not full yet stands in the prompt, too
};

/// What a scene holds of the round on the screen.
struct Round {
  Typing typing = {};
  /// Of the game, which may have other rounds before and behind this one.
  shared::RecordKeeper<engine::breaking::records::BreakingRecord> record = {};
  engine::breaking::Rules rules = {};  ///< of the guesses
  int limit = 0;                       ///< so many are allowed
  /// Who guesses; with two people at the keyboard both are players.
  engine::breaking::Side breaker = engine::breaking::Side::player;
  RowEditor row = {};
  PegHand hand = {};
  int copied = 0;  ///< rows up from the last that a copy took
  std::optional<engine::breaking::BreakingGame> game = {};  ///< once the code is made, or sealed
  std::optional<engine::records::Seal> seal = {};           ///< of a code of the computer's
  std::string typed = {};                                   ///< the caller's share of it
  std::optional<engine::breaking::Code> first_guess = {};   ///< sent; the code is being made
  shared::KeysAhead ahead = {};                             ///< typed meanwhile
  bool is_withheld = false;    ///< the code is not told although the game is over
  shared::Motion marks = {};   ///< of the last guess appear
  shared::Motion shield = {};  ///< lifts from the code when it is over
  HintGiver hint = {};
  ReviewView review = {};
  ScoringScreen scoring = {};
  bool is_seal_open = false;  ///< its page
  Finale finale = {};
  Instant read_from = Instant::min();  ///< the finished board behind it

  [[nodiscard]] int guesses_made() const { return game ? game->guesses_made() : 0; }

  /// Those whose marks are all there.
  [[nodiscard]] int guesses_marked() const {
    return game ? game->guesses_made() - (marks.is_moving() ? 1 : 0) : 0;
  }

  [[nodiscard]] bool is_over() const { return game && game->is_over(); }

  /// What there is to prove: a code that was sealed.
  [[nodiscard]] bool has_proof() const { return seal && game && game->has_code() && !is_withheld; }

  [[nodiscard]] bool is_broken() const { return game && game->is_broken(); }

  /// A page lies over the board.
  [[nodiscard]] bool has_page() const {
    return review.is_open() || scoring.is_open() || is_seal_open || finale.is_open();
  }

  /// Unless one of them lies there that fills no large screen.
  [[nodiscard]] bool fills_large() const {
    if (scoring.is_open() || is_seal_open) return false;
    return !review.is_open() || review.fills_large();
  }
};

/// An empty row, and no code yet. The record goes on.
void begin(Round& round, const engine::breaking::Rules& rules, int limit);
/// The code is made, and can be guessed at from now on.
void hide(Round& round, const engine::breaking::records::Hidden& code, Stage& stage);
/// The computer's code is drawn and sealed, or its share of one is.
void hide(Round& round, const event::Secret& secret, Stage& stage);
/// The row as a code; refused while a hole is empty, or a digit stands twice.
[[nodiscard]] std::optional<engine::breaking::Code> submit(Round& round, Stage& stage);
/// A guess is made, by whoever breaks the code.
void make_guess(Round& round, const engine::breaking::Code& guess, Stage& stage);
/// The marks of the last guess appear, where there is time for that.
void show_marks(Round& round, Stage& stage);
/// Marks that appear are all there now; false: none did.
[[nodiscard]] bool finish_marks(Round& round);
/// Moves what moves; true: the last of the marks has just appeared.
bool tick(Round& round, Stage& stage);
/// When the next step of that is due.
[[nodiscard]] std::optional<Instant> wakes_at(const Round& round);
/// Asks for a guess to put into the row, or puts the last one there again.
void give_hint(Round& round, Stage& stage);
/// Puts it there, and says what speaks for it.
void take_hint(Round& round, const Hinted& hinted, Stage& stage);
/// What a review of the round shows.
[[nodiscard]] ReviewedGame to_review(const Round& round);
/// Its guesses, to show how they were scored.
[[nodiscard]] std::vector<ScoredGuess> scored(const Round& round);
/// Shows how guesses were scored, at least one; in lines of each side the one with a number, or the
/// last.
void show_scoring(
    Round& round, const std::vector<ScoredGuess>& guesses, std::optional<int> number, Stage& stage
);

/// Celebrates how a game ended, where there is a screen for it; elsewhere the code is uncovered.
/// True if a tune is played.
bool celebrate(Round& round, engine::Verdict verdict, std::string word, Stage& stage);

/// The word of a game of one side: "BROKEN IN 5!"; empty: the usual one.
[[nodiscard]] std::string broken_word(const Round& round);

/// What the round shows of itself there.
[[nodiscard]] BrokenCode broken_code(const Round& round, std::string_view title);

/// A key there. True: it was about the scene; else the finished board is to take it.
[[nodiscard]] bool press_finale(
    Round& round, const ansi::Key& key, const std::vector<KeyHelp>& keys, Stage& stage
);

/// A key that would go on from a finished board which has only just come into sight: a second one,
/// pressed as the first was. Those that name what they do are meant.
[[nodiscard]] bool passes_over_board(const Round& round, const ansi::Key& key, const Stage& stage);

}  // namespace codemaker::play::breaking
