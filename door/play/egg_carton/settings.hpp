/// The settings of casual games of Egg Carton; those of two players begin as they say, too.
#pragma once

#include "play/egg_carton/choices.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Settings : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "eggcarton"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Casual game: "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  struct Row {
    std::string key;
    std::string name;
    std::string value;
    std::string_view hint;  ///< what it can be
  };

  [[nodiscard]] std::vector<Row> rows() const;
  void set(const ansi::Key& key, Stage& stage);
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;
  void tell_row(std::string_view key, Stage& stage) const;
  [[nodiscard]] ansi::Key meant(const ansi::Key& key) const;

  Choices choices_;
  shared::LightBar bar_;  ///< on "play", or on a setting behind it
};

}  // namespace codemaker::play::egg_carton
