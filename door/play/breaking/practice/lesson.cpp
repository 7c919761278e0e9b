#include "play/breaking/practice/lesson.hpp"

#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/round/contradiction.hpp"
#include "play/breaking/scoring_view.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>
#include <iterator>

namespace codemaker::play::breaking::practice {
namespace {

using engine::breaking::BreakingGame;
using engine::breaking::History;
using engine::breaking::Marks;
using engine::breaking::Turn;

std::string list_of_marks(const Marks& marks) {
  if (marks == Marks{}) return "no marks";
  return marks_text(marks);
}

std::string about_choice(const BreakingGame& game) {
  const History& history = game.history();
  const std::size_t last = history.size() - 1;
  const auto other = contradicted(game.rules(), history, last);
  if (!other) return "Your guess agreed with all earlier marks, so it could have been the code.";
  const Marks marks =
      engine::breaking::mark(game.rules().marking, history[last].guess, history[*other].guess);
  return fmt::format(
      "Your guess could not be the code: then guess {} would have had {}, but it had {}.",
      *other + 1, list_of_marks(marks), list_of_marks(history[*other].marks)
  );
}

std::string about_codes(const BreakingGame& game) {
  const engine::breaking::search::CodeBook all{game.rules()};
  const std::size_t left = all.fitting(game.history()).size();
  if (left == 1) return "Only one code agrees with all the marks. Which one is it?";
  return fmt::format("{} of {} codes still fit the marks.", left, all.words().size());
}

/// The first guess is explained peg by peg, as marks never are again.
void explain_first(const BreakingGame& game, std::vector<std::string>& says) {
  const Turn& turn = game.history().front();
  says.push_back(fmt::format("Your guess has {}.", list_of_marks(turn.marks)));
  if (turn.marks == Marks{}) {
    says.emplace_back("None of its colors is in the code: good to know!");
  } else {
    says.emplace_back("Marks don't say which. Just this once:");
    auto words = scoring_words(game.secret(), turn.guess, PegSigns::letters);
    std::move(words.begin(), words.end(), std::back_inserter(says));
  }
  says.push_back(about_codes(game));
  says.emplace_back("H suggests a guess, by the marks alone.");
}

}  // namespace

std::vector<std::string> lesson(const BreakingGame& game) {
  if (game.history().empty()) {
    return {
        "The code has four pegs of six colors. A color may be in it more than once.",
        "Fill four holes: R W B G Y K, or 1 to 6. Then press Enter.",
        "Two pegs of one color and two of another tell a lot."};
  }
  std::vector<std::string> says;
  if (game.is_broken()) {
    says.push_back(fmt::format(
        "You broke it in {}. Now you know how: make guesses that agree with all the marks.",
        count(game.guesses_made(), "guess", "guesses")
    ));
    says.emplace_back("In a ranked run you also make codes for the computer.");
    return says;
  }
  if (game.guesses_made() == 1) {
    explain_first(game, says);
  } else {
    says.push_back(fmt::format("Your guess has {}.", list_of_marks(game.history().back().marks)));
    says.push_back(about_choice(game));
    says.push_back(about_codes(game));
    says.emplace_back("H suggests a guess.");
  }
  return says;
}

}  // namespace codemaker::play::breaking::practice
