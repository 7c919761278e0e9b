#include "engine/breaking/game.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/random.hpp"

#include "codes.hpp"

#include <algorithm>

namespace codemaker::engine::breaking {
namespace {

constexpr int all_games = 100'000;

/// What went wrong in games that are guessed at random, half of the guesses among the codes that
/// are still possible.
struct Faults {
  int answers = 0;  ///< that a player with paper would not give
  int secrets = 0;  ///< no longer among the codes that fit all answers
  int endings = 0;  ///< games over without the code broken, or too late
};

void play(const search::CodeBook& book, Random& random, Faults& faults) {
  const Rules& rules = book.rules();
  const auto any_of = [&](const std::vector<Word>& words) {
    return book.code(words[random.below(words.size())]);
  };
  const Code secret = any_of(book.words());
  BreakingGame game{rules, 24, secret};
  std::vector<Word> possible = book.words();
  while (!game.is_over()) {
    game.guess(any_of(random.below(2) == 0 ? possible : book.words()));
    const Turn& turn = game.history().back();
    if (turn.marks != tests::mark_on_paper(rules.marking, secret, turn.guess)) ++faults.answers;
    const search::Constraints evidence{rules, {turn}};
    std::erase_if(possible, [&](const Word& code) { return !evidence.is_fit_by(code); });
    if (std::ranges::count(possible, to_word(secret)) != 1) {
      ++faults.secrets;
      return;
    }
  }
  const bool is_hit = game.history().back().guess == secret;
  if (game.is_broken() != is_hit) ++faults.endings;
}

TEST_CASE("in 100,000 random games every answer is right and the code stays possible") {
  const std::vector<Rules> kinds{
      {.holes = 2, .colors = 8},
      {.holes = 3, .colors = 6},
      {.holes = 4, .colors = 4},
      {.holes = 5, .colors = 3},
      {.holes = 4, .colors = 6, .marking = Marking::pegs, .blanks = false, .repeats = false},
      {.holes = 3, .colors = 7, .marking = Marking::pegs, .blanks = false, .repeats = false},
      {.holes = 4, .colors = 4, .marking = Marking::splats},
      {.holes = 3, .colors = 6, .marking = Marking::splats},
  };
  Random random{1};
  Faults faults;
  for (const Rules& rules : kinds) {
    const search::CodeBook book{rules};
    for (int game = 0; game < all_games / static_cast<int>(kinds.size()); ++game)
      play(book, random, faults);
  }
  CHECK(faults.answers == 0);
  CHECK(faults.secrets == 0);
  CHECK(faults.endings == 0);
}

}  // namespace
}  // namespace codemaker::engine::breaking
