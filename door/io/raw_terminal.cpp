#include "io/raw_terminal.hpp"

#include "play/screen.hpp"

#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

/// What a crash has to put back. A signal handler can reach nothing but such things.
struct Saved {
  std::atomic<int> terminal = -1;
  termios modes{};

  struct Flags {
    std::atomic<int> fd = -1;
    int value = 0;
  };

  std::array<Flags, 2> flags;   ///< of both ends of the line
  std::atomic<int> mouse = -1;  ///< where one reports
};

Saved saved;

constexpr std::array crashes{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

void restore_terminal() {
  const int fd = saved.terminal.exchange(-1);
  if (fd >= 0) ::tcsetattr(fd, TCSANOW, &saved.modes);
}

void restore_flags() {
  for (Saved::Flags& flags : saved.flags) {
    const int fd = flags.fd.exchange(-1);
    if (fd >= 0) ::fcntl(fd, F_SETFL, flags.value);
  }
}

void silence_mouse() {
  const int fd = saved.mouse.exchange(-1);
  if (fd < 0) return;
  // Whoever crashes cannot do more than try.
  static_cast<void>(::write(fd, play::mouse_off.data(), play::mouse_off.size()) >= 0);
}

extern "C" void restore_and_die(int signal) {
  silence_mouse();
  restore_terminal();
  restore_flags();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void catch_crashes() {
  for (const int signal : crashes)
    std::signal(signal, restore_and_die);
}

}  // namespace

RawTerminal::RawTerminal(int fd) : fd_{fd} {
  termios modes{};
  if (::tcgetattr(fd, &modes) != 0) return;
  saved.modes = modes;
  saved.terminal = fd;
  catch_crashes();
  ::cfmakeraw(&modes);
  is_raw_ = ::tcsetattr(fd, TCSANOW, &modes) == 0;
}

RawTerminal::~RawTerminal() {
  if (is_raw_) restore_terminal();
}

BlockingGuard::BlockingGuard(int in, int out) {
  const std::array fds{in, out};
  for (std::size_t i = 0; i < fds.size(); ++i) {
    saved.flags[i].value = ::fcntl(fds[i], F_GETFL);
    if (saved.flags[i].value >= 0) saved.flags[i].fd = fds[i];
  }
  catch_crashes();
}

BlockingGuard::~BlockingGuard() {
  restore_flags();
}

void expect_mouse(int fd, bool is_on) {
  saved.mouse = is_on ? fd : -1;
}

wire::SystemSize system_size(int fd) {
  winsize size{};
  if (::ioctl(fd, TIOCGWINSZ, &size) != 0) return {};
  return {size.ws_row, size.ws_col};
}

}  // namespace codemaker::io
