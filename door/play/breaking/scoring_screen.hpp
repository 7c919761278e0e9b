/// Show scoring: which peg of a guess was marked for which peg of the code, guess by guess
/// (rules.md 2.2).
#pragma once

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/history.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// A guess whose code may be seen.
struct ScoredGuess {
  engine::breaking::Code code;
  engine::breaking::Code guess;
  int number = 1;  ///< among the guesses of its side
  engine::breaking::Side breaker = engine::breaking::Side::player;
};

/// All guesses of a side at a code.
[[nodiscard]] std::vector<ScoredGuess> scored(
    const engine::breaking::Code& code, const engine::breaking::History& turns,
    engine::breaking::Side breaker
);

/// Tells how a guess was scored: of each side the one with this number, without a number its last.
/// There are guesses.
void tell_scoring(
    const std::vector<ScoredGuess>& guesses, std::optional<int> number, PegSigns signs, Stage& stage
);

/// A line "S 2" of line mode, in capitals: its number. nullopt: another line.
[[nodiscard]] std::optional<int> scoring_line(std::string_view line);

/// A part of a scene: while it `is_open` the scene hands it keys and lets it draw. Screens only.
class ScoringScreen {
 public:
  /// Opens at the last of some guesses, at least one; or before it, where that is the code, which
  /// explains nothing.
  void open(std::vector<ScoredGuess> guesses, PegSigns signs);

  [[nodiscard]] bool is_open() const { return !guesses_.empty(); }

  /// Up and down choose a guess; keys that mean nothing here go back.
  void press(const ansi::Key& key, Stage& stage);
  void draw(Canvas& canvas) const;

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  std::vector<ScoredGuess> guesses_;
  std::size_t shown_ = 0;
  PegSigns signs_ = PegSigns::colors;
};

}  // namespace codemaker::play::breaking
