/// Egg Carton for two players at one terminal, with the start and the relay rule that casual games
/// of the call have.
#pragma once

#include "play/boards/pair_scene.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/play.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::egg_carton {

class Pair : public boards::PairScene<Pair, Play> {
 public:
  static constexpr std::string_view naming_words =
      "Names of up to 11 characters. Player 1 has A to F and begins; sides change each round. "
      "Start and relay rule are as in casual games. Nothing is ranked.";
  static constexpr std::string_view new_sides_text = "You change sides. A to F begins.";

  void agree_as(const engine::egg_carton::records::CartonSetup& setup, Stage& stage);
  [[nodiscard]] engine::egg_carton::records::CartonCasual agreed() const;

  [[nodiscard]] static KeyHelp new_game_key() { return {"F2", "new", "F2: start a new game."}; }

  [[nodiscard]] static bool fills_large() { return true; }

  void describe(Stage& stage) const;
  void greet(Stage& stage);

  /// They sit down with the board that is laid out.
  void seat(Stage& /*stage*/) {}

  void begin_board(Stage& stage);
  void deal_board(std::uint64_t seed, Stage& stage);
  [[nodiscard]] std::optional<std::size_t> winner() const;
  [[nodiscard]] bool tells_end(Stage& stage) const;
  [[nodiscard]] std::string round_text() const;
  void celebrate(Stage& stage);
  [[nodiscard]] ansi::Position draw_naming(Canvas& canvas) const;
  void draw_board(Canvas& canvas) const;
  void draw_result(Canvas& canvas) const;

 private:
  void lay_out(const engine::egg_carton::Position& position, Stage& stage);

  Choices choices_;
};

}  // namespace codemaker::play::egg_carton
