/// Puzzles that are the same for all who know their name (engine/records/puzzle.hpp).
#pragma once

#include "engine/records/record.hpp"
#include "io/secrets/entropy.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// The numbers of a name: four of each SHA-256 of "NAME:0", "NAME:1", …, the most significant byte
/// first. Whoever knows the name knows them.
[[nodiscard]] RandomSource chance_of(std::string name);

/// The numbers of a name; chance itself where there is none.
[[nodiscard]] RandomSource chance_of(std::string name, const RandomSource& chance);

/// Whether the game of a day was about the puzzle that this season key gives the day; nullopt for a
/// game of no day.
[[nodiscard]] std::optional<bool> is_of_season(
    const engine::records::Record& record, std::string_view season_key
);

}  // namespace codemaker::io
