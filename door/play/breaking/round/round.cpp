#include "play/breaking/round/round.hpp"

#include "engine/breaking/record.hpp"
#include "play/breaking/secrets.hpp"
#include "play/breaking/wooden_board.hpp"

#include <variant>

namespace codemaker::play::breaking {
namespace {

/// Of a game of several codes the losses of one would not be told apart from those of another.
bool has_one_code(const engine::breaking::records::BreakingSetup& setup) {
  return !std::holds_alternative<engine::breaking::records::Campaign>(setup) &&
         !std::holds_alternative<engine::breaking::records::RoundsMatch>(setup);
}

}  // namespace

void begin(Round& round, const engine::breaking::Rules& rules, int limit) {
  round.rules = rules;
  round.limit = limit;
  round.row = RowEditor{rules};
  round.hand.let_go();
  round.copied = 0;
  round.game.reset();
  round.seal.reset();
  round.hint.forget();
}

void hide(Round& round, const engine::breaking::records::Hidden& code, Stage& stage) {
  round.record.add(code, stage);
  round.game.emplace(round.rules, round.limit, code.code);
}

void hide(Round& round, const event::Secret& secret, Stage& stage) {
  round.seal = secret.seal;
  hide(round, engine::breaking::records::Hidden{code_of(secret), secret.seal.salt}, stage);
}

std::optional<engine::breaking::Code> submit(Round& round, Stage& stage) {
  auto code = round.row.code();
  if (!code) stage.refuse(round.row.what_is_missing());
  return code;
}

void make_guess(Round& round, const engine::breaking::Code& guess, Stage& stage) {
  round.game->guess(guess);
  round.record.add(guess, stage);
  round.hint.forget();
  // While the computer guesses the row is the code that the caller made.
  if (round.breaker == engine::breaking::Side::computer) return;
  round.row.clear();
  round.copied = 0;
}

void show_marks(Round& round, Stage& stage) {
  begin_marks(round.marks, round.game->history().back().marks, stage);
}

bool finish_marks(Round& round) {
  if (!round.marks.is_moving()) return false;
  round.marks.finish();
  return true;
}

bool tick(Round& round, Stage& stage) {
  const bool was_marking = round.marks.is_moving();
  round.marks.tick(stage);
  round.shield.tick(stage);
  return was_marking && !round.marks.is_moving();
}

std::optional<Instant> wakes_at(const Round& round) {
  return shared::earlier(round.marks.wakes_at(), round.shield.wakes_at());
}

void give_hint(Round& round, PegSigns signs, Stage& stage) {
  round.hint.give(round.rules, round.game->history(), stage, signs);
}

ReviewedGame to_review(const Round& round) {
  ReviewedGame game{
      .rules = round.rules,
      .history = round.game->history(),
      .signs = round.typing.signs,
      .seal = round.seal};
  if (has_one_code(round.record.record().setup)) game.kept_as = GameToken{};
  return game;
}

std::vector<ScoredGuess> scored(const Round& round) {
  return scored(round.game->secret(), round.game->history(), round.breaker);
}

void show_scoring(
    Round& round, const std::vector<ScoredGuess>& guesses, std::optional<int> number, Stage& stage
) {
  if (stage.is_line()) return tell_scoring(guesses, number, round.typing.signs, stage);
  round.scoring.open(guesses, round.typing.signs);
}

}  // namespace codemaker::play::breaking
