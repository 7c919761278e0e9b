// The strategy chapter says nothing that the engine does not confirm.
#include "play/breaking/strategy.hpp"

#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/solve.hpp"
#include "play/breaking/rules.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Code;

constexpr engine::breaking::Rules usual{.holes = 4, .colors = 6};

Code usual_code(std::string_view text) {
  return *Code::secret(usual, engine::breaking::parse_pegs(text)->span());
}

TEST_CASE("two colors twice are the safest first guess, three colors the best on average") {
  const FirstGuess pairs = worth_of(usual_code("1122"));
  const FirstGuess three = worth_of(usual_code("1123"));
  CHECK(pairs.at_most == 256);
  CHECK(three.on_average == Approx(185.27).margin(0.01));
  const engine::breaking::search::CodeBook book{usual};
  for (const auto& word : book.words()) {
    const Code guess = book.code(word);
    // Other first guesses are these with other colors and holes; each kind is met early.
    if (std::ranges::max(guess.pegs()) > 4 || guess[0] != 1) continue;
    const FirstGuess other = worth_of(guess);
    CHECK(other.at_most >= pairs.at_most);
    CHECK(other.on_average >= three.on_average - 1e-9);
  }
}

TEST_CASE("one guess that cannot be right tells four codes apart in three guesses") {
  std::map<std::pair<int, int>, int> left;
  for (const char* const code : {"1113", "1114", "1115", "1116"}) {
    const auto marks = engine::breaking::mark(usual.marking, usual_code(code), usual_code("1354"));
    ++left[{marks.black, marks.white}];
    CHECK(marks.black < 4);
  }
  CHECK(std::ranges::all_of(left, [](const auto& each) { return each.second <= 2; }));
}

TEST_CASE("only codes of one color are found early by the strongest computer") {
  std::map<std::size_t, std::pair<int, int>> by_colors;  // guesses and codes
  engine::breaking::solve_all(
      usual, 10, 1, 12,
      [&](const Code& code, const engine::breaking::History& history) {
        const std::set<engine::breaking::Peg> colors{code.pegs().begin(), code.pegs().end()};
        by_colors[colors.size()].first += static_cast<int>(history.size());
        ++by_colors[colors.size()].second;
      },
      {}
  );
  const auto average = [&](std::size_t colors) {
    return static_cast<double>(by_colors[colors].first) / by_colors[colors].second;
  };
  for (const std::size_t colors : {2U, 3U, 4U}) {
    CHECK(average(1) < average(colors) - 0.3);
    CHECK(average(colors) == Approx(average(4)).margin(0.1));
  }
}

TEST_CASE("the chapter follows the rules in all presentations") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    tests::Typist ada{tests::call_in(presentation), "\ni"};
    bool is_met = false;
    for (int page = 0; page < 20 && !is_met; ++page) {
      ada.type("n");
      is_met = ada.sees("Strategy: the first guess");
    }
    CHECK(is_met);
    CHECK(ada.sees("256"));
    ada.type("n");
    CHECK(ada.sees("could be the code"));
  }
  tests::Typist bob{tests::call_in(Presentation::lines), "p\ni\n"};
  for (std::size_t page = 0; page < rules_pages().size() - strategy_pages().size(); ++page)
    bob.type("n\n");
  CHECK(std::ranges::count(bob.heard, "1 1 2 2 leaves 256 codes at most, 205 on average.") == 1);
}

}  // namespace
}  // namespace codemaker::play::breaking
