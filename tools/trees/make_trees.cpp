// Makes the tables of strength 10 (engine/trees) again: make_trees DIRECTORY [GAME...]
//
// Each game is searched in passes: a narrow one first, which only teaches how many guesses a
// position of each size needs, then wider ones that trust it (codebreaking.md section 3). A table
// is written each time a better one is found, so a search may be ended at any time.
#include "engine/codebook.hpp"
#include "engine/deep_search.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <limits>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker {
namespace {

using engine::Breadth;
using engine::CodeBook;
using engine::DeepSearch;
using engine::Marking;
using engine::Rules;
using engine::Word;

constexpr std::size_t any = std::numeric_limits<std::size_t>::max();
constexpr std::size_t few = engine::Measure::small_list;

struct Game {
  std::string_view name;
  Rules rules;
  std::vector<std::string_view> firsts;  ///< first guesses worth a search
  std::vector<std::vector<Breadth>> passes;
  std::size_t longest = 24;  ///< guesses of the longest game
};

std::vector<Game> games() {
  const std::vector<Breadth> narrow{{any, 1}};
  const std::vector<std::vector<Breadth>> wide{narrow, {{any, 20}}, {{40, 60}, {any, 30}}};
  const std::vector<std::vector<Breadth>> widest{narrow, {{any, 20}}, {{any, 400}}};
  return {
      {"4x3", {4, 3}, {"1123"}, wide},
      {"4x4", {4, 4}, {"1123"}, wide},
      {"4x5", {4, 5}, {"1123"}, widest},
      {"4x6", {4, 6}, {"1123"}, wide},
      {"4x7", {4, 7}, {"1123"}, {narrow, {{any, 20}}, {{40, 200}, {any, 60}}}},
      {"4x8", {4, 8}, {"1123", "1234"}, {narrow, {{any, 15}}, {{few, 30}, {any, 25}}}},
      {"5x3", {5, 3}, {"11223", "11123"}, wide},
      {"5x4", {5, 4}, {"11223"}, wide},
      {"5x5", {5, 5}, {"11223"}, {narrow, {{any, 40}}, {{any, 100}}}},
      {"5x6", {5, 6}, {"11223"}, {narrow, {{any, 6}}, {{few, 30}, {any, 12}}}},
      {"5x7", {5, 7}, {"11223"}, {narrow, {{any, 4}}, {{12, 20}, {60, 10}, {any, 7}}}},
      {"5x8", {5, 8}, {"11223"}, {narrow, {{any, 3}}, {{12, 30}, {60, 8}, {any, 6}}}, 7},
      {"4x6_splats", {4, 6, Marking::splats}, {"1123"}, wide},
      // These passes end a few guesses above the stored table of 26,274. That one took a search of
      // each answer to 1234 by itself, breadths {30, 100}, {60, 200}, {120, 300}, {any, 1000},
      // which gave up positions that could not match the fewest guesses met before for their size.
      {"4x10_distinct",
       {4, 10, Marking::pegs, false, false},
       {"1234"},
       {narrow, {{any, 8}}, {{few, 10}, {120, 30}, {any, 60}}, {{few, 30}, {120, 60}, {any, 100}}}},
  };
}

/// Writes the entries of a position and all below it (engine/decision_tree.hpp).
void write_entries(
    const CodeBook& book, const DeepSearch& search, const DeepSearch::Codes& codes,
    std::uint32_t guess, std::string& bytes
) {
  const Rules& rules = book.rules();
  bytes += static_cast<char>(guess % 256);
  bytes += static_cast<char>(guess / 256);
  std::vector<DeepSearch::Codes> parts(engine::outcome_bound(rules.holes));
  for (const std::uint32_t code : codes) {
    const auto answer =
        engine::answer(rules.marking, rules.holes, book.words()[code], book.words()[guess]);
    parts[engine::to_outcome(answer)].push_back(code);
  }
  for (const DeepSearch::Codes& part : parts) {
    if (part.size() > 2) write_entries(book, search, part, search.guess(part), bytes);
  }
}

void make(const Game& game, const std::filesystem::path& directory) {
  const CodeBook book{game.rules};
  DeepSearch::Codes all(book.words().size());
  std::iota(all.begin(), all.end(), 0U);
  std::vector<double> expected(all.size() + 1);
  for (std::size_t n = 1; n < expected.size(); ++n)
    expected[n] = static_cast<double>(n) * (1 + 0.3 * std::log2(static_cast<double>(n)));
  auto best = std::numeric_limits<std::uint32_t>::max();
  for (const auto& breadths : game.passes) {
    DeepSearch search{book, expected, breadths, game.longest};
    auto limit = std::numeric_limits<std::uint32_t>::max();
    for (const std::string_view first : game.firsts) {
      const std::uint32_t guess = book.index(engine::parse_pegs(first)->span());
      std::vector<Word> path;
      const auto total = search.solve_with(book.words()[guess], all, path, limit, {});
      if (!total) continue;
      limit = *total;
      fmt::print("{} from {}: {} guesses\n", game.name, first, *total);
      std::fflush(stdout);
      if (*total >= best) continue;
      best = *total;
      std::string bytes;
      write_entries(book, search, all, guess, bytes);
      std::ofstream{directory / fmt::format("{}.tree", game.name), std::ios::binary} << bytes;
    }
    expected = search.learned();
  }
}

}  // namespace
}  // namespace codemaker

int main(int argc, char** argv) {
  const std::vector<std::string_view> arguments(argv, argv + argc);
  if (arguments.size() < 2) {
    fmt::print(stderr, "make_trees DIRECTORY [GAME...]\n");
    return 2;
  }
  for (const auto& game : codemaker::games()) {
    const bool is_wanted =
        arguments.size() == 2 ||
        std::find(arguments.begin() + 2, arguments.end(), game.name) != arguments.end();
    if (is_wanted) codemaker::make(game, std::string{arguments[1]});
  }
  return 0;
}
