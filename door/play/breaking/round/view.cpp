#include "play/breaking/round/view.hpp"

#include "play/breaking/peg_look.hpp"
#include "play/drawing/shown.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking {

void draw_big_guesses(
    Canvas& canvas, const WoodenBoard& board, const engine::breaking::History& guesses,
    const shared::Motion& marks, PegSigns signs
) {
  const int marked = static_cast<int>(guesses.size()) - (marks.is_moving() ? 1 : 0);
  int guess = 0;
  for (const engine::breaking::Turn& turn : guesses) {
    draw_big_code(canvas, board.pegs(guess), turn.guess, signs, board.size);
    if (guess < marked) {
      draw_big_marks(canvas, board.marks(guess), turn.marks, board.size);
    } else {
      draw_appearing_marks(canvas, board.marks(guess), turn.marks, marks, board.size);
    }
    ++guess;
  }
}

void draw_open_row(
    Canvas& canvas, ansi::Position first, const Round& round, PegSigns signs, PegSize size
) {
  draw_big_editor(canvas, first, round.row, signs, size);
  const ansi::Position middle = middle_of_hole(first, 0, size);
  const int before = first.column - (size == PegSize::disc ? 2 : 1);
  if (const auto peg = round.hand.held()) draw_peg(canvas, {middle.row, before}, *peg, signs);
}

void draw_big_round(Canvas& canvas, const RoundPlaces& places, const Round& round, PegSigns signs) {
  if (round.game)
    draw_big_guesses(canvas, places.guesses, round.game->history(), round.marks, signs);
  const bool is_open = places.row == RowUse::guess && !round.marks.is_moving();
  const WoodenBoard& board = places.guesses;
  if (is_open) draw_open_row(canvas, board.pegs(round.guesses_made()), round, signs, board.size);
}

void draw_marks_in_words(
    Canvas& canvas, const WoodenBoard& board, const Round& round, PegSigns signs
) {
  for (int guess = 0; guess < round.guesses_marked(); ++guess) {
    const auto& turn = round.game->history()[static_cast<std::size_t>(guess)];
    const ansi::Position at{board.marks(guess).row, board.at.column + board.columns() + 2};
    canvas.text(at, marks_text(turn.marks, engine::breaking::Marking::pegs, signs), look::frame);
  }
}

std::span<const engine::breaking::Turn> marked_guesses(const Round& round) {
  if (!round.game) return {};
  const std::span guesses{round.game->history()};
  return guesses.first(static_cast<std::size_t>(round.guesses_marked()));
}

namespace {

// Colors of a hole that were tried: the first, and the least from one to the next.
constexpr int first_tried = 8;
constexpr int tried_pitch = 4;

}  // namespace

int columns_of_tried(const engine::breaking::Rules& rules) {
  return first_tried + tried_pitch * rules.colors;
}

void draw_tried(
    Canvas& canvas, ansi::Position at, std::span<const engine::breaking::Turn> guesses,
    const engine::breaking::Rules& rules, PegSigns signs
) {
  constexpr int rows_of_hole = 2;
  constexpr int wide_pitch = 6;
  if (at.row + rows_of_hole * rules.holes + 1 >= canvas.message_row()) return;
  const bool is_digits = signs == PegSigns::digits;
  canvas.text(
      at, is_digits ? "Digits tried in each hole" : "Colors tried in each hole", look::message
  );
  const int room = canvas.columns() - at.column - first_tried;
  const int pitch = rules.colors * wide_pitch <= room ? wide_pitch : tried_pitch;
  if (rules.colors * pitch > room) return;
  for (int hole = 0; hole < rules.holes; ++hole) {
    const int row = at.row + rows_of_hole * (hole + 1);
    canvas.text({row, at.column}, fmt::format("Hole {}", hole + 1));
    for (int color = 1; color <= rules.colors; ++color) {
      const auto peg = static_cast<engine::breaking::Peg>(color);
      const ansi::Position place{row, at.column + first_tried + (color - 1) * pitch};
      const bool is_tried =
          std::ranges::any_of(guesses, [&](const auto& turn) { return turn.guess[hole] == peg; });
      if (is_tried) {
        draw_big_peg(canvas, place, peg, signs);
      } else {
        canvas.text({row, place.column + 1}, "·", look::dim);
      }
    }
  }
}

void draw_tried(Canvas& canvas, ansi::Position at, const Round& round, PegSigns signs) {
  draw_tried(canvas, at, marked_guesses(round), round.rules, signs);
}

void draw_best_guess(
    Canvas& canvas, ansi::Position at, std::span<const engine::breaking::Turn> guesses,
    PegSigns signs
) {
  if (guesses.empty()) return;
  const auto best = std::ranges::max_element(guesses, {}, [](const engine::breaking::Turn& turn) {
    return std::pair{turn.marks.black + turn.marks.white, turn.marks.black};
  });
  const auto number = best - guesses.begin() + 1;
  canvas.text(at, fmt::format("Best guess so far: {}", number), look::message);
  draw_big_code(canvas, {at.row + 2, at.column}, best->guess, signs, peg_size(canvas.is_large()));
  canvas.text(
      {at.row + 6, at.column}, marks_text(best->marks, engine::breaking::Marking::pegs, signs),
      look::bright
  );
}

