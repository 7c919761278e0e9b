/// How the caller wants to be shown things.
#pragma once

#include "play/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class OptionsScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "options"; }

  void point(const Pointer& pointer, Stage& stage);
  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Options: "; }

  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  struct Row {
    std::string key;
    std::string name;
    std::string value;
    std::string_view more;  ///< told on full screens
  };

  [[nodiscard]] std::vector<Row> rows() const;
  void draw_small(Canvas& canvas) const;
  void look_at(Stage& stage);

  Choices choices_;
  ansi::Charset letters_ = ansi::Charset::cp437;
  bool has_screen_ = true;
  bool has_squares_ = false;  ///< this screen could show squares
  bool has_mouse_ = false;
  Presentation presentation_ = Presentation::full;
};

}  // namespace codemaker::play::shell
