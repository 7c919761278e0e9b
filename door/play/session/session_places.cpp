// Where a caller of a session goes: from place to place, to a page over a scene, back to a game of
// an earlier call, and home.
#include "play/session/session.hpp"

#include "ansi/text.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "play/catalog/puzzle_again.hpp"
#include "play/catalog/waiting.hpp"
#include "play/session/places.hpp"
#include "play/session/state.hpp"
#include "play/shell/ask_name.hpp"
#include "play/shell/daily/linked.hpp"
#include "play/shell/farewell.hpp"
#include "play/shell/paging.hpp"
#include "play/shell/unfinished_scene.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace codemaker::play {
namespace {

/// A place, or before it the question about a game that was left there.
AnyScene scene_before(Place place, const LeftGames& left) {
  const UnfinishedGame* const game = left.at(place);
  if (game == nullptr) return make_scene(place);
  return AnyScene{shell::UnfinishedScene{*game}};
}

/// Where the caller chose, unless that is of a game that is not there.
Place list_of_offered(const Choices& choices, const Call& call) {
  const auto game = game_at(choices.list);
  return game && !call.offered.has(*game) ? Place::menu : choices.list;
}

}  // namespace

bool Session::is_known() const {
  const Call& call = state_->call;
  return !call.asks_name && !call.is_guest && !call.findings;
}

/// What the caller plays is kept.
bool Session::is_kept() const {
  const Call& call = state_->call;
  return !call.asks_name && !call.findings && call.is_kept();
}

Place Session::first_of_call(Stage& stage) const {
  const Call& call = state_->call;
  if (call.findings) return Place::doctor;
  return call.link.empty() ? Place::title : shell::daily::place_of_link(call.link, stage);
}

/// As soon as it is known who the player is, or of what browser a guest. What was played before by
/// who is known now is theirs.
void Session::meet(Stage& stage) {
  using Met = State::Met;
  if (!is_kept()) return;
  const Met met = is_known() ? Met::player : Met::browser;
  if (std::exchange(state_->met, met) == met) return;
  if (met == Met::browser) {
    stage.perform(effect::ReadRemembered{});
    return read_games(stage);
  }
  auto tries = state_->guest_tries.take_all();
  if (state_->call.has_browser()) tries.clear();  // they are kept already
  for (effect::KeepPlayed& played : tries)
    stage.perform(std::move(played));
  if (state_->call.has_browser()) stage.perform(effect::KeepGuests{});
  stage.perform(effect::ReadRemembered{});
  ask_runs(stage);
  read_games(stage);
}

void Session::read_games(Stage& stage) {
  constexpr std::int64_t day = 86'400;
  const int days = state_->call.resume_days;
  if (days == 0) return;
  const engine::records::Day today = play::today(stage);
  state_->waiting_day = {today, {}};
  stage.perform(effect::ReadGames{stage.wall_clock() - days * day, today});
}

/// At the main menu, and at the title before it, unless something else stands there to be read.
void Session::tell_what_waits(Stage& stage) const {
  const bool is_before_menu =
      state_->place == Place::title && first_place(state_->call) == Place::menu;
  const bool is_there = state_->place == Place::menu || is_before_menu;
  if (stage.message || !state_->dialogue.message.empty()) return;
  if (!is_there) {
    std::string text = waiting_text_at(state_->place, state_->left_games.waiting());
    return text.empty() ? void() : stage.say(std::move(text));
  }
  const std::string_view where = is_before_menu ? " at the menu" : "";
  const auto games = state_->left_games.waiting();
  const std::string puzzle = games.empty() ? "" : puzzle_left(games.front().record, stage);
  std::string text = waiting_text(games, where, puzzle);
  if (text.empty()) text = waiting_day_text(unplayed_puzzles(stage), where);
  if (!text.empty()) stage.say(std::move(text));
}

