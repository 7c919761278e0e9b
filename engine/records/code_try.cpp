#include "engine/records/code_try.hpp"

#include "engine/records/leg.hpp"

#include <utility>

namespace codemaker::engine::records {
namespace {

Fault no_guess(std::string what) {
  return {Fault::In::move, 0, std::move(what)};
}

/// A try that is given up ends in its record, too.
Result<Record> record_of_try(const CodeTry& tried) {
  auto moves = tried.guesses;
  if (tried.is_given_up) moves.emplace_back("Q");
  return leg_with(tried.terms, tried.code, moves);
}

TryState state_of(const CodeTry& tried, const Outcome& outcome) {
  if (outcome.ending == Ending::won) return TryState::broken;
  if (tried.is_given_up) return TryState::given_up;
  return outcome.ending == Ending::unfinished ? TryState::going_on : TryState::missed;
}

}  // namespace

Result<TryView> try_view(const CodeTry& tried, Looker looker) {
  auto record = record_of_try(tried);
  if (!record) return record.error();
  const auto outcome = replay(*record);
  if (!outcome) return outcome.error();
  TryView view;
  view.state = state_of(tried, *outcome);
  const bool is_over = view.state != TryState::going_on;
  view.leg.guesses = record->face().seen_guesses();
  view.leg.is_over = is_over;
  if (is_over || looker == Looker::maker) view.code = tried.code;
  if (is_over) view.leg.record = std::move(*record);
  return view;
}

Result<CodeTry> with_guess(const CodeTry& tried, std::string_view typed) {
  const auto before = try_view(tried, Looker::other);
  if (!before) return before.error();
  if (before->leg.is_over) return no_guess("Your try at this code is over.");
  std::string reason;
  for (const std::string& guess : moves_typed(typed)) {
    CodeTry after = tried;
    after.guesses.push_back(guess);
    const auto record = record_of_try(after);
    const auto outcome = record ? replay(*record) : Result<Outcome>{record.error()};
    if (outcome) return after;
    if (outcome.error().in == Fault::In::move) reason = ": " + outcome.error().what;
  }
  return no_guess("That is no guess here" + reason + ".");
}

}  // namespace codemaker::engine::records
