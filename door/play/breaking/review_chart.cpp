// The guesses of a review as pegs: the first pages on full screens, with how many codes each left
// and its verdict; and the board that a page draws of what small screens say in tables.
#include "play/breaking/review_view.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/review_frame.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using ansi::Ink;

constexpr int number_column = ReviewFrame::column + 2;
constexpr int pegs_column = number_column + 3;
constexpr int amount_width = 7;
constexpr int verdict_width = 10;
constexpr int luck_width = 7;
constexpr int lost_width = 5;

/// Where what is told of a guess begins, after its pegs.
struct Places {
  int marks;
  int left_end;  ///< of the codes left
  int bar;
  int bar_width;  ///< 0 where there is no room
  int verdict;
  int luck;
  int lost_end;
  int best;
};

Places places_of(int holes) {
  const int marks = pegs_column + big_peg_width * holes + 1;
  const int left_end = marks + holes + amount_width;
  const int bar_width = holes <= 4 ? 8 : 0;
  const int verdict = left_end + 2 + bar_width;
  const int luck = verdict + verdict_width + 1;
  const int lost_end = luck + luck_width + lost_width;
  return {marks, left_end, left_end + 1, bar_width, verdict, luck, lost_end, lost_end + 1};
}

/// The same on a large screen, which has a column for each number.
struct LargePlaces {
  int pegs;
  int marks;
  int before_end;
  int after_end;
  int verdict;
  int bits_end;
  int average_end;
  int lost_end;
  int best;
};

LargePlaces large_places_of(int holes) {
  const bool is_wide = holes <= 4;  // there is room between the columns
  const int air = is_wide ? 3 : 1;
  const int number = is_wide ? 7 : 5;
  LargePlaces at{};
  at.pegs = number_column + 4;
  at.marks = at.pegs + peg_pitch(PegSize::disc) * holes + air;
  at.before_end = at.marks + mark_pitch(PegSize::disc) * holes + amount_width + air - 1;
  at.after_end = at.before_end + amount_width + air;
  at.verdict = at.after_end + 1 + air;
  at.bits_end = at.verdict + verdict_width + number;
  at.average_end = at.bits_end + number;
  at.lost_end = at.average_end + number;
  at.best = at.lost_end + air + 1;
  return at;
}

Ink ground_of(std::string_view verdict) {
  if (verdict == "best") return Ink::peg_green_dark;
  if (verdict == "good") return Ink::peg_blue_dark;
  return verdict == "fair" ? Ink::peg_magenta_dark : Ink::peg_red_dark;
}

void put_right(
    Canvas& canvas, int row, int end, std::string_view text, ansi::Attribute look = look::plain
) {
  canvas.text({row, end - static_cast<int>(text.size())}, text, look);
}

/// Bits still missing, in thousandths.
std::int64_t missing(double codes) {
  return codes <= 1 ? 0 : std::llround(1000 * std::log2(codes));
}

/// A code among words.
std::string noted_pegs(const engine::breaking::Code& code) {
  std::string text;
  for (const engine::breaking::Peg peg : code.pegs())
    ansi::append_utf8(text, first_peg_letter + static_cast<char32_t>(peg));
  return text;
}

}  // namespace

bool ReviewView::has_chart(bool is_lean) const {
  return !is_lean && game_.rules.marking == engine::breaking::Marking::pegs &&
         game_.rules.holes <= 5;
}

std::string ReviewView::chart_legend() const {
  if (review_->guesses.empty()) return {};
  return fmt::format(
      "Left: codes still possible, of {} at first. Bar: what is still unknown.",
      about_text(*review_, short_amount(review_->guesses.front().before))
  );
}

void ReviewView::draw_chart(Canvas& canvas, const Page& page) const {
  constexpr int heads_row = ReviewFrame::heads_row;
  const Places at = places_of(game_.rules.holes);
  draw_review_frame(canvas);
  canvas.text({heads_row, pegs_column}, "Guess", look::frame);
  canvas.text({heads_row, at.marks}, "Marks", look::frame);
  put_right(canvas, heads_row, at.left_end, "Left", look::frame);
  canvas.text({heads_row, at.verdict}, "It was", look::frame);
  put_right(canvas, heads_row, at.lost_end, "Lost", look::frame);
  canvas.text({heads_row, at.best}, "Best", look::frame);
  int row = ReviewFrame::first_row;
  for (std::size_t i = 0; i < page.rows; ++i) {
    draw_chart_row(canvas, row, page.first + i);
    row += rows_apart(page.rows);
  }
}

void ReviewView::draw_chart_row(Canvas& canvas, int row, std::size_t turn) const {
  const Places at = places_of(game_.rules.holes);
  const engine::breaking::Turn& made = game_.history[turn];
  canvas.text({row, number_column}, fmt::format("{:2}", turn + 1), look::frame);
  draw_big_code(canvas, {row, pegs_column}, made.guess, game_.signs);
  draw_big_marks(canvas, {row, at.marks}, made.marks);
  const engine::breaking::GuessReview* const one = reviewed(turn);
  if (one == nullptr) return;
  put_right(canvas, row, at.left_end, about_text(*review_, short_amount(one->after)), look::bright);
  if (at.bar_width > 0) {
    const std::int64_t all = missing(review_->guesses.front().before);
    draw_bar(canvas, {row, at.bar}, at.bar_width, missing(one->after), all, Ink::gold);
  }
  const std::string_view verdict = verdict_of(*one);
  draw_chip(
      canvas, {row, at.verdict}, verdict_width, verdict,
      ansi::painted(Ink::bar_name, ground_of(verdict))
  );
  canvas.text({row, at.luck}, luck_of(*one), look::message);
  put_right(canvas, row, at.lost_end, one->lost > 0 ? lost_text(*one) : "-");
  draw_big_code(canvas, {row, at.best}, one->best.guess, game_.signs);
}

