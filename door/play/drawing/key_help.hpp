/// What a key is for, as the key line and the help say it.
#pragma once

#include <string>
#include <utility>

namespace codemaker::play {

/// A line of help: keys, what they do in a word for the key line, and in a sentence.
struct KeyHelp {
  std::string keys;
  std::string does;  ///< empty: not on the key line
  std::string sentence;
  bool needs_mouse = false;  ///< only for callers who have one
  int column = 0;            ///< on full screens it stands there, or behind what reaches so far
  bool is_listed = false;    ///< stands in a list of the screen, which says what it does
  std::string button = {};   ///< what a page calls it; empty: the same as the key line
};

/// A key whose button has room for more words than a key line.
[[nodiscard]] inline KeyHelp with_button(KeyHelp help, std::string words) {
  help.button = std::move(words);
  return help;
}

}  // namespace codemaker::play
