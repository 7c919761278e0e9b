/// How Masterix opened in 1992: NUM LOCK, its screen with version and copyright, instructions if
/// one wants them, one player or two. Any other key skips it. Small screens of our own page, where
/// keys are buttons, have none of it.
#pragma once

#include "play/scenes/scene.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class Opening {
 public:
  enum class Step : std::uint8_t { num_lock, title, instructions, players, done };

  /// Begins where it was left; `comes_anew` if the caller does not come from the game itself.
  void begin(bool comes_anew, Stage& stage);

  [[nodiscard]] bool is_on() const { return step_ != Step::done; }

  /// What is left of it is skipped, in this call.
  void skip(Stage& stage) { go_to(Step::done, stage); }

  /// True if the key was meant for it; else it is over, and the key may mean something to the menu.
  bool press(const ansi::Key& key, Stage& stage);

  /// In lines: what is offered, but not the question, which is the prompt.
  void tell(Stage& stage) const;

  [[nodiscard]] std::string prompt() const;

  /// Only its title does.
  [[nodiscard]] bool fills_large() const { return step_ == Step::title; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void go_to(Step step, Stage& stage);
  [[nodiscard]] std::span<const std::string_view> shown_words() const;
  [[nodiscard]] bool is_list() const;  ///< of keys, below a question
  void note(Canvas& canvas) const;
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;

  Step step_ = Step::done;
};

}  // namespace codemaker::play::masterix
