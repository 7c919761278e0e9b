#include "engine/records/seal.hpp"

#include "engine/records/numbers.hpp"

#include <limits>

namespace codemaker::engine::records {
namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t letters_of_group = 4;

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// What a hand may have written for a letter that looks like it.
char as_meant(char written) {
  const char letter = upper(written);
  if (letter == 'I' || letter == 'L') return '1';
  return letter == 'O' ? '0' : letter;
}

std::string in_groups(std::string_view letters) {
  std::string groups;
  for (std::size_t at = 0; at < letters.size(); ++at) {
    if (at > 0 && at % letters_of_group == 0) groups += ' ';
    groups += letters[at];
  }
  return groups;
}

}  // namespace

/// Numbers of the incomplete last round are thrown away.
std::uint64_t random_below(std::uint64_t bound, const RandomSource& chance) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t usable = most - most % bound;
  while (true) {
    const std::uint64_t bits = chance();
    if (bits < usable) return bits % bound;
  }
}

Salt draw_salt(const RandomSource& chance) {
  constexpr unsigned byte_bits = 8;
  Salt salt{};
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < salt.size(); ++i, bits >>= byte_bits) {
    if (i % sizeof bits == 0) bits = chance();
    salt[i] = static_cast<std::uint8_t>(bits);
  }
  return salt;
}

std::string text(const Salt& salt) {
  std::string digits;
  for (const std::uint8_t byte : salt)
    append_hex(digits, byte, 2);
  return digits;
}

std::optional<Salt> parse_salt(std::string_view text) {
  Salt salt{};
  if (text.size() != 2 * salt.size()) return std::nullopt;
  for (std::size_t i = 0; i < salt.size(); ++i) {
    const auto byte = parse_hex(text.substr(2 * i, 2));
    if (!byte) return std::nullopt;
    salt[i] = static_cast<std::uint8_t>(*byte);
  }
  return salt;
}

std::string_view sealed_part(std::string_view proof) {
  constexpr std::string_view in_two_shares = "cm2:";
  if (!proof.starts_with(in_two_shares)) return proof;
  const auto share_end = proof.find(':', in_two_shares.size());
  if (share_end == std::string_view::npos) return proof;
  return proof.substr(0, proof.find(':', share_end + 1));
}

std::string seal_letters(std::string_view hash) {
  constexpr unsigned letter_bits = 5;
  constexpr unsigned digit_bits = 4;
  std::string letters;
  std::uint64_t bits = 0;
  unsigned held = 0;
  for (const char digit : hash) {
    bits = bits << digit_bits | parse_hex({&digit, 1}).value_or(0);
    held += digit_bits;
    if (held < letter_bits) continue;
    held -= letter_bits;
    letters += alphabet[(bits >> held) % alphabet.size()];
    if (letters.size() == seal_size) break;
  }
  return in_groups(letters);
}

std::optional<std::string> parse_seal(std::string_view written) {
  std::string letters;
  for (const char each : written) {
    if (each == ' ' || each == '-') continue;
    const char letter = as_meant(each);
    if (alphabet.find(letter) == std::string_view::npos) return std::nullopt;
    letters += letter;
  }
  return letters.size() == seal_size ? std::optional{in_groups(letters)} : std::nullopt;
}

}  // namespace codemaker::engine::records