/// How many puzzles of today wait; none where it is not known what was played.
int Session::unplayed_puzzles(Stage& stage) const {
  const WaitingDay& waits = state_->waiting_day;
  if (!waits.played) return 0;
  const engine::records::Day today = play::today(stage);
  int unplayed = 0;
  for (const Game* game : games_of(state_->call.offered)) {
    const bool was_played = waits.day == today && std::ranges::count(*waits.played, game->id) > 0;
    if (!was_played && !has_played(game->id, today, stage)) ++unplayed;
  }
  return unplayed;
}

/// A caller may begin a run before the database has answered; what it said counts from then on.
void Session::ask_runs(Stage& stage) {
  if (!state_->runs.is_set() || (!is_known() && !state_->call.is_guest)) return;
  state_->runs.ask(stage.wall_clock());
  stage.perform(effect::ReadRuns{RunLimit::day_of(stage.wall_clock())});
}

void Session::follow(Place place, Effects& effects) {
  std::optional<Place> next = place;
  while (next && !state_->is_over) {
    if (*next != Place::farewell) give_up(effects);
    remember(effects);
    if (state_->thought.stop()) effects.emplace_back(effect::StopThinking{});
    state_->place = named_before(allowed(*next, effects));
    begin_again(scene_before(state_->place, state_->left_games));
    Stage stage = this->stage();
    if (state_->place == Place::menu) ask_runs(stage);
    state_->showing.scene.enter(stage);
    tell_what_waits(stage);
    adopt(stage, effects);
    next = stage.next;
  }
}

void Session::give_up(Effects& effects) {
  Stage stage = this->stage();
  state_->showing.scene.give_up(stage);
  adopt(stage, effects);
}

/// Another scene stands there, about to begin.
void Session::begin_again(AnyScene next) {
  state_->showing.replace(std::move(next), state_->time.time_left());
  state_->dialogue.question.reset();
}

/// Why the caller may not go there; empty: they may. To go on with a run is not to begin one.
std::string Session::why_not(Place wanted) {
  const auto game = game_at(wanted);
  if (!game) return {};
  const std::string title{game_of(*game).title};
  if (!state_->call.offered.has(*game)) {
    return fmt::format("{} isn't offered here. Pick another game.", ansi::capitalized(title));
  }
  const bool begins_run =
      ranked_game_at(wanted) == game && state_->left_games.at(wanted) == nullptr;
  const std::int64_t now = stage().wall_clock();
  if (!begins_run || !state_->runs.is_used_up(*game, now)) return {};
  const bool is_guest = state_->call.is_guest;
  return state_->runs.refusal(is_guest ? RunLimit::Whose::guests : RunLimit::Whose::players, now);
}

/// The place that the caller wants, or the list they come from, which says why.
Place Session::allowed(Place wanted, Effects& effects) {
  std::string reason = why_not(wanted);
  if (reason.empty()) return wanted;
  Stage stage = this->stage();
  stage.say(std::move(reason));
  adopt(stage, effects);
  return list_of_offered(state_->liking.choices, state_->call);
}

/// Who came by a link is asked for a name once there is something to put it to: behind a puzzle
/// with one try, and before their first ranked run.
Place Session::named_before(Place wanted) {
  const bool may_ask =
      state_->call.is_visitor && wanted != Place::farewell && wanted != Place::name_prompt;
  if (!may_ask || !state_->guest_tries.asks_name(ranked_game_at(wanted).has_value())) return wanted;
  stage().kept<shell::AfterName>().place = wanted;
  return Place::name_prompt;
}

/// The moves are made again at once and unseen; what they end in is shown like any other scene.
void Session::resume(const UnfinishedGame& game, Effects& effects) {
  State& now = *state_;
  Choices& choices = now.liking.choices;
  now.place = place_of(game.record);
  begin_again(make_scene(now.place));
  now.dialogue.forget();
  choices.game = engine::records::game_of(game.record);
  // In lines a round leads to the next one by itself.
  const bool is_line = now.presentation == Presentation::lines;
  const Pace pace = std::exchange(choices.pace, Pace::at_once);
  Stage unseen{
      now.call,
      choices,
      now.random,
      now.filings,
      is_line ? Presentation::lines : Presentation::small,
      now.time.now(),
      now.time.time_left()};
  const bool is_resumed = now.showing.scene.resume(game, unseen);
  choices.pace = pace;
  Stage stage = this->stage();
  if (is_resumed) {
    unseen.told.clear();
    adopt(unseen, effects);
    stage.drop_typed_ahead();
    now.showing.scene.describe(stage);
    now.left_games.resume();
  } else {
    now.left_games.forget(game.token);
    begin_again(make_scene(choices.list));  // of what was made again nothing is given up
    stage.say("Sorry, that game can't be played on here.");
    follow(choices.list, effects);
  }
  adopt(stage, effects);
}

