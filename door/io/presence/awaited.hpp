/// Something that others find out while a coroutine waits.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <optional>
#include <utility>

namespace codemaker::io::presence {

/// The value, once it has been told, and a timer that is over then, or when nobody told it in time.
template <typename Kind>
struct Awaited {
  Awaited(boost::asio::io_context& context, std::chrono::steady_clock::duration limit)
      : found{context, limit} {}

  void take(Kind told) {
    value = std::move(told);
    found.cancel();
  }

  std::optional<Kind> value;
  boost::asio::steady_timer found;
};

}  // namespace codemaker::io::presence
