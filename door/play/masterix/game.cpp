#include "play/masterix/game.hpp"

#include "play/drawing/shown.hpp"
#include "play/masterix/by_mail/board.hpp"
#include "play/masterix/casual.hpp"
#include "play/masterix/menu.hpp"
#include "play/masterix/opponents.hpp"
#include "play/masterix/pair_scene.hpp"
#include "play/masterix/replay_view.hpp"
#include "play/masterix/rules/pages.hpp"
#include "play/masterix/run_scene.hpp"
#include "play/masterix/unit_art.hpp"
#include "play/shared/move_board.hpp"

#include <fmt/format.h>
#include <memory>

namespace codemaker::play::masterix {

/// A start that is no day's.
void Game::cover(Shown& shown, engine::records::Day /*day*/) {
  using engine::masterix::Color;
  using engine::masterix::holds;
  constexpr std::uint64_t seed = 1992;
  const auto board = engine::masterix::Board::deal(seed);
  auto* const grid = shown.make<ShownGrid>();
  grid->columns = engine::masterix::max_columns;
  for (Square square = 0; square < engine::masterix::max_squares; ++square)
    grid->cells += holds(board.units(Color::blue), square) ? 'b' : 'r';
}

void Game::strip(Canvas& canvas, int row) {
  draw_unit_strip(canvas, row);
}

void Game::around(Canvas& canvas, ansi::Position at, int index) {
  draw_unit_of_ring(canvas, at, index);
}

std::span<const shared::RulesPage> Game::rules() {
  return rules_pages();
}

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<Menu>(place::menu, "Masterix"),
      scene_row<RunScene>(place::run, "Masterix"),
      scene_row<Casual>(place::casual, "Masterix"),
      scene_row<PairScene>(place::pair, "Masterix"),
      scene_row<Daily>(place::daily, "daily puzzles"),
      scene_row<PositionTry>(place::position, "codes left"),
      scene_row<Guided>(place::guided, "guided game"),
  };
  return rows;
}

KindOfGame Game::kind_of(const engine::records::CasualSetup& setup) {
  KindOfGame kind = casual_kind(fmt::format("level {}", setup.level));
  kind.may_be_puzzle = true;
  return kind;
}

KindOfGame Game::kind_of(const engine::masterix::records::MasterixPair& /*setup*/) {
  return {place::pair, "a round of Masterix for two", "Masterix for two"};
}

std::string Game::result_of(const Outcome& outcome, bool is_pair) {
  return points_text(outcome, is_pair);
}

std::string Game::short_words_of(const Outcome& outcome) {
  return fmt::format("{} to {}", outcome.one, outcome.two);
}

std::string Game::words_of(const Outcome& outcome) {
  using engine::records::Ending;
  const std::string_view how = outcome.ending == Ending::won    ? "won"
                               : outcome.ending == Ending::tied ? "tied"
                                                                : "lost";
  return fmt::format("{} {} to {}", how, outcome.one, outcome.two);
}

opponents::Opponents Game::faces() {
  return opponents_of_levels();
}

shared::AnyMoveBoard Game::table_by_mail() {
  return shared::AnyMoveBoard{std::make_unique<by_mail::Board>()};
}

AnyReplay Game::replay(const ShownGame& game) {
  return ReplayView{game};
}

}  // namespace codemaker::play::masterix
