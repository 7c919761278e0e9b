#include "play/breaking/round/finale.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/stage.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::breaking {
namespace {

using ansi::Ink;

constexpr int box_rows = 9;
constexpr int large_box_rows = 14;
constexpr int most_holes_of_guesses = 5;  ///< of those there is room for all

/// How deep below the edge of its box a code lies.
int depth_of_discs(const Canvas& canvas) {
  return canvas.is_large() ? 4 : 2;
}

/// How wide a peg is that leaves room for its neighbors.
int disc_columns(int holes, int room) {
  static constexpr std::array widths{7, 5};
  const auto fits = [&](int columns) {
    return holes * (columns + 1) - 1 <= room;
  };
  const auto* const found = std::ranges::find_if(widths, fits);
  return found == widths.end() ? big_peg_width : *found;
}

void draw_peg_of_code(
    Canvas& canvas, ansi::Position at, int columns, engine::breaking::Peg peg, PegSigns signs
) {
  if (columns > big_peg_width) return draw_disc(canvas, at, columns, peg, signs);
  draw_big_peg(canvas, {at.row + 1, at.column}, peg, signs);
}

/// Where pegs stand side by side in the middle of so many columns.
struct DiscsPlace {
  int width;  ///< of a peg
  int pitch;
  int first;  ///< column

  DiscsPlace(int column, int columns, int holes)
      : width{disc_columns(holes, columns - 4)},
        pitch{width + (width > big_peg_width ? 1 : 0)},
        first{column + (columns - (holes * pitch - (pitch - width))) / 2} {}
};

}  // namespace

void draw_discs(
    Canvas& canvas, ansi::Position at, int columns, const engine::breaking::Code& code,
    PegSigns signs
) {
  const DiscsPlace place{at.column, columns, code.size()};
  for (int hole = 0; hole < code.size(); ++hole) {
    const ansi::Position peg{at.row, place.first + hole * place.pitch};
    draw_peg_of_code(canvas, peg, place.width, code[hole], signs);
  }
}

void draw_hidden_discs(Canvas& canvas, ansi::Position at, int columns, int holes) {
  const DiscsPlace place{at.column, columns, holes};
  for (int hole = 0; hole < holes; ++hole) {
    const ansi::Position peg{at.row, place.first + hole * place.pitch};
    draw_wooden_disc(canvas, peg, place.width, "?");
  }
}

bool Finale::begin(engine::Verdict verdict, std::string word, Stage& stage) {
  is_open_ = true;
  if (word.empty()) return ceremony_.begin(verdict, stage);
  return ceremony_.begin(shared::Mood::won, std::move(word), stage);
}

void Finale::draw(Canvas& canvas, std::span<const BrokenCode> codes, PegSigns signs) const {
  constexpr int margin = 3;
  constexpr int gap = 3;
  ceremony_.draw(canvas);
  const auto sides = static_cast<int>(codes.size());
  const auto [row, left] = shared::Ceremony::below(canvas);
  // On large screens one code stands in the middle.
  const int outside = margin + (sides == 1 ? left : 0);
  const int columns = (canvas.columns() - 2 * outside - gap * (sides - 1)) / sides;
  const bool shows_guesses = sides == 1 && codes.front().history != nullptr &&
                             codes.front().holes <= most_holes_of_guesses &&
                             signs != PegSigns::ascii;
  if (canvas.is_large() && shows_guesses) {
    draw_guesses(canvas, codes.front(), signs);
  } else if (canvas.is_large()) {
    draw_peg_strip(canvas, shared::Ceremony::middle_below(canvas, end(canvas) + 2));
  }
  int column = outside;
  for (const BrokenCode& code : codes) {
    draw_code(canvas, {row, column}, columns, code, signs);
    column += columns + gap;
  }
}

namespace {

/// Guesses side by side with their marks, in as many rows as they need.
struct GuessesPlace {
  PegSize size;
  int width;  ///< of one, with its number and what is between
  int in_row;
  int pitch;  ///< rows from one to that below it
  int rows;   ///< of all

