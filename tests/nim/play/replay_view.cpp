#include "play/nim/replay_view.hpp"

#include "play/nim/sticks.hpp"

#include <fmt/format.h>
#include <variant>

namespace codemaker::play::nim {

using namespace engine::nim::records;

ReplayView::ReplayView(const ShownGame& game)
    : record_{*game.record.as<NimRecord>()},
      player_{game.player} {
  static_cast<void>(replay(record_, [this](const NimReplay& step, std::size_t /*made*/) {
    steps_.push_back(step);
  }));
}

std::string ReplayView::where(std::size_t move) const {
  if (!std::holds_alternative<NimLadder>(record_.setup)) return {};
  // The move that wins a level is shown on its table.
  return fmt::format("Level {}", steps_[move == 0 ? 0 : move - 1].level());
}

std::string ReplayView::said(std::size_t move, bool is_line) const {
  if (move == 0) return "Before the first move.";
  const NimMove& made = record_.moves[move - 1];
  const Table& after = steps_[move].table();
  if (std::holds_alternative<Leave>(made)) return player_.does("give") + " up.";
  if (std::holds_alternative<Undo>(made)) return player_.does("take") + " a move back.";
  if (std::holds_alternative<Dealt>(made))
    return fmt::format("New heaps: {}.", text_of(after.heaps));
  const auto& taken = std::get<engine::nim::Move>(made);
  const shared::Actor mover = after.is_persons_turn ? shared::Actor{"The computer"} : player_;
  return fmt::format(
      "{} {} of {}{}{}", mover.does("take"), taken.sticks, engine::nim::letter(taken.heap),
      after.is_on() ? "." : " and " + std::string{mover.name.empty() ? "win!" : "wins!"},
      is_line && after.is_on() ? fmt::format(" {}.", text_of(after.heaps)) : ""
  );
}

void ReplayView::draw(Canvas& canvas, std::size_t move) const {
  // Before the first move the heaps that it deals are there already.
  const std::size_t shown = move == 0 && steps_.size() > 1 ? 1 : move;
  const auto* const taken =
      shown == 0 ? nullptr : std::get_if<engine::nim::Move>(&record_.moves[shown - 1]);
  draw_heaps(
      canvas, {steps_[shown].table(), taken == nullptr ? std::nullopt : std::optional{*taken}, {}}
  );
}

}  // namespace codemaker::play::nim
