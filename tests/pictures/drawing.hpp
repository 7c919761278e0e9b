/// How a caller's screen becomes a picture.
#pragma once

#include "support/typist.hpp"

#include <fmt/format.h>
#include <fstream>
#include <string>

namespace codemaker::tests {

inline int sgr(ansi::Color color) {
  return static_cast<int>(color);
}

/// The frame as ANSI art: every row from its start, colors spelled out where they change.
inline std::string to_ansi_art(const ansi::Frame& frame) {
  std::string art;
  ansi::Attribute attribute;
  for (int row = 0; row < frame.rows(); ++row) {
    for (const ansi::Cell& cell : frame.row(row).first(79)) {
      if (cell.attribute != attribute) {
        attribute = cell.attribute;
        art += fmt::format(
            "\x1b[0;{}{};{}m", attribute.bold ? "1;" : "", 30 + sgr(attribute.foreground),
            40 + sgr(attribute.background)
        );
      }
      ansi::append_glyph(art, cell.glyph, ansi::Charset::cp437);
    }
    art += "\r\n";
  }
  return art;
}

/// Writes down what the caller sees.
inline void draw(const Typist& caller, const std::string& directory, const std::string& name) {
  std::ofstream{directory + "/" + name + ".ans", std::ios::binary}
      << to_ansi_art(caller.session().frame());
}

inline play::Call call_of_ada() {
  play::Call call = call_of("Ada");
  call.time_left = std::chrono::minutes{42};
  call.idle_limit = std::chrono::hours{1};
  return call;
}

/// The screens of a match of code breaking (match.cpp).
void draw_match(const std::string& directory);

}  // namespace codemaker::tests
