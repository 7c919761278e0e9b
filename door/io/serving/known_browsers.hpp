/// Browsers in which a name's owner gave its password: their addresses change, so that each call
/// may come from a new one.
#pragma once

#include "io/serving/guess_pace.hpp"
#include "io/serving/recent.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::serving {

/// Known by the seal of their cookie. Time is an input.
class KnownBrowsers {
 public:
  using Instant = GuessPace::Instant;
  /// A name, and the seal.
  using Known = std::pair<std::string, std::string>;

  static constexpr std::size_t most_known = 16384;

  void was_right(const std::string& name, const std::string& browser) {
    if (!browser.empty()) known_.of({name, browser}, {}) = {};
  }

  /// So many, those of which was heard last first.
  [[nodiscard]] std::vector<Known> known(std::size_t most) const {
    std::vector<Known> all;
    known_.each([&](const Known& each, const GuessPace& /*pace*/) {
      if (all.size() < most) all.push_back(each);
    });
    return all;
  }

  /// True if a guess at the name waits for nobody; it is counted. A stolen cookie guesses no faster
  /// than a stranger.
  [[nodiscard]] bool lets_in(const std::string& name, const std::string& browser, Instant now) {
    GuessPace* const pace = browser.empty() ? nullptr : known_.find({name, browser});
    if (pace == nullptr || now < pace->next()) return false;
    pace->take(now);
    return true;
  }

 private:
  Recent<Known, GuessPace> known_{most_known};
};

}  // namespace codemaker::io::serving
