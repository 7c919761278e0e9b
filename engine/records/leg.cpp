#include "engine/records/leg.hpp"

#include "engine/records/line.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace codemaker::engine::records {
namespace {

/// What is typed, without the signs that only make it easier to read.
std::string bare(std::string_view typed) {
  std::string text;
  std::ranges::copy_if(typed, std::back_inserter(text), [](char sign) {
    return sign != '-' && sign != ' ';
  });
  return text;
}

std::string in_case(std::string text, char first, char last, int by) {
  for (char& sign : text)
    if (sign >= first && sign <= last) sign = static_cast<char>(sign + by);
  return text;
}

/// What a record has of its own is taken back or given up nowhere in a game of two.
bool is_word_of_records(std::string_view move) {
  return move == "U" || move == "Q" || move == "X";
}

}  // namespace

bool may_be_text(std::string_view move) {
  constexpr std::size_t longest = 40;
  const auto is_sign = [](char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') ||
           (sign >= 'A' && sign <= 'Z') || sign == '.';
  };
  return !move.empty() && move.size() <= longest && std::ranges::all_of(move, is_sign) &&
         !is_word_of_records(move);
}

Result<Record> leg_with(
    const MailTerms& terms, std::string_view hidden, const std::vector<std::string>& moves
) {
  std::string text = "=" + std::string{hidden};
  for (const std::string& move : moves)
    text += "," + move;
  const auto line = read(join(
      {.game = name(terms.game),
       .kind = terms.kind,
       .rules = terms.rules,
       .setup = terms.setup,
       .moves = text,
       .outcome = "unfinished.0.0.0"}
  ));
  if (!line) return line.error();
  return line->record;
}

std::vector<std::string> moves_typed(std::string_view typed) {
  const std::string text = bare(typed);
  const std::array tries{
      text, in_case(text, 'A', 'Z', 'a' - 'A'), in_case(text, 'a', 'z', 'A' - 'a')};
  std::vector<std::string> moves;
  for (const std::string& move : tries)
    if (may_be_text(move)) moves.push_back(move);
  return moves;
}

}  // namespace codemaker::engine::records
