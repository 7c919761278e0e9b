/// SCORES.DAT and the spool, byte by byte: FORMAT.md describes both.
#pragma once

#include "scores/hall.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::scores {

/// Of FORMAT.md: what is written, and the sizes in bytes of the header and of a record.
inline constexpr std::uint16_t format_version = 1;
inline constexpr std::size_t header_size = 32;
inline constexpr std::size_t record_size = 512;

/// What state a file was found in.
enum class Condition : std::uint8_t {
  whole,
  damaged,  ///< the intact records are in the hall
  newer     ///< of a later version: nothing is known of it, nothing may be done to it
};

/// The tables of a file, and what was wrong with it.
struct LoadedHall {
  Hall hall;
  Condition condition = Condition::whole;
  int lost = 0;  ///< records known to have been there and not readable
};

/// The bytes of SCORES.DAT.
[[nodiscard]] std::string encode(const Hall& hall);
/// Reads them; any bytes give tables, with the intact records in them.
[[nodiscard]] LoadedHall decode(std::string_view file);

/// What is to be done with an entry: a run enters its table, or its row gets another name.
enum class Purpose : std::uint8_t { enter, relabel };

/// An entry on its way into the tables.
struct Submission {
  Entry entry;
  Purpose purpose = Purpose::enter;

  friend bool operator==(const Submission&, const Submission&) = default;
};

/// What a file of the spool holds: one record.
[[nodiscard]] std::string encode(const Submission& submission);
/// nullopt if it is damaged.
[[nodiscard]] std::optional<Submission> decode_submission(std::string_view file);

}  // namespace codemaker::scores
