// Loaded into a PostgreSQL server by the tests: its disk is full from the write of a number on that
// they have set in a file which both map.
#include "full_disk.hpp"

#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

using codemaker::tests::Fullness;

Fullness* mapped() {
  const char* const path = std::getenv("FULL_DISK");
  const int file = path == nullptr ? -1 : ::open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return nullptr;
  void* const at = ::mmap(nullptr, sizeof(Fullness), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  ::close(file);
  return at == MAP_FAILED ? nullptr : static_cast<Fullness*>(at);
}

/// Of the log, and of what is no file, there is always room.
bool is_full_for(int file) {
  static Fullness* const fullness = mapped();

  struct stat what {};

  const bool counts = fullness != nullptr && fullness->is_armed && file > STDERR_FILENO &&
                      ::fstat(file, &what) == 0 && S_ISREG(what.st_mode);
  if (!counts || --fullness->writes_left > 0) return false;
  fullness->has_failed = true;
  errno = ENOSPC;
  return true;
}

template <typename Function>
Function* below(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" ssize_t write(int file, const void* bytes, size_t size) {
  static auto* const real = below<ssize_t(int, const void*, size_t)>("write");
  return is_full_for(file) ? -1 : real(file, bytes, size);
}

extern "C" ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
  static auto* const real = below<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
  return is_full_for(file) ? -1 : real(file, bytes, size, at);
}

extern "C" ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
  return pwrite64(file, bytes, size, at);
}

extern "C" ssize_t pwritev64(int file, const iovec* parts, int count, off64_t at) {
  static auto* const real = below<ssize_t(int, const iovec*, int, off64_t)>("pwritev64");
  return is_full_for(file) ? -1 : real(file, parts, count, at);
}

extern "C" ssize_t pwritev(int file, const iovec* parts, int count, off_t at) {
  return pwritev64(file, parts, count, at);
}
