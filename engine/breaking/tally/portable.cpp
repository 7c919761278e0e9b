#include "engine/breaking/tally/portable.hpp"

#include <algorithm>

namespace codemaker::engine::breaking::tally::portable {
namespace {

using Block = Columns::Block;

/// Adds what a color of the guess finds in thirty-two codes.
void add_found(Marking marking, const Block& in_code, std::uint8_t in_guess, Block& found) {
  for (std::size_t lane = 0; lane < Columns::lanes; ++lane) {
    const std::uint8_t held = in_code.bytes[lane];
    const std::uint8_t amount = marking == Marking::pegs ? std::min(held, in_guess) : held;
    found.bytes[lane] = static_cast<std::uint8_t>(found.bytes[lane] + amount);
  }
}

void add_black(const Block& in_code, std::uint8_t in_guess, Block& answers) {
  for (std::size_t lane = 0; lane < Columns::lanes; ++lane) {
    const int black = in_code.bytes[lane] == in_guess ? 16 : 0;
    answers.bytes[lane] = static_cast<std::uint8_t>(answers.bytes[lane] + black);
  }
}

Block mark_block(const Columns& codes, const Word& guess, std::size_t block) {
  Block answers;
  for (int hole = 0; hole < codes.rules().holes; ++hole)
    add_black(codes.place(hole)[block], guess.pegs[static_cast<std::size_t>(hole)], answers);
  for (std::size_t color = 1; color <= static_cast<std::size_t>(codes.rules().colors); ++color) {
    if (guess.counts[color] == 0) continue;
    add_found(codes.rules().marking, codes.count(color)[block], guess.counts[color], answers);
  }
  return answers;
}

}  // namespace

void mark_all(const Columns& codes, const Word& guess, std::span<Answer> answers) {
  for (std::size_t block = 0; block < codes.blocks(); ++block) {
    const Block marked = mark_block(codes, guess, block);
    std::ranges::copy(marked.bytes, answers.begin() + static_cast<std::ptrdiff_t>(block * 32));
  }
}

void count_answers(const Columns& codes, const Word& guess, AnswerCounts& counts) {
  std::fill_n(counts.begin(), outcome_bound(codes.rules().holes), 0U);
  for (std::size_t block = 0; block < codes.blocks(); ++block) {
    for (const Answer answer : mark_block(codes, guess, block).bytes)
      ++counts[to_outcome(answer)];
  }
  counts[0] -= static_cast<std::uint32_t>(codes.padding());
}

}  // namespace codemaker::engine::breaking::tally::portable
