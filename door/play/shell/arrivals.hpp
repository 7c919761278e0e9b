/// Who has come since the caller looked last.
#pragma once

#include "play/events/people.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace codemaker::play::shell {

/// Kept for the call: who was here when it was last looked.
class Arrivals {
 public:
  /// Who has come since the last look, in words: "Karl is here now: Masterix."; of several the
  /// last one, and how many more. Empty: nobody, or it is the first look.
  [[nodiscard]] std::string take(const event::People& people);

 private:
  std::optional<std::int64_t> looked_;  ///< seconds since 1970, UTC
};

}  // namespace codemaker::play::shell
