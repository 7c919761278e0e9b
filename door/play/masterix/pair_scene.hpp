/// Masterix for two players at one terminal.
#pragma once

#include "play/boards/pair_scene.hpp"
#include "play/masterix/play.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play::masterix {

class PairScene : public boards::PairScene<PairScene, Play> {
 public:
  static constexpr std::string_view naming_words =
      "Names of up to 11 characters. Player 1 is blue and begins; sides change each round. A sysop "
      "at the local side can be player 2. Unranked.";
  static constexpr std::string_view new_sides_text = "You change sides. Blue begins.";

  [[nodiscard]] std::string_view art_name() const;

  [[nodiscard]] static engine::masterix::records::MasterixPair agreed() { return {}; }

  [[nodiscard]] static KeyHelp new_game_key() { return {"", "", "N or F2: a new game."}; }

  void greet(Stage& stage) { stage.show(first_words(stage)); }

  void seat(Stage& stage);

  void deal_board(std::uint64_t seed, Stage& stage) { play_.deal(seed, stage); }

  [[nodiscard]] std::optional<std::size_t> winner() const;

  [[nodiscard]] bool tells_end(Stage& stage) const { return play_.tell_end(stage); }

  [[nodiscard]] std::string round_text() const;
  void celebrate(Stage& stage);
  [[nodiscard]] ansi::Position draw_naming(Canvas& canvas) const;

  void draw_board(Canvas& canvas) const { play_.draw(canvas); }

  void draw_result(Canvas& canvas) const;
};

}  // namespace codemaker::play::masterix
