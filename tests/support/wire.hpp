/// What a caller's screen costs on the line.
#pragma once

#include "play/session/screen.hpp"
#include "support/typist.hpp"

#include <cstddef>

namespace codemaker::tests {

/// Bytes that go to a caller, counted from the screen at which it is made.
class Wire {
 public:
  explicit Wire(Typist& caller) : caller_{caller} { static_cast<void>(sent()); }

  /// Since it was asked last.
  [[nodiscard]] std::size_t sent() {
    return screen_.update(caller_.session(), ansi::Echo::ours).size();
  }

 private:
  Typist& caller_;
  play::Screen screen_;
};

}  // namespace codemaker::tests
