#include "play/breaking/splats/words.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play::breaking::splats {
namespace {

constexpr int modulus = 16;

struct DigitWord {
  std::string_view word;
  int digit;
};

constexpr std::array digit_words{
    DigitWord{"ZERO", 0},  DigitWord{"OH", 0},    DigitWord{"ONE", 1},  DigitWord{"TWO", 2},
    DigitWord{"THREE", 3}, DigitWord{"FOUR", 4},  DigitWord{"FIVE", 5}, DigitWord{"SIX", 6},
    DigitWord{"SEVEN", 7}, DigitWord{"EIGHT", 8}, DigitWord{"NINE", 9},
};

/// Only the remainder is carried along, so that no numeral is too long.
int append_digit(int number, int digit) {
  return (10 * number + digit) % modulus;
}

std::optional<int> number_in_words(std::string_view words) {
  int number = 0;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find_first_of(" \t"));
    const auto found = std::ranges::find(digit_words, word, &DigitWord::word);
    if (found == digit_words.end()) return std::nullopt;
    number = append_digit(number, found->digit);
    words = ansi::trim(words.substr(word.size()));
  }
  return number;
}

}  // namespace

engine::breaking::Rules rules_of(const Size& size) {
  return {
      .holes = size.digits, .colors = size.highest, .marking = engine::breaking::Marking::splats};
}

std::optional<int> splats_number(std::string_view line) {
  const std::string text = ansi::upper_case(ansi::trim(line));
  if (text.empty()) return std::nullopt;
  const auto is_numeral = [](char c) {
    return c >= '0' && c <= '9';
  };
  if (!std::ranges::all_of(text, is_numeral)) return number_in_words(text);
  int number = 0;
  for (const char c : text)
    number = append_digit(number, c - '0');
  return number;
}

std::optional<int> splats_digit(char character) {
  if (character >= '0' && character <= '?') return character - '0';
  if (character >= 'A' && character <= 'F') return character - 'A' + 10;
  if (character >= 'a' && character <= 'f') return character - 'a' + 10;
  return std::nullopt;
}

Guess splats_guess(const Size& size, std::string_view line) {
  engine::breaking::PegRow row;
  const std::size_t length = ansi::length(line);
  bool is_in_range = true;
  for (const char character : line) {
    const auto digit = splats_digit(character);
    if (!digit) {
      return {
          std::nullopt,
          fmt::format("\"{}\" is not a guess or a command. Type HELP.", ansi::clean(line, 15))};
    }
    is_in_range = is_in_range && *digit >= 1 && *digit <= size.highest;
    if (row.size < row.pegs.size())
      row.pegs[row.size++] = static_cast<engine::breaking::Peg>(*digit);
  }
  if (!is_in_range) {
    return {std::nullopt, fmt::format("The digits are {}.", digit_range(size.highest))};
  }
  if (length != static_cast<std::size_t>(size.digits)) {
    return {
        std::nullopt,
        fmt::format("A guess has {}, not {}.", count(size.digits, "digit", "digits"), length)};
  }
  return {engine::breaking::Code::guess(rules_of(size), row.span()), {}};
}

std::string digit_range(int highest) {
  if (highest <= 9) return fmt::format("1 to {}", highest);
  std::string signs;
  std::string letters;
  for (int digit = 10; digit <= highest; ++digit) {
    signs += fmt::format(" {}", static_cast<char>('0' + digit));
    letters += fmt::format(" {}", static_cast<char>('A' + digit - 10));
  }
  return fmt::format("1 to 9, then{} or{}", signs, letters);
}

}  // namespace codemaker::play::breaking::splats
