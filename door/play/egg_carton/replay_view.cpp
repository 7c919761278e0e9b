#include "play/egg_carton/replay_view.hpp"

#include "ansi/text.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/play_view.hpp"
#include "play/egg_carton/result_box.hpp"
#include "play/egg_carton/words.hpp"
#include "play/shared/ceremony.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {
namespace {

namespace records = engine::records;
using engine::egg_carton::Sowing;

/// A carton with the words of both sides.
void draw_rest(const PlayState& state, Canvas& canvas) {
  if (!canvas.is_lean()) return draw_full_table(state, canvas);
  draw_small_table(state, canvas);
  // Nobody selects here.
  if (Shown* const shown = canvas.noted()) shown->make<ShownCarton>()->asks = 0;
}

/// The way of its marbles: of a long one its beginning and its end.
std::string path_text(SowingShow show) {
  constexpr std::size_t max_signs = 24;
  while (!show.is_over())
    show.step();
  const std::string& path = show.path();
  if (ansi::length(path) <= max_signs) return path;
  return fmt::format("{} » ...{}", path.front(), path.substr(path.rfind(" » ")));
}

}  // namespace

std::string ReplayView::said_of(
    engine::egg_carton::records::Selected selected, std::size_t move, bool is_line
) const {
  const Slot slot = selected.slot;
  const engine::egg_carton::Position& before = *steps_[move - 1].table;
  const Sowing sowing = sow(before, slot);
  const shared::Actor& mover = actor(before);
  const auto won_by = winner(sowing.after);
  const std::string end = won_by ? (*won_by == Player::one ? one_ : two_).does("win") + "!" : "";
  if (is_line) {
    return fmt::format(
        "{}: {}{}{}", mover.shown(), selection_text(slot, sowing), won_by ? " " : "", end
    );
  }
  return fmt::format(
      "{} {}. {}", mover.does("select"), path_text(sowing_of(move)), rest_text(sowing, end)
  );
}

PlayState ReplayView::state_at(std::size_t move) const {
  PlayState state;
  state.position = *steps_[move].table;
  state.seats[0].name = one_.shown();
  state.seats[1].name = second_seat();
  const auto* const selected = own_move(move);
  if (selected == nullptr) return state;
  const engine::egg_carton::Position& before = *steps_[move - 1].table;
  SowingShow show = sowing_of(move);
  while (!show.is_over())
    show.step();
  state.replayed = selected->slot;
  state.turn_of(before.turn) = {
      .letters = std::string(1, engine::egg_carton::letter(selected->slot)),
      .path = show.path(),
      .rule = ""};
  return state;
}

std::vector<std::string> ReplayView::told_table(std::size_t move) const {
  const auto lines = position_text(*steps_[move].table, {one_.shown(), second_seat()});
  return {lines.begin(), lines.end()};
}

void ReplayView::draw_table(Canvas& canvas, std::size_t move) const {
  const PlayState state = state_at(move);
  draw_rest(state, canvas);
  if (const auto won = winner(state.position)) draw_word(canvas, *won);
}

/// Of a game that is over, on small screens: how the caller sees it, and among others that one won.
void ReplayView::draw_word(Canvas& canvas, Player won) const {
  const shared::Actor& loser = won == Player::one ? two_ : one_;
  const auto verdict = loser.name.empty() ? engine::Verdict::lost : engine::Verdict::won;
  shared::Ceremony::draw_small(canvas, egg_rows(size_of_board(canvas)).word, verdict);
}

SowingShow ReplayView::sowing_of(std::size_t move) const {
  const engine::egg_carton::Position& before = *steps_[move - 1].table;
  const Slot slot = own_move(move)->slot;
  return {before, slot, sow(before, slot)};
}

std::size_t ReplayView::legs_of(std::size_t move) const {
  std::size_t legs = 0;
  for (SowingShow show = sowing_of(move); !show.is_over(); show.step())
    ++legs;
  return legs;
}

void ReplayView::draw_table_in(Canvas& canvas, std::size_t move, std::size_t leg) const {
  PlayState state = state_at(move - 1);
  state.sowing.emplace(sowing_of(move));
  for (std::size_t step = 0; step < leg; ++step)
    state.sowing->step();
  draw_rest(state, canvas);
  const bool has_words = canvas.is_lean() && canvas.noted() == nullptr;
  if (has_words) draw_sowing(state, canvas, actor(*steps_[move - 1].table).does("sow"));
}

}  // namespace codemaker::play::egg_carton
