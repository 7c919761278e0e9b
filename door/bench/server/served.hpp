/// `codemaker serve` run by ourselves, to be called by many.
#pragma once

#include "bench/child.hpp"
#include "bench/rehearsal.hpp"
#include "bench/server/load_line.hpp"
#include "io/posix/fd.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <optional>

namespace codemaker::bench {

/// The child process, which listens on a port of this machine's own network, and on no other.
class Served {
 public:
  using Endpoint = boost::asio::ip::tcp::endpoint;

  /// On which it says where it listens.
  struct Pipe {
    io::Fd from;
    io::Fd to;
  };

  /// Starts it with room for so many callers. Throws std::runtime_error if it does not begin to
  /// listen, and std::system_error if it cannot be started.
  explicit Served(int callers, CallsBy by = CallsBy::telnet);

  /// How it is called.
  [[nodiscard]] CallsBy by() const { return by_; }

  [[nodiscard]] const Endpoint& endpoint() const { return endpoint_; }

  [[nodiscard]] long resident_kib() const { return child_.resident_kib(); }

  /// Seconds of the processor since it began.
  [[nodiscard]] double processor_seconds() const;

  /// How many files it has open; nullopt where this account may not look.
  [[nodiscard]] std::optional<long> descriptors() const;

 private:
  CallsBy by_;
  Board board_;
  Pipe said_;
  Child child_;
  Endpoint endpoint_;
};

}  // namespace codemaker::bench
