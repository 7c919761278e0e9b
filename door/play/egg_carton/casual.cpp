#include "play/egg_carton/casual.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "play/egg_carton/words.hpp"
#include "play/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Casual::enter(Stage& stage) {
  choices_ = stage.kept<Choices>();
  const std::string& handle = stage.call().player.handle;
  if (choices_.is_pair) {
    seats_ = {
        Seat{seat_name(choices_, Player::one, handle)},
        Seat{seat_name(choices_, Player::two, handle)}};
  } else {
    seats_ = {Seat{seat_name(handle, Player::one)}, Seat{"Computer", choices_.strength}};
  }
  begin(stage);
}

void Casual::begin(Stage& stage) {
  phase_ = Phase::dealing;
  if (choices_.start == Choices::Start::classic) {
    deal(classic_start(choices_.relay_rule), stage);
  } else {
    stage.perform(effect::DrawSeed{});
  }
}

void Casual::deal(const Position& position, Stage& stage) {
  phase_ = Phase::playing;
  stage.show("");
  stage.tell(title() + ".");
  play_.begin(position, seats_, stage);
  play_.describe(stage);
}

void Casual::take(const Answer& answer, Stage& stage) {
  const auto* seed = std::get_if<event::Seed>(&answer);
  if (seed != nullptr && phase_ == Phase::dealing) {
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
  if (phase_ == Phase::decided) return answer(key, stage);
  const bool leaves = letter_of(key) == U'q' && !play_.is_sowing();
  if (leaves) return stage.ask("Leave this game? (Y/N)");
  if (phase_ == Phase::dealing) return;
  play_.press(key, stage);
  follow(stage);
}

void Casual::take_line(std::string_view line, Stage& stage) {
  const bool is_played = phase_ == Phase::playing && ansi::upper_case(line) != "Q";
  if (is_played) {
    play_.take_line(line, stage);
    follow(stage);
  } else if (const auto key = only_letter(line, stage)) {
    press(*key, stage);
  }
}

void Casual::tick(Stage& stage) {
  play_.tick(stage);
  follow(stage);
}

std::optional<Instant> Casual::wakes_at() const {
  return play_.wakes_at();
}

void Casual::point(const Pointer& pointer, Stage& stage) {
  if (phase_ != Phase::playing) return;
  play_.point(pointer, stage);
  follow(stage);
}

void Casual::confirm(Stage& stage) {
  stage.go(Place::eggcarton);
}

/// Looks whether the game is over by now.
void Casual::follow(Stage& stage) {
  const bool is_over = phase_ == Phase::playing && play_.is_over();
  if (!is_over) return;
  phase_ = Phase::decided;
  stage.drop_typed_ahead();
  const Player won = *winner(play_.position());
  const int left = marbles_of(play_.position(), other(won));
  stage.say(fmt::format(
      "{} wins, {}. Again? (Y/N)", play_.seat(won).name, count(left, "marble left", "marbles left")
  ));
}

void Casual::answer(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_no = letter == U'n' || letter == U'q' || key.code == ansi::KeyCode::escape;
  if (is_no) return stage.go(Place::eggcarton);
  const bool is_yes = letter == U'y' || goes_on(key);
  if (!is_yes) return refuse_key(key, stage);
  // Beginning is an advantage: two players take it in turns.
  if (choices_.is_pair) std::swap(seats_[0], seats_[1]);
  begin(stage);
}

std::string Casual::title() const {
  const std::string against =
      choices_.is_pair ? "Two players" : fmt::format("Computer step {}", choices_.strength);
  return against + (choices_.relay_rule == RelayRule::narrow ? ", narrow rule" : "");
}

void Casual::draw(Canvas& canvas) const {
  canvas.header(canvas.is_lean() ? title() : "Egg Carton   " + title());
  canvas.cursor({canvas.message_row(), 0});
  if (phase_ != Phase::dealing) play_.draw(canvas);
}

std::string Casual::prompt() const {
  switch (phase_) {
  case Phase::dealing:
    return "";
  case Phase::playing:
    return play_.prompt();
  case Phase::decided:
    return "Again (Y/N): ";
  }
  return {};
}

std::vector<std::string> Casual::line_help() const {
  if (phase_ == Phase::decided) return {"Y: another game. N: back to the list."};
  return play_.line_help();
}

std::vector<KeyHelp> Casual::keys() const {
  if (phase_ != Phase::decided) return play_.keys();
  return {
      {"Y", "again", "Y: another game like this."},
      {"?", "help", "?: this help."},
      {"N", "back", "N: back to the list."},
  };
}

}  // namespace codemaker::play::egg_carton
