/// The settings that calls are played by: those of the config, or, where it has a fault, the last
/// ones that had none. Of those a copy lies beside the data, so that a missing quote turns no board
/// into another one. Boards that come by a secret are not in it, for calls can read it: a server
/// that begins anew lets them in as soon as the config is mended.
#pragma once

#include "commands/options.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// To a caller who cannot play; with no end of its line.
inline constexpr std::string_view apology_line =
    "Sorry, the game cannot be played just now. The sysop can read why in the log.";

/// The same where there is not even a log.
inline constexpr std::string_view apology_without_log =
    "Sorry, the game cannot be played just now. The sysop can see why by: codemaker doctor";

/// What holds now, and why it may not be what the config says.
struct InForce {
  std::optional<Settled> settled;               ///< nullopt: nothing may be played
  scores::Result<io::DataDirectory> directory;  ///< by these settings
  std::string fault;                            ///< of the config, and what is used meanwhile
};

/// Reads the config, and for a call keeps a copy of one without a fault. A config that is no TOML,
/// was named and is not there, or was there before, is not in force, and one with a wrong value
/// neither, if there is a copy of a better one; without a copy the default stands in for the wrong
/// value at a door. The data directory is made for `who`; for nobody it has to be there.
[[nodiscard]] InForce settings_in_force(
    const CommonOptions& options, std::optional<io::DataFor> who
);

/// For a command that only reads: a fault of the config is told, and the settings of before serve;
/// nullopt where there are none.
[[nodiscard]] std::optional<Settled> settle_to_read(const CommonOptions& options);

/// Keeps a copy of settings without a fault, if there is none like it. What the disk does not take
/// is no fault: the copy of before stays.
void keep_last_good(const std::string& directory, const Settled& settled);

}  // namespace codemaker::commands
