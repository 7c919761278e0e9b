// `codemaker chat`: the sysop's side of a chat, on their own terminal.
#include "commands/callers/chat_run.hpp"
#include "commands/callers/present_callers.hpp"

#include "ansi/text.hpp"
#include "commands/calls/own_terminal.hpp"
#include "commands/dialog.hpp"
#include "io/files.hpp"
#include "io/raw_terminal.hpp"

#include <csignal>
#include <fmt/format.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using io::presence::Present;

/// How the chat is shown here: as a page where the terminal has one, else as lines.
std::optional<play::Presentation> presentation_here(const ansi::Terminal& terminal) {
  const bool is_terminal = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
  if (!is_terminal || terminal.level < ansi::Level::b) return std::nullopt;
  const auto fits = [&](int columns, int rows) {
    return terminal.columns > columns && terminal.rows >= rows;
  };
  if (fits(play::Canvas::full_columns, play::Canvas::full_rows)) return play::Presentation::full;
  if (fits(play::Canvas::lean_columns, play::Canvas::lean_rows)) return play::Presentation::small;
  return std::nullopt;
}

}  // namespace

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
  wire::TerminalOrders orders;
  orders.charset = charset_of(settled->parsed.settings.charset);
  const ansi::Terminal terminal =
      wire::terminal_of(own_terminal(), io::system_size(STDOUT_FILENO), orders);
  const auto presentation = presentation_here(terminal);
  fmt::print("{}\n", presentation ? run.on_screen(terminal, *presentation) : run.in_lines());
  return 0;
}

}  // namespace codemaker::commands
