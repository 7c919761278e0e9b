/// A kept game shown again, move by move.
#pragma once

#include "play/catalog/any_replay.hpp"
#include "play/scenes/scene.hpp"
#include "play/shell/shown_game.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::shell {

class ReplayScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return next_leg_at_ ? next_leg_at_ : next_move_at_;
  }

  [[nodiscard]] std::string_view art_name() const { return "replay"; }

  /// Its review is a page.
  [[nodiscard]] bool fills_large() const { return view_ && view_->fills_large(); }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::size_t moves() const;
  [[nodiscard]] bool is_reviewing() const;
  void go_to(std::size_t move, Stage& stage);
  void step(int by, Stage& stage);
  void jump(int by, Stage& stage);
  void play_or_pause(Stage& stage);
  void wait_for_next(Stage& stage);
  void begin_legs(Stage& stage);
  void lift(Stage& stage);
  void review(Stage& stage);
  void press_command(const ansi::Key& key, Stage& stage);
  void press_in_text(const ansi::Key& key, Stage& stage);
  [[nodiscard]] std::vector<std::string> story(bool is_line) const;
  void draw_text(Canvas& canvas) const;
  void draw_progress(Canvas& canvas) const;

  std::optional<AnyReplay> view_;
  std::optional<scores::Player> whose_;  ///< of a row of the Hall of Fame
  std::string_view game_;                ///< its title alone
  std::string title_;                    ///< of the game, with its player if that is another
  std::string result_;                   ///< in words
  Place back_ = Place::menu;
  std::size_t move_ = 0;  ///< moves made
  std::optional<Instant> next_move_at_;
  /// When the next step of the move is seen; nullopt: it is done.
  std::optional<Instant> next_leg_at_;
  std::size_t leg_ = 0;  ///< the step that is seen, while the next one is waited for
  int speed_ = 2;        ///< 1 to 3: half, as it is, three times
  std::optional<std::size_t> text_page_;  ///< of the game as a text, while it is shown
};

}  // namespace codemaker::play::shell
