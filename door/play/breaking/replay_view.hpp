/// A game of code breaking shown move by move.
#pragma once

#include "engine/breaking/record.hpp"
#include "play/breaking/replay_rounds.hpp"
#include "play/breaking/review_view.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/shared/replay_part.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play::breaking {

/// Codes stay covered until their round is over, unless the caller lifts the cover. What is still
/// to be guessed, in a game that is not over, stays covered for good.
class ReplayView : public shared::ReplayPart {
 public:
  explicit ReplayView(const ShownGame& game);

  [[nodiscard]] std::size_t moves() const { return record_.moves.size(); }

  [[nodiscard]] std::string where(std::size_t move) const;
  [[nodiscard]] std::string said(std::size_t move, bool is_line) const;
  void draw(Canvas& canvas, std::size_t move) const;

  [[nodiscard]] bool begins_part(std::size_t move) const;

  [[nodiscard]] bool has_cover(std::size_t move) const;

  void lift() { is_lifted_ = !is_lifted_; }

  [[nodiscard]] bool is_lifted() const { return is_lifted_; }

  [[nodiscard]] bool may_review(std::size_t move) const { return reviewed(move) != nullptr; }

  /// What a review at that move is of, for who shows it elsewhere; nullopt: nothing.
  [[nodiscard]] std::optional<ReviewedGame> to_review(std::size_t move, bool is_line) const;

  void review(std::size_t move, Stage& stage);

  [[nodiscard]] bool is_reviewing() const { return review_.is_open(); }

  [[nodiscard]] bool fills_large() const { return !review_.is_open() || review_.fills_large(); }

  [[nodiscard]] bool leaves_row() const { return true; }

  void take(const Answer& answer, Stage& stage);

  void press_in_review(const ansi::Key& key, Stage& stage) { review_.press(key, stage); }

  void take_line_in_review(std::string_view line, Stage& stage) { review_.take_line(line, stage); }

  void draw_review(Canvas& canvas) const { review_.draw(canvas); }

  [[nodiscard]] std::string review_prompt() const { return review_.prompt(); }

  [[nodiscard]] std::vector<KeyHelp> review_keys() const { return review_.keys(); }

 private:
  [[nodiscard]] bool is_duel() const {
    return std::holds_alternative<engine::breaking::records::Duel>(record_.setup);
  }

  /// Still being guessed at, in a game that is not over.
  [[nodiscard]] bool is_secret(const ReplayedRound& round) const;
  [[nodiscard]] bool is_covered(const ReplayedRound& round, std::size_t move) const;
  /// The round that is played then, if it is over in the end and has guesses.
  [[nodiscard]] const ReplayedRound* reviewed(std::size_t move) const;
  [[nodiscard]] const shared::Actor& breaker(const ReplayedRound& round) const;
  [[nodiscard]] const shared::Actor& maker(const ReplayedRound& round) const;
  [[nodiscard]] std::string hiding_text(const ReplayedRound& round, bool is_line) const;
  [[nodiscard]] std::string guess_text(const ReplayedRound& round, std::size_t move, bool is_line)
      const;
  [[nodiscard]] std::string level_text(std::size_t move) const;
  [[nodiscard]] std::vector<const ReplayedRound*> boards(std::size_t move) const;
  void draw_full(Canvas& canvas, std::size_t move) const;
  void draw_small(Canvas& canvas, std::size_t move) const;
  void draw_board(
      Canvas& canvas, const WoodenBoard& board, const ReplayedRound& round, std::size_t move
  ) const;
  void draw_panel(Canvas& canvas, ansi::Position at, const ReplayedRound& round, std::size_t move)
      const;
  /// The same for a page.
  void note_small_board(Shown& shown, const ReplayedRound& round, std::size_t move) const;
  void draw_small_board(Canvas& canvas, int column, const ReplayedRound& round, std::size_t move)
      const;
  /// On small screens the code of a single board lies beside it.
  [[nodiscard]] bool has_discs(const Canvas& canvas, const ReplayedRound& round) const;
  void draw_board_with_discs(Canvas& canvas, const ReplayedRound& round, std::size_t move) const;
  [[nodiscard]] std::vector<std::string> facts(const ReplayedRound& round, std::size_t move) const;

  engine::breaking::records::BreakingRecord record_;
  ReplayedRounds replayed_;
  shared::Actor one_;  ///< the player
  shared::Actor two_;
  std::optional<GameToken> kept_as_;  ///< a game of the caller's with one code of the computer's
  ReviewView review_;
  bool is_lifted_ = false;
};

}  // namespace codemaker::play::breaking
