#include "io/process.hpp"

#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

bool are_standard_open() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) < 0) return false;
  }
  return true;
}

}  // namespace

bool fill_standard_descriptors() {
  while (true) {
    const int fd = ::open("/dev/null", O_RDWR);
    if (fd < 0) return are_standard_open();  // at the limit, or a root without devices
    if (fd <= STDERR_FILENO) continue;
    ::close(fd);
    return true;
  }
}

void outlive_file_limit() {
  // Not SIG_IGN: a terminal that is raw wants to hear of a signal that others send.
  std::signal(SIGXFSZ, [](int) {});
}

void drop_privileges() {
  // A kernel that knows neither plays without them.
  static_cast<void>(::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
  static_cast<void>(::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0);
}

scores::Result<void> become_user(const std::string& name) {
  using scores::Fault;
  const passwd* const account = ::getpwnam(name.c_str());
  if (account == nullptr) {
    return Fault::because(fmt::format("there is no account {}; set serve.user to another", name));
  }
  if (::geteuid() == account->pw_uid && ::getuid() == account->pw_uid) return {};
  const bool is_done = ::initgroups(name.c_str(), account->pw_gid) == 0 &&
                       ::setgid(account->pw_gid) == 0 && ::setuid(account->pw_uid) == 0;
  // Whoever can come back has not left.
  if (is_done && (account->pw_uid == 0 || ::setuid(0) != 0)) return {};
  return Fault::because(
      fmt::format("cannot become {}; only root can, so leave serve.user out", name)
  );
}

}  // namespace codemaker::io
