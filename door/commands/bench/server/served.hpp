/// `codemaker serve` run by ourselves, to be called by many.
#pragma once

#include "commands/bench/rehearsal.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <optional>
#include <sys/types.h>

namespace codemaker::commands {

/// The child process, which listens on a port of this machine's own network, and on no other.
class Served {
 public:
  using Endpoint = boost::asio::ip::tcp::endpoint;

  /// Starts it with room for so many callers. Throws std::runtime_error if it does not begin to
  /// listen, and std::system_error if it cannot be started.
  explicit Served(int callers);
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;
  /// Ends it.
  ~Served();

  [[nodiscard]] const Endpoint& endpoint() const { return endpoint_; }

  /// Resident memory in KiB, from /proc.
  [[nodiscard]] long resident_kib() const;

  /// Seconds of the processor since it began.
  [[nodiscard]] double processor_seconds() const;

  /// How many files it has open; nullopt where this account may not look.
  [[nodiscard]] std::optional<long> descriptors() const;

 private:
  ScratchDirectory directory_;
  pid_t child_ = -1;
  Endpoint endpoint_;
};

}  // namespace codemaker::commands
