#include "wire/terminal_choice.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>

namespace codemaker::wire {
namespace {

using ansi::Charset;
using ansi::Level;

/// Speeds from here on are constants that clients and boards write, not measurements.
constexpr int fast = 38400;

int known_speed(std::optional<int> stated) {
  return stated && *stated > 0 && *stated < fast ? *stated : 0;
}

ansi::Terminal with_orders(ansi::Terminal terminal, const TerminalOrders& orders) {
  if (orders.charset) terminal.charset = *orders.charset;
  if (orders.speed) terminal.speed = known_speed(orders.speed);
  return terminal;
}

void take_size(ansi::Terminal& terminal, std::optional<int> rows, std::optional<int> columns) {
  if (rows && *rows > 0) terminal.rows = std::min(*rows, ansi::max_rows);
  if (columns && *columns > 0) terminal.columns = std::min(*columns, ansi::max_columns);
}

}  // namespace

std::optional<Charset> charset_of_type(std::string_view type) {
  static constexpr std::array utf8{"XTERM", "LINUX", "SCREEN", "TMUX", "RXVT", "KONSOLE", "GNOME"};
  static constexpr std::array cp437{"ANSI",    "PCANSI",   "ANSI-BBS",      "QANSI",
                                    "SCOANSI", "SYNCTERM", "ANSI-256COLOR", "CP437"};
  const std::string upper = ansi::upper_case(type);
  const auto begins = [&](const char* name) {
    return upper.starts_with(name);
  };
  if (std::ranges::any_of(utf8, begins)) return Charset::utf8;
  if (std::ranges::any_of(cp437, [&](const char* name) { return upper == name; })) {
    return Charset::cp437;
  }
  return std::nullopt;
}

namespace {

Charset charset_of(const TelnetFacts& facts, const ansi::Findings& findings) {
  if (utf8_hint(facts) == true) return Charset::utf8;
  if (findings.charset) return *findings.charset;
  for (const std::string& type : facts.terminal_types) {
    if (const auto charset = charset_of_type(type)) return *charset;
  }
  return findings.has_answered ? Charset::cp437 : Charset::ascii;
}

Level level_of(const ansi::Findings& findings) {
  if (!findings.has_answered) return Level::a;
  if (findings.reports_mouse) return Level::d;
  return findings.family == ansi::Family::unknown ? Level::b : Level::c;
}

}  // namespace

BoardTerminal terminal_of(
    const dropfiles::DropFile& file, const SystemSize& system, const dropfiles::BoardHints& hints,
    const TerminalOrders& orders
) {
  const bool is_bbsdev = file.format == dropfiles::DropFormat::bbsdev;
  BoardTerminal board;
  ansi::Terminal& terminal = board.terminal;
  terminal.level = file.ansi == false ? Level::a : Level::b;
  terminal.charset = file.codepage == dropfiles::Codepage::utf8 ? Charset::utf8 : Charset::cp437;
  if (hints.charset && !is_bbsdev) terminal.charset = *hints.charset;
  if (file.ascii_only == true) terminal.charset = Charset::ascii;
  board.has_charset = is_bbsdev || hints.charset || file.ascii_only == true;
  terminal.speed = known_speed(file.baud);
  terminal.depth = hints.depth.value_or(terminal.depth);
  take_size(terminal, hints.rows, hints.columns);
  take_size(terminal, file.rows, file.columns);
  // Rows alone are a setting of the caller's account.
  if (!file.rows || !file.columns) take_size(terminal, system.rows, system.columns);
  terminal = with_orders(terminal, orders);
  return board;
}

ansi::Terminal refined(
    const BoardTerminal& board, const ansi::Findings& findings, const TerminalOrders& orders
) {
  ansi::Terminal terminal = board.terminal;
  if (!findings.has_answered) return terminal;
  terminal.level = level_of(findings);
  terminal.repeats = findings.repeats.value_or(false);
  terminal.erases = findings.family == ansi::Family::erasing;
  terminal.reports_mouse = findings.reports_mouse;
  terminal.plays_music = findings.plays_music;
  terminal.depth = std::max(terminal.depth, findings.depth);
  take_size(terminal, findings.rows, findings.columns);
  if (!board.has_charset && findings.charset) terminal.charset = *findings.charset;
  return with_orders(terminal, orders);
}

ansi::Terminal terminal_of(
    const TelnetFacts& facts, const ansi::Findings& findings, const TerminalOrders& orders
) {
  ansi::Terminal terminal;
  terminal.charset = charset_of(facts, findings);
  terminal.level = level_of(findings);
  terminal.repeats = findings.repeats.value_or(false);
  terminal.erases = findings.family == ansi::Family::erasing;
  terminal.reports_mouse = findings.reports_mouse;
  terminal.plays_music = findings.plays_music;
  terminal.depth = std::max(depth_hint(facts), findings.depth);
  terminal.speed = known_speed(facts.speed);
  take_size(terminal, findings.rows, findings.columns);
  if (facts.window) take_size(terminal, facts.window->rows, facts.window->columns);
  return with_orders(terminal, orders);
}

ansi::Terminal terminal_of(
    const Rlogin& login, const ansi::Findings& findings, const TerminalOrders& orders
) {
  BoardTerminal board;
  ansi::Terminal& terminal = board.terminal;
  terminal.level = Level::b;
  terminal.charset = Charset::cp437;
  if (const auto& fields = login.fields()) {
    const std::string type{fields->terminal_type()};
    terminal.charset = charset_of_type(type).value_or(Charset::cp437);
    terminal.depth = depth_named(type, "");
    terminal.speed = known_speed(fields->speed());
  }
  if (const auto& window = login.window()) take_size(terminal, window->rows, window->columns);
  return with_orders(refined(board, findings, orders), orders);
}

ansi::Terminal terminal_of(
    const OwnTerminal& own, const SystemSize& system, const TerminalOrders& orders
) {
  ansi::Terminal terminal;
  terminal.charset = names_utf8(own.locale) ? Charset::utf8 : Charset::ascii;
  terminal.depth = depth_named(own.term, own.colorterm);
  terminal.level = own.term.empty() || own.term == "dumb" ? Level::a : Level::c;
  take_size(terminal, system.rows, system.columns);
  return with_orders(terminal, orders);
}

BoardTerminal terminal_over_ssh(
    const OwnTerminal& own, const SystemSize& system, const TerminalOrders& orders
) {
  BoardTerminal board{terminal_of(own, system, {}), names_utf8(own.locale)};
  const auto by_type = charset_of_type(own.term);
  if (!board.has_charset && by_type) board.terminal.charset = *by_type;
  board.terminal = with_orders(board.terminal, orders);
  return board;
}

ansi::InputText input_text(Charset charset) {
  return charset == Charset::utf8 ? ansi::InputText::utf8 : ansi::InputText::cp437;
}

ansi::Patience patience(const ansi::Terminal& terminal) {
  constexpr int slow_line = 1200;
  const bool is_slow = terminal.speed > 0 && terminal.speed <= slow_line;
  return is_slow ? ansi::Patience::slow : ansi::Patience::usual;
}

}  // namespace codemaker::wire
