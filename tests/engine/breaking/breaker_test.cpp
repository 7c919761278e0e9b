#include "engine/breaking/rules.hpp"
#include "engine/breaking/solve.hpp"

#include "codes.hpp"

#include "engine/breaking/search/greedy_tree.hpp"
#include "engine/breaking/search/relabeling.hpp"

#include <set>
#include <string>

namespace codemaker::engine::breaking {
namespace {

using tests::code;

tally::Tally play_all(const Rules& rules, int strength, const GameSink& each) {
  return solve_all(rules, strength, 2026, 24, each, {});
}

tally::Tally play_all(const Rules& rules, int strength) {
  return play_all(rules, strength, [](const Code&, const History&) {});
}

TEST_CASE("each strength needs as many guesses as its step in the rules") {
  const auto [strength, mean] = GENERATE(table<int, double>({
      {1, 8.8},
      {2, 6.68},
      {3, 6.07},
      {4, 5.59},
      {5, 5.22},
      {6, 4.91},
      {7, 4.78},
      {8, 4.65},
      {9, 4.41},
      {10, 4.34},
  }));
  // Forgetful play varies: one run of the weakest step is off by 0.07 on average.
  const int runs = strength == weakest ? 8 : 1;
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(runs); ++seed) {
    sum += solve_all({}, strength, seed, 24, [](const Code&, const History&) {}, {}).mean();
  }
  CHECK(sum / runs == Approx(mean).margin(0.1));
}

TEST_CASE("signature: guesses over all codes of 4 x 6 at strengths 8, 9 and 10") {
  CHECK(play_all({}, 8).guesses == 6037);
  CHECK(play_all({}, 9).guesses == 5712);
  CHECK(play_all({}, 10).guesses == 5625);
  CHECK(play_all({}, 10).longest() == 6);
}

TEST_CASE("signature: guesses over all codes under the splats rule at strength 10") {
  CHECK(play_all({.marking = Marking::splats}, 10).guesses == 5406);
}

TEST_CASE("signature: guesses over all codes of the trees that look one guess ahead") {
  struct Row {
    Rules rules;
    std::uint64_t by_entropy;
    std::uint64_t by_size;
  };

  const Row row = GENERATE(values<Row>({
      {{.holes = 4, .colors = 6}, 5719, 5696},
      {{.holes = 4, .colors = 10, .repeats = false}, 26409, 26551},
      {{.holes = 5, .colors = 5}, 13584, 13653},
  }));
  const search::CodeBook book{row.rules};
  const std::size_t codes = book.words().size();
  const search::Divider by_entropy{book, search::Measure::entropy(codes)};
  const search::Divider by_size{book, search::Measure::expected_size(codes)};
  CHECK(
      greedy_tree(book, by_entropy, {{}, book.words()}, std::nullopt, {}).guesses == row.by_entropy
  );
  CHECK(greedy_tree(book, by_size, {{}, book.words()}, std::nullopt, {}).guesses == row.by_size);
}

TEST_CASE("from strength 8 on every code is broken") {
  const auto strength = GENERATE(8, 9, 10);
  const auto marking = GENERATE(Marking::pegs, Marking::splats);
  const Rules rules{.holes = 3, .colors = 5, .marking = marking};
  int unbroken = 0;
  play_all(rules, strength, [&](const Code& code, const History& history) {
    if (history.back().guess != code) ++unbroken;
  });
  CHECK(unbroken == 0);
}

TEST_CASE("a game without repeats is broken with guesses without repeats") {
  const Rules rules{.holes = 3, .colors = 6, .repeats = false};
  const tally::Tally tally = play_all(rules, 10, [&](const Code& code, const History& history) {
    CHECK(history.back().guess == code);
    for (const Turn& turn : history)
      CHECK(Code::secret(rules, turn.guess.pegs()));
  });
  CHECK(tally.codes == 120);
}

TEST_CASE("the computer never guesses the same code twice") {
  const auto strength = GENERATE(range(weakest, strongest + 1));
  play_all({.holes = 3, .colors = 4}, strength, [](const Code&, const History& history) {
    std::set<std::string> guesses;
    for (const Turn& turn : history)
      guesses.insert(text(turn.guess));
    CHECK(guesses.size() == history.size());
  });
}

TEST_CASE("steps 8 and 9 guess only codes that fit every answer") {
  const auto strength = GENERATE(8, 9);
  const Rules rules{.holes = 3, .colors = 5};
  play_all(rules, strength, [&](const Code&, const History& history) {
    for (std::size_t turn = 0; turn < history.size(); ++turn) {
      const History before(history.begin(), history.begin() + static_cast<std::ptrdiff_t>(turn));
      CHECK(search::Constraints{rules, before}.is_fit_by(to_word(history[turn].guess)));
    }
  });
}

TEST_CASE("the same seed plays the same game and another seed another one") {
  const auto strength = GENERATE(range(weakest, strongest + 1));
  const Rules rules;
  const Code secret = code(rules, "3516");
  const auto game = [&](std::uint64_t seed) {
    return solve(Breaker{rules, strength, seed}, secret, 24, {});
  };
  CHECK(game(7) == game(7));
  CHECK_FALSE(game(7) == game(8));
}

TEST_CASE("a code is broken on from the guesses that were made already") {
  const auto strength = GENERATE(range(weakest, strongest + 1));
  const Rules rules;
  const Code secret = code(rules, "3516");
  const Breaker breaker{rules, strength, 7};
  const History whole = solve(breaker, secret, 24, {});
  for (std::size_t made = 0; made <= whole.size(); ++made) {
    const History begun(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(made));
    CHECK(solve(breaker, secret, 24, {}, begun) == whole);
  }
}

TEST_CASE("answers that no code can give leave the computer without a guess") {
  const Rules rules;
  const auto strength = GENERATE(8, 9, 10);
  const History impossible{
      {code(rules, "1111"), {0, 0}},
      {code(rules, "1222"), {4, 0}},
  };
  CHECK_FALSE(Breaker(rules, strength, 1).think(impossible, {}));
}

TEST_CASE("a stopped thinker gives no guess") {
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(Breaker({.holes = 5, .colors = 8}, 9, 1)
                  .think({{code({.holes = 5, .colors = 8}, "11223"), {1, 0}}}, stop.get_token()));
}

TEST_CASE("a renaming of colors and holes is undone by its restoring") {
  const Rules rules{.holes = 5, .colors = 8, .blanks = true};
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const search::Relabeling relabeling{rules, seed};
    const Code guess = code(rules, "1.283");
    CHECK(relabeling.restore(relabeling.apply(guess)) == guess);
    CHECK(relabeling.apply(relabeling.restore(guess)) == guess);
  }
}

