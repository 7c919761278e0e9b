#include "play/masterix/play.hpp"

#include "play/masterix/places.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using namespace std::chrono_literals;
using engine::masterix::holds;

constexpr int step_bytes = 16;          ///< about what a step costs on the line
constexpr int steps_of_announcing = 3;  ///< so long the computer's move is seen coming

}  // namespace

std::string_view name(engine::masterix::Color color) {
  return color == engine::masterix::Color::blue ? "blue" : "red";
}

void Play::begin(Start start, Stage& stage) {
  *this = Play{};
  state_.start = std::move(start);
  stage.perform(effect::DrawSeed{});
}

const Seat& mover(const PlayState& state) {
  const bool is_first = state.start.seats[0].color == state.position().turn;
  return state.start.seats.at(is_first ? 0 : 1);
}

bool has_computer(const PlayState& state) {
  return state.start.seats[1].is_computer;
}

engine::Points Play::score(std::size_t seat) const {
  return state_.round->score(state_.start.seats.at(seat).color);
}

void Play::take(const Answer& answer, Stage& stage) {
  if (const auto* seed = std::get_if<event::Seed>(&answer)) {
    if (state_.phase != Phase::dealing) return;
    state_.round.emplace(state_.start.level, Position{engine::masterix::Board::deal(seed->seed)});
    tell_start(state_, stage);
    begin_turn(state_, stage);
  } else if (const auto* jumped = reply_of<event::Jumped>(answer)) {
    if (state_.phase == Phase::thinking) take_thought(state_, *jumped, stage);
  }
}

void begin_turn(PlayState& state, Stage& stage) {
  if (state.round->is_over()) {
    state.phase = Phase::over;
  } else if (mover(state).is_computer) {
    ask_computer(state, stage);
  } else {
    state.phase = Phase::choosing;
  }
}

void ask_computer(PlayState& state, Stage& stage) {
  state.phase = Phase::thinking;
  state.asked_at = stage.now();
  state.has_failed = false;
  stage.think(question::Jump{state.position(), state.start.level, stage.random().next()});
}

void take_thought(PlayState& state, const event::Jumped& jumped, Stage& stage) {
  if (!jumped.thought) {
    state.has_failed = true;
    return stage.say("The computer did not answer. Press Enter to ask again.");
  }
  if (state.is_late) stage.show("");
  state.is_late = false;
  make(state, jumped.thought->move, stage);
}

void make(PlayState& state, Move move, Stage& stage) {
  const bool is_announced = mover(state).is_computer;
  if (!state.last_move) stage.show("");  // the hint of the beginning
  state.told = move_text(state, move);
  stage.tell(state.told);
  state.last_move = move;
  state.last_moves.at(state.position().turn == engine::masterix::Color::blue ? 0 : 1) = fmt::format(
      "{} +{}", engine::masterix::text(move),
      2 * state.start.level * engine::masterix::kills(state.position(), move)
  );
  state.show.emplace(state.position(), move, is_announced);
  state.phase = Phase::showing;
  const auto time = stage.step_time(step_bytes);
  if (state.is_skipping || stage.is_line() || time == 0ms) return finish_show(state, stage);
  state.next_step_at = stage.now() + (is_announced ? steps_of_announcing : 1) * time;
}

void finish_show(PlayState& state, Stage& stage) {
  const Move move = state.show->move();
  if (!mover(state).is_computer) state.hand.rest_on(move.target);
  state.round->play(move);
  state.show.reset();
  state.is_skipping = false;
  begin_turn(state, stage);
}

void Play::tick(Stage& stage) {
  if (state_.phase == Phase::thinking && !state_.is_late && stage.now() >= state_.asked_at + 1s) {
    state_.is_late = true;
    stage.say("The computer is thinking...");
  }
  if (state_.phase != Phase::showing || stage.now() < state_.next_step_at) return;
  state_.show->step();
  if (state_.show->is_over() || stage.is_line()) return finish_show(state_, stage);
  state_.next_step_at = stage.now() + stage.step_time(step_bytes);
}

std::optional<Instant> wakes_at(const PlayState& state) {
  return state.phase == Phase::showing ? std::optional{state.next_step_at} : std::nullopt;
}

void Play::press(const ansi::Key& key, Stage& stage) {
  switch (state_.phase) {
  case Phase::choosing:
    return choose(state_, key, stage);
  case Phase::showing:
    return finish_show(state_, stage);
  case Phase::thinking:
    state_.is_skipping = true;
    if (state_.has_failed && goes_on(key)) ask_computer(state_, stage);
    return;
  case Phase::dealing:
  case Phase::over:
    return;
  }
}

void choose(PlayState& state, const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = letter_of(key);
  if (const auto heading = heading_of(key)) {
    const std::string refusal = state.hand.go(*heading, state.position());
    if (!refusal.empty()) stage.refuse(refusal);
  } else if (letter == U'5' || goes_on(key)) {
    if (const auto move = state.hand.move()) return make(state, *move, stage);
    take_up(state, state.hand.box(), stage);
  } else if (letter == U'0' || key.code == KeyCode::escape || key.code == KeyCode::insert) {
    if (!state.hand.unit()) return stage.refuse("No unit is taken up.");
    state.hand.give_back();
  } else if (letter == U's') {
    stage.choices().pace = next(stage.choices().pace);
    stage.refuse(fmt::format("Moves are shown {}.", name(stage.choices().pace)));
  } else {
    refuse_key(key, stage);
  }
}

void take_up(PlayState& state, Square square, Stage& stage) {
  const std::string refusal = state.hand.take_up(square, state.position());
  if (!refusal.empty()) stage.refuse(refusal);
}

void Play::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (state_.phase == Phase::showing) return finish_show(state_, stage);
  const bool is_lean = stage.presentation() == Presentation::small;
  const auto square = masterix_square(pointer.at, is_lean);
  if (state_.phase == Phase::choosing && square) click(state_, *square, stage);
}

void click(PlayState& state, Square square, Stage& stage) {
  const auto unit = state.hand.unit();
  if (unit == square) return state.hand.give_back();
  const bool is_own = holds(state.position().own(), square);
  if (!unit || is_own) return take_up(state, square, stage);
  const Move move{*unit, square};
  if (engine::masterix::is_legal(state.position(), move)) return make(state, move, stage);
  stage.refuse(fmt::format(
      "{} cannot jump onto {}.", engine::masterix::text(*unit), engine::masterix::text(square)
  ));
}

std::string_view leaving(const PlayState& state) {
  return has_computer(state) ? "Q: leave; levels you won count."
                             : "Q: leave; the round counts for nobody.";
}

std::vector<KeyHelp> keys(const PlayState& state) {
  const KeyHelp help{"?", "help", "?: this help."};
  const KeyHelp leave{"Q", "leave", std::string{leaving(state)}};
  if (state.phase == Phase::over)
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
