#include "commands/calls/own_terminal.hpp"

#include "commands/options.hpp"
#include "io/places.hpp"
#include "io/raw_terminal.hpp"

#include <csignal>
#include <fmt/format.h>
#include <string_view>
#include <sys/signalfd.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

std::string own_locale() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (const auto locale = io::environment(variable)) return *locale;
  }
  return {};
}

}  // namespace

wire::OwnTerminal own_terminal() {
  const bool is_terminal = ::isatty(STDOUT_FILENO) == 1;
  return {
      is_terminal ? io::environment("TERM").value_or("") : "",
      io::environment("COLORTERM").value_or(""), own_locale()};
}

ansi::Terminal terminal_here(const config::Settings& settings) {
  wire::TerminalOrders orders;
  orders.charset = charset_of(settings.charset);
  return wire::terminal_of(own_terminal(), io::system_size(STDOUT_FILENO), orders);
}

io::Fd signals_to_read() {
  sigset_t signals;
  ::sigemptyset(&signals);
  for (const int signal : {SIGHUP, SIGINT, SIGTERM})
    ::sigaddset(&signals, signal);
  ::sigprocmask(SIG_BLOCK, &signals, nullptr);
  return io::Fd{::signalfd(-1, &signals, SFD_CLOEXEC)};
}

std::string place_of_terminal() {
  constexpr std::string_view devices = "/dev/";
  const char* const name = ::ttyname(STDIN_FILENO);
  if (name == nullptr) return {};
  std::string_view terminal = name;
  if (terminal.starts_with(devices)) terminal.remove_prefix(devices.size());
  return fmt::format("terminal {}", terminal);
}

}  // namespace codemaker::commands
