#include "play/nim/round.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/nim/menu.hpp"
#include "play/shared/make_again.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::nim {

using namespace engine::nim;
using namespace engine::nim::records;

void Ladder::enter(Stage& stage) {
  begin(NimLadder{}, "", stage);
}

void Casual::enter(Stage& stage) {
  const std::string word = play::challenge_word(stage);
  begin(NimCasual{word.empty() ? stage.kept<Choices>().level : daily_level}, word, stage);
}

void Daily::enter(Stage& stage) {
  const Day day = play::today(stage);
  if (play::has_played(id, day, stage)) return stage.go(Place::daily);
  begin(NimDaily{day}, "", stage);
}

void Round::begin(const NimSetup& setup, std::string word, Stage& stage) {
  stage.choices().game = id;
  play_.begin(setup, std::move(word), stage);
}

bool Round::resume(const UnfinishedGame& game, Stage& stage) {
  begin(game.record.as<NimRecord>()->setup, "", stage);
  const bool is_same = shared::make_again(game, play_.record(), stage, [&](const auto& move) {
    play_.make_again(move, stage);
    follow(stage);
  });
  if (play_.is_ladder()) run_.resume(stage);
  return is_same;
}

void Round::give_up(Stage& stage) {
  play_.record().leave(stage);
  if (play_.is_daily()) play::remember_day(play_.record().record(), stage);
}

void Round::take(const Answer& answer, Stage& stage) {
  if (const auto* filed = std::get_if<event::Filed>(&answer)) return run_.take(*filed, stage);
  if (const auto* tables = std::get_if<event::Tables>(&answer)) return run_.take(*tables, stage);
  const bool was_over = is_at_end();
  play_.take(answer, stage);
  if (!was_over) follow(stage);
}

void Round::press(const ansi::Key& key, Stage& stage) {
  if (run_.is_naming()) return run_.press(key, stage);
  if (is_at_end()) return go_on(key, stage);
  const char32_t letter = letter_of(key);
  wants_new_ = letter == U'n' && play_.is_casual();
  if (wants_new_) return stage.ask("Start a new game? (Y/N)");
  if (letter == U'q' || key.code == ansi::KeyCode::escape) return ask_to_leave(stage);
  if (!play_.is_on()) return;
  play_.press(key, stage);
  follow(stage);
}

void Round::take_line(std::string_view line, Stage& stage) {
  if (run_.is_naming()) return run_.take_line(line, stage);
  const std::string command = ansi::upper_case(line);
  if (is_at_end() || command == "Q" || command == "N") {
    if (const auto key = only_letter(line, stage)) press(*key, stage);
    return;
  }
  if (!play_.is_on()) return;
  play_.take_line(line, stage);
  follow(stage);
}

/// Who comes to line mode at the end of a level finds it still to be gone on from.
void Round::take_empty_line(Stage& stage) {
  if (is_at_end()) go_on(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
}

void Round::point(const Pointer& pointer, Stage& stage) {
  if (run_.is_naming() || pointer.is_release) return;
  if (is_at_end()) return play_.is_casual() ? void() : take_empty_line(stage);
  play_.point(pointer, stage);
  follow(stage);
}

/// What the last stick decides, the moment it is taken.
void Round::follow(Stage& stage) {
  if (!play_.is_over()) return;
  const engine::Verdict verdict = play_.table().verdict();
  stage.drop_typed_ahead();
  if (play_.is_ladder()) {
    run_.record(verdict, ladder_worth(play_.level(), play_.table().taken[0]), stage);
    stage.say(end_text() + run_.after_level(stage));
    run_.celebrate(verdict, stage);
    if (stage.is_line()) take_empty_line(stage);
    return;
  }
  const NimRecord& record = play_.record().record();
  ceremony_.begin(verdict, stage);
  stage.say(end_text() + (play_.is_daily() ? "" : " Again? (Y/N)"));
  if (play_.is_daily()) play::remember_day(record, stage);
  const std::string line = play::spoiler_free(record, play_.word());
  if (!line.empty()) stage.tell(line);
  if (play_.is_daily() && stage.is_line()) leave(stage);
}

void Round::ask_to_leave(Stage& stage) {
  if (play_.is_ladder()) return run_.ask_to_leave(stage);
  stage.ask(
      play_.is_daily() ? "Give up the game of the day? It's your only try. (Y/N)"
                       : "Quit this game? (Y/N)"
  );
}

void Round::confirm(Stage& stage) {
  if (wants_new_) return begin(play_.record().record().setup, play_.word(), stage);
  if (!play_.is_ladder()) return leave(stage);
  run_.leave(stage);
  play_.record().leave(stage);
}

void Round::leave(Stage& stage) {
  if (play_.is_daily()) return stage.go(Place::daily);
  stage.go(play_.word().empty() ? place::menu : Place::challenge);
}

void Round::go_on(const ansi::Key& key, Stage& stage) {
  ceremony_.finish();
  run_.end_ceremony();
  const char32_t letter = letter_of(key);
  const bool leaves = letter == U'q' || key.code == ansi::KeyCode::escape;
  if (run_.is_over()) return run_.end(stage);
  if (play_.is_ladder()) return leaves ? run_.ask_to_leave(stage) : play_.ask_deal(stage);
  if (play_.is_daily() || leaves || typed_letter_of(key) == U'n') return leave(stage);
  const bool is_yes = letter == U'y' || letter == U'n' || goes_on(key);  // F2 is no N
  if (!is_yes) return refuse_key(key, stage);
  begin(play_.record().record().setup, play_.word(), stage);
}

void Round::tick(Stage& stage) {
  run_.tick(stage);
  ceremony_.tick(stage);
}

std::optional<Instant> Round::wakes_at() const {
  return shared::earlier(run_.wakes_at(), ceremony_.wakes_at());
}

}  // namespace codemaker::play::nim
