/// One core's share of the callers: a context, and those who live on it from their first byte to
/// their last.
#pragma once

#include "io/calls/connection.hpp"
#include "io/lines/heartbeat.hpp"

#include <boost/asio/io_context.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace codemaker::io::serving {

namespace asio = boost::asio;

/// Its callers are used on the thread that runs its context, and nowhere else.
class Core {
 public:
  Core();

  [[nodiscard]] asio::io_context& context() { return context_; }

  /// How many callers have been given to it and have not ended yet: for the thread that gives them.
  int load = 0;

  /// From any thread: the caller, made for this context and used by nobody yet, begins.
  void begin(const std::shared_ptr<Connection>& caller);

  /// On its own thread: the caller's call is over.
  void forget(const std::shared_ptr<Connection>& caller) { callers_.erase(caller); }

  /// From any thread: everybody is told these words and hung up.
  void hang_up_all(const std::string& last_words);

  /// Runs until the context is stopped, whatever fails; why is told.
  void run(const std::function<void(const std::string& reason)>& tell_fault);

  /// On its own thread: works on what each of its callers can tell.
  void each(const std::function<void(Connection&)>& look);

 private:
  void tick_some();

  asio::io_context context_{1};
  std::set<std::shared_ptr<Connection>> callers_;
  std::vector<std::weak_ptr<Connection>> round_;  ///< who was here when the second began
  std::size_t step_ = 0;                          ///< of the second
  Heartbeat heartbeat_;
};

}  // namespace codemaker::io::serving
