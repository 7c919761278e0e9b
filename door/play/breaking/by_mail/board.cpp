#include "play/breaking/by_mail/board.hpp"

#include "engine/breaking/match.hpp"
#include "play/breaking/round/lines.hpp"
#include "play/breaking/round/mouse.hpp"
#include "play/breaking/round/typed.hpp"
#include "play/breaking/round/view.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/drawing/ornaments.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace codemaker::play::breaking::by_mail {
namespace {

using engine::breaking::BreakingGame;
using engine::breaking::Code;
using engine::breaking::Match;

shared::CodeTyped taken(const Typed& typed) {
  return {typed.row ? engine::breaking::text(*typed.row) : "", typed.is_command};
}

}  // namespace

Board::Board(const engine::breaking::Rules& rules) : rules_{rules} {
  // The game of ten digits is the only one without repeats.
  round_.typing = {
      .signs = rules.repeats ? PegSigns::colors : PegSigns::digits, .prompts_part = true};
  begin(round_, rules_, Match::guesses);
}

std::unique_ptr<shared::CodeBoard> Board::copy() const {
  return std::make_unique<Board>(*this);
}

std::optional<Code> Board::code_of(std::string_view text) const {
  const auto pegs = engine::breaking::parse_pegs(text);
  return pegs ? Code::guess(rules_, pegs->span()) : std::nullopt;
}

BreakingGame Board::game_of(const shared::CodeSide& side) const {
  BreakingGame game{rules_, Match::guesses};
  if (const auto code = code_of(side.code)) game.hide(*code);
  for (const auto& seen : side.guesses) {
    if (game.is_over()) break;
    if (const auto guess = code_of(seen.guess)) game.answer(*guess, {seen.black, seen.white});
  }
  return game;
}

void Board::show(shared::CodePage page, Stage& stage) {
  const bool was_shown = round_.game.has_value();
  const int made = round_.guesses_made();
  const int others_made = others_ ? others_->guesses_made() : 0;
  const bool was_over = page_.is_over;
  page_ = std::move(page);
  begin(round_, rules_, Match::guesses);
  round_.game = game_of(page_.own);
  others_.reset();
  if (page_.other) others_ = game_of(*page_.other);
  round_.marks.finish();
  others_marks_.finish();
  round_.shield.finish();
  if (!was_shown) return;
  if (round_.guesses_made() == made + 1) show_marks(round_, stage);
  if (others_ && others_->guesses_made() == others_made + 1)
    begin_marks(others_marks_, others_->history().back().marks, stage);
  if (page_.is_over && !was_over) lift_shield(round_.shield, stage);
}

void Board::celebrate(engine::Verdict verdict, std::string word, Stage& stage) {
  round_.marks.finish();
  others_marks_.finish();
  stage.drop_typed_ahead();
  if (!breaking::celebrate(round_, verdict, std::move(word), stage)) stage.ring();
  if (is_celebrating()) round_.shield.finish();
}

RowUse Board::row() const {
  switch (page_.row) {
  case shared::CodeRow::code:
    return RowUse::code;
  case shared::CodeRow::guess:
    return RowUse::guess;
  case shared::CodeRow::none:
    break;
  }
  return RowUse::none;
}

shared::CodeTyped Board::press(const ansi::Key& key, Stage& stage) {
  if (is_celebrating()) {
    round_.finale.close();
    return {.is_command = typed_letter_of(key) != 0 && !goes_on(key)};
  }
  round_.marks.finish();
  others_marks_.finish();
  if (row() == RowUse::none) return {.is_command = true};
  return taken(edit_row(round_, row(), key, stage));
}

shared::CodeTyped Board::take_line(std::string_view line, Stage& stage) {
  if (row() == RowUse::none) return {.is_command = true};
  return taken(take_row_line(round_, row(), line, stage));
}

void Board::point(const Pointer& pointer, Stage& stage) {
  if (is_celebrating()) {
    if (!pointer.is_release) round_.finale.close();
    return;
  }
  const bool is_open = row() != RowUse::none && !round_.marks.is_moving();
  if (!is_open) return round_.hand.let_go();
  edit_by_mouse(round_, boards(pointer.is_on_large).places(), pointer, stage);
}

void Board::tick(Stage& stage) {
  breaking::tick(round_, stage);
  others_marks_.tick(stage);
}

std::optional<Instant> Board::wakes_at() const {
  return shared::earlier(breaking::wakes_at(round_), others_marks_.wakes_at());
}

