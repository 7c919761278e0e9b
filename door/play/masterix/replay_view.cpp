#include "play/masterix/replay_view.hpp"

#include "play/call/words.hpp"
#include "play/masterix/play_view.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <variant>

namespace codemaker::play::masterix {
namespace {

namespace records = engine::records;
using engine::masterix::Color;

}  // namespace

std::string ReplayView::said_of(Move jump, std::size_t move, bool /*is_line*/) const {
  const engine::masterix::Round& before = *steps_[move - 1].table;
  const int kills = engine::masterix::kills(before.position(), jump);
  return fmt::format(
      "{} {}: {}, {}.{}", actor(before).does("jump"), engine::masterix::text(jump),
      count(kills, "kill", "kills"),
      count(std::int64_t{2} * before.level() * kills, "point", "points"), round_text(move)
  );
}

/// How a round ended with that move; empty: it did not.
std::string ReplayView::round_text(std::size_t move) const {
  const engine::masterix::Round& round = *steps_[move].table;
  if (!round.is_over()) return {};
  const std::string score =
      fmt::format("{} to {}", round.score(Color::blue), round.score(Color::red));
  if (!is_ranked()) return fmt::format(" The end: {}.", score);
  const auto verdict = engine::verdict_of(round.score(Color::blue), round.score(Color::red));
  const std::string_view how = verdict == engine::Verdict::won    ? "won"
                               : verdict == engine::Verdict::tied ? "tied"
                                                                  : "lost";
  return fmt::format(" Level {} {}, {}.", round.level(), how, score);
}

PlayState ReplayView::state_at(std::size_t move) const {
  const Step& step = steps_[move];
  PlayState state;
  state.phase = Phase::over;  // nobody chooses here
  state.start.level = step.table->level();
  state.start.seats[0].name = one_.shown();
  state.start.seats[1] = {.name = second_seat(), .color = Color::red};
  if (is_ranked()) state.start.seats[0].won = {"Bank", step.outcome.one};
  state.round = step.table;
  const auto end = record_.moves.begin() + static_cast<std::ptrdiff_t>(move);
  state.record.show({record_.setup, {record_.moves.begin(), end}});
  // Back to the deal of this round: who made a move last, and what it was worth.
  for (std::size_t at = move; at > 0; --at) {
    if (std::holds_alternative<records::Dealt>(record_.moves[at - 1])) break;
    const Move* const jump = own_move(at);
    if (jump == nullptr) continue;
    const engine::masterix::Position& before = steps_[at - 1].table->position();
    auto& last = state.last_moves[before.turn == Color::blue ? 0 : 1];
    if (!state.last_move && at == move) state.last_move = *jump;
    if (!last) last = made_in(before, *jump);
    if (state.last_moves[0] && state.last_moves[1]) break;
  }
  return state;
}

std::vector<std::string> ReplayView::told_table(std::size_t move) const {
  return board_text(steps_[move].table->position().board);
}

void ReplayView::draw_table(Canvas& canvas, std::size_t move) const {
  masterix::draw_table(state_at(move), canvas);
}

void ReplayView::draw_table_in(Canvas& canvas, std::size_t move, std::size_t leg) const {
  PlayState state = state_at(move - 1);
  state.last_move.reset();
  state.show.emplace(state.position(), *own_move(move), true);
  for (std::size_t step = 0; step < leg; ++step)
    state.show->step();
  masterix::draw_table(state, canvas);
  if (canvas.noted() != nullptr) return;
  const std::string jump = fmt::format(
      "{} {}", actor(*steps_[move - 1].table).does("jump"), engine::masterix::text(*own_move(move))
  );
  if (canvas.is_lean()) return void(canvas.text({small_turn_row(canvas), 0}, jump, look::bright));
  canvas.message(jump + ".");  // what it was worth is said at its end
}

}  // namespace codemaker::play::masterix
