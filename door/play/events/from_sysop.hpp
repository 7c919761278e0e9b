/// What the sysop does in the middle of a call: to a caller, and at the desk where one of them is
/// the sysop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play {

/// How much of what the sysop says to a caller is shown, in letters.
inline constexpr std::size_t max_sysop_name = 24;
inline constexpr std::size_t max_sysop_text = 400;
/// Letters of a line that somebody types in a chat in lines, and of the reason for a page.
inline constexpr std::size_t max_chat_line = 200;
inline constexpr std::size_t max_page_reason = 60;

/// What there is to see at the desk.
enum class DeskList : std::uint8_t {
  callers,   ///< who is on
  changes,   ///< to the tables, the latest first
  scores,    ///< the table of a game
  faults,    ///< of today, from the log
  findings,  ///< the doctor's
  today      ///< which games are open, and the hours
};
inline constexpr int desk_lists = 6;

/// What is done there.
enum class DeskAct : std::uint8_t {
  look,
  tell,
  tell_all,
  end_call,
  chat,
  undo,
  annul,
  turn,       ///< opens or closes a game for today
  set_hours,  ///< for today
  restore     ///< what the config says, today, too
};
inline constexpr int desk_acts = 10;

/// How much of a text is shown, in letters.
inline constexpr std::size_t max_desk_text = 600;

/// Something that can be chosen.
struct DeskRow {
  std::string key;   ///< what names it to the desk
  std::string text;  ///< in a few words
  std::string more;  ///< all the rest

  friend bool operator==(const DeskRow&, const DeskRow&) = default;
};

/// The key of the row of `today` that tells the hours.
inline constexpr std::string_view hours_row = "hours";

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
  std::string sysop;         ///< the name
  bool is_answered = false;  ///< the caller asked for it, who is the sysop: it is the other's name
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

/// The list that was asked for, as it is now.
struct Desk {
  DeskList list = DeskList::callers;
  std::string said = {};  ///< what was done, or why it was not; empty: only looked
  std::vector<DeskRow> rows = {};
  bool is_known = true;       ///< false: the list could not be had, so nothing of it is true
  std::string undoable = {};  ///< of changes, the one that undoing takes back; empty: none
};

}  // namespace event

namespace effect {

/// Answered by Desk, with the list anew. A chat that the sysop asks for begins behind it.
struct AskDesk {
  DeskList list = DeskList::callers;
  DeskAct act = DeskAct::look;
  std::string key = {};   ///< of the row; of the table that is looked at, its game
  std::string text = {};  ///< a message, or hours

  friend bool operator==(const AskDesk&, const AskDesk&) = default;
};

}  // namespace effect

using FromSysop = std::variant<
    event::Message, event::EndCall, event::ChatBegins, event::ChatTyped, event::ChatEnds,
    event::OthersHere>;

}  // namespace codemaker::play
