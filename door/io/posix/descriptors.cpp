#include "io/posix/descriptors.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <iterator>
#include <limits>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace codemaker::io {
namespace {

bool are_standard_open() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) < 0) return false;
  }
  return true;
}

/// The first that is no standard one.
constexpr int first_inherited = 3;

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

Fd copy_of(int fd) {
  Fd copy{::fcntl(fd, F_DUPFD_CLOEXEC, first_inherited)};
  if (!copy.is_open()) throw std::system_error{errno, std::generic_category(), "the caller's line"};
  return copy;
}

bool is_pipe(int fd) {
  struct stat status {};

  return ::fstat(fd, &status) == 0 && S_ISFIFO(status.st_mode);
}

bool is_live(int fd) {
  struct stat status {};

  if (::fstat(fd, &status) != 0) return false;
  return ::isatty(fd) == 1 || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode);
}

bool is_open(int fd) {
  return ::fcntl(fd, F_GETFD) >= 0;
}

void close_leaked(std::optional<int> kept) {
  constexpr unsigned first = first_inherited;
  constexpr unsigned last = std::numeric_limits<unsigned>::max();
  // Where the kernel knows no close_range the descriptors stay open: they do no harm to us.
  if (!kept || *kept < first_inherited) {
    static_cast<void>(::close_range(first, last, 0));
    return;
  }
  const auto middle = static_cast<unsigned>(*kept);
  if (middle > first) static_cast<void>(::close_range(first, middle - 1, 0));
  static_cast<void>(::close_range(middle + 1, last, 0));
}

std::size_t raise_descriptor_limit() {
  constexpr std::size_t posix_least = 20;
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return posix_least;
  if (limit.rlim_cur == limit.rlim_max) return limit.rlim_max;
  rlimit raised = limit;
  raised.rlim_cur = limit.rlim_max;
  const bool is_raised = ::setrlimit(RLIMIT_NOFILE, &raised) == 0;
  return is_raised ? raised.rlim_cur : limit.rlim_cur;
}

std::size_t open_descriptors() {
  std::error_code error;  // without /proc the answer is what a program has that just began
  const std::filesystem::directory_iterator begin{"/proc/self/fd", error};
  constexpr std::size_t usual = 12;
  return error ? usual : static_cast<std::size_t>(std::distance(begin, {}));
}

SpareDescriptor::SpareDescriptor() {
  refill();
}

Fd SpareDescriptor::accept_instead(int listener) {
  if (!spare_.is_open()) return {};
  spare_ = Fd{};
  return Fd{::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK)};
}

void SpareDescriptor::refill() {
  if (!spare_.is_open()) spare_ = Fd{::open("/dev/null", O_RDONLY | O_CLOEXEC)};
}

}  // namespace codemaker::io
