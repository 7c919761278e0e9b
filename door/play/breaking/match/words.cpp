#include "play/breaking/match/words.hpp"

#include "play/breaking/peg_words.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::match {
namespace {

using engine::breaking::Counting;
using engine::breaking::Seat;

bool is_you(const State& state, Seat seat) {
  return !state.settings.is_pair && seat == Seat::one;
}

}  // namespace

std::string who(const State& state, Seat seat) {
  if (state.is_computer(seat)) return "the computer";
  return is_you(state, seat) ? "you" : state.settings.names.at(index_of(seat));
}

std::string sentence_name(const State& state, Seat seat) {
  if (state.is_computer(seat)) return "The computer";
  return is_you(state, seat) ? "You" : who(state, seat);
}

std::string table_name_of(const State& state, Seat seat) {
  return state.is_computer(seat) ? "Computer" : sentence_name(state, seat);
}

std::string does(const State& state, Seat seat, std::string_view verb) {
  return fmt::format("{} {}{}", sentence_name(state, seat), verb, is_you(state, seat) ? "" : "s");
}

std::string match_text(const State& state) {
  const engine::breaking::Agreement& agreed = state.settings.agreed;
  return fmt::format(
      "A match of {} rounds, {} guesses each. Points by {}.", agreed.rounds, agreed.guesses,
      agreed.counting == Counting::guesses ? "guesses" : "key pegs"
  );
}

std::string round_number_text(const State& state) {
  return fmt::format("Round {} of {}", state.round_number, state.settings.agreed.rounds);
}

std::string turn_text(const State& state) {
  if (state.phase == Phase::setting) return does(state, state.maker(), "make") + " a code";
  return does(state, state.breaker, "break") + " the code";
}

std::string both_turns_text(const State& state) {
  return fmt::format(
      "{} guesses, {} {}", who(state, state.breaker), who(state, state.maker()),
      is_you(state, state.maker()) ? "mark" : "marks"
  );
}

std::string break_task_text(const State& state) {
  if (!state.settings.is_pair) return "Break the computer's code!";
  return fmt::format("{}, break {}'s code!", who(state, state.breaker), who(state, state.maker()));
}

std::string marks_task_text(const State& state) {
  return does(state, state.maker(), "mark") + " each guess: E exact, M misplaced.";
}

Seat next_at_keyboard(const State& state) {
  return state.after_pass == Phase::setting ? state.maker() : state.breaker;
}

std::array<std::string, 2> pass_sentences(const State& state) {
  const std::string next = who(state, next_at_keyboard(state));
  if (state.after_pass != Phase::setting)
    return {"The code is set.", fmt::format("Pass the keyboard to {}.", next)};
  return {
      fmt::format("{} makes a code.", next),
      fmt::format("{}, please look away!", who(state, state.breaker))};
}

std::string pass_text(const State& state) {
  const auto [first, second] = pass_sentences(state);
  const bool is_new_round = state.after_pass == Phase::setting;
  return fmt::format("{}{} {}", is_new_round ? round_number_text(state) + ": " : "", first, second);
}

std::string round_end_text(const State& state) {
  const engine::breaking::RoundScore& score = state.played.scores().back();
  const std::string how =
      score.is_broken ? fmt::format("broke it in {}!", count(score.guesses, "guess", "guesses"))
                      : fmt::format("missed the code: {}.", spaced(state.round.game->secret()));
  return fmt::format(
      "{} {} {} {}.", sentence_name(state, state.breaker), how, does(state, state.maker(), "get"),
      count(score.points, "point", "points")
  );
}

std::string match_end_text(const State& state) {
  const int one = state.played.points(Seat::one);
  const int two = state.played.points(Seat::two);
  const auto winner = state.played.winner();
  if (!winner) return fmt::format("The match is a tie, {} to {}.", one, two);
  return fmt::format(
      "{} the match, {} to {}!", does(state, *winner, "win"), std::max(one, two), std::min(one, two)
  );
}

std::string result_of(const engine::breaking::RoundScore& score) {
  return score.is_broken ? fmt::format("in {}", score.guesses) : "missed";
}

}  // namespace codemaker::play::breaking::match
