#include "play/egg_carton/replay_view.hpp"

#include "play/egg_carton/play_view.hpp"
#include "play/egg_carton/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play::egg_carton {
namespace {

namespace records = engine::records;
using engine::egg_carton::Sowing;

bool is_for_two(const engine::egg_carton::records::CartonSetup& setup) {
  const auto* casual = std::get_if<engine::egg_carton::records::CartonCasual>(&setup);
  return casual != nullptr && casual->strength == 0;
}

}  // namespace

ReplayView::ReplayView(const ShownGame& game)
    : record_{(*game.record.as<engine::egg_carton::records::CartonRecord>())},
      one_{game.player},
      two_{"The computer"} {
  static_cast<void>(records::replay(
      record_,
      [this](const engine::egg_carton::records::CartonReplay& replay, std::size_t /*made*/) {
        steps_.push_back({replay.position(), replay.outcome()});
      }
  ));
  if (!is_for_two(record_.setup)) return;
  one_.name = "Player 1";
  two_.name = "Player 2";
}

std::string ReplayView::where(std::size_t move) const {
  if (!is_ladder()) return {};
  // The move that wins a level is shown on its board.
  return fmt::format("Level {}", steps_[move == 0 ? 0 : move - 1].outcome.level);
}

std::string ReplayView::said(std::size_t move, bool is_line) const {
  if (move == 0) return "Before the first move.";
  const engine::egg_carton::records::CartonMove& made = record_.moves[move - 1];
  if (std::holds_alternative<records::Leave>(made)) return one_.does("give") + " up.";
  if (std::holds_alternative<records::Dealt>(made))
    return is_ladder() ? fmt::format("Level {}: a new board.", steps_[move].outcome.level)
                       : "A new board.";
  if (std::holds_alternative<records::Undo>(made))
    return actor(steps_[move].position->turn).does("take") + " a move back.";
  return selected_text(std::get<engine::egg_carton::records::Selected>(made).slot, move, is_line);
}

std::string ReplayView::selected_text(Slot slot, std::size_t move, bool is_line) const {
  const engine::egg_carton::Position& before = *steps_[move - 1].position;
  const Sowing sowing = sow(before, slot);
  const shared::Actor& mover = actor(before.turn);
  const auto won_by = winner(sowing.after);
  const std::string end = won_by ? actor(*won_by).does("win") + "!" : "";
  if (is_line) {
    return fmt::format(
        "{}: {}{}{}", mover.shown(), selection_text(slot, sowing), won_by ? " " : "", end
    );
  }
  return fmt::format(
      "{} {}. {}", mover.does("select"), engine::egg_carton::letter(slot), rest_text(sowing, end)
  );
}

PlayState ReplayView::state_at(std::size_t move) const {
  PlayState state;
  state.position = *steps_[move].position;
  state.seats[0].name = one_.shown();
  state.seats[1].name = two_.name == "The computer" ? "Computer" : two_.name;
  if (move == 0) return state;
  const auto* const selected =
      std::get_if<engine::egg_carton::records::Selected>(&record_.moves[move - 1]);
  if (selected == nullptr) return state;
  const engine::egg_carton::Position& before = *steps_[move - 1].position;
  SowingShow show{before, selected->slot, sow(before, selected->slot)};
  while (!show.is_over())
    show.step();
  state.turn_of(before.turn) = {
      .letters = std::string(1, engine::egg_carton::letter(selected->slot)),
      .path = show.path(),
      .rule = ""};
  return state;
}

void ReplayView::draw(Canvas& canvas, std::size_t move) const {
  // Before the first move the board that it deals is there already.
  const bool is_dealt = move == 0 && !steps_[0].position && steps_.size() > 1;
  if (is_dealt) move = 1;
  if (!steps_[move].position) return;
  const PlayState state = state_at(move);
  if (!canvas.is_lean()) return draw_full_table(state, canvas);
  draw_carton(canvas, view_of(state));
  for (const Player player : {Player::two, Player::one}) {
    draw_side(state, canvas, player);
    draw_words(state, canvas, player);
  }
}

}  // namespace codemaker::play::egg_carton
