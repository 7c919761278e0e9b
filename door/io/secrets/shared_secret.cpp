#include "io/secrets/shared_secret.hpp"

#include <array>
#include <fmt/format.h>
#include <sodium.h>

namespace codemaker::io {
namespace {

constexpr std::size_t salt_digits = 32;

/// BLAKE2b of the secret with the salt as its key, behind the salt.
std::string salted_hash(std::string_view secret, std::string_view salt) {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash(
      hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(secret.data()),
      secret.size(), reinterpret_cast<const unsigned char*>(salt.data()), salt.size()
  );
  return fmt::format("{}:{:02x}", salt, fmt::join(hash, ""));
}

}  // namespace

std::string hash_of_shared(std::string_view secret) {
  std::array<unsigned char, salt_digits / 2> salt{};
  randombytes_buf(salt.data(), salt.size());
  return salted_hash(secret, fmt::format("{:02x}", fmt::join(salt, "")));
}

bool is_shared(std::string_view secret, std::string_view hash) {
  if (hash.find(':') != salt_digits) return false;
  const std::string right = salted_hash(secret, hash.substr(0, salt_digits));
  return right.size() == hash.size() && sodium_memcmp(right.data(), hash.data(), hash.size()) == 0;
}

}  // namespace codemaker::io
