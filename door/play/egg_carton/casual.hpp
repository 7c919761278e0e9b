/// A casual game of Egg Carton against the computer, at any level. Nothing is ranked.
#pragma once

#include "play/boards/free_scene.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/play.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::egg_carton {

class Casual : public boards::FreeScene<Casual, Play> {
 public:
  void describe(Stage& stage) const;

  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void point(const Pointer& pointer, Stage& stage);
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

  void open(Stage& stage);
  void play_puzzle(Stage& stage);
  void play_guided(Stage& stage);
  void play_as(const engine::egg_carton::records::CartonSetup& setup, Stage& stage);
  [[nodiscard]] engine::egg_carton::records::CartonCasual agreed() const;
  void begin_board(Stage& stage);
  void deal_board(std::uint64_t seed, Stage& stage);
  [[nodiscard]] bool shows_last_board(Stage& stage) const;
  void celebrate(Stage& stage);
  void tell_result(Stage& stage) const;
  void follow_result(Stage& stage);

 private:
  void leave_board(Stage& stage);
  void answer(const ansi::Key& key, Stage& stage);
  [[nodiscard]] std::string end_text() const;
  void seat(Stage& stage);
  void lay_out(const engine::egg_carton::Position& position, Stage& stage);
  void draw_result(Canvas& canvas) const;
  [[nodiscard]] std::string title() const;
  [[nodiscard]] std::string_view terms() const;

  Choices choices_;
  std::array<Seat, 2> seats_;
};

/// The game of the day.
using Daily = boards::DailyScene<Casual>;
/// The only try at a carton that another caller left.
using PositionTry = boards::PositionScene<Casual>;
/// A first game, explained.
using Guided = boards::GuidedScene<Casual>;

}  // namespace codemaker::play::egg_carton
