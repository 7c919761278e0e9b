#include "play/breaking/review_view.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/review.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/review_frame.hpp"
#include "play/breaking/review_words.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/list_details.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

constexpr int first_small_row = 3;  ///< of the guesses; the heads stand above it

constexpr int left_of(bool is_lean) {
  return is_lean ? 0 : ReviewFrame::column + 3;
}

constexpr std::string_view heads_of_chart =
    "Lost: how many guesses it cost you, compared with the best one.";

/// Of a guess, by all guesses together.
std::int64_t thousandths_lost(const engine::breaking::Review& review) {
  double lost = 0;
  for (const engine::breaking::GuessReview& one : review.guesses)
    lost += one.lost;
  return std::llround(1000 * lost);
}

constexpr int gap = 1;
constexpr int number_width = 2;
constexpr int most_colored = 8;  ///< pegs of one game

}  // namespace

void ReviewView::begin(const ReviewedGame& game, Stage& stage, ReviewForm form) {
  form_ = form;
  game_ = game;
  review_.reset();
  page_ = 0;
  is_open_ = true;
  stage.think(question::Review{game.rules, game.history, stage.random().next()});
}

void ReviewView::take(const Reviewed& reviewed, Stage& stage) {
  if (!is_open_ || review_) return;
  review_ = reviewed.review;
  const bool is_whole = review_->guesses.size() == game_.history.size();
  if (game_.kept_as && is_whole)
    stage.perform(effect::KeepLost{*game_.kept_as, thousandths_lost(*review_)});
  tell(stage);
  if (stage.is_line()) is_open_ = false;
}

void ReviewView::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  const bool closes = letter == U'q' || letter == U'm' || key.code == KeyCode::escape;
  const bool is_next = goes_on(key) || letter == U'n' || key.code == KeyCode::page_down ||
                       key.code == KeyCode::right || key.code == KeyCode::down;
  const bool is_back = letter == U'b' || key.code == KeyCode::page_up ||
                       key.code == KeyCode::left || key.code == KeyCode::up;
  if (closes) {
    is_open_ = false;
  } else if (!review_) {
    return;  // the screen says that the computer is thinking
  } else if (letter == U'p') {
    form_ = form_ == ReviewForm::text ? ReviewForm::table : ReviewForm::text;
    page_ = 0;
  } else if (is_next) {
    turn_page(1, stage);
  } else if (is_back) {
    turn_page(-1, stage);
  } else {
    refuse_key(key, stage);
  }
}

void ReviewView::turn_page(int by, Stage& stage) {
  const bool is_first = page_ == 0;
  if (by < 0 && is_first) return stage.refuse("This is the first page.");
  const Presentation presentation = stage.presentation();
  const bool is_large =
      fills_large() && Canvas::has_large_room(stage.call().terminal, presentation);
  const std::size_t last = page_count(presentation == Presentation::small, is_large) - 1;
  is_open_ = by < 0 || page_ < last;
  if (is_open_) page_ = by < 0 ? page_ - 1 : page_ + 1;
}

std::vector<std::vector<ReviewView::Column>> ReviewView::column_groups(bool is_lean) const {
  const int room = is_lean ? Canvas::lean_columns : ReviewFrame::columns - 4;
  const int fixed = number_width + gap + code_width(is_lean);
  static constexpr std::array of_full{Column::marks,   Column::before, Column::after,
                                      Column::verdict, Column::luck,   Column::bits,
                                      Column::average, Column::lost,   Column::best};
  static constexpr std::array of_small{Column::marks,   Column::left, Column::rating, Column::bits,
                                       Column::average, Column::lost, Column::best};
  std::vector<std::vector<Column>> groups;
  int used = room;
  for (const Column each : is_lean ? std::span<const Column>{of_small} : of_full) {
    const int width = gap_before(each) + width_of(each, is_lean);
    if (used + width > room) {
      groups.emplace_back();
      used = fixed;
    }
    groups.back().push_back(each);
    used += width;
  }
  return groups;
}

std::vector<ReviewView::Page> ReviewView::pages(bool is_lean, bool is_large) const {
  const std::size_t most = ReviewFrame::most_guesses;
  std::vector<Page> pages;
  const auto add = [&](const std::vector<std::vector<Column>>& groups) {
    for (std::size_t first = 0; first < game_.history.size(); first += most) {
      for (const auto& columns : groups)
        pages.push_back({first, std::min(most, game_.history.size() - first), columns});
    }
  };
  if (has_chart(is_lean)) add({{}});
  if (!is_large) add(column_groups(is_lean));
  return pages;
}

