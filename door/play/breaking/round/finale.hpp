/// The scene at the end of a game of code breaking (full screens only): a big word, the codes as
/// large pegs, and how many guesses they took. Any key goes back to the finished board.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/history.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/drawing/key_help.hpp"
#include "play/shared/ceremony.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

/// One side's part of it.
struct BrokenCode {
  std::string_view title;                      ///< "Your code"
  std::optional<engine::breaking::Code> code;  ///< nullopt: it stays covered
  int holes = 4;
  int guesses = 0;
  int limit = 0;
  bool is_broken = false;
  /// What it was guessed at with; nullptr: that is not shown.
  const engine::breaking::History* history = nullptr;
};

class Finale {
 public:
  /// The usual words of a verdict; of a game of one side "BROKEN IN 5!". True if a tune is played.
  bool begin(engine::Verdict verdict, std::string word, Stage& stage);

  [[nodiscard]] bool is_open() const { return is_open_; }

  void close() {
    is_open_ = false;
    ceremony_.finish();
  }

  void tick(Stage& stage) { ceremony_.tick(stage); }

  [[nodiscard]] std::optional<Instant> wakes_at() const { return ceremony_.wakes_at(); }

  /// Of one side in the middle, of two beside each other. Below it there is room for what proves
  /// the code.
  void draw(Canvas& canvas, std::span<const BrokenCode> codes, PegSigns signs) const;

  /// The first row below.
  [[nodiscard]] static int end(const Canvas& canvas);

 private:
  /// Of one side: its guesses below what stands below the code.
  static void draw_guesses(Canvas& canvas, const BrokenCode& code, PegSigns signs);
  void draw_code(
      Canvas& canvas, ansi::Position at, int columns, const BrokenCode& code, PegSigns signs
  ) const;

  bool is_open_ = false;
  shared::Ceremony ceremony_;
};

/// A code in pegs three rows high, in the middle between two columns.
void draw_discs(
    Canvas& canvas, ansi::Position at, int columns, const engine::breaking::Code& code,
    PegSigns signs
);

/// The same of a code that nobody has seen.
void draw_hidden_discs(Canvas& canvas, ansi::Position at, int columns, int holes);

/// The keys of the finished board that work there, too; any other shows the board.
[[nodiscard]] std::vector<KeyHelp> keys_of_finale(const std::vector<KeyHelp>& at_end);

}  // namespace codemaker::play::breaking
