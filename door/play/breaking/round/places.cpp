#include "play/breaking/round/places.hpp"

namespace codemaker::play::breaking {

ansi::Position SmallPlaces::color(engine::breaking::Peg peg) const {
  const int index = peg == engine::breaking::no_peg ? colors : peg - 1;
  return {palette.row, palette.column + color_pitch * index};
}

std::optional<engine::breaking::Peg> SmallPlaces::color_at(ansi::Position at) const {
  for (int color = has_no_peg ? engine::breaking::no_peg : 1; color <= colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    const ansi::Position first = this->color(peg);
    const bool is_hit =
        at.row == first.row && at.column >= first.column && at.column < first.column + color_width;
    if (is_hit) return peg;
  }
  return std::nullopt;
}

std::optional<int> SmallPlaces::hole_at(ansi::Position first, ansi::Position at) const {
  const int hole = (at.column - first.column + 1) / 2;
  const bool is_hit = at.row == first.row && at.column >= first.column - 1 && hole < holes;
  return is_hit ? std::optional{hole} : std::nullopt;
}

SmallPlaces small_places(const engine::breaking::Rules& rules, RowUse row) {
  SmallPlaces places{.holes = rules.holes, .colors = rules.colors};
  if (row == RowUse::code) places.code.row = made_code_place.row;
  places.marks_column = places.guesses.column + 2 * rules.holes + 1;
  return places;
}

std::optional<engine::breaking::Peg> RoundPlaces::color_at(ansi::Position at, bool is_lean) const {
  return is_lean ? small.color_at(at) : palette.peg_at(at);
}

std::optional<int> RoundPlaces::hole_at(int made, ansi::Position at, bool is_lean) const {
  const bool is_code = row == RowUse::code;
  return is_lean ? small.hole_at(is_code ? small.code : small.pegs(made), at)
                 : guesses.hole_at(is_code ? code : guesses.pegs(made), at);
}

std::optional<int> RoundPlaces::guess_at(int made, ansi::Position at, bool is_lean) const {
  if (row != RowUse::guess) return std::nullopt;
  const bool is_left_of_marks = at.column < small.marks_column;
  const std::optional<int> guess =
      is_lean ? (is_left_of_marks ? std::optional{at.row - small.guesses.row} : std::nullopt)
              : guesses.guess_at(at);
  const bool is_made = guess && *guess >= 0 && *guess < made;
  return is_made ? guess : std::nullopt;
}

}  // namespace codemaker::play::breaking
