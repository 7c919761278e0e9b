/// The settings of a casual game of Egg Carton: against the computer, or of two players.
#pragma once

#include "play/egg_carton/choices.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <optional>
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
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "eggcarton"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;

  [[nodiscard]] bool takes_text() const { return naming_.has_value(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  struct Row {
    std::string key;
    std::string name;
    std::string value;
  };

  [[nodiscard]] std::vector<Row> rows() const;
  void set(const ansi::Key& key, Stage& stage);
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;
  void draw_name(Canvas& canvas, ansi::Position at) const;
  void tell_row(std::string_view key, Stage& stage) const;
  void ask_name(std::size_t player, Stage& stage);
  void press_name(const ansi::Key& key, Stage& stage);
  void give_name(std::string_view name, Stage& stage);

  [[nodiscard]] ansi::Key meant(const ansi::Key& key) const;

  Choices choices_;
  shared::LightBar bar_;  ///< on "play", or on a setting behind it
  std::string handle_;
  std::optional<std::size_t> naming_;  ///< the player whose name is being typed, 0 or 1
  shared::LineEditor name_{0};
};

}  // namespace codemaker::play::egg_carton
