#include "play/breaking/scoring_view.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/pairing.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using ansi::Position;
using engine::breaking::Code;
using engine::breaking::Pair;

/// Where the lines of a hole run. Where two near misses would share a column they leave the code at
/// the left side of the peg and reach the guess at the right one.
struct Lanes {
  int hole_width;  ///< "(1) ", or a peg with air around it
  int peg_rows;
  int peg_columns;
  int peg_lane;  ///< offsets within the hole: of the peg, and of the lines
  int code_lane;
  int hit_lane;
  int guess_lane;
  int most_wide_turns;  ///< of so many near misses each has two rows
  std::string_view hit_line = "█";

  [[nodiscard]] constexpr int peg(int hole) const { return hole_width * hole + peg_lane; }

  [[nodiscard]] constexpr int code(int hole) const { return hole_width * hole + code_lane; }

  [[nodiscard]] constexpr int hit(int hole) const { return hole_width * hole + hit_lane; }

  [[nodiscard]] constexpr int guess(int hole) const { return hole_width * hole + guess_lane; }
};

constexpr Lanes small_lanes{4, 1, 3, 0, 0, 1, 2, 0, "│"};
constexpr Lanes full_lanes{10, 1, big_peg_width, 3, 3, 4, 5, 5};
constexpr Lanes tile_lanes{6, disc_rows, 5, 0, 1, 2, 3, 2};
constexpr Lanes disc_lanes{10, disc_rows, 7, 1, 3, 4, 5, 1};
constexpr Lanes strip_lanes{16, large_strip_rows, 12, 0, 4, 5, 7, 5, "██"};

const Lanes& lanes_of(const Canvas& canvas, ScoringLook look) {
  switch (look) {
  case ScoringLook::row:
    return canvas.is_lean() ? small_lanes : full_lanes;
  case ScoringLook::discs:
    return canvas.has_tiles() ? tile_lanes : disc_lanes;
  case ScoringLook::large:
    break;
  }
  return strip_lanes;
}

void draw_pegs(
    Canvas& canvas, Position at, const Lanes& lanes, const engine::breaking::Code& code,
    PegSigns signs
) {
  for (int hole = 0; hole < code.size(); ++hole) {
    const Position place{at.row, at.column + lanes.peg(hole)};
    if (lanes.peg_rows > disc_rows) {
      draw_large_peg(canvas, place, code[hole], signs);
      continue;
    }
    if (lanes.peg_rows > 1) {
      draw_disc(canvas, place, lanes.peg_columns, code[hole], signs);
      continue;
    }
    if (!canvas.is_lean()) {
      draw_big_peg(canvas, place, code[hole], signs);
      continue;
    }
    draw_peg(canvas, {at.row, at.column + lanes.hit(hole)}, code[hole], signs);
    if (canvas.noted() != nullptr) continue;
    canvas.text(place, "(", look::frame);
    canvas.text({at.row, at.column + lanes.guess(hole)}, ")", look::frame);
  }
}

void draw_column(
    Canvas& canvas, Position from, int to_row, std::string_view line, ansi::Attribute look
) {
  for (int row = from.row; row <= to_row; ++row)
    canvas.text({row, from.column}, line, look);
}

std::vector<Pair> misses_among(const std::vector<Pair>& pairs) {
  std::vector<Pair> misses;
  std::ranges::copy_if(pairs, std::back_inserter(misses), [](const Pair& pair) {
    return !pair.is_hit();
  });
  return misses;
}

/// In the hole one near miss comes down from the code beside another that goes down to the guess.
bool is_shared(const std::vector<Pair>& misses, int hole) {
  const auto from = std::ranges::find(misses, hole, &Pair::code_hole);
  const auto to = std::ranges::find(misses, hole, &Pair::guess_hole);
  return from != misses.end() && to != misses.end() && from >= to;
}

/// From one near miss to the next.
int turn_rows(const Lanes& lanes, int misses) {
  return misses <= lanes.most_wide_turns ? 2 : 1;
}

/// Between the code and the guess.
int rows_of_links(const Lanes& lanes, int misses) {
  return turn_rows(lanes, misses) * std::max(misses, 1);
}

/// As a sentence begins with it: a digit, or the name of its color.
std::string named(engine::breaking::Peg peg, PegSigns signs) {
  if (signs == PegSigns::digits) return peg_name(peg, signs);
  const std::string name{look_of(peg).name};
  return ansi::upper_case(name.substr(0, 1)) + name.substr(1);
}

}  // namespace

