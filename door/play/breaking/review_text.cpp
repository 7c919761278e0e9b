// The review in words: in the cells of its table, as line mode tells it, and as a text to paste
// elsewhere.
#include "play/breaking/review_view.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/seal_view.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::breaking {
namespace {

/// The text between two lines, in the middle of the page; above it, where there is room, how the
/// game went. No frame beside it: that would be copied along.
void draw_full_text(Canvas& canvas, std::span<const std::string> rows, bool is_broken) {
  constexpr ansi::Position page{2, 10};  ///< below the heading, left of the lines
  constexpr int rows_around = 5;         ///< the lines, air beside them, the words below
  const int columns = canvas.columns() - 2 * page.column;
  const int free = canvas.message_row() - page.row - static_cast<int>(rows.size()) - rows_around;
  const bool has_word = free > big_rows;
  int row = page.row + (has_word ? big_rows + 1 : free / 2);
  if (has_word) {
    const std::string_view word = is_broken ? "BROKEN" : "MISSED";
    const int column = (canvas.columns() - big_width(word)) / 2;
    draw_big(canvas, {page.row, column}, word, is_broken ? metal::gold : metal::ember);
  }
  const auto widest = std::ranges::max(rows, {}, &ansi::length);
  const int left = (canvas.columns() - static_cast<int>(ansi::length(widest))) / 2;
  draw_rule(canvas, {row, page.column}, columns);
  row += 2;
  for (const std::string& words : rows)
    canvas.text({row++, left}, words);
  draw_rule(canvas, {row + 1, page.column}, columns);
  canvas.middle_text(row + 2, page.column, columns, "It gives no code away.", look::frame);
}

}  // namespace

/// What stands in a column; the best guess is drawn.
std::string ReviewView::cell(Column column, std::size_t turn) const {
  const engine::breaking::Marks& marks = game_.history[turn].marks;
  const engine::breaking::GuessReview* const one = reviewed(turn);
  if (column == Column::marks) {
    return game_.rules.holes <= least_code_width
               ? marks_symbols(marks, game_.rules.marking)
               : fmt::format(
                     "{}* {}{}", marks.black, marks.white,
                     game_.rules.marking == engine::breaking::Marking::pegs ? 'o' : '+'
                 );
  }
  if (one == nullptr) return {};
  switch (column) {
  case Column::before:
    return about_text(*review_, short_amount(one->before));
  case Column::after:
  case Column::left:
    return about_text(*review_, short_amount(one->after));
  case Column::luck:
    return std::string{luck_of(*one)};
  case Column::verdict:
    return std::string{verdict_of(*one)};
  case Column::rating:
    return fmt::format(
        "{}{}{}", verdict_of(*one), luck_of(*one).empty() ? "" : ", ", luck_of(*one)
    );
  case Column::bits:
    return about_text(*review_, bits_text(one->bits));
  case Column::average:
    return about_text(*review_, bits_text(one->played.expected_bits));
  case Column::lost:
    return one->lost > 0 ? lost_text(*one) : "-";
  case Column::marks:
  case Column::best:
    break;
  }
  return {};
}

void ReviewView::tell(Stage& stage) const {
  if (!review_) return;
  if (form_ == ReviewForm::text) {
    for (const std::string& row : text_rows())
      stage.tell(row);
    return;
  }
  stage.tell("Review: codes possible before and after each guess, bits, guesses lost.");
  for (std::size_t turn = 0; turn < game_.history.size(); ++turn)
    stage.tell(line_of(turn));
  stage.tell(summary_text(*review_));
  if (!game_.seal) return;
  stage.tell(seal_text(*game_.seal));
  tell_proof(stage, *game_.seal);
}

const engine::breaking::GuessReview* ReviewView::reviewed(std::size_t turn) const {
  return turn < review_->guesses.size() ? &review_->guesses[turn] : nullptr;
}

