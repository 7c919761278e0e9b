/// Landlock: which files, ports and processes a call reaches.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io {

/// Directories, or files. What is not there is left out.
struct Reach {
  std::vector<std::string> written = {};  ///< all below them is read, written, made and removed
  std::vector<std::string> read = {};     ///< all below them is read
  std::vector<std::uint16_t> ports = {};  ///< of TCP, to which it connects
  bool connects_anywhere = false;         ///< to any port
  bool meets_abstract = false;            ///< connects to Unix sockets that are no files
};

/// What this thread opens from now on is one of these, and it runs none; it listens at no port, and
/// only who is confined with it gets its signals. 0, or the errno of a kernel that has no Landlock.
/// One that has an old one gives less: see `landlock_parts`.
[[nodiscard]] int confine_reach(const Reach& reach);

/// The version that this kernel has; 0 if it has none.
[[nodiscard]] int landlock_version();

/// What came with a version of Landlock, and what it means where that is missing.
struct LandlockPart {
  int version;
  std::string_view kernel;
  std::string_view keeps;
  std::string_view without;
  bool is_doubled;  ///< seccomp forbids it, too
};

inline constexpr std::array landlock_parts{
    LandlockPart{
        1, "5.13", "files beside the data are neither read nor written",
        "who breaks into a call reads and writes what the account may", false},
    LandlockPart{
        2, "5.19", "files move between directories of the data",
        "an old database cannot be moved among the copies", true},
    LandlockPart{
        3, "6.2", "files beside the data are not emptied", "seccomp forbids truncate", true},
    LandlockPart{
        4, "6.7", "of TCP no port, but that of a database",
        "seccomp forbids sockets, but a call with records on PostgreSQL has them", false},
    LandlockPart{5, "6.10", "devices are told nothing", "seccomp forbids most of ioctl", true},
    LandlockPart{
        6, "6.12", "no signals to others, no Unix sockets without a file",
        "seccomp forbids kill, and sockets where no records are on PostgreSQL", true}};

}  // namespace codemaker::io
