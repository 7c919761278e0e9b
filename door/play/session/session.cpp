// Events go to the part of a session that they are for; what was said and wanted is taken from
// there.
#include "play/session/session.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/session/places.hpp"
#include "play/session/state.hpp"
#include "play/shell/farewell.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play {

Session::State::State(Call of)
    : call{std::move(of)},
      liking{call},
      random{call.seed},
      time{call.start, call.time_left, call.idle_limit},
      runs{call.ranked_runs},
      showing{.scene = make_scene(Place::title), .time_left = time.time_left()},
      presentation{choose_presentation(call.terminal, call.wanted, call.uses_screen_reader)} {}

Session::Session(Call call) : state_{State{std::move(call)}} {}

Session::Session(const Session& other) = default;
Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(const Session& other) = default;
Session& Session::operator=(Session&& other) noexcept = default;
Session::~Session() = default;

Stage Session::stage() {
  State& now = *state_;
  return Stage{now.call,         now.liking.choices, now.random,          now.filings,
               now.presentation, now.time.now(),     now.time.time_left()};
}

Effects Session::start() {
  Effects effects;
  Stage before = this->stage();
  const Place first = first_of_call(before);
  adopt(before, effects);
  follow(first, effects);
  Stage stage = this->stage();
  meet(stage);
  adopt(stage, effects);
  return effects;
}

Effects Session::handle(const Event& event) {
  Effects effects;
  if (state_->is_over) return effects;
  if (std::holds_alternative<event::HangUp>(event)) {
    end(effects);
    return effects;
  }
  const auto* const tick = std::get_if<event::Tick>(&event);
  const TimeNote note = tick == nullptr ? TimeNote{} : state_->time.tick(tick->now);
  if (state_->sysop.is_chatting()) state_->time.touch();  // who listens presses no keys
  Stage stage = this->stage();
  tick == nullptr ? route(event, stage) : pass_time(note, stage);
  settle(stage, effects);
  Stage after = this->stage();
  const Showing& showing = state_->showing;
  // What takes longer than any motion is a page that is looked at anew.
  constexpr std::chrono::seconds longest_step{4};
  const auto step = showing.scene.wakes_at();
  const bool moves = step && *step - after.now() <= longest_step && !state_->sysop.is_chatting();
  state_->sysop.show_messages(moves, showing.is_at_farewell(), after);
  adopt(after, effects);
  return effects;
}

/// What waits is kept and filed, if anything still can be.
void Session::end(Effects& effects) {
  Stage stage = this->stage();
  state_->showing.scene.hang_up(stage);
  adopt(stage, effects);
  Stage last = this->stage();
  lack_games(last);
  adopt(last, effects);
  remember(effects);
  if (is_known()) {
    for (const auto& [what, fields] : state_->liking.unread_changes())
      effects.emplace_back(effect::RememberFields{what, fields});
  }
  file_unsaved(state_->filings.due(), effect::Chance::last, effects);
  // Who has been told goodbye has left, whatever becomes of the line.
  const auto* farewell = state_->showing.scene.as<shell::Farewell>();
  const bool has_left = farewell != nullptr && farewell->has_said_goodbye();
  send_out(effect::Leave{has_left ? farewell->why() : effect::Farewell::hung_up}, effects);
}

void Session::route(const Event& event, Stage& stage) {
  if (const auto* key = std::get_if<ansi::Key>(&event)) {
    take_key(*key, stage);
  } else if (const auto* size = std::get_if<event::Resize>(&event)) {
    resize(size->rows, size->columns, stage);
  } else if (const auto* bytes = std::get_if<event::Bytes>(&event)) {
    state_->showing.scene.see(bytes->bytes);
  } else if (const auto* link = std::get_if<event::Linked>(&event)) {
    follow_link(link->path, stage);
  } else if (const auto* said = std::get_if<FromSysop>(&event)) {
    hear(*said, stage);
  } else if (const auto* answer = std::get_if<Answer>(&event)) {
    take_answer(*answer, stage);
  }
}

