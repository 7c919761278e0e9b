/// The marbles that are being sown, as a caller sees them.
#pragma once

#include "play/egg_carton/carton_art.hpp"
#include "support/egg_carton_games.hpp"

#include <optional>
#include <string>

namespace codemaker::tests {

/// The marbles in the hand: told on small screens, on full ones drawn where it drops them.
inline std::optional<int> hand_on_screen(const Typist& caller) {
  const ansi::Frame frame = caller.session().frame();
  if (caller.session().presentation() == play::Presentation::small) {
    constexpr int status_row = 13;
    const std::string text = frame.text(status_row);
    const auto label = text.find("In hand:");
    if (label == std::string::npos) return std::nullopt;
    return std::stoi(text.substr(label + 8));
  }
  for (egg_carton::Station station = 0; station < egg_carton::station_count; ++station) {
    const ansi::Position at = play::egg_carton::Carton{}.hand(station);
    if (frame.at(at).glyph == u'[') return number_at(frame, {at.row, at.column + 1});
  }
  return std::nullopt;
}

}  // namespace codemaker::tests
