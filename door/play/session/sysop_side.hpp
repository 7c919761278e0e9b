/// What the sysop and a caller have to do with each other: messages, a chat, a page that waits, and
/// who else is here for a sysop who plays.
#pragma once

#include "ansi/keys.hpp"
#include "play/call/call.hpp"
#include "play/events/from_sysop.hpp"
#include "play/session/dialogue.hpp"
#include "play/session/held.hpp"
#include "play/session/paged.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <utility>

namespace codemaker::play {

class Canvas;

namespace sysop {

struct Chat;
class Notices;

}  // namespace sysop

/// A value with the events of `from_sysop.hpp`. Most callers never have a chat or a message, so
/// those cost nothing until they are there.
class SysopSide {
 public:
  SysopSide();
  SysopSide(const SysopSide& other);
  SysopSide(SysopSide&& other) noexcept;
  SysopSide& operator=(const SysopSide& other);
  SysopSide& operator=(SysopSide&& other) noexcept;
  ~SysopSide();

  /// False if the caller has left too much unread, or is in a chat already.
  [[nodiscard]] bool has_room_for(const FromSysop& said) const;

  /// The caller calls for the sysop.
  void page(Paged paged) { paged_ = std::move(paged); }

  /// Whether the caller waits for the sysop.
  [[nodiscard]] const std::optional<Paged>& paged() const { return paged_; }

  void hear(const event::Message& message, Dialogue& dialogue, Stage& stage);
  /// A chat lies over everything; what is below stands still until it is over.
  void hear(const event::ChatBegins& begins, Dialogue& dialogue, Stage& stage);
  void hear(const event::ChatTyped& typed, Dialogue& dialogue, Stage& stage);
  void hear(const event::ChatEnds& ends, Dialogue& dialogue, Stage& stage);
  /// Who pages anew rings.
  void hear(const event::OthersHere& others, Dialogue& dialogue, Stage& stage);

  [[nodiscard]] bool is_chatting() const { return chat_.has_value(); }

  /// A key of a caller in a chat, on screens and in lines; those that end a call end the chat
  /// before.
  void press(const ansi::Key& key, Dialogue& dialogue, Stage& stage);
  /// This side ends the chat, if there is one.
  void end_chat(const std::string& words, Dialogue& dialogue, Stage& stage);

  /// Shows the next message when nothing `moves` any more; lines have it at once. Who is `leaving`
  /// reads no more of them.
  void show_messages(bool moves, bool is_leaving, Stage& stage);
  /// The message that lies over everything; nullptr if there is none.
  [[nodiscard]] const event::Message* message() const;
  /// A key that closes the message does nothing else. False if it closes none.
  [[nodiscard]] bool closes_message(const ansi::Key& key, Instant now);
  /// To be told whenever what there is to see has been taken to the caller.
  void was_shown(Instant now);
  [[nodiscard]] std::optional<Instant> wakes_at() const;

  /// F10 takes the status line away and brings it back, where there is one.
  [[nodiscard]] bool toggles_status_line(const ansi::Key& key, Call& call) const;

  void draw_chat(Canvas& canvas) const;
  void draw_status_line(
      Canvas& canvas, const Call& call, std::optional<std::chrono::seconds> time_left
  ) const;

 private:
  void close_chat(const std::string& words, Dialogue& dialogue, Stage& stage);
  void type(const ansi::Key& key, Dialogue& dialogue, Stage& stage);

  std::optional<Paged> paged_;
  std::optional<Held<event::OthersHere>> others_;
  std::optional<Held<sysop::Chat>> chat_;
  std::optional<Held<sysop::Notices>> notices_;
};

}  // namespace codemaker::play
