/// What a caller's hold on their line is worth, when others want one.
#pragma once

#include <cstdint>

namespace codemaker::io {

enum class Claim : std::uint8_t {
  silent,  ///< has not sent a byte: terminals say something at once, floods of connections nothing
  nameless,  ///< has given no name, or by a link and pressed no key
  left,      ///< the page of a guest that was closed, or whose line was dropped: it may come back
  named
};

}  // namespace codemaker::io
