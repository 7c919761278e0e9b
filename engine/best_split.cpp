#include "engine/best_split.hpp"

#include "engine/guess_classes.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace codemaker::engine {
namespace {

using Index = std::uint32_t;

/// A guess and its measure; the smaller, the better, and the earlier in the book.
using Rated = std::pair<std::uint32_t, Index>;

/// Answers counted for one move at most, about 5 ms of a vector processor.
constexpr std::size_t most_answers = 12'000'000;

/// Every n-th code, so that `guesses` of them are rated within the half of what one move may cost.
std::vector<Word> sample(std::span<const Word> codes, std::size_t guesses) {
  const std::size_t wanted = std::max<std::size_t>(most_answers / 2 / guesses, 64);
  const std::size_t step = (codes.size() + wanted - 1) / wanted;
  std::vector<Word> sample;
  for (std::size_t i = 0; i < codes.size(); i += step)
    sample.push_back(codes[i]);
  return sample;
}

}  // namespace

Divider::Divider(const CodeBook& book, Measure measure)
    : book_{book},
      measure_{std::move(measure)},
      processor_{processor()} {}

std::optional<Word> Divider::best(
    const Position& position, GuessFrom from, const std::stop_token& stop
) const {
  assert(!position.possible.empty());
  const auto index = [&](const Word& word) {
    return book_.index(word.pegs);
  };
  if (stop.stop_requested()) return std::nullopt;
  if (position.possible.size() <= 2) return *std::ranges::min_element(position.possible, {}, index);
  return position.possible.size() <= Measure::small_list ? best_of_few(position, from)
                                                         : best_of_many(position, from, stop);
}

std::optional<Word> Divider::best_of_few(const Position& position, GuessFrom from) const {
  const std::span<const Word> codes = position.possible;
  const auto& words = book_.words();
  std::vector<std::uint32_t> scores(Columns::lanes);
  score_all(processor_, Columns{book_.rules(), codes}, codes, codes, measure_, scores);
  Rated best{scores[0], book_.index(codes[0].pegs)};
  for (std::size_t i = 1; i < codes.size(); ++i)
    best = std::min(best, Rated{scores[i], book_.index(codes[i].pegs)});
  const auto& weights = measure_.weights(codes.size());
  const bool tells_all_apart = best.first == codes.size() * weights.by_size[1];
  if (from == GuessFrom::possible || tells_all_apart) return words[best.second];
  scores.resize(book_.columns().blocks() * Columns::lanes);
  score_all(processor_, book_.columns(), words, codes, measure_, scores);
  const auto all = std::span{scores}.first(words.size());
  return words[static_cast<std::size_t>(std::ranges::min_element(all) - all.begin())];
}

std::optional<Word> Divider::best_of_many(
    const Position& position, GuessFrom from, const std::stop_token& stop
) const {
  const auto& words = book_.words();
  std::vector<Index> guesses = first_of_each_class(book_, position.guesses, position.possible);
  if (from == GuessFrom::possible) {
    std::vector<Index> members;
    for (const Word& code : position.possible)
      members.push_back(book_.index(code.pegs));
    std::ranges::sort(members);
    std::erase_if(guesses, [&](Index guess) {
      return !std::ranges::binary_search(members, guess);
    });
  }
  std::vector<Rated> rated;
  const auto rate = [&](std::span<const Word> codes) {
    const Columns columns{book_.rules(), codes};
    rated.clear();
    for (const Index guess : guesses) {
      if (guess % 64 == 0 && stop.stop_requested()) return;
      rated.emplace_back(score(processor_, columns, words[guess], measure_), guess);
    }
  };
  if (guesses.size() * position.possible.size() > most_answers) {
    rate(sample(position.possible, guesses.size()));
    if (stop.stop_requested()) return std::nullopt;
    const std::size_t kept = std::max<std::size_t>(most_answers / 2 / position.possible.size(), 64);
    std::ranges::nth_element(rated, rated.begin() + static_cast<std::ptrdiff_t>(kept));
    guesses.clear();
    for (const Rated& one : std::span{rated}.first(kept))
      guesses.push_back(one.second);
  }
  rate(position.possible);
  if (stop.stop_requested()) return std::nullopt;
  return words[std::ranges::min_element(rated)->second];
}

}  // namespace codemaker::engine
