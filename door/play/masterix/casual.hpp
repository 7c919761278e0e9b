/// Masterix against the computer at any level, never ranked, with hints and undo.
#pragma once

#include "engine/ranked_run.hpp"
#include "play/masterix/play.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ceremony.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class Casual : public SceneBase {
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

  void give_up(Stage& stage);

  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 protected:
  /// The round of a day, in place of any other.
  void begin_daily(engine::records::Day day, Stage& stage);

 private:
  enum class Phase : std::uint8_t {
    choosing,  ///< the level
    playing,
    ended,   ///< its last board stands there
    counted  ///< what it paid
  };

  void choose_level(const ansi::Key& key, Stage& stage);
  void set_level(int level, Stage& stage);
  void begin_round(Stage& stage);
  void follow(Stage& stage);
  void go_on(Stage& stage);
  void show_count(Stage& stage);
  void leave(Stage& stage);
  void ask_for_new_game(Stage& stage);
  [[nodiscard]] engine::Verdict verdict() const;
  [[nodiscard]] std::string end_text() const;
  void draw_choice(Canvas& canvas) const;
  void draw_small_choice(Canvas& canvas) const;

  Phase phase_ = Phase::choosing;
  int level_ = 1;
  std::optional<engine::records::Day> daily_;  ///< whose round it is; nullopt: any round
  std::string word_;                           ///< of a challenge, whose board it is; empty: none
  bool wants_new_game_ = false;                ///< what the question was about
  Play play_;
  shared::Ceremony ceremony_;
};

}  // namespace codemaker::play::masterix
