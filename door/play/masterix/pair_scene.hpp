/// Masterix for two players at one terminal: rounds with changing sides, never ranked.
#pragma once

#include "play/masterix/play.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/line_editor.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class PairScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return shared::earlier(play_.wakes_at(), ceremony_.wakes_at());
  }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  void give_up(Stage& stage) { play_.record().leave(stage); }

  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;

  [[nodiscard]] bool takes_text() const { return phase_ == Phase::naming; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    naming,   ///< who plays
    playing,  ///< a round
    ended,    ///< its last board stands there
    counted   ///< what it paid
  };

  struct Player {
    std::string name;
    int rounds_won = 0;
  };

  void give_name(std::string_view name, Stage& stage);
  void begin_game(Stage& stage);
  void begin_round(Stage& stage);
  void follow(Stage& stage);
  void show_count(Stage& stage);
  void go_on(Stage& stage);
  void go_back(Stage& stage);
  void ask_for_new_game(Stage& stage);
  void ask_to_quit(Stage& stage);
  void draw_naming(Canvas& canvas) const;
  void draw_count(Canvas& canvas) const;
  [[nodiscard]] std::string end_of_round_text() const;

  Phase phase_ = Phase::naming;
  std::string handle_;
  shared::LineEditor typed_{scores::max_name_characters};
  std::size_t named_ = 0;  ///< players who have a name
  std::array<Player, 2> players_;
  int round_ = 0;
  bool wants_new_game_ = false;  ///< what the question is about: else about quitting
  Play play_;
  shared::Ceremony ceremony_;
};

}  // namespace codemaker::play::masterix
