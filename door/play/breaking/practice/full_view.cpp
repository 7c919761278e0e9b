// A practice level on full screens.
#include "play/breaking/practice/view.hpp"

#include "ansi/line_painter.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/view.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::practice {
namespace {

constexpr int rows_of_lesson = 15;  ///< with its frame, on large screens

void draw_heading(const State& state, Canvas& canvas, std::string_view what) {
  state.is_guided
      ? canvas.heading("CODE BREAKING", "Guided game", what)
      : canvas.heading("PRACTICE", fmt::format("Level {} of {}", state.level, levels), what);
}

/// What is said, its reasons apart from what has happened and from what follows of it; once the
/// marks it is about are seen.
void draw_lesson(const State& state, Canvas& canvas, ansi::Position at, int columns) {
  if (state.round.marks.is_moving()) return;
  int row = at.row;
  const std::size_t sentences = state.lesson.size();
  for (std::size_t index = 0; index < sentences; ++index) {
    const bool begins_part = index == 1 || (index > 1 && index + 2 == sentences);
    if (begins_part) ++row;
    for (const std::string& line : ansi::wrap(state.lesson[index], columns))
      canvas.text({row++, at.column}, line, index == 0 ? look::bright : look::plain);
  }
}

/// The same in a frame.
void draw_large_lesson(const State& state, Canvas& canvas, ansi::Position at) {
  constexpr int margin = 3;
  const int columns = canvas.columns() - at.column - 1;
  draw_box(
      canvas, at, columns, rows_of_lesson, "Your teacher", ansi::painted(ansi::Ink::wood_light)
  );
  draw_lesson(state, canvas, {at.row + 2, at.column + margin}, columns - 2 * margin);
}

/// All levels with their guesses; the one that is played stands out.
void draw_ladder(const State& state, Canvas& canvas, ansi::Position at, int pitch) {
  constexpr int most = guesses_of(1);
  for (int level = 1; level <= levels; ++level) {
    const bool is_now = level == state.level;
    const int row = at.row + pitch * (level - 1);
    canvas.text(
        {row, at.column}, fmt::format("Level {}", level), is_now ? look::message : look::plain
    );
    draw_bar(
        canvas, {row, at.column + 14}, most, guesses_of(level), most,
        is_now ? ansi::Ink::gold_light : ansi::Ink::wood_light
    );
    canvas.text(
        {row, at.column + 15 + most}, fmt::format("{:2} guesses", guesses_of(level)),
        is_now ? look::bright : look::plain
    );
  }
}

void draw_practice_panel(const State& state, Canvas& canvas) {
  const Palette palette = places_of(state, canvas.is_large()).palette;
  draw_titled_palette(canvas, palette);
  const int column = palette.at.column;
  const int row = palette.at.row + palette.rows();
  draw_rule(canvas, {row, column}, canvas.columns() - column - 1);
  draw_legend(canvas, {row + 1, column}, state.round.typing.signs, palette.size);
  draw_rule(canvas, {row + 3, column}, canvas.columns() - column - 1);
  if (state.is_guided) {
    if (!canvas.is_large())
      return draw_lesson(state, canvas, {row + 4, column}, canvas.columns() - column - 1);
    const ansi::Position lesson{row + 5, column};
    draw_large_lesson(state, canvas, lesson);
    return draw_tried(
        canvas, {lesson.row + rows_of_lesson + 1, column}, state.round, signs_of(state, canvas)
    );
  }
  const int all = guesses_of(state.level);
  draw_guesses_left(canvas, {row + 5, column}, all - state.round.guesses_marked(), all);
  const int pitch = canvas.is_large() ? 2 : 1;
  const ansi::Position ladder{row + 7, column};
  draw_ladder(state, canvas, ladder, pitch);
  if (canvas.is_large())
    draw_tried(
        canvas, {ladder.row + pitch * levels + 1, column}, state.round, signs_of(state, canvas)
    );
}

}  // namespace

RoundPlaces places_of(const State& state, bool is_large) {
  constexpr int rows_above_message = 19;
  const int guesses = guesses_of(state.level);
  const WoodenBoard board{
      {2, 3}, rules.holes, guesses, peg_size(is_large, guesses, rows_above_message)};
  const int words = is_large ? words_of_marks + 2 : 0;
  SmallPlaces small = small_places(rules);
  if (state.has_shapes) {
    small.color_pitch = 3;
    small.color_width = 2;
  }
  return {
      .row = state.row_use(),
      .guesses = board,
      .code = board.code(),
      .palette =
          {.at = {board.at.row + 1, board.at.column + board.columns() + 4 + words},
           .colors = rules.colors,
           .columns = 2,
           .signs = PegSigns::letters,
           .size = peg_size(is_large),
           .has_shapes = state.has_shapes},
      .small = small};
}

void draw_full_end(const State& state, Canvas& canvas) {
  draw_heading(state, canvas, "Result");
  const BrokenCode code = broken_code(state.round, "The computer's code");
  state.round.finale.draw(canvas, {&code, 1}, signs_of(state, canvas));
}

void draw_full(const State& state, Canvas& canvas) {
  draw_heading(state, canvas, "Break the code");
  const RoundPlaces places = places_of(state, canvas.is_large());
  const WoodenBoard& board = places.guesses;
  const PegSigns signs = signs_of(state, canvas);
  const bool is_over = state.phase == Phase::over;
  draw_wood(canvas, board, is_over ? std::nullopt : std::optional{state.round.guesses_marked()});
  draw_big_round(canvas, places, state.round, signs);
  is_over ? draw_uncovered_code(canvas, board, state.round, signs) : draw_shield(canvas, board);
  if (board.is_large()) draw_marks_in_words(canvas, board, state.round);
  draw_practice_panel(state, canvas);
  const bool asks = state.is_guided && canvas.is_large() && !is_over;
  if (asks) canvas.task("Fill the row, then press Enter.");
}

void draw_full_levels(const State& state, Canvas& canvas) {
  constexpr int most = guesses_of(1);
  canvas.heading("PRACTICE", "Choose a level", "one guess fewer per level");
  draw_page_frame(canvas, full_level_pitch * levels + 3, "Levels");
  for (int level = 1; level <= levels; ++level) {
    const int row = list_row + full_level_pitch * (level - 1);
    const bool is_marked = level == state.level;
    draw_key(canvas, {row, 6}, fmt::format("{}", level));
    if (is_marked) canvas.fill({row, 10}, 12, 1, " ", look::reversed);
    canvas.text(
        {row, 10}, fmt::format(" {:2} guesses", guesses_of(level)),
        is_marked ? look::reversed : look::plain
    );
    draw_bar(
        canvas, {row, 24}, 4 * most, guesses_of(level), most,
        is_marked ? ansi::Ink::gold : ansi::Ink::wood
    );
  }
  canvas.cursor({list_row + full_level_pitch * (state.level - 1), 7});
}

}  // namespace codemaker::play::breaking::practice
