/// The cheapest way to bring one row of a screen up to date.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/pen.hpp"
#include "ansi/terminal.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace codemaker::ansi {

/// One step along a row, from left to right.
struct Step {
  enum class Kind : std::uint8_t {
    jump,       ///< bring the cursor to `column`
    write,      ///< write the cell at `column`
    repeat,     ///< write the cell at `column` and repeat it to `count` cells
    erase,      ///< erase `count` cells from `column` on; the cursor stays
    erase_rest  ///< erase from `column` to the end of the row; the cursor stays
  };
  Kind kind = Kind::jump;
  int column = 0;
  int count = 1;
};

/// Steps after which a row that shows `shown` shows `wanted`, the fewest bytes together. Empty if
/// they look alike.
[[nodiscard]] std::vector<Step> plan_row(
    const Terminal& terminal, const Pen& pen, int row, std::span<const Cell> shown,
    std::span<const Cell> wanted
);

/// Takes a step: appends its bytes and moves the pen along.
void take_step(
    const Terminal& terminal, const Step& step, int row, std::span<const Cell> wanted, Pen& pen,
    std::string& bytes
);

}  // namespace codemaker::ansi
