/// Asking a terminal what it is, in one write (terminal.md 3.2).
#pragma once

#include "ansi/keys.hpp"
#include "ansi/terminal.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace codemaker::ansi {

/// Kinds of terminal told apart by their device attributes.
enum class Family : std::uint8_t {
  unknown,
  erasing,  ///< CTerm, IcyTerm, VTX and fTelnet, VT-like ones: ECH and EL work in color
  plain_vt  ///< `?1;2`: tmux, GNU screen, xterm.js
};

/// What the answers said; nothing where none came.
struct Findings {
  bool has_answered = false;
  std::optional<int> rows;
  std::optional<int> columns;
  std::optional<Charset> charset;  ///< UTF-8, or an 8-bit set
  std::optional<bool> repeats;
  Family family = Family::unknown;
  bool reports_mouse = false;    ///< its kind is known to
  bool plays_music = false;      ///< its kind is known to
  Depth depth = Depth::sixteen;  ///< more only if it said so, or has a name that says so
};

/// A question that was sent, and what its answers tell.
class Probe {
 public:
  /// The question. It ends with the screen cleared; `without_clearing` leaves that out, for screens
  /// that are not ours.
  [[nodiscard]] static std::string_view question();
  [[nodiscard]] static std::string_view question_without_clearing();

  /// Asks for the size alone; the cursor stays where it is.
  [[nodiscard]] static std::string_view question_of_size();

  /// Takes an answer. Answers to other questions, and late ones, change nothing.
  void hear(const Report& report);

  /// True once the last answer is in.
  [[nodiscard]] bool is_complete() const { return positions_ >= 3; }

  /// What is known so far.
  [[nodiscard]] const Findings& findings() const { return findings_; }

 private:
  void hear_position(int row, int column);

  Findings findings_;
  int positions_ = 0;
  int column_after_letter_ = 0;
};

/// True for the kinds that reported a drag when they were tried: CTerm, VTX and fTelnet, PuTTY,
/// xterm. Those behind `?1;2` (tmux, screen, xterm.js) cannot be told apart.
[[nodiscard]] bool reports_mouse(const Report& report);

/// True for CTerm, which takes `CSI |` as the start of a tune (terminal.md 3.4).
[[nodiscard]] bool plays_music(const Report& report);

/// The colors that a report vouches for: CTerm's own attributes, which tell a window of SyncTERM
/// from its text mode, and the names of terminals that are known to show 24 bits; tmux shows 256 to
/// whatever it runs in. Sixteen if it says nothing of them.
[[nodiscard]] Depth depth_of(const Report& report);

/// The family that a device attributes report names.
[[nodiscard]] Family family_of(const Report& report);

}  // namespace codemaker::ansi
