/// Calls as most tests have them.
#pragma once

#include "play/call/call.hpp"

#include <string>

namespace codemaker::tests {

/// The call of a caller with this name from the board "bbs", on a usual screen.
inline play::Call call_of(const std::string& handle) {
  play::Call call;
  call.player = {"bbs", "", handle};
  call.wall_clock = 1'795'176'000;
  call.seed = 7;
  return call;
}

/// Ada's call, who wants this presentation.
inline play::Call call_in(play::Presentation presentation) {
  play::Call call = call_of("Ada");
  call.wanted = presentation;
  return call;
}

/// A call on small screens of forty columns and 24 rows, whose boards are tiles where there are
/// more than sixteen colors.
inline play::Call on_forty_columns(ansi::Depth depth) {
  play::Call call = call_in(play::Presentation::small);
  call.terminal.columns = 40;
  call.terminal.rows = 24;
  call.terminal.depth = depth;
  return call;
}

/// The same call on a terminal of 132 columns and 50 rows.
inline play::Call on_large(play::Call call) {
  call.terminal.columns = 132;
  call.terminal.rows = 50;
  return call;
}

}  // namespace codemaker::tests
