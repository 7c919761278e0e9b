/// The main menu.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/games_ended.hpp"
#include "play/shared/item_list.hpp"
#include "play/shell/large/menu_side.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

struct Game;

}  // namespace codemaker::play

namespace codemaker::play::shell {

class Menu : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "menu"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const { return "Menu: "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  /// The first game that G begins: in lines the first of the list, else that of the game which the
  /// light bar is on. nullptr: there is none.
  [[nodiscard]] const Game* first_game(bool is_line) const;
  /// The caller has not played that one to an end yet.
  [[nodiscard]] bool is_new_here() const;
  void tell_first_games(Stage& stage) const;
  void take_news(const event::News& news, Stage& stage) const;
  void take_people(const event::People& people, Stage& stage);
  void take_figures(const event::MyPage& page, Stage& stage);
  void draw_large(Canvas& canvas) const;
  void draw_below(Canvas& canvas) const;

  std::string handle_;
  std::vector<shared::ChoiceItem> items_;
  shared::LightBar bar_;
  std::string mail_;                      ///< what waits by mail; empty: nothing
  std::string others_;                    ///< who are here, in words
  std::string medals_;                    ///< that were won just now; empty: none
  std::vector<const Game*> first_games_;  ///< those that have a first game, explained
  shared::KnownGames known_;
  MenuSide side_;
};

}  // namespace codemaker::play::shell