std::size_t ReviewView::page_count(bool is_lean, bool is_large) const {
  if (form_ == ReviewForm::table) return pages(is_lean, is_large).size();
  return (text_rows().size() + text_page_rows - 1) / text_page_rows;
}

/// What begins at its left stands further from the numbers before it.
int ReviewView::gap_before(Column column) {
  return column == Column::verdict || column == Column::best ? gap + 1 : gap;
}

bool ReviewView::is_number(Column column) {
  static constexpr std::array numbers{Column::before, Column::after,   Column::left,
                                      Column::bits,   Column::average, Column::lost};
  return std::ranges::find(numbers, column) != numbers.end();
}

bool ReviewView::is_spaced(bool is_lean) const {
  return is_lean && game_.rules.holes <= 4 && game_.rules.colors <= most_colored;
}

int ReviewView::code_width(bool is_lean) const {
  const int holes = game_.rules.holes;
  return std::max(is_spaced(is_lean) ? 2 * holes - 1 : holes, least_code_width);
}

int ReviewView::width_of(Column column, bool is_lean) const {
  switch (column) {
  case Column::marks:
    return game_.rules.holes <= least_code_width ? least_code_width : 7;
  case Column::before:
  case Column::after:
  case Column::luck:
    return 7;
  case Column::verdict:
    return 8;
  case Column::left:
    return is_spaced(is_lean) ? 4 : 6;
  case Column::rating:
    return 17;
  case Column::bits:
  case Column::average:
  case Column::lost:
    return 5;
  case Column::best:
    return code_width(is_lean);
  }
  return 0;
}

void ReviewView::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (!review_) {
    draw_heading(canvas, "", "");
    return draw_waiting(canvas);
  }
  if (form_ == ReviewForm::text) return draw_text(canvas);
  const auto all = pages(canvas.is_lean(), canvas.is_large());
  // A window that became larger has fewer pages.
  const std::size_t shown = std::min(page_, all.size() - 1);
  const std::string which =
      all.size() > 1 ? fmt::format(" {}/{}", shown + 1, all.size()) : std::string{};
  draw_heading(canvas, which, "what each guess was worth");
  Shown* const noted = canvas.noted();
  const bool is_noted = noted != nullptr && game_.rules.marking == engine::breaking::Marking::pegs;
  if (is_noted) return note_page(*noted, all[shown]);
  draw_guesses(canvas, all[shown]);
  if (canvas.is_lean()) return;
  draw_review_sum(canvas, summary_text(*review_));
  if (game_.seal) draw_review_seal(canvas, *game_.seal);
}

/// Most reviews are there at once; the others leave time to read this.
void ReviewView::draw_waiting(Canvas& canvas) {
  constexpr std::string_view words = "The computer is thinking...";
  if (canvas.is_lean()) return void(canvas.text({first_small_row, 0}, words));
  draw_review_frame(canvas);
  canvas.middle_text(canvas.message_row() / 2 - 1, 0, canvas.columns(), words);
}

void ReviewView::draw_heading(Canvas& canvas, std::string_view page, std::string_view what) {
  if (canvas.is_lean())
    return canvas.header(fmt::format("Review{}{}{}", page, what.empty() ? "" : ": ", what));
  std::string sentence{what};
  if (!what.empty()) sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
  canvas.heading("CODE BREAKING", fmt::format("Review{}", page), sentence);
}

void ReviewView::draw_page(Canvas& canvas, const Page& page) const {
  static constexpr std::array<std::string_view, 11> heads{
      "Marks", "Before", "After", "It was", "", "Bits", "Avg", "Lost", "Best", "Left", "It was"};
  const bool is_lean = canvas.is_lean();
  const int heads_row = is_lean ? first_small_row - 1 : ReviewFrame::heads_row;
  int column = left_of(is_lean) + number_width + gap;
  if (!is_lean) draw_review_frame(canvas);
  canvas.text({heads_row, column}, "Guess", look::frame);
  column += code_width(is_lean);
  for (const Column each : page.columns) {
    column += gap_before(each);
    const std::string_view head = heads.at(static_cast<std::size_t>(each));
    canvas.text(
        {heads_row, column},
        is_number(each) ? fmt::format("{:>{}}", head, width_of(each, is_lean)) : std::string{head},
        look::frame
    );
    column += width_of(each, is_lean);
  }
  int row = is_lean ? first_small_row : ReviewFrame::first_row;
  for (std::size_t i = 0; i < page.rows; ++i) {
    draw_row(canvas, row, page.first + i, page);
    row += is_lean ? 1 : rows_apart(page.rows);
  }
}

