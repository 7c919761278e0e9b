#include "play/catalog/outcome_words.hpp"

#include "play/call/words.hpp"
#include "play/catalog/games.hpp"

#include <fmt/format.h>

namespace codemaker::play {
namespace {

using engine::records::Ending;
using engine::records::Outcome;

bool is_decided(Ending ending) {
  return ending != Ending::unfinished && ending != Ending::left;
}

}  // namespace

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

std::string points_text(const Outcome& outcome, bool is_pair) {
  std::string words{winner_words(outcome.ending, is_pair)};
  if (!is_decided(outcome.ending)) return words;
  return fmt::format("{}, {} to {}", words, outcome.one, outcome.two);
}

std::string run_text(const Outcome& outcome) {
  return fmt::format(
      "level {}, {}{}", outcome.level, count(outcome.one, "point", "points"),
      outcome.ending == Ending::unfinished ? ", unfinished" : ""
  );
}

std::string computer_text(int strength) {
  return fmt::format("computer level {}", strength);
}

std::string result_text(const engine::records::Record& record) {
  return row_of(record).result(record, *replay(record));
}

}  // namespace codemaker::play
