/// The first seconds of a caller on our own listener: telnet negotiates, the terminal is asked what
/// it is, and nobody waits for long (ansi/terminal.md 1.4 and 3.2).
#pragma once

#include "ansi/probe.hpp"
#include "play/call/call.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::wire {

/// A caller whose terminal has been asked and has not been settled yet.
class Arrival {
 public:
  /// `patience` is that of the line: a slow one gets a second more.
  Arrival(ansi::Instant now, ansi::Patience patience, std::size_t most_keys);

  /// Takes what came from the terminal. Keys typed meanwhile are kept, so many at most.
  void hear(const std::vector<ansi::Input>& inputs, ansi::Instant now);

  /// True when the last answer is in or the time to answer is over.
  [[nodiscard]] bool is_settled(ansi::Instant now) const {
    return probe_.is_complete() || now >= deadline_;
  }

  /// When the time to answer is over.
  [[nodiscard]] ansi::Instant deadline() const { return deadline_; }

  /// What is known so far.
  [[nodiscard]] const ansi::Findings& findings() const { return probe_.findings(); }

  /// What the terminal answered, in the order it came: `CSI ?64;1;2c`.
  [[nodiscard]] const std::vector<std::string>& answers() const { return answers_; }

  /// Keys typed meanwhile, for the game.
  [[nodiscard]] const std::vector<ansi::Key>& keys() const { return keys_; }

 private:
  static constexpr std::chrono::milliseconds first_answer{2500};
  static constexpr std::chrono::milliseconds further_answers{1000};

  std::size_t most_keys_;
  ansi::Probe probe_;
  ansi::Instant deadline_;
  std::vector<ansi::Key> keys_;
  std::vector<std::string> answers_;
};

}  // namespace codemaker::wire
