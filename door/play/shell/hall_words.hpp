/// The rows of the Hall of Fame, wherever they are shown.
#pragma once

#include "ansi/palette.hpp"
#include "scores/entry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::shell {

/// "2026-11-21"; `when` is in seconds since 1970, UTC.
[[nodiscard]] std::string date_text(std::int64_t when);

/// Names come from a file that others write, so they are cleaned once more where they are shown.
[[nodiscard]] std::string shown_name(const scores::Entry& row);

/// What a row is painted in: gold, silver and bronze for the first three, grey for the others.
/// Ranks are from 1 on.
[[nodiscard]] ansi::Ink metal_of_rank(std::size_t rank);

/// Where the first row of a table stands.
inline constexpr int small_hall_row = 3;
inline constexpr int full_hall_row = 10;
inline constexpr int large_hall_row = 31;  ///< of the table that is turned to

/// A whole number that is typed; nullopt for any other words.
[[nodiscard]] std::optional<std::size_t> number_in(std::string_view words);

/// Pads by cells, not by bytes.
[[nodiscard]] std::string padded(std::string_view text, std::size_t cells);

}  // namespace codemaker::play::shell
