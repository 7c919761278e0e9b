/// What a socket is, and sending to one that may be gone.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <optional>
#include <string_view>

namespace codemaker::io {

/// True if the descriptor is an open socket.
[[nodiscard]] bool is_socket(int fd);

/// True if the descriptor is a socket that somebody is connected to.
[[nodiscard]] bool is_connected(int fd);

/// The protocol of a TCP socket.
[[nodiscard]] boost::asio::ip::tcp protocol_of(int socket);

/// Where a TCP socket listens; nullopt if it is none that does.
[[nodiscard]] std::optional<boost::asio::ip::tcp::endpoint> listening_endpoint(int fd);

/// No program that we start has it.
void close_for_children(int fd);

/// Sends what the system takes at once; false if that is not all.
bool send_at_once(int socket, std::string_view bytes);

/// As `send_at_once`, but waits where the system has no room, unless the socket itself does not.
bool send_all(int socket, std::string_view bytes);

}  // namespace codemaker::io
