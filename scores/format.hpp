/// SCORES.DAT and the spool, byte by byte: FORMAT.md describes both.
#pragma once

#include "scores/hall.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::scores {

inline constexpr std::uint16_t format_version = 1;
inline constexpr std::size_t header_size = 32;
inline constexpr std::size_t record_size = 512;

enum class Condition : std::uint8_t {
  whole,
  damaged,  ///< the intact records are in the hall
  newer     ///< of a later version: nothing is known of it, nothing may be done to it
};

struct Reading {
  Hall hall;
  Condition condition = Condition::whole;
  int lost = 0;  ///< records known to have been there and not readable
};

[[nodiscard]] std::string encode(const Hall& hall);
[[nodiscard]] Reading decode(std::string_view file);

/// How an entry wants to be filed.
enum class Purpose : std::uint8_t { enter, relabel };

struct Slip {
  Entry entry;
  Purpose purpose = Purpose::enter;

  friend bool operator==(const Slip&, const Slip&) = default;
};

/// An entry on its own: what a file of the spool holds.
[[nodiscard]] std::string encode(const Slip& slip);
[[nodiscard]] std::optional<Slip> decode_slip(std::string_view file);

}  // namespace codemaker::scores
