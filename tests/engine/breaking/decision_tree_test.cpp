#include "engine/breaking/search/decision_tree.hpp"

#include "codes.hpp"

#include "engine/breaking/solve.hpp"
#include "engine/breaking/tally/kernel.hpp"

namespace codemaker::engine::breaking {
namespace {

struct Table {
  Rules rules;
  std::uint64_t total;
  std::size_t longest;
};

TEST_CASE("the tables of strength 10 break every code in the best known number of guesses") {
  const Table table = GENERATE(values<Table>({
      {{.holes = 4, .colors = 3}, 246, 4},
      {{.holes = 4, .colors = 4}, 905, 5},
      {{.holes = 4, .colors = 5}, 2463, 6},
      {{.holes = 4, .colors = 6}, 5625, 6},
      {{.holes = 4, .colors = 7}, 11228, 6},
      {{.holes = 4, .colors = 8}, 20471, 7},
      {{.holes = 5, .colors = 3}, 816, 5},
      {{.holes = 5, .colors = 4}, 3954, 6},
      {{.holes = 5, .colors = 5}, 13496, 6},
      {{.holes = 5, .colors = 6}, 36731, 6},
      {{.holes = 5, .colors = 7}, 85674, 7},
      {{.holes = 5, .colors = 8}, 178413, 7},
      {{.holes = 4, .colors = 10, .repeats = false}, 26274, 7},
      {{.holes = 4, .colors = 6, .marking = Marking::splats}, 5406, 6},
  }));
  const search::CodeBook book{table.rules};
  const auto tree = search::DecisionTree::read(book, search::tree_bytes(table.rules));
  REQUIRE(tree);
  const tally::Tally tally = tree->replay(book);
  INFO(table.rules.holes << " x " << table.rules.colors);
  CHECK(tally.codes == book.words().size());
  CHECK(tally.guesses <= table.total);
  CHECK(tally.longest() <= table.longest);
}

TEST_CASE("all tables together are at most 32 KiB") {
  std::size_t bytes = 0;
  for (int holes = 4; holes <= 5; ++holes) {
    for (int colors = 3; colors <= 8; ++colors)
      bytes += search::tree_bytes({.holes = holes, .colors = colors}).size();
  }
  bytes += search::tree_bytes({.holes = 4, .colors = 10, .repeats = false}).size();
  bytes += search::tree_bytes({.marking = Marking::splats}).size();
  CHECK(bytes <= 32 * 1024);
}

TEST_CASE("a table that is cut, too long or of another game is refused") {
  const search::CodeBook book{{.holes = 4, .colors = 4}};
  const std::string_view bytes = search::tree_bytes(book.rules());
  REQUIRE(search::DecisionTree::read(book, bytes));
  for (std::size_t size = 0; size < bytes.size(); ++size)
    CHECK_FALSE(search::DecisionTree::read(book, bytes.substr(0, size)));
  CHECK_FALSE(search::DecisionTree::read(book, std::string{bytes} + "ab"));
  CHECK_FALSE(search::DecisionTree::read(book, search::tree_bytes({.holes = 4, .colors = 5})));
  CHECK(search::tree_bytes({.holes = 3, .colors = 5}).empty());
}

TEST_CASE("strength 10 needs the same total from every seed, by different openings") {
  const Rules rules{.holes = 4, .colors = 4};
  const auto nothing = [](const Code&, const History&) {
  };
  CHECK(solve_all(rules, strongest, 1, 24, nothing, {}).guesses == 905);
  CHECK(solve_all(rules, strongest, 2, 24, nothing, {}).guesses == 905);
  CHECK_FALSE(
      Breaker(rules, strongest, 1).think({}, {}) == Breaker(rules, strongest, 2).think({}, {})
  );
}

}  // namespace
}  // namespace codemaker::engine::breaking
