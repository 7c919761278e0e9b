/// How large a board is drawn, in each of the games on boards.
#pragma once

#include <cstdint>

namespace codemaker::ansi {

struct Terminal;

}  // namespace codemaker::ansi

namespace codemaker::play {

class Canvas;
struct Choices;
enum class Presentation : std::uint8_t;

enum class BoardSize : std::uint8_t {
  letters,  ///< and numbers, on small screens
  tiles,    ///< of color, on small screens that have room and colors for them
  full,
  large
};

[[nodiscard]] BoardSize size_of_board(const Canvas& canvas);
/// As on the canvas of such a caller; `is_large`: of a screen that fills a large terminal.
[[nodiscard]] BoardSize size_of_board(
    const ansi::Terminal& terminal, Presentation presentation, const Choices& choices, bool is_large
);

}  // namespace codemaker::play
