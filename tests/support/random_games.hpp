/// Games of all kinds, played without sense.
#pragma once

#include "engine/random.hpp"
#include "engine/records/record.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::tests {

/// A player without sense. What a move of a game is says its `TestedGame`.
class RandomPlayer {
 public:
  RandomPlayer(Typist& ada, std::uint64_t seed) : ada_{ada}, random_{seed} {}

  /// Plays until the game is over or the caller has had enough and gives it up.
  void play() {
    int patience = random_.below(2) == 0 ? static_cast<int>(random_.below(30)) : 3000;
    while (ada_.kept.is_going_on() && --patience > 0) {
      // A copy: each key may add to those that are kept.
      const engine::records::Record last = ada_.kept.all().back().record;
      tested_game(last).move(*this, last);
    }
    if (!ada_.kept.is_going_on()) return;
    const engine::records::Record last = ada_.kept.all().back().record;
    const TestedGame& game = tested_game(last);
    game.give_up != nullptr ? game.give_up(*this, last) : press("qy");
  }

  [[nodiscard]] Typist& caller() { return ada_; }

  [[nodiscard]] std::uint64_t below(std::uint64_t bound) { return random_.below(bound); }

  [[nodiscard]] bool is_line() const {
    return ada_.session().presentation() == play::Presentation::lines;
  }

  /// Keys on screens, lines in lines.
  void press(std::string_view keys) {
    for (const char key : keys) {
      if (is_line() && key != ' ') ada_.type(std::string{key});
      if (!is_line()) ada_.type(std::string{key});
      if (is_line()) ada_.type("\n");
    }
  }

  /// Takes a move back now and then; not over the words of a result.
  void take_back(bool is_allowed) {
    const bool is_wanted = is_allowed && random_.below(6) == 0;
    if (!is_wanted || !ada_.kept.is_going_on()) return;
    press("u");
    if (ada_.asks_for_undo()) press("y");
  }

 private:
  Typist& ada_;
  engine::Random random_;
};

/// A game as its record has it, after the last move.
template <typename GameRecord>
[[nodiscard]] typename GameRecord::Replay replayed(const GameRecord& record) {
  typename GameRecord::Replay game{record.setup};
  for (const auto& move : record.moves)
    static_cast<void>(game.play(move));
  return game;
}

}  // namespace codemaker::tests
