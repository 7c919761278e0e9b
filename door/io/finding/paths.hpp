/// Where things are: the program, its config file, its data directory.
#pragma once

#include "io/posix/process.hpp"
#include "scores/disk.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io {

/// The directory of the running program.
[[nodiscard]] std::string program_directory();

/// A variable of the environment; an empty one counts as not set.
[[nodiscard]] std::optional<std::string> environment(const char* name);

/// The first of LC_ALL, LC_CTYPE and LANG that is set; empty if none is.
[[nodiscard]] std::string locale();

/// A directory and who named it, in the words of `codemaker config`.
struct DataDirectory {
  std::string path;
  std::string origin;
};

/// Who asks: a door must not follow what boards set per caller; who plays at a terminal of this
/// machine need not be allowed to write what is installed for all.
enum class DataFor : std::uint8_t { door, own_account, local_play };

/// The directory that is named: `option`, CODEMAKER_DATA, `configured`; nullopt if none is.
[[nodiscard]] std::optional<DataDirectory> named_data_directory(
    const std::string& option, const std::string& configured
);

/// Finds the data directory, and makes it if it is named but missing: `option`, CODEMAKER_DATA,
/// `configured`, data beside the program, /var/lib/codemaker; then for a door data beside the
/// program is made, and for the account that runs it XDG_DATA_HOME/codemaker. That one is taken for
/// local play, too, where /var/lib/codemaker cannot be written.
[[nodiscard]] scores::Result<DataDirectory> find_data_directory(
    const std::string& option, const std::string& configured, DataFor who
);

/// As `find_data_directory` for the account that runs it, but nothing is made: refused if there is
/// none.
[[nodiscard]] scores::Result<DataDirectory> own_data_directory(
    const std::string& option, const std::string& configured
);

/// The same without XDG_DATA_HOME: nullopt if there is none.
[[nodiscard]] std::optional<DataDirectory> existing_data_directory(
    const std::string& option, const std::string& configured
);

/// Where the settings are, if none lie beside the program.
inline constexpr const char* system_config = "/etc/codemaker/codemaker.toml";

/// A config file and its bytes; no path if there is none.
struct ConfigFile {
  std::string path;
  std::string bytes;
};

/// Where a config is looked for that nobody names.
[[nodiscard]] std::vector<std::string> usual_configs();

/// `option`, else codemaker.toml beside the program, else /etc/codemaker/codemaker.toml. A file
/// named by the option must exist.
[[nodiscard]] scores::Result<ConfigFile> find_config(const std::string& option);

}  // namespace codemaker::io
