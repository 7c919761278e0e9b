#include "play/masterix/play.hpp"

#include "play/masterix/places.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using namespace std::chrono_literals;

constexpr int step_bytes = 16;          ///< about what a step costs on the line
constexpr int steps_of_announcing = 3;  ///< so long the computer's move is seen coming

bool holds(engine::masterix::Squares squares, engine::masterix::Square square) {
  return (squares & engine::masterix::only(square)) != 0;
}

}  // namespace

std::string_view name(engine::masterix::Color color) {
  return color == engine::masterix::Color::blue ? "blue" : "red";
}

void MasterixPlay::begin(MasterixStart start, Stage& stage) {
  *this = MasterixPlay{};
  start_ = std::move(start);
  stage.perform(effect::DrawSeed{});
}

const MasterixSeat& MasterixPlay::mover() const {
  const bool is_first = start_.seats[0].color == position().turn;
  return start_.seats.at(is_first ? 0 : 1);
}

bool MasterixPlay::has_computer() const {
  return start_.seats[1].is_computer;
}

engine::Points MasterixPlay::score(std::size_t seat) const {
  return round_->score(start_.seats.at(seat).color);
}

void MasterixPlay::take(const Answer& answer, Stage& stage) {
  if (const auto* seed = std::get_if<event::Seed>(&answer)) {
    if (phase_ != Phase::dealing) return;
    round_.emplace(start_.level, Position{engine::masterix::Board::deal(seed->seed)});
    tell_start(stage);
    begin_turn(stage);
  } else if (const auto* jumped = reply_of<event::Jumped>(answer)) {
    if (phase_ == Phase::thinking) take_thought(*jumped, stage);
  }
}

void MasterixPlay::begin_turn(Stage& stage) {
  if (round_->is_over()) {
    phase_ = Phase::over;
  } else if (mover().is_computer) {
    ask_computer(stage);
  } else {
    phase_ = Phase::choosing;
  }
}

void MasterixPlay::ask_computer(Stage& stage) {
  phase_ = Phase::thinking;
  asked_at_ = stage.now();
  has_failed_ = false;
  stage.think(question::Jump{position(), start_.level, stage.random().next()});
}

void MasterixPlay::take_thought(const event::Jumped& jumped, Stage& stage) {
  if (!jumped.thought) {
    has_failed_ = true;
    return stage.say("The computer could not think. Enter asks it again.");
  }
  if (is_late_) stage.show("");
  is_late_ = false;
  make(jumped.thought->move, stage);
}

/// Tells a move and shows it, step by step where there is time and a screen.
void MasterixPlay::make(Move move, Stage& stage) {
  const bool is_announced = mover().is_computer;
  if (!last_move_) stage.show("");  // the hint of the beginning
  told_ = move_text(move);
  stage.tell(told_);
  last_move_ = move;
  last_moves_.at(position().turn == engine::masterix::Color::blue ? 0 : 1) = fmt::format(
      "{} +{}", engine::masterix::text(move),
      2 * start_.level * engine::masterix::kills(position(), move)
  );
  show_.emplace(position(), move, is_announced);
  phase_ = Phase::showing;
  const auto time = stage.step_time(step_bytes);
  if (is_skipping_ || stage.is_line() || time == 0ms) return finish_show(stage);
  next_step_at_ = stage.now() + (is_announced ? steps_of_announcing : 1) * time;
}

void MasterixPlay::finish_show(Stage& stage) {
  const Move move = show_->move();
  if (!mover().is_computer) hand_.rest_on(move.target);
  round_->play(move);
  show_.reset();
  is_skipping_ = false;
  begin_turn(stage);
}

void MasterixPlay::tick(Stage& stage) {
  if (phase_ == Phase::thinking && !is_late_ && stage.now() >= asked_at_ + 1s) {
    is_late_ = true;
    stage.say("The computer thinks.");
  }
  if (phase_ != Phase::showing || stage.now() < next_step_at_) return;
  show_->step();
  if (show_->is_over() || stage.is_line()) return finish_show(stage);
  next_step_at_ = stage.now() + stage.step_time(step_bytes);
}

std::optional<Instant> MasterixPlay::wakes_at() const {
  return phase_ == Phase::showing ? std::optional{next_step_at_} : std::nullopt;
}

void MasterixPlay::press(const ansi::Key& key, Stage& stage) {
  switch (phase_) {
  case Phase::choosing:
    return choose(key, stage);
  case Phase::showing:
    return finish_show(stage);
  case Phase::thinking:
    is_skipping_ = true;
    if (has_failed_ && goes_on(key)) ask_computer(stage);
    return;
  case Phase::dealing:
  case Phase::over:
    return;
  }
}

void MasterixPlay::choose(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = letter_of(key);
  if (const auto heading = heading_of(key)) {
    const std::string refusal = hand_.go(*heading, position());
    if (!refusal.empty()) stage.refuse(refusal);
  } else if (letter == U'5' || goes_on(key)) {
    if (const auto move = hand_.move()) return make(*move, stage);
    take_up(hand_.box(), stage);
  } else if (letter == U'0' || key.code == KeyCode::escape || key.code == KeyCode::insert) {
    if (!hand_.unit()) return stage.refuse("No unit is taken up.");
    hand_.give_back();
  } else if (letter == U's') {
    stage.choices().pace = next(stage.choices().pace);
    stage.refuse(fmt::format("Moves are shown {}.", name(stage.choices().pace)));
  } else {
    refuse_key(key, stage);
  }
}

void MasterixPlay::take_up(Square square, Stage& stage) {
  const std::string refusal = hand_.take_up(square, position());
  if (!refusal.empty()) stage.refuse(refusal);
}

void MasterixPlay::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (phase_ == Phase::showing) return finish_show(stage);
  const bool is_lean = stage.presentation() == Presentation::lean;
  const auto square = masterix_square(pointer.at, is_lean);
  if (phase_ == Phase::choosing && square) click(*square, stage);
}

/// An own unit is taken up, the one taken up given back, and an enemy next to it jumped onto.
void MasterixPlay::click(Square square, Stage& stage) {
  const auto unit = hand_.unit();
  if (unit == square) return hand_.give_back();
  const bool is_own = holds(position().own(), square);
  if (!unit || is_own) return take_up(square, stage);
  const Move move{*unit, square};
  if (engine::masterix::is_legal(position(), move)) return make(move, stage);
  stage.refuse(fmt::format(
      "{} cannot jump onto {}.", engine::masterix::text(*unit), engine::masterix::text(square)
  ));
}

std::string_view MasterixPlay::leaving() const {
  return has_computer() ? "Q: leave; levels you won count."
                        : "Q: leave; the round counts for nobody.";
}

std::vector<KeyHelp> MasterixPlay::keys() const {
  const KeyHelp help{"?", "help", "?: this help."};
  const KeyHelp leave{"Q", "leave", std::string{leaving()}};
  if (phase_ == Phase::over)
    return {{"any key", "the points", "Any key: the points."}, help, leave};
  return {
      {"1-9", "move",
       "1-4, 6-9: move the box as they lie on the number pad (NUM LOCK on); "
       "arrows too, Home, End, PgUp, PgDn aslant."},
      {"5", "take, jump",
       "5 or Enter: take up the unit in the box; then the keys point at an enemy "
       "next to it, and 5 jumps."},
      {"0", "back", "0 or Escape: give the unit back."},
      {"S", "pace", "S: how fast moves are shown. Any key shows the rest of one at once."},
      {"", "", "Mouse: click the unit, then the enemy.", true},
      help,
      leave,
  };
}

}  // namespace codemaker::play::masterix
