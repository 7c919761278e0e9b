/// Where callers come from, as far as they are told apart: an IPv4 address, or the 64 bits of an
/// IPv6 one that a provider gives to one customer. Around it are networks that one hand may have
/// whole: a /24 of IPv4, a /56 and a /48 of IPv6.
#pragma once

#include <boost/asio/ip/address.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace codemaker::io::serving {

namespace asio = boost::asio;

/// One caller's network, or one around it. An IPv4 address written as an IPv6 one is the same
/// network.
class Network {
 public:
  explicit Network(const asio::ip::address& address);

  /// From the network itself outwards.
  enum class Ring : std::uint8_t { itself, near, far };
  static constexpr std::array rings{Ring::itself, Ring::near, Ring::far};

  /// The network around this one; nullopt: IPv4 has none that is near.
  [[nodiscard]] std::optional<Network> around(Ring ring) const;

  /// `192.0.2.7`, `192.0.2.0/24` or `2001:db8:1:2::/64`.
  [[nodiscard]] std::string text() const;

  friend auto operator<=>(const Network&, const Network&) = default;

 private:
  std::array<std::uint8_t, 8> bytes_{};
  std::uint8_t size_ = 0;  ///< how many of the bytes count
  bool is_v6_ = false;
};

}  // namespace codemaker::io::serving
