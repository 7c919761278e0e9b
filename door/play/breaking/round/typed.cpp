#include "play/breaking/round/typed.hpp"

#include "ansi/text.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Code;
using engine::breaking::Peg;
using engine::breaking::Rules;

// What the letters of the row do that are no pegs, on screens and in lines.
constexpr char32_t random_letter = U'x';
constexpr char32_t earlier_letter = U'a';
constexpr char32_t play_letter = U'p';  ///< only in lines, where Enter alone asks again

bool is_digit(char32_t sign) {
  return sign >= U'0' && sign <= U'9';
}

bool is_no_peg(char32_t sign) {
  return sign == U'.' || sign == U'-';
}

/// A color by its letter, whether or not the game has it.
std::optional<Peg> lettered_peg(char32_t letter) {
  for (int color = 1; color <= lettered_colors; ++color) {
    const auto peg = static_cast<Peg>(color);
    const std::string_view sign = sign_of(peg, PegSigns::letters);
    if (letter == letter_of(first_letter(sign))) return peg;
  }
  return std::nullopt;
}

bool has_letters(const Typing& typing) {
  return typing.signs != PegSigns::digits;
}

/// The peg that a key or a character of a line stands for.
std::optional<Peg> peg_of(const Round& round, char32_t sign) {
  const Rules& rules = round.row.rules();
  const bool is_none = sign == U'0' || is_no_peg(sign);
  if (is_none && rules.blanks) return engine::breaking::no_peg;
  if (sign == U'0' && round.typing.signs == PegSigns::digits) return static_cast<Peg>(rules.colors);
  const auto color = static_cast<int>(sign - U'0');
  const bool is_color = sign != U'0' && is_digit(sign) && color <= rules.colors;
  if (is_color) return static_cast<Peg>(color);
  const auto lettered = has_letters(round.typing) ? lettered_peg(sign) : std::nullopt;
  return lettered && *lettered <= rules.colors ? lettered : std::nullopt;
}

bool is_meant_as_peg(const Typing& typing, char32_t sign) {
  const bool is_letter = has_letters(typing) && lettered_peg(sign);
  return is_letter || is_digit(sign) || (typing.has_no_peg && is_no_peg(sign));
}

/// Beginning with a digit, or pegs throughout: "BOARD" begins with blue, and is a word.
bool is_row_line(const Typing& typing, std::string_view line) {
  const auto is_sign = [&](char letter) {
    const char32_t sign = letter_of(first_letter({&letter, 1}));
    return letter == ' ' || letter == ',' || is_meant_as_peg(typing, sign);
  };
  const auto first = static_cast<unsigned char>(line.front());
  const bool has_digit_first = is_digit(first) || (typing.has_no_peg && is_no_peg(first));
  return has_digit_first || std::ranges::all_of(line, is_sign);
}

/// Says which guesses can be copied, to a caller who asked for another.
void refuse_to_copy(int made, Stage& stage) {
  if (made == 0) return stage.refuse("There is no earlier guess yet.");
  stage.refuse(
      made == 1 ? "Only row 1 can be copied." : fmt::format("Rows 1 to {} can be copied.", made)
  );
}

std::optional<Code> enter_row(Round& round, Stage& stage) {
  const bool fills = round.typing.fills_empty_row && round.row.is_empty();
  if (!fills) {
    const auto row = submit(round, stage);
    if (row) stage.beep();
    return row;
  }
  round.row.fill(stage.random());
  stage.say("Random row. Enter sends it.");
  return std::nullopt;
}

void place_peg(Round& round, Peg peg, Stage& stage) {
  round.row.place(peg) ? stage.beep() : refuse_full_row(stage);
}

