/// Two threads beside the one that owns the sessions: the scribe does disk work in order, the
/// thinker computes moves. Answers come back on the thread that asked.
#pragma once

#include "io/line.hpp"
#include "io/log.hpp"
#include "io/posix_disk.hpp"
#include "play/event.hpp"
#include "play/thinking.hpp"

#include <boost/asio/thread_pool.hpp>

#include <functional>
#include <stop_token>

namespace codemaker::io {

class Workers {
 public:
  Workers(asio::io_context& context, PosixDisk& disk, Log& log);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  /// Waits for the work in hand; what has not begun is dropped.
  ~Workers();

  using Then = std::function<void(const play::Answer&)>;

  void file_score(const scores::Slip& slip, std::chrono::milliseconds patience, Then then);
  void read_tables(Then then);
  void think(const play::effect::Think& think, std::stop_token stop, Then then);

 private:
  using Job = std::function<play::Answer()>;
  void run(asio::thread_pool& worker, Job job, Then then);

  asio::io_context& context_;
  PosixDisk& disk_;
  Log& log_;
  play::Mind mind_;  ///< the thinker's alone
  asio::thread_pool scribe_{1};
  asio::thread_pool thinker_{1};
};

}  // namespace codemaker::io
