/// A caller who has nothing but a mouse.
#pragma once

#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string_view>

namespace codemaker::tests {

/// A hand on a mouse, on the menu; nothing moves.
struct Mouse : Typist {
  Mouse() {
    click("Enter play");
    click("Options");
    while (!sees("at once"))
      click("Move speed");
    click("Enter done");
  }

  /// Where nothing stands, until these words are seen.
  void click_on_to(std::string_view words) {
    constexpr int most = 12;
    for (int i = 0; i < most && !sees(words); ++i) {
      const char* const way = sees("Enter save")   ? "Enter save"
                              : sees("Enter menu") ? "Enter menu"
                              : sees("Q menu")     ? "Q menu"
                              : sees("Back ")      ? "Back "
                                                   : nullptr;
      way == nullptr ? click({21, 39}) : click(way);
    }
    INFO(screen());
    CHECK(sees(words));
  }
};

}  // namespace codemaker::tests
