/// Challenges: a word of eight letters gives the same puzzles to whoever types it.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::daily {

class ChallengePage : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] std::string_view art_name() const { return "daily"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  shared::LightBar bar_;

  void write(std::string word, Stage& stage);
  void make_word(Stage& stage);
  void play(std::size_t puzzle, Stage& stage);
  [[nodiscard]] bool is_word() const;
  /// What is wrong with the word, and what to do.
  [[nodiscard]] std::string what_is_missing() const;

  [[nodiscard]] std::string letters(std::string_view last) const;

  std::string word_;
  std::vector<shared::ChoiceItem> choices_;  ///< of the games that are offered
};

}  // namespace codemaker::play::shell::daily
