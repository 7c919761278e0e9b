/// How an end is celebrated: one big word, and a short motion that any key ends (full screens only;
/// on small ones the word stands still where there is room, and lines have sentences alone).
#pragma once

#include "ansi/music.hpp"
#include "engine/ranked_run.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/canvas.hpp"
#include "play/shared/motion.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::shared {

enum class Mood : std::uint8_t {
  won,
  tied,
  lost,
  record,  ///< a rank in the Hall of Fame
  ended    ///< left, or over without more to say
};

/// What is played at the end of a game that went so; nothing at a tie.
[[nodiscard]] std::optional<ansi::Tune> tune_of(engine::Verdict verdict);

class Ceremony {
 public:
  /// Rows from the first of the screen that it covers.
  static constexpr int rows = 10;
  static constexpr int large_rows = 18;

  /// Where the screen begins below it: 79 columns, on large screens those in their middle.
  [[nodiscard]] static ansi::Position below(const Canvas& canvas);

  /// The row that three rows of a full screen begin in, six of a large one, so that they stand in
  /// the middle of what is free below that row.
  [[nodiscard]] static int middle_below(const Canvas& canvas, int row);

  /// Begins with a word of capitals and digits, and a tune where one can be played; a record that
  /// is celebrated again, at the question for the name, has had it. Nothing moves where the caller
  /// wants all at once. True if the tune is played.
  bool begin(Mood mood, std::string word, Stage& stage);

  /// The word's first half, a color, in its own inks, on full screens.
  void color_first(const Metal& metal) { first_metal_ = metal; }

  /// The usual word of a verdict: "YOU WIN!", "A TIE", "YOU LOSE".
  bool begin(engine::Verdict verdict, Stage& stage);

  /// Nothing moves any more.
  void finish() { motion_.finish(); }

  [[nodiscard]] std::optional<Instant> wakes_at() const { return motion_.wakes_at(); }

  void tick(Stage& stage) { motion_.tick(stage); }

  /// How much of `whole` has come with the motion.
  [[nodiscard]] int part_of(int whole) const { return motion_.part_of(whole); }

  void draw(Canvas& canvas) const;

  /// On small screens, as large as terminals of forty columns have them: a short word from that row
  /// on, if there is room.
  void draw_small(Canvas& canvas, int row) const;
  static void draw_small(Canvas& canvas, int row, std::string_view word, Mood mood);
  static void draw_small(Canvas& canvas, int row, engine::Verdict verdict);

 private:
  Mood mood_ = Mood::ended;
  std::string word_;
  std::optional<Metal> first_metal_;
  Motion motion_;
};

}  // namespace codemaker::play::shared
