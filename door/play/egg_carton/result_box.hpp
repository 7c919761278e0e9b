/// What a game counts for, and what it came to, below the big word of a result (full screens only).
#pragma once

#include "engine/egg_carton/rules.hpp"
#include "play/drawing/canvas.hpp"
#include "play/egg_carton/carton_art.hpp"

#include <span>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton {

/// What is counted, and what it came to.
struct ResultRow {
  std::string_view name;
  std::string value;
};

/// What a game counts for and by which relay rule, above the board of a full screen.
void draw_terms(
    Canvas& canvas, std::string_view what_counts, engine::egg_carton::RelayRule relay_rule
);

/// Where the last board stands below a result, from that row on, as high as there is room.
[[nodiscard]] Carton last_carton(const Canvas& canvas, int top);

/// Two rows in a frame of cardboard, and below them the last board.
void draw_result_box(
    Canvas& canvas, std::string_view title, std::span<const ResultRow> rows,
    const engine::egg_carton::Position& board
);

}  // namespace codemaker::play::egg_carton
