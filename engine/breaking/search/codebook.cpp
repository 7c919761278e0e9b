#include "engine/breaking/search/codebook.hpp"

#include "engine/breaking/rules.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace codemaker::engine::breaking::search {
namespace {

/// Fills the holes from `hole` on in every way, in the order of the texts.
void extend(const Rules& rules, std::size_t hole, Word& word, std::vector<Word>& words) {
  if (hole == static_cast<std::size_t>(rules.holes)) {
    words.push_back(word);
    return;
  }
  for (int color = 1; color <= rules.colors; ++color) {
    std::uint8_t& count = word.counts[static_cast<std::size_t>(color)];
    if (count > 0 && !rules.repeats) continue;
    word.pegs[hole] = static_cast<Peg>(color);
    ++count;
    extend(rules, hole + 1, word, words);
    --count;
  }
  word.pegs[hole] = no_peg;
}

std::vector<Word> list_codes(const Rules& rules) {
  assert(are_playable(rules));
  std::vector<Word> words;
  words.reserve(count_codes(rules));
  Word word;
  extend(rules, 0, word, words);
  return words;
}

}  // namespace

std::uint64_t count_fitting(const Rules& rules, const History& history) {
  const Constraints evidence{rules, history};
  const auto fits = [&](const Word& code) {
    return evidence.is_fit_by(code);
  };
  return static_cast<std::uint64_t>(std::ranges::count_if(list_codes(rules), fits));
}

CodeBook::CodeBook(const Rules& rules)
    : rules_{rules},
      words_{list_codes(rules)},
      columns_{rules, words_} {
  assert(count_codes(rules) <= max_codes);
}

std::vector<Word> CodeBook::words(std::span<const std::uint32_t> numbers) const {
  std::vector<Word> words;
  words.reserve(numbers.size());
  for (const std::uint32_t number : numbers)
    words.push_back(words_[number]);
  return words;
}

Code CodeBook::code(const Word& word) const {
  return *Code::secret(rules_, std::span{word.pegs}.first(static_cast<std::size_t>(rules_.holes)));
}

std::uint32_t CodeBook::index(std::span<const Peg> pegs) const {
  const auto holes = static_cast<std::uint32_t>(rules_.holes);
  const auto colors = static_cast<std::uint32_t>(rules_.colors);
  std::uint32_t index = 0;
  std::uint32_t used = 0;
  for (std::uint32_t hole = 0; hole < holes; ++hole) {
    const std::uint32_t smaller = pegs[hole] - 1U;
    const auto spent = static_cast<std::uint32_t>(std::popcount(used & ((1U << smaller) - 1)));
    index = rules_.repeats ? index * colors + smaller : index * (colors - hole) + smaller - spent;
    used |= 1U << smaller;
  }
  return index;
}

std::vector<Word> CodeBook::fitting(const History& history) const {
  const Constraints evidence{rules_, history};
  std::vector<Word> codes;
  std::ranges::copy_if(words_, std::back_inserter(codes), [&](const Word& code) {
    return evidence.is_fit_by(code);
  });
  return codes;
}

Constraints::Constraints(const Rules& rules, const History& history) : rules_{rules} {
  for (const Turn& turn : history)
    facts_.push_back({to_word(turn.guess), to_answer(turn.marks)});
}

bool Constraints::is_fit_by(const Word& code) const {
  return std::ranges::all_of(facts_, [&](const Constraint& fact) {
    return answer(rules_.marking, rules_.holes, code, fact.guess) == fact.answer;
  });
}

bool Constraints::has_guess(const Word& code) const {
  return std::ranges::any_of(facts_, [&](const Constraint& fact) { return fact.guess == code; });
}

}  // namespace codemaker::engine::breaking::search
