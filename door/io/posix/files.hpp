/// Reading and writing whole files, and what there is to know of one.
#pragma once

#include "io/posix/fd.hpp"
#include "scores/disk.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace codemaker::io {

/// What errno says, in words.
[[nodiscard]] std::string error_text(int error);

/// A fault that names what was tried, on which file, and what the system said.
[[nodiscard]] scores::Fault system_fault(std::string_view what, std::string_view file, int error);

/// What the system knows of a file.
struct FileStatus {
  enum class Kind : std::uint8_t { plain, directory, link, other };
  Kind kind = Kind::other;
  std::int64_t size = 0;         ///< bytes
  std::int64_t changed = 0;      ///< its content was written then; seconds since 1970
  std::int64_t nanoseconds = 0;  ///< and so many after that second
  std::uint64_t names = 0;       ///< how many it has
  bool is_open_to_all = false;   ///< every account may write it
  /// By which it is known to be the same one.
  std::uint64_t device = 0;
  std::uint64_t number = 0;
};

/// Of what a path leads to; nullopt if nothing is there that this account can see.
[[nodiscard]] std::optional<FileStatus> status_of(const std::string& path);

/// Of an open file; nullopt if it is not open.
[[nodiscard]] std::optional<FileStatus> status_of_open(int fd);

/// Whether something is there that this account can see.
[[nodiscard]] bool exists(const std::string& path);

/// True where this account may change a file.
[[nodiscard]] bool may_write(const std::string& path);

/// True where this account may make files.
[[nodiscard]] bool may_write_in(const std::string& directory);

/// Whether a directory is there that this account can see.
[[nodiscard]] bool is_directory(const std::string& path);

/// The directory a file lies in: "/" of "/a", "." of "a".
[[nodiscard]] std::string directory_of(const std::string& path);

/// Reads a descriptor to its end; refused beyond `most` bytes. Of a file that does not grow
/// meanwhile there is one copy in memory, the result.
[[nodiscard]] scores::Result<std::string> read_all(int fd, std::string_view name, std::size_t most);

/// As `read_all`; what is beyond `most` bytes is left.
[[nodiscard]] scores::Result<std::string> read_beginning(
    int fd, std::string_view name, std::size_t most
);

/// Writes everything.
[[nodiscard]] scores::Result<void> write_all(int fd, std::string_view name, std::string_view bytes);

/// The same from a place in the file on, in one piece where the system can.
[[nodiscard]] scores::Result<void> write_at(
    int fd, std::string_view name, std::size_t at, std::string_view bytes
);

/// Writes what can be written at once, and waits for nobody. The program has to ignore SIGPIPE.
void write_at_once(int fd, std::string_view bytes);

/// Reads a plain file, `most` bytes at the most; nullopt if it does not exist.
[[nodiscard]] scores::Result<std::optional<std::string>> read_file(
    const std::string& path, std::size_t most
);

/// The names in a directory, in order, without those that begin with a point; no more than the
/// first `most` that the system tells of. None if there is no such directory.
[[nodiscard]] scores::Result<std::vector<std::string>> names_in(
    const std::string& directory, std::size_t most = std::numeric_limits<std::size_t>::max()
);

/// Makes a directory for an account and its group, and those above it that are missing. `what`
/// cannot be done is told by the fault.
[[nodiscard]] scores::Result<void> make_directories(const std::string& path, std::string_view what);

/// As `make_directories`; every account may look into those that are new, and those of their group
/// write there.
[[nodiscard]] scores::Result<void> make_public_directory(
    const std::string& path, std::string_view what
);

/// Who may use a file that is made for good.
enum class NewFile : std::uint8_t {
  own,     ///< our account alone
  read,    ///< all may read it
  program  ///< all may read and run it
};

/// Makes a file and writes it; refused if there is one.
[[nodiscard]] scores::Result<void> write_new_file(
    const std::string& path, std::string_view bytes, NewFile use
);

/// What keeps us from making this file, which is made and taken away again.
[[nodiscard]] std::error_code try_making(const std::string& path);

/// Every account may read a file, and those of its group write it.
[[nodiscard]] scores::Result<void> let_all_read(const std::string& path);

/// What was written into a plain file survives the loss of power.
[[nodiscard]] scores::Result<void> sync_file(const std::string& path);
[[nodiscard]] scores::Result<void> sync_file(int fd, std::string_view name);

/// What this program makes from now on is for its account and group alone.
void keep_from_the_world();

/// Makes a directory of its own for this program in /tmp, named so and six letters more. Throws
/// std::system_error if that cannot be.
[[nodiscard]] std::string make_scratch_directory(const std::string& name);

/// The kind of network file system that a directory lies on; empty if it is a local one.
[[nodiscard]] std::string_view network_file_system(
    const std::string& directory, std::error_code& error
);

}  // namespace codemaker::io
