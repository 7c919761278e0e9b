/// Sockets that listen, before anybody waits at them.
#pragma once

#include "io/posix/fd.hpp"
#include "io/serving/service.hpp"
#include "scores/disk.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <string_view>

namespace codemaker::io::serving {

/// A socket on which a service listens.
struct ListeningSocket {
  Service service = Service::telnet;
  Fd fd;
  std::string address;  ///< with the port that the system gave, where any would do
};

/// `127.0.0.1:2323`, `[::1]:2323`. Names are not looked up.
[[nodiscard]] scores::Result<asio::ip::tcp::endpoint> parse_endpoint(std::string_view text);

/// An endpoint as `parse_endpoint` reads it.
[[nodiscard]] std::string text(const asio::ip::tcp::endpoint& endpoint);

/// Listens at an address and port. An IPv6 address takes IPv6 callers alone, so that both kinds can
/// have the same port.
[[nodiscard]] scores::Result<ListeningSocket> listen_at(Service service, std::string_view address);

}  // namespace codemaker::io::serving
