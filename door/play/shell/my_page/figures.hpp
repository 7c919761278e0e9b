/// Figures of a caller's page: numbers below one another, and how games are spread over bars.
#pragma once

#include "ansi/palette.hpp"
#include "play/drawing/canvas.hpp"
#include "play/events/kept_games.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

/// "4.62": how many guesses a code takes; empty: none was broken.
[[nodiscard]] std::string mean_guesses_text(const GameFigures& figures);

/// "0.71": how many of them the best ones would have spared, of codes that were reviewed.
[[nodiscard]] std::string lost_guesses_text(const GameFigures& figures);

inline constexpr std::size_t most_bars = 10;  ///< the last one is that many or more

/// What stands as bars: guesses of codes broken, else ranked runs by level.
[[nodiscard]] std::vector<std::int64_t> bars_of(const GameFigures& figures);

/// "Codes broken in", "Runs ended in level".
[[nodiscard]] std::string_view title_of_bars(const GameFigures& figures);

/// "7", "10+"; `bar` counts from 0.
[[nodiscard]] std::string label_of_bar(std::size_t bar);

/// A figure with what it is of.
struct Figure {
  std::string_view label;
  std::int64_t number = 0;
  std::string note = {};
};

/// Figures that stand below one another, their units in one column.
class FigureColumn {
 public:
  FigureColumn(Canvas& canvas, ansi::Position at, bool is_dim = false, bool is_large = false)
      : canvas_{canvas},
        at_{at},
        is_dim_{is_dim},
        is_large_{is_large} {}

  void add(std::string_view label, std::string_view value, std::string_view note = {});
  void add(const Figure& figure);

  /// As a share of `whole`; nothing where there are none.
  void add_part(const Figure& figure, std::int64_t whole, ansi::Ink ink);

  /// A row of air.
  void skip() { ++at_.row; }

 private:
  Canvas& canvas_;
  ansi::Position at_;
  bool is_dim_;
  bool is_large_;  ///< longer bars, with air between them
};

}  // namespace codemaker::play::shell
