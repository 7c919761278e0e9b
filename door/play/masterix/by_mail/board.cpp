#include "play/masterix/by_mail/board.hpp"

#include "play/masterix/places.hpp"
#include "play/masterix/play_course.hpp"
#include "play/masterix/play_view.hpp"
#include "play/masterix/unit_art.hpp"

#include <cstddef>
#include <utility>
#include <variant>

namespace codemaker::play::masterix::by_mail {
namespace {

using engine::masterix::records::MasterixRules;

shared::MoveTyped typed_of(const Aimed& aimed) {
  return {aimed.move ? MasterixRules::text(*aimed.move) : "", aimed.is_other};
}

}  // namespace

std::unique_ptr<shared::MoveBoard> Board::copy() const {
  return std::make_unique<Board>(*this);
}

/// The caller's place is on the left. The hand rests where it was.
void Board::show(shared::MovePage page, Stage& stage) {
  using engine::masterix::Color;
  const auto& record = *page.record.as<Record>();
  const auto* const newest = newest_.of(record);
  const std::size_t moves = record.moves.size();
  Hand hand = state_.hand;
  hand.put_down();
  state_ = {};
  state_.hand = hand;
  state_.record.show(record);
  const std::size_t own = page.is_own_second ? 1 : 0;
  for (std::size_t at = 0; at < state_.start.seats.size(); ++at) {
    const std::size_t player = at == 0 ? own : 1 - own;
    state_.start.seats.at(at
    ) = {.name = std::move(page.names.at(player)), .color = player == 0 ? Color::blue : Color::red};
  }
  is_open_ = page.is_open;
  lay_out(record, newest == nullptr ? moves : moves - 1);
  if (!state_.is_board_there()) return;
  if (newest != nullptr) {
    remember(state_, *newest);
    begin_show(state_, *newest, stage);
  } else {
    begin_turn(state_, stage);
  }
  let_choose();
}

void Board::lay_out(const Record& record, std::size_t moves) {
  for (std::size_t at = 0; at < moves; ++at) {
    const auto& made = record.moves[at];
    if (const auto* const dealt = std::get_if<engine::records::Dealt>(&made))
      state_.round = MasterixRules::deal(record.setup, dealt->seed, 1);
    const auto* const move = std::get_if<Move>(&made);
    if (move == nullptr) continue;
    remember(state_, *move);
    state_.last_fact = worth_text(state_, *move);
    state_.round->play(*move);
  }
}

/// Only the caller chooses here.
void Board::let_choose() {
  if (state_.phase == Phase::choosing && !is_open_) state_.phase = Phase::awaiting;
}

void Board::finish(Stage& stage) {
  finish_show(state_, stage);
  let_choose();
}

shared::MoveTyped Board::press(const ansi::Key& key, Stage& stage) {
  if (state_.show) finish(stage);
  if (state_.phase != Phase::choosing) return {.is_command = true};
  return typed_of(aim(state_, key, stage));
}

shared::MoveTyped Board::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return {};
  if (state_.show) finish(stage);
  const auto square = masterix_square(pointer.at, pointer.board);
  if (state_.phase != Phase::choosing || !square) return {};
  return typed_of(aim(state_, *square, stage));
}

void Board::tick(Stage& stage) {
  step(state_, stage);
  let_choose();
}

std::optional<Instant> Board::wakes_at() const {
  return masterix::wakes_at(state_);
}

void Board::draw(Canvas& canvas) const {
  if (!state_.is_board_there()) return;
  draw_table(state_, canvas);
  if (state_.show || state_.phase == Phase::choosing) place_cursor(state_, canvas);
}

int Board::row_below(const Canvas& canvas) const {
  return small_turn_row(canvas);
}

void Board::draw_last(Canvas& canvas, int row) const {
  draw_unit_strip(canvas, row + 1);
}

std::string Board::status(bool /*is_lean*/) const {
  return state_.is_board_there() ? fact_text(state_) : "";
}

bool Board::is_choosing() const {
  return state_.phase == Phase::choosing && state_.hand.unit();
}

std::vector<KeyHelp> Board::keys() const {
  return keys_of_hand();
}

}  // namespace codemaker::play::masterix::by_mail
