/// Secrets that boards share with the server, as a hash that holds its salt. They are long and made
/// up for this, so a quick hash will do.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::io {

/// A new one each time: the salt is drawn.
[[nodiscard]] std::string hash_of_shared(std::string_view secret);

/// Takes as long for a guess that is nearly right as for one that is not. False for a hash that is
/// none, too.
[[nodiscard]] bool is_shared(std::string_view secret, std::string_view hash);

}  // namespace codemaker::io
