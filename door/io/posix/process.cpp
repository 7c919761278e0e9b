#include "io/posix/process.hpp"

#include <csignal>
#include <cstdlib>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace codemaker::io {

void outlive_file_limit() {
  // Not SIG_IGN: a terminal that is raw wants to hear of a signal that others send.
  std::signal(SIGXFSZ, [](int) {});
}

void drop_privileges() {
  // A kernel that knows neither plays without them.
  static_cast<void>(::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
  static_cast<void>(::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0);
}

std::int64_t process_id() {
  return ::getpid();
}

void set_environment(const char* name, const std::string& value) {
  ::setenv(name, value.c_str(), 1);
}

void unset_environment(const char* name) {
  ::unsetenv(name);
}

std::string program_path() {
  std::string path(4096, '\0');
  const ssize_t size = ::readlink("/proc/self/exe", path.data(), path.size());
  if (size <= 0) return "./codemaker";
  path.resize(static_cast<std::size_t>(size));
  return path;
}

void yield_to_other_threads() {
  constexpr int behind_others = 5;
  // 0 is this thread, and no other can be meant, which a confined call may not rank.
  static_cast<void>(::setpriority(PRIO_PROCESS, 0, behind_others));
}

bool may_have_memory(std::size_t bytes) {
  // Not by `new`, which would keep it once it has been given back.
  constexpr int writable = PROT_READ | PROT_WRITE;
  void* const memory = ::mmap(nullptr, bytes, writable, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  ::munmap(memory, bytes);
  return true;
}

void give_back_memory() {
  ::malloc_trim(0);
}

}  // namespace codemaker::io
