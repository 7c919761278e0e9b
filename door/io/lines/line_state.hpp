/// Where a call stands with its line: one state at a time, and one function that knows the next.
// clang-format off
///
///            drops  returns    leaves     hangs_up   fails      goodbye  breaks  finishes
/// Talking    Away   -          Leaving l  Leaving h  Leaving f  -        Lost h  -
/// Away       -      Talking    Parted l   Parted h   Parted f   -        Lost h  -
/// Leaving x  -      -          -          -          Leaving f  Told x   Lost x  -
/// Parted x   -      Leaving x  -          -          Parted f   -        Lost x  -
/// Told x     -      -          -          -          Told f     -        Lost x  -
/// Lost x     -      -          -          -          Lost f     -        -       Done x
/// Done x     -      -          -          -          -          -        -       -
///
/// l, h, f: how it ended (left, hung up, failed); x: as before; -: the state stays.
// clang-format on
#pragma once

#include "ansi/keys.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace codemaker::io {

/// Who ended a call.
enum class Ending : std::uint8_t {
  left,     ///< the session: the caller, the clock or the sysop
  hung_up,  ///< the line was lost, or the program has to end
  failed    ///< a fault of ours, whatever came before it
};

namespace line_state {

/// The caller is there.
struct Talking {
  friend bool operator==(const Talking&, const Talking&) = default;
};

/// The line of a page was dropped, and the call goes on: the page may come back by another one.
struct Away {
  ansi::Instant since;
  friend bool operator==(const Away&, const Away&) = default;
};

/// The call is over, and the caller is to be told what is left to tell.
struct Leaving {
  Ending how;
  friend bool operator==(const Leaving&, const Leaving&) = default;
};

/// The call ended while there was no line; the next one may still come.
struct Parted {
  Ending how;
  ansi::Instant since;  ///< there is no line
  friend bool operator==(const Parted&, const Parted&) = default;
};

/// The last words are on their way, and nothing comes after them.
struct Told {
  Ending how;
  friend bool operator==(const Told&, const Told&) = default;
};

/// Nothing can be read or written any more; scores may still be filed.
struct Lost {
  Ending how;
  friend bool operator==(const Lost&, const Lost&) = default;
};

/// Who owns the call knows that it is over.
struct Done {
  Ending how;
  friend bool operator==(const Done&, const Done&) = default;
};

}  // namespace line_state

using LineState = std::variant<
    line_state::Talking, line_state::Away, line_state::Leaving, line_state::Parted,
    line_state::Told, line_state::Lost, line_state::Done>;

/// What happens to a line.
enum class LineEvent : std::uint8_t {
  drops,         ///< by itself, and its caller may come back by another one
  returns,       ///< the caller has, and nobody is at the old line any more
  leaves,        ///< the session has said so
  hangs_up,      ///< the caller, or the program for them
  fails,         ///< a fault of ours has ended the call
  says_goodbye,  ///< the last words have been given to who writes
  breaks,        ///< nothing can be read or written any more
  finishes       ///< all is filed, and the owner has been told
};

inline constexpr int line_events = 8;

/// The state after an event at that moment: the table above.
[[nodiscard]] LineState after(const LineState& state, LineEvent event, ansi::Instant now);

/// True until the call is over, with a line or without.
[[nodiscard]] bool goes_on(const LineState& state);

/// True while there is a line, if only for the last words.
[[nodiscard]] bool has_line(const LineState& state);

/// True while there is none and one may come.
[[nodiscard]] bool awaits_line(const LineState& state);

/// Since when there has been no line, where one may come; nullopt: there is one, or none will come.
[[nodiscard]] std::optional<ansi::Instant> away_since(const LineState& state);

/// True once nothing can be read or written any more.
[[nodiscard]] bool is_lost(const LineState& state);

/// How the call ended; nullopt: it goes on.
[[nodiscard]] std::optional<Ending> ending_of(const LineState& state);

}  // namespace codemaker::io
