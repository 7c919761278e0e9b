#include "play/boards/review_page.hpp"

#include "ansi/text.hpp"
#include "play/boards/review_view.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::boards {

void ReviewPage::enter(Stage& stage) {
  auto& wanted = stage.kept<ToReview>().board;
  if (!wanted) return stage.go(stage.choices().list);
  review_.emplace(*std::exchange(wanted, std::nullopt));
  stage.tell("Looking at each move again. Q: stop.");
  ask(stage);
}

/// What is told when it is there.
void ReviewPage::describe(Stage& stage) const {
  if (!is_there()) return;
  const BoardToReview& board = review_->board();
  stage.tell(fmt::format(
      "Review{}{}. Moves not told were the best.", board.where.empty() ? "" : ", ", board.where
  ));
  const auto points = review_->turning_points();
  for (std::size_t move = 0; move < board.moves.size(); ++move) {
    const WeighedMove* const weight = review_->weight(move);
    if (weight == nullptr || weight->better.empty()) continue;
    const bool is_turning = std::ranges::count(points, move) > 0;
    stage.tell(fmt::format(
        "{}{} {}", is_turning ? "Turning point: " : "", review_->sentence(move),
        value_text(*review_, move)
    ));
  }
  stage.tell(review_->summary());
  stage.tell(promise_text(*review_, "Then"));
}

void ReviewPage::ask(Stage& stage) {
  if (const Question* const question = review_->next()) return stage.think(*question);
  auto& found = stage.kept<TurningPoints>().moves;
  for (const std::size_t move : review_->turning_points())
    found.push_back(review_->board().moves[move].number);
  describe(stage);
  if (stage.is_line()) stage.go(stage.choices().list);
}

void ReviewPage::take(const Answer& answer, Stage& stage) {
  const auto* weighed = reply_of<Weighed>(answer);
  if (weighed == nullptr || !review_) return;
  review_->take(*weighed);
  ask(stage);
}

std::size_t ReviewPage::pages(bool is_lean, bool is_large) const {
  const std::size_t rows = rows_of_review(is_lean, is_large);
  const std::size_t tables = (review_->board().moves.size() + rows - 1) / rows;
  return is_large ? tables : 1 + tables;
}

void ReviewPage::turn(int by, Stage& stage) {
  const bool is_first = page_ == 0;
  if (by < 0 && is_first) return stage.refuse("This is the first page.");
  page_ = by < 0 ? page_ - 1 : page_ + 1;
  const Presentation presentation = stage.presentation();
  const bool is_large = Canvas::has_large_room(stage.call().terminal, presentation);
  if (page_ >= pages(presentation == Presentation::small, is_large)) stage.go(stage.choices().list);
}

void ReviewPage::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  const bool closes =
      letter == U'q' || letter == U'm' || letter == U'v' || key.code == KeyCode::escape;
  const bool is_next = goes_on(key) || letter == U'n' || key.code == KeyCode::page_down ||
                       key.code == KeyCode::right || key.code == KeyCode::down;
  const bool is_back = letter == U'b' || key.code == KeyCode::page_up ||
                       key.code == KeyCode::left || key.code == KeyCode::up;
  if (closes || !review_) return stage.go(stage.choices().list);
  if (review_->next() != nullptr) return;  // the screen says that the computer is thinking
  if (is_next) return turn(1, stage);
  if (is_back) return turn(-1, stage);
  refuse_key(key, stage);
}

/// A click shows the next page, the right button the one before.
void ReviewPage::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || !is_there()) return;
  turn(pointer.moves ? -1 : 1, stage);
}

void ReviewPage::take_line(std::string_view line, Stage& stage) {
  const std::string letter = ansi::upper_case(line);
  const bool closes = letter == "Q" || letter == "M" || !review_ || is_there();
  if (closes) return stage.go(stage.choices().list);
  stage.refuse("The computer is thinking... Q: skip the review.");
}

void ReviewPage::take_empty_line(Stage& stage) {
  if (is_there()) stage.go(stage.choices().list);
}

std::vector<KeyHelp> ReviewPage::keys() const {
  const KeyHelp close{"Q", "close", "Q, V, M or Esc: close the review."};
  if (!is_there()) return {close, help_key()};
  return {
      {"Enter", "next", "Enter or N: the next page. After the last page: back."},
      {"B", "back", "B: the page before."},
      close,
      help_key(),
      {"", "", "Mouse: a click shows the next page, the right button the last.", true},
  };
}

void ReviewPage::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (!review_) return;
  if (review_->next() != nullptr) return draw_waiting_review(canvas, *review_);
  // A window that became larger has fewer pages.
  const std::size_t all = pages(canvas.is_lean(), canvas.is_large());
  const std::size_t page = std::min(page_, all - 1);
  const std::string which = all > 1 ? fmt::format(" {}/{}", page + 1, all) : std::string{};
  draw_review_heading(canvas, *review_, which);
  if (canvas.is_large()) return draw_large_review(canvas, *review_, page);
  page == 0 ? draw_turning_points(canvas, *review_) : draw_moves(canvas, *review_, page - 1);
}

}  // namespace codemaker::play::boards
