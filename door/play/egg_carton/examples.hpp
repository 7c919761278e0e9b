/// The three selections with which the manual of Egg Carton explains its rules, played on the board
/// (rules.md 5.4).
#pragma once

#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/sowing.hpp"
#include "play/scenes/scene.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Examples : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void tick(Stage& stage);
  [[nodiscard]] std::optional<Instant> wakes_at() const;
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "eggcarton"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  enum class Phase : std::uint8_t { before, sowing, after };

  void go_on(Stage& stage);
  void begin_sowing(Stage& stage);
  void show_next(Stage& stage);
  void finish();
  void tell_all(Stage& stage) const;
  [[nodiscard]] engine::egg_carton::Sowing sowing() const;
  [[nodiscard]] std::string words() const;
  [[nodiscard]] View view() const;
  [[nodiscard]] View noted_view() const;  ///< of what a page shows
  [[nodiscard]] View small_view() const;
  void draw_small(Canvas& canvas) const;
  void draw_full(Canvas& canvas) const;

  std::size_t example_ = 0;
  Phase phase_ = Phase::before;
  std::optional<SowingShow> sowing_;
  Instant next_step_at_;
};

}  // namespace codemaker::play::egg_carton
