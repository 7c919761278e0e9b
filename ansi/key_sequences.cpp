#include "ansi/key_sequences.hpp"

#include <algorithm>
#include <array>

namespace codemaker::ansi {
namespace {

struct Letter {
  char letter;
  KeyCode code;
  char32_t value = 0;
};

/// Letters that end a sequence, common to ESC [ and ESC O.
constexpr std::array letters{
    Letter{'A', KeyCode::up},          Letter{'B', KeyCode::down},
    Letter{'C', KeyCode::right},       Letter{'D', KeyCode::left},
    Letter{'F', KeyCode::end},         Letter{'H', KeyCode::home},
    Letter{'K', KeyCode::end},  // SyncTERM, fTelnet
    Letter{'P', KeyCode::function, 1}, Letter{'Q', KeyCode::function, 2},
    Letter{'R', KeyCode::function, 3}, Letter{'S', KeyCode::function, 4},
    Letter{'U', KeyCode::page_down},                                  // SyncTERM, fTelnet
    Letter{'V', KeyCode::page_up},                                    // SyncTERM, fTelnet
    Letter{'Z', KeyCode::shift_tab},   Letter{'@', KeyCode::insert},  // SyncTERM, fTelnet
};

struct Number {
  int number;
  KeyCode code;
  char32_t value = 0;
};

constexpr std::array numbers{
    Number{1, KeyCode::home},          Number{2, KeyCode::insert},
    Number{3, KeyCode::del},           Number{4, KeyCode::end},
    Number{5, KeyCode::page_up},       Number{6, KeyCode::page_down},
    Number{7, KeyCode::home},          Number{8, KeyCode::end},
    Number{11, KeyCode::function, 1},  Number{12, KeyCode::function, 2},
    Number{13, KeyCode::function, 3},  Number{14, KeyCode::function, 4},
    Number{15, KeyCode::function, 5},  Number{17, KeyCode::function, 6},
    Number{18, KeyCode::function, 7},  Number{19, KeyCode::function, 8},
    Number{20, KeyCode::function, 9},  Number{21, KeyCode::function, 10},
    Number{23, KeyCode::function, 11}, Number{24, KeyCode::function, 12},
};

std::optional<Key> key_of_letter(char letter) {
  const auto* found = std::ranges::find(letters, letter, &Letter::letter);
  if (found == letters.end()) return std::nullopt;
  return Key{found->code, found->value, {}};
}

std::optional<Key> key_of_number(int number) {
  const auto* found = std::ranges::find(numbers, number, &Number::number);
  if (found == numbers.end()) return std::nullopt;
  return Key{found->code, found->value, {}};
}

constexpr int max_parameter = 9999;
constexpr std::size_t max_parameters = 32;

/// The numbers between the semicolons, an empty one as 0; what is no digit ends the reading.
std::vector<int> parse_numbers(std::string_view text) {
  std::vector<int> values;
  if (text.empty()) return values;
  values.push_back(0);
  for (const char byte : text) {
    if (byte == ';' && values.size() < max_parameters) {
      values.push_back(0);
    } else if (byte >= '0' && byte <= '9') {
      values.back() = std::min(values.back() * 10 + (byte - '0'), max_parameter);
    } else {
      break;
    }
  }
  return values;
}

std::optional<Input> parse_mouse(const Report& report) {
  if (report.numbers.size() != 3) return std::nullopt;
  const Mouse mouse{report.numbers[0], report.numbers[1], report.numbers[2], report.final == 'm'};
  return Key{KeyCode::mouse, 0, mouse};
}

bool is_report(const Report& report) {
  switch (report.final) {
  case 'c':
  case 'n':
  case 't':
  case 'x':
  case 'y':
  case 'u':
    return true;
  case 'R':
    return !report.numbers.empty();
  default:
    return report.prefix != 0;
  }
}

}  // namespace

std::optional<Input> parse_control_sequence(std::string_view sequence) {
  constexpr std::size_t max_key_bytes = 32 - 2;  // with ESC [
  if (sequence.empty()) return std::nullopt;
  Report report;
  report.final = sequence.back();
  std::string_view parameters = sequence.substr(0, sequence.size() - 1);
  if (!parameters.empty() && std::string_view{"?=<>"}.find(parameters.front()) != parameters.npos) {
    report.prefix = parameters.front();
    parameters.remove_prefix(1);
  }
  if (parameters.ends_with('$')) report.intermediate = '$';
  report.numbers = parse_numbers(parameters);

  const bool is_mouse = report.prefix == '<' && (report.final == 'M' || report.final == 'm');
  if (is_mouse) return parse_mouse(report);
  if (is_report(report)) return report;
  if (sequence.size() > max_key_bytes) return std::nullopt;
  const auto key = report.final == '~' && !report.numbers.empty()
                       ? key_of_number(report.numbers.front())
                       : key_of_letter(report.final);
  return key ? std::optional<Input>{*key} : std::nullopt;
}

std::optional<Report> parse_device_string(std::string_view text) {
  constexpr std::string_view start = "P>|";
  constexpr std::size_t max_name = 40;
  if (!text.starts_with(start)) return std::nullopt;
  text.remove_prefix(start.size());
  const bool is_printable = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
  if (text.empty() || text.size() > max_name || !is_printable) return std::nullopt;
  return Report{'>', {}, 0, '|', std::string{text}};
}

std::optional<Key> parse_single_shift(char letter) {
  if (letter == 'M') return Key{KeyCode::enter, 0, {}};
  if (letter == 't') return Key{KeyCode::function, 5, {}};  // fTelnet
  if (letter >= 'p' && letter <= 'y') return character(static_cast<char32_t>('0' + letter - 'p'));
  return key_of_letter(letter);
}

std::optional<Key> parse_linux_function(char letter) {
  if (letter < 'A' || letter > 'E') return std::nullopt;
  return Key{KeyCode::function, static_cast<char32_t>(1 + (letter - 'A')), {}};
}

}  // namespace codemaker::ansi
