/// One row of the Hall of Fame, and who a player is.
#pragma once

#include "engine/ranked_game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::scores {

/// Who played, apart from the name they want to show.
struct Player {
  std::string board;   ///< the board they call; at most 64 bytes
  std::string key;     ///< the board's lasting key for the player, empty if none; at most 255 bytes
  std::string handle;  ///< the name on that board; at most 112 bytes

  friend bool operator==(const Player&, const Player&) = default;
};

/// The board of players who are a browser each: guests, known by its key alone. Tables do not show
/// them.
inline constexpr std::string_view board_of_browsers = "(browsers)";

/// A run that ended or goes on, as it stands in a table.
struct Entry {
  engine::RankedGame table = engine::first_ranked_game;
  Player player;
  std::string name;          ///< the label shown; at most 11 characters
  engine::Points score = 0;  ///< 1 … max_score in a table
  std::uint32_t level = 1;   ///< the level being played when the run ended; at most max_level
  std::int64_t when = 0;     ///< seconds since 1970, UTC

  friend bool operator==(const Entry&, const Entry&) = default;
};

inline constexpr std::size_t max_name_characters = 11;  ///< characters (rules.md section 1)
inline constexpr std::size_t max_board_bytes = 64;      ///< bytes, as the others below
inline constexpr std::size_t max_key_bytes = 255;
inline constexpr std::size_t max_handle_bytes = 112;

/// The most that a table holds and its columns show; what is beyond counts as this.
inline constexpr engine::Points max_score = 999'999'999;
inline constexpr std::uint32_t max_level = 999'999;

/// The entry with score and level cut to the most that a table holds.
[[nodiscard]] Entry within_limits(Entry entry);

/// UTF-8 text without control characters, without blanks at its ends.
[[nodiscard]] std::string without_controls(std::string_view text);

/// A name as it may stand in a table: without controls, trimmed, cut at 11 characters.
[[nodiscard]] std::string table_name(std::string_view text);

/// The text cut at a character boundary to at most `most` bytes.
[[nodiscard]] std::string_view cut_bytes(std::string_view text, std::size_t most);

/// Small letters, and one blank for a run of them: what is compared of handles.
[[nodiscard]] std::string folded_handle(std::string_view text);

/// True if both are the same person: the same board and, if both have keys, equal keys, else equal
/// handles, case and runs of blanks aside.
[[nodiscard]] bool is_same_player(const Player& one, const Player& other);

}  // namespace codemaker::scores