Boards Board::boards(bool is_large) const {
  return {
      .round = round_,
      .row = row(),
      .are_two = page_.other.has_value(),
      .is_over = page_.is_over,
      .has_panel = page_.has_panel,
      .is_large = is_large,
      .others = others_ ? &*others_ : nullptr,
      .others_marks = &others_marks_,
      .own_code = page_.other ? code_of(page_.other->code) : std::nullopt,
      .own_title = {page_.own.title, page_.own.small},
      .others_title =
          page_.other ? BoardTitle{page_.other->title, page_.other->small} : BoardTitle{},
      .hidden_label = "The code",
      .rows_beside = page_.rows_beside,
      .facts = page_.facts};
}

void Board::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small_boards(canvas, boards());
  if (is_celebrating()) return draw_finale(canvas);
  draw_full_boards(canvas, boards(canvas.is_large()));
  if (page_.has_code_beside && round_.game && round_.game->has_code()) draw_code_beside(canvas);
}

/// Its pegs as large as they are seen at the end.
void Board::draw_code_beside(Canvas& canvas) const {
  constexpr int rows = 7;
  const int rows_of_list = canvas.is_large() ? 11 : 7;
  const ansi::Position panel = beside(canvas);
  const ansi::Position box{panel.row + rows_of_list, panel.column};
  // A large board shows it as large.
  if (canvas.is_large()) return draw_meanings(canvas, {box.row + 1, box.column});
  const int columns = canvas.columns() - box.column - 1;
  draw_box(canvas, box, columns, rows, "The code", ansi::painted(ansi::Ink::wood_light));
  draw_discs(
      canvas, {box.row + 2, box.column}, columns, round_.game->secret(), round_.typing.signs
  );
}

/// The colors and what marks mean, and at the foot what was tried.
void Board::draw_meanings(Canvas& canvas, ansi::Position at) const {
  Palette palette = boards(true).places().palette;
  palette.at = {at.row + 1, at.column};
  palette.columns = 3;
  draw_titled_palette(canvas, palette);
  const int below = palette.at.row + palette.rows() + 1;
  draw_legend(canvas, {below, at.column}, palette.signs, palette.size);
  draw_tried(canvas, {below + 4, at.column}, round_, palette.signs);
}

void Board::draw_finale(Canvas& canvas) const {
  std::vector<BrokenCode> codes{broken_code(round_, page_.other ? "Their code" : "The code")};
  if (others_)
    codes.push_back(
        {.title = "Your code",
         .code = code_of(page_.other->code),
         .holes = rules_.holes,
         .guesses = others_->guesses_made(),
         .limit = Match::guesses,
         .is_broken = others_->is_broken()}
    );
  round_.finale.draw(canvas, codes, round_.typing.signs);
}

ansi::Position Board::beside(const Canvas& canvas) const {
  constexpr int behind_marks = 22;
  if (canvas.is_lean()) return {3, behind_marks};
  const ansi::Position panel = boards(canvas.is_large()).panel();
  return {panel.row - 1, panel.column};
}

void Board::tell_side(const BreakingGame& game, std::string_view title, Stage& stage) const {
  if (!title.empty())
    stage.tell(fmt::format("{}{}", title, game.history().empty() ? ": no guess yet." : ":"));
  for (std::size_t turn = 0; turn < game.history().size(); ++turn)
    stage.tell(turn_text(game, turn, round_.typing.signs));
}

void Board::tell(Stage& stage) const {
  if (!round_.game) return;
  if (others_) tell_side(*others_, page_.other->title, stage);
  tell_side(*round_.game, page_.own.title, stage);
  if (others_ && others_->has_code())
    stage.tell(fmt::format("Your code: {}.", spaced(others_->secret(), round_.typing.signs)));
  if (round_.game->has_code())
    stage.tell(fmt::format("The code: {}.", spaced(round_.game->secret(), round_.typing.signs)));
}

std::vector<KeyHelp> Board::keys() const {
  if (is_celebrating()) return keys_of_finale({});
  auto keys = row_keys(
      round_, row(), row() == RowUse::code ? "Enter: this is your code." : "Enter: sends the guess."
  );
  keys.push_back(mouse_key());
  return keys;
}

std::vector<std::string> Board::line_help() const {
  return row_line_help(round_, row());
}

std::string Board::row_prompt(std::string_view asked) const {
  return round_.row.is_empty() ? "" : breaking::row_prompt(round_, asked, "send");
}

}  // namespace codemaker::play::breaking::by_mail
