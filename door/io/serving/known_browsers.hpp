/// Browsers in which a name's owner gave its password: their addresses change, so that each call
/// may come from a new one.
#pragma once

#include "io/serving/recent.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <utility>

namespace codemaker::io::serving {

/// Known by the seal of their cookie, as long as the server runs. Time is an input.
class KnownBrowsers {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  static constexpr std::size_t most_known = 16384;
  /// A stolen cookie guesses no faster than a stranger.
  static constexpr int at_once = 3;
  static constexpr std::chrono::seconds between{8};

  void was_right(const std::string& name, const std::string& browser) {
    if (!browser.empty()) known_.of({name, browser}, {}) = {};
  }

  /// True if a guess at the name waits for nobody; it is counted.
  [[nodiscard]] bool lets_in(const std::string& name, const std::string& browser, Instant now) {
    Instant* const next = browser.empty() ? nullptr : known_.find({name, browser});
    if (next == nullptr || now < *next - (at_once - 1) * between) return false;
    *next = std::max(*next, now) + between;
    return true;
  }

 private:
  Recent<std::pair<std::string, std::string>, Instant> known_{most_known};  ///< when it has rested
};

}  // namespace codemaker::io::serving
