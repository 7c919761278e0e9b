/// SCORES.DAT and the spool, byte by byte: FORMAT.md describes both.
#pragma once

#include "scores/hall.hpp"
#include "scores/seasons/season.hpp"

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

/// Rows of all tables at most.
[[nodiscard]] inline std::size_t max_rows() {
  return table_size * engine::ranked_games.size();
}

/// The number of a change that a sysop made (trail.hpp), from 1 on; 0: none.
using ChangeNumber = std::uint64_t;

/// A line of the trail, told from one of another board's with the same number.
struct ChangeMark {
  ChangeNumber number = 0;
  std::uint32_t sum = 0;  ///< checksum of the line

  friend bool operator==(const ChangeMark&, const ChangeMark&) = default;
};

/// CRC-32 as in zip.
[[nodiscard]] std::uint32_t checksum(std::string_view bytes);

/// What the header of a score file says; of one that is damaged nothing is believed.
struct FileHeader {
  bool is_sound = false;
  std::uint16_t version = 0;
  std::size_t records = 0;
  ChangeMark last_change;
};

/// Every version begins with the magic, its number and the size of its header, and ends the header
/// with the checksum of it.
[[nodiscard]] FileHeader decode_header(std::string_view file);

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
  int lost = 0;              ///< records known to have been there and not readable
  bool is_led_back = false;  ///< the tables are those of a copy, for the file was damaged or gone
  ChangeMark last_change;    ///< the latest of a sysop's that is in these tables

  /// True if rows may be missing.
  [[nodiscard]] bool has_gaps() const { return condition == Condition::damaged && !is_led_back; }
};

/// The bytes of SCORES.DAT.
[[nodiscard]] std::string encode(const Hall& hall, const ChangeMark& last_change = {});
/// Reads them; any bytes give tables, with the intact records in them.
[[nodiscard]] LoadedHall decode(std::string_view file);

/// What is to be done with an entry: a run enters its table, or its row gets another name.
enum class Purpose : std::uint8_t { enter, relabel };

/// An entry on its way into the tables.
struct Submission {
  Entry entry;
  Purpose purpose = Purpose::enter;
  std::optional<Season> season = {};  ///< whose tables it is for, besides those of all time
  bool is_for_season_alone = false;   ///< those of all time have it already

  friend bool operator==(const Submission&, const Submission&) = default;
};

/// What a file of the spool holds: one record.
[[nodiscard]] std::string encode(const Submission& submission);
/// nullopt if it is damaged.
[[nodiscard]] std::optional<Submission> decode_submission(std::string_view file);

}  // namespace codemaker::scores
