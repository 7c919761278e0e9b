#include "play/masterix/casual.hpp"

#include "play/call/words.hpp"
#include "play/masterix/page.hpp"
#include "play/masterix/round_end.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::masterix {
namespace {

std::string pay_at(int level) {
  return fmt::format(
      "A kill pays {}, each unit left at the end {}.",
      count(std::int64_t{2} * level, "point", "points"), level
  );
}

constexpr std::string_view what_kills_are = "A unit destroyed or captured is a kill.";

/// The same in two rows; a page has it in a sentence.
void draw_small_pay(Canvas& canvas, int row, int level) {
  if (canvas.noted() != nullptr) return void(canvas.paragraph(row, 0, pay_at(level)));
  constexpr int points_column = 22;
  canvas.text({row, 0}, "A kill");
  canvas.text(
      {row, points_column}, count(std::int64_t{2} * level, "point", "points"), look::bright
  );
  canvas.text({row + 1, 0}, "Each unit at the end");
  canvas.text({row + 1, points_column}, count(level, "point", "points"), look::bright);
  canvas.text({row + 3, 0}, what_kills_are);
}

}  // namespace

void Casual::begin_board(Stage& stage) {
  stage.drop_typed_ahead();
  Start start{
      .level = level_,
      .where = is_guided_    ? "Guided game"
               : is_puzzle() ? puzzle_title()
                             : fmt::format("Level {}, casual", level_),
      .stakes = boards::stakes_of(record().setup),
      .is_puzzle = is_puzzle(),
      .is_guided = is_guided_};
  start.seats[0].name = name_of(stage.call());
  start.seats[1] = {.name = "Computer", .color = engine::masterix::Color::red, .is_computer = true};
  play_.begin(std::move(start));
  LevelScene::begin_board(stage);
}

std::string Casual::end_text() const {
  const std::string score = play_.score_text();
  switch (play_.verdict()) {
  case engine::Verdict::won:
    return fmt::format("You win, {}!", score);
  case engine::Verdict::tied:
    return fmt::format("A tie, {}.", score);
  case engine::Verdict::lost:
    return fmt::format("The computer wins, {}.", score);
  }
  return {};
}

std::string_view Casual::art_name() const {
  return phase_ == Phase::idle ? "masterix" : phase_ == Phase::result ? "count" : "masterix-board";
}

void Casual::draw_choice(Canvas& canvas) const {
  if (canvas.is_lean()) {
    canvas.header("Masterix: casual game");
    draw_small_pay(canvas, boards::draw_small_levels(canvas, level_), level_);
    const bool has_room = canvas.rows() > Canvas::lean_rows && canvas.noted() == nullptr;
    if (has_room) draw_unit_strip(canvas, canvas.message_row() - 3);
    return;
  }
  canvas.heading("MASTERIX", "Casual game", "How well should the computer play?");
  draw_page(canvas, "Computer level");
  constexpr int row = boards::levels_at.row;
  canvas.middle_text(
      row - 2, page_column, page_width, "1 is easy, 10 is the strongest.", look::plain
  );
  boards::draw_levels(canvas, level_, ansi::Ink::peg_blue);
  canvas.middle_text(row + 3, page_column, page_width, pay_at(level_), look::bright);
  canvas.middle_text(row + 4, page_column, page_width, what_kills_are, look::plain);
  canvas.middle_text(
      row + 6, page_column, page_width, "H gives you a hint, U takes a move back.", look::plain
  );
  canvas.middle_text(row + 7, page_column, page_width, "Nothing is ranked.", look::plain);
}

void Casual::draw_result(Canvas& canvas) const {
  if (!canvas.is_lean()) {
    const std::string where = fmt::format("{}: {}", play_.where(), play_.score_text());
    masterix::draw_result(canvas, where, ceremony_, play_, {});
    return draw_spoiler_free(canvas);
  }
  canvas.header(
      is_only_try() ? "Masterix " + play_.where()
      : is_guided_  ? "Masterix guided game"
                    : fmt::format("Masterix level {}, casual", level_)
  );
  const int below = play_.draw_count(canvas, 3);
  const int after = play::draw_spoiler_free(canvas, below + 1, 0, spoiler_free());
  ceremony_.draw_small(canvas, after + 1);
}

}  // namespace codemaker::play::masterix
