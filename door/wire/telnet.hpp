/// Telnet as a value: bytes of the caller in, bytes for the game and answers out
/// (ansi/terminal.md 1.3 and 1.4; RFC 854, 855, 1143 and those of the options).
#pragma once

#include "ansi/palette.hpp"
#include "wire/telnet_options.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::wire {

/// Whether the connection is ours to negotiate. On lines that a board handed us telnet codes are
/// taken out of the input and never answered.
enum class TelnetRole : std::uint8_t { server, bystander };

/// What happened beside the bytes for the game.
enum class TelnetEvent : std::uint8_t {
  interrupt,   ///< IP or BREAK
  sb_broken,   ///< a command inside a sub-negotiation ended it, or nothing came any more
  sb_too_long  ///< a sub-negotiation too long to keep was ignored
};

/// Why a connection has to be closed.
enum class TelnetClose : std::uint8_t {
  too_many_answers,  ///< it would have needed more than 4096 bytes of them
  endless_sb         ///< a sub-negotiation of more than 65536 bytes
};

/// The size of the caller's window, as NAWS reports it.
struct Window {
  int columns = 0;
  int rows = 0;

  friend bool operator==(const Window&, const Window&) = default;
};

/// What the caller's side told about itself.
struct TelnetFacts {
  std::optional<Window> window;             ///< a dimension never told is 0
  std::vector<std::string> terminal_types;  ///< as told, at most 4
  std::optional<int> speed;                 ///< bits per second
  std::map<std::string, std::string> environment;
  bool is_window_new = false;  ///< set with each report; the reader resets it
};

/// Whether a locale (LANG, LC_…) says UTF-8: "en_US.UTF-8", "de_DE.utf8".
[[nodiscard]] bool names_utf8(std::string_view locale);

/// True if the caller's side said that it reads UTF-8 (LANG or MTTS bit 4); nullopt if it did not
/// say.
[[nodiscard]] std::optional<bool> utf8_hint(const TelnetFacts& facts);
/// MTTS bit 64.
[[nodiscard]] bool uses_screen_reader(const TelnetFacts& facts);

/// How many colors a terminal says it has: TERM and COLORTERM as they were given.
[[nodiscard]] ansi::Depth depth_named(std::string_view term, std::string_view colorterm);

/// The same of all that the caller's side told: MTTS bits 8 and 256, its types, COLORTERM.
[[nodiscard]] ansi::Depth depth_hint(const TelnetFacts& facts);

/// One side of one connection.
class Telnet {
 public:
  explicit Telnet(TelnetRole role) : role_{role} {}

  /// Starts the negotiation: 24 bytes to be sent, and their options pending.
  [[nodiscard]] std::string open();

  /// Takes bytes from the line and returns those meant for the game. They may be cut anywhere.
  [[nodiscard]] std::string receive(std::string_view line);

  /// Game bytes as they go over the line.
  [[nodiscard]] static std::string escape(std::string_view text);

  /// Answers to be sent since the last call.
  [[nodiscard]] std::string take_replies();
  /// Events since the last call.
  [[nodiscard]] std::vector<TelnetEvent> take_events();

  /// False: no IAC ever came, the caller does not speak telnet.
  [[nodiscard]] bool was_heard() const { return was_heard_; }

  /// What the caller's side told so far.
  [[nodiscard]] const TelnetFacts& facts() const { return facts_; }

  [[nodiscard]] TelnetFacts& facts() { return facts_; }

  /// True while a sub-negotiation has begun and not ended: what comes is its own, and no key.
  [[nodiscard]] bool is_in_sub() const;

  /// Its end was lost, for nothing has come for a while: keys count again.
  void give_up_sub();

  /// Set once the connection has to be closed.
  [[nodiscard]] std::optional<TelnetClose> must_close() const { return close_; }

  /// Our side of an option, and the caller's.
  [[nodiscard]] OptionState local(TelnetOption option) const;
  [[nodiscard]] OptionState remote(TelnetOption option) const;
  /// True once the option has been on or asked for, on that side.
  [[nodiscard]] bool was_local_touched(TelnetOption option) const;
  [[nodiscard]] bool was_remote_touched(TelnetOption option) const;

 private:
  enum class State : std::uint8_t { data, iac, verb, sub_option, sub, sub_iac };

  void take(unsigned char byte, std::string& data);
  void take_data(unsigned char byte, std::string& data);
  void take_command(unsigned char byte, std::string& data);
  void take_sub(unsigned char byte);
  void take_sub_iac(unsigned char byte, std::string& data);
  void negotiate(unsigned char option);
  void begin_sub(unsigned char option);
  void keep_in_sub(unsigned char byte);
  void end_sub();
  void report_window();
  void report_terminal_type();
  void report_speed();
  void ask(TelnetOption option);
  void reply(std::string_view answer);

  TelnetRole role_;
  State state_ = State::data;
  unsigned char verb_ = 0;
  bool was_carriage_return_ = false;
  bool was_heard_ = false;
  OptionTable local_;
  OptionTable remote_;
  unsigned char sub_option_ = 0;
  std::string sub_;
  std::size_t sub_bytes_ = 0;  ///< raw ones
  bool is_sub_too_long_ = false;
  TelnetFacts facts_;
  std::size_t types_asked_ = 0;
  bool are_types_known_ = false;
  bool was_speed_asked_ = false;
  bool was_environment_asked_ = false;
  int are_you_there_ = 0;
  std::size_t replied_ = 0;
  std::string replies_;
  std::vector<TelnetEvent> events_;
  std::optional<TelnetClose> close_;
};

}  // namespace codemaker::wire
