/// The state of telnet options on one side of a connection (RFC 1143, "Q method").
#pragma once

#include <array>
#include <cstdint>

namespace codemaker::wire {

/// The options we know, by their numbers on the wire (RFC 856, 857, 858, 1091, 1073, 1079, 1572).
enum class TelnetOption : std::uint8_t {
  binary = 0,
  echo = 1,
  suppress_go_ahead = 3,
  terminal_type = 24,
  window_size = 31,
  terminal_speed = 32,
  new_environment = 39
};

inline constexpr std::array telnet_options{
    TelnetOption::binary,         TelnetOption::echo,        TelnetOption::suppress_go_ahead,
    TelnetOption::terminal_type,  TelnetOption::window_size, TelnetOption::terminal_speed,
    TelnetOption::new_environment};

/// We never ask to switch anything off, so of the six states of RFC 1143 these are reached.
enum class OptionState : std::uint8_t { off, on, pending_on };

/// What an offer or a refusal of the other side needs as answer.
enum class OptionAnswer : std::uint8_t { none, agree, refuse };

/// All 256 options of one side; those we do not know are refused.
class OptionTable {
 public:
  /// We ask for the option.
  void ask(TelnetOption option);

  /// The other side wants it on (WILL or DO). A wanted option is agreed to, any other refused, once
  /// each; repeats need no answer.
  [[nodiscard]] OptionAnswer request(unsigned char option, bool is_wanted);

  /// The other side wants it off, or refuses what we asked for (WONT or DONT).
  [[nodiscard]] OptionAnswer withdraw(unsigned char option);

  [[nodiscard]] OptionState state(unsigned char option) const { return rows_[option].state; }

  /// True once the option has been on or asked for.
  [[nodiscard]] bool was_touched(unsigned char option) const { return rows_[option].was_touched; }

 private:
  /// In a byte: each caller of a server has 512 of them.
  struct Row {
    OptionState state : 6 = OptionState::off;
    bool was_touched : 1 = false;
    bool was_refused : 1 = false;
  };

  std::array<Row, 256> rows_{};
};

}  // namespace codemaker::wire