  GuessesPlace(const Canvas& canvas, int guesses, int holes, PegSize of) : size{of} {
    constexpr int number_columns = 3;
    constexpr int gap = 3;
    width = number_columns + (peg_pitch(size) + mark_pitch(size)) * holes + 1 + gap;
    in_row = std::clamp(canvas.columns() / width, 1, std::max(guesses, 1));
    pitch = peg_rows(size) + 1;
    rows = (guesses + in_row - 1) / in_row * pitch - 1;
  }
};

}  // namespace

void Finale::draw_guesses(Canvas& canvas, const BrokenCode& code, PegSigns signs) {
  constexpr int number_columns = 3;
  const int above = end(canvas) + 3;
  const int room = canvas.message_row() - above - 1;
  const int guesses = static_cast<int>(code.history->size());
  GuessesPlace place{canvas, guesses, code.holes, PegSize::disc};
  if (place.rows > room) place = {canvas, guesses, code.holes, PegSize::row};
  const int first_column = (canvas.columns() - place.in_row * place.width) / 2 + 1;
  const int first_row = above + (room - place.rows) / 2;
  for (int guess = 0; guess < guesses; ++guess) {
    const engine::breaking::Turn& turn = (*code.history)[static_cast<std::size_t>(guess)];
    const ansi::Position at{
        first_row + guess / place.in_row * place.pitch,
        first_column + guess % place.in_row * place.width};
    const ansi::Position pegs{at.row, at.column + number_columns};
    const int middle = middle_of_hole(pegs, 0, place.size).row;
    canvas.text(
        {middle, at.column}, fmt::format("{:2}", guess + 1), ansi::painted(Ink::wood_light)
    );
    draw_big_code(canvas, pegs, turn.guess, signs, place.size);
    const int marks = pegs.column + peg_pitch(place.size) * code.holes + 1;
    draw_big_marks(canvas, {middle, marks}, turn.marks, place.size);
  }
}

int Finale::end(const Canvas& canvas) {
  return shared::Ceremony::below(canvas).row + (canvas.is_large() ? large_box_rows : box_rows) + 1;
}

void Finale::draw_code(
    Canvas& canvas, ansi::Position at, int columns, const BrokenCode& code, PegSigns signs
) const {
  const int rows = canvas.is_large() ? large_box_rows : box_rows;
  draw_box(canvas, at, columns, rows, code.title, ansi::painted(Ink::wood_light));
  const int discs_row = at.row + depth_of_discs(canvas);
  const DiscsPlace place{at.column, columns, code.holes};
  // One after the other, as the word grows.
  const int shown = ceremony_.part_of(code.holes);
  for (int hole = 0; hole < code.holes; ++hole) {
    const ansi::Position peg{discs_row, place.first + hole * place.pitch};
    if (code.code && hole < shown) {
      draw_peg_of_code(canvas, peg, place.width, (*code.code)[hole], signs);
    } else {
      canvas.text({peg.row + 1, peg.column + place.width / 2}, "?", look::dim);
    }
  }
  const std::string guesses = count(code.guesses, "guess", "guesses");
  const std::string text = code.is_broken ? fmt::format("{} of {}", guesses, code.limit)
                                          : fmt::format("not broken in {}", guesses);
  const int row = at.row + rows - (canvas.is_large() ? 4 : 3);
  const int room = columns - 6 - static_cast<int>(text.size());
  const int bar = 2 * code.limit <= room ? 2 * code.limit : code.limit;
  const ansi::Position bar_at{row, at.column + 2 + (room - bar) / 2};
  draw_bar(canvas, bar_at, bar, code.guesses, code.limit, code.is_broken ? Ink::gold : Ink::ember);
  canvas.text({row, bar_at.column + bar + 2}, text, look::bright);
}

std::vector<KeyHelp> keys_of_finale(const std::vector<KeyHelp>& at_end) {
  std::vector<KeyHelp> keys{{"any key", "see board", "Any other key: the finished board."}};
  for (const KeyHelp& key : at_end) {
    if (key.keys.size() == 1) keys.push_back(key);
  }
  return keys;
}

}  // namespace codemaker::play::breaking
