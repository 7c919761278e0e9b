#include "play/breaking/peg_words.hpp"

#include "engine/breaking/day_rules.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/call/words.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::breaking {

PegSigns signs_of_day(engine::records::Day day) {
  // In the order of the ways to tell them.
  static constexpr std::array signs{PegSigns::colors, PegSigns::letters, PegSigns::digits};
  return signs.at(static_cast<std::size_t>(engine::breaking::rules_of_day(day).pegs));
}

std::string_view sign_of(engine::breaking::Peg peg, PegSigns signs) {
  static constexpr std::array<std::string_view, 5> all{
      "0123456789abcdef", ".1234567890", "0RWBGYKMC", "0123456789:;<=>?", "0123456789abcdef"};
  return all.at(static_cast<std::size_t>(signs)).substr(peg, 1);
}

std::string spaced(const engine::breaking::Code& code, PegSigns signs) {
  std::string text;
  for (const engine::breaking::Peg peg : code.pegs()) {
    if (!text.empty()) text += ' ';
    text += sign_of(peg, signs);
  }
  return text;
}

std::string marks_text(
    const engine::breaking::Marks& marks, engine::breaking::Marking marking, PegSigns signs
) {
  if (marks == engine::breaking::Marks{}) return "nothing";
  std::string black = fmt::format("{} exact", marks.black);
  std::string white = fmt::format("{} misplaced", marks.white);
  if (marking == engine::breaking::Marking::splats) {
    black = count(marks.black, "splat", "splats");
    white = count(marks.white, "intersection", "intersections");
  } else if (signs == PegSigns::digits) {
    black = count(marks.black, "bull", "bulls");
    white = count(marks.white, "cow", "cows");
  }
  if (marks.white == 0) return black;
  if (marks.black == 0) return white;
  return fmt::format("{}, {}", black, white);
}

std::string marks_symbols(const engine::breaking::Marks& marks, engine::breaking::Marking marking) {
  if (marks == engine::breaking::Marks{}) return "-";
  const char white = marking == engine::breaking::Marking::pegs ? 'o' : '+';
  return std::string(static_cast<std::size_t>(marks.black), '*') +
         std::string(static_cast<std::size_t>(marks.white), white);
}

std::string_view marks_legend(engine::breaking::Marking marking, PegSigns signs) {
  if (marking == engine::breaking::Marking::splats) return "* splat + intersection";
  return signs == PegSigns::digits ? "* bull o cow" : "* exact o misplaced";
}

std::string peg_name(engine::breaking::Peg peg, PegSigns signs) {
  const std::string_view sign = sign_of(peg, signs);
  return signs == PegSigns::digits ? std::string{sign}
                                   : fmt::format("{} {}", sign, look_of(peg).name);
}

std::string letters_of_colors(int colors) {
  std::string list;
  for (int color = 1; color <= colors; ++color) {
    if (!list.empty()) list += ' ';
    list += sign_of(static_cast<engine::breaking::Peg>(color), PegSigns::letters);
  }
  return list;
}

std::string color_list(int colors, PegSigns signs) {
  std::string list;
  for (int color = 1; color <= colors; ++color) {
    if (!list.empty()) list += ", ";
    list += peg_name(static_cast<engine::breaking::Peg>(color), signs);
  }
  return list;
}

}  // namespace codemaker::play::breaking
