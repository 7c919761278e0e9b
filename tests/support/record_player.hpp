/// A caller who plays a game just as a record has it, and a computer that answers as it did.
#pragma once

#include "engine/records/record.hpp"
#include "support/any_record.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace codemaker::tests {

/// The record ends in the middle of a game, or with it; nobody gives it up. How its moves are typed
/// and answered says its `TestedGame`.
class RecordPlayer {
 public:
  RecordPlayer(Typist& ada, engine::records::Record record)
      : ada_{ada},
        record_{std::move(record)},
        game_{tested_game(record_)} {
    ada_.holds_thinking = true;
    ada_.waits_for_marks = false;  // nothing moves
  }

  /// What is drawn from now on is what stands behind so many moves.
  void draw_as_after(std::size_t moves) { game_.draw_as(ada_, record_, moves); }

  /// Does what leads to the next move, which may take several keys; so does the computer.
  void step() {
    const std::size_t made = ada_.kept.moves();
    draw_as_after(made);
    if (!ada_.asked) return game_.type(*this, record_, made);
    looks_back() ? finish_reviews() : game_.answer(*this, record_, made);
  }

  /// Answers what is asked about moves that were made.
  void finish_reviews() {
    if (looks_back()) ada_.reply(ada_.thought_of(*ada_.asked));
  }

  [[nodiscard]] Typist& caller() { return ada_; }

  void press(char key) {
    const bool is_line = ada_.session().presentation() == play::Presentation::lines;
    if (!is_line) return ada_.type(std::string(1, key));
    ada_.type(key == ' ' ? "\n" : std::string{key} + "\n");
  }

 private:
  [[nodiscard]] bool looks_back() const {
    return ada_.asked && game_.looks_back != nullptr && game_.looks_back(*ada_.asked);
  }

  Typist& ada_;
  engine::records::Record record_;
  const TestedGame& game_;
};

/// The moves that games have in common, as they are typed and answered; a game adds its own.
struct CommonMoves {
  RecordPlayer& player;

  void type(const engine::records::Dealt& /*dealt*/) const { player.press(' '); }

  void type(engine::records::Undo /*undo*/) const {
    player.press('u');
    if (player.caller().asks_for_undo()) player.press('y');
  }

  void type(engine::records::Leave /*leave*/) const {
    throw std::runtime_error{"nobody gives this game up"};
  }

  /// A turn of the computer's that the person takes back before it is made.
  void reply(engine::records::Undo undo) const {
    player.caller().asked.reset();
    type(undo);
  }

  template <typename Other>
  void reply(const Other& /*move*/) const {
    throw std::runtime_error{"the computer is asked where it has no move"};
  }
};

/// The board that is dealt next after so many moves, for games whose boards are dealt.
template <typename BoardRecord>
void deal_as(Typist& caller, const engine::records::Record& record, std::size_t from) {
  const auto& moves = record.as<BoardRecord>()->moves;
  for (std::size_t at = from; at < moves.size(); ++at) {
    const auto* const dealt = std::get_if<engine::records::Dealt>(&moves[at]);
    if (dealt == nullptr) continue;
    caller.seed = dealt->seed;
    return;
  }
}

/// `TestedGame::type` and `answer` of a game whose moves are in `Moves`.
template <typename GameRecord, typename Moves>
void type_move_of(RecordPlayer& player, const engine::records::Record& record, std::size_t at) {
  std::visit(
      [&](const auto& move) { Moves{{player}}.type(move); }, record.as<GameRecord>()->moves[at]
  );
}

template <typename GameRecord, typename Moves>
void answer_move_of(RecordPlayer& player, const engine::records::Record& record, std::size_t at) {
  std::visit(
      [&](const auto& move) { Moves{{player}}.reply(move); }, record.as<GameRecord>()->moves[at]
  );
}

}  // namespace codemaker::tests
