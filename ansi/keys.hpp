/// Bytes from a terminal as keys (terminal.md 4.1 – 4.3). Time is an input, so nothing here waits.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::ansi {

/// A moment on the clock that never goes back.
using Instant = std::chrono::steady_clock::time_point;

/// Which key; `value` of the key says more where noted.
enum class KeyCode : std::uint8_t {
  character,  ///< `value` is the Unicode code point
  byte,       ///< `value` is a byte 80 … FF of no known character set
  enter,
  backspace,
  tab,
  shift_tab,
  escape,
  up,
  down,
  left,
  right,
  home,
  end,
  page_up,
  page_down,
  insert,
  del,
  function,  ///< `value` is 1 … 12
  control,   ///< `value` is the letter in capitals
  mouse
};

/// A report of the mouse: columns and rows from 1; `button` as in SGR mode 1006.
struct Mouse {
  int button = 0;
  int column = 0;
  int row = 0;
  bool is_release = false;

  friend bool operator==(const Mouse&, const Mouse&) = default;
};

/// A key as the game sees it, whatever bytes the terminal sent for it.
struct Key {
  KeyCode code = KeyCode::character;
  char32_t value = 0;
  Mouse mouse;

  friend bool operator==(const Key&, const Key&) = default;
};

/// The key of a character.
[[nodiscard]] inline Key character(char32_t value) {
  return {KeyCode::character, value, {}};
}

/// The key in words: `a`, `Enter`, `F5`, `Ctrl-U`, `byte:e9`, `Mouse(0,10,5,M)`.
[[nodiscard]] std::string name(const Key& key);

/// What a terminal answers when it is asked something. Never a key, and no sign of life.
struct Report {
  char prefix = 0;  ///< `?`, `=`, `<` or `>` before the numbers, 0 if there is none
  std::vector<int> numbers;
  char intermediate = 0;  ///< `$` of a mode report
  char final = 0;         ///< `R` cursor position, `c` device attributes, `y` mode, `|` name …
  std::string name;       ///< of a terminal that was asked for it: `XTerm(379)`

  friend bool operator==(const Report&, const Report&) = default;
};

/// As it came: `CSI ?64;1;2c`, `DCS >|XTerm(379)`.
[[nodiscard]] std::string text(const Report& report);

/// What a terminal sends: keys of the caller, and answers of its own.
using Input = std::variant<Key, Report>;

/// How the caller writes letters beyond ASCII; with `cp437` well-formed UTF-8 is one letter, too.
enum class InputText : std::uint8_t { bytes, cp437, utf8 };

/// How long a lone Escape is waited for: 250 ms, or 500 ms on lines of 1200 bps and less and on
/// serial lines of unknown speed.
enum class Patience : std::uint8_t { usual, slow };

/// Makes keys and reports of bytes that may be cut anywhere. A letter pressed with Alt, which comes
/// as Escape and the letter in one burst, is that letter.
class KeyDecoder {
 public:
  KeyDecoder(InputText text, Patience patience);

  /// Takes bytes that arrived at `now`; bytes may be cut anywhere. CR, CR LF, CR NUL, CR NUL LF and
  /// a lone LF are one Enter each; 08 and 7F are Backspace; NUL is nothing.
  void feed(std::string_view bytes, Instant now, std::vector<Input>& inputs);

  /// When `expire` wants to be called, if no byte comes before.
  [[nodiscard]] std::optional<Instant> deadline() const;

  /// Gives up waiting if the deadline has passed: a lone Escape becomes a key, a fragment of a
  /// sequence is dropped in silence.
  void expire(Instant now, std::vector<Input>& inputs);

  void set_text(InputText text) { text_ = text; }

 private:
  enum class State : std::uint8_t {
    ground,
    escape,            ///< ESC has come
    second_escape,     ///< ESC ESC: the key is out, a sequence may follow
    control_sequence,  ///< ESC [
    single_shift,      ///< ESC O
    linux_function,    ///< ESC [ [
    classic_mouse,     ///< ESC [ M and three bytes
    string,            ///< ESC P, ESC ], ESC _, ESC ^: up to ST or BEL
    string_escape      ///< ESC inside a string
  };

  /// A letter so close behind Escape was pressed with Alt.
  [[nodiscard]] std::chrono::milliseconds burst() const;
  void take(unsigned char byte, std::vector<Input>& inputs);
  void take_ground(unsigned char byte, std::vector<Input>& inputs);
  void take_control(unsigned char byte, std::vector<Input>& inputs);
  void take_text(unsigned char byte, std::vector<Input>& inputs);
  void take_after_escape(unsigned char byte, std::vector<Input>& inputs);
  void take_sequence(unsigned char byte, std::vector<Input>& inputs);
  void take_shifted(unsigned char byte, std::vector<Input>& inputs);
  void take_classic_mouse(unsigned char byte, std::vector<Input>& inputs);
  void take_string(unsigned char byte, std::vector<Input>& inputs);
  void begin(State state);
  void flush_text(std::vector<Input>& inputs);

  InputText text_;
  Patience patience_;
  State state_ = State::ground;
  bool was_carriage_return_ = false;
  std::string sequence_;  ///< of the sequence being read, behind ESC [; of a string with its letter
  int skipped_ = 0;       ///< bytes of it that were passed over
  std::string pending_;   ///< of a UTF-8 character being read
  Instant last_byte_;
  bool is_in_burst_ = false;  ///< the byte came at once behind the last one
};

}  // namespace codemaker::ansi
