/// This process: what it does for its own safety, and what it is to the system.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace codemaker::io {

/// A file that may grow no more (ulimit -f) is as a full disk: the write fails, and the program
/// lives.
void outlive_file_limit();

/// For a door, which a board starts with its own account, and for the server: it can never gain
/// rights, and other programs of that account cannot look into its memory, where a drop file or a
/// password has been; nor does it leave a core.
void drop_privileges();

/// The number of this process.
[[nodiscard]] std::int64_t process_id();

/// What this program, and its libraries, find in the environment from now on. Before the first
/// thread begins.
void set_environment(const char* name, const std::string& value);
void unset_environment(const char* name);

/// The file of this program.
[[nodiscard]] std::string program_path();

/// This thread yields to the others of this program. Linux gives a thread a rank of its own; behind
/// everything on the machine (19, SCHED_IDLE) it would never end where others are busy: a link's
/// picture then took more than ten seconds.
void yield_to_other_threads();

/// True if the system would give us so many bytes more now, by its limits (ulimit -d, -v) and by
/// what it has promised to others. None of them is used.
[[nodiscard]] bool may_have_memory(std::size_t bytes);

/// Memory that is not used goes back to the system.
void give_back_memory();

}  // namespace codemaker::io
