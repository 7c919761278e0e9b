#include "play/egg_carton/by_mail/board.hpp"

#include "play/egg_carton/play_course.hpp"
#include "play/egg_carton/play_view.hpp"
#include "play/egg_carton/result_box.hpp"

#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play::egg_carton::by_mail {
namespace {

using engine::egg_carton::records::CartonRules;
using engine::egg_carton::records::Selected;

}  // namespace

std::unique_ptr<shared::MoveBoard> Board::copy() const {
  return std::make_unique<Board>(*this);
}

/// Cursors rest where they were.
void Board::show(shared::MovePage page, Stage& stage) {
  const auto& record = *page.record.as<Record>();
  const auto* const newest = newest_.of(record);
  const std::size_t moves = record.moves.size();
  const auto cursors = state_.cursors;
  state_ = {};
  state_.cursors = cursors;
  state_.is_awaiting = !page.is_open;
  for (std::size_t at = 0; at < state_.seats.size(); ++at)
    state_.seats.at(at).name = std::move(page.names.at(at));
  lay_out(record, newest == nullptr ? moves : moves - 1);
  if (newest == nullptr) return;
  take_up(state_, newest->slot);
  show_next(state_, stage);
}

void Board::lay_out(const Record& record, std::size_t moves) {
  if (const auto start = CartonRules::start(record.setup)) state_.position = *start;
  for (std::size_t at = 0; at < moves; ++at) {
    const auto& made = record.moves[at];
    if (const auto* const dealt = std::get_if<engine::records::Dealt>(&made))
      state_.position = CartonRules::deal(record.setup, dealt->seed, 1);
    const auto* const selected = std::get_if<Selected>(&made);
    if (selected == nullptr) continue;
    take_up(state_, selected->slot);
    finish_sowing(state_);
  }
}

shared::MoveTyped Board::typed() const {
  return {CartonRules::text(Selected{state_.chosen()}), false};
}

/// A slot is chosen first, and sent when it is chosen again: nothing is taken back.
shared::MoveTyped Board::choose_at(Slot slot, Stage& stage) {
  if (refuses(state_, slot, stage)) return {};
  if (is_choosing() && state_.chosen() == slot) return typed();
  state_.cursors[state_.position.turn == Player::one ? 0 : 1] = slot;
  state_.shows_cursor = true;
  return {};
}

shared::MoveTyped Board::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (state_.sowing) finish_sowing(state_);
  if (!state_.is_asked()) return {.is_command = true};
  if (const auto slot = slot_typed(key)) return choose_at(*slot, stage);
  const bool is_arrow = key.code == KeyCode::left || key.code == KeyCode::right;
  if (goes_on(key) && is_choosing()) return typed();
  if (is_arrow || goes_on(key)) {
    move_cursor(state_, key.code == KeyCode::left ? -1 : key.code == KeyCode::right ? 1 : 0, stage);
    return {};
  }
  if (key.code != KeyCode::escape) return {.is_command = true};
  state_.shows_cursor = false;
  return {};
}

shared::MoveTyped Board::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return {};
  if (state_.sowing) finish_sowing(state_);
  const auto slot = slot_under(pointer.at, pointer.board);
  return slot && state_.is_asked() ? choose_at(*slot, stage) : shared::MoveTyped{};
}

void Board::tick(Stage& stage) {
  step(state_, stage);
}

std::optional<Instant> Board::wakes_at() const {
  return egg_carton::wakes_at(state_);
}

void Board::draw(Canvas& canvas) const {
  if (!canvas.is_lean()) return draw_full_table(state_, canvas);
  PlayState shown = state_;
  // At the end it is enough to say who has emptied their row.
  for (const Player player : {Player::one, Player::two}) {
    const bool is_stale = shown.is_over() && marbles_of(shown.position, player) > 0;
    if (is_stale) shown.turn_of(player).rule.clear();
  }
  draw_small_table(shown, canvas);
}

void Board::draw_last(Canvas& canvas, int row) const {
  draw_full_carton(canvas, last_carton(canvas, row), View{state_.position});
}

/// On small screens the rule stands beside its side.
std::string Board::status(bool is_lean) const {
  using engine::egg_carton::letter;
  if (is_choosing())
    return fmt::format("{0}: Enter or {0} again selects it.", letter(state_.chosen()));
  if (is_lean && state_.sowing) return fmt::format("In hand: {}", state_.sowing->hand());
  const std::string text = is_lean ? "" : status_text(state_);
  return text.empty() && state_.is_asked() ? "Select a slot." : text;
}

bool Board::is_choosing() const {
  return state_.is_asked() && state_.shows_cursor;
}

std::vector<KeyHelp> Board::keys() const {
  const bool is_lower = state_.position.turn == Player::one;
  return {
      {is_lower ? "A-F" : "I-N", "choose", "A to F, or I to N: choose a slot in your row."},
      {"Enter", "select", "Enter, or the same letter again: select it; its marbles are sown."},
      {"", "", "Left, Right: move to a slot."},
      {"", "", "Mouse: click a slot to choose it, again to select it.", true},
  };
}

}  // namespace codemaker::play::egg_carton::by_mail
