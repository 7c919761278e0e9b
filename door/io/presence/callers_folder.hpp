/// The directory in the data directory in which each process with callers has a socket, named by
/// the number of the process. One that was killed leaves a name behind at which nobody answers.
#pragma once

#include "io/disk/folder.hpp"
#include "io/fd.hpp"
#include "scores/disk.hpp"

#include <boost/asio/local/stream_protocol.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::io::presence {

/// Its name in the data directory.
inline constexpr std::string_view callers_folder = "callers";

/// The address of a name of any length, by way of the open directory.
[[nodiscard]] boost::asio::local::stream_protocol::endpoint endpoint_in(
    const disk::Folder& folder, std::string_view name
);

/// What became of knocking at a socket.
enum class Knock : std::uint8_t {
  heard,
  gone,     ///< the process has ended
  foreign,  ///< it belongs to another account
  busy      ///< nobody answers there for now
};

/// Connects with the socket of that name, without waiting. What a process left that has ended is
/// taken away.
[[nodiscard]] Knock knock_at(const disk::Folder& folder, const std::string& name, Fd& socket);

/// A socket of our own in the folder, listening under a name of our own, which is told.
struct OwnSocket {
  Fd socket;
  std::string name;
};

[[nodiscard]] scores::Result<OwnSocket> listen_in(const disk::Folder& folder);

/// True for the account that we run as, and for root.
[[nodiscard]] bool is_peer_trusted(int socket);

/// The account at the other end; -1 if that is not known.
[[nodiscard]] std::int64_t account_of_peer(int socket);

}  // namespace codemaker::io::presence