TEST_CASE("a renaming changes no answer") {
  const auto marking = GENERATE(Marking::pegs, Marking::splats);
  const Rules rules{.holes = 5, .colors = 8, .marking = marking};
  const search::Relabeling relabeling{rules, 11};
  const Code secret = code(rules, "18283");
  const Code guess = code(rules, "12388");
  CHECK(
      mark(marking, relabeling.apply(secret), relabeling.apply(guess)) ==
      mark(marking, secret, guess)
  );
}

TEST_CASE("a guess fits what its player believes, and those who forget believe more codes") {
  const Rules rules{.holes = 4, .colors = 6};
  const search::CodeBook book{rules};
  bool has_forgotten = false;
  for (int strength = weakest; strength <= 8; ++strength) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Breaker breaker{rules, strength, seed};
      const Code code = book.code(book.words()[seed * 50]);
      History before;
      for (const Turn& turn : solve(breaker, code, 12, {})) {
        const Belief belief = breaker.belief(before);
        CHECK(belief.codes >= book.fitting(before).size());
        for (std::size_t i = 0; i < before.size(); ++i) {
          const bool fits = mark(rules.marking, turn.guess, before[i].guess) == before[i].marks;
          CHECK((fits || belief.has_forgotten(i)));
          has_forgotten = has_forgotten || belief.has_forgotten(i);
        }
        if (strength == 8) CHECK_FALSE(belief.has_gaps());
        before.push_back(turn);
      }
    }
  }
  CHECK(has_forgotten);
}

}  // namespace
}  // namespace codemaker::engine::breaking
