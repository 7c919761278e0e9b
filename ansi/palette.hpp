/// The colors screens are painted in, each by name. A terminal shows as much of a color as it can:
/// one of its sixteen, one of 256, or the color itself. What stands in was chosen by eye.
#pragma once

#include <cstdint>
#include <string_view>

namespace codemaker::ansi {

/// The eight colors every terminal has, in the order of SGR.
enum class Color : std::uint8_t { black, red, green, yellow, blue, magenta, cyan, white };

/// How many colors a terminal is known to show.
enum class Depth : std::uint8_t {
  sixteen,  ///< eight, and the bright ones in front
  indexed,  ///< 256
  direct    ///< any red, green and blue
};

/// "16", "256", "24-bit".
[[nodiscard]] std::string_view name(Depth depth);

/// A color of our own.
enum class Ink : std::uint8_t {
  none,  ///< the terminal's own eight colors
  // The page.
  bar,        ///< behind the first row
  bar_name,   ///< the game's name there
  bar_text,   ///< what else stands there
  key_cap,    ///< behind the names of keys
  key_text,   ///< on them
  dark_text,  ///< on anything light
  pale_text,  ///< on anything dark
  // Wood, from where light falls to where none does.
  wood_light,
  wood,
  wood_dark,
  wood_shadow,
  hollow,  ///< the ground of holes, slots and squares
  // Pegs, each in the light, as it is, and in its own shade.
  peg_red_light,
  peg_red,
  peg_red_dark,
  peg_white_light,
  peg_white,
  peg_white_dark,
  peg_blue_light,
  peg_blue,
  peg_blue_dark,
  peg_green_light,
  peg_green,
  peg_green_dark,
  peg_yellow_light,
  peg_yellow,
  peg_yellow_dark,
  peg_black_light,
  peg_black,
  peg_black_dark,
  peg_magenta_light,
  peg_magenta,
  peg_magenta_dark,
  peg_cyan_light,
  peg_cyan,
  peg_cyan_dark,
  // Metal of letters and medals, from top to bottom.
  gold_glint,
  gold_light,
  gold,
  gold_dark,
  gold_shadow,
  silver_light,
  silver,
  silver_dark,
  bronze,
  // A loss, from top to bottom.
  ember_light,
  ember,
  ember_dark,
  ash,
  // Water and sky: ties, farewells, Masterix.
  sky_light,
  sky,
  sky_dark,
  // Cardboard of the carton.
  card_light,
  card,
  card_dark,
  card_shadow,
  // The board of Masterix: its rim of steel, its ground, and units that shine.
  steel,
  steel_dark,
  field,
  blue_lit,
  red_lit,
  flash,  ///< behind what has just been won
  last = flash
};

/// What an ink is on each kind of terminal.
struct Shade {
  Color color;               ///< of the eight
  bool is_bright;            ///< in front; behind, the plain color stands in
  std::uint8_t index;        ///< of the 256; unlike any other ink's
  std::uint32_t color_code;  ///< 0xRRGGBB; unlike any other ink's
};

/// The shade of an ink; that of `none` is plain white.
[[nodiscard]] const Shade& shade_of(Ink ink);

}  // namespace codemaker::ansi
