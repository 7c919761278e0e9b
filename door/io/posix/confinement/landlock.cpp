#include "io/posix/confinement/landlock.hpp"

#include "io/posix/fd.hpp"

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

// Newer than the headers of Debian 12: uapi/linux/landlock.h.
constexpr std::uint64_t refer = 1U << 13U;     // since version 2
constexpr std::uint64_t truncate = 1U << 14U;  // since version 3

constexpr std::uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writing = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG |
                                  LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                  LANDLOCK_ACCESS_FS_REMOVE_DIR;
/// What no call has a use for, not even in its own directory.
constexpr std::uint64_t never = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
/// The rights that a plain file can have.
constexpr std::uint64_t of_a_file =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | truncate;

/// glibc has no functions for these calls. The version of Landlock; -1 with errno if there is none.
long landlock_version() {
  return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

std::uint64_t writing_in(long version) {
  return writing | (version >= 2 ? refer : 0) | (version >= 3 ? truncate : 0);
}

Fd make_ruleset(std::uint64_t handled) {
  landlock_ruleset_attr attributes{};
  attributes.handled_access_fs = handled;
  return Fd{
      static_cast<int>(::syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0))};
}

/// False with errno; what is not there needs no rule.
bool allow(const Fd& ruleset, const std::string& path, std::uint64_t access) {
  const Fd place{::open(path.c_str(), O_PATH | O_CLOEXEC)};
  if (!place.is_open()) return errno == ENOENT || errno == ENOTDIR || errno == EACCES;

  struct stat status {};

  if (::fstat(place.get(), &status) != 0) return false;
  landlock_path_beneath_attr rule{};
  rule.allowed_access = S_ISDIR(status.st_mode) ? access : access & of_a_file;
  rule.parent_fd = place.get();
  return ::syscall(SYS_landlock_add_rule, ruleset.get(), LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
}

bool allow_all(const Fd& ruleset, const std::vector<std::string>& paths, std::uint64_t access) {
  for (const std::string& path : paths) {
    if (!allow(ruleset, path, access)) return false;
  }
  return true;
}

}  // namespace

int confine_files(const ReachableFiles& files) {
  const long version = landlock_version();
  if (version < 1) return errno;
  const std::uint64_t may_write = writing_in(version);
  const std::uint64_t may_read = files.reads_everything ? 0 : reading;
  const Fd ruleset = make_ruleset(may_write | never | may_read);
  const bool is_done = ruleset.is_open() &&
                       allow_all(ruleset, files.written, may_write | may_read) &&
                       (files.reads_everything || allow_all(ruleset, files.read, reading)) &&
                       ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                       ::syscall(SYS_landlock_restrict_self, ruleset.get(), 0) == 0;
  return is_done ? 0 : errno;
}

}  // namespace codemaker::io
