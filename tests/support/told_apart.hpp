/// Looks that must not be taken for each other where colors are not seen.
#pragma once

#include "ansi/text.hpp"
#include "play/drawing/canvas.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace codemaker::tests {

using Drawing = std::function<void(play::Canvas&)>;
/// Looks that must not be taken for each other, by what they mean.
using Looks = std::map<std::string, Drawing>;

inline constexpr ansi::Position middle{10, 30};

/// The characters that a terminal of this set shows, without their colors.
inline std::string characters(
    const Drawing& draw, ansi::Charset charset, play::Presentation presentation
) {
  ansi::Terminal terminal;
  terminal.charset = charset;
  play::Canvas canvas{terminal, presentation, play::Choices{}};
  draw(canvas);
  const ansi::Frame frame = std::move(canvas).take();
  std::string shown;
  for (int row = 0; row < frame.rows(); ++row) {
    for (const ansi::Cell& cell : frame.row(row))
      ansi::append_glyph(shown, cell.glyph, charset);
  }
  return shown;
}

inline void check_apart(
    const Looks& looks, play::Presentation presentation = play::Presentation::full
) {
  for (const ansi::Charset charset :
       {ansi::Charset::cp437, ansi::Charset::utf8, ansi::Charset::ascii}) {
    std::map<std::string, std::string> seen;
    for (const auto& [meaning, draw] : looks) {
      const auto [like, is_new] = seen.emplace(characters(draw, charset, presentation), meaning);
      INFO(meaning << " looks like " << like->second << ", charset " << static_cast<int>(charset));
      CHECK(is_new);
    }
  }
}

}  // namespace codemaker::tests