/// As the board has them; a narrow column of a long code counts them.
bool ReviewView::draws_marks(const Canvas& canvas) const {
  return !canvas.is_lean() && game_.rules.marking == engine::breaking::Marking::pegs &&
         game_.rules.holes <= least_code_width;
}

void ReviewView::draw_row(Canvas& canvas, int row, std::size_t turn, const Page& page) const {
  int column = left_of(canvas.is_lean());
  canvas.text({row, column}, fmt::format("{:2}", turn + 1), look::frame);
  column += number_width + gap;
  draw_code(canvas, {row, column}, game_.history[turn].guess);
  column += code_width(canvas.is_lean());
  for (const Column each : page.columns) {
    column += gap_before(each);
    const int width = width_of(each, canvas.is_lean());
    if (each == Column::best) {
      const engine::breaking::GuessReview* const one = reviewed(turn);
      if (one != nullptr) draw_code(canvas, {row, column}, one->best.guess);
    } else if (each == Column::marks && draws_marks(canvas)) {
      draw_big_marks(canvas, {row, column}, game_.history[turn].marks);
    } else if (!is_number(each)) {
      canvas.text({row, column}, cell(each, turn), look::bright);
    } else {
      canvas.text({row, column}, fmt::format("{:>{}}", cell(each, turn), width));
    }
    column += width;
  }
}

void ReviewView::draw_code(Canvas& canvas, ansi::Position at, const engine::breaking::Code& code)
    const {
  const bool is_colored = game_.rules.colors <= most_colored;
  const int pitch = is_spaced(canvas.is_lean()) ? 2 : 1;
  for (int hole = 0; hole < code.size(); ++hole) {
    const ansi::Position place{at.row, at.column + pitch * hole};
    if (game_.rules.marking == engine::breaking::Marking::splats) {
      canvas.text(place, sign_of(code[hole], game_.signs));  // those digits have no colors
    } else if (is_colored && game_.signs == PegSigns::colors && !canvas.has_shapes() && !canvas.has_tiles()) {
      // One cell of color alone is hard to tell from its neighbor.
      const engine::breaking::Peg peg = code[hole];
      canvas.text(place, sign_of(peg), look_of(peg).attribute);
    } else {
      draw_peg(canvas, place, code[hole], game_.signs);
    }
  }
}

/// Small screens explain what stands on their page.
void ReviewView::draw_legend(Canvas& canvas, const Page& page) const {
  if (canvas.is_lean()) {
    const bool has_counts = std::ranges::count(page.columns, Column::left) > 0;
    // Apart from the table, but for the longest.
    const std::size_t rows = std::min(page.rows + 1, ReviewFrame::most_guesses);
    const int row = draw_small_heads(
        canvas, first_small_row + static_cast<int>(rows),
        has_counts ? small_counts(game_.rules.marking, game_.signs) : small_heads()
    );
    canvas.text({row, 0}, doubt_text(*review_));
    if (canvas.noted() == nullptr) shared::draw_pegs_below_list(canvas, row + 1);
    return;
  }
  constexpr int indent = 3;
  const bool is_chart = page.columns.empty();
  int row = ReviewFrame::below + 1;
  canvas.text({row++, indent}, is_chart ? chart_legend() : std::string{heads_of_review.front()});
  canvas.text({row++, indent}, is_chart ? heads_of_chart : heads_of_review.back());
  canvas.text({row, indent}, doubt_text(*review_));
}

std::vector<KeyHelp> ReviewView::keys() const {
  const KeyHelp close{"Q", "close", "Q, M or Esc: close the review."};
  const KeyHelp help = help_key();
  if (!review_) return {close, help};
  return {
      {"Enter", "next", "Enter or N: the next page. After the last page: back."},
      {"B", "back", "B: the page before."},
      form_ == ReviewForm::table
          ? KeyHelp{"P", "plain text", "P: as a text to paste elsewhere, without the codes."}
          : KeyHelp{"P", "table", "P: the table."},
      close,
      help,
  };
}

}  // namespace codemaker::play::breaking
