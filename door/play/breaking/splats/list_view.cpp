// A board of Intersections & Splats that is too high or too wide for columns: a row each guess.
#include "play/breaking/peg_words.hpp"
#include "play/breaking/splats/view.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::splats {
namespace {

std::string numbers_of(const engine::breaking::Marks& marks) {
  return fmt::format("{:2}* {:2}+", marks.black, marks.white);
}

}  // namespace

void draw_list(const State& state, Canvas& canvas) {
  constexpr int list_row = 1;
  constexpr int max_guesses = 13;
  constexpr int digits_column = 3;
  const int made = state.round.game ? state.round.game->guesses_made() : 0;
  int row = list_row;
  for (int i = std::max(0, made - max_guesses); i < made; ++i, ++row) {
    const engine::breaking::Turn& turn = state.round.game->history()[static_cast<std::size_t>(i)];
    ansi::Position after = canvas.text({row, 0}, fmt::format("{:2}", i + 1));
    after.column = digits_column;
    for (const engine::breaking::Peg peg : turn.guess.pegs())
      after = canvas.text(after, sign_of(peg, PegSigns::ascii));
    canvas.text({row, after.column + 1}, numbers_of(turn.marks));
  }
  ansi::Position at{row, digits_column};
  for (int place = 0; place < state.size.digits; ++place)
    at = canvas.text(at, code_sign(state, place), look::bright);
}

}  // namespace codemaker::play::breaking::splats
