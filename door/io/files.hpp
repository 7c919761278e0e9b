/// Reading and writing whole files.
#pragma once

#include "io/fd.hpp"
#include "scores/disk.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io {

/// What errno says, in words.
[[nodiscard]] std::string error_text(int error);

/// A fault that names what was tried, on which file, and what the system said.
[[nodiscard]] scores::Fault system_fault(std::string_view what, std::string_view file, int error);

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

/// Writes what can be written at once, and waits for nobody. The program has to ignore SIGPIPE.
void write_at_once(int fd, std::string_view bytes);

/// Reads a plain file, `most` bytes at the most; nullopt if it does not exist.
[[nodiscard]] scores::Result<std::optional<std::string>> read_file(
    const std::string& path, std::size_t most
);

}  // namespace codemaker::io
