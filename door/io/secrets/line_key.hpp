/// The key that games are sealed with in the database while they go on.
#pragma once

#include "records/target.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace codemaker::io {

enum class KeyUse : std::uint8_t {
  existing,  ///< nothing is made
  may_make   ///< a missing file is made
};

/// By the key of a file, with the secretbox of libsodium (XSalsa20-Poly1305). Where the file is
/// missing or holds no key, nothing is closed or opened, and each time it is said why.
[[nodiscard]] std::shared_ptr<const scores::records::LineSafe> line_safe(
    const std::string& path, KeyUse use
);

}  // namespace codemaker::io
