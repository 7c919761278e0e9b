#include "io/posix/child.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

extern char** environ;

namespace codemaker::io {
namespace {

[[noreturn]] void fail(int error, const char* what) {
  throw std::system_error{error, std::generic_category(), what};
}

/// What is done to the descriptors of a child before it begins.
class Redirections {
 public:
  explicit Redirections(const Child::Standard& standard) {
    ::posix_spawn_file_actions_init(&actions_);
    if (standard.input) add(*standard.input, standard_input);
    if (standard.output) add(*standard.output, standard_output);
  }

  Redirections(const Redirections&) = delete;
  Redirections& operator=(const Redirections&) = delete;

  ~Redirections() { ::posix_spawn_file_actions_destroy(&actions_); }

  [[nodiscard]] const posix_spawn_file_actions_t& actions() const { return actions_; }

 private:
  void add(int from, int to) { ::posix_spawn_file_actions_adddup2(&actions_, from, to); }

  posix_spawn_file_actions_t actions_{};
};

}  // namespace

Child::Child(const std::string& program, std::vector<std::string> words, const Standard& standard) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const Redirections redirections{standard};
  const int error = ::posix_spawn(
      &number_, program.c_str(), &redirections.actions(), nullptr, arguments.data(), environ
  );
  if (error != 0) fail(error, "posix_spawn");
}

Child::~Child() {
  if (number_ < 0) return;
  ::kill(number_, SIGTERM);
  ::waitpid(number_, nullptr, 0);
}

bool Child::ends_within(std::chrono::milliseconds limit) {
  constexpr std::chrono::milliseconds tenth{100};
  const pid_t child = std::exchange(number_, -1);
  for (auto waited = tenth.zero(); waited < limit; waited += tenth) {
    if (::waitpid(child, nullptr, WNOHANG) != 0) return true;
    std::this_thread::sleep_for(tenth);
  }
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  return false;
}

std::pair<Fd, Fd> make_socket_pair() {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    fail(errno, "socketpair");
  return {Fd{ends[0]}, Fd{ends[1]}};
}

std::pair<Fd, Fd> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno, "pipe");
  return {Fd{ends[0]}, Fd{ends[1]}};
}

long clock_ticks_per_second() {
  return ::sysconf(_SC_CLK_TCK);
}

}  // namespace codemaker::io
