#include "play/breaking/peg_look.hpp"

#include "play/drawing/shown.hpp"

#include <array>

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

}  // namespace

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
  } else {
    const PegLook& look = look_of(peg);
    const bool is_square =
        canvas.has_squares() && signs == PegSigns::colors && peg != engine::breaking::no_peg;
    canvas.text(at, is_square ? look.square : sign_of(peg, signs), look.attribute);
  }
}

void draw_empty_hole(Canvas& canvas, ansi::Position at) {
  canvas.text(at, ".", look::frame);
}

}  // namespace codemaker::play::breaking
