#include "engine/breaking/search/endgame.hpp"

#include "engine/breaking/search/deep_search.hpp"

#include <algorithm>
#include <cmath>

namespace codemaker::engine::breaking::search {
namespace {

DeepSearch::Codes numbers(const CodeBook& book, std::span<const Word> words) {
  DeepSearch::Codes codes;
  for (const Word& word : words)
    codes.push_back(book.index(word.pegs));
  std::ranges::sort(codes);
  return codes;
}

DeepSearch search(const CodeBook& book) {
  constexpr std::size_t guesses = 12;  // solved in full in each position
  std::vector<double> expected(max_endgame_codes + 1);
  for (std::size_t n = 1; n < expected.size(); ++n)
    expected[n] = static_cast<double>(n) * (1 + 0.3 * std::log2(static_cast<double>(n)));
  return DeepSearch{book, expected, {{max_endgame_codes, guesses}}};
}

}  // namespace

std::optional<Word> best_endgame_guess(
    const CodeBook& book, const Position& position, const std::stop_token& stop
) {
  if (stop.stop_requested()) return std::nullopt;
  const DeepSearch::Codes codes = numbers(book, position.possible);
  if (codes.size() <= 2) return book.words()[codes.front()];
  DeepSearch deep = search(book);
  std::vector<Word> path(position.guesses.begin(), position.guesses.end());
  if (!deep.solve(codes, path, UINT32_MAX, stop)) return std::nullopt;
  return book.words()[deep.guess(codes)];
}

std::uint32_t endgame_guesses(
    const CodeBook& book, const Position& position, const Word& guess, const std::stop_token& stop
) {
  const DeepSearch::Codes codes = numbers(book, position.possible);
  std::vector<Word> path(position.guesses.begin(), position.guesses.end());
  // A guess that tells nothing leaves the position as it was.
  return search(book).solve_with(guess, codes, path, UINT32_MAX, stop).value_or(0);
}

}  // namespace codemaker::engine::breaking::search
