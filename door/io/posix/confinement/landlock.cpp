#include "io/posix/confinement/landlock.hpp"

#include "io/posix/fd.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

// Newer than the headers of Debian 12, by the names of uapi/linux/landlock.h.
constexpr std::uint64_t refer = 1U << 13U;      // LANDLOCK_ACCESS_FS_REFER, since version 2
constexpr std::uint64_t truncate = 1U << 14U;   // LANDLOCK_ACCESS_FS_TRUNCATE, since version 3
constexpr std::uint64_t ioctl_dev = 1U << 15U;  // LANDLOCK_ACCESS_FS_IOCTL_DEV, since version 5
constexpr std::uint64_t bind_tcp = 1U << 0U;    // LANDLOCK_ACCESS_NET_BIND_TCP, since version 4
constexpr std::uint64_t connect_tcp = 1U << 1U;
constexpr std::uint64_t scope_abstract = 1U << 0U;  // LANDLOCK_SCOPE_…, since version 6
constexpr std::uint64_t scope_signal = 1U << 1U;
constexpr int rule_net_port = 2;  // LANDLOCK_RULE_NET_PORT

/// landlock_ruleset_attr as it is since version 6.
struct Attributes {
  std::uint64_t fs = 0;
  std::uint64_t net = 0;
  std::uint64_t scoped = 0;
};

/// landlock_net_port_attr.
struct PortRule {
  std::uint64_t allowed = 0;
  std::uint64_t port = 0;
};

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

constexpr std::uint64_t since(int first, int version, std::uint64_t rights) {
  return version >= first ? rights : 0;
}

std::uint64_t writing_in(int version) {
  return writing | since(2, version, refer) | since(3, version, truncate);
}

/// What is forbidden but for the rules.
Attributes attributes_for(int version, const Reach& reach) {
  const std::uint64_t connecting = reach.connects_anywhere ? 0 : connect_tcp;
  const std::uint64_t meeting = reach.meets_abstract ? 0 : scope_abstract;
  return {
      .fs = reading | writing_in(version) | never | since(5, version, ioctl_dev),
      .net = since(4, version, bind_tcp | connecting),
      .scoped = since(6, version, scope_signal | meeting)};
}

/// An older kernel wants no field that it does not know.
std::size_t size_of_attributes(int version) {
  if (version >= 6) return sizeof(Attributes);
  return version >= 4 ? offsetof(Attributes, scoped) : offsetof(Attributes, net);
}

Fd make_ruleset(int version, const Reach& reach) {
  const Attributes attributes = attributes_for(version, reach);
  const std::size_t size = size_of_attributes(version);
  return Fd{static_cast<int>(::syscall(SYS_landlock_create_ruleset, &attributes, size, 0))};
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
  return std::ranges::all_of(paths, [&](const std::string& path) {
    return allow(ruleset, path, access);
  });
}

bool allow_ports(const Fd& ruleset, const std::vector<std::uint16_t>& ports) {
  return std::ranges::all_of(ports, [&](std::uint16_t port) {
    const PortRule rule{connect_tcp, port};
    return ::syscall(SYS_landlock_add_rule, ruleset.get(), rule_net_port, &rule, 0) == 0;
  });
}

}  // namespace

/// glibc has no functions for these calls.
int landlock_version() {
  const long version =
      ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version < 1 ? 0 : static_cast<int>(version);
}

int confine_reach(const Reach& reach) {
  const int version = landlock_version();
  if (version < 1) return errno;
  const Fd ruleset = make_ruleset(version, reach);
  const bool has_ports = version >= 4 && !reach.connects_anywhere;
  const bool is_done = ruleset.is_open() &&
                       allow_all(ruleset, reach.written, reading | writing_in(version)) &&
                       allow_all(ruleset, reach.read, reading) &&
                       (!has_ports || allow_ports(ruleset, reach.ports)) &&
                       ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                       ::syscall(SYS_landlock_restrict_self, ruleset.get(), 0) == 0;
  return is_done ? 0 : errno;
}

}  // namespace codemaker::io
