#include "io/serving/listener.hpp"

#include "io/posix/sockets.hpp"
#include "io/secrets/token.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <exception>
#include <utility>

namespace codemaker::io::serving {
namespace {

using tcp = asio::ip::tcp;

/// Before the next attempt to accept a caller when one has failed.
constexpr std::chrono::milliseconds breath{100};

bool is_out_of_descriptors(const boost::system::error_code& error) {
  namespace errc = boost::system::errc;
  return error == errc::too_many_files_open || error == errc::too_many_files_open_in_system;
}

}  // namespace

Listener::Listener(
    asio::io_context& context, ListeningSocket socket, SpareDescriptor& spare, Welcome welcome
)
    : context_{context},
      service_{socket.service},
      acceptor_{context, protocol_of(socket.fd.get()), socket.fd.get()},
      spare_{spare},
      welcome_{std::move(welcome)} {
  static_cast<void>(socket.fd.release());
}

void Listener::start() {
  if (is_accepting() || is_closed_) return;
  asio::co_spawn(
      context_, accept_callers(accepting_.begin()),
      [this](const std::exception_ptr& failure) {
        if (failure && !is_closed_) std::rethrow_exception(failure);
      }
  );
}

void Listener::close() {
  is_closed_ = true;
  boost::system::error_code ignored;
  acceptor_.close(ignored);
}

asio::awaitable<void> Listener::accept_callers(Life::Lease /*lease*/) {
  asio::steady_timer pause{context_};
  while (!is_closed_) {
    auto accepted = co_await acceptor_.async_accept(token);
    auto& [error, socket] = accepted;
    if (error) {
      if (is_out_of_descriptors(error)) refuse_without_descriptor();
      pause.expires_after(breath);
      co_await pause.async_wait(token);
      continue;
    }
    boost::system::error_code gone;
    const auto peer = socket.remote_endpoint(gone);
    const Caller from{service_, peer.address()};
    if (!gone) welcome_.accept(std::move(socket), from);
  }
}

/// Those who wait are told that there is no room, by way of the spare descriptor.
void Listener::refuse_without_descriptor() {
  constexpr int at_once = 100;
  for (int i = 0; i < at_once; ++i) {
    Fd caller = spare_.accept_instead(acceptor_.native_handle());
    if (!caller.is_open()) break;
    tcp::socket socket{context_};
    boost::system::error_code gone;
    socket.assign(acceptor_.local_endpoint().protocol(), caller.get(), gone);
    if (gone) continue;
    static_cast<void>(caller.release());
    const auto peer = socket.remote_endpoint(gone);
    if (!gone) welcome_.refuse(socket, {service_, peer.address()});
    socket.close(gone);
    spare_.refill();
  }
  spare_.refill();
}

}  // namespace codemaker::io::serving
