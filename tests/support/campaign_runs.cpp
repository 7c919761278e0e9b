#include "support/campaign_runs.hpp"

#include "engine/breaking/rules.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/questions.hpp"

namespace codemaker::tests {

ansi::Position run_color(int color) {
  const play::breaking::Palette palette{{3, 33}, 6};
  return palette.place(static_cast<engine::breaking::Peg>(color));
}

void computer_breaks_in(Typist& ada, int guesses, const std::string& code) {
  const play::breaking::question::Solve& solve = ada.solved.back();
  std::string wrong(code.size(), code[0] == '6' ? '5' : '6');
  engine::breaking::History turns;
  for (int i = 1; i <= guesses; ++i) {
    const auto pegs = engine::breaking::parse_pegs(i == guesses ? code : wrong);
    const auto guess = *engine::breaking::Code::secret(solve.rules, pegs->span());
    turns.push_back({guess, engine::breaking::mark(solve.rules.marking, solve.code, guess)});
  }
  ada.reply(play::breaking::Solved{turns});
  ada.reply(play::breaking::Reviewed{});  // not judged
}

}  // namespace codemaker::tests
