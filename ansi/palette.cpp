#include "ansi/palette.hpp"

#include <array>

namespace codemaker::ansi {
namespace {

using enum Color;

/// In the order of the inks.
constexpr std::array<Shade, static_cast<std::size_t>(Ink::last) + 1> shades{{
    {white, false, 7, 0xAAAAAA},      // none
    {blue, false, 19, 0x16308C},      // bar
    {white, true, 255, 0xFFFFFE},     // bar_name
    {white, false, 153, 0xB4C8F0},    // bar_text
    {white, false, 250, 0xBEBEBE},    // key_cap
    {black, false, 233, 0x121212},    // key_text
    {black, false, 16, 0x0A0A0A},     // dark_text
    {white, false, 231, 0xFFFFFF},    // pale_text
    {yellow, false, 179, 0xD29650},   // wood_light
    {yellow, false, 136, 0xA86A2E},   // wood
    {yellow, false, 94, 0x7A4A1E},    // wood_dark
    {black, true, 236, 0x3A2412},     // wood_shadow
    {black, false, 234, 0x1C1208},    // hollow
    {red, false, 203, 0xF06450},      // peg_red_light
    {red, false, 160, 0xCD2D23},      // peg_red
    {red, false, 88, 0x8C1914},       // peg_red_dark
    {white, false, 230, 0xFFFFF0},    // peg_white_light
    {white, false, 253, 0xDCDCD2},    // peg_white
    {white, false, 247, 0xA0A09B},    // peg_white_dark
    {blue, false, 69, 0x5A8CFF},      // peg_blue_light
    {blue, false, 26, 0x2850D2},      // peg_blue
    {blue, false, 18, 0x19328C},      // peg_blue_dark
    {green, false, 77, 0x5AD25F},     // peg_green_light
    {green, false, 34, 0x1E9B37},     // peg_green
    {green, false, 22, 0x125F23},     // peg_green_dark
    {yellow, false, 228, 0xFFEB78},   // peg_yellow_light
    {yellow, false, 220, 0xF0C81E},   // peg_yellow
    {yellow, false, 172, 0xB98C0F},   // peg_yellow_dark
    {white, false, 243, 0x787878},    // peg_black_light
    {black, false, 235, 0x282828},    // peg_black
    {white, false, 240, 0x505050},    // peg_black_dark
    {magenta, false, 207, 0xF06EDC},  // peg_magenta_light
    {magenta, false, 163, 0xBE2DAA},  // peg_magenta
    {magenta, false, 90, 0x7D1973},   // peg_magenta_dark
    {cyan, false, 87, 0x6EEBF0},      // peg_cyan_light
    {cyan, false, 44, 0x23AFB9},      // peg_cyan
    {cyan, false, 30, 0x14737D},      // peg_cyan_dark
    {white, true, 229, 0xFFFAC8},     // gold_glint
    {yellow, true, 227, 0xFFE664},    // gold_light
    {yellow, true, 214, 0xFFB428},    // gold
    {yellow, false, 166, 0xC86E14},   // gold_dark
    {red, false, 130, 0x823C0F},      // gold_shadow
    {white, true, 254, 0xF0F0FA},     // silver_light
    {white, false, 249, 0xB9B9C8},    // silver
    {black, true, 242, 0x6E6E7D},     // silver_dark
    {yellow, false, 137, 0xBE783C},   // bronze
    {yellow, true, 215, 0xFFAA5A},    // ember_light
    {red, true, 196, 0xF53C1E},       // ember
    {red, false, 124, 0xA01E14},      // ember_dark
    {black, true, 238, 0x46414B},     // ash
    {cyan, true, 159, 0xB4F0FF},      // sky_light
    {cyan, false, 39, 0x32AAE6},      // sky
    {blue, false, 25, 0x1E5FAA},      // sky_dark
    {white, false, 187, 0xDCD2B4},    // card_light
    {yellow, false, 144, 0xB4A078},   // card
    {yellow, false, 101, 0x8C785A},   // card_dark
    {black, false, 237, 0x46372D},    // card_shadow
    {white, false, 246, 0x8E96A6},    // steel
    {black, true, 239, 0x4A5060},     // steel_dark
    {black, false, 232, 0x0E1118},    // field
    {blue, true, 75, 0x78B4FF},       // blue_lit
    {red, true, 210, 0xFF8C78},       // red_lit
    {white, false, 222, 0xFFE9A8},    // flash
}};

}  // namespace

std::string_view name(Depth depth) {
  switch (depth) {
  case Depth::sixteen:
    return "16";
  case Depth::indexed:
    return "256";
  case Depth::direct:
    return "24-bit";
  }
  return {};
}

const Shade& shade_of(Ink ink) {
  return shades.at(static_cast<std::size_t>(ink));
}

}  // namespace codemaker::ansi
