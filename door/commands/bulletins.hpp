/// `codemaker bulletins`: writes the bulletins of the board's menus.
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

struct BulletinOptions {
  CommonOptions common;
  std::string directory;  ///< --to; empty: as configured
};

/// After the sysop has changed the tables: writes what has changed, if it is written anywhere. A
/// fault is complained of and no more.
void renew_bulletins(io::disk::DirectoryDisk& disk, const config::Settings& settings);

/// Writes all that have changed. Returns the exit status: 1 if they could not be written.
[[nodiscard]] int write_bulletins(const BulletinOptions& options);

}  // namespace codemaker::commands
