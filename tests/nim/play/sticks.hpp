/// The sticks of Nim: matches that stand in rows, on full and small screens.
#pragma once

#include "engine/nim/record.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/canvas.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::nim {

/// A match is red above and wood below; so are the big letters.
inline constexpr Metal matchwood{
    ansi::Ink::peg_red_light, ansi::Ink::peg_red,  ansi::Ink::wood_light, ansi::Ink::wood_light,
    ansi::Ink::wood_light,    ansi::Ink::wood,     ansi::Ink::wood,       ansi::Ink::wood,
    ansi::Ink::wood_dark,     ansi::Ink::wood_dark};

/// How far one stands from the next.
[[nodiscard]] constexpr int pitch(bool is_lean) {
  return is_lean ? 4 : 5;
}

/// A row of them, each so high; strokes on small screens.
void draw_sticks(Canvas& canvas, ansi::Position at, int sticks, int rows);

/// All heaps of a table with their letters and numbers, in a frame on full screens; the move that
/// was made last, and the one that would be made now.
void draw_heaps(
    Canvas& canvas, const engine::nim::records::Table& table, std::optional<engine::nim::Move> last,
    std::optional<engine::nim::Move> chosen
);

/// What taking at a place of the screen means: the stick there and all behind it.
[[nodiscard]] std::optional<engine::nim::Move> move_at(
    ansi::Position at, const engine::nim::records::Table& table, bool is_lean
);

/// Names and what they came to.
using Facts = std::vector<std::pair<std::string_view, std::string>>;

/// What both have taken, and more, one below the other.
void draw_facts(
    Canvas& canvas, ansi::Position at, const engine::nim::records::Table& table, const Facts& more
);

/// "A 3, B 5, C 7".
[[nodiscard]] std::string text_of(const engine::nim::Heaps& heaps);

}  // namespace codemaker::play::nim
