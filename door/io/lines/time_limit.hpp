/// A time after which nobody waits at a socket any more.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <memory>

namespace codemaker::io {

/// Breaks off what a socket is waiting for, unless this ends before. The socket outlives it.
template <typename Socket>
class TimeLimit {
 public:
  TimeLimit(Socket& socket, std::chrono::steady_clock::duration limit)
      : socket_{std::make_shared<Socket*>(&socket)},
        timer_{socket.get_executor(), limit} {
    // When the time is over this may have ended, with the news still on their way.
    timer_.async_wait([weak = std::weak_ptr{socket_}](const boost::system::error_code& error) {
      const auto waits = weak.lock();
      boost::system::error_code ignored;
      if (!error && waits) (*waits)->cancel(ignored);
    });
  }

 private:
  std::shared_ptr<Socket*> socket_;
  boost::asio::steady_timer timer_;
};

}  // namespace codemaker::io
