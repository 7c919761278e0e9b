// `codemaker chat`: the sysop's side of a chat, on their own terminal.
#include "commands/callers/chat_run.hpp"
#include "commands/callers/present_callers.hpp"

#include "commands/calls/own_terminal.hpp"
#include "commands/dialog.hpp"

#include <csignal>
#include <fmt/format.h>
#include <unistd.h>

namespace codemaker::commands {
int chat_with(const CallersOptions& options) {
  const auto settled = settle_or_complain(options.common);
  const auto data = data_of_callers(options.common);
  if (!settled || !data) return 1;
  const auto found = io::presence::ask_who(*data);
  if (!found) return tell_failure(found.error());
  const auto caller = one_caller(found->callers, options.who);
  if (!caller) {
    tell_silent(*found);
    return 1;
  }
  auto line = io::presence::open_chat(*data, *caller, options.from);
  if (!line) return tell_failure(line.error());
  const std::string name = caller->name.empty() ? "The caller" : caller->name;
  std::signal(SIGPIPE, SIG_IGN);
  ChatRun run{std::move(*line), name, options.from};
  const config::Settings& settings = settled->parsed.settings;
  const bool is_terminal = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
  const bool has_page = is_terminal && presentation_on(terminal_here(settings)).has_value();
  fmt::print("{}\n", has_page ? run.on_screen(settings) : run.in_lines());
  return 0;
}

}  // namespace codemaker::commands
