#include "engine/breaking/search/deep_search.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <numeric>

namespace codemaker::engine::breaking {
namespace {

constexpr auto any = std::numeric_limits<std::size_t>::max();
constexpr auto no_limit = std::numeric_limits<std::uint32_t>::max();

/// A search of all codes of three holes and three colors.
struct Small {
  search::CodeBook book{Rules{.holes = 3, .colors = 3}};
  search::DeepSearch::Codes all = search::DeepSearch::Codes(book.words().size());
  std::vector<double> expected = std::vector<double>(all.size() + 1);
  std::vector<Word> path;

  Small() {
    std::iota(all.begin(), all.end(), 0U);
    for (std::size_t n = 1; n < expected.size(); ++n)
      expected[n] = static_cast<double>(n) * (1 + 0.3 * std::log2(static_cast<double>(n)));
  }

  search::DeepSearch search() { return search::DeepSearch{book, expected, {{any, 20}}}; }
};

TEST_CASE("a search knows the fewest guesses it met for positions of each size") {
  Small small;
  search::DeepSearch search = small.search();
  const auto total = search.solve(small.all, small.path, no_limit, {});
  REQUIRE(total);
  const std::vector<std::uint32_t> fewest = search.fewest();
  REQUIRE(fewest.size() == small.all.size() + 1);
  CHECK(fewest.back() == *total);
  for (std::size_t n = 3; n < fewest.size(); ++n) {
    INFO(n << " codes");
    CHECK((fewest[n] == 0 || fewest[n] >= 2 * n - 1));  // one is hit, the others need two
  }
}

TEST_CASE("a position that is claimed to need too many guesses is given up") {
  Small small;
  const auto total = small.search().solve(small.all, small.path, no_limit, {});
  REQUIRE(total);
  std::vector<std::uint32_t> least(small.all.size() + 1);
  least.back() = *total;
  search::DeepSearch hopeful = small.search();
  hopeful.claim(least);
  CHECK(hopeful.solve(small.all, small.path, *total + 1, {}) == total);
  least.back() = *total + 1;
  search::DeepSearch hopeless = small.search();
  hopeless.claim(least);
  CHECK_FALSE(hopeless.solve(small.all, small.path, *total + 1, {}));
}

}  // namespace
}  // namespace codemaker::engine::breaking
