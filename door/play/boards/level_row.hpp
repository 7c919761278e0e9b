/// The levels of a computer's player, 1 to 10, to choose from.
#pragma once

#include "engine/records/board_record.hpp"
#include "play/drawing/canvas.hpp"

#include <optional>
#include <string_view>

namespace codemaker::play::boards {

/// That of casual games, where nothing else is chosen: kept for the call, and remembered by the
/// game's word.
template <const std::string_view& word>
struct LevelChoice {
  int level = 1;

  static constexpr std::string_view remembered_as = word;

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", level, 1, engine::records::strongest_level);
  }
};

/// Where they stand on full screens, and how wide they are.
inline constexpr ansi::Position levels_at{12, 15};
inline constexpr int levels_width = 50;

/// In a row of full screens, with a bar below; the cursor is on the one chosen.
void draw_levels(Canvas& canvas, int level, ansi::Ink ink);

/// The level that stands there; nullopt: none does.
[[nodiscard]] std::optional<int> level_at(ansi::Position at);

/// The same on small screens, where a digit is asked for; returns the row below.
[[nodiscard]] int draw_small_levels(Canvas& canvas, int level);

}  // namespace codemaker::play::boards
