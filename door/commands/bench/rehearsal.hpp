/// A door run by ourselves, to be measured: a child process on a socket, in a directory of its own.
#pragma once

#include "io/fd.hpp"
#include "play/type_ahead.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace codemaker::commands {

/// Silence after which a screen has been read that drops keys typed ahead of it.
inline constexpr std::chrono::milliseconds reading_time =
    play::TypeAhead::moment + std::chrono::milliseconds{50};

/// A directory that is gone when it is no longer needed.
class ScratchDirectory {
 public:
  /// Makes it in /tmp, with a drop file and this config in it. Throws std::system_error if that
  /// cannot be.
  explicit ScratchDirectory(std::string_view config = {});
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;
  ~ScratchDirectory();

  [[nodiscard]] const std::string& path() const { return path_; }

  /// Nothing is known of earlier calls: games that they left, and what the caller chose.
  void forget_calls() const;

 private:
  void write(const char* name, std::string_view text) const;

  std::string path_;
};

/// The child process, and our end of its line.
class Rehearsal {
 public:
  /// Starts this program as a door in the given mode and character set; it is the caller's first
  /// call, and the only one at that time. Throws std::system_error if
  /// that cannot be.
  Rehearsal(
      const ScratchDirectory& directory, const std::string& mode,
      const std::string& charset = "cp437"
  );
  Rehearsal(const Rehearsal&) = delete;
  Rehearsal& operator=(const Rehearsal&) = delete;
  /// Ends it.
  ~Rehearsal();

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

  /// Presses the key that changes the speed so often. Throws std::system_error if another page
  /// takes it, for that page would be measured.
  void change_speed(int times) const;

  /// Waits for the first byte that is text, and not a sequence or a blank.
  void await_text() const;

  /// Resident memory in KiB, from /proc.
  [[nodiscard]] long resident_kib() const;

 private:
  io::Fd line_;
  pid_t child_ = -1;
};

}  // namespace codemaker::commands
