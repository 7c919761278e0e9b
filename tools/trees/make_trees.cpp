// Makes the tables of strength 10 (engine/breaking/trees) again: make_trees DIRECTORY [GAME...]
//
// Each game is searched in passes: a narrow one first, which only teaches how many guesses a
// position of each size needs, then wider ones that trust it (codebreaking.md section 3). A table
// is written each time a better one is found, and after each step where the search stands
// (DIRECTORY/GAME.search): one that was ended goes on there and comes to the same tables, for
// nothing is left to chance. Without that file it begins anew.
#include "commands/bench/progress.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/search/deep_search.hpp"
#include "standing.hpp"

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

using engine::breaking::Marking;
using engine::breaking::Rules;
using engine::breaking::Word;
using engine::breaking::search::Breadth;
using engine::breaking::search::CodeBook;
using engine::breaking::search::DeepSearch;

constexpr std::size_t any = std::numeric_limits<std::size_t>::max();

struct Game {
  std::string_view name;
  engine::breaking::Rules rules;
  std::vector<std::string_view> firsts;  ///< first guesses worth a search
  std::vector<std::vector<engine::breaking::search::Breadth>> passes;
  std::size_t longest = 24;  ///< guesses of the longest game
  /// Searches after the passes, of each answer to the first guess by itself.
  std::vector<std::vector<engine::breaking::search::Breadth>> by_answer = {};
  double slack = 0.01;  ///< guesses a code by which a position may beat all met before
};

std::vector<Game> games() {
  const std::vector<engine::breaking::search::Breadth> narrow{{any, 1}};
  const std::vector<std::vector<engine::breaking::search::Breadth>> wide{
      narrow, {{any, 20}}, {{40, 60}, {any, 30}}};
  const std::vector<std::vector<engine::breaking::search::Breadth>> widest{
      narrow, {{any, 20}}, {{any, 400}}};
  const std::vector<std::vector<engine::breaking::search::Breadth>> ever_wider{
      {{30, 12}, {120, 8}, {any, 6}},
      {{30, 30}, {120, 16}, {600, 12}, {any, 10}},
      {{30, 60}, {120, 40}, {600, 25}, {any, 20}}};
  return {
      {"4x3", {4, 3}, {"1123"}, wide},
      {"4x4", {4, 4}, {"1123"}, wide},
      {"4x5", {4, 5}, {"1123"}, widest},
      {"4x6", {4, 6}, {"1123"}, wide},
      {"4x7", {4, 7}, {"1123"}, {narrow, {{any, 20}}, {{40, 200}, {any, 60}}}},
      {"4x8",
       {4, 8},
       {"1234"},
       {narrow, {{any, 15}}},
       24,
       {{{30, 12}, {120, 25}, {any, 30}},
        {{30, 40}, {60, 80}, {120, 120}, {any, 120}},
        {{30, 100}, {60, 200}, {120, 300}, {any, 400}},
        {{30, 200}, {60, 500}, {120, 800}, {any, 1000}}},
       0.02},
      {"5x3", {5, 3}, {"11223", "11123"}, wide},
      {"5x4", {5, 4}, {"11223"}, wide},
      {"5x5", {5, 5}, {"11223"}, {narrow, {{any, 40}}, {{any, 100}}}},
      {"5x6", {5, 6}, {"11223"}, {narrow, {{any, 6}}}, 6, ever_wider},
      {"5x7", {5, 7}, {"11223"}, {narrow, {{any, 4}}}, 7, ever_wider},
      {"5x8", {5, 8}, {"11223"}, {narrow, {{any, 3}}}, 7, ever_wider},
      {"4x6_splats", {4, 6, engine::breaking::Marking::splats}, {"1123"}, wide},
      {"4x10_distinct",
       {4, 10, engine::breaking::Marking::pegs, false, false},
       {"1234"},
       {narrow, {{any, 8}}},
       24,
       {{{30, 12}, {120, 20}, {any, 12}},
        {{30, 40}, {60, 80}, {120, 120}, {any, 200}},
        {{30, 100}, {60, 200}, {120, 300}, {any, 1000}}}},
  };
}

