/// Masterix for two players at one terminal: rounds with changing sides, never ranked.
#pragma once

#include "play/boards/free_scene.hpp"
#include "play/masterix/play.hpp"
#include "play/shared/line_editor.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

/// While it is idle, names are given.
class PairScene : public boards::FreeScene<PairScene, Play> {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);
  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;

  [[nodiscard]] bool takes_text() const { return phase_ == Phase::idle; }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

  [[nodiscard]] static engine::masterix::records::MasterixPair agreed() { return {}; }

  void begin_board(Stage& stage);

  void deal_board(std::uint64_t seed, Stage& stage) { play_.deal(seed, stage); }

  [[nodiscard]] bool shows_last_board(Stage& stage);
  void celebrate(Stage& stage);
  void tell_result(Stage& stage);

  void follow_result(Stage& stage) { go_on(stage); }

 private:
  struct Player {
    std::string name;
    int rounds_won = 0;
  };

  void give_name(std::string_view name, Stage& stage);
  /// The same players from the first round on.
  void begin_anew(Stage& stage);
  void go_on(Stage& stage);
  void go_back(Stage& stage);
  void ask_for_new_game(Stage& stage);
  void ask_to_quit(Stage& stage);
  void draw_naming(Canvas& canvas) const;
  void draw_count(Canvas& canvas) const;
  [[nodiscard]] std::string end_of_round_text() const;

  std::string handle_;
  shared::LineEditor typed_{scores::max_name_characters};
  std::size_t named_ = 0;  ///< players who have a name
  std::array<Player, 2> players_;
  int round_ = 0;
};

}  // namespace codemaker::play::masterix
