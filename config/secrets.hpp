/// Settings that are kept beside the data, where calls can read them.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::config {

/// The same settings without the password of a database, and without the boards that come by a
/// secret; a file that is no TOML gives nothing. Without its secret such a board would be let in by
/// its address alone.
[[nodiscard]] std::string without_secrets(std::string_view text);

}  // namespace codemaker::config
