/// A caller who plays a game just as a record has it, and a computer that answers as it did.
#pragma once

#include "engine/breaking/record.hpp"
#include "engine/egg_carton/record.hpp"
#include "play/breaking/questions.hpp"
#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace codemaker::tests {

/// The record ends in the middle of a game, or with it; nobody gives it up.
class RecordPlayer {
 public:
  RecordPlayer(Typist& ada, engine::records::Record record)
      : ada_{ada},
        record_{std::move(record)} {
    ada_.holds_thinking = true;
    ada_.waits_for_marks = false;  // nothing moves
  }

  /// What is drawn from now on is what stands behind so many moves.
  void draw_as_after(std::size_t moves) {
    visit_game([&](const auto& record) { set_draws(record, moves); }, record_);
  }

  /// Does what leads to the next move, which may take several keys; so does the computer.
  void step() {
    const std::size_t made = moves_of(ada_.kept.all().back().record);
    draw_as_after(made);
    if (ada_.asked) return answer(made);
    visit_game(
        [&](const auto& record) {
          std::visit([&](const auto& move) { type(move); }, record.moves[made]);
        },
        record_
    );
  }

  /// Answers what is asked about guesses that were made.
  void finish_reviews() {
    if (ada_.asked) ada_.reply(ada_.thought_of(*ada_.asked));
  }

 private:
  using Code = engine::breaking::Code;
  using Hidden = engine::breaking::records::Hidden;
  using Dealt = engine::records::Dealt;

  [[nodiscard]] bool is_line() const {
    return ada_.session().presentation() == play::Presentation::lines;
  }

  void set_draws(const engine::breaking::records::BreakingRecord& record, std::size_t from) {
    for (std::size_t at = from; at < record.moves.size(); ++at) {
      const auto* const hidden = std::get_if<Hidden>(&record.moves[at]);
      if (hidden == nullptr || !hidden->salt) continue;
      ada_.secrets = {engine::breaking::text(hidden->code)};
      ada_.salt = *hidden->salt;
      return;
    }
  }

  template <typename BoardRecord>
  void set_draws(const BoardRecord& record, std::size_t from) {
    for (std::size_t at = from; at < record.moves.size(); ++at) {
      const auto* const dealt = std::get_if<Dealt>(&record.moves[at]);
      if (dealt == nullptr) continue;
      ada_.seed = dealt->seed;
      return;
    }
  }

  void answer(std::size_t made) {
    const play::Question asked = *ada_.asked;
    if (const auto* solve = asked.as<play::breaking::question::Solve>()) {
      ada_.reply(play::breaking::Solved{turns_of(*solve, made)});
    } else if (asked.as<play::breaking::question::Review>() != nullptr) {
      ada_.reply(ada_.thought_of(asked));
    } else {
      visit_game(
          [&](const auto& record) {
            std::visit([&](const auto& move) { reply(move); }, record.moves[made]);
          },
          record_
      );
    }
  }

  /// All guesses of the computer's at a code, of which some may be made.
  [[nodiscard]] engine::breaking::History turns_of(
      const play::breaking::question::Solve& solve, std::size_t made
  ) const {
    engine::breaking::History turns = solve.history;
    const auto& moves = record_.as<engine::breaking::records::BreakingRecord>()->moves;
    for (; made < moves.size() && std::holds_alternative<Code>(moves[made]); ++made) {
      const Code& guess = std::get<Code>(moves[made]);
      turns.push_back({guess, engine::breaking::mark(solve.rules.marking, solve.code, guess)});
    }
    return turns;
  }

  void reply(const Code& guess) { ada_.reply(play::breaking::Guessed{guess}); }

  void reply(masterix::Move move) { ada_.reply(tests::thought_of(move)); }

  void reply(const engine::egg_carton::records::Selected& selected) {
    ada_.reply(tests::thought_of(selected.slot));
  }

  /// A turn of the computer's that the person takes back before it is made.
  void reply(engine::records::Undo undo) {
    ada_.asked.reset();
    type(undo);
  }

  template <typename Other>
  void reply(const Other& /*move*/) {
    throw std::runtime_error{"the computer is asked where it has no move"};
  }

  void press(char key) {
    if (!is_line()) return ada_.type(std::string(1, key));
    ada_.type(key == ' ' ? "\n" : std::string{key} + "\n");
  }

  void type(const Hidden& hidden) {
    if (hidden.salt) return press(' ');
    pass();
    ada_.type(engine::breaking::text(hidden.code) + "\n");
  }

  /// Of the computer's guesses the rest is shown at any key.
  void type(const Code& guess) {
    if (is_shown()) return press(' ');
    pass();
    ada_.type(engine::breaking::text(guess) + "\n");
  }

  /// The computer has broken a code of the campaign, and its guesses are shown.
  [[nodiscard]] bool is_shown() const {
    const auto& made =
        (*ada_.kept.all().back().record.as<engine::breaking::records::BreakingRecord>());
    engine::breaking::records::BreakingReplay replay{made.setup};
    for (const auto& move : made.moves)
      static_cast<void>(replay.play(move));
    return std::holds_alternative<engine::breaking::records::Campaign>(made.setup) &&
           replay.place().breaker == engine::breaking::Side::computer && !replay.round()->is_over();
  }

  /// A blank goes on after a round, another passes the keyboard on; elsewhere they do nothing.
  void pass() {
    const auto& setup = record_.as<engine::breaking::records::BreakingRecord>()->setup;
    const bool is_match = std::holds_alternative<engine::breaking::records::RoundsMatch>(setup);
    const bool has_rounds =
        is_match || std::holds_alternative<engine::breaking::records::Campaign>(setup);
    if (has_rounds) press(' ');
    if (is_match) press(' ');
  }

  void type(engine::breaking::records::EndLevel /*end*/) {
    pass();
    press('e');
    press('y');
  }

  void type(const Dealt& /*dealt*/) { press(' '); }

  void type(masterix::Move move) { type_move(ada_, move); }

  void type(const engine::egg_carton::records::Selected& selected) {
    type_slot(ada_, selected.slot);
  }

  void type(engine::records::Undo /*undo*/) { press('u'); }

  void type(engine::records::Leave /*leave*/) {
    throw std::runtime_error{"nobody gives this game up"};
  }

  Typist& ada_;
  engine::records::Record record_;
};

}  // namespace codemaker::tests
