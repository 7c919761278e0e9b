/// Masterix against the computer at any level, never ranked, with hints and undo.
#pragma once

#include "play/boards/free_scene.hpp"
#include "play/masterix/play.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// While it is idle, the level is chosen.
class Casual : public boards::FreeScene<Casual, Play> {
 public:
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  void open(Stage& stage);
  void play_as(const engine::masterix::records::MasterixSetup& setup, Stage& stage);
  void play_puzzle(Stage& stage);

  [[nodiscard]] engine::records::CasualSetup agreed() const { return {level_}; }

  void begin_board(Stage& stage);

  void deal_board(std::uint64_t seed, Stage& stage) { play_.deal(seed, stage); }

  [[nodiscard]] bool shows_last_board(Stage& stage) const { return play_.tell_end(stage); }

  [[nodiscard]] engine::Verdict verdict() const { return play_.verdict(); }

  void tell_result(Stage& stage) const { stage.say(end_text()); }

  void follow_result(Stage& stage);

 private:
  void choose_level(const ansi::Key& key, Stage& stage);
  void set_level(int level, Stage& stage);
  void go_on(Stage& stage);
  void ask_for_new_game(Stage& stage);
  [[nodiscard]] std::string end_text() const;
  void draw_choice(Canvas& canvas) const;
  void draw_small_choice(Canvas& canvas) const;

  int level_ = 1;
};

/// The round of the day.
using Daily = boards::DailyScene<Casual>;

}  // namespace codemaker::play::masterix
