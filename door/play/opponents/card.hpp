/// The screen on which an opponent is met: when a run begins, and when another one comes. It lies
/// over the board: no key that is pressed there is played on a board that nobody has seen yet.
#pragma once

#include "engine/ranked_run.hpp"
#include "play/opponents/opponent.hpp"
#include "play/scenes/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::opponents {

class Card {
 public:
  /// A level begins. Shows its opponent if it is another one than the one met last; in lines it is
  /// told. `game` is its title.
  void begin(std::string_view game, const Opponents& opponents, int level, Stage& stage);

  /// Nobody has to be met: the run goes on where an earlier call left it.
  void end() { is_on_ = false; }

  [[nodiscard]] bool is_on() const { return is_on_; }

  /// A key that goes on ends it, any other is refused. False: the key leaves the run, or opens the
  /// options.
  bool press(const ansi::Key& key, Stage& stage);

  void draw(Canvas& canvas) const;
  /// Its own, and in the help those of the board behind it.
  [[nodiscard]] static std::vector<KeyHelp> keys(std::vector<KeyHelp> boards);

  /// Whom the caller plays; nullptr: nobody with a face.
  [[nodiscard]] const Opponent* opponent() const { return met_; }

  /// What it says to the end of a level: in lines, and above the message of full screens.
  void tell_last_words(engine::Verdict verdict, Stage& stage) const;
  void draw_last_words(Canvas& canvas, engine::Verdict verdict) const;

 private:
  void draw_full(Canvas& canvas, const Opponent& opponent) const;
  void draw_small(Canvas& canvas, const Opponent& opponent) const;
  void draw_ladder(Canvas& canvas) const;
  [[nodiscard]] std::string last_words(engine::Verdict verdict) const;

  std::string game_;  ///< its title in capitals
  Opponents opponents_;
  const Opponent* met_ = nullptr;
  int level_ = 1;
  bool is_on_ = false;
  bool speaks_ = true;
};

}  // namespace codemaker::play::opponents
