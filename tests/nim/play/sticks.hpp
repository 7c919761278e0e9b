/// The sticks of Nim: matches that stand in rows, on full and small screens.
#pragma once

#include "engine/nim/record.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/canvas.hpp"

#include <optional>

namespace codemaker::play::nim {

/// A match is red above and wood below; so are the big letters.
inline constexpr Metal matchwood{
    ansi::Ink::peg_red_light, ansi::Ink::peg_red,  ansi::Ink::wood_light, ansi::Ink::wood_light,
    ansi::Ink::wood_light,    ansi::Ink::wood,     ansi::Ink::wood,       ansi::Ink::wood,
    ansi::Ink::wood_dark,     ansi::Ink::wood_dark};

/// A row of matches: those that stand there, and behind them where others stood.
struct Heap {
  int sticks = 0;
  int chosen = 0;  ///< of the sticks, the last ones, which would be taken now
  int taken = 0;   ///< behind them, by the last move
  int gone = 0;    ///< behind those, before that
  int rows = 1;    ///< of a match; 1 on small screens
};

void draw_heap(Canvas& canvas, ansi::Position at, const Heap& heap);

/// What is to be seen of the heaps of a table.
struct View {
  engine::nim::records::Table table;
  std::optional<engine::nim::Move> last;    ///< that was made
  std::optional<engine::nim::Move> chosen;  ///< that would be made
};

/// All heaps with their letters and numbers, in a frame on full screens.
void draw_heaps(Canvas& canvas, const View& view);

/// What taking at a place of the screen means: the stick there and all behind it.
[[nodiscard]] std::optional<engine::nim::Move> move_at(
    ansi::Position at, const engine::nim::records::Table& table, bool is_lean
);

/// "A 3, B 5, C 7".
[[nodiscard]] std::string text_of(const engine::nim::Heaps& heaps);

}  // namespace codemaker::play::nim
