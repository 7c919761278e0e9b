// Practice on full and small screens.
#include "play/breaking/practice/view.hpp"

#include "ansi/line_painter.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/small_discs.hpp"
#include "play/breaking/round/view.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shared/ceremony.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::practice {

namespace {

/// What is said, once the marks it is about are seen: as many of its sentences as fit above two
/// rows of a message.
void draw_small_lesson(const State& state, Canvas& canvas) {
  const bool is_there = state.is_guided && state.phase == Phase::breaking &&
                        !state.round.marks.is_moving() && canvas.noted() == nullptr;
  if (!is_there) return;
  const int end = canvas.message_row() - 1;
  int row = places_of(state).small.pegs(state.round.guesses_made()).row + 2;
  const auto rows_of = [&](const std::string& sentence) {
    return static_cast<int>(ansi::wrap(sentence, canvas.columns()).size());
  };
  int free = end - row;
  for (const std::string& sentence : state.lesson)
    free -= rows_of(sentence);
  ansi::Attribute look = look::bright;  // what has just happened; its reasons follow
  auto behind = static_cast<int>(state.lesson.size());
  for (const std::string& sentence : state.lesson) {
    if (row + rows_of(sentence) > end) break;
    row = canvas.paragraph(row, 0, sentence, look);
    // What was just said of the marks is one, then how many codes are left, then the hint.
    const bool ends_part = look == look::bright || --behind <= 3;
    if (ends_part && free-- > 0) ++row;
    look = look::plain;
  }
}

}  // namespace

std::string_view art_name(const State& state) {
  if (state.phase != Phase::over) return "practice";
  return state.is_won() ? "win" : "lose";
}

void draw(const State& state, Canvas& canvas) {
  if (state.round.scoring.is_open()) return state.round.scoring.draw(canvas);
  if (state.round.review.is_open()) return state.round.review.draw(canvas);
  canvas.cursor({canvas.message_row(), 0});
  if (state.phase == Phase::choosing) return draw_levels(state, canvas);
  const bool is_celebrated = state.round.finale.is_open() && !canvas.is_lean();
  if (is_celebrated) return draw_full_end(state, canvas);
  if (!canvas.is_lean()) return draw_full(state, canvas);
  canvas.header(
      state.is_guided ? "Guided game" : fmt::format("Practice, level {} of {}", state.level, levels)
  );
  draw_small_colors(state, canvas);
  draw_small_board(state, canvas);
  draw_small_lesson(state, canvas);
  const bool has_task = canvas.has_tiles() && !state.is_guided && state.phase == Phase::breaking;
  if (has_task) canvas.task(level_text(state));
}

void draw_levels(const State& state, Canvas& canvas) {
  constexpr int bars_column = 15;
  if (!canvas.is_lean()) return draw_full_levels(state, canvas);
  canvas.header("Practice");
  canvas.paragraph(2, 0, "6 colors. One guess fewer per level.");
  for (int level = 1; level <= levels; ++level) {
    const bool is_marked = level == state.level;
    if (Shown* const shown = canvas.noted()) {
      shown->rows.push_back(
          {list_row + level,
           fmt::format("Level {}", level),
           fmt::format("{} guesses", guesses_of(level)),
           {},
           Tap{fmt::to_string(level), {}, is_marked}}
      );
      continue;
    }
    const int row = list_row + level - 1;
    if (is_marked) canvas.text({row, 0}, ">", look::bright);
    canvas.text(
        {row, 2}, fmt::format("{} {:2} guesses", level, guesses_of(level)),
        is_marked ? look::reversed : look::plain
    );
    constexpr int most = guesses_of(1);
    draw_bar(
        canvas, {row, bars_column}, 2 * most, guesses_of(level), most,
        is_marked ? ansi::Ink::gold : ansi::Ink::wood
    );
  }
  if (canvas.noted() != nullptr) return;
  canvas.text({list_row + levels + 1, 0}, "Level: ");
  canvas.cursor({list_row + levels + 1, 7});
  draw_peg_strip(canvas, list_row + levels + 4);
}

PegSigns signs_of(const State& state, const Canvas& canvas) {
  const bool has_shapes = state.has_shapes || breaking::has_shapes(canvas, PegSigns::letters);
  return has_shapes ? PegSigns::shapes : state.round.typing.signs;
}

void draw_small_board(const State& state, Canvas& canvas) {
  const RoundPlaces places = places_of(state);
  // In a guided game the lesson stands there, and where the code does.
  const bool is_over = state.phase == Phase::over;
  const SmallLook look{
      .signs = signs_of(state, canvas),
      .marks = look::bright,
      .shows_coming = !state.is_guided && !is_over};
  draw_small_round(canvas, places, state.round, look);
  if (!state.is_guided) {
    draw_discs_beside(
        canvas, is_over ? discs_of(state.round.game->secret()) : covered_discs(rules.holes),
        look.signs
    );
  }
  if (!is_over) return;
  const ansi::Position code = places.small.pegs(state.round.limit);
  if (!has_discs_beside(canvas, rules.holes)) {
    canvas.text({code.row, 0}, "Code");
    draw_code(canvas, code, state.round.game->secret(), look.signs);
  }
  const auto verdict = state.is_won() ? engine::Verdict::won : engine::Verdict::lost;
  shared::Ceremony::draw_small(canvas, code.row + 2, verdict);
}

void draw_small_colors(const State& state, Canvas& canvas) {
  if (canvas.noted() != nullptr) return;
  const SmallPlaces places = places_of(state).small;
  for (int color = 1; color <= rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position at = places.color(peg);
    if (signs_of(state, canvas) != PegSigns::shapes) {
      draw_peg(canvas, at, peg, PegSigns::letters);
      continue;
    }
    // A shape alone would not tell its key.
    canvas.text(at, sign_of(peg, PegSigns::letters), look_of(peg).attribute);
    draw_peg(canvas, {at.row, at.column + 1}, peg, PegSigns::shapes);
  }
  canvas.text({places.palette.row, 0}, "Colors");
  draw_small_legend(canvas, places.marks(-1), "* exact o misplaced");
}

}  // namespace codemaker::play::breaking::practice
