// What the sysop allows in a call: which games, and how many ranked runs a day.
#include "play/session.hpp"

#include "ansi/text.hpp"
#include "play/games.hpp"
#include "play/showing.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play {

/// A caller may begin a run before the database has answered; what it said counts from then on.
void Session::ask_runs(Stage& stage) {
  if (!runs_.is_set() || !is_known()) return;
  runs_.ask(stage.wall_clock());
  stage.perform(effect::ReadRuns{RunLimit::day_of(stage.wall_clock())});
}

/// Why the caller may not go there; empty: they may. To go on with a run is not to begin one.
std::string Session::why_not(Place wanted) {
  const auto game = game_at(wanted);
  if (!game) return {};
  const std::string title{game_of(*game).title};
  if (!call_.offered.has(*game)) {
    return fmt::format("{} isn't offered here. Pick another game.", ansi::capitalized(title));
  }
  const bool begins_run = ranked_game_at(wanted) == game && unfinished_.at(wanted) == nullptr;
  const std::int64_t now = stage().wall_clock();
  if (!begins_run || !runs_.is_used_up(*game, now)) return {};
  return runs_.refusal(now);
}

/// Where the caller chose, unless that is of a game that is not there.
Place Session::list_of_offered() const {
  const auto game = game_at(choices_.list);
  return game && !call_.offered.has(*game) ? Place::menu : choices_.list;
}

/// The place that the caller wants, or the list they come from, which says why.
Place Session::allowed(Place wanted, Effects& effects) {
  std::string reason = why_not(wanted);
  if (reason.empty()) return wanted;
  Stage stage = this->stage();
  stage.say(std::move(reason));
  adopt(stage, effects);
  return list_of_offered();
}

}  // namespace codemaker::play
