#include "play/egg_carton/game.hpp"
#include "play/egg_carton/board.hpp"

#include "play/call/words.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/by_mail/board.hpp"
#include "play/egg_carton/casual.hpp"
#include "play/egg_carton/examples.hpp"
#include "play/egg_carton/ladder.hpp"
#include "play/egg_carton/menu.hpp"
#include "play/egg_carton/opponents.hpp"
#include "play/egg_carton/pair.hpp"
#include "play/egg_carton/replay_view.hpp"
#include "play/egg_carton/rules.hpp"
#include "play/egg_carton/settings.hpp"
#include "play/shared/move_board.hpp"

#include <fmt/format.h>
#include <memory>

namespace codemaker::play::egg_carton {

/// The classic start, which no day has.
void Game::cover(Shown& shown, engine::records::Day /*day*/) {
  using engine::egg_carton::RelayRule;
  const auto start = engine::egg_carton::classic_start(RelayRule::usual);
  auto* const carton = shown.make<ShownCarton>();
  for (const int marbles : start.slots)
    carton->slots.push_back(marbles);
}

void Game::strip(Canvas& canvas, int row) {
  draw_marble_strip(canvas, row);
}

std::span<const shared::RulesPage> Game::rules() {
  return rules_pages();
}

std::span<const SceneRow> Game::scenes() {
  static constexpr std::array rows{
      scene_row<Menu>(place::menu, "Egg Carton"),
      scene_row<Ladder>(place::ladder, "Egg Carton"),
      scene_row<Settings>(place::settings, "Egg Carton"),
      scene_row<Casual>(place::casual, "Egg Carton"),
      scene_row<Pair>(place::pair, "Egg Carton"),
      scene_row<Examples>(place::examples, "Egg Carton"),
      scene_row<Daily>(place::daily, "daily puzzles"),
      scene_row<PositionTry>(place::position, "codes left"),
      scene_row<Guided>(place::guided, "guided game"),
  };
  return rows;
}

/// A casual game begins at its settings.
KindOfGame Game::kind_of(const engine::egg_carton::records::CartonCasual& setup) {
  if (setup.strength == 0)
    return {place::pair, "a game of Egg Carton for two", "Egg Carton for two", place::pair};
  KindOfGame kind = casual_kind(computer_text(setup.strength));
  kind.entrance = place::settings;
  kind.may_be_puzzle = true;
  return kind;
}

std::string Game::short_words_of(const Outcome& outcome) {
  const bool is_won = outcome.ending == engine::records::Ending::won;
  return is_won ? fmt::format("won by {}", outcome.two) : "lost";
}

std::string Game::words_of(const Outcome& outcome) {
  const bool is_won = outcome.ending == engine::records::Ending::won;
  return is_won ? fmt::format("won by {}", count(outcome.two, "marble", "marbles")) : "lost";
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

}  // namespace codemaker::play::egg_carton
