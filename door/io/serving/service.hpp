/// What a server serves, and who comes for it.
#pragma once

#include <boost/asio/ip/address.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::io::serving {

namespace asio = boost::asio;

/// A way to call.
enum class Service : std::uint8_t { telnet, rlogin, web };

/// Its name, for the log and for who reads what listens: `telnet`.
[[nodiscard]] constexpr std::string_view name(Service service) {
  switch (service) {
  case Service::telnet:
    return "telnet";
  case Service::rlogin:
    return "rlogin";
  case Service::web:
    return "web";
  }
  return {};
}

/// A caller, before anything is known of them. Behind a trusted proxy this is the address that the
/// proxy states.
struct Caller {
  Service service = Service::telnet;
  asio::ip::address address;
  std::string browser = {};  ///< the seal of its cookie; empty: not known

  /// For the log: `telnet 127.0.0.1`.
  [[nodiscard]] std::string text() const {
    return std::string{name(service)} + " " + address.to_string();
  }
};

}  // namespace codemaker::io::serving
