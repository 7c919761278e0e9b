/// A door run by ourselves, to be measured, on a socket and at a board of its own.
#pragma once

#include "bench/child.hpp"
#include "commands/bench/scratch_directory.hpp"
#include "io/posix/fd.hpp"
#include "play/scenes/type_ahead.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace codemaker::bench {

/// Silence after which a screen has been read that drops keys typed ahead of it.
inline constexpr std::chrono::milliseconds reading_time =
    play::TypeAhead::moment + std::chrono::milliseconds{50};

/// What a door is started with: a drop file, the config and the data directory.
class Board {
 public:
  /// Throws std::runtime_error if it cannot be made.
  explicit Board(std::string_view config = {});

  [[nodiscard]] const std::string& path() const { return directory_.path(); }

  /// Nothing is known of earlier calls: games that they left, and what the caller chose.
  void forget_calls() const;

 private:
  commands::ScratchDirectory directory_;
};

/// Both ends of a line.
struct Line {
  io::Fd ours;
  io::Fd theirs;
};

/// The child process, and our end of its line.
class Rehearsal {
 public:
  /// Starts a door in the given mode and character set; it is the caller's first
  /// call, and the only one at that time. Throws std::system_error if
  /// that cannot be.
  Rehearsal(const Board& board, const std::string& mode, const std::string& charset = "cp437");
  /// Types keys.
  void send(std::string_view keys) const;

  /// Everything the door sends until it has been silent for `silence`.
  [[nodiscard]] std::string receive(std::chrono::milliseconds silence) const;

  /// All of the title, from a silence of 0.3 s on.
  [[nodiscard]] std::string first_screen() const;

  /// What keys that the door always answers bring: it is waited for, for two seconds at most, so
  /// that a busy machine does not count it for the next key.
  [[nodiscard]] std::string answer_to(
      std::string_view keys, std::chrono::milliseconds silence = std::chrono::milliseconds{60}
  ) const;

  /// Presses the key that changes the speed so often. Throws std::runtime_error if another
  /// page takes it, for that page would be measured.
  void change_speed(int times) const;

  /// Waits for the first byte that is text, and not a sequence or a blank.
  void await_text() const;

  [[nodiscard]] long resident_kib() const { return child_.resident_kib(); }

 private:
  Line line_;
  Child child_;
};

}  // namespace codemaker::bench
