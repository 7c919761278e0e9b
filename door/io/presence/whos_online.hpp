/// Looks now and then who else is here, for the status line of a sysop who plays.
#pragma once

#include "io/presence/present.hpp"
#include "play/events/from_sysop.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace codemaker::io::presence {

/// Of all callers those that are not in this process, and who of them pages.
[[nodiscard]] play::event::OthersHere others_of(
    const std::vector<Present>& callers, const std::string& own_process
);

/// Asks every few seconds, on a thread of its own, and tells on the context's.
class WhosOnline {
 public:
  using Told = std::function<void(const play::event::OthersHere&)>;

  WhosOnline(boost::asio::io_context& context, std::string data_directory, Told told);
  WhosOnline(const WhosOnline&) = delete;
  WhosOnline& operator=(const WhosOnline&) = delete;
  ~WhosOnline();

 private:
  void look();
  void wait();

  boost::asio::io_context& context_;
  std::string data_directory_;
  Told told_;
  boost::asio::steady_timer pause_;
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io::presence
