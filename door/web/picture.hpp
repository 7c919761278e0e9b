/// A screen as HTML: the same cells in the same colors, without a terminal.
#pragma once

#include "ansi/frame.hpp"

#include <string>
#include <string_view>

namespace codemaker::web {

/// The first rows of a screen. `label` says what it shows, for who does not see it.
[[nodiscard]] std::string picture(const ansi::Frame& frame, int rows, std::string_view label);

}  // namespace codemaker::web
