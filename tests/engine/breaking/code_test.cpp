#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/codebook.hpp"

#include "codes.hpp"

#include <algorithm>

namespace codemaker::engine::breaking {
namespace {

using tests::code;

std::optional<Code> secret(const Rules& rules, std::string_view text) {
  return Code::secret(rules, parse_pegs(text)->span());
}

std::optional<Code> guess(const Rules& rules, std::string_view text) {
  return Code::guess(rules, parse_pegs(text)->span());
}

TEST_CASE("a code has exactly as many pegs as the game has holes") {
  const Rules rules{.holes = 4, .colors = 6};
  CHECK(secret(rules, "1234"));
  CHECK_FALSE(secret(rules, "123"));
  CHECK_FALSE(secret(rules, "12345"));
  CHECK_FALSE(secret(rules, ""));
}

TEST_CASE("a color beyond the last is refused") {
  const Rules rules{.holes = 4, .colors = 6};
  CHECK(guess(rules, "6666"));
  CHECK_FALSE(guess(rules, "1237"));
}

TEST_CASE("a blank stands in a guess where the rules know it and never in a code") {
  const Rules with{.holes = 4, .colors = 6, .blanks = true};
  const Rules without{.holes = 4, .colors = 6};
  CHECK(guess(with, "1..2"));
  CHECK(guess(with, "...."));
  CHECK_FALSE(guess(without, "1..2"));
  CHECK_FALSE(secret(with, "1..2"));
}

TEST_CASE("where colors do not repeat a code that repeats one is refused") {
  const Rules rules{.holes = 4, .colors = 10, .repeats = false};
  CHECK(secret(rules, "123a"));
  CHECK_FALSE(secret(rules, "1231"));
}

TEST_CASE("codes are written in digits and then letters, and read back in either case") {
  const Rules rules{.holes = 15, .colors = 15, .blanks = true};
  const Code all = code(rules, "123456789abcdef");
  CHECK(text(all) == "123456789abcdef");
  CHECK(code(rules, "123456789ABCDEF") == all);
  CHECK(text(code(rules, "1.............f")) == "1.............f");
  CHECK_FALSE(parse_pegs("12g4"));
  CHECK_FALSE(parse_pegs("12 4"));
  CHECK_FALSE(parse_pegs("1234567890"));
  CHECK_FALSE(parse_pegs("1111111111111111"));
}

TEST_CASE("a game is playable if at least one code exists") {
  CHECK(are_playable({.holes = 1, .colors = 1}));
  CHECK(are_playable({.holes = 15, .colors = 15}));
  CHECK_FALSE(are_playable({.holes = 0}));
  CHECK_FALSE(are_playable({.holes = 16}));
  CHECK_FALSE(are_playable({.colors = 0}));
  CHECK_FALSE(are_playable({.colors = 16}));
  CHECK(are_playable({.holes = 4, .colors = 4, .repeats = false}));
  CHECK_FALSE(are_playable({.holes = 5, .colors = 4, .repeats = false}));
}

TEST_CASE("the book lists every code once in the order of their texts") {
  const auto [rules, codes] = GENERATE(table<Rules, std::size_t>({
      {Rules{.holes = 4, .colors = 6}, 1296},
      {Rules{.holes = 5, .colors = 3}, 243},
      {Rules{.holes = 1, .colors = 15}, 15},
      {Rules{.holes = 4, .colors = 10, .repeats = false}, 5040},
  }));
  const search::CodeBook book{rules};
  CHECK(book.words().size() == codes);
  CHECK(count_codes(rules) == codes);
  std::vector<std::string> texts;
  for (const Word& word : book.words())
    texts.push_back(text(book.code(word)));
  CHECK(std::ranges::adjacent_find(texts, std::ranges::greater_equal{}) == texts.end());
}

TEST_CASE("the number of codes of the largest game fits") {
  CHECK(count_codes({.holes = 15, .colors = 15}) == 437893890380859375U);
}

}  // namespace
}  // namespace codemaker::engine::breaking
