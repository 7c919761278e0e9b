#include "io/serving/descriptors.hpp"

#include <fcntl.h>
#include <filesystem>
#include <iterator>
#include <sys/resource.h>
#include <sys/socket.h>

namespace codemaker::io::serving {

std::size_t raise_descriptor_limit() {
  constexpr std::size_t posix_least = 20;
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return posix_least;
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

}  // namespace codemaker::io::serving
