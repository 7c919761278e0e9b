/// The games of this program. A new one is an include and a word here.
#pragma once

#include "games/game_list.hpp"
#include "play/breaking/game.hpp"
#include "play/egg_carton/game.hpp"
#include "play/masterix/game.hpp"

namespace codemaker::games {

/// In the order in which tables and menus show them.
using List = GameList<play::breaking::Game, play::masterix::Game, play::egg_carton::Game>;

}  // namespace codemaker::games
