/// Finding the drop file of this call (door/bbs-contract.md 2.2).
#pragma once

#include "dropfiles/drop_file.hpp"
#include "scores/disk.hpp"

#include <optional>
#include <string>

namespace codemaker::io {

struct FoundDropFile {
  std::string path;
  dropfiles::DropFile file;
};

/// Reads a drop file, or the best one in a directory; nothing else is looked at. A refusal names
/// the file and the line.
[[nodiscard]] scores::Result<FoundDropFile> read_drop_path(
    const std::string& path, std::optional<int> node
);

/// As `read_drop_path`; if the named file does not exist, the best one beside it. Without a path:
/// BBSDEV_DRP, DOOR_DROPFILE, the current directory, SBBSNODE.
[[nodiscard]] scores::Result<FoundDropFile> find_drop_file(
    const std::string& path, std::optional<int> node
);

/// True if the current directory holds something that could be a drop file.
[[nodiscard]] bool has_drop_file_here();

/// The node number that a board told in the environment.
[[nodiscard]] std::optional<int> node_from_environment();

}  // namespace codemaker::io
