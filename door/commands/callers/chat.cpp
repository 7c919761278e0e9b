// `codemaker chat`: the sysop's side of a chat, on their own terminal.
#include "commands/callers/chat_run.hpp"
#include "commands/callers/present_callers.hpp"
#include "commands/calls/own_terminal.hpp"
#include "commands/dialog.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/signals.hpp"
#include "io/posix/terminal.hpp"

#include <fmt/format.h>

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
  io::ignore_broken_pipes();
  ChatRun run{std::move(*line), name, options.from};
  const config::Settings& settings = settled->parsed.settings;
  const bool is_terminal =
      io::is_terminal(io::standard_input) && io::is_terminal(io::standard_output);
  const bool has_page = is_terminal && presentation_on(terminal_here(settings)).has_value();
  fmt::print("{}\n", has_page ? run.on_screen(settings) : run.in_lines());
  return 0;
}

}  // namespace codemaker::commands