std::vector<engine::breaking::search::DeepSearch::Codes> parts_of(
    const engine::breaking::search::CodeBook& book,
    const engine::breaking::search::DeepSearch::Codes& codes, std::uint32_t guess
) {
  const engine::breaking::Rules& rules = book.rules();
  std::vector<engine::breaking::search::DeepSearch::Codes> parts(
      engine::breaking::tally::outcome_bound(rules.holes)
  );
  for (const std::uint32_t code : codes) {
    const auto answer = engine::breaking::answer(
        rules.marking, rules.holes, book.words()[code], book.words()[guess]
    );
    parts[engine::breaking::tally::to_outcome(answer)].push_back(code);
  }
  return parts;
}

std::string entry(std::uint32_t guess) {
  return {static_cast<char>(guess % 256), static_cast<char>(guess / 256)};
}

/// The entries of a position and all below it (engine/breaking/search/decision_tree.hpp).
std::string entries(
    const engine::breaking::search::CodeBook& book,
    const engine::breaking::search::DeepSearch& search,
    const engine::breaking::search::DeepSearch::Codes& codes, std::uint32_t guess
) {
  std::string bytes = entry(guess);
  for (const engine::breaking::search::DeepSearch::Codes& part : parts_of(book, codes, guess)) {
    if (part.size() > 2) bytes += entries(book, search, part, search.guess(part));
  }
  return bytes;
}

/// The fewest guesses that a position of each size may be hoped to need, from the fewest met:
/// those of its own size where positions are small and many, else of sizes near it.
std::vector<std::uint32_t> hoped(const std::vector<std::uint32_t>& fewest, double slack) {
  constexpr std::size_t small = 24;
  std::vector<std::uint32_t> hoped(fewest.size());
  for (std::size_t n = 3; n < fewest.size(); ++n) {
    if (n <= small) {
      hoped[n] = fewest[n];
      continue;
    }
    const auto codes = static_cast<double>(n);
    double least = std::numeric_limits<double>::max();
    for (std::size_t near = n * 3 / 4; near <= n * 4 / 3 && near < fewest.size(); ++near) {
      if (fewest[near] == 0) continue;
      const auto others = static_cast<double>(near);
      const double each = fewest[near] / others + 0.3 * std::log2(codes / others) - slack;
      least = std::min(least, codes * each - 1);
    }
    if (least < std::numeric_limits<double>::max()) hoped[n] = static_cast<std::uint32_t>(least);
  }
  return hoped;
}

class Maker {
 public:
  Maker(const Game& game, std::filesystem::path directory)
      : game_{game},
        directory_{std::move(directory)},
        book_{game.rules},
        all_(book_.words().size()) {
    std::iota(all_.begin(), all_.end(), 0U);
    if (auto kept = Standing::read(place())) {
      now_ = *std::move(kept);
      fmt::print("{} goes on\n", work());
      return;
    }
    now_.fewest.resize(all_.size() + 1);
    now_.expected.resize(all_.size() + 1);
    for (std::size_t n = 1; n < now_.expected.size(); ++n)
      now_.expected[n] = static_cast<double>(n) * (1 + 0.3 * std::log2(static_cast<double>(n)));
  }

  void make() {
    const std::size_t whole = game_.passes.size();
    while (now_.pass < whole + game_.by_answer.size()) {
      now_.pass < whole ? search_whole(game_.passes[now_.pass])
                        : search_answers(game_.by_answer[now_.pass - whole]);
      ++now_.pass;
      now_.done = 0;
      now_.keep(place());
    }
  }

 private:
  static constexpr auto none = PartFound::none;

  [[nodiscard]] std::filesystem::path place() const {
    return directory_ / fmt::format("{}.search", game_.name);
  }

  void search_whole(const std::vector<engine::breaking::search::Breadth>& breadths) {
    engine::breaking::search::DeepSearch search{book_, now_.expected, breadths, game_.longest};
    auto limit = none;
    for (const std::string_view first : game_.firsts) {
      const std::uint32_t guess = book_.index(engine::breaking::parse_pegs(first)->span());
      std::vector<engine::breaking::Word> path;
      const auto total = [&] {
        const commands::Progress progress{fmt::format("{}, from {}", work(), first)};
        return search.solve_with(book_.words()[guess], all_, path, limit, {});
      }();
      if (!total) continue;
      limit = *total;
      found(*total, first, entries(book_, search, all_, guess));
    }
    learn(search);
  }

