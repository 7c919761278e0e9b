#include "play/breaking/peg_look.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/drawing/shown.hpp"

#include <array>
#include <string_view>

namespace codemaker::play::breaking {
namespace {

using ansi::Color;

constexpr std::array<PegLook, 9> peg_looks{{
    {"no peg", look::plain},
    {"red", {.foreground = Color::red, .bold = true}},
    {"white", {.foreground = Color::white, .bold = true}},
    {"blue", {.foreground = Color::blue, .bold = true}},
    {"green", {.foreground = Color::green, .bold = true}},
    {"yellow", {.foreground = Color::yellow, .bold = true}},
    {"black", look::plain, "\u2592"},
    {"magenta", {.foreground = Color::magenta, .bold = true}},
    {"cyan", {.foreground = Color::cyan, .bold = true}},
}};

// Suits and their like. In CP437 those are bytes that terminals take for controls (the byte of a
// club makes PuTTY type its name), so there it is what stands above 7F.
constexpr std::array<std::string_view, 9> suits{"", "♥", "♦", "♣", "♠", "☼", "•", "▲", "♪"};
constexpr std::array<std::string_view, 9> shapes_of_cp437{"",  "■", "░", "≡", "▌",
                                                          "±", "Ω", "φ", "∞"};
constexpr std::string_view shapes_of_ascii = " #%=&+@$~";

std::string_view shape_on(const Canvas& canvas, engine::breaking::Peg peg) {
  if (canvas.is_ascii()) return shapes_of_ascii.substr(peg, 1);
  return canvas.is_utf8() ? suits.at(peg) : shapes_of_cp437.at(peg);
}

}  // namespace

bool has_shapes(const Canvas& canvas, PegSigns signs) {
  const bool may = signs == PegSigns::colors || signs == PegSigns::letters;
  return signs == PegSigns::shapes || (may && canvas.has_shapes());
}

std::string_view sign_on(const Canvas& canvas, engine::breaking::Peg peg, PegSigns signs) {
  const bool has_look = peg != engine::breaking::no_peg && peg < peg_looks.size();
  if (has_look && has_shapes(canvas, signs)) return shape_on(canvas, peg);
  const bool is_bare = has_look && canvas.has_squares() && signs == PegSigns::colors;
  return is_bare ? std::string_view{" "} : sign_of(peg, signs);
}

const PegLook& look_of(engine::breaking::Peg peg) {
  return peg_looks.at(peg);
}

std::string noted_sign(engine::breaking::Peg peg) {
  return std::string{sign_of(peg)};
}

void draw_peg(Canvas& canvas, ansi::Position at, engine::breaking::Peg peg, PegSigns signs) {
  const bool is_colored = signs != PegSigns::digits && signs != PegSigns::ascii;
  if (Shown* const shown = canvas.noted(); shown != nullptr && is_colored) shown->put_peg(at, peg);
  if (signs == PegSigns::digits || signs == PegSigns::ascii || peg >= peg_looks.size()) {
    canvas.text(at, sign_of(peg, signs), look::bright);
  } else if (canvas.has_tiles() && peg != engine::breaking::no_peg) {
    draw_half_peg(canvas, at, peg, signs);
  } else {
    const PegLook& look = look_of(peg);
    const bool is_square =
        canvas.has_squares() && signs == PegSigns::colors && peg != engine::breaking::no_peg;
    canvas.text(at, is_square ? look.square : sign_on(canvas, peg, signs), look.attribute);
  }
}

void draw_empty_hole(Canvas& canvas, ansi::Position at, ansi::Attribute look) {
  canvas.text(at, ".", look);
}

}  // namespace codemaker::play::breaking
