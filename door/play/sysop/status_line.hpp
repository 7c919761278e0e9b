/// The row below a screen at which the sysop sits: who plays, and who else is here.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/events/from_sysop.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

namespace codemaker::play::sysop {

/// Below the 24 rows that a screen has at most.
inline constexpr int least_rows_with_status = Canvas::full_rows + 1;

struct StatusLine {
  std::string name;
  std::string board;
  std::optional<std::chrono::seconds> time_left;
  event::OthersHere others;
};

/// What stands in it, cut to the columns.
[[nodiscard]] std::string text_of_status(const StatusLine& status, std::size_t columns);

void draw_status_line(Canvas& canvas, int row, const StatusLine& status);

}  // namespace codemaker::play::sysop
