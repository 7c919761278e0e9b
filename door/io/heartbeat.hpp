/// A second passes.
#pragma once

#include "io/line.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <functional>
#include <utility>

namespace codemaker::io {

/// Calls `beat` once a second on the context, as long as it lives.
class Heartbeat {
 public:
  Heartbeat(asio::io_context& context, std::function<void()> beat)
      : timer_{context},
        beat_{std::move(beat)} {
    arm();
  }

 private:
  void arm() {
    timer_.expires_after(std::chrono::seconds{1});
    timer_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      arm();
      beat_();
    });
  }

  asio::steady_timer timer_;
  std::function<void()> beat_;
};

}  // namespace codemaker::io
