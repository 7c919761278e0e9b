/// Finding the drop file of this call (door/bbs-contract.md 2.2).
#pragma once

#include "dropfiles/drop_file.hpp"
#include "scores/disk.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace codemaker::io {

/// A drop file that was read, where it lay, and when it was written.
struct FoundDropFile {
  std::string path;
  dropfiles::DropFile file;
  std::chrono::sys_seconds written;
};

/// How long ago it was written.
[[nodiscard]] std::chrono::seconds age(const FoundDropFile& found);

/// Why a call would be refused with it, behind its name; nullopt: it may be of this call.
[[nodiscard]] std::optional<std::string> why_stale(const FoundDropFile& found);

/// Reads a drop file, or the best one in a directory; nothing else is looked at. A refusal names
/// the file and the line.
[[nodiscard]] scores::Result<FoundDropFile> read_drop_path(
    const std::string& path, std::optional<int> node
);

/// As `read_drop_path`; if the named file does not exist, the best one beside it. Without a path:
/// BBSDEV_DRP, DOOR_DROPFILE, the current directory, SBBSNODE. A file of an earlier call is
/// refused.
[[nodiscard]] scores::Result<FoundDropFile> find_drop_file(
    const std::string& path, std::optional<int> node
);

/// Whether an old file will do, too.
enum class AnyAge : bool { no, yes };

/// True if the current directory holds something that could be a drop file; unless any age will do,
/// one that is not older than a day.
[[nodiscard]] bool has_drop_file_here(AnyAge any_age);

/// True if the environment is one that a board makes for a door: it names the drop file, or the
/// node.
[[nodiscard]] bool is_boards_environment();

/// The name of the board: as the drop file tells it, or DOOR_BBS_NAME, or the XTRN.DAT beside it or
/// in SBBSNODE, which Synchronet may have written for another door.
[[nodiscard]] std::optional<std::string> board_name(const FoundDropFile& found);

/// The node number that a board told in the environment.
[[nodiscard]] std::optional<int> node_from_environment();

}  // namespace codemaker::io