  /// The first of the first guesses; small parts first, which teach what larger ones need.
  void search_answers(const std::vector<engine::breaking::search::Breadth>& breadths) {
    const std::uint32_t guess =
        book_.index(engine::breaking::parse_pegs(game_.firsts.front())->span());
    const auto parts = parts_of(book_, all_, guess);
    now_.parts.resize(parts.size());
    std::vector<std::size_t> order;
    for (std::size_t at = 0; at < parts.size(); ++at) {
      if (parts[at].size() > 2) order.push_back(at);
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t at) { return parts[at].size(); });
    if (now_.done == 0) now_.claims = hoped(now_.fewest, game_.slack);
    for (; now_.done < order.size(); now_.keep(place())) {
      const std::size_t at = order[now_.done++];
      search_part(breadths, guess, parts[at], now_.parts[at]);
    }
    put_together(guess, parts);
  }

  void search_part(
      const std::vector<engine::breaking::search::Breadth>& breadths, std::uint32_t guess,
      const engine::breaking::search::DeepSearch::Codes& codes, PartFound& part
  ) {
    engine::breaking::search::DeepSearch search{book_, now_.expected, breadths, game_.longest};
    if (part.total != none) search.claim(now_.claims);
    std::vector<engine::breaking::Word> path{book_.words()[guess]};
    const auto total = [&] {
      const commands::Progress progress{
          fmt::format("{}, {} codes of {}", work(), codes.size(), all_.size())};
      return search.solve(codes, path, part.total, {});
    }();
    note(search);
    if (!total) return;
    part = {*total, entries(book_, search, codes, search.guess(codes))};
    fmt::print("  {} codes: {} guesses\n", codes.size(), *total);
    std::fflush(stdout);
  }

  /// What is under way, for who looks on.
  [[nodiscard]] std::string work() const {
    const std::size_t passes = game_.passes.size() + game_.by_answer.size();
    return fmt::format("{}, pass {}/{}", game_.name, now_.pass + 1, passes);
  }

  void put_together(
      std::uint32_t guess, const std::vector<engine::breaking::search::DeepSearch::Codes>& parts
  ) {
    auto total = static_cast<std::uint32_t>(all_.size());
    std::string bytes = entry(guess);
    for (std::size_t at = 0; at < parts.size(); ++at) {
      const auto codes = static_cast<std::uint32_t>(parts[at].size());
      const bool is_hit = at + 1 == parts.size();
      // One code is guessed; of two the first, then the other.
      if (codes > 2) {
        total += now_.parts[at].total;
      } else if (codes > 0 && !is_hit) {
        total += 2 * codes - 1;
      }
      bytes += now_.parts[at].bytes;
    }
    found(total, game_.firsts.front(), bytes);
  }

  void learn(const engine::breaking::search::DeepSearch& search) {
    now_.expected = search.learned();
    note(search);
  }

  void note(const engine::breaking::search::DeepSearch& search) {
    const std::vector<std::uint32_t> met = search.fewest();
    for (std::size_t n = 0; n < met.size(); ++n) {
      if (met[n] != 0 && (now_.fewest[n] == 0 || met[n] < now_.fewest[n])) now_.fewest[n] = met[n];
    }
  }

  void found(std::uint32_t total, std::string_view first, const std::string& bytes) {
    fmt::print("{} from {}: {} guesses\n", game_.name, first, total);
    std::fflush(stdout);
    if (total >= now_.best) return;
    now_.best = total;
    std::ofstream{directory_ / fmt::format("{}.tree", game_.name), std::ios::binary} << bytes;
  }

  const Game& game_;
  std::filesystem::path directory_;
  engine::breaking::search::CodeBook book_;
  engine::breaking::search::DeepSearch::Codes all_;
  Standing now_;
};

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
    if (is_wanted) codemaker::Maker{game, std::string{arguments[1]}}.make();
  }
  return 0;
}
