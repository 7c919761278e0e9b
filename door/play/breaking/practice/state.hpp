/// All that a practice level is at a moment.
#pragma once

#include "engine/breaking/history.hpp"
#include "play/breaking/round/round.hpp"
#include "play/scenes/scene.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::practice {

enum class Phase : std::uint8_t {
  choosing,  ///< a level
  drawing,   ///< the code is being drawn
  breaking,
  over
};

/// What leaving an unbroken code leads to.
enum class Exit : std::uint8_t { menu, levels };

inline constexpr int levels = 8;

/// 12 … 5.
[[nodiscard]] constexpr int guesses_of(int level) {
  return 13 - level;
}

inline constexpr engine::breaking::Rules rules{.holes = 4, .colors = 6};

/// How the caller likes it.
struct Choices {
  int level = 1;            ///< the one played last, or the next one to play
  bool has_shapes = false;  ///< pegs are shapes, not letters

  static constexpr std::string_view remembered_as = "practice";

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", level, 1, levels);
    fields("shapes", has_shapes);
  }
};

struct State {
  Phase phase = Phase::choosing;
  int level = 1;
  bool has_shapes = false;
  bool is_guided = false;  ///< the guided game: 12 guesses as in level 1, and somebody explains
  std::vector<std::string> lesson = {};  ///< what is said beside it
  Round round{.typing = {.signs = PegSigns::letters}};
  Exit exit = Exit::menu;

  /// What the row is filled for.
  [[nodiscard]] RowUse row_use() const {
    return phase == Phase::breaking ? RowUse::guess : RowUse::none;
  }

  [[nodiscard]] bool is_won() const { return round.is_broken(); }
};

}  // namespace codemaker::play::breaking::practice
