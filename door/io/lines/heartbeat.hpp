/// A second passes.
#pragma once

#include "io/lines/line.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <functional>
#include <utility>

namespace codemaker::io {

/// Calls `beat` once a second on the context, or as often as it is told, as long as it lives.
class Heartbeat {
 public:
  Heartbeat(
      asio::io_context& context, std::function<void()> beat,
      std::chrono::milliseconds pause = std::chrono::seconds{1}
  )
      : timer_{context},
        beat_{std::move(beat)},
        pause_{pause} {
    arm();
  }

 private:
  void arm() {
    timer_.expires_after(pause_);
    timer_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      arm();
      beat_();
    });
  }

  asio::steady_timer timer_;
  std::function<void()> beat_;
  std::chrono::milliseconds pause_;
};

}  // namespace codemaker::io
