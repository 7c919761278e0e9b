/// `codemaker players`: who has played, and what is known of them.
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

/// Of all its words; each reads its own. A player is a number, or a name on the board of the
/// config.
struct PlayersOptions {
  CommonOptions common;
  std::string player;
  std::string other;  ///< the new name, or the player that games go to
  bool is_json = false;
  bool is_agreed = false;      ///< --yes: nothing is asked
  bool is_taken_away = false;  ///< --remove: of a password
};

/// Each returns the exit status: 1 if it could not be done. A row a player, or a JSON object.
[[nodiscard]] int list_players(const PlayersOptions& options);
/// Everything that is known of a player, with the figures of each game.
[[nodiscard]] int show_player(const PlayersOptions& options);
/// Takes the name away; the games stay without one. Asks first.
[[nodiscard]] int forget_player(const PlayersOptions& options);
[[nodiscard]] int rename_player(const PlayersOptions& options);
/// Gives the games of a player to another, and takes the first away. Asks first.
[[nodiscard]] int merge_players(const PlayersOptions& options);

/// Gives the player a new password, typed twice or read from standard input, or none.
[[nodiscard]] int set_password(const PlayersOptions& options);

}  // namespace codemaker::commands
