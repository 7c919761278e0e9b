#include "pictures/looks.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::tests {
namespace {

/// One of the 256 from 16 on: a cube of colors, then greys.
Rgb rgb_of_index(int index) {
  if (index >= 232) return 0x010101U * static_cast<Rgb>(8 + 10 * (index - 232));
  const auto level = [&](int weight) {
    const int step = (index - 16) / weight % 6;
    return static_cast<Rgb>(step == 0 ? 0 : 55 + 40 * step);
  };
  return (level(36) << 16U) | (level(6) << 8U) | level(1);
}

Rgb rgb_of_ink(ansi::Ink ink, ansi::Depth depth) {
  const ansi::Shade& shade = ansi::shade_of(ink);
  return depth == ansi::Depth::indexed ? rgb_of_index(shade.index) : shade.color_code;
}

/// A dark yellow was brown on these cards, a bright one yellow.
Rgb rgb_of_color(ansi::Color color, bool is_bright) {
  static constexpr std::array<Rgb, 8> dark{0x000000, 0xAA0000, 0x00AA00, 0xAA5500,
                                           0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA};
  static constexpr std::array<Rgb, 8> bright{0x555555, 0xFF5555, 0x55FF55, 0xFFFF55,
                                             0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF};
  return (is_bright ? bright : dark).at(static_cast<std::size_t>(color));
}

std::string color_text(ansi::Color color, ansi::Ink ink, ansi::Depth depth) {
  if (ink == ansi::Ink::none) return fmt::format("{}", static_cast<int>(color));
  return fmt::format("{:06x}", rgb_of_ink(ink, depth));
}

}  // namespace

Colors colors_of(const ansi::Attribute& attribute, ansi::Depth depth) {
  const ansi::Attribute shown = ansi::in_depth(attribute, depth);
  const auto color = [&](ansi::Color plain, bool is_bright, ansi::Ink ink) {
    return ink == ansi::Ink::none ? rgb_of_color(plain, is_bright) : rgb_of_ink(ink, depth);
  };
  return {
      color(shown.foreground, shown.bold, shown.front), color(shown.background, false, shown.back)};
}

std::string look_of_cell(const ansi::Cell& cell, ansi::Depth depth) {
  const ansi::Attribute shown = ansi::in_depth(cell.attribute, depth);
  const std::string front = color_text(shown.foreground, shown.front, depth);
  const std::string back = color_text(shown.background, shown.back, depth);
  const bool is_blank = cell.glyph == u' ';
  return fmt::format("{}{}/{}", is_blank ? "" : front, !is_blank && shown.bold ? "*" : "", back);
}

}  // namespace codemaker::tests
