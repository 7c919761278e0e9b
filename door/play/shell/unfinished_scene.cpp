#include "play/shell/unfinished_scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/puzzle_again.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/ranked_run.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

// Where they lead hangs on the game.
constexpr std::array choices{
    shared::ChoiceItem{"G", "Go on", "where you left it", Place::unfinished},
    shared::ChoiceItem{"N", "New game", "gives this one up", Place::unfinished},
    shared::ChoiceItem{"Q", "Back", "decide later", Place::menu},
};

constexpr int small_choices_row = 8;
constexpr int small_strip_row = 15;
constexpr int full_choices_row = 9;
constexpr int full_facts_rows = 5;
constexpr int full_strip_row = 19;

/// Of a run what it has won; 0 in other games.
engine::Points bank_of(const engine::records::Record& record) {
  const auto outcome = engine::records::replay(record);
  return outcome && engine::records::is_ranked(record) ? outcome->one : 0;
}

}  // namespace

void UnfinishedScene::enter(Stage& stage) {
  stage.drop_typed_ahead();
  const std::string puzzle = puzzle_left(game_.record, stage);
  text_ = puzzle.empty() ? text_of(game_.record) : puzzle;
  describe(stage);
}

void UnfinishedScene::describe(Stage& stage) const {
  const std::string_view title = row_of(game_.record).title;
  const bool names_game = text_.find(title) != std::string::npos;
  if (!names_game) stage.tell(fmt::format("Your game of {}:", title));
  stage.tell(what_text());
  shared::tell_items(choices, stage);
}

std::string UnfinishedScene::what_text() const {
  const engine::Points points = bank_of(game_.record);
  const std::string bank = points > 0 ? fmt::format(" Bank {}.", points) : "";
  if (game_.place.empty()) return fmt::format("Unfinished: {}.{}", text_, bank);
  return fmt::format(
      "You are playing {} on {}, or were cut off there.{} If you go on here, it ends there.", text_,
      game_.place, bank
  );
}

void UnfinishedScene::press(const ansi::Key& key, Stage& stage) {
  if (bar_.press(key, choices.size())) return;
  const bool takes = goes_on(key);
  const char32_t letter = letter_of(takes ? shared::key_of(choices.at(bar_.at())) : key);
  if (letter == U'g') {
    stage.resume(game_);
  } else if (letter == U'n') {
    ask_to_give_up(stage);
  } else if (letter == U'q' || key.code == ansi::KeyCode::escape) {
    stage.go(stage.choices().list);
  } else {
    refuse_key(key, stage);
  }
}

void UnfinishedScene::ask_to_give_up(Stage& stage) const {
  const engine::Points bank = bank_of(game_.record);
  if (engine::records::day_of(game_.record)) {
    return stage.ask("Give up this game? It's the only try of its day. (Y/N)");
  }
  if (!engine::records::challenge_of(game_.record).empty())
    return stage.ask("Give up this game? It's your first try at its word. (Y/N)");
  if (!engine::records::position_of(game_.record).empty())
    return stage.ask("Give up this position? It's your only try. (Y/N)");
  if (!engine::records::is_ranked(game_.record)) return stage.ask("Give up this game? (Y/N)");
  stage.ask(
      bank > 0 ? fmt::format("Give up this run with {}? (Y/N)", count(bank, "point", "points"))
               : "Give up this run? No points are in the bank yet. (Y/N)"
  );
}

/// Points that were won the moment the line dropped may not be filed yet.
void UnfinishedScene::confirm(Stage& stage) {
  const engine::records::Record& record = game_.record;
  if (const engine::Points bank = bank_of(record); bank > 0) {
    const int level = engine::records::replay(record)->level;
    stage.perform(effect::FileScore{
        {shared::entry_of(engine::records::game_of(record), level, bank, stage),
         scores::Purpose::enter}});
  }
  const effect::KeepGame kept = given_up(game_);
  if (engine::records::day_of(kept.record)) remember_day(kept.record, stage);
  stage.perform(kept);
  stage.go(place_after(record));
}

void UnfinishedScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = shared::key_of_line(choices, line, stage)) press(*key, stage);
}

void UnfinishedScene::take_empty_line(Stage& stage) {
  press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
}

void UnfinishedScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const int row = is_lean ? small_choices_row : full_choices_row;
  const auto* const item = shared::item_at(pointer.at, {choices, row}, is_lean);
  if (item == nullptr) return;
  press(ansi::character(static_cast<unsigned char>(item->letter.front())), stage);
}

void UnfinishedScene::draw(Canvas& canvas) const {
  const Game& game = row_of(game_.record);
  if (canvas.is_lean()) {
    canvas.header(ansi::capitalized(game.title));
    // Right above the choices, however many rows it has.
    const std::string what = what_text();
    const auto rows = static_cast<int>(ansi::wrap(what, canvas.columns()).size());
    canvas.paragraph(small_choices_row - 1 - rows, 0, what);
    draw_strip(canvas, game, small_strip_row);
    return shared::draw_items(canvas, {choices, small_choices_row}, bar_);
  }
  canvas.heading(ansi::upper_case(game.title), "Unfinished game");
  draw_page_frame(canvas, full_facts_rows, "Your game");
  canvas.paragraph(4, 6, what_text(), look::bright);
  shared::draw_items(canvas, {choices, full_choices_row}, bar_, "Go on?");
  draw_strip(canvas, game, full_strip_row);
}

std::vector<KeyHelp> UnfinishedScene::keys() const {
  return {
      {"G", "go on", "G or Enter: go on where you left it."},
      {"N", "new game", "N: give this game up. A puzzle has no other try."},
      {"Q", "back", "Q or Esc: decide later."},
      {"?", "help", "? or F1: this help."},
  };
}

}  // namespace codemaker::play::shell
