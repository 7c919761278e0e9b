/// The sysop's art directory.
#pragma once

#include "io/log/log.hpp"
#include "play/catalog/theme.hpp"

#include <memory>
#include <string>
#include <vector>

namespace codemaker::io {

/// Reads the directory `art` in the data directory; nullptr if there is none. A file that cannot be
/// read is named in the log and does without.
[[nodiscard]] std::shared_ptr<const play::Theme> load_theme(
    const std::string& data_directory, Log& log
);

/// A file of the art directory that no caller will see.
struct UnusedArt {
  std::string name;
  std::string reason;
  std::string cure;  ///< empty: the account may not read it
};

/// How the art directory stands.
struct ArtReport {
  int shown = 0;  ///< files that are in order
  std::vector<UnusedArt> unused;
};

/// Looks at every file of the art directory.
[[nodiscard]] ArtReport examine_art(const std::string& data_directory);

}  // namespace codemaker::io
