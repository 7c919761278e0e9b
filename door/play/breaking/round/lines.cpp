#include "play/breaking/round/lines.hpp"

#include "play/call/words.hpp"
#include "play/scenes/scene.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <string_view>
#include <utility>

namespace codemaker::play::breaking {
namespace {

/// The row as far as it is told; empty: it is not.
std::string row_text(const Round& round) {
  const bool is_told =
      round.typing.prompts_part ? !round.row.is_empty() : round.row.code().has_value();
  std::string text;
  for (int hole = 0; is_told && hole < round.row.rules().holes; ++hole) {
    if (hole > 0) text += ' ';
    const auto peg = round.row.peg(hole);
    text += peg ? sign_of(*peg, round.typing.signs) : "_";
  }
  return text;
}

bool has_digits(const Round& round) {
  return round.typing.signs == PegSigns::digits;
}

}  // namespace

std::string turn_text(
    const engine::breaking::BreakingGame& game, std::size_t turn, PegSigns signs
) {
  const engine::breaking::Turn& made = game.history()[turn];
  return fmt::format(
      "{}: {} - {}.", turn + 1, spaced(made.guess, signs),
      marks_text(made.marks, game.rules().marking, signs)
  );
}

std::string computers_turn_text(
    const engine::breaking::BreakingGame& game, std::size_t turn, PegSigns signs
) {
  return "Computer " + turn_text(game, turn, signs);
}

std::string belief_text(const engine::breaking::Belief& belief) {
  if (belief.codes == 0) return {};
  const auto forgotten = std::ranges::count(belief.remembers, false);
  return fmt::format(
      "It thought {} possible{}.", count(static_cast<std::int64_t>(belief.codes), "code", "codes"),
      forgotten == 0 ? ""
                     : fmt::format(", with {} forgotten", count(forgotten, "answer", "answers"))
  );
}

void tell_turn(const Round& round, Stage& stage) {
  tell_turn(
      round, round.is_over() ? "" : fmt::format(" {} left.", round.game->guesses_left()), stage
  );
}

void tell_turn(const Round& round, std::string_view behind, Stage& stage) {
  const bool is_computers = round.breaker == engine::breaking::Side::computer;
  const auto text = is_computers ? computers_turn_text : turn_text;
  const std::size_t last = round.game->history().size() - 1;
  stage.tell(fmt::format("{}{}", text(*round.game, last, round.typing.signs), behind));
}

void tell_board(const Round& round, Stage& stage) {
  if (round.guesses_made() == 0) return stage.tell("The board is empty.");
  for (std::size_t turn = 0; turn < round.game->history().size(); ++turn)
    stage.tell(turn_text(*round.game, turn, round.typing.signs));
}

std::string guess_prompt(const Round& round) {
  return row_prompt(round, fmt::format("Guess {}", round.guesses_made() + 1), "play");
}

std::string code_prompt(const Round& round) {
  return row_prompt(round, "Your code", "set");
}

std::string row_prompt(const Round& round, std::string_view asked, std::string_view verb) {
  const std::string row = row_text(round);
  return row.empty() ? fmt::format("{}: ", asked)
                     : fmt::format("{} [P = {} {}]: ", asked, verb, row);
}

std::vector<std::string> row_line_help(const Round& round, RowUse use) {
  const bool is_guess = use == RowUse::guess;
  const std::string pegs = has_digits(round) ? "digits, 0 to 9"
                                             : fmt::format(
                                                   "pegs, 1 to {} or {}", round.rules.colors,
                                                   letters_of_colors(round.rules.colors)
                                               );
  std::vector<std::string> lines{
      fmt::format(
          "Type {} {}, then Enter: {}.", round.rules.holes, pegs,
          is_guess ? "your guess" : "your code"
      ),
      std::string{random_row_help}};
  if (is_guess) lines.emplace_back(copy_help);
  return lines;
}

std::vector<KeyHelp> row_keys(const Round& round, RowUse use, std::string_view enter) {
  const bool is_guess = use == RowUse::guess;
  const std::string colors = fmt::format("1-{}", round.rules.colors);
  std::vector<KeyHelp> keys{
      has_digits(round)
          ? KeyHelp{"0-9", "digit", "0-9: a digit."}
          : KeyHelp{
                colors, "peg",
                fmt::format("{}, {}: a peg.", colors, letters_of_colors(round.rules.colors))},
      {"Bksp", "undo", "Backspace: take a peg back."},
      {"Enter", is_guess ? "guess" : "set code", std::string{enter}},
      {"Arrows", "", "Arrows: another hole, another color."},
      random_key(),
  };
  if (is_guess) keys.push_back(earlier_key());
  return keys;
}

std::vector<KeyHelp> in_order(std::vector<KeyHelp> keys) {
  static constexpr std::array<std::string_view, 20> order{
      "skip",      "go on", "ready", "peg",      "digit",   "none",   "exact",
      "misplaced", "undo",  "guess", "set code", "OK",      "random", "hint",
      "review",    "help",  "quit",  "scoring",  "earlier", "look"};
  const auto place_of = [](const KeyHelp& key) {
    return std::ranges::find(order, key.does) - order.begin();
  };
  std::vector<KeyHelp> ordered;
  for (KeyHelp& key : keys) {
    const auto at = std::ranges::upper_bound(ordered, place_of(key), {}, place_of);
    ordered.insert(at, std::move(key));
  }
  return ordered;
}

std::vector<KeyHelp> standing(std::vector<KeyHelp> keys, std::span<const KeyPlace> places) {
  for (KeyHelp& key : keys) {
    const auto place = std::ranges::find(places, key.does, &KeyPlace::does);
    if (place != places.end()) key.column = place->column;
  }
  return keys;
}

KeyHelp earlier_key() {
  return with_button({"A", "earlier", "A: an earlier guess, the last one first."}, "repeat");
}

KeyHelp random_key() {
  return {"X", "random", "X or F4: fill the row at random."};
}

KeyHelp mouse_key() {
  return {"", "", "Mouse: drag pegs in and out; click a guess to copy it.", true};
}

KeyHelp marks_key() {
  return {"", "", "Marks: exact (right color, right hole), misplaced (wrong hole)."};
}

std::vector<KeyHelp> page_keys(const Round& round, std::string_view scoring) {
  if (round.scoring.is_open()) return round.scoring.keys();
  if (round.is_seal_open) return {{"any key", "back", "Any key: back."}, help_key()};
  std::vector<KeyHelp> keys = round.review.keys();
  keys.push_back({"S", "scoring", std::string{scoring}});
  return keys;
}

}  // namespace codemaker::play::breaking
