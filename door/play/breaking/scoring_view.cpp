#include "play/breaking/scoring_view.hpp"

#include "engine/breaking/pairing.hpp"
#include "play/breaking/board.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using ansi::Position;
using engine::breaking::Code;
using engine::breaking::Pair;

constexpr int hole_width = 4;  ///< "(1) "

/// Near misses leave the code at the left parenthesis of a peg and reach the guess at the right
/// one, so no two of them share a column.
constexpr int hit_column(int hole) {
  return hole_width * hole + 1;
}

constexpr int code_column(int hole) {
  return hole_width * hole;
}

constexpr int guess_column(int hole) {
  return hole_width * hole + 2;
}

void draw_pegs(Canvas& canvas, Position at, const engine::breaking::Code& code, PegSigns signs) {
  for (int hole = 0; hole < code.size(); ++hole) {
    canvas.text({at.row, at.column + code_column(hole)}, "(", look::frame);
    canvas.peg({at.row, at.column + hit_column(hole)}, code[hole], signs);
    canvas.text({at.row, at.column + guess_column(hole)}, ")", look::frame);
  }
}

void draw_column(
    Canvas& canvas, Position from, int to_row, std::string_view line, ansi::Attribute look
) {
  for (int row = from.row; row <= to_row; ++row)
    canvas.text({row, from.column}, line, look);
}

}  // namespace

int draw_scoring(
    Canvas& canvas, Position at, const engine::breaking::Code& code,
    const engine::breaking::Code& guess, PegSigns signs
) {
  const auto pairs = engine::breaking::pair_pegs(code, guess);
  std::vector<engine::breaking::Pair> misses;
  std::ranges::copy_if(pairs, std::back_inserter(misses), [](const engine::breaking::Pair& pair) {
    return !pair.is_hit();
  });
  const int first = at.row + 1;
  const int last = first + std::max(static_cast<int>(misses.size()), 1) - 1;
  const auto color = [&](const engine::breaking::Pair& pair) {
    return signs == PegSigns::digits ? look::plain : look_of(guess[pair.guess_hole]).attribute;
  };
  draw_pegs(canvas, at, code, signs);
  // Each near miss goes sideways on a row of its own. Its dashes stand in the odd columns, so that
  // the near misses that cross it, all in even ones, fill its gaps.
  for (std::size_t i = 0; i < misses.size(); ++i) {
    const auto [from, to] =
        std::minmax({code_column(misses[i].code_hole), guess_column(misses[i].guess_hole)});
    for (int column = from + 1; column < to; column += 2)
      canvas.text({first + static_cast<int>(i), at.column + column}, "-", color(misses[i]));
  }
  for (std::size_t i = 0; i < misses.size(); ++i) {
    const engine::breaking::Pair& pair = misses[i];
    const int turn = first + static_cast<int>(i);
    draw_column(canvas, {first, at.column + code_column(pair.code_hole)}, turn, ":", color(pair));
    draw_column(canvas, {turn, at.column + guess_column(pair.guess_hole)}, last, ":", color(pair));
  }
  for (const engine::breaking::Pair& pair : pairs) {
    if (!pair.is_hit()) continue;
    draw_column(canvas, {first, at.column + hit_column(pair.code_hole)}, last, "│", color(pair));
  }
  draw_pegs(canvas, {last + 1, at.column}, guess, signs);
  return last + 2;
}

std::vector<std::string> scoring_words(
    const engine::breaking::Code& code, const engine::breaking::Code& guess, PegSigns signs
) {
  std::vector<std::string> words;
  for (const engine::breaking::Pair& pair : engine::breaking::pair_pegs(code, guess)) {
    const std::string peg = peg_name(guess[pair.guess_hole], signs);
    words.push_back(
        pair.is_hit()
            ? fmt::format("{} in hole {} is exact.", peg, pair.code_hole + 1)
            : fmt::format(
                  "{} in hole {} belongs in hole {}.", peg, pair.guess_hole + 1, pair.code_hole + 1
              )
    );
  }
  if (words.empty()) words.emplace_back("None of its pegs is in your code.");
  return words;
}

}  // namespace codemaker::play::breaking