void draw_uncovered_code(
    Canvas& canvas, const WoodenBoard& board, const Round& round, PegSigns signs
) {
  const bool is_covered = !round.game->has_code() || round.is_withheld;
  if (is_covered) return draw_shield(canvas, board);
  draw_big_code(canvas, board.code(), round.game->secret(), signs, board.size);
  draw_shield(canvas, board, round.shield.part_of(board.columns()));
}

namespace {

void note_round(Shown& shown, const RoundPlaces& places, const Round& round, PegSigns signs) {
  auto* const board = shown.make<ShownPegs>();
  if (board == nullptr) return;
  const bool is_digits = signs == PegSigns::digits;
  shown.has_shapes = shown.has_shapes || signs == PegSigns::shapes;
  board->row = places.small.guesses.row;
  board->holes = places.small.holes;
  board->limit = round.limit;
  board->are_digits = is_digits;
  const int first = places.small.has_no_peg ? engine::breaking::no_peg : 1;
  for (int color = first; color <= places.small.colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const auto key = sign_of(peg, is_digits ? PegSigns::digits : PegSigns::colors);
    const std::string name = is_digits ? std::string{key} : std::string{look_of(peg).name};
    board->palette.push_back({noted_sign(peg), std::string{key}, name});
  }
  if (round.game) board->guesses = noted_guesses(round.game->history());
}

}  // namespace

void draw_small_legend(
    Canvas& canvas, ansi::Position at, std::string_view legend, ansi::Attribute look
) {
  if (canvas.noted() == nullptr) canvas.text(at, legend, look);
}

void draw_small_palette(Canvas& canvas, const SmallPlaces& places, PegSigns signs) {
  if (canvas.noted() != nullptr) return;
  canvas.text({places.palette.row, 0}, signs == PegSigns::digits ? "Digits" : "Colors");
  for (int color = places.has_no_peg ? engine::breaking::no_peg : 1; color <= places.colors;
       ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position at = places.color(peg);
    // A shape alone would not tell its key.
    const bool is_shape = has_shapes(canvas, signs) && peg != engine::breaking::no_peg;
    if (is_shape) canvas.text(at, sign_of(peg, signs));
    draw_peg(canvas, {at.row, at.column + (is_shape ? 1 : 0)}, peg, signs);
  }
}

void draw_small_guesses(
    Canvas& canvas, const SmallPlaces& places, const engine::breaking::History& guesses,
    const SmallLook& look
) {
  if (Shown* const shown = canvas.noted()) {
    if (auto* const board = shown->make<ShownPegs>()) board->others = noted_guesses(guesses);
    return;
  }
  int guess = 0;
  for (const engine::breaking::Turn& turn : guesses) {
    draw_code(canvas, places.pegs(guess), turn.guess, look.signs);
    canvas.text(places.marks(guess), marks_symbols(turn.marks), look.marks);
    ++guess;
  }
}

void draw_small_number(
    Canvas& canvas, const SmallPlaces& places, int number, int limit, ansi::Attribute look
) {
  constexpr int room_of_limit = 6;
  const bool has_limit = places.guesses.column >= room_of_limit;
  canvas.text(
      {places.pegs(number - 1).row, 0},
      has_limit ? fmt::format("{:2}/{}", number, limit) : fmt::format("{:2}:", number), look
  );
}

void draw_coming_holes(Canvas& canvas, const SmallPlaces& places, int first, int limit) {
  if (!canvas.has_tiles()) return;
  for (int guess = first; guess < limit; ++guess) {
    for (int hole = 0; hole < places.holes; ++hole) {
      const ansi::Position at = places.pegs(guess);
      draw_empty_hole(canvas, {at.row, at.column + 2 * hole}, look::dim);
    }
  }
}

void draw_coming_rows(Canvas& canvas, const SmallPlaces& places, int first, int limit) {
  if (!canvas.has_tiles()) return;
  for (int guess = first; guess < limit; ++guess)
    draw_small_number(canvas, places, guess + 1, limit, look::dim);
  draw_coming_holes(canvas, places, first, limit);
}

void draw_small_round(
    Canvas& canvas, const RoundPlaces& places, const Round& round, const SmallLook& look
) {
  const bool is_open = places.row == RowUse::guess;
  const int made = round.guesses_made();
  if (Shown* const shown = canvas.noted()) {
    note_round(*shown, places, round, look.signs);
    if (is_open) draw_editor(canvas, places.small.pegs(made), round.row, look.signs);
    return;
  }
  for (int number = 1; number <= made + (is_open ? 1 : 0); ++number)
    draw_small_number(canvas, places.small, number, round.limit);
  if (round.game) draw_small_guesses(canvas, places.small, round.game->history(), look);
  if (look.shows_coming && round.game)
    draw_coming_rows(canvas, places.small, made + (is_open ? 1 : 0), round.limit);
  if (!is_open) return;
  draw_editor(canvas, places.small.pegs(made), round.row, look.signs);
}

}  // namespace codemaker::play::breaking
