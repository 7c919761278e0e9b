#include "io/serving/listener.hpp"

#include "io/posix/sockets.hpp"

#include <utility>

namespace codemaker::io::serving {
namespace {

using tcp = asio::ip::tcp;

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
      spare_{spare},
      welcome_{std::move(welcome)},
      acceptor_{
          context,
          protocol_of(socket.fd.get()),
          socket.fd.get(),
          {.come = [this](tcp::socket caller) { this->welcome(std::move(caller)); },
           .fail =
               [this](const boost::system::error_code& error) {
                 if (is_out_of_descriptors(error)) refuse_without_descriptor();
               }}} {
  static_cast<void>(socket.fd.release());
}

void Listener::welcome(tcp::socket socket) {
  boost::system::error_code gone;
  const auto peer = socket.remote_endpoint(gone);
  if (!gone) welcome_.accept(std::move(socket), {service_, peer.address()});
}

/// Those who wait are told that there is no room, by way of the spare descriptor.
void Listener::refuse_without_descriptor() {
  constexpr int at_once = 100;
  for (int i = 0; i < at_once; ++i) {
    Fd caller = spare_.accept_instead(acceptor_.socket().native_handle());
    if (!caller.is_open()) break;
    tcp::socket socket{context_};
    boost::system::error_code gone;
    socket.assign(acceptor_.socket().local_endpoint().protocol(), caller.get(), gone);
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