void ReviewView::draw_guesses(Canvas& canvas, const Page& page) const {
  if (canvas.is_large()) return draw_large_page(canvas, page);
  page.columns.empty() ? draw_chart(canvas, page) : draw_page(canvas, page);
  draw_legend(canvas, page);
}

void ReviewView::draw_large_page(Canvas& canvas, const Page& page) const {
  constexpr int indent = ReviewFrame::column + 2;
  const LargePlaces at = large_places_of(game_.rules.holes);
  draw_review_frame(canvas);
  const int heads_row = ReviewFrame::large_first_row - 2;
  canvas.text({heads_row, at.pegs}, "Guess", look::frame);
  canvas.text({heads_row, at.marks}, "Marks", look::frame);
  put_right(canvas, heads_row, at.before_end, "Before", look::frame);
  put_right(canvas, heads_row, at.after_end, "After", look::frame);
  canvas.text({heads_row, at.verdict}, "It was", look::frame);
  put_right(canvas, heads_row, at.bits_end, "Bits", look::frame);
  put_right(canvas, heads_row, at.average_end, "Avg", look::frame);
  put_right(canvas, heads_row, at.lost_end, "Lost", look::frame);
  canvas.text({heads_row, at.best}, "Best", look::frame);
  const int apart = large_rows_apart(page.rows);
  int row = ReviewFrame::large_first_row + (apart - disc_rows) / 2;
  for (std::size_t i = 0; i < page.rows; ++i, row += apart)
    draw_large_row(canvas, row, page.first + i);
  int line = ReviewFrame::row + ReviewFrame::large_rows + 1;
  canvas.text(
      {line++, indent}, std::string{heads_of_review.front()} + " Bar: what is still unknown."
  );
  canvas.text({line++, indent}, heads_of_review.back());
  canvas.text({line, indent}, doubt_text(*review_));
}

/// Three rows: what is still unknown, and luck, stand below the numbers.
void ReviewView::draw_large_row(Canvas& canvas, int row, std::size_t turn) const {
  const LargePlaces at = large_places_of(game_.rules.holes);
  const engine::breaking::Turn& made = game_.history[turn];
  const int middle = row + disc_rows / 2;
  canvas.text({middle, number_column}, fmt::format("{:2}", turn + 1), look::frame);
  draw_loose_code(canvas, {row, at.pegs}, made.guess, game_.signs, peg_pitch(PegSize::disc));
  draw_big_marks(canvas, {middle, at.marks}, made.marks, PegSize::disc);
  const engine::breaking::GuessReview* const one = reviewed(turn);
  if (one == nullptr) return;
  put_right(canvas, middle, at.before_end, cell(Column::before, turn));
  put_right(canvas, middle, at.after_end, cell(Column::after, turn), look::bright);
  const std::int64_t all = missing(review_->guesses.front().before);
  const int bar = at.before_end - amount_width;
  draw_bar(canvas, {row + 2, bar}, at.after_end - bar, missing(one->after), all, Ink::gold);
  const std::string_view verdict = verdict_of(*one);
  draw_chip(
      canvas, {middle, at.verdict}, verdict_width, verdict,
      ansi::painted(Ink::bar_name, ground_of(verdict))
  );
  canvas.middle_text(row + 2, at.verdict, verdict_width, luck_of(*one), look::message);
  put_right(canvas, middle, at.bits_end, cell(Column::bits, turn));
  put_right(canvas, middle, at.average_end, cell(Column::average, turn));
  put_right(canvas, middle, at.lost_end, cell(Column::lost, turn));
  draw_loose_code(canvas, {row, at.best}, one->best.guess, game_.signs, peg_pitch(PegSize::disc));
}

std::string ReviewView::noted_words(const engine::breaking::GuessReview& one, bool is_of_codes)
    const {
  if (is_of_codes) {
    const std::string_view luck = luck_of(one);
    return fmt::format(
        "{} to {}{}{}", about_text(*review_, short_amount(one.before)),
        about_text(*review_, short_amount(one.after)), luck.empty() ? "" : ", ", luck
    );
  }
  if (one.lost <= 0) return "best";
  return fmt::format("{} lost, best {}", lost_text(one), noted_pegs(one.best.guess));
}

void ReviewView::note_page(Shown& shown, const Page& page) const {
  auto* const board = shown.make<ShownPegs>();
  if (board == nullptr) return;
  const bool is_of_codes = std::ranges::find(page.columns, Column::left) != page.columns.end();
  board->holes = game_.rules.holes;
  board->are_digits = game_.signs == PegSigns::digits;
  board->guesses = noted_guesses(game_.history);
  board->guesses.resize(page.first + page.rows);
  for (std::size_t turn = page.first; turn < board->guesses.size(); ++turn) {
    if (const auto* const one = reviewed(turn))
      board->guesses.at(turn).more = noted_words(*one, is_of_codes);
  }
  shown.add(
      Canvas::lean_rows, is_of_codes
                             ? "So many codes were possible before and after each guess."
                             : "So many guesses each lost, on average, to the best there was."
  );
}

}  // namespace codemaker::play::breaking
