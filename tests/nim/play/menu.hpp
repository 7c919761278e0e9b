/// What there is to play of Nim, and how well the computer plays casual games.
#pragma once

#include "engine/nim/rules.hpp"
#include "play/scenes/scene.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::nim {

/// How a caller likes casual games: kept for the call, and remembered.
struct Choices {
  int level = engine::records::daily_level;  ///< of the computer

  static constexpr std::string_view remembered_as = "nim";

  template <class Fields>
  void fields(Fields& fields) {
    fields("level", level, engine::nim::weakest, engine::nim::strongest);
  }
};

class Menu : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "nim"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Nim: "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void set_level(int level, Stage& stage);

  int level_ = engine::nim::weakest;
};

}  // namespace codemaker::play::nim
