// Practice on full and small screens.
#include "play/breaking/practice/view.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/places.hpp"

#include "play/words.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::breaking::practice {
namespace {

/// Told apart without colors; every character set has the second row.
constexpr std::array<std::string_view, 7> shapes{"",       "\u25A0", "\u2591", "\u2261",
                                                 "\u258C", "\u00B1", "\u03A9"};
constexpr std::array<std::string_view, 7> ascii_shapes{"", "#", "%", "=", "&", "+", "@"};

}  // namespace

std::string_view art_name(const State& state) {
  if (state.phase != Phase::over) return "practice";
  return state.is_won() ? "win" : "lose";
}

void draw(const State& state, Canvas& canvas) {
  if (state.scoring.is_open()) return state.scoring.draw(canvas);
  if (state.review.is_open()) return state.review.draw(canvas);
  canvas.cursor({canvas.message_row(), 0});
  if (state.phase == Phase::choosing) return draw_levels(state, canvas);
  if (!canvas.is_lean()) return draw_full(state, canvas);
  canvas.header(fmt::format("Practice, level {} of {}", state.level, levels));
  draw_small_palette(state, canvas);
  draw_small_board(state, canvas);
}

void draw_levels(const State& state, Canvas& canvas) {
  if (!canvas.is_lean()) return draw_full_levels(state, canvas);
  canvas.header("Practice");
  canvas.paragraph(2, 0, "4 holes, 6 colors, fewer guesses each");
  for (int level = 1; level <= levels; ++level) {
    const bool is_marked = level == state.level;
    canvas.text(
        {list_row + level - 1, 0},
        fmt::format("{} {}  {:2} guesses", is_marked ? ">" : " ", level, guesses_of(level)),
        is_marked ? look::bright : look::plain
    );
  }
  canvas.text({list_row + levels + 1, 0}, "Level: ");
  canvas.cursor({list_row + levels + 1, 7});
}

void draw_small_board(const State& state, Canvas& canvas) {
  const int made = state.game ? state.game->guesses_made() : 0;
  const int guesses = guesses_of(state.level);
  const bool has_open_row = state.phase == Phase::breaking;
  // On slow lines rows that are not there yet are not worth their bytes.
  for (int number = 1; number <= made + (has_open_row ? 1 : 0); ++number)
    draw_turn(state, canvas, first_row + number - 1, number);
  if (state.phase != Phase::over) return;
  const int row = first_row + guesses;
  const BoardColumns columns = board_columns(rules.holes);
  canvas.text({row, columns.number}, "Code");
  for (int hole = 0; hole < rules.holes; ++hole)
    draw_peg(state, canvas, {row, columns.pegs + 2 * hole}, state.game->secret()[hole]);
}

void draw_turn(const State& state, Canvas& canvas, int row, int number) {
  const BoardColumns columns = board_columns(rules.holes);
  const int made = state.game ? state.game->guesses_made() : 0;
  canvas.text({row, columns.number}, fmt::format("{:2}/{}", number, guesses_of(state.level)));
  const bool is_made = number <= made;
  const bool is_open = number == made + 1 && state.phase == Phase::breaking;
  for (int hole = 0; hole < rules.holes; ++hole) {
    const ansi::Position at{row, columns.pegs + 2 * hole};
    const auto peg = peg_in(state, number - 1, hole);
    if (peg) {
      draw_peg(state, canvas, at, *peg);
    } else {
      canvas.empty_hole(at);
    }
  }
  if (is_made) {
    const engine::breaking::Marks& marks =
        state.game->history()[static_cast<std::size_t>(number - 1)].marks;
    canvas.text({row, columns.marks}, marks_symbols(marks), look::bright);
  }
  if (is_open) canvas.cursor({row, columns.pegs + 2 * state.row.cursor()});
}

void draw_small_palette(const State& state, Canvas& canvas) {
  for (int color = 1; color <= rules.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    // A shape alone would not tell its key.
    const int column = state.has_shapes ? 3 * color - 3 : lean_palette_column(color);
    canvas.text({lean_palette_row, column}, sign_of(peg, PegSigns::letters));
    if (state.has_shapes) draw_peg(state, canvas, {lean_palette_row, column + 1}, peg);
  }
  canvas.text({lean_palette_row, 23}, "* exact o mispl");
}

std::optional<engine::breaking::Peg> peg_in(const State& state, int guess, int hole) {
  const int made = state.game ? state.game->guesses_made() : 0;
  if (guess < made) return state.game->history()[static_cast<std::size_t>(guess)].guess[hole];
  const bool is_open = guess == made && state.phase == Phase::breaking && !state.marks.is_moving();
  return is_open ? state.row.peg(hole) : std::nullopt;
}

std::string_view sign_of_peg(const State& state, bool is_ascii, engine::breaking::Peg peg) {
  if (!state.has_shapes) return sign_of(peg, PegSigns::letters);
  return (is_ascii ? ascii_shapes : shapes).at(peg);
}

void draw_peg(const State& state, Canvas& canvas, ansi::Position at, engine::breaking::Peg peg) {
  canvas.text(at, sign_of_peg(state, canvas.is_ascii(), peg), look_of(peg).attribute);
}

}  // namespace codemaker::play::breaking::practice
