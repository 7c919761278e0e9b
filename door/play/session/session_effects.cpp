// What goes out of a session, its effects, the scores that wait among them; and the answers.
#include "play/session/session.hpp"

#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/session/showing.hpp"
#include "play/shell/farewell.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play {

/// Of all answers of the computer only the one to the last question is taken: the caller may have
/// gone on meanwhile.
void Session::take_answer(Answer answer, Stage& stage) {
  if (auto* filed = std::get_if<event::Filed>(&answer)) take_filed(*filed, stage);
  if (const auto* thought = std::get_if<event::Thought>(&answer)) {
    if (thought->ticket != awaited_) return;
    awaited_.reset();
  }
  if (auto* left = std::get_if<event::Unfinished>(&answer)) {
    return take_games(std::move(left->games), stage);
  }
  if (const auto* runs = std::get_if<event::Runs>(&answer))
    return runs_.take(runs->day, runs->begun);
  if (const auto* remembered = std::get_if<event::Remembered>(&answer)) {
    return take_remembered(remembered->texts);
  }
  if (std::holds_alternative<event::PasswordSet>(answer))
    return showing_->on_top().take(answer, stage);
  if (const auto* taken = std::get_if<event::GameTaken>(&answer)) return lose_game(*taken, stage);
  showing_->scene.take(answer, stage);
}

void Session::stop_thinking(Effects& effects) {
  if (!awaited_) return;
  awaited_.reset();
  effects.emplace_back(effect::StopThinking{});
}

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
  if (const auto* page = std::get_if<effect::PageSysop>(&effect))
    paged_ = Paged{stage().wall_clock(), page->reason};
  if (auto* think = std::get_if<effect::Think>(&effect)) {
    think->ticket = ++last_ticket_;
    awaited_ = think->ticket;
  }
  is_over_ = is_over_ || std::holds_alternative<effect::Leave>(effect);
  effects.push_back(std::move(effect));
}

/// Who has been told goodbye has left, whatever becomes of the line.
effect::Farewell Session::how_it_ended() const {
  const auto* farewell = showing_->scene.as<shell::Farewell>();
  const bool has_left = farewell != nullptr && farewell->has_said_goodbye();
  return has_left ? farewell->why() : effect::Farewell::hung_up;
}

}  // namespace codemaker::play
