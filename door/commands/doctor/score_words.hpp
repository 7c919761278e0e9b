/// What the doctor says of the tables of scores.
#pragma once

#include "commands/options.hpp"
#include "scores/disk.hpp"

#include <cstddef>
#include <string>

namespace codemaker::commands {

/// The command that gives the board its name of before, for who did not mean another one.
[[nodiscard]] std::string naming_board(const std::string& board, const Settled& settled);

/// Of tables without a copy that is whole, of which so many rows can be read.
[[nodiscard]] std::string damaged_text(scores::Disk& disk, std::size_t rows);

}  // namespace codemaker::commands
