/// How bulletins are written for those who read them: boards, in whose menus they are shown, and
/// pages.
#pragma once

#include "ansi/art.hpp"
#include "engine/records/puzzle.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::bulletins {

/// A way to write text and colors down.
enum class Dialect : std::uint8_t {
  ansi,    ///< CP437 with ANSI sequences, SAUCE behind them
  ascii,   ///< letters of seven bits alone
  utf8,    ///< text without colors
  html,    ///< a page
  pipe,    ///< CP437 with |00 … |23, as Mystic, Talisman and Renegade have it
  ctrl_a,  ///< CP437 with the codes of Synchronet behind a Ctrl-A
};

/// What stands over a bulletin and in its SAUCE.
struct Heading {
  std::string title;
  std::string board;
  engine::records::Day day = 0;
};

/// The picture in a dialect: its rows as far as there is something on them, 79 columns at most. No
/// letter in it becomes a code of the board that shows it: an @ is an a there, and a bar a line.
[[nodiscard]] std::string written(
    const ansi::Art& picture, Dialect dialect, const Heading& heading
);

}  // namespace codemaker::bulletins
