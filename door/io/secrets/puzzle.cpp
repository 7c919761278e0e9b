#include "io/secrets/puzzle.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <sodium.h>
#include <utility>

namespace codemaker::io {
namespace {

/// The blocks of a name, one after the other.
class NamedNumbers {
 public:
  explicit NamedNumbers(std::string name) : name_{std::move(name)} {}

  std::uint64_t operator()() {
    if (at_ == block_.size()) fill();
    std::uint64_t number = 0;
    for (std::size_t byte = 0; byte < sizeof number; ++byte)
      number = number << 8U | block_[at_++];
    return number;
  }

 private:
  void fill() {
    const std::string text = fmt::format("{}:{}", name_, blocks_++);
    const auto* const bytes = reinterpret_cast<const unsigned char*>(text.data());
    crypto_hash_sha256(block_.data(), bytes, text.size());
    at_ = 0;
  }

  std::string name_;
  std::uint64_t blocks_ = 0;
  std::array<unsigned char, crypto_hash_sha256_BYTES> block_{};
  std::size_t at_ = block_.size();
};

}  // namespace

std::optional<bool> is_of_season(
    const engine::records::Record& record, std::string_view season_key
) {
  const auto day = day_of(record);
  if (!day) return std::nullopt;
  const auto numbers = chance_of(engine::records::daily_name(season_key, *day, game_of(record)));
  return record.face().begins_with(numbers);
}

RandomSource chance_of(std::string name) {
  return NamedNumbers{std::move(name)};
}

RandomSource chance_of(std::string name, const RandomSource& chance) {
  return name.empty() ? chance : chance_of(std::move(name));
}

}  // namespace codemaker::io
