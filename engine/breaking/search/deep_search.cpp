#include "engine/breaking/search/deep_search.hpp"

#include "engine/breaking/search/guess_classes.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <numeric>

namespace codemaker::engine::breaking::search {
namespace {

/// A code among twice as many takes so many guesses more (codebreaking.md section 3).
constexpr double growth = 0.3;

std::size_t outcomes(const Rules& rules) {
  // One black less than all leaves no white under the pegs rule.
  return tally::outcome_bound(rules.holes) -
         (rules.marking == Marking::pegs && rules.holes > 1 ? 1 : 0);
}

/// One code is the guess, as many as there are other answers are the next, and so on.
std::vector<std::uint32_t> least_guesses(const Rules& rules, std::size_t most) {
  std::vector<std::uint32_t> least(most + 1);
  const std::size_t branches = outcomes(rules) - 1;
  std::size_t room = 1;
  std::size_t left = room;
  std::uint32_t depth = 1;
  for (std::size_t n = 1; n <= most; ++n) {
    if (left == 0) {
      room *= std::max<std::size_t>(branches, 1);
      left = room;
      ++depth;
    }
    --left;
    least[n] = least[n - 1] + depth;
  }
  return least;
}

}  // namespace

DeepSearch::DeepSearch(
    const CodeBook& book, std::span<const double> expected, std::vector<Breadth> breadths,
    std::size_t max_guesses
)
    : book_{book},
      processor_{tally::processor()},
      measure_{Measure::expected_guesses(expected)},
      breadths_{std::move(breadths)},
      max_guesses_{max_guesses},
      least_{least_guesses(book.rules(), expected.size() - 1)},

