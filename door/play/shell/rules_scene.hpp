/// The rules of the games, page by page.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/rules_page.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class RulesScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "rules"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] bool fills_large() const { return true; }

  [[nodiscard]] std::string prompt() const { return "M when done, N for more: "; }

  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void turn(int by, Stage& stage);
  void turn_to(engine::RankedGame game, Stage& stage);
  [[nodiscard]] std::span<const shared::RulesPage> pages() const;
  [[nodiscard]] const shared::RulesPage& page() const;
  [[nodiscard]] std::string other_games() const;
  /// The row below the text.
  int draw_text(Canvas& canvas, int row, int indent) const;
  void draw_figure(Canvas& canvas, int row, int indent) const;
  void draw_full(Canvas& canvas) const;
  void draw_large(Canvas& canvas) const;

  OfferedGames offered_;
  engine::RankedGame game_ = engine::first_ranked_game;

  int page_ = 0;
};

}  // namespace codemaker::play::shell
