#include "play/egg_carton/casual.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/record.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/egg_carton/place.hpp"
#include "play/egg_carton/result_box.hpp"
#include "play/egg_carton/words.hpp"
#include "play/shared/make_again.hpp"

#include <array>
#include <fmt/format.h>
#include <type_traits>
#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Casual::enter(Stage& stage) {
  choices_ = stage.kept<Choices>();
  word_ = play::challenge_word(stage);
  if (!word_.empty())
    choices_ = {.strength = engine::records::daily_level, .start = Choices::Start::dealt};
  seat(stage);
  begin(stage);
}

void Casual::seat(Stage& stage) {
  const std::string& handle = stage.call().player.handle;
  if (choices_.is_pair) {
    seats_ = {
        Seat{seat_name(choices_, Player::one, handle)},
        Seat{seat_name(choices_, Player::two, handle)}};
  } else {
    seats_ = {Seat{seat_name(handle, Player::one)}, Seat{"Computer", choices_.strength}};
  }
}

/// The names of two players are in no record, nor which of them began.
bool Casual::resume(const UnfinishedGame& game, Stage& stage) {
  const auto& setup = (*game.record.as<engine::egg_carton::records::CartonRecord>()).setup;
  if (const auto* daily = std::get_if<engine::egg_carton::records::CartonDaily>(&setup)) {
    begin_daily(daily->day, stage);
  } else {
    stage.kept<Choices>().set(std::get<engine::egg_carton::records::CartonCasual>(setup));
    choices_ = stage.kept<Choices>();
    seat(stage);
    begin(stage);
  }
  return shared::make_again(game, play_.record(), stage, [&](const auto& move) {
    if constexpr (std::is_same_v<decltype(move), const engine::records::Dealt&>) {
      take(Answer{event::Seed{move.seed}}, stage);
    } else {
      play_.make_again(move, stage);
    }
  });
}

void Casual::begin_daily(engine::records::Day day, Stage& stage) {
  daily_ = day;
  choices_ = {.strength = engine::records::daily_level, .start = Choices::Start::dealt};
  seat(stage);
  begin(stage);
}

void Casual::give_up(Stage& stage) {
  play_.record().leave(stage);
  if (daily_) play::remember_day(play_.game(), stage);
}

void Casual::begin(Stage& stage) {
  phase_ = Phase::dealing;
  if (daily_) {
    play_.record().begin(
        engine::egg_carton::records::CartonDaily{*daily_, choices_.strength}, stage
    );
    const auto puzzle = play::daily_puzzle(stage, *daily_, engine::egg_carton::id);
    return stage.perform(effect::DrawSeed{puzzle});
  }
  const int strength = choices_.is_pair ? 0 : choices_.strength;
  play_.record().begin(
      engine::egg_carton::records::CartonCasual{choices_.start, choices_.relay_rule, strength},
      stage
  );
  if (choices_.start == Choices::Start::classic) {
    deal(classic_start(choices_.relay_rule), stage);
  } else {
    constexpr auto game = engine::egg_carton::id;
    stage.perform(effect::DrawSeed{
        word_.empty() ? "" : engine::records::challenge_name(word_, game)});
  }
}

void Casual::deal(const Position& position, Stage& stage) {
  phase_ = Phase::playing;
  stage.show("");
  stage.tell(title() + ".");
  play_.begin(position, seats_, daily_ ? Stakes::daily : Stakes::casual, stage);
  play_.describe(stage);
}

void Casual::take(const Answer& answer, Stage& stage) {
  const auto* seed = std::get_if<event::Seed>(&answer);
  if (seed != nullptr && phase_ == Phase::dealing) {
    play_.record().add(engine::records::Dealt{seed->seed}, stage);
    const bool is_puzzle = daily_ || !word_.empty();
    if (is_puzzle) play_.play_by(seed->seed);
    return deal(fair_deal(seed->seed, choices_.relay_rule).position, stage);
  }
  play_.take(answer, stage);
  follow(stage);
}

void Casual::describe(Stage& stage) const {
  stage.tell(title() + ".");
  play_.describe(stage);
}

void Casual::press(const ansi::Key& key, Stage& stage) {
  if (phase_ == Phase::decided) return show_result(stage);
  const bool asks_new = key == ansi::Key{ansi::KeyCode::function, 2, {}};
  if (phase_ == Phase::result)
    return asks_new ? answer(ansi::character(U'y'), stage) : answer(key, stage);
  const bool asks = letter_of(key) == U'q' || key.code == ansi::KeyCode::escape || asks_new;
  if (asks && !play_.is_sowing()) {
    wants_new_ = asks_new;
    if (daily_ && asks_new) return stage.refuse("The game of the day is one try.");
    if (daily_) return stage.ask("Give up the game of the day? It's your only try. (Y/N)");
    return stage.ask(asks_new ? "Start a new game? (Y/N)" : "Quit this game? (Y/N)");
  }
  if (phase_ == Phase::dealing) return;
  play_.press(key, stage);
  follow(stage);
}

/// Who comes to line mode at the last board is asked whether to play again.
void Casual::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::decided) phase_ = Phase::result;
  const bool is_played = phase_ == Phase::playing && ansi::upper_case(line) != "Q";
  if (is_played) {
    play_.take_line(line, stage);
    follow(stage);
  } else if (const auto key = only_letter(line, stage)) {
    press(*key, stage);
  }
}

void Casual::tick(Stage& stage) {
  ceremony_.tick(stage);
  play_.tick(stage);
  follow(stage);
}

std::optional<Instant> Casual::wakes_at() const {
  return phase_ == Phase::playing ? play_.wakes_at() : ceremony_.wakes_at();
}