void Session::pass_time(const TimeNote& note, Stage& stage) {
  using Kind = TimeNote::Kind;
  const bool is_chatting = state_->sysop.is_chatting();
  if (state_->showing.is_at_farewell()) return state_->showing.scene.tick(stage);
  if (is_nameless_too_long(state_->time.now())) return send_home(effect::Farewell::nameless, stage);
  switch (note.kind) {
  case Kind::nothing:
    break;
  case Kind::little_time:
    state_->showing.time_left = state_->time.time_left();
    state_->dialogue.warn(
        fmt::format("{} left on the board.", count(note.minutes, "minute", "minutes")), stage
    );
    break;
  case Kind::falls_idle:
    if (is_chatting) break;
    state_->dialogue.warn(
        fmt::format(
            "Still there? Press a key, or you'll be disconnected in {}.",
            count(note.seconds, "second", "seconds")
        ),
        stage
    );
    break;
  case Kind::time_is_up:
    return send_home(effect::Farewell::time_is_up, stage);
  case Kind::is_idle:
    if (is_chatting) break;
    return send_home(effect::Farewell::idle, stage);
  }
  if (!is_chatting) state_->showing.scene.tick(stage);
}

/// Of all answers of the computer only the one to the last question is taken: the caller may have
/// gone on meanwhile.
void Session::take_answer(Answer answer, Stage& stage) {
  if (auto* filed = std::get_if<event::Filed>(&answer)) {
    if (state_->filings.end(*filed)) {
      const std::string points = count(filed->submission.entry.score, "point is", "points are");
      stage.say(fmt::format("Your {} saved now.", points));
    }
  }
  const auto* thought = std::get_if<event::Thought>(&answer);
  if (thought != nullptr && !state_->thought.take(thought->ticket)) return;
  if (auto* left = std::get_if<event::Unfinished>(&answer)) {
    state_->waiting_day.played = left->played_of_day;
    left->are_known ? take_games(std::move(left->games), stage) : lack_games(stage);
  } else if (const auto* runs = std::get_if<event::Runs>(&answer)) {
    state_->runs.take(runs->day, runs->begun);
  } else if (const auto* remembered = std::get_if<event::Remembered>(&answer)) {
    is_known() ? state_->liking.take(remembered->texts)
               : state_->liking.take_as_guest(remembered->texts);
    state_->showing.on_top().take(answer, stage);
  } else if (std::holds_alternative<event::PasswordSet>(answer) ||
             (thought != nullptr && state_->showing.is_reviewing())) {
    state_->showing.on_top().take(answer, stage);
  } else if (const auto* taken = std::get_if<event::GameTaken>(&answer)) {
    lose_game(*taken, stage);
  } else if (const auto* game = std::get_if<event::GameKept>(&answer)) {
    stage.say(
        game->is_kept ? "Your game is saved again."
                      : "Your game can't be saved just now. The door keeps it and tries again."
    );
  } else {
    state_->showing.scene.take(answer, stage);
  }
}

void Session::take_games(std::vector<UnfinishedGame> games, Stage& stage) {
  LeftGames::Answered answered = state_->left_games.take(std::move(games), state_->place);
  if (answered.asks_at) {
    begin_again(make_scene(Place::menu));  // nothing is left to give up
    stage.go(*answered.asks_at);
  } else {
    tell_what_waits(stage);
  }
  for (effect::KeepGame& keep : answered.held_back)
    stage.perform(std::move(keep));
}

void Session::lack_games(Stage& stage) {
  for (effect::KeepGame& keep : state_->left_games.stay_unknown())
    stage.perform(std::move(keep));
}

/// Two calls cannot play one game: the one that comes too late ends here, and learns anew what
/// there is to go on with.
void Session::lose_game(const event::GameTaken& taken, Stage& stage) {
  const bool was_playing = state_->left_games.lose();
  read_games(stage);
  if (!was_playing) return;
  begin_again(make_scene(Place::menu));  // nothing is left to give up
  stage.say(
      taken.is_second_try ? "You have played the game of that day already, so this one ended here."
      : taken.is_beyond_limit
          ? "You have begun all your ranked runs of today, so this one ended here."
      : taken.is_second_there
          ? "You left such a game unfinished. It waits for you, so this one ended here."
          : "Another call of yours took this game over, so it ended here."
  );
  stage.go(Place::menu);
}

bool Session::hears(const FromSysop& said) const {
  return !state_->is_over && !state_->showing.is_at_farewell() && state_->sysop.has_room_for(said);
}

