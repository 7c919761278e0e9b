/// What the descriptors of games on a board say alike.
#pragma once

#include "engine/records/board_record.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/outcome_words.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace codemaker::commands {

struct GameCommands;  // which each game declares to have

}  // namespace codemaker::commands

namespace codemaker::play::boards {

/// Beside what each descriptor has, `Own` has `run`, "an Egg Carton run"; `kind_of(setup)` for
/// each kind of its own; and of games that were not given up `words_of(outcome)`, "won by 3
/// marbles", and where they can be shorter `short_words_of(outcome)`.
template <class Own, class GameRecord>
struct BoardGame {
  using Record = GameRecord;
  using Outcome = engine::records::Outcome;

  static constexpr engine::RankedGame id = Record::game;

  // A kind without a row does not compile.
  [[nodiscard]] static KindOfGame kind(const Record& record, int level) {
    const auto row = [&](const auto& setup) {
      return row_of(setup, level);
    };
    return std::visit(row, record.setup);
  }

  [[nodiscard]] static std::string result(const Record& record, const Outcome& outcome) {
    const bool is_run = std::holds_alternative<engine::records::RankedSetup>(record.setup);
    if (is_run) return run_text(outcome);
    return Own::result_of(outcome, Record::kind(record.setup) == "pair");
  }

  [[nodiscard]] static std::string result_of(const Outcome& outcome, bool is_pair) {
    return std::string{winner_words(outcome.ending, is_pair)};
  }

  [[nodiscard]] static std::string short_words_of(const Outcome& outcome) {
    return Own::words_of(outcome);
  }

  [[nodiscard]] static std::string short_result(const Outcome& outcome) {
    return is_left(outcome) ? "given up" : Own::short_words_of(outcome);
  }

  [[nodiscard]] static std::string day_words(const Outcome& outcome) {
    return is_left(outcome) ? "given up" : Own::words_of(outcome);
  }

  [[nodiscard]] static std::string spoiler_free(const Record& /*record*/, const Outcome& outcome) {
    return std::string{Own::title} + ": " + day_words(outcome);
  }

  [[nodiscard]] static std::string puzzle_of(engine::records::Day day) {
    return "computer level " + std::to_string(engine::records::level_of(day));
  }

 protected:
  /// A casual game against the other side: "computer level 3".
  [[nodiscard]] static KindOfGame casual_kind(const std::string& other) {
    const std::string game = std::string{Own::title} + ", " + other;
    return {Own::puzzle.leads_challenge, "a casual game of " + game, game};
  }

 private:
  [[nodiscard]] static bool is_left(const Outcome& outcome) {
    return outcome.ending == engine::records::Ending::left;
  }

  template <class Setup>
  [[nodiscard]] static KindOfGame row_of(const Setup& setup, int /*level*/) {
    return Own::kind_of(setup);
  }

  [[nodiscard]] static KindOfGame row_of(const engine::records::RankedSetup& /*setup*/, int level) {
    const std::string_view run = Own::run;
    return {
        Own::ranked_run, "level " + std::to_string(level) + " of " + std::string{run},
        std::string{run.substr(run.find(' ') + 1)}};
  }

  [[nodiscard]] static KindOfGame row_of(const engine::records::DailySetup& setup, int /*level*/) {
    const std::string of = std::string{Own::title} + " of " + engine::records::date_text(setup.day);
    return {Own::puzzle.leads, "the daily " + of, "Daily " + of};
  }

  [[nodiscard]] static KindOfGame row_of(
      const engine::records::ChallengeSetup& setup, int /*level*/
  ) {
    const std::string title{Own::title};
    return {
        Own::puzzle.leads_challenge, "the " + title + " challenge " + setup.word,
        title + ", challenge " + setup.word};
  }

  [[nodiscard]] static KindOfGame row_of(
      const engine::records::PositionSetup& /*setup*/, int /*level*/
  ) {
    const std::string title{Own::title};
    return {Own::position.leads, "a left position of " + title, title + " position"};
  }
};

}  // namespace codemaker::play::boards