void Casual::point(const Pointer& pointer, Stage& stage) {
  if (phase_ == Phase::decided && !pointer.is_release) return show_result(stage);
  if (phase_ != Phase::playing) return;
  play_.point(pointer, stage);
  follow(stage);
}

void Casual::confirm(Stage& stage) {
  if (wants_new_) return begin(stage);
  leave(stage);
}

void Casual::leave(Stage& stage) {
  stage.go(daily_ ? Place::daily : !word_.empty() ? Place::challenge : place::menu);
}

/// Looks whether the game is over by now.
void Casual::follow(Stage& stage) {
  const bool is_over = phase_ == Phase::playing && play_.is_over();
  if (!is_over) return;
  phase_ = Phase::decided;
  if (daily_) play::remember_day(play_.game(), stage);
  stage.drop_typed_ahead();
  if (stage.presentation() != Presentation::full) return show_result(stage);
  stage.show(result_text() + " Press any key.");
}

std::string Casual::result_text() const {
  const Player won = *winner(play_.position());
  const int left = marbles_of(play_.position(), other(won));
  return fmt::format(
      "{} wins, {}.", play_.seat(won).name, count(left, "marble left", "marbles left")
  );
}

void Casual::show_result(Stage& stage) {
  phase_ = Phase::result;
  stage.drop_typed_ahead();
  const bool is_lost = winner(play_.position()) == Player::two && !choices_.is_pair;
  const std::string word = choices_.is_pair
                               ? winner_word(play_.seat(*winner(play_.position())).name)
                           : is_lost ? "YOU LOSE"
                                     : "YOU WIN!";
  ceremony_.begin(is_lost ? shared::Mood::lost : shared::Mood::won, word, stage);
  stage.say(result_text() + (daily_ ? "" : " Again? (Y/N)"));
  const std::string line = play::spoiler_free(play_.game(), word_);
  if (!line.empty()) stage.tell(line);
  if (!daily_) return;
  if (stage.is_line()) stage.go(Place::daily);
}

void Casual::answer(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  ceremony_.finish();
  if (daily_) return stage.go(Place::daily);
  const bool is_no = letter == U'n' || letter == U'q' || key.code == ansi::KeyCode::escape;
  if (is_no) return leave(stage);
  const bool is_yes = letter == U'y' || goes_on(key);
  if (!is_yes) return refuse_key(key, stage);
  // Beginning is an advantage: two players take it in turns.
  if (choices_.is_pair) std::swap(seats_[0], seats_[1]);
  begin(stage);
}

std::string Casual::title() const {
  if (!word_.empty()) return "Challenge " + word_;
  if (daily_) return "Daily " + engine::records::date_text(*daily_);
  const std::string against =
      choices_.is_pair ? "Two players" : fmt::format("Computer level {}", choices_.strength);
  return against + (choices_.relay_rule == RelayRule::narrow ? ", narrow rule" : "");
}

void Casual::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header(title());
  } else if (phase_ == Phase::result) {
    return draw_result(canvas);
  } else {
    canvas.heading("EGG CARTON", title(), phase_ == Phase::dealing ? "" : play_.turn_text());
    constexpr int stakes_column = 60;
    const int row = egg_rows(false).top_words;
    canvas.text({row, stakes_column}, daily_ ? "One try a day" : "Unranked game");
    canvas.text(
        {row + 1, stakes_column},
        choices_.relay_rule == RelayRule::narrow ? "Relay rule: narrow" : "Relay rule: usual"
    );
  }
  if (phase_ != Phase::dealing) play_.draw(canvas);
}

void Casual::draw_result(Canvas& canvas) const {
  canvas.heading("EGG CARTON", title(), "Result");
  ceremony_.draw(canvas);
  const Player won = *winner(play_.position());
  const std::string& loser = play_.seat(other(won)).name;
  const std::string row = fmt::format("Left in {}'s row", loser);
  const std::array rows{
      ResultRow{"Winner", play_.seat(won).name},
      ResultRow{row, count(marbles_of(play_.position(), other(won)), "marble", "marbles")},
      ResultRow{"Selections made", fmt::format("{}", play_.selections().size())},
  };
  draw_result_box(canvas, daily_ ? "One try a day" : "Unranked game", rows, play_.position());
  constexpr int indent = 3;  // as the message has
  canvas.text(
      {canvas.message_row() - 1, indent}, play::spoiler_free(play_.game(), word_), look::bright
  );
}

std::string Casual::prompt() const {
  switch (phase_) {
  case Phase::dealing:
    return "";
  case Phase::playing:
    return play_.prompt();
  case Phase::decided:
  case Phase::result:
    return daily_ ? "Q for the tables: " : "Again (Y/N): ";
  }
  return {};
}

std::vector<std::string> Casual::line_help() const {
  const bool is_over = phase_ == Phase::decided || phase_ == Phase::result;
  if (is_over && daily_) return {"Q: the tables of the day."};
  if (is_over) return {"Y: another game. N: back to the list."};
  return play_.line_help();
}

std::vector<KeyHelp> Casual::keys() const {
  if (phase_ == Phase::decided) return {{"any key", "go on", "Press any key to go on."}};
  if (phase_ == Phase::result && daily_)
    return {{"any key", "tables", "Any key: the tables of the day."}, help_key()};
  if (phase_ == Phase::result) {
    return {
        {"Y", "again", "Y or Enter: another game like this."},
        help_key(),
        {"N", "back", "N or Esc: back to the list."},
    };
  }
  std::vector<KeyHelp> keys = play_.keys();
  if (!daily_) keys.insert(keys.end() - 2, {"F2", "new", "F2: start a new game."});
  return keys;
}

}  // namespace codemaker::play::egg_carton
