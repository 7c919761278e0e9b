/// Where callers come from, as far as they are told apart: an IPv4 address, or the 64 bits of an
/// IPv6 one that a provider gives to one customer.
#pragma once

#include <boost/asio/ip/address.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <string>

namespace codemaker::io::serving {

namespace asio = boost::asio;

/// One caller's network. An IPv4 address written as an IPv6 one is the same network.
class Network {
 public:
  explicit Network(const asio::ip::address& address);

  /// `192.0.2.7` or `2001:db8:1:2::/64`.
  [[nodiscard]] std::string text() const;

  friend auto operator<=>(const Network&, const Network&) = default;

 private:
  std::array<std::uint8_t, 8> bytes_{};
  bool is_v6_ = false;
};

}  // namespace codemaker::io::serving
