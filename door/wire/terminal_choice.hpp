/// Deciding what the caller's terminal can show from what everybody said (ansi/terminal.md 3.3).
#pragma once

#include "ansi/probe.hpp"
#include "ansi/terminal.hpp"
#include "dropfiles/board_hints.hpp"
#include "dropfiles/drop_file.hpp"
#include "wire/rlogin.hpp"
#include "wire/telnet.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::wire {

/// The letters that a terminal of this name shows (ansi/terminal.md 3.1); nullopt: not known.
[[nodiscard]] std::optional<ansi::Charset> charset_of_type(std::string_view type);

/// What the sysop ordered; nullopt where it was left to us.
struct TerminalOrders {
  std::optional<ansi::Charset> charset;
  std::optional<int> speed;  ///< bits per second
};

/// The size the system knows for a terminal, 0 where it does not know.
struct SystemSize {
  int rows = 0;
  int columns = 0;

  friend bool operator==(const SystemSize&, const SystemSize&) = default;
};

/// A terminal as a board describes it, and what of it the board really said.
struct BoardTerminal {
  ansi::Terminal terminal;
  bool has_charset = false;
};

/// Behind a board. A size is that of the drop file where it states both rows and columns, else the
/// system's, which may be what the board gives everybody; then whatever else the board said.
[[nodiscard]] BoardTerminal terminal_of(
    const dropfiles::DropFile& file, const SystemSize& system, const dropfiles::BoardHints& hints,
    const TerminalOrders& orders
);

/// The same after the terminal has been asked. Its answers fill what the board left open; its size
/// it knows best.
[[nodiscard]] ansi::Terminal refined(
    const BoardTerminal& board, const ansi::Findings& findings, const TerminalOrders& orders
);

/// On a line of our own: what telnet and the probe told.
[[nodiscard]] ansi::Terminal terminal_of(
    const TelnetFacts& facts, const ansi::Findings& findings, const TerminalOrders& orders
);

/// Behind a board that calls us by rlogin: a CP437 terminal with ANSI, unless its name or its
/// answers tell more.
[[nodiscard]] ansi::Terminal terminal_of(
    const Rlogin& login, const ansi::Findings& findings, const TerminalOrders& orders
);

/// What a terminal on this machine says in its environment.
struct OwnTerminal {
  std::string term;       ///< TERM; empty: no terminal at all
  std::string colorterm;  ///< COLORTERM
  std::string locale;     ///< the first of LC_ALL, LC_CTYPE and LANG that is set
};

/// In a terminal on this machine.
[[nodiscard]] ansi::Terminal terminal_of(
    const OwnTerminal& own, const SystemSize& system, const TerminalOrders& orders
);

/// Of a terminal that sshd carries here: it has told its type, and its locale where sshd lets that
/// through. Which letters it shows is only as sure as the locale.
[[nodiscard]] BoardTerminal terminal_over_ssh(
    const OwnTerminal& own, const SystemSize& system, const TerminalOrders& orders
);

/// How a caller with this terminal writes letters beyond ASCII.
[[nodiscard]] ansi::InputText input_text(ansi::Charset charset);

/// How long to wait for the rest of a key sequence on a line of this speed.
[[nodiscard]] ansi::Patience patience(const ansi::Terminal& terminal);

}  // namespace codemaker::wire
