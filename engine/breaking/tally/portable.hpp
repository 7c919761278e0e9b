/// The kernel in plain C++: what every processor can do, and what the others are tested against.
#pragma once

#include "engine/breaking/tally/kernel.hpp"

#include <span>

namespace codemaker::engine::breaking::tally::portable {

void mark_all(const Columns& codes, const Word& guess, std::span<Answer> answers);
void count_answers(const Columns& codes, const Word& guess, AnswerCounts& counts);

}  // namespace codemaker::engine::breaking::tally::portable
