/// What the library of PostgreSQL opens, and to which ports it connects.
#pragma once

#include "io/posix/confinement/landlock.hpp"

#include <string_view>

namespace codemaker::io {

/// Adds what a connection to the server of that URL needs: certificates and passwords that the URL,
/// the environment or the account's home directory name, what looks up a name, the server's port.
void add_server_of(std::string_view url, Reach& reach);

}  // namespace codemaker::io
