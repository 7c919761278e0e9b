/// What every command can be told.
#pragma once

#include "ansi/terminal.hpp"
#include "config/reader.hpp"
#include "io/disk/directory_disk.hpp"
#include "io/finding/paths.hpp"
#include "play/call/call.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// Where things lie, as said on the command line; empty: not said (io/finding/paths.hpp finds
/// them).
struct CommonOptions {
  std::string data;    ///< --data
  std::string config;  ///< --config
};

/// How the game is shown, as said on the command line; empty or 0: not said.
struct ShowOptions {
  std::string charset;
  std::string mode;
  int baud = 0;
  std::string game;
};

/// `codemaker: ` and the sentence on standard error; what is not ours in it is shown, not obeyed.
void complain(std::string_view sentence);

/// The settings in force and what was wrong with their file.
struct Settled {
  config::ParsedSettings parsed;
  std::string file;   ///< empty if there is none
  std::string bytes;  ///< of it
};

/// Of a config file that has been read.
[[nodiscard]] Settled settle(const io::ConfigFile& file);

/// Reads the config file. A fault: it cannot be read, or was named and does not exist.
[[nodiscard]] scores::Result<Settled> settle(const CommonOptions& options);

/// Prints what merely looks wrong in a config.
void tell_warnings(const Settled& settled);

/// For commands of the sysop: prints what is wrong with the config and stops at an error. nullopt:
/// the command ends with status 1.
[[nodiscard]] std::optional<Settled> settle_or_complain(const CommonOptions& options);

/// Who has nothing to put there makes no directory; who plays here has one of their own where that
/// of the package is not for them.
enum class DataUse : std::uint8_t { existing, may_make, local_play };

/// The data directory opened, or nullptr and a sentence on standard error.
[[nodiscard]] std::unique_ptr<io::disk::DirectoryDisk> open_data(
    const CommonOptions& options, const config::Settings& settings, DataUse use
);

/// `auto` and nothing are nullopt. The words have been checked.
[[nodiscard]] std::optional<ansi::Charset> charset_of(const std::string& word);
/// Of --mode; the same holds.
[[nodiscard]] std::optional<play::Presentation> presentation_of(const std::string& word);

/// `always`, `once` or `never`.
[[nodiscard]] play::Openings openings_of(const std::string& word);

/// What the command line says, else what the config says.
[[nodiscard]] const std::string& first_said(const std::string& option, const std::string& setting);

}  // namespace codemaker::commands
