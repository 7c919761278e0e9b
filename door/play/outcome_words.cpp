#include "play/outcome_words.hpp"

#include "play/words.hpp"

#include <fmt/format.h>
#include <string_view>
#include <variant>

namespace codemaker::play {
namespace {

using namespace engine::records;

/// Whose result it is: of two people at one terminal neither is the caller.
std::string_view winner_words(Ending ending, bool is_pair) {
  switch (ending) {
  case Ending::won:
    return is_pair ? "Player 1 won" : "won";
  case Ending::lost:
    return is_pair ? "Player 2 won" : "lost";
  case Ending::tied:
    return "tied";
  case Ending::left:
    return "given up";
  case Ending::unfinished:
    return "unfinished";
  }
  return {};
}

bool is_decided(Ending ending) {
  return ending != Ending::unfinished && ending != Ending::left;
}

std::string points_text(const Outcome& outcome, bool is_pair) {
  std::string words{winner_words(outcome.ending, is_pair)};
  if (!is_decided(outcome.ending)) return words;
  return fmt::format("{}, {} to {}", words, outcome.one, outcome.two);
}

std::string guesses_text(const Outcome& outcome) {
  std::string words{winner_words(outcome.ending, false)};
  if (outcome.ending != Ending::won) return words;
  return fmt::format("{} in {}", words, count(outcome.one, "guess", "guesses"));
}

// A kind without a row here does not compile.

std::string result_of(const FreePlay& /*setup*/, const Outcome& outcome) {
  return guesses_text(outcome);
}

std::string result_of(const Duel& /*setup*/, const Outcome& outcome) {
  return guesses_text(outcome);
}

std::string result_of(const Splats& /*setup*/, const Outcome& outcome) {
  return guesses_text(outcome);
}

std::string result_of(const Practice& /*setup*/, const Outcome& outcome) {
  return guesses_text(outcome);
}

std::string result_of(const DailyCode& /*setup*/, const Outcome& outcome) {
  return guesses_text(outcome);
}

std::string result_of(const RoundsMatch& setup, const Outcome& outcome) {
  return points_text(outcome, setup.strength == 0);
}

std::string result_of(const MasterixCasual& /*setup*/, const Outcome& outcome) {
  return points_text(outcome, false);
}

std::string result_of(const MasterixPair& /*setup*/, const Outcome& outcome) {
  return points_text(outcome, true);
}

std::string result_of(const MasterixDaily& /*setup*/, const Outcome& outcome) {
  return points_text(outcome, false);
}

std::string result_of(const CartonDaily& /*setup*/, const Outcome& outcome) {
  return std::string{winner_words(outcome.ending, false)};
}

std::string result_of(const CartonCasual& setup, const Outcome& outcome) {
  return std::string{winner_words(outcome.ending, setup.strength == 0)};
}

/// Of a run it is told how far it came, whether it was lost or given up.
std::string run_text(const Outcome& outcome) {
  return fmt::format(
      "level {}, {}{}", outcome.level, count(outcome.one, "point", "points"),
      outcome.ending == Ending::unfinished ? ", unfinished" : ""
  );
}

std::string result_of(const Campaign& /*setup*/, const Outcome& outcome) {
  return run_text(outcome);
}

std::string result_of(const MasterixRun& /*setup*/, const Outcome& outcome) {
  return run_text(outcome);
}

std::string result_of(const Ladder& /*setup*/, const Outcome& outcome) {
  return run_text(outcome);
}

}  // namespace

std::string result_text(const Record& record) {
  const Outcome outcome = *replay(record);
  return std::visit(
      [&](const auto& game) {
        return std::visit([&](const auto& setup) { return result_of(setup, outcome); }, game.setup);
      },
      record
  );
}

}  // namespace codemaker::play