      scores_(book.columns().blocks() * tally::Columns::lanes),
      leasts_(scores_.size()) {
  least_measure_ = Measure::expected_guesses(std::vector<double>(least_.begin(), least_.end()));
}

std::size_t DeepSearch::breadth(std::size_t codes) const {
  for (const Breadth& breadth : breadths_) {
    if (codes <= breadth.codes) return breadth.guesses;
  }
  return breadths_.back().guesses;
}

std::uint64_t DeepSearch::key(const Codes& codes) const {
  std::uint64_t key = 0;
  for (const std::uint32_t code : codes)
    key ^= Random{code}.next();
  return key;
}

DeepSearch::Division DeepSearch::divide(std::uint32_t guess, const Codes& codes) const {
  const Rules& rules = book_.rules();
  const Answer hit = static_cast<Answer>(answer_bound(rules.holes) - 1);
  std::array<std::uint32_t, 256> sizes{};
  std::array<std::uint8_t, 256> name{};
  std::uint8_t names = 0;
  Division division{static_cast<std::uint32_t>(codes.size()), 0};
  std::uint64_t mixed = 0;
  for (const std::uint32_t code : codes) {
    const Answer marked =
        answer(rules.marking, rules.holes, book_.words()[code], book_.words()[guess]);
    if (sizes[marked]++ == 0) name[marked] = ++names;
    mixed = (mixed ^ name[marked]) * 0x9E3779B97F4A7C15U;
    mixed ^= mixed >> 29U;
  }
  division.kind = mixed;
  sizes[hit] = 0;
  for (const std::uint32_t size : sizes)
    division.least += least(size);
  return division;
}

/// The possible code that divides the codes best; one that tells all apart cannot be beaten.
std::optional<DeepSearch::Candidate> DeepSearch::best_member(const Codes& codes) const {
  if (codes.size() > outcomes(book_.rules())) return std::nullopt;
  std::optional<Candidate> best;
  for (const std::uint32_t code : codes) {
    const Candidate candidate{code, 0, divide(code, codes).least};
    if (!best || candidate.least < best->least) best = candidate;
    if (best->least == 2 * codes.size() - 1) break;
  }
  return best;
}

void DeepSearch::rank_few(std::span<const Word> possible, std::uint32_t below) {
  const auto& words = book_.words();
  score_all(processor_, book_.columns(), words, possible, least_measure_, leasts_);
  score_all(processor_, book_.columns(), words, possible, measure_, scores_);
  // The measure counts the guess itself as a part, or 1 for a miss.
  const auto others = static_cast<std::uint32_t>(possible.size() - 1);
  for (std::uint32_t guess = 0; guess < words.size(); ++guess) {
    const std::uint32_t least = others + leasts_[guess] / Measure::small_scale;
    if (least < below) ranked_.push_back({guess, scores_[guess], least});
  }
}

void DeepSearch::rank_many(std::span<const Word> possible, std::span<const Word> path) {
  const std::vector<std::uint32_t> guesses = first_of_each_class(book_, path, possible);
  const std::vector<Word> words = book_.words(guesses);
  score_all(processor_, tally::Columns{book_.rules(), words}, words, possible, measure_, scores_);
  for (std::size_t i = 0; i < guesses.size(); ++i)
    ranked_.push_back({guesses[i], scores_[i], 0});
}

std::vector<DeepSearch::Candidate> DeepSearch::candidates(
    const Codes& codes, std::span<const Word> path, std::uint32_t below
) {
  std::vector<Word> possible;
  for (const std::uint32_t code : codes)
    possible.push_back(book_.words()[code]);
  ranked_.clear();
  if (codes.size() <= Measure::small_list) {
    rank_few(possible, below);
  } else {
    rank_many(possible, path);
  }
  // Several times as many as wanted, because many divide the codes alike.
  const std::size_t many = std::min(ranked_.size(), 12 * breadth(codes.size()) + 20);
  const auto middle = ranked_.begin() + static_cast<std::ptrdiff_t>(many);
  const auto order = [](const Candidate& one) {
    return std::pair{one.score, one.guess};
  };
  std::ranges::partial_sort(ranked_, middle, {}, order);
  return {ranked_.begin(), middle};
}

std::vector<DeepSearch::Codes> DeepSearch::parts(const Word& guess, const Codes& codes) const {
  const Rules& rules = book_.rules();
  std::vector<Codes> parts(tally::outcome_bound(rules.holes));
  for (const std::uint32_t code : codes) {
    const Answer marked = answer(rules.marking, rules.holes, book_.words()[code], guess);
    parts[tally::to_outcome(marked)].push_back(code);
  }
  parts.pop_back();  // the code itself
  std::erase_if(parts, [](const Codes& part) { return part.empty(); });
  return parts;
}

std::optional<std::uint32_t> DeepSearch::solve_with(
    const Word& guess, const Codes& codes, std::vector<Word>& path, std::uint32_t below,
    const std::stop_token& stop
) {
  std::vector<Codes> rest = parts(guess, codes);
  std::uint32_t total = static_cast<std::uint32_t>(codes.size());
  for (const Codes& part : rest)
    total += least(part.size());
  if (total >= below) return std::nullopt;
  // Large parts first: they decide soonest that a guess is not good enough.
  std::ranges::sort(rest, std::ranges::greater{}, [](const Codes& part) { return part.size(); });
  path.push_back(guess);
  for (const Codes& part : rest) {
    const std::uint32_t others = total - least(part.size());
    const auto needed = solve(part, path, below - others, stop);
    if (!needed) {
      path.pop_back();
      return std::nullopt;
    }
    total = others + *needed;
  }
  path.pop_back();
  return total;
}

std::optional<std::uint32_t> DeepSearch::solve(
    const Codes& codes, std::vector<Word>& path, std::uint32_t below, const std::stop_token& stop
) {
  const auto size = static_cast<std::uint32_t>(codes.size());
  const auto if_below = [&](std::uint32_t total) {
    return total < below ? std::optional{total} : std::nullopt;
  };
  const std::size_t left = max_guesses_ - std::min(max_guesses_, path.size());  // guesses
  if (left < std::min<std::size_t>(size, 2)) return std::nullopt;
  if (size <= 2) return if_below(2 * size - 1);
  if (stop.stop_requested() || least(size) >= below) return std::nullopt;
  const std::uint64_t position = key(codes);
  const auto known = solved_.find(position);
  std::uint32_t floor = least(size);
  if (known != solved_.end()) {
    if (known->second.total != 0) return if_below(known->second.total);
    if (known->second.least >= below) return std::nullopt;
    floor = known->second.least;
  }
  Solved best{floor, 0, 0, size};
  if (const auto member = best_member(codes)) {
    // With all codes told apart 2n - 1 guesses are needed, else at least 2n.
    const bool is_in_time = left >= (member->least < 2 * size ? 2 : 3);
    if (member->least <= 2 * size && is_in_time) {
      solved_[position] = {member->least, member->least, member->guess, size};
      return if_below(member->least);
    }
    floor = std::max(floor, 2 * size);
  }
  std::uint32_t limit = below;
  if (floor < limit) {
    std::vector<std::uint64_t> tried;
    for (const Candidate& candidate : candidates(codes, path, below)) {
      if (tried.size() == breadth(size) || limit <= floor) break;
      if (candidate.least >= limit) continue;
      const Division division = divide(candidate.guess, codes);
      if (division.least >= limit || std::ranges::count(tried, division.kind) > 0) continue;
      tried.push_back(division.kind);
      const auto total = solve_with(book_.words()[candidate.guess], codes, path, limit, stop);
      if (!total) continue;
      limit = *total;
      best = {*total, *total, candidate.guess, size};
    }
  }
  if (stop.stop_requested()) return std::nullopt;
  if (best.total == 0) best.least = std::max(floor, below);
  solved_[position] = best;
  return best.total != 0 ? std::optional{best.total} : std::nullopt;
}

std::uint32_t DeepSearch::guess(const Codes& codes) const {
  const auto known = solved_.find(key(codes));
  assert(known != solved_.end() && known->second.total != 0);
  return known->second.guess;
}

std::vector<std::uint32_t> DeepSearch::fewest() const {
  std::vector<std::uint32_t> fewest(least_.size());
  for (const auto& [key, solved] : solved_) {
    if (solved.total == 0) continue;
    std::uint32_t& least = fewest[solved.codes];
    least = least == 0 ? solved.total : std::min(least, solved.total);
  }
  return fewest;
}

void DeepSearch::claim(std::span<const std::uint32_t> least) {
  for (std::size_t n = 0; n < std::min(least.size(), least_.size()); ++n)
    least_[n] = std::max(least_[n], least[n]);
  least_measure_ = Measure::expected_guesses(std::vector<double>(least_.begin(), least_.end()));
}

std::vector<double> DeepSearch::learned() const {
  struct Size {
    double codes;
    double positions;
    double guesses;  ///< a code, summed over the positions
  };

  std::map<std::uint32_t, Size> by_size;
  for (const auto& [key, solved] : solved_) {
    if (solved.total == 0) continue;
    Size& size = by_size[solved.codes];
    size.codes = solved.codes;
    ++size.positions;
    size.guesses += solved.total / size.codes;
  }
  by_size[1] = {1, 1, 1};
  by_size[2] = {2, 1, 1.5};
  std::vector<double> expected(least_.size());
  for (std::size_t n = 1; n < expected.size(); ++n) {
    const auto codes = static_cast<double>(n);
    // Mean guesses a code over the sizes around, carried over along the logarithm, until a few
    // positions are in the mean. Small sizes are many and differ: they stand for themselves.
    double positions = 0;
    double guesses = 0;
    const auto take = [&](const Size& size) {
      positions += size.positions;
      guesses += size.guesses + size.positions * growth * std::log2(codes / size.codes);
    };
    auto above = by_size.lower_bound(static_cast<std::uint32_t>(n));
    auto below = above;
    if (above != by_size.end() && above->first == n) take((above++)->second);
    const double enough = n <= 8 ? 1 : 4;
    while (positions < enough && (below != by_size.begin() || above != by_size.end())) {
      if (below != by_size.begin()) take((--below)->second);
      if (above != by_size.end()) take((above++)->second);
    }
    expected[n] = codes * guesses / positions;
  }
  return expected;
}

}  // namespace codemaker::engine::breaking::search
