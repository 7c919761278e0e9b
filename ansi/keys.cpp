#include "ansi/keys.hpp"

#include "ansi/glyph.hpp"
#include "ansi/key_sequences.hpp"
#include "ansi/text.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::ansi {
namespace {

using namespace std::chrono_literals;

constexpr unsigned char escape_byte = 0x1B;
constexpr int max_key_bytes = 32;

bool is_letter(unsigned char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

std::string text_name(const Key& key) {
  std::string text;
  append_utf8(text, key.value);
  return text;
}

std::string mouse_name(const Mouse& mouse) {
  return fmt::format(
      "Mouse({},{},{},{})", mouse.button, mouse.column, mouse.row, mouse.is_release ? 'm' : 'M'
  );
}

void push(std::vector<Input>& inputs, KeyCode code, char32_t value = 0) {
  inputs.emplace_back(Key{code, value, {}});
}

/// Bytes of a UTF-8 character, judged by its first; 1 if none begins so.
std::size_t sequence_length(unsigned char first) {
  if (first >= 0xF5) return 1;
  if (first >= 0xF0) return 4;
  if (first >= 0xE0) return 3;
  if (first >= 0xC2) return 2;
  return 1;
}

}  // namespace

std::string name(const Key& key) {
  switch (key.code) {
  case KeyCode::character:
    return text_name(key);
  case KeyCode::byte:
    return fmt::format("byte:{:02x}", static_cast<unsigned>(key.value));
  case KeyCode::enter:
    return "Enter";
  case KeyCode::backspace:
    return "Backspace";
  case KeyCode::tab:
    return "Tab";
  case KeyCode::shift_tab:
    return "ShiftTab";
  case KeyCode::escape:
    return "Escape";
  case KeyCode::up:
    return "Up";
  case KeyCode::down:
    return "Down";
  case KeyCode::left:
    return "Left";
  case KeyCode::right:
    return "Right";
  case KeyCode::home:
    return "Home";
  case KeyCode::end:
    return "End";
  case KeyCode::page_up:
    return "PageUp";
  case KeyCode::page_down:
    return "PageDown";
  case KeyCode::insert:
    return "Insert";
  case KeyCode::del:
    return "Delete";
  case KeyCode::function:
    return fmt::format("F{}", static_cast<unsigned>(key.value));
  case KeyCode::control:
    return "Ctrl-" + text_name(key);
  case KeyCode::mouse:
    return mouse_name(key.mouse);
  }
  return {};
}

KeyDecoder::KeyDecoder(InputText text, Patience patience) : text_{text}, patience_{patience} {}

void KeyDecoder::feed(std::string_view bytes, Instant now, std::vector<Input>& inputs) {
  expire(now, inputs);
  is_in_burst_ = now - last_byte_ <= burst();
  for (const char byte : bytes) {
    take(static_cast<unsigned char>(byte), inputs);
    is_in_burst_ = true;
  }
  if (!bytes.empty()) last_byte_ = now;
}

std::chrono::milliseconds KeyDecoder::burst() const {
  return patience_ == Patience::slow ? 100ms : 30ms;
}

std::optional<Instant> KeyDecoder::deadline() const {
  if (state_ == State::ground && pending_.empty()) return std::nullopt;
  const bool is_lone_escape = state_ == State::escape || state_ == State::second_escape;
  const bool is_lone_letter = state_ == State::ground && text_ == InputText::cp437;
  if (!is_lone_escape && !is_lone_letter) return last_byte_ + 1s;
  return last_byte_ + (patience_ == Patience::slow ? 500ms : 250ms);
}

void KeyDecoder::expire(Instant now, std::vector<Input>& inputs) {
  const auto due = deadline();
  if (!due || now < *due) return;
  if (state_ == State::escape) push(inputs, KeyCode::escape);
  flush_text(inputs);
  state_ = State::ground;
}

void KeyDecoder::begin(State state) {
  state_ = state;
  skipped_ = 0;
  sequence_.clear();
}

void KeyDecoder::take(unsigned char byte, std::vector<Input>& inputs) {
  switch (state_) {
  case State::ground:
    take_ground(byte, inputs);
    return;
  case State::escape:
  case State::second_escape:
    take_after_escape(byte, inputs);
    return;
  case State::control_sequence:
    take_sequence(byte, inputs);
    return;
  case State::single_shift:
  case State::linux_function:
    take_shifted(byte, inputs);
    return;
  case State::classic_mouse:
    take_classic_mouse(byte, inputs);
    return;
  case State::string:
  case State::string_escape:
    take_string(byte, inputs);
    return;
  }
}

void KeyDecoder::take_shifted(unsigned char byte, std::vector<Input>& inputs) {
  const bool is_parameter = (byte >= '0' && byte <= '9') || byte == ';';
  if (is_parameter && ++skipped_ <= max_key_bytes) return;
  const bool is_shift = state_ == State::single_shift;
  state_ = State::ground;
  if (byte < 0x20) {  // the sequence has lost its end
    take_ground(byte, inputs);
    return;
  }
  const char letter = static_cast<char>(byte);
  const auto key = is_shift ? parse_single_shift(letter) : parse_linux_function(letter);
  if (key) inputs.emplace_back(*key);
}

void KeyDecoder::take_ground(unsigned char byte, std::vector<Input>& inputs) {
  if (byte >= 0x80) {
    was_carriage_return_ = false;
    take_text(byte, inputs);
    return;
  }
  flush_text(inputs);
  if (byte < 0x20 || byte == 0x7F) {
    take_control(byte, inputs);
    return;
  }
  was_carriage_return_ = false;
  push(inputs, KeyCode::character, byte);
}

void KeyDecoder::take_control(unsigned char byte, std::vector<Input>& inputs) {
  constexpr unsigned char nul = 0x00;
  constexpr unsigned char line_feed = 0x0A;
  constexpr unsigned char carriage_return = 0x0D;
  if (byte == nul) return;  // behind CR it belongs to that Enter, elsewhere it is padding
  const bool belongs_to_enter = byte == line_feed && was_carriage_return_;
  was_carriage_return_ = byte == carriage_return;
  if (belongs_to_enter) return;
  switch (byte) {
  case line_feed:
  case carriage_return:
    push(inputs, KeyCode::enter);
    return;
  case 0x08:
  case 0x7F:
    push(inputs, KeyCode::backspace);
    return;
  case 0x09:
    push(inputs, KeyCode::tab);
    return;
  case escape_byte:
    begin(State::escape);
    return;
  default:
    push(inputs, KeyCode::control, byte + 0x40U);
    return;
  }
}

void KeyDecoder::take_text(unsigned char byte, std::vector<Input>& inputs) {
  if (text_ == InputText::bytes) {
    push(inputs, KeyCode::byte, byte);
    return;
  }
  const bool continues = (byte & 0xC0U) == 0x80;
  if (!continues) flush_text(inputs);
  pending_ += static_cast<char>(byte);
  const bool is_whole =
      pending_.size() >= sequence_length(static_cast<unsigned char>(pending_.front()));
  if (is_whole || (continues && pending_.size() == 1)) flush_text(inputs);
}

/// Boards that translate what we send to UTF-8 may pass on UTF-8 as it was typed. As CP437 that
/// would be box characters, which nobody types.
void KeyDecoder::flush_text(std::vector<Input>& inputs) {
  const bool is_cp437 = text_ == InputText::cp437 && !is_utf8(pending_);
  std::string_view rest = pending_;
  while (!rest.empty() && !is_cp437)
    push(inputs, KeyCode::character, take_character(rest));
  for (const char byte : rest)
    push(inputs, KeyCode::character, glyph_of_cp437(static_cast<unsigned char>(byte)));
  pending_.clear();
}

void KeyDecoder::take_after_escape(unsigned char byte, std::vector<Input>& inputs) {
  const bool is_first = state_ == State::escape;
  state_ = State::ground;
  switch (byte) {
  case escape_byte:
    // ESC ESC is one Escape at once; PuTTY puts a second ESC before the arrows pressed with Alt.
    if (is_first) push(inputs, KeyCode::escape);
    begin(is_first ? State::second_escape : State::escape);
    return;
  case '[':
    begin(State::control_sequence);
    return;
  case 'O':
    begin(State::single_shift);
    return;
  case 'P':
  case ']':
  case '_':
  case '^':
    begin(State::string);
    sequence_ = static_cast<char>(byte);
    return;
  case '@':
    push(inputs, KeyCode::insert);
    return;  // fTelnet
  default:
    if (is_first && !(is_in_burst_ && is_letter(byte))) push(inputs, KeyCode::escape);
    take_ground(byte, inputs);
  }
}

void KeyDecoder::take_sequence(unsigned char byte, std::vector<Input>& inputs) {
  constexpr std::size_t longest = 128;
  if (byte == 0) return;
  if (byte < 0x20) {  // the sequence has lost its end
    state_ = State::ground;
    take_ground(byte, inputs);
    return;
  }
  if (sequence_.empty() && byte == '[') {
    begin(State::linux_function);
    return;
  }
  if (sequence_.empty() && byte == 'M') {
    begin(State::classic_mouse);
    return;
  }
  if (byte >= 0x7F) return;
  if (sequence_.size() < longest) sequence_ += static_cast<char>(byte);
  const bool is_final = byte >= 0x40;
  if (!is_final) return;
  state_ = State::ground;
  const bool is_too_long = sequence_.size() == longest;
  if (is_too_long) return;
  if (auto input = parse_control_sequence(sequence_)) inputs.push_back(std::move(*input));
}

void KeyDecoder::take_classic_mouse(unsigned char byte, std::vector<Input>& inputs) {
  sequence_ += static_cast<char>(byte);
  if (sequence_.size() < 3) return;
  state_ = State::ground;
  const auto value = [&](std::size_t i) {
    return static_cast<unsigned char>(sequence_[i]) - 32;
  };
  const bool is_release = (value(0) & 3) == 3 && value(0) < 32;
  inputs.emplace_back(Key{KeyCode::mouse, 0, {value(0), value(1), value(2), is_release}});
}

void KeyDecoder::take_string(unsigned char byte, std::vector<Input>& inputs) {
  constexpr unsigned char bell = 0x07;
  constexpr int longest = 256;
  const bool is_whole = state_ == State::string_escape && byte == '\\';
  if (is_whole || byte == bell || ++skipped_ > longest) {
    state_ = State::ground;
    if (!is_whole) return;
    sequence_.pop_back();
    if (const auto report = parse_device_string(sequence_)) inputs.emplace_back(*report);
  } else if (state_ == State::string_escape && byte == '[') {
    begin(State::control_sequence);  // the string has lost its end
  } else {
    state_ = byte == escape_byte ? State::string_escape : State::string;
    sequence_ += static_cast<char>(byte);
  }
}

std::string text(const Report& report) {
  if (!report.name.empty()) return "DCS >|" + report.name;
  std::string text = "CSI ";
  if (report.prefix != 0) text += report.prefix;
  for (std::size_t i = 0; i < report.numbers.size(); ++i) {
    text += fmt::format("{}{}", i > 0 ? ";" : "", report.numbers[i]);
  }
  if (report.intermediate != 0) text += report.intermediate;
  text += report.final;
  return text;
}

}  // namespace codemaker::ansi
