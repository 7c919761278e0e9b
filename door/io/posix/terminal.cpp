#include "io/posix/terminal.hpp"

#include "play/session/screen.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <termios.h>
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

/// Signals that end the program and are no hang-up: crashes, limits of the system, strangers.
constexpr std::array deadly{SIGSEGV, SIGBUS,  SIGFPE,  SIGILL,  SIGABRT, SIGQUIT,
                            SIGTRAP, SIGSYS,  SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM,
                            SIGPROF, SIGUSR1, SIGUSR2, SIGPOLL, SIGPWR,  SIGSTKFLT};

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

extern "C" void restore_and_die(int signal, siginfo_t* sender, void* /*context*/) {
  // A file of ours would grow beyond its limit: the write that tried says so, and that is enough.
  if (signal == SIGXFSZ && sender->si_pid == ::getpid()) return;
  silence_mouse();
  restore_terminal();
  restore_flags();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void catch_deadly_signals() {
  for (const int signal : deadly) {
    struct sigaction action {};

    const bool is_ignored =
        ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
    if (is_ignored) continue;
    action = {};
    action.sa_sigaction = restore_and_die;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(signal, &action, nullptr);
  }
}

/// Linux keeps what is on its way through one where its writer cannot see it.
bool is_pseudo_terminal(int fd) {
  constexpr unsigned first_major = 136;
  constexpr unsigned last_major = 143;

  struct stat status {};

  if (::fstat(fd, &status) != 0) return false;
  return major(status.st_rdev) >= first_major && major(status.st_rdev) <= last_major;
}

bool has_unread(int fd) {
  int bytes = 0;
  return ::ioctl(fd, TIOCOUTQ, &bytes) == 0 && bytes > 0;
}

}  // namespace

bool is_terminal(int fd) {
  return ::isatty(fd) == 1;
}

std::string device_of_terminal(int fd) {
  const char* const name = ::ttyname(fd);
  return name == nullptr ? "" : name;
}

struct HiddenTyping::Modes {
  termios shown;
};

HiddenTyping::HiddenTyping(int fd) : fd_{fd} {
  termios shown{};
  if (::tcgetattr(fd, &shown) != 0) return;
  shown_ = std::make_unique<Modes>(Modes{shown});
  termios hidden = shown;
  hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  ::tcsetattr(fd, TCSAFLUSH, &hidden);
}

HiddenTyping::~HiddenTyping() {
  if (shown_) ::tcsetattr(fd_, TCSAFLUSH, &shown_->shown);
}

RawTerminal::RawTerminal(int fd) : fd_{fd} {
  termios modes{};
  if (::tcgetattr(fd, &modes) != 0) return;
  saved.modes = modes;
  saved.terminal = fd;
  catch_deadly_signals();
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
  catch_deadly_signals();
}

BlockingGuard::~BlockingGuard() {
  restore_flags();
}

void wait_until_read(int fd) {
  if (!is_terminal(fd)) return;
  constexpr std::chrono::milliseconds most{300};
  constexpr std::chrono::milliseconds step{10};
  const RawTerminal quiet{fd};
  pollfd line{.fd = fd, .events = 0, .revents = 0};
  if (is_pseudo_terminal(fd)) {
    ::poll(&line, 1, static_cast<int>(most.count()));
    return;
  }
  for (auto waited = step; waited < most && has_unread(fd); waited += step)
    ::poll(&line, 1, static_cast<int>(step.count()));
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
