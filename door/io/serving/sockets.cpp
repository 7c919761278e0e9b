#include "io/serving/sockets.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io::serving {

using scores::Fault;
using scores::Result;
using tcp = asio::ip::tcp;

Result<tcp::endpoint> parse_endpoint(std::string_view text) {
  constexpr unsigned max_port = 65535;
  const auto colon = text.rfind(':');
  const auto refuse = [&] {
    return Fault::because(fmt::format(
        "\"{}\" is no ADDRESS:PORT, such as 127.0.0.1:2323; names are not looked up", text
    ));
  };
  if (colon == std::string_view::npos) return refuse();
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const std::string_view digits = text.substr(colon + 1);
  unsigned port = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9' || port > max_port) return refuse();
    port = port * 10 + static_cast<unsigned>(digit - '0');
  }
  boost::system::error_code error;
  const auto address = asio::ip::make_address(std::string{host}, error);
  if (error || digits.empty() || port > max_port) return refuse();
  return tcp::endpoint{address, static_cast<unsigned short>(port)};
}

std::string text(const tcp::endpoint& endpoint) {
  const std::string address = endpoint.address().to_string();
  const bool is_v6 = endpoint.address().is_v6();
  return is_v6 ? fmt::format("[{}]:{}", address, endpoint.port())
               : fmt::format("{}:{}", address, endpoint.port());
}

Result<ListeningSocket> listen_at(Service service, std::string_view address) {
  const auto endpoint = parse_endpoint(address);
  if (!endpoint) return endpoint.error();
  asio::io_context nobody_waits;
  tcp::acceptor acceptor{nobody_waits};
  boost::system::error_code error;
  acceptor.open(endpoint->protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address{true}, error);
  if (!error && endpoint->address().is_v6()) acceptor.set_option(asio::ip::v6_only{true}, error);
  if (!error) acceptor.bind(*endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) {
    return Fault::because(
        fmt::format("cannot listen for {} on {}: {}", name(service), address, error.message())
    );
  }
  std::string heard = text(acceptor.local_endpoint(error));
  return ListeningSocket{service, Fd{acceptor.release()}, std::move(heard)};
}

}  // namespace codemaker::io::serving