/// What was typed until a chat begins or ends was meant for what lay there before.
void Session::hear(const FromSysop& said, Stage& stage) {
  if (state_->showing.is_at_farewell()) return;
  const bool was_chatting = state_->sysop.is_chatting();
  if (const auto* end = std::get_if<event::EndCall>(&said)) {
    send_home(effect::Farewell::ended, stage, ansi::clean(end->text, max_sysop_text));
    return stage.drop_typed_ahead();
  }
  std::visit(
      [&]<class Kind>(const Kind& each) {
        if constexpr (!std::is_same_v<Kind, event::EndCall>)
          state_->sysop.hear(each, state_->dialogue, stage);
      },
      said
  );
  if (state_->sysop.is_chatting() == was_chatting) return;
  state_->type_ahead.end();
  state_->time.touch();
}

void Session::resize(int rows, int columns, Stage& stage) {
  if (rows <= 0 || columns <= 0) return;
  ansi::Terminal& terminal = state_->call.terminal;
  rows = std::min(rows, ansi::max_rows);
  columns = std::min(columns, ansi::max_columns);
  if (rows == terminal.rows && columns == terminal.columns) return;
  terminal.rows = rows;
  terminal.columns = columns;
  stage.perform(effect::ChangeTerminal{});
}

/// Carries out what a scene decided: its words, its effects, and where it goes.
void Session::settle(Stage& stage, Effects& effects) {
  const bool has_message = stage.message.has_value();
  if (stage.opens_help) open_help(stage);
  close_left_page(stage);
  meet(stage);
  if (stage.sends_home) send_home(*stage.sends_home, stage);
  adopt(stage, effects);
  if (stage.opens_over) open_page(*stage.opens_over, effects);
  if (stage.resumed) resume(*stage.resumed, effects);
  if (stage.next) {
    if (!has_message || stage.is_refusal) state_->dialogue.message.clear();
    state_->dialogue.refusal.clear();
    follow(*stage.next, effects);
  }
  follow_presentation(effects);
}

void Session::adopt(Stage& stage, Effects& effects) {
  state_->dialogue.take(stage);
  if (stage.drops_typed_ahead) {
    state_->type_ahead.end(*stage.drops_typed_ahead);
    state_->dialogue.typed.clear();
  }
  for (Effect& effect : stage.effects)
    send_out(std::move(effect), effects);
  if (stage.files_unsaved) file_unsaved(state_->filings.due(), effect::Chance::last, effects);
}

/// What no disk has taken is tried again at every chance.
void Session::file_unsaved(
    const std::vector<scores::Submission>& due, effect::Chance chance, Effects& effects
) {
  for (const scores::Submission& submission : due) {
    state_->filings.begin(submission);
    effects.emplace_back(effect::FileScore{submission, chance});
  }
}

void Session::send_out(Effect effect, Effects& effects) {
  file_unsaved(state_->filings.due_before(effect), effect::Chance::another, effects);
  if (const auto* file = std::get_if<effect::FileScore>(&effect)) {
    state_->filings.begin(file->submission);
  } else if (auto* keep = std::get_if<effect::KeepGame>(&effect)) {
    if (keep->is_new) remember(effects);
    // Where a letter is a move, nobody needs Enter to see the time.
    state_->showing.time_left = state_->time.time_left();
    if (state_->call.is_guest) state_->guest_tries.take(*keep);
    if (!state_->left_games.keep(*keep)) return;
    keep->gives_up_others = state_->left_games.are_known();
    const auto run = ranked_game_at(place_of(keep->record));
    if (run && keep->is_new) state_->runs.begin(*run, stage().wall_clock());
  } else if (std::holds_alternative<effect::ReadGames>(effect)) {
    state_->left_games.ask();
  } else if (const auto* page = std::get_if<effect::PageSysop>(&effect)) {
    state_->sysop.page({stage().wall_clock(), page->reason});
  } else if (auto* think = std::get_if<effect::Think>(&effect)) {
    think->ticket = state_->thought.ask();
  } else if (std::holds_alternative<effect::Leave>(effect)) {
    state_->is_over = true;
  }
  effects.push_back(std::move(effect));
}

void Session::remember(Effects& effects) {
  const Remembered changes =
      is_known() ? state_->liking.take_changes() : state_->liking.take_changes_as_guest();
  for (const auto& [what, value] : changes)
    effects.emplace_back(effect::Remember{what, value});
}

}  // namespace codemaker::play
