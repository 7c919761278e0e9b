/// A casual game of Egg Carton: against the computer, or of two players. Nothing is ranked.
#pragma once

#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/play.hpp"
#include "play/shared/ceremony.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Casual : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);
  [[nodiscard]] std::optional<Instant> wakes_at() const;
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);

  void give_up(Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "eggcarton"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 protected:
  /// The game of a day, in place of any other.
  void begin_daily(engine::records::Day day, Stage& stage);

 private:
  enum class Phase : std::uint8_t {
    dealing,  ///< the seed of the deal is being drawn
    playing,
    decided,  ///< the last board, on full screens
    result    ///< again?
  };

  void seat(Stage& stage);
  void begin(Stage& stage);
  void deal(const engine::egg_carton::Position& position, Stage& stage);
  void follow(Stage& stage);
  void show_result(Stage& stage);
  void answer(const ansi::Key& key, Stage& stage);
  void leave(Stage& stage);
  void draw_result(Canvas& canvas) const;
  [[nodiscard]] std::string result_text() const;
  [[nodiscard]] std::string title() const;

  Phase phase_ = Phase::dealing;
  std::optional<engine::records::Day> daily_;  ///< whose game it is; nullopt: any game
  std::string word_;                           ///< of a challenge, whose deal it is; empty: none
  Choices choices_;
  std::array<Seat, 2> seats_;
  Play play_;
  shared::Ceremony ceremony_;
  bool wants_new_ = false;  ///< a yes means another game, not the end of it
};

}  // namespace codemaker::play::egg_carton
