#include "engine/records/code_try.hpp"

#include "engine/records/board_record.hpp"
#include "engine/records/leg.hpp"
#include "engine/records/numbers.hpp"

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

}  // namespace

bool is_position(const MailTerms& terms) {
  return terms.kind == position_kind;
}

MailTerms position_terms(RankedGame game, int rules, std::string_view word) {
  return {
      game, rules, std::string{position_kind}, PositionSetup{.position = std::string{word}}.text()};
}

std::string word_of_position(const MailTerms& terms) {
  const auto setup = is_position(terms) ? PositionSetup::parse(terms.setup) : std::nullopt;
  return setup ? setup->position : "";
}

std::string seed_text(std::uint64_t seed) {
  constexpr unsigned digits = 16;
  std::string text;
  append_hex(text, seed, digits);
  return text;
}

std::vector<std::string> moves_of_try(const Record& record) {
  std::vector<std::string> moves;
  for (const std::string& move : record.face().move_texts())
    if (move.starts_with(',') && move != ",Q") moves.push_back(move.substr(1));
  return moves;
}

TryState state_of_try(Ending ending) {
  switch (ending) {
  case Ending::unfinished:
    return TryState::going_on;
  case Ending::won:
    return TryState::broken;
  case Ending::left:
    return TryState::given_up;
  case Ending::tied:
  case Ending::lost:
    break;
  }
  return TryState::missed;
}

Result<TryView> try_view(const CodeTry& tried, Looker looker) {
  auto record = record_of_try(tried);
  if (!record) return record.error();
  const auto outcome = replay(*record);
  if (!outcome) return outcome.error();
  TryView view;
  const bool is_left = tried.is_given_up && outcome->ending != Ending::won;
  view.state = is_left ? TryState::given_up : state_of_try(outcome->ending);
  const bool is_over = view.state != TryState::going_on;
  view.leg.guesses = record->face().seen_guesses();
  view.leg.is_over = is_over;
  if (is_over || looker == Looker::maker) view.code = tried.code;
  if (is_over || !record->face().hides_codes()) view.leg.record = std::move(*record);
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
