/// How a caller likes things in this call, and what is remembered of it for the next one.
#pragma once

#include "ansi/glyph.hpp"
#include "play/call/call.hpp"
#include "play/choices/choices.hpp"
#include "play/choices/kept.hpp"
#include "play/choices/terminal_choices.hpp"

#include <optional>
#include <string>

namespace codemaker::play {

/// A value: what earlier calls left goes in, what has changed since comes out.
class Liking {
 public:
  explicit Liking(const Call& call);

  Choices choices;

  /// What earlier calls left. What the caller has chosen in this call already stays, and so does
  /// the presentation that the sysop has fixed.
  void take(const Remembered& texts);

  /// What is to be remembered that was not yet. Before it is known what was, nothing takes its
  /// place.
  [[nodiscard]] Remembered take_changes();

  /// The same at the end of a call in which it was never known what was remembered: fields alone.
  [[nodiscard]] Remembered unread_changes() const;

  /// The same of a guest, whose browser remembers alone what puzzle a game of theirs is of: how
  /// they like things stays with the call until they have a name.
  void take_as_guest(const Remembered& texts);
  [[nodiscard]] Remembered take_changes_as_guest();

  /// True once it is known what earlier calls left.
  [[nodiscard]] bool is_known() const { return known_.has_value(); }

  /// The letters that the caller's terminal is taken to have.
  [[nodiscard]] ansi::Charset letters() const { return choices.letters.value_or(told_letters_); }

 private:
  /// Without what was fixed.
  [[nodiscard]] TerminalChoices own_choices() const;

  ansi::Charset told_letters_;         ///< what the terminal was told to have
  std::string terminal_kind_;          ///< what hangs on the terminal has this name
  std::optional<Presentation> fixed_;  ///< by the sysop, or by a flag
  /// What the caller had chosen in its place, which stays remembered.
  std::optional<Presentation> own_ = {};
  std::optional<Remembered> known_ = {};  ///< nullopt: not read
  bool is_known_guest_ = false;
};

}  // namespace codemaker::play
