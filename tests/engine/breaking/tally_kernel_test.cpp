#include "engine/breaking/tally/kernel.hpp"

#include "codes.hpp"

#include "engine/breaking/search/codebook.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <optional>

namespace codemaker::engine::breaking {
namespace {

/// One of the processors, if it is here; a test that asks for another ends at once.
std::optional<tally::Processor> some_processor() {
  const auto processor = GENERATE(from_range(tally::best_first));
  if (tally::is_here(processor)) return processor;
  WARN("This machine has no processor of kind " << static_cast<int>(processor) << ".");
  return std::nullopt;
}

std::vector<Word> some_codes(const search::CodeBook& book, std::size_t size, Random& random) {
  std::vector<Word> codes;
  for (std::size_t i = 0; i < size; ++i)
    codes.push_back(book.words()[random.below(book.words().size())]);
  return codes;
}

/// A code of any colors, or a guess in which holes may be left blank.
Word random_word(const Rules& rules, Peg least, Random& random) {
  Word word;
  const auto kinds = static_cast<std::uint64_t>(rules.colors + 1 - least);
  for (std::size_t hole = 0; hole < static_cast<std::size_t>(rules.holes); ++hole) {
    const auto peg = static_cast<Peg>(least + random.below(kinds));
    word.pegs[hole] = peg;
    if (peg != no_peg) ++word.counts[peg];
  }
  return word;
}

/// What the kernel is for, one answer after the other.
std::vector<std::uint32_t> count_plainly(
    const Rules& rules, std::span<const Word> codes, const Word& guess
) {
  std::vector<std::uint32_t> counts(tally::outcome_bound(rules.holes));
  for (const Word& code : codes)
    ++counts[tally::to_outcome(answer(rules.marking, rules.holes, code, guess))];
  return counts;
}

std::vector<std::uint32_t> count(
    tally::Processor processor, const tally::Columns& codes, const Word& guess
) {
  tally::AnswerCounts counts{};
  count_answers(processor, codes, guess, counts);
  const std::size_t bound = tally::outcome_bound(codes.rules().holes);
  return {counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(bound)};
}

std::uint32_t score_plainly(
    const Rules& rules, std::span<const Word> codes, const Word& guess,
    const search::Measure& measure
) {
  const auto& weights = measure.weights(codes.size());
  const auto counts = count_plainly(rules, codes, guess);
  std::uint32_t score = counts.back() == 0 ? weights.miss : 0;
  for (const std::uint32_t part : counts)
    score += weights.by_size[part];
  return score;
}

const auto games = {
    Rules{.holes = 1, .colors = 4},
    Rules{.holes = 2, .colors = 5},
    Rules{.holes = 3, .colors = 5},
    Rules{.holes = 4, .colors = 6},
    Rules{.holes = 5, .colors = 4},
    Rules{.holes = 6, .colors = 3},
    Rules{.holes = 4, .colors = 6, .repeats = false},
};

TEST_CASE("every processor counts the answers of all codes of a small game to all guesses") {
  const auto processor = some_processor();
  if (!processor) return;
  Rules rules = GENERATE(values(games));
  rules.marking = GENERATE(Marking::pegs, Marking::splats);
  const search::CodeBook book{rules};
  for (const Word& guess : book.words())
    REQUIRE(count(*processor, book.columns(), guess) == count_plainly(rules, book.words(), guess));
}

TEST_CASE("every processor counts the answers of codes and guesses of large games") {
  const auto processor = some_processor();
  if (!processor) return;
  Rules rules = GENERATE(
      Rules{.holes = 5, .colors = 8}, Rules{.holes = 7, .colors = 4},
      Rules{.holes = 8, .colors = 12}, Rules{.holes = 15, .colors = 15}
  );
  rules.marking = GENERATE(Marking::pegs, Marking::splats);
  Random random{5};
  for (const std::size_t size : {1U, 64U, 511U, 512U, 513U, 5'000U}) {
    std::vector<Word> codes;
    for (std::size_t i = 0; i < size; ++i)
      codes.push_back(random_word(rules, 1, random));
    const tally::Columns columns{rules, codes};
    for (int i = 0; i < 20; ++i) {
      const Word guess = random_word(rules, no_peg, random);
      REQUIRE(count(*processor, columns, guess) == count_plainly(rules, codes, guess));
    }
    REQUIRE(count(*processor, columns, codes[0]) == count_plainly(rules, codes, codes[0]));
  }
}

TEST_CASE("every processor measures guesses alike, and as one by one") {
  const auto processor = some_processor();
  if (!processor) return;
  Rules rules = GENERATE(values(games));
  rules.marking = GENERATE(Marking::pegs, Marking::splats);
  const search::CodeBook book{rules};
  const search::Measure measure = GENERATE(true, false) ? search::Measure::entropy(1'300)
                                                        : search::Measure::expected_size(1'300);
  Random random{7};
  const auto& guesses = book.words();
  for (const std::size_t size : {1U, 3U, 15U, 16U, 17U, 31U, 32U, 47U, 255U, 256U, 700U}) {
    const std::vector<Word> codes = some_codes(book, size, random);
    std::vector<std::uint32_t> scores(book.columns().blocks() * tally::Columns::lanes);
    const std::size_t first =
        score_all(*processor, book.columns(), guesses, codes, measure, scores);
    scores.resize(guesses.size());
    for (std::size_t i = 0; i < guesses.size(); ++i)
      REQUIRE(scores[i] == score_plainly(rules, codes, guesses[i], measure));
    CHECK(std::ranges::min_element(scores) - scores.begin() == static_cast<std::ptrdiff_t>(first));
  }
}

TEST_CASE("the first guess below a bound is found without scoring all") {
  const auto processor = some_processor();
  if (!processor) return;
  const search::CodeBook book{{.holes = 4, .colors = 8}};
  const search::Measure measure = search::Measure::entropy(book.words().size());
  Random random{8};
  for (const std::size_t size : {4U, 16U, 25U, 100U, 300U}) {
    const std::vector<Word> codes = some_codes(book, size, random);
    std::vector<std::uint32_t> scores(book.columns().blocks() * tally::Columns::lanes);
    const auto score = [&](std::uint32_t below) {
      return score_all(*processor, book.columns(), book.words(), codes, measure, scores, below);
    };
    const std::size_t best = score(0);
    const std::uint32_t least = scores[best];
    std::ranges::fill(scores, 0);
    CHECK(score(least + 1) == best);
    CHECK(scores[best] == least);
    // Anything is below the highest bound: one block is enough.
    std::ranges::fill(scores, 0);
    CHECK(score(UINT32_MAX) < tally::Columns::lanes);
    CHECK(scores[tally::Columns::lanes] == 0);
  }
}

}  // namespace
}  // namespace codemaker::engine::breaking
