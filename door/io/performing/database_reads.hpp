/// What callers look at of all that is kept: their unfinished games, their page, a day, a run.
#pragma once

#include "io/performing/games.hpp"

namespace codemaker::io::performing {

/// Reads come behind what this call still has to keep.
class DatabaseReads {
 public:
  DatabaseReads(CallPort& port, GameEffects& games) : port_{port}, games_{games} {}

  void perform(const play::effect::ReadGames& read);
  void perform(const play::effect::ReadDaily& read);
  void perform(const play::effect::ReadRemembered& read);
  void perform(const play::effect::ReadRuns& read);

  /// Every other read of the database. How one is answered stands in the source alone, where it is
  /// instantiated: one more is three functions there, and no other file of this module.
  template <typename Read>
  void perform(const Read& read);

 private:
  CallPort& port_;
  GameEffects& games_;
};

}  // namespace codemaker::io::performing
