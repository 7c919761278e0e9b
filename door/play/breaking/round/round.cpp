#include "play/breaking/round/round.hpp"

#include "engine/breaking/record.hpp"
#include "play/breaking/round/shares.hpp"
#include "play/breaking/secrets.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/call/words.hpp"
#include "play/scenes/scene.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <variant>

namespace codemaker::play::breaking {
namespace {

/// Of a game of several codes the losses of one would not be told apart from those of another.
bool has_one_code(const engine::breaking::records::BreakingSetup& setup) {
  return !std::holds_alternative<engine::breaking::records::Campaign>(setup) &&
         !std::holds_alternative<engine::breaking::records::RoundsMatch>(setup);
}

using engine::breaking::records::is_typed;
using engine::breaking::records::max_typed;

/// Stands for whatever is no letter and no digit.
constexpr char other_sign = '.';

char sign_of_key(const ansi::Key& key) {
  const bool is_ascii = key.code == ansi::KeyCode::character && key.value < 0x80;
  const char letter = is_ascii ? static_cast<char>(key.value) : other_sign;
  return is_typed({&letter, 1}) ? letter : other_sign;
}

void mix_sign(Round& round, char sign) {
  const bool is_open = round.game && !round.game->has_code() && round.typed.size() < max_typed;
  if (is_open) round.typed += sign;
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
  round.is_seal_open = false;
  round.finale.close();
  round.typed.clear();
  round.first_guess.reset();
  round.ahead.drop();
  round.is_withheld = false;
  round.hint.forget();
}

void hide(Round& round, const engine::breaking::records::Hidden& code, Stage& stage) {
  round.record.add(code, stage);
  round.game.emplace(round.rules, round.limit, code.code);
}

void hide(Round& round, const event::Secret& secret, Stage& stage) {
  round.seal = secret.seal;
  const bool is_made = secret.secret.as<engine::breaking::Code>() != nullptr;
  if (is_made) return hide(round, hidden_of(secret), stage);
  round.game.emplace(round.rules, round.limit);
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
  round.finale.tick(stage);
  return was_marking && !round.marks.is_moving();
}

std::optional<Instant> wakes_at(const Round& round) {
  const auto on_board = shared::earlier(round.marks.wakes_at(), round.shield.wakes_at());
  return shared::earlier(on_board, round.finale.wakes_at());
}

void give_hint(Round& round, Stage& stage) {
  const auto known =
      round.hint.give({round.rules, round.game->history(), round.typing.signs}, stage);
  if (known) round.row.copy(*known);
}

void take_hint(Round& round, const Hinted& hinted, Stage& stage) {
  if (const auto guess = round.hint.take(hinted, stage)) round.row.copy(*guess);
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
  if (!round.game->has_code()) return {};
  return scored(round.game->secret(), round.game->history(), round.breaker);
}

void show_scoring(
    Round& round, const std::vector<ScoredGuess>& guesses, std::optional<int> number, Stage& stage
) {
  if (stage.is_line()) return tell_scoring(guesses, number, round.typing.signs, stage);
  round.scoring.open(guesses, round.typing.signs);
}

bool celebrate(Round& round, engine::Verdict verdict, std::string word, Stage& stage) {
  const bool has_screen = stage.presentation() == Presentation::full;
  if (has_screen) return round.finale.begin(verdict, std::move(word), stage);
  return stage.play(shared::tune_of(verdict));
}

std::string broken_word(const Round& round) {
  return round.is_broken() ? fmt::format("BROKEN IN {}!", round.guesses_made()) : "";
}

BrokenCode broken_code(const Round& round, std::string_view title) {
  const bool is_known = round.game->has_code() && !round.is_withheld;
  return {
      .title = title,
      .code = is_known ? std::optional{round.game->secret()} : std::nullopt,
      .holes = round.rules.holes,
      .guesses = round.guesses_made(),
      .limit = round.limit,
      .is_broken = round.is_broken(),
      .history = &round.game->history()};
}

bool press_finale(
    Round& round, const ansi::Key& key, const std::vector<KeyHelp>& keys, Stage& stage
) {
  if (!round.finale.is_open()) return false;
  round.finale.close();
  // F5 is no S in all of them.
  const bool is_typed = typed_letter_of(key) != 0;
  const bool is_command = std::ranges::any_of(keys, [&](const KeyHelp& help) {
    return is_typed && help.keys.size() == 1 && is_letter(key, help.keys);
  });
  round.read_from = stage.now() + TypeAhead::moment;
  return !is_command;
}

bool passes_over_board(const Round& round, const ansi::Key& key, const Stage& stage) {
  return goes_on(key) && stage.now() < round.read_from;
}

void mix_in(Round& round, const ansi::Key& key) {
  mix_sign(round, sign_of_key(key));
}

void mix_in(Round& round, std::string_view line) {
  for (const char letter : line)
    mix_in(round, ansi::character(static_cast<unsigned char>(letter)));
  mix_sign(round, other_sign);
}

void mix_in(Round& round, std::optional<engine::breaking::Peg> color, std::optional<int> hole) {
  constexpr std::string_view signs = "0123456789abcdef";
  if (color) {
    mix_sign(round, signs[*color]);
  } else if (hole) {
    mix_sign(round, signs[static_cast<std::size_t>(*hole) + 1]);
  }
}

bool ask_for_code(Round& round, const engine::breaking::Code& guess, Stage& stage) {
  if (round.game->has_code()) return false;
  round.first_guess = guess;
  stage.perform(effect::MixSecret{round.rules, round.seal->salt, round.typed});
  return true;
}

bool waits_for_code(Round& round, const ansi::Key& key) {
  if (round.first_guess) round.ahead.add(key);
  return round.first_guess.has_value();
}

bool waits_for_code(Round& round, std::string_view line) {
  if (round.first_guess) round.ahead.add(line);
  return round.first_guess.has_value();
}

std::optional<engine::breaking::Code> take_code(
    Round& round, const event::Secret& secret, Stage& stage
) {
  const auto guess = std::exchange(round.first_guess, std::nullopt);
  if (!guess) return std::nullopt;
  round.seal = secret.seal;
  round.record.add(hidden_of(secret), stage);
  round.game->hide(code_of(secret));
  return guess;
}

}  // namespace codemaker::play::breaking
