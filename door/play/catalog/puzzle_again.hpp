/// Puzzles played for no table: a second try of a challenge, a day that is over. Their records are
/// those of free play, so what puzzle it is, is remembered beside them.
#pragma once

#include "play/scenes/stage.hpp"

#include <string>
#include <string_view>

namespace codemaker::play {

/// The label of the puzzle that the free play of each game last began with.
struct PuzzlesAgain {
  engine::PerGame<std::string> labels = {};  ///< empty: it was none

  static constexpr std::string_view remembered_as = "puzzles";

  template <class Fields>
  void fields(Fields& fields) {
    for (const engine::RankedGame game : engine::ranked_games)
      fields(engine::name(game), labels.of(game));
  }
};

/// A game of free play begins, of that puzzle, or of none if the label is empty.
void note_puzzle(const std::string& label, engine::RankedGame game, Stage& stage);

/// The label of the puzzle that a game of free play goes on with, which is the call's from then on;
/// empty: it was none.
[[nodiscard]] std::string puzzle_gone_on_with(engine::RankedGame game, Stage& stage);

/// "a second try of the challenge rabbitry": what such a game that was left is of; empty: none.
[[nodiscard]] std::string puzzle_left(const engine::records::Record& record, Stage& stage);

}  // namespace codemaker::play
