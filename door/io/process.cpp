#include "io/process.hpp"

#include <csignal>
#include <fcntl.h>
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

}  // namespace codemaker::io
