#include "engine/breaking/tally/kernel.hpp"

#include "codes.hpp"

#include "engine/breaking/search/codebook.hpp"
#include "engine/random.hpp"

#include <algorithm>

namespace codemaker::engine::breaking {
namespace {

std::vector<Word> some_codes(const search::CodeBook& book, std::size_t size, Random& random) {
  std::vector<Word> codes;
  for (std::size_t i = 0; i < size; ++i)
    codes.push_back(book.words()[random.below(book.words().size())]);
  return codes;
}

const auto games = {
    Rules{.holes = 1, .colors = 4}, Rules{.holes = 3, .colors = 5},
    Rules{.holes = 4, .colors = 6}, Rules{.holes = 5, .colors = 4},
    Rules{.holes = 6, .colors = 3}, Rules{.holes = 4, .colors = 6, .repeats = false},
};

TEST_CASE("every processor counts the same answers") {
  Rules rules = GENERATE(values(games));
  rules.marking = GENERATE(Marking::pegs, Marking::splats);
  const search::CodeBook book{rules};
  Random random{5};
  for (const std::size_t size : {1U, 31U, 33U, 512U, 700U}) {
    const tally::Columns codes{rules, some_codes(book, size, random)};
    for (const Word& guess : some_codes(book, 10, random)) {
      tally::AnswerCounts plain{};
      tally::AnswerCounts best{};
      count_answers(tally::Processor::portable, codes, guess, plain);
      count_answers(tally::processor(), codes, guess, best);
      const auto bound = static_cast<std::ptrdiff_t>(tally::outcome_bound(rules.holes));
      CHECK(std::equal(plain.begin(), plain.begin() + bound, best.begin()));
    }
  }
}

TEST_CASE("every processor gives the same answers, and they are those of the rules") {
  Rules rules = GENERATE(values(games));
  rules.marking = GENERATE(Marking::pegs, Marking::splats);
  const search::CodeBook book{rules};
  Random random{6};
  const std::vector<Word> words = some_codes(book, 70, random);
  const tally::Columns codes{rules, words};
  std::vector<Answer> plain(codes.blocks() * tally::Columns::lanes);
  std::vector<Answer> best(plain.size());
  for (const Word& guess : some_codes(book, 10, random)) {
    mark_all(tally::Processor::portable, codes, guess, plain);
    mark_all(tally::processor(), codes, guess, best);
    CHECK(plain == best);
    for (std::size_t i = 0; i < words.size(); ++i)
      REQUIRE(plain[i] == answer(rules.marking, rules.holes, words[i], guess));
  }
}

TEST_CASE("every processor measures guesses alike, one by one and many at once") {
  Rules rules = GENERATE(values(games));
  rules.marking = GENERATE(Marking::pegs, Marking::splats);
  const search::CodeBook book{rules};
  const search::Measure measure = GENERATE(true, false) ? search::Measure::entropy(1'300)
                                                        : search::Measure::expected_size(1'300);
  Random random{7};
  for (const std::size_t size : {3U, 16U, 17U, 31U, 32U, 47U, 240U, 263U, 500U}) {
    const std::vector<Word> codes = some_codes(book, size, random);
    std::vector<std::uint32_t> plain(book.columns().blocks() * tally::Columns::lanes);
    std::vector<std::uint32_t> best(plain.size());
    const auto& guesses = book.words();
    const std::size_t first =
        score_all(tally::Processor::portable, book.columns(), guesses, codes, measure, plain);
    CHECK(score_all(tally::processor(), book.columns(), guesses, codes, measure, best) == first);
    plain.resize(guesses.size());
    best.resize(guesses.size());
    CHECK(plain == best);
    CHECK(std::ranges::min_element(plain) - plain.begin() == static_cast<std::ptrdiff_t>(first));
  }
}

}  // namespace
}  // namespace codemaker::engine::breaking
