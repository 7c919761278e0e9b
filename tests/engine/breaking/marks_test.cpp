#include "engine/breaking/rules.hpp"

#include "codes.hpp"
#include "support/vectors.hpp"

#include "engine/breaking/search/codebook.hpp"

#include <algorithm>
#include <map>

namespace codemaker::engine::breaking {
namespace {

using tests::code;
using tests::dashed_code;
using tests::mark_on_paper;

Rules read_rules(const std::vector<std::string>& row) {
  return {
      .holes = std::stoi(row[1]),
      .colors = std::stoi(row[2]),
      .marking = row[0] == "mastermind" ? Marking::pegs : Marking::splats,
      .blanks = true,
  };
}

TEST_CASE("every scoring vector is answered as written") {
  const auto file = GENERATE(as<std::string>{}, "mastermind.csv", "intersections.csv");
  const auto rows = tests::read_table(tests::vectors() / "scoring" / file);
  REQUIRE(rows.size() == 425);
  for (const auto& row : rows) {
    const Rules rules = read_rules(row);
    const Marks expected{std::stoi(row[5]), std::stoi(row[6])};
    const Code secret = dashed_code(rules, row[3]);
    const Code guess = dashed_code(rules, row[4]);
    INFO(row[0] << " code " << row[3] << " guess " << row[4]);
    CHECK(mark(rules.marking, secret, guess) == expected);
    CHECK(
        to_marks(answer(rules.marking, rules.holes, to_word(secret), to_word(guess))) == expected
    );
  }
}

TEST_CASE("the codes that give each answer are as many as the partition vectors say") {
  std::map<std::string, std::map<int, std::uint64_t>> partitions;
  std::map<std::string, Rules> games;
  for (const auto& row : tests::read_table(tests::vectors() / "scoring" / "partitions.csv")) {
    const std::string key = row[0] + "," + row[1] + "," + row[2] + "," + row[3];
    games[key] = read_rules(row);
    const Marks marks{std::stoi(row[4]), std::stoi(row[5])};
    partitions[key][to_answer(marks)] = std::stoull(row[6]);
  }
  for (const auto& [key, expected] : partitions) {
    INFO(key);
    const Rules& rules = games[key];
    const search::CodeBook book{rules};
    const Word guess = to_word(dashed_code(rules, key.substr(key.rfind(',') + 1)));
    std::map<int, std::uint64_t> counted;
    for (const Word& code : book.words()) {
      ++counted[answer(rules.marking, rules.holes, code, guess)];
    }
    CHECK(counted == expected);
  }
}

TEST_CASE("both marking rules agree with marking on paper for every pair of 4 x 6") {
  const auto marking = GENERATE(Marking::pegs, Marking::splats);
  const search::CodeBook book{{.holes = 4, .colors = 6, .marking = marking}};
  std::vector<Code> codes;
  for (const Word& word : book.words())
    codes.push_back(book.code(word));
  int disagreements = 0;
  for (std::size_t c = 0; c < codes.size(); ++c) {
    for (std::size_t g = 0; g < codes.size(); ++g) {
      const Marks marks = mark(marking, codes[c], codes[g]);
      const Marks quick = to_marks(answer(marking, 4, book.words()[c], book.words()[g]));
      if (marks != mark_on_paper(marking, codes[c], codes[g]) || marks != quick) ++disagreements;
    }
  }
  CHECK(disagreements == 0);
}

TEST_CASE("a peg is counted once, black before white") {
  const Rules rules{.holes = 4, .colors = 8};
  // The five worked examples of the rules: red 1, white 2, blue 3, green 4, yellow 5, black 6.
  CHECK(mark(Marking::pegs, code(rules, "1234"), code(rules, "2536")) == Marks{1, 1});
  CHECK(mark(Marking::pegs, code(rules, "2544"), code(rules, "1346")) == Marks{1, 0});
  CHECK(mark(Marking::pegs, code(rules, "1653"), code(rules, "5356")) == Marks{1, 2});
  CHECK(mark(Marking::pegs, code(rules, "4214"), code(rules, "1244")) == Marks{2, 2});
  CHECK(mark(Marking::pegs, code(rules, "2266"), code(rules, "2226")) == Marks{3, 0});
}

TEST_CASE("under the splats rule a guess digit may count several times") {
  const Rules rules{.holes = 4, .colors = 6, .marking = Marking::splats};
  CHECK(mark(Marking::splats, code(rules, "3451"), code(rules, "2465")) == Marks{1, 1});
  CHECK(mark(Marking::splats, code(rules, "2412"), code(rules, "2544")) == Marks{1, 2});
  CHECK(mark(Marking::splats, code(rules, "1121"), code(rules, "1123")) == Marks{3, 1});
}

TEST_CASE("swapping code and guess changes nothing under the pegs rule") {
  const search::CodeBook book{{.holes = 4, .colors = 4}};
  for (const Word& one : book.words()) {
    for (const Word& other : book.words()) {
      REQUIRE(answer(Marking::pegs, 4, one, other) == answer(Marking::pegs, 4, other, one));
    }
  }
}

TEST_CASE("all places but one right and the last color elsewhere cannot happen with pegs") {
  const search::CodeBook book{{.holes = 4, .colors = 5}};
  for (const Word& one : book.words()) {
    for (const Word& other : book.words()) {
      REQUIRE(answer(Marking::pegs, 4, one, other) != to_answer({3, 1}));
    }
  }
}

TEST_CASE("both rules agree whenever no color of the code repeats") {
  const Rules rules{.holes = 4, .colors = 6, .repeats = false};
  const search::CodeBook codes{rules};
  const search::CodeBook guesses{{.holes = 4, .colors = 6}};
  for (const Word& code : codes.words()) {
    for (const Word& guess : guesses.words()) {
      REQUIRE(answer(Marking::pegs, 4, code, guess) == answer(Marking::splats, 4, code, guess));
    }
  }
}

}  // namespace
}  // namespace codemaker::engine::breaking