ScoringSize scoring_size(
    const Canvas& canvas, const engine::breaking::Code& code, const engine::breaking::Code& guess,
    ScoringLook look
) {
  const Lanes& lanes = lanes_of(canvas, look);
  const int misses =
      static_cast<int>(misses_among(engine::breaking::pair_pegs(code, guess)).size());
  return {
      2 * lanes.peg_rows + rows_of_links(lanes, misses),
      lanes.peg(code.size() - 1) + lanes.peg_columns};
}

int draw_scoring(
    Canvas& canvas, Position at, const engine::breaking::Code& code,
    const engine::breaking::Code& guess, PegSigns signs, ScoringLook look
) {
  const auto pairs = engine::breaking::pair_pegs(code, guess);
  const auto misses = misses_among(pairs);
  const Lanes& lanes = lanes_of(canvas, look);
  const int miss_count = static_cast<int>(misses.size());
  const int first = at.row + lanes.peg_rows;
  const int last = first + rows_of_links(lanes, miss_count) - 1;
  const int below = last + lanes.peg_rows + 1;
  const auto color = [&](const engine::breaking::Pair& pair) {
    return signs == PegSigns::digits ? look::plain : wire_look(guess[pair.guess_hole]);
  };
  const auto turn_of = [&](std::size_t miss) {
    return first + turn_rows(lanes, miss_count) * static_cast<int>(miss);
  };
  const auto goes_straight = [&](const Pair& pair) {
    return !is_shared(misses, pair.code_hole) && !is_shared(misses, pair.guess_hole);
  };
  const auto code_lane = [&](const Pair& pair) {
    return goes_straight(pair) ? lanes.hit(pair.code_hole) : lanes.code(pair.code_hole);
  };
  const auto guess_lane = [&](const Pair& pair) {
    return goes_straight(pair) ? lanes.hit(pair.guess_hole) : lanes.guess(pair.guess_hole);
  };
  draw_pegs(canvas, at, lanes, code, signs);
  // On a page, whose letters are of different widths, the words alone say it.
  if (canvas.noted() != nullptr) {
    draw_pegs(canvas, {last + 1, at.column}, lanes, guess, signs);
    return below;
  }
  // Each near miss goes sideways on a row of its own, and those that cross it stand over it.
  for (std::size_t i = 0; i < misses.size(); ++i) {
    const auto [from, to] = std::minmax({code_lane(misses[i]), guess_lane(misses[i])});
    for (int column = from + 1; column < to; ++column)
      canvas.text({turn_of(i), at.column + column}, "─", color(misses[i]));
  }
  for (std::size_t i = 0; i < misses.size(); ++i) {
    const engine::breaking::Pair& pair = misses[i];
    const Position code_end{first, at.column + code_lane(pair)};
    const Position turn{turn_of(i), at.column + guess_lane(pair)};
    draw_column(canvas, code_end, turn.row, "│", color(pair));
    draw_column(canvas, turn, last, "│", color(pair));
    const bool goes_right = turn.column > code_end.column;
    canvas.text({turn.row, code_end.column}, goes_right ? "└" : "┘", color(pair));
    canvas.text(turn, goes_right ? "┐" : "┌", color(pair));
  }
  for (const engine::breaking::Pair& pair : pairs) {
    if (!pair.is_hit()) continue;
    const Position top{first, at.column + lanes.hit(pair.code_hole)};
    draw_column(canvas, top, last, lanes.hit_line, color(pair));
  }
  draw_pegs(canvas, {last + 1, at.column}, lanes, guess, signs);
  return below;
}

std::vector<std::string> scoring_words(
    const engine::breaking::Code& code, const engine::breaking::Code& guess, PegSigns signs
) {
  std::vector<std::string> words;
  for (const engine::breaking::Pair& pair : engine::breaking::pair_pegs(code, guess)) {
    const std::string peg = named(guess[pair.guess_hole], signs);
    words.push_back(
        pair.is_hit()
            ? fmt::format("{} in hole {} is exact.", peg, pair.code_hole + 1)
            : fmt::format(
                  "{} in hole {} belongs in hole {}.", peg, pair.guess_hole + 1, pair.code_hole + 1
              )
    );
  }
  if (words.empty()) words.emplace_back("None of its pegs is in the code.");
  return words;
}

}  // namespace codemaker::play::breaking
