/// Seals: what is shown before a game so that nobody can have changed it when it is over.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::io {

/// SHA-256 as 64 lower-case hexadecimal digits, as `sha256sum` prints it. What of a game is sealed
/// says engine/records/seal.hpp.
[[nodiscard]] std::string seal(std::string_view text);

}  // namespace codemaker::io
