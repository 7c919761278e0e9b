/// Sockets that systemd has opened for us (sd_listen_fds(3)): they listen already, and callers wait
/// at them while the program starts.
#pragma once

#include "io/serving/sockets.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace codemaker::io::serving {

/// The services of so many sockets by their names, which stand between colons: `telnet:rlogin`.
[[nodiscard]] scores::Result<std::vector<Service>> services_named(
    std::string_view names, std::size_t count
);

/// Takes them over, once. None, if the environment is not meant for this process; a fault if one of
/// them is not what it is said to be.
[[nodiscard]] scores::Result<std::vector<ListeningSocket>> inherited_sockets();

}  // namespace codemaker::io::serving
