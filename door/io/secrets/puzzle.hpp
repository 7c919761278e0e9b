/// Puzzles that are the same for all who know their name (engine/records/puzzle.hpp).
#pragma once

#include "io/secrets/entropy.hpp"

#include <string>

namespace codemaker::io {

/// The numbers of a name: four of each SHA-256 of "NAME:0", "NAME:1", …, the most significant byte
/// first. Whoever knows the name knows them.
[[nodiscard]] RandomSource chance_of(std::string name);

/// The numbers of a name; chance itself where there is none.
[[nodiscard]] RandomSource chance_of(std::string name, const RandomSource& chance);

}  // namespace codemaker::io
