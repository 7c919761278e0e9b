/// What each guess of a game was worth: for every game against a code of the computer's.
#pragma once

#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// Numbers for the player, or marks and verdicts alone: a text to paste elsewhere that gives no
/// code away, at most 60 columns wide.
enum class ReviewForm : std::uint8_t { table, text };

/// What is reviewed: a game of at least one guess that is over.
struct ReviewedGame {
  engine::breaking::Rules rules;
  engine::breaking::History history;
  PegSigns signs = PegSigns::colors;
  std::optional<engine::records::Seal> seal = {};  ///< of a code of the computer's
  /// Of a kept game with this code alone: what its guesses lost is kept with it; 0: it was played
  /// in this call.
  std::optional<GameToken> kept_as = {};
};

/// A part of a scene: while it `is_open` the scene hands it keys and lines and lets it draw. On
/// screens it is a table of one or more pages, closed by the caller, on full ones with a chart
/// before it, on large ones both in one; in line mode it is told, a line for each guess, and closes
/// by itself.
class ReviewView {
 public:
  /// Asks for the review of the game's guesses.
  void begin(const ReviewedGame& game, Stage& stage, ReviewForm form = ReviewForm::table);
  /// The review; ignored if it was closed meanwhile.
  void take(const Reviewed& reviewed, Stage& stage);
  void tell(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  /// An empty line too. While the computer is thinking only Q and M close the review.
  void take_line(std::string_view line, Stage& stage);
  void draw(Canvas& canvas) const;

  [[nodiscard]] bool is_open() const { return is_open_; }

  /// While it is open.
  [[nodiscard]] bool fills_large() const { return form_ == ReviewForm::table && has_chart(false); }

  [[nodiscard]] std::string prompt() const { return review_ ? "Enter goes on: " : ""; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Column : std::uint8_t {
    marks,
    before,
    after,
    verdict,
    luck,
    bits,
    average,
    lost,
    best,
    left,   ///< on small screens for before and after
    rating  ///< and for verdict and luck
  };

  /// What fits the screen at a time.
  struct Page {
    std::size_t first = 0;  ///< row
    std::size_t rows = 0;
    std::vector<Column> columns;  ///< none: a chart
  };

  static constexpr std::size_t text_page_rows = 15;
  static constexpr int least_code_width = 5;  ///< of the heads Guess and Best

  [[nodiscard]] bool is_broken() const {
    return game_.history.back().marks.black == game_.rules.holes;
  }

  [[nodiscard]] std::vector<std::string> text_rows() const;
  [[nodiscard]] std::string text_row(std::size_t turn) const;
  [[nodiscard]] std::size_t page_count(bool is_lean, bool is_large) const;
  void draw_text(Canvas& canvas) const;
  [[nodiscard]] std::vector<Page> pages(bool is_lean, bool is_large) const;
  [[nodiscard]] std::vector<std::vector<Column>> column_groups(bool is_lean) const;
  [[nodiscard]] static int gap_before(Column column);
  [[nodiscard]] static bool is_number(Column column);
  [[nodiscard]] int width_of(Column column, bool is_lean) const;
  /// Whether a code is as short as to have its pegs apart on small screens.
  [[nodiscard]] bool is_spaced(bool is_lean) const;
  [[nodiscard]] int code_width(bool is_lean) const;
  [[nodiscard]] const engine::breaking::GuessReview* reviewed(std::size_t turn) const;
  [[nodiscard]] std::string line_of(std::size_t turn) const;
  [[nodiscard]] std::string cell(Column column, std::size_t turn) const;
  static void draw_waiting(Canvas& canvas);
  /// `what` is the title's second half, which begins with a small letter, if any.
  static void draw_heading(Canvas& canvas, std::string_view page, std::string_view what);
  void draw_page(Canvas& canvas, const Page& page) const;
  [[nodiscard]] bool draws_marks(const Canvas& canvas) const;
  void draw_row(Canvas& canvas, int row, std::size_t turn, const Page& page) const;
  /// The same as a page draws it.
  void note_page(Shown& shown, const Page& page) const;
  [[nodiscard]] std::string noted_words(const engine::breaking::GuessReview& one, bool is_of_codes)
      const;
  void draw_code(Canvas& canvas, ansi::Position at, const engine::breaking::Code& code) const;
  /// Whether there are pegs, and room to draw them as on the board.
  [[nodiscard]] bool has_chart(bool is_lean) const;
  [[nodiscard]] std::string chart_legend() const;  ///< of its first column
  void draw_chart(Canvas& canvas, const Page& page) const;
  void draw_chart_row(Canvas& canvas, int row, std::size_t turn) const;
  /// The page as a table, or with pegs where there is room for them.
  void draw_guesses(Canvas& canvas, const Page& page) const;
  void draw_large_page(Canvas& canvas, const Page& page) const;
  void draw_large_row(Canvas& canvas, int row, std::size_t turn) const;
  void draw_legend(Canvas& canvas, const Page& page) const;
  void turn_page(int by, Stage& stage);

  ReviewedGame game_;
  std::shared_ptr<const engine::breaking::Review> review_;  ///< nullptr while it is thought about
  ReviewForm form_ = ReviewForm::table;
  std::size_t page_ = 0;
  bool is_open_ = false;
};

}  // namespace codemaker::play::breaking