std::optional<Code> take_pegs(Round& round, RowUse use, std::string_view line, Stage& stage) {
  const int holes = round.row.rules().holes;
  RowEditor row{round.row.rules()};
  int pegs = 0;
  for (const char letter : line) {
    if (letter == ' ' || letter == ',') continue;
    const auto sign = letter_of(ansi::character(static_cast<unsigned char>(letter)));
    const auto peg = peg_of(round, sign);
    if (!peg) {
      stage.refuse(what_pegs_are(round, use));
      return std::nullopt;
    }
    if (++pegs <= holes) row.place(*peg);
  }
  if (pegs != holes) {
    const std::string_view things = round.typing.signs == PegSigns::digits ? "digits" : "pegs";
    stage.refuse(fmt::format("Type {} {}, not {}.", holes, things, pegs));
    return std::nullopt;
  }
  // A row that is no code leaves the one before it as it was.
  if (row.code()) {
    round.row = row;
  } else {
    stage.refuse(row.what_is_missing());
  }
  return row.code();
}

}  // namespace

Typed edit_row(Round& round, RowUse use, const ansi::Key& key, Stage& stage) {
  mix_in(round, key);
  if (key.code == ansi::KeyCode::enter) return {enter_row(round, stage)};
  if (round.row.press(key)) return {};
  const bool is_letter = key.code == ansi::KeyCode::character || letter_of(key) != 0;
  if (is_letter) return edit_with_letter(round, use, key, stage);
  refuse_key(key, stage);
  return {};
}

Typed edit_with_letter(Round& round, RowUse use, const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (letter == random_letter) {
    round.row.fill(stage.random());
  } else if (const auto peg = peg_of(round, letter)) {
    place_peg(round, *peg, stage);
  } else if (is_meant_as_peg(round.typing, letter)) {
    stage.refuse(what_pegs_are(round, use));
  } else if (letter == earlier_letter) {
    copy_row(round, stage);
  } else {
    return {.is_command = true};
  }
  return {};
}

Typed take_row_line(Round& round, RowUse use, std::string_view line, Stage& stage) {
  mix_in(round, line);
  if (is_row_line(round.typing, line)) return {take_pegs(round, use, line, stage)};
  const char32_t letter = letter_of(first_letter(line));
  const std::string_view behind = line.substr(1);
  const bool copies = letter == earlier_letter && (behind.empty() || ansi::leading_number(behind));
  if (copies) {
    copy_row(round, behind, stage);
    return {};
  }
  if (behind.empty() && letter == play_letter) return {submit(round, stage)};
  if (behind.empty() && letter == random_letter) {
    round.row.fill(stage.random());  // the prompt shows it
    return {};
  }
  return {.is_command = true};
}

void copy_row(Round& round, Stage& stage) {
  const int made = round.guesses_made();
  if (made == 0) return refuse_to_copy(0, stage);
  round.copied = round.copied % made + 1;
  round.row.copy(round.game->history()[static_cast<std::size_t>(made - round.copied)].guess);
}

void copy_row(Round& round, std::string_view number, Stage& stage) {
  const auto wanted = ansi::leading_number(number);
  if (!wanted) return copy_row(round, stage);
  const int made = round.guesses_made();
  if (*wanted < 1 || *wanted > made) return refuse_to_copy(made, stage);
  round.row.copy(round.game->history()[static_cast<std::size_t>(*wanted - 1)].guess);
}

void refuse_full_row(Stage& stage) {
  stage.refuse("The row is full. Enter plays it, Backspace clears a hole.");
}

std::string what_pegs_are(const Round& round, RowUse use) {
  if (round.typing.signs == PegSigns::digits) return "The digits are 0 to 9.";
  const std::string colors = fmt::format(
      "The colors are {}, or 1 to {}.", letters_of_colors(round.rules.colors), round.rules.colors
  );
  if (!round.typing.has_no_peg) return colors;
  return fmt::format(
      "{} {}.", colors,
      use == RowUse::code  ? "A code has no empty holes"
      : round.rules.blanks ? "0 is no peg"
                           : "No hole stays empty"
  );
}

}  // namespace codemaker::play::breaking
