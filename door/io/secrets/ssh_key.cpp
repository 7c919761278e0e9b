#include "io/secrets/ssh_key.hpp"

#include <array>
#include <cstddef>
#include <sodium.h>
#include <vector>

namespace codemaker::io {
namespace {

std::string_view take_line(std::string_view& rest) {
  const auto end = rest.find('\n');
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return line;
}

std::optional<std::string> fingerprint(std::string_view key_in_base64) {
  // Libsodium does not take the null pointers of an empty text.
  if (key_in_base64.empty()) return std::nullopt;
  std::vector<unsigned char> key(key_in_base64.size());
  std::size_t size = 0;
  const bool is_read = sodium_base642bin(
                           key.data(), key.size(), key_in_base64.data(), key_in_base64.size(),
                           nullptr, &size, nullptr, sodium_base64_VARIANT_ORIGINAL
                       ) == 0;
  if (!is_read || size == 0) return std::nullopt;
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), key.data(), size);
  constexpr auto variant = sodium_base64_VARIANT_ORIGINAL_NO_PADDING;
  std::array<char, sodium_base64_ENCODED_LEN(crypto_hash_sha256_BYTES, variant)> text{};
  sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(), variant);
  return std::string{"SHA256:"} + text.data();
}

}  // namespace

std::optional<std::string> fingerprint_of_caller(std::string_view log_in) {
  constexpr std::string_view by_key = "publickey ";
  while (!log_in.empty()) {
    std::string_view line = take_line(log_in);
    if (!line.starts_with(by_key)) continue;
    line.remove_prefix(by_key.size());
    const auto type_end = line.find(' ');
    if (type_end == std::string_view::npos) continue;
    const std::string_view key = line.substr(type_end + 1);
    if (const auto found = fingerprint(key.substr(0, key.find(' ')))) return found;
  }
  return std::nullopt;
}

}  // namespace codemaker::io
