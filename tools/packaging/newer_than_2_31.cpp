#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>

// What our program and the compiler's library ask of a C library newer than 2.31.

// NOLINTBEGIN(bugprone-reserved-identifier): the C library's names.
extern "C" {

/// Whether there is one thread alone. "No" is right always, and costs a locked addition here and
/// there.
extern char __libc_single_threaded;
char __libc_single_threaded = 0;

/// 32 bits that nobody can foresee.
std::uint32_t arc4random();

std::uint32_t arc4random() {
  std::uint32_t bits = 0;
  // So few bytes are given whole or not at all.
  if (getrandom(&bits, sizeof bits, 0) != sizeof bits) std::abort();
  return bits;
}

/// As the kernel does it: 0, or -1 with errno.
int close_range(unsigned int first, unsigned int last, int flags) noexcept;

int close_range(unsigned int first, unsigned int last, int flags) noexcept {
  return static_cast<int>(syscall(SYS_close_range, first, last, flags));
}
}
// NOLINTEND(bugprone-reserved-identifier)
