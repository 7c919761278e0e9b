/// A ranked run of Masterix against the computer.
#pragma once

#include "engine/masterix/id.hpp"
#include "play/masterix/place.hpp"
#include "play/masterix/play.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ranked_run.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::masterix {

class RunScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return shared::earlier(play_.wakes_at(), run_.wakes_at());
  }

  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  void give_up(Stage& stage) { play_.record().leave(stage); }

  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;

  [[nodiscard]] std::vector<std::string> line_help() const { return play_.line_help(); }

  [[nodiscard]] int level() const { return run_.level(); }

  [[nodiscard]] bool takes_text() const { return run_.is_naming(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t {
    playing,  ///< a round
    ended,    ///< its last board stands there
    counted   ///< what it paid
  };

  void begin_level(Stage& stage);
  void follow(Stage& stage);
  void decide(Stage& stage);
  void go_on(Stage& stage);
  void show_count(Stage& stage);

  [[nodiscard]] bool is_playing() const { return phase_ == Phase::playing && !run_.is_left(); }

  [[nodiscard]] engine::Verdict verdict() const;
  [[nodiscard]] std::string end_of_level_text() const;
  [[nodiscard]] std::vector<std::string> facts() const;
  void draw_small_result(Canvas& canvas) const;

  shared::RankedRun run_{engine::masterix::id, place::menu};
  Phase phase_ = Phase::playing;
  Play play_;
};

}  // namespace codemaker::play::masterix
