// How the end of a game by mail is celebrated.
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/mail/state.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::mail {
namespace {

using engine::records::MailSeat;
using shared::Mood;

/// Two rounds at a table: who else has won is said by name, as at one terminal.
void begin_finale(GameState& state, engine::Verdict verdict, Stage& stage) {
  state.has_finale = stage.presentation() == Presentation::full;
  const bool is_won = verdict == engine::Verdict::won;
  const bool is_tied = verdict == engine::Verdict::tied;
  const Mood mood = is_tied ? Mood::tied : is_won ? Mood::won : Mood::lost;
  stage.drop_typed_ahead();
  const std::string word = is_tied ? "A TIE"
                           : is_won
                               ? "YOU WIN!"
                               : winner_word(ansi::clean(state.game->entry.other, most_of_name));
  if (!state.finale.begin(mood, word, stage)) stage.ring();
}

}  // namespace

engine::Verdict verdict_of(const engine::records::SeatView& view) {
  const auto& winner = view.standing.winner;
  if (!winner) return engine::Verdict::tied;
  return winner == view.seat ? engine::Verdict::won : engine::Verdict::lost;
}

/// What was played out before the caller's eyes; who resigns sees the boards at once.
void celebrate(GameState& state, MailStage before, Stage& stage) {
  const bool was_played = before == MailStage::own_move || before == MailStage::others_move;
  const bool is_over = state.stage() == MailStage::over && state.game->view;
  if (!was_played || !is_over) return;
  const auto& view = *state.game->view;
  if (view.close != engine::records::MailClose::open) return;
  const engine::Verdict verdict = verdict_of(view);
  if (state.board) return state.board->celebrate(verdict, "", stage);
  if (state.table) begin_finale(state, verdict, stage);
}

void draw_finale(const GameState& state, Canvas& canvas) {
  const ansi::Position below = shared::Ceremony::below(canvas);
  // As wide and as high up as those of other games on large screens.
  const int box_columns = canvas.is_large() ? 63 : 38;
  constexpr int box_rows = 4;
  const ansi::Position box{
      below.row + (canvas.is_large() ? -3 : 1), (canvas.columns() - box_columns) / 2};
  state.finale.draw(canvas);
  canvas.fill(box, box_columns, box_rows, " ", {});
  draw_box(canvas, box, box_columns, box_rows, "Both boards", ansi::painted(ansi::Ink::wood_light));
  const auto& view = *state.game->view;
  const auto own = static_cast<std::size_t>(view.seat.value_or(MailSeat::one));
  const auto draw_points = [&](int row, std::string_view who, std::size_t seat) {
    const bool has_won = view.standing.winner == static_cast<MailSeat>(seat);
    const auto look = has_won ? look::bright : look::plain;
    canvas.text({row, box.column + 3}, who, look);
    const std::string points = count(view.standing.points.at(seat), "point", "points");
    canvas.text({row, box.column + box_columns - 18}, fmt::format("{:>14}", points), look);
  };
  draw_points(box.row + 1, "You", own);
  constexpr std::size_t most_of_other = 16;
  draw_points(box.row + 2, ansi::clean(state.game->entry.other, most_of_other), 1 - own);
  state.table->draw_last(canvas, box.row + box_rows + 1);
}

}  // namespace codemaker::play::shell::mail
