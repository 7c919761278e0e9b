#include "wire/arrival.hpp"

namespace codemaker::wire {

Arrival::Arrival(ansi::Instant now, ansi::Patience patience, std::size_t most_keys)
    : most_keys_{most_keys},
      deadline_{now + first_answer} {
  constexpr std::chrono::seconds slow_line{1};
  if (patience == ansi::Patience::slow) deadline_ += slow_line;
}

void Arrival::hear(const std::vector<ansi::Input>& inputs, ansi::Instant now) {
  constexpr std::size_t max_answers = 8;
  const bool had_answered = probe_.findings().has_answered;
  for (const ansi::Input& input : inputs) {
    if (const auto* report = std::get_if<ansi::Report>(&input)) {
      probe_.hear(*report);
      if (answers_.size() < max_answers) answers_.push_back(ansi::text(*report));
    } else if (keys_.size() < most_keys_) {
      keys_.push_back(std::get<ansi::Key>(input));
    }
  }
  const bool is_first_answer = !had_answered && probe_.findings().has_answered;
  if (is_first_answer) deadline_ = now + further_answers;
}

}  // namespace codemaker::wire
