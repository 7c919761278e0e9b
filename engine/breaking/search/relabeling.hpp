/// A renaming of colors and holes. Play is equally good under every renaming; choosing one by the
/// seed keeps a strong computer from playing the same game every time.
#pragma once

#include "engine/breaking/history.hpp"

#include <array>
#include <cstdint>

namespace codemaker::engine::breaking::search {

/// One renaming of a game, drawn by the seed.
class Relabeling {
 public:
  Relabeling(const Rules& rules, std::uint64_t seed);

  /// From the game as it is played to the one that the search sees, and `restore` the way back.
  [[nodiscard]] Code apply(const Code& code) const;
  [[nodiscard]] Code restore(const Code& code) const;
  [[nodiscard]] History apply(const History& history) const;

 private:
  Rules rules_;
  std::array<std::uint8_t, max_colors + 1> colors_{};  ///< new name by old; 0 stays 0
  std::array<std::uint8_t, max_holes> holes_{};        ///< new place by old
};

}  // namespace codemaker::engine::breaking::search
