/// The sysop's art directory.
#pragma once

#include "io/log.hpp"
#include "play/theme.hpp"

#include <memory>
#include <string>

namespace codemaker::io {

/// Reads the directory `art` in the data directory; nullptr if there is none. A file that cannot be
/// read is named in the log and does without.
[[nodiscard]] std::shared_ptr<const play::Theme> load_theme(
    const std::string& data_directory, Log& log
);

}  // namespace codemaker::io
