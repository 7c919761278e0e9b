#include "io/posix/random.hpp"

#include <cerrno>
#include <stdexcept>
#include <sys/random.h>

namespace codemaker::io {

std::uint64_t random_bits() {
  std::uint64_t bits = 0;
  while (true) {
    const ssize_t size = ::getrandom(&bits, sizeof bits, 0);
    if (size == sizeof bits) return bits;
    if (size < 0 && errno != EINTR) throw std::runtime_error{"the system gives no random numbers"};
  }
}

}  // namespace codemaker::io
