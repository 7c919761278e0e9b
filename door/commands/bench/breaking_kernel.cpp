#include "commands/bench/breaking_kernel.hpp"

#include "commands/bench/processor_time.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "engine/breaking/tally/kernel.hpp"
#include "engine/random.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <tuple>

namespace codemaker::commands {
namespace {

using engine::breaking::Answer;
using engine::breaking::Marking;
using engine::breaking::Word;
using engine::breaking::search::CodeBook;
namespace tally = engine::breaking::tally;

/// Calls until 0.3 seconds have passed; 10^9 answers a second, if each call gives so many.
template <typename Call>
double rate(std::size_t answers_each, const Call& call) {
  constexpr std::size_t calls_between = 50;
  std::uint64_t answers = 0;
  const double begin = processor_seconds();
  while (processor_seconds() - begin < 0.3) {
    // Asking what time it is takes as long as a call.
    for (std::size_t i = 0; i < calls_between; ++i)
      call();
    answers += calls_between * answers_each;
  }
  return static_cast<double>(answers) / (processor_seconds() - begin) / 1e9;
}

/// Codes of 5 x 8 that guesses meet.
class Codes {
 public:
  explicit Codes(std::size_t size)
      : book_{{.holes = 5, .colors = 8}},
        columns_{book_.rules(), std::span{book_.words()}.first(size)} {}

  double count_rate(tally::Processor processor) {
    tally::AnswerCounts counts{};
    return rate(columns_.size(), [&] { count_answers(processor, columns_, guess(), counts); });
  }

  /// What counting cannot exceed: the bits that a guess asks for are read, and nothing else is
  /// done.
  double read_rate() {
    std::uint64_t read = 0;
    const double most = rate(columns_.size(), [&] { read ^= read_bits(guess()); });
    // Looked at, so that no compiler leaves the reading out.
    return read == 1 ? 0 : most;
  }

 private:
  const Word& guess() { return book_.words()[random_.below(book_.words().size())]; }

  [[nodiscard]] std::uint64_t read_bits(const Word& guess) const {
    using Row = tally::Columns::Row;
    std::array<std::uint64_t, std::tuple_size_v<decltype(Row::bits)>> read{};
    for (std::size_t block = 0; block < columns_.blocks(); ++block) {
      for (std::size_t hole = 0; hole < 5; ++hole) {
        const Row* const rows = columns_.block(block);
        const Row& black = rows[columns_.in_hole(hole, guess.pegs[hole])];
        const Row& found = rows[columns_.at_least(1, guess.pegs[hole])];
        for (std::size_t i = 0; i < read.size(); ++i)
          read[i] ^= black.bits[i] ^ found.bits[i];
      }
    }
    return std::accumulate(read.begin(), read.end(), std::uint64_t{0}, std::bit_xor{});
  }

  CodeBook book_;
  tally::Columns columns_;
  engine::Random random_{1};
};

/// The answer in plain loops over places and colors.
Answer plain_answer(const Word& code, const Word& guess) {
  int black = 0;
  for (std::size_t hole = 0; hole < 5; ++hole)
    black += code.pegs[hole] == guess.pegs[hole] ? 1 : 0;
  int found = 0;
  for (std::size_t color = 1; color <= 8; ++color)
    found += std::min(code.counts[color], guess.counts[color]);
  return static_cast<Answer>(16 * black + found);
}

/// The peers' way: sixteen bytes of a code at once.
Answer word_answer(const Word& code, const Word& guess) {
  return answer(Marking::pegs, 5, code, guess);
}

/// The same by one code after the other, each answer worked out and counted.
template <Answer (*answer)(const Word&, const Word&)>
double rate_one_by_one() {
  const CodeBook book{{.holes = 5, .colors = 8}};
  const auto& codes = book.words();
  std::array<std::uint32_t, 256> counts{};
  std::size_t guess = 0;
  const double most = rate(codes.size(), [&] {
    for (const Word& code : codes)
      ++counts[answer(code, codes[guess % codes.size()])];
    guess += 1001;
  });
  // Looked at, so that no compiler leaves the counting out.
  return counts[0] == 1 ? 0 : most;
}

const char* name(tally::Processor processor) {
  switch (processor) {
  case tally::Processor::portable:
    return "128-bit vectors";
  case tally::Processor::avx2:
    return "AVX2";
  case tally::Processor::avx512:
    return "AVX-512";
  }
  return "";
}

}  // namespace

void measure_kernel(BenchReport& report) {
  report.now("answers counted");
  Codes all{32'768};
  Codes some{4'608};
  const auto used = tally::processor();
  // What is asked of AVX-512, and of any other.
  const double goal = used == tally::Processor::avx512 ? 9 : 2;
  const double best = all.count_rate(used);
  const double plain = rate_one_by_one<plain_answer>();
  const double words = rate_one_by_one<word_answer>();
  fmt::print("5 x 8, answers counted, 10^9 a second, by {}\n", name(used));
  report.row_at_least("  of 32,768 codes", best, goal, 1);
  report.row_at_least("  of 4,608 codes", some.count_rate(used), goal, 1);
  report.row_without_limit("  if their bits were only read: 32,768", all.read_rate(), 1);
  report.row_without_limit("  if their bits were only read: 4,608", some.read_rate(), 1);
  for (const auto other : tally::best_first) {
    if (other == used || !is_here(other)) continue;
    const std::string title = fmt::format("  of 32,768 codes, by {}", name(other));
    report.row_without_limit(title.c_str(), all.count_rate(other), 1);
  }
  report.row_at_least("  as many times as plain C++", best / plain, 10, 1);
  report.row_at_least("  as many times as sixteen bytes at once", best / words, 3, 1);
}

}  // namespace codemaker::commands
