/// A caller who has called for the sysop, while nobody has come yet.
#pragma once

#include <cstdint>
#include <string>

namespace codemaker::play {

struct Paged {
  std::int64_t when = 0;  ///< seconds since 1970, UTC
  std::string reason;
};

}  // namespace codemaker::play
