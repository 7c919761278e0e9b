// What goes out of a session: its effects, the scores that wait among them.
#include "play/session.hpp"

#include "play/games.hpp"
#include "play/showing.hpp"
#include "play/unfinished.hpp"
#include "play/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play {

void Session::take_filed(event::Filed& filed, Stage& stage) {
  if (!filings_.end(filed)) return;
  const std::string points = count(filed.submission.entry.score, "point is", "points are");
  stage.say(fmt::format("Your {} saved now.", points));
}

/// What no disk has taken is tried again at every chance.
void Session::file_unsaved(
    const Filings::Submissions& due, effect::Chance chance, Effects& effects
) {
  for (const scores::Submission& submission : due) {
    filings_.begin(submission);
    effects.emplace_back(effect::FileScore{submission, chance});
  }
}

void Session::send_out(Effect effect, Effects& effects) {
  file_unsaved(filings_.due_before(effect), effect::Chance::another, effects);
  if (const auto* file = std::get_if<effect::FileScore>(&effect)) filings_.begin(file->submission);
  if (const auto* keep = std::get_if<effect::KeepGame>(&effect)) {
    is_game_on_ = !keep->is_over;
    if (keep->is_new) remember(effects);
    if (awaits_games_) return hold_back(*keep);
    unfinished_.follow(*keep);
    const auto run = ranked_game_at(place_of(keep->record));
    if (run && keep->is_new) runs_.begin(*run, stage().wall_clock());
  }
  awaits_games_ = awaits_games_ || std::holds_alternative<effect::ReadGames>(effect);
  if (auto* think = std::get_if<effect::Think>(&effect)) {
    think->ticket = ++last_ticket_;
    awaited_ = think->ticket;
  }
  is_over_ = is_over_ || std::holds_alternative<effect::Leave>(effect);
  effects.push_back(std::move(effect));
}

/// Who has been told goodbye has left, whatever becomes of the line.
effect::Farewell Session::how_it_ended() const {
  const auto* farewell = std::get_if<shell::Farewell>(&showing_->scene);
  const bool has_left = farewell != nullptr && farewell->has_said_goodbye();
  return has_left ? farewell->why() : effect::Farewell::hung_up;
}

}  // namespace codemaker::play
