/// A chat on the sysop's terminal, from the first letter to the last.
#pragma once

#include "ansi/keys.hpp"
#include "ansi/painter.hpp"
#include "config/settings.hpp"
#include "io/posix/fd.hpp"
#include "play/call/call.hpp"
#include "play/sysop/chat.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// How a chat is shown on a terminal: as a page where it has one; nullopt: as lines.
[[nodiscard]] std::optional<play::Presentation> presentation_on(const ansi::Terminal& terminal);

class ChatRun {
 public:
  /// Takes over the line to the caller.
  ChatRun(io::Fd line, const std::string& caller, const std::string& sysop);

  /// Letters as they come, on a page of our terminal, whatever size its window gets. Both return
  /// how it ended, in a sentence.
  [[nodiscard]] std::string on_screen(const config::Settings& settings);
  /// Lines of standard input and output; BYE or the end of the input ends it.
  [[nodiscard]] std::string in_lines();

 private:
  /// What there is to read; false once the terminal or we have come to an end.
  struct News {
    bool is_typed = false;
    bool is_heard = false;
    bool has_ended = false;
  };

  [[nodiscard]] News wait(int signals, std::optional<ansi::Instant> deadline) const;
  [[nodiscard]] std::string hear();
  void say(std::string_view text);
  void leave(std::string sentence);
  void take(const ansi::Key& key);
  [[nodiscard]] bool take_line(std::string_view line);

  io::Fd line_;
  play::sysop::Chat chat_;
  std::string come_;     ///< of the caller, not whole characters yet
  std::string refusal_;  ///< of a key
  std::string ended_;    ///< how; empty: it goes on
};

}  // namespace codemaker::commands
