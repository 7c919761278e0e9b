#include "commands/calls/own_terminal.hpp"

#include "commands/options.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/terminal.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace codemaker::commands {

wire::OwnTerminal own_terminal() {
  const bool is_terminal = io::is_terminal(io::standard_output);
  return {
      is_terminal ? io::environment("TERM").value_or("") : "",
      io::environment("COLORTERM").value_or(""), io::locale()};
}

ansi::Terminal terminal_here(const config::Settings& settings) {
  wire::TerminalOrders orders;
  orders.charset = charset_of(settings.charset);
  return wire::terminal_of(own_terminal(), io::system_size(io::standard_output), orders);
}

std::string place_of_terminal() {
  constexpr std::string_view devices = "/dev/";
  const std::string name = io::device_of_terminal(io::standard_input);
  if (name.empty()) return {};
  std::string_view terminal{name};
  if (terminal.starts_with(devices)) terminal.remove_prefix(devices.size());
  return fmt::format("terminal {}", terminal);
}

}  // namespace codemaker::commands