/// The game waits as if the line had been dropped. The database is asked anew what there is to go
/// on with.
void Session::let_game_wait(Stage& stage) {
  state_->showing.scene.hang_up(stage);
  state_->left_games.pause();
  begin_again(make_scene(Place::menu));  // nothing is given up
  state_->showing.is_help_open = false;
  read_games(stage);
}

/// Where a link leads that was opened while the call went on. Who is in the middle of its puzzle
/// stays there.
void Session::follow_link(const std::string& path, Stage& stage) {
  const State& now = *state_;
  const bool is_elsewhere = now.call.asks_name || now.call.findings || now.sysop.is_chatting();
  if (is_elsewhere || now.showing.is_at_farewell()) return;
  const Link link = read_link(path);
  if (link.game && now.followed == path && game_at(now.place) == link.game) return;
  if (!now.call.is_kept() && game_at(now.place))
    return stage.say("A link was opened. Leave this game first, then open it again.");
  let_game_wait(stage);
  state_->dialogue.forget();
  state_->followed = path;
  stage.go(shell::daily::place_of_link(path, stage));
}

void Session::pause_game(Stage& stage) {
  let_game_wait(stage);
  stage.say("Paused. Choose it again to go on.");
  stage.go(list_of_offered(state_->liking.choices, state_->call));
}

void Session::open_page(Place place, Effects& effects) {
  Showing& showing = state_->showing;
  const bool lies_over_page = showing.page.has_value();
  showing.lay_page(place);
  Dialogue& dialogue = state_->dialogue;
  if (!lies_over_page) dialogue.message_below_page = std::exchange(dialogue.message, {});
  dialogue.refusal.clear();
  Stage stage = this->stage();
  showing.on_top().enter(stage);
  adopt(stage, effects);
}

/// A page that leads somewhere else leads back to the game it lies over; only home is farther.
void Session::close_left_page(Stage& stage) {
  Showing& showing = state_->showing;
  if (!showing.page || !stage.next) return;
  const bool was_paging = showing.page->as<shell::Paging>() != nullptr;
  const bool was_reviewing = showing.is_reviewing();
  if (was_reviewing && state_->thought.stop()) stage.perform(effect::StopThinking{});
  showing.page.reset();
  if (stage.next == Place::farewell) return;
  stage.next.reset();
  // What the scene said meanwhile is newer.
  Dialogue& dialogue = state_->dialogue;
  if (dialogue.message.empty()) dialogue.message = std::move(dialogue.message_below_page);
  if (!was_paging && !was_reviewing) stage.tell("Back to the game.");
  const bool is_untold = std::exchange(showing.is_scene_untold, false);
  if (is_untold) showing.on_top().describe(stage);
}

bool Session::is_nameless_too_long(Instant now) const {
  const Call& call = state_->call;
  return call.asks_name && call.name_until && now >= *call.name_until;
}

void Session::send_home(effect::Farewell why, Stage& stage, const std::string& words) {
  state_->sysop.end_chat("The chat is over.", state_->dialogue, stage);
  shell::Farewell farewell{why, words};
  farewell.enter(stage);
  if (state_->thought.stop()) stage.perform(effect::StopThinking{});
  state_->showing.replace(AnyScene{farewell}, std::nullopt);
  state_->showing.is_help_open = false;
  state_->dialogue.forget();
  state_->dialogue.warning.clear();
}

}  // namespace codemaker::play
