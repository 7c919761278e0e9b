/// What our own web page and we tell each other beside keys and screens. It says how large it is
/// when it calls; from then on it talks as a terminal does, and what only a page needs goes to it
/// in OSC sequences of our own.
#pragma once

#include "ansi/keys.hpp"
#include "ansi/music.hpp"
#include "ansi/terminal.hpp"
#include "play/drawing/key_help.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/session/session.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::wire {

/// How the page shows a call: in its terminal, as boards, or as lines for a screen reader.
enum class PageView : std::uint8_t { terminal, board, lines };

/// What the page says of itself when it calls: `columns=80&rows=24&reader=0&to=/daily/code`.
struct PageHello {
  int columns = 80;
  int rows = 24;
  bool reads_lines = false;  ///< a screen reader reads lines; there is no terminal at all
  bool boards = false;       ///< it draws what is shown itself
  std::string to = {};       ///< the path of the address that was opened; empty: the page alone
  bool opens = false;        ///< it was opened just now, though a call of that tab goes on

  [[nodiscard]] PageView view() const {
    if (reads_lines) return PageView::lines;
    return boards ? PageView::board : PageView::terminal;
  }

  friend bool operator==(const PageHello&, const PageHello&) = default;
};

/// nullopt: our page would never say that. Names we do not know are of a later page and mean
/// nothing.
[[nodiscard]] std::optional<PageHello> read_hello(std::string_view query);

/// The terminal in that page.
[[nodiscard]] ansi::Terminal terminal_of(const PageHello& hello);

/// The size in a terminal's report of its own accord: `CSI 48;24;80t`.
[[nodiscard]] std::optional<play::event::Resize> size_in(const ansi::Report& report);

/// How the page shows the call from now on, if it says so, by the number of the view: `CSI 437;1t`.
[[nodiscard]] std::optional<PageView> view_in(const ansi::Report& report);

/// True if the page says so that it has the token of its call: `CSI 437;9t`.
[[nodiscard]] bool has_token(const ansi::Report& report);

/// What of the session a page shows beside the screen: the keys that work now, whether a secret is
/// being typed, whether the caller wants sounds, and what they can share.
[[nodiscard]] std::string page_state(const play::Session& session);

/// What a page draws itself, as it stands now, by what it was told of it last: a board, or the part
/// of it that has changed; `null` of lines, for which it needs a terminal. `told` is then what it
/// has; empty: nothing has changed.
[[nodiscard]] std::string page_board(const play::Session& session, std::string& told);

/// Both of a thing that is shown, as one JSON: for a page that shows it before it calls. Empty: so
/// far nothing but words is shown.
[[nodiscard]] std::string page_opening(const play::Session& session);

/// A tune to be played.
[[nodiscard]] std::string page_tune(ansi::Tune tune);

/// By this token the page comes back into the call when its line was lost.
[[nodiscard]] std::string page_call(std::string_view token);

}  // namespace codemaker::wire
