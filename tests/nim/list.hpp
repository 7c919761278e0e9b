/// The games of the tests' own program: those that ship, and Nim.
#pragma once

#include "games/game_list.hpp"
#include "play/breaking/game.hpp"
#include "play/egg_carton/game.hpp"
#include "play/masterix/game.hpp"
#include "play/nim/game.hpp"

namespace codemaker::games {

/// In the order in which tables and menus show them.
using List =
    GameList<play::breaking::Game, play::masterix::Game, play::egg_carton::Game, play::nim::Game>;

}  // namespace codemaker::games
