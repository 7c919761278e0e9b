/// What the sysop does in the middle of a call.
#pragma once

#include <cstddef>
#include <string>
#include <variant>

namespace codemaker::play {

/// How much of what the sysop says to a caller is shown, in letters.
inline constexpr std::size_t max_sysop_name = 24;
inline constexpr std::size_t max_sysop_text = 400;
/// Letters of a line that somebody types in a chat in lines, and of the reason for a page.
inline constexpr std::size_t max_chat_line = 200;
inline constexpr std::size_t max_page_reason = 60;

namespace event {

/// Something to be read, from whom.
struct Message {
  std::string from;
  std::string text;
};

/// The call is to end.
struct EndCall {
  std::string text;  ///< why; empty: nobody said
};

/// The sysop wants to talk to the caller. Heard only if there is no chat yet.
struct ChatBegins {
  std::string sysop;  ///< the name
};

/// What the sysop types, as `sysop::ChatText` takes it.
struct ChatTyped {
  std::string text;
};

struct ChatEnds {
  bool is_dropped = false;  ///< and not ended by the sysop
};

/// Who else plays, as a sysop who plays at this machine is told.
struct OthersHere {
  int count = 0;
  std::string pager;   ///< who of them pages, and
  std::string number;  ///< by which they are answered; empty: nobody does

  friend bool operator==(const OthersHere&, const OthersHere&) = default;
};

}  // namespace event

using FromSysop = std::variant<
    event::Message, event::EndCall, event::ChatBegins, event::ChatTyped, event::ChatEnds,
    event::OthersHere>;

}  // namespace codemaker::play
