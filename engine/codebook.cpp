#include "engine/codebook.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace codemaker::engine {
Word to_word(const Code& code) {
  Word word;
  std::ranges::copy(code.pegs(), word.pegs.begin());
  for (const Peg peg : code.pegs()) {
    if (peg != no_peg) ++word.counts[peg];
  }
  return word;
}

CodeBook::CodeBook(const Rules& rules) : rules_{rules} {
  assert(are_playable(rules) && count_codes(rules) <= most_codes);
  words_.reserve(count_codes(rules));
  const auto holes = static_cast<std::size_t>(rules.holes);
  std::array<Peg, max_holes> pegs{};
  pegs.fill(1);
  for (bool more = true; more;) {
    if (const auto code = Code::secret(rules, std::span{pegs}.first(holes))) {
      words_.push_back(to_word(*code));
    }
    more = false;
    for (std::size_t hole = holes; hole-- > 0 && !more;) {
      more = pegs[hole] < rules.colors;
      pegs[hole] = more ? static_cast<Peg>(pegs[hole] + 1) : Peg{1};
    }
  }
}

Code CodeBook::code(const Word& word) const {
  return *Code::secret(rules_, std::span{word.pegs}.first(static_cast<std::size_t>(rules_.holes)));
}

std::vector<Word> CodeBook::fitting(const History& history) const {
  const Evidence evidence{rules_, history};
  std::vector<Word> codes;
  std::ranges::copy_if(words_, std::back_inserter(codes), [&](const Word& code) {
    return evidence.is_fit_by(code);
  });
  return codes;
}

Evidence::Evidence(const Rules& rules, const History& history) : rules_{rules} {
  for (const Turn& turn : history)
    facts_.push_back({to_word(turn.guess), to_answer(turn.marks)});
}

bool Evidence::is_fit_by(const Word& code) const {
  return std::ranges::all_of(facts_, [&](const Fact& fact) {
    return answer(rules_.marking, rules_.holes, code, fact.guess) == fact.answer;
  });
}

bool Evidence::has_guess(const Word& code) const {
  return std::ranges::any_of(facts_, [&](const Fact& fact) { return fact.guess == code; });
}

}  // namespace codemaker::engine
