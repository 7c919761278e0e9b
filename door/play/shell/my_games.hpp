/// The list of a caller's last games, from which one is shown again.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/list_place.hpp"
#include "play/shell/shown_game.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class MyGames : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "mygames"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] bool has_games() const { return list_ && !list_->games.empty(); }

  [[nodiscard]] std::string_view remark() const;
  [[nodiscard]] std::size_t first_of_page(std::size_t rows) const;
  void tell_page(Stage& stage) const;
  void go_to(std::size_t row, Stage& stage);
  void move(int by, Stage& stage);
  void show(std::size_t row, Stage& stage);
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;
  [[nodiscard]] shared::ListPlace place_of(bool is_large) const;

  std::optional<event::MyGames> list_;
  std::size_t row_ = 0;  ///< under the cursor
  GameChooser chooser_;
};

}  // namespace codemaker::play::shell
