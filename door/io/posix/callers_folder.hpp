/// The directory in the data directory in which each process with callers has a socket, named by
/// the number of the process. One that was killed leaves a name behind at which nobody answers.
#pragma once

#include "io/posix/fd.hpp"
#include "io/posix/folder.hpp"
#include "scores/disk.hpp"

#include <boost/asio/local/stream_protocol.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::io {

/// Its name in the data directory.
inline constexpr std::string_view callers_folder = "callers";

/// How the names of the files end in which a process tells who its callers are
/// (io/disk/people_file).
inline constexpr std::string_view people_suffix = ".here";

/// The address of a name of any length, by way of the open directory.
[[nodiscard]] boost::asio::local::stream_protocol::endpoint endpoint_in(
    const Folder& folder, std::string_view name
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
[[nodiscard]] Knock knock_at(const Folder& folder, const std::string& name, Fd& socket);

/// A socket of our own, listening under a name of its own, which goes with it.
class OwnSocket {
 public:
  [[nodiscard]] static scores::Result<std::unique_ptr<OwnSocket>> listen_in(
      const std::string& data_directory
  );
  OwnSocket(const OwnSocket&) = delete;
  OwnSocket& operator=(const OwnSocket&) = delete;
  ~OwnSocket();

  /// Hands the descriptor over: who takes it has to close it.
  [[nodiscard]] int release() { return socket_.release(); }

  /// True for who may change the data anyway: the account that we run as, root, and where the data
  /// directory is its group's to write, those of that group.
  [[nodiscard]] bool trusts(int peer) const;

 private:
  OwnSocket(Folder folder, std::string name, Fd socket, std::optional<std::int64_t> group)
      : folder_{std::move(folder)},
        name_{std::move(name)},
        socket_{std::move(socket)},
        group_{group} {}

  Folder folder_;
  std::string name_;
  Fd socket_;
  std::optional<std::int64_t> group_;  ///< that may ask, too
};

/// The account at the other end; -1 if that is not known.
[[nodiscard]] std::int64_t account_of_peer(int socket);

}  // namespace codemaker::io
