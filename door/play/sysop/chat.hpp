/// Two people who type to each other, each in a pane of their own: letters are seen as they come,
/// and do not run into those of the other.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::sysop {

/// What one of them has typed.
class ChatText {
 public:
  /// Older letters are forgotten.
  static constexpr std::size_t most = 2000;

  /// Takes letters; a `\n` ends the line, a `\b` takes back a letter of it, and all that would do
  /// something else to a terminal is dropped. Returns the lines that have ended.
  std::vector<std::string> type(std::string_view text);

  /// The line that has not ended.
  [[nodiscard]] std::string open_line() const;

  /// The last rows of it, broken at blanks; the last one is where the next letter goes.
  [[nodiscard]] std::vector<std::string> rows(std::size_t columns, std::size_t most_rows) const;

 private:
  [[nodiscard]] std::size_t begin_of_open_line() const;

  std::u32string text_;
};

/// A chat as one side sees it.
struct Chat {
  std::string other_name;
  std::string own_name;
  ChatText other = {};
  ChatText own = {};
  // What the chat lies over, shown again when it is over.
  std::string message_below = {};
  shared::LineEditor typed_below{0};
};

/// The whole screen but its message and keys: the other side above, this one below.
void draw_chat(Canvas& canvas, const Chat& chat);

/// True for the keys that end a chat on a screen: Esc, Ctrl-D, Ctrl-C.
[[nodiscard]] bool ends_chat(const ansi::Key& key);

/// True for the line that ends a chat in lines.
[[nodiscard]] bool ends_chat(std::string_view line);

/// What a key means to a chat, as `ChatText::type` takes it; empty: nothing.
[[nodiscard]] std::string chat_text_of(const ansi::Key& key);

/// The keys of a chat.
[[nodiscard]] std::vector<KeyHelp> chat_keys();

}  // namespace codemaker::play::sysop
