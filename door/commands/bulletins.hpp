/// `codemaker bulletins`: writes the bulletins of the board's menus.
#pragma once

#include "commands/options.hpp"
#include "io/disk/bulletin_writer.hpp"

#include <memory>
#include <optional>
#include <string>

namespace codemaker::commands {

struct BulletinOptions {
  CommonOptions common;
  std::string directory;  ///< --to; empty: as configured
};

/// Where callers' programs write them by the settings; nullopt: nowhere.
[[nodiscard]] std::optional<io::disk::BulletinPlace> bulletin_place(
    const config::Settings& settings, std::shared_ptr<const play::Theme> theme
);

/// Writes all that have changed. Returns the exit status: 1 if they could not be written.
[[nodiscard]] int write_bulletins(const BulletinOptions& options);

}  // namespace codemaker::commands
