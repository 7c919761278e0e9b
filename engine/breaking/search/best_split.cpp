#include "engine/breaking/search/best_split.hpp"

#include "engine/breaking/search/guess_classes.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace codemaker::engine::breaking::search {
namespace {

/// Answers counted for one move at most, about 3 ms of a vector processor.
constexpr std::size_t max_answers = 12'000'000;

/// Every n-th code, so that `guesses` of them are rated within the half of what one move may cost.
std::vector<Word> sample(std::span<const Word> codes, std::size_t guesses) {
  const std::size_t wanted = std::max<std::size_t>(max_answers / 2 / guesses, 64);
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
      processor_{tally::processor()} {}

std::optional<Word> Divider::best(
    const Position& position, GuessFrom from, const std::stop_token& stop
) const {
  assert(!position.possible.empty());
  const auto index = [&](const Word& word) {
    return book_.index(word.pegs);
  };
  if (stop.stop_requested()) return std::nullopt;
  if (position.possible.size() <= 2) return *std::ranges::min_element(position.possible, {}, index);
  return rates_all(position.possible.size()) ? best_of_few(position, from)
                                             : best_of_many(position, from, stop);
}

bool Divider::rates_all(std::size_t codes) const {
  if (codes <= Measure::small_list) return true;
  // Turned round, rating a guess costs less than to find out whether it is worth rating.
  constexpr std::size_t max_codes = 255;
  return tally::is_transposed(book_.rules()) && codes <= max_codes &&
         codes * book_.words().size() <= max_answers;
}

std::optional<Word> Divider::best_of_few(const Position& position, GuessFrom from) const {
  const std::span<const Word> codes = position.possible;
  const auto& words = book_.words();
  const tally::Columns columns{book_.rules(), codes};
  std::vector<std::uint32_t> scores(columns.blocks() * tally::Columns::lanes);
  score_all(processor_, columns, codes, codes, measure_, scores);
  Rated best{scores[0], book_.index(codes[0].pegs)};
  for (std::size_t i = 1; i < codes.size(); ++i)
    best = std::min(best, Rated{scores[i], book_.index(codes[i].pegs)});
  const auto& weights = measure_.weights(codes.size());
  const auto all_apart = static_cast<std::uint32_t>(codes.size() * weights.by_size[1]);
  if (from == GuessFrom::possible || best.first == all_apart) return words[best.second];
  // Nothing divides better than the best of the codes or, if it is none, than to tell all apart.
  const std::uint32_t least = std::min(best.first, all_apart + weights.miss);
  scores.resize(book_.columns().blocks() * tally::Columns::lanes);
  return words[score_all(processor_, book_.columns(), words, codes, measure_, scores, least + 1)];
}

std::optional<Word> Divider::best_of_many(
    const Position& position, GuessFrom from, const std::stop_token& stop
) const {
  const std::span<const Word> codes = position.possible;
  std::vector<Index> guesses = first_of_each_class(book_, position.guesses, codes);
  if (from == GuessFrom::possible) {
    std::vector<Index> members;
    for (const Word& code : codes)
      members.push_back(book_.index(code.pegs));
    std::ranges::sort(members);
    std::erase_if(guesses, [&](Index guess) {
      return !std::ranges::binary_search(members, guess);
    });
  }
  if (guesses.size() * codes.size() > max_answers) {
    std::vector<Rated> rated = rate(guesses, sample(codes, guesses.size()));
    const std::size_t kept = std::max<std::size_t>(max_answers / 2 / codes.size(), 64);
    std::ranges::nth_element(rated, rated.begin() + static_cast<std::ptrdiff_t>(kept));
    guesses.clear();
    for (const Rated& one : std::span{rated}.first(kept))
      guesses.push_back(one.second);
    if (stop.stop_requested()) return std::nullopt;
  }
  return book_.words()[std::ranges::min(rate(guesses, codes)).second];
}

std::vector<Divider::Rated> Divider::rate(
    std::span<const Index> guesses, std::span<const Word> codes
) const {
  const std::vector<Word> words = book_.words(guesses);
  const tally::Columns columns{book_.rules(), words};
  std::vector<std::uint32_t> scores(columns.blocks() * tally::Columns::lanes);
  score_all(processor_, columns, words, codes, measure_, scores);
  std::vector<Rated> rated;
  rated.reserve(guesses.size());
  for (std::size_t i = 0; i < guesses.size(); ++i)
    rated.emplace_back(scores[i], guesses[i]);
  return rated;
}

}  // namespace codemaker::engine::breaking::search
