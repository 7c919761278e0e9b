#include "io/serving/network.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::io::serving {

Network::Network(const asio::ip::address& address) {
  const bool is_mapped = address.is_v6() && address.to_v6().is_v4_mapped();
  is_v6_ = address.is_v6() && !is_mapped;
  if (is_v6_) {
    const auto whole = address.to_v6().to_bytes();
    size_ = std::uint8_t{8};
    std::copy_n(whole.begin(), bytes_.size(), bytes_.begin());
    return;
  }
  const auto v4 =
      is_mapped ? asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()) : address.to_v4();
  const auto whole = v4.to_bytes();
  size_ = std::uint8_t{4};
  std::copy_n(whole.begin(), whole.size(), bytes_.begin());
}

std::optional<Network> Network::around(Ring ring) const {
  if (ring == Ring::itself) return *this;
  if (ring == Ring::near && !is_v6_) return std::nullopt;
  const int v6_size = ring == Ring::near ? 7 : 6;
  Network wider = *this;
  wider.size_ = static_cast<std::uint8_t>(is_v6_ ? v6_size : 3);
  std::fill(wider.bytes_.begin() + wider.size_, wider.bytes_.end(), std::uint8_t{0});
  return wider;
}

std::string Network::text() const {
  const int bits = 8 * size_;
  if (is_v6_) {
    asio::ip::address_v6::bytes_type whole{};
    std::copy_n(bytes_.begin(), bytes_.size(), whole.begin());
    return fmt::format("{}/{}", asio::ip::make_address_v6(whole).to_string(), bits);
  }
  asio::ip::address_v4::bytes_type whole{};
  std::copy_n(bytes_.begin(), whole.size(), whole.begin());
  const std::string text = asio::ip::make_address_v4(whole).to_string();
  return size_ == whole.size() ? text : fmt::format("{}/{}", text, bits);
}

}  // namespace codemaker::io::serving
