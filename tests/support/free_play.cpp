#include "support/free_play.hpp"

#include "engine/breaking/match.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/questions.hpp"

namespace codemaker::tests {

play::breaking::WoodenBoard FreePlay::board() const {
  constexpr int guesses = engine::breaking::Match::guesses;
  if (!sees("  Duel")) return {{3, 3}, holes, guesses};
  return {{4, holes == 4 ? duel_gap : duel_gap / 2}, holes, guesses};
}

ansi::Position FreePlay::palette(int peg, int colors) const {
  const int column = board().at.column + board().columns() + 4;
  return play::breaking::Palette{{4, column}, colors, 2, play::breaking::PegSigns::colors, true}
      .place(static_cast<engine::breaking::Peg>(peg));
}

void Duel::computer_guesses(std::string_view pegs) {
  const engine::breaking::Rules rules{.holes = static_cast<int>(own_.size()), .colors = 10};
  const auto guess =
      *engine::breaking::Code::secret(rules, engine::breaking::parse_pegs(pegs)->span());
  wait_for_marks();
  reply(play::breaking::Guessed{guess});
  wait_for_marks();
}

}  // namespace codemaker::tests
