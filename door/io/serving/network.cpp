#include "io/serving/network.hpp"

#include <algorithm>

namespace codemaker::io::serving {

Network::Network(const asio::ip::address& address) {
  const bool is_mapped = address.is_v6() && address.to_v6().is_v4_mapped();
  is_v6_ = address.is_v6() && !is_mapped;
  if (is_v6_) {
    const auto whole = address.to_v6().to_bytes();
    std::copy_n(whole.begin(), bytes_.size(), bytes_.begin());
    return;
  }
  const auto v4 =
      is_mapped ? asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()) : address.to_v4();
  const auto whole = v4.to_bytes();
  std::copy_n(whole.begin(), whole.size(), bytes_.begin());
}

std::string Network::text() const {
  if (is_v6_) {
    asio::ip::address_v6::bytes_type whole{};
    std::copy_n(bytes_.begin(), bytes_.size(), whole.begin());
    return asio::ip::make_address_v6(whole).to_string() + "/64";
  }
  asio::ip::address_v4::bytes_type whole{};
  std::copy_n(bytes_.begin(), whole.size(), whole.begin());
  return asio::ip::make_address_v4(whole).to_string();
}

}  // namespace codemaker::io::serving