std::string ReviewView::line_of(std::size_t turn) const {
  const engine::breaking::Turn& made = game_.history[turn];
  const std::string guess = fmt::format(
      "{}: {} - {}.", turn + 1, spaced(made.guess, game_.signs),
      marks_text(made.marks, game_.rules.marking, game_.signs)
  );
  const engine::breaking::GuessReview* const one = reviewed(turn);
  if (one == nullptr) return guess + " Not weighed.";
  const std::string_view about = review_->is_exact ? "" : "about ";
  const std::string_view luck = luck_of(*one);
  std::string line = fmt::format(
      "{} {}{} to {}{}, {}{} bits{}{}.", guess, about, amount_in_words(one->before), about,
      amount_in_words(one->after), about, bits_text(one->bits), luck.empty() ? "" : ", ", luck
  );
  if (one->lost > 0) {
    line += fmt::format(
        " A {} guess: lost {}{:.2f} to {}.", verdict_of(*one), one->is_counted ? "" : "about ",
        one->lost, spaced(one->best.guess, game_.signs)
    );
  } else {
    line += " Best guess.";
  }
  return line;
}

void ReviewView::take_line(std::string_view line, Stage& stage) {
  const std::string letter = ansi::upper_case(line);
  const bool closes = letter == "Q" || letter == "M";
  // One that is there came from a screen and is told already.
  is_open_ = !review_ && !closes;
  const bool is_word_lost = is_open_ && !line.empty();
  if (is_word_lost) stage.refuse("The computer is thinking... Q: skip the review.");
}

std::vector<std::string> ReviewView::text_rows() const {
  const bool are_digits =
      game_.signs == PegSigns::digits || game_.rules.marking == engine::breaking::Marking::splats;
  std::vector<std::string> rows{
      fmt::format(
          "codemaker: {} holes, {} {}", game_.rules.holes, game_.rules.colors,
          are_digits ? "digits" : "colors"
      ),
      fmt::format(
          "{} in {}", is_broken() ? "Broken" : "Not broken",
          count(static_cast<std::int64_t>(game_.history.size()), "guess", "guesses")
      ),
  };
  for (std::size_t turn = 0; turn < game_.history.size(); ++turn)
    rows.push_back(text_row(turn));
  rows.push_back(summary_text(*review_));
  if (game_.seal) rows.push_back(seal_text(*game_.seal));
  return rows;
}

std::string ReviewView::text_row(std::size_t turn) const {
  const engine::breaking::Marks& marks = game_.history[turn].marks;
  std::string signs =
      marks == engine::breaking::Marks{} ? "" : marks_symbols(marks, game_.rules.marking);
  signs.resize(static_cast<std::size_t>(game_.rules.holes), '.');
  const engine::breaking::GuessReview* const one = reviewed(turn);
  if (one == nullptr) return fmt::format("{:2} {}", turn + 1, signs);
  const std::string_view luck = luck_of(*one);
  return fmt::format(
      "{:2} {} {}{}{}", turn + 1, signs, verdict_of(*one), luck.empty() ? "" : ", ", luck
  );
}

void ReviewView::draw_text(Canvas& canvas) const {
  const auto rows = text_rows();
  const std::size_t first = std::min(page_, (rows.size() - 1) / text_page_rows) * text_page_rows;
  const auto shown =
      std::span{rows}.subspan(first).first(std::min(text_page_rows, rows.size() - first));
  draw_heading(canvas, "", "a text to paste elsewhere");
  if (!canvas.is_lean()) return draw_full_text(canvas, shown, is_broken());
  // The parts are apart where there is room.
  const bool has_air = canvas.noted() == nullptr && canvas.rows() > Canvas::lean_rows &&
                       shown.size() + 4 < text_page_rows;
  int next = has_air ? 3 : 2;
  for (const std::string& row : shown) {
    const bool is_seal = row.starts_with("Seal");
    const bool ends_list = row == summary_text(*review_);
    if (has_air && (is_seal || ends_list)) ++next;
    // The seal takes two rows of a narrow screen, half of it in each.
    const bool is_wide = static_cast<int>(row.size()) >= canvas.columns();
    if (is_wide && is_seal) {
      const std::size_t half = row.rfind(' ', row.size() / 2 + 2);
      canvas.text({next++, 0}, row.substr(0, half));
      canvas.text({next++, static_cast<int>(std::string_view{"Seal"}.size())}, row.substr(half));
    } else {
      canvas.text({next++, 0}, row);
    }
  }
}

}  // namespace codemaker::play::breaking
