/// The key that a caller by OpenSSH came with.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// The fingerprint of the first public key in what sshd says of a log-in (`ExposeAuthInfo`, the
/// file that SSH_USER_AUTH names), as `ssh-keygen -l` prints it: `SHA256:` and 43 letters. nullopt
/// for who came without one.
[[nodiscard]] std::optional<std::string> fingerprint_of_caller(std::string_view log_in);

}  // namespace codemaker::io
