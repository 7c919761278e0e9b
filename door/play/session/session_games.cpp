// What earlier calls left, games in the middle and how the caller likes things; and what the sysop
// allows: which games, and how many ranked runs a day.
#include "play/session/session.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/choices/fields.hpp"
#include "play/choices/terminal_choices.hpp"
#include "play/session/places.hpp"
#include "play/session/showing.hpp"
#include "play/shell/unfinished_scene.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play {

/// As soon as it is known who the player is.
void Session::meet(Stage& stage) {
  if (!is_known() || std::exchange(is_met_, true)) return;
  stage.perform(effect::ReadRemembered{});
  ask_runs(stage);
  read_games(stage);
}

void Session::read_games(Stage& stage) const {
  constexpr std::int64_t day = 86'400;
  if (call_.resume_days <= 0) return;
  stage.perform(effect::ReadGames{stage.wall_clock() - call_.resume_days * day});
}

/// Kept now, a game would end the one of its kind that is just being read.
void Session::hold_back(const effect::KeepGame& keep) {
  if (keep.is_new || held_back_.empty()) {
    held_back_.push_back(keep);
  } else {
    held_back_.back().record = keep.record;
    held_back_.back().is_over = keep.is_over;
  }
}

/// Who was quicker than the database is asked at the settings of a game, or in the middle of one
/// that has only begun.
void Session::take_games(std::vector<UnfinishedGame> left, Stage& stage) {
  awaits_games_ = false;
  unfinished_.take(std::move(left));
  auto held_back = std::exchange(held_back_, {});
  const UnfinishedGame* older = is_game_on_ ? nullptr : unfinished_.at(place_);
  const bool has_begun_one = is_game_on_ && !held_back.empty();
  if (has_begun_one) older = unfinished_.like(held_back.back().record);
  if (older != nullptr) {
    if (has_begun_one) held_back.pop_back();
    is_game_on_ = false;
    begin_again({make_scene(Place::menu)});  // nothing is left to give up
    stage.go(entrance_of(older->record));
  }
  for (effect::KeepGame& keep : held_back)
    stage.perform(std::move(keep));
}

/// A place, or before it the question about a game that was left there.
Session::Showing Session::scene_at(Place place) const {
  const UnfinishedGame* const game = unfinished_.at(place);
  if (game == nullptr) return {make_scene(place)};
  return {AnyScene{shell::UnfinishedScene{*game}}};
}

/// The moves are made again at once and unseen; what they end in is shown like any other scene.
void Session::resume(const UnfinishedGame& game, Effects& effects) {
  place_ = place_of(game.record);
  begin_again({make_scene(place_)});
  message_.clear();
  refusal_.clear();
  choices_.game = engine::records::game_of(game.record);
  // In lines a round leads to the next one by itself.
  const bool is_line = presentation_ == Presentation::lines;
  const Pace pace = std::exchange(choices_.pace, Pace::at_once);
  Stage unseen{
      call_,
      choices_,
      random_,
      filings_,
      is_line ? Presentation::lines : Presentation::small,
      time_.now(),
      time_.time_left()};
  const bool is_resumed = showing_->scene.resume(game, unseen);
  choices_.pace = pace;
  Stage stage = this->stage();
  if (is_resumed) {
    unseen.told.clear();
    adopt(unseen, effects);
    stage.drop_typed_ahead();
    showing_->scene.describe(stage);
  } else {
    unfinished_.forget(game.token);
    begin_again({make_scene(choices_.list)});  // of what was made again nothing is given up
    stage.say("Sorry, that game can't be played on here.");
    follow(choices_.list, effects);
  }
  is_game_on_ = is_resumed;
  adopt(stage, effects);
}

/// Two calls cannot play one game: the one that comes too late ends here, and learns anew what
/// there is to go on with.
void Session::lose_game(const event::GameTaken& taken, Stage& stage) {
  unfinished_ = {};
  read_games(stage);
  if (!std::exchange(is_game_on_, false)) return;
  begin_again({make_scene(Place::menu)});  // nothing is left to give up
  stage.say(
      taken.is_second_try ? "You have played the game of that day already, so this one ended here."
                          : "Another call of yours took this game over, so it ended here."
  );
  stage.go(Place::menu);
}

/// What the caller has chosen in this call already stays, and so does the presentation that the
/// sysop has fixed.
void Session::take_remembered(const Remembered& texts) {
  choices_.by_game.remember(texts);
  known_ = texts;
  const Choices untouched{.wanted = call_.wanted};
  const auto recall = [&](std::string_view name, const auto& now, auto kind, const auto& take) {
    const bool was_chosen = play::text_of_fields(now) != play::text_of_fields(kind);
    const auto found = texts.find(name);
    if (was_chosen || found == texts.end()) return;
    play::take_fields(kind, found->second);
    take(kind);
  };
  recall(Choices::remembered_as, choices_, untouched, [&](const Choices& options) {
    play::take_fields(choices_, play::text_of_fields(options));
  });
  recall(
      terminal_kind_, play::terminal_choices(choices_), play::terminal_choices(untouched),
      [&](const play::TerminalChoices& chosen) {
        play::apply(chosen, choices_);
        if (call_.wanted) choices_.wanted = call_.wanted;
      }
  );
}

/// Before it is known what was remembered, nothing takes its place.
void Session::remember(Effects& effects) {
  if (!known_) return;
  Remembered changes = choices_.by_game.take_changes();
  const auto note = [&](std::string_view name, const auto& now, const auto& untouched) {
    const std::string text = play::text_of_fields(now);
    const auto [known, is_new] =
        known_->try_emplace(std::string{name}, play::text_of_fields(untouched));
    if (known->second == text) return;
    known->second = text;
    changes.emplace(name, text);
  };
  const Choices untouched{.wanted = call_.wanted};
  note(Choices::remembered_as, choices_, untouched);
  note(terminal_kind_, play::terminal_choices(choices_), play::terminal_choices(untouched));
  for (auto& [what, value] : changes)
    effects.emplace_back(effect::Remember{what, value});
}

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
