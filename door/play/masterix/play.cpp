#include "play/masterix/play.hpp"

#include "engine/masterix/player.hpp"
#include "engine/masterix/record.hpp"
#include "play/call/words.hpp"
#include "play/masterix/questions.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using namespace std::chrono_literals;

constexpr int small_step_bytes = 16;  ///< about what a step costs on the line
constexpr int full_step_bytes = 300;
constexpr int steps_of_announcing = 3;  ///< so long the computer's move is seen coming

std::chrono::milliseconds time_of_step(const Stage& stage) {
  const bool is_full = stage.presentation() == Presentation::full;
  return stage.step_time(is_full ? full_step_bytes : small_step_bytes);
}

Pacing pacing_of(std::chrono::milliseconds step, const Stage& stage) {
  if (step == 0ms) return Pacing::at_once;
  return stage.may_offer_skip(full_step_bytes) ? Pacing::leisurely : Pacing::brief;
}

constexpr char words_for_keys[] = "NUM LOCK on: digits move, 5 picks up.";
constexpr char words_for_fingers[] = "Choose one of your units, then the enemy it jumps onto.";

std::size_t index_of(engine::masterix::Color color) {
  return color == engine::masterix::Color::blue ? 0 : 1;
}

/// A capture of three, or one of the computer's that is smaller by two than it could be: only where
/// it takes what it sees does it know that.
std::optional<opponents::Moment> moment_of(const PlayState& state, Move move) {
  using namespace engine::masterix;
  constexpr int many = 3;
  constexpr int much_less = 2;
  const int kills = engine::masterix::kills(state.position(), move);
  if (!mover(state).is_computer)
    return kills >= many ? std::optional{opponents::Moment::praise} : std::nullopt;
  if (style_of_level(state.start.level).depth > 0) return std::nullopt;
  int most = 0;
  for (const Move other : moves(state.position()))
    most = std::max(most, engine::masterix::kills(state.position(), other));
  return most - kills >= much_less ? std::optional{opponents::Moment::mistake} : std::nullopt;
}

}  // namespace

std::string first_words(Stage& stage) {
  const bool has_fingers =
      stage.presentation() == Presentation::small && stage.call().terminal.reports_mouse;
  return has_fingers ? words_for_fingers : words_for_keys;
}

std::string_view name(engine::masterix::Color color) {
  return color == engine::masterix::Color::blue ? "blue" : "red";
}

void Play::begin(Start start) {
  auto record = std::move(state_.record);
  *this = Play{};
  state_.record = std::move(record);
  state_.start = std::move(start);
  state_.guide.is_on = state_.start.is_guided;
}

const Seat& mover(const PlayState& state) {
  const bool is_first = state.start.seats[0].color == state.position().turn;
  return state.start.seats.at(is_first ? 0 : 1);
}

std::optional<boards::TakenBack> Play::taken_back() const {
  if (state_.before.empty()) return std::nullopt;
  const auto& seats = state_.start.seats;
  const bool is_first = seats[0].color == state_.before.back().round.position().turn;
  return boards::TakenBack{seats.at(is_first ? 0 : 1).name, seats.at(is_first ? 1 : 0).name};
}

bool has_computer(const PlayState& state) {
  return state.start.seats[1].is_computer;
}

engine::Points pay_of(const PlayState& state, int kills) {
  return engine::Points{2} * state.start.level * kills;
}

engine::Points kills_of(const PlayState& state, const Seat& seat) {
  return state.round->points(seat.color) / pay_of(state, 1);
}

std::optional<MoveMade> last_move_of(const PlayState& state, const Seat& seat) {
  return state.last_moves.at(index_of(seat.color));
}

engine::Points Play::score(std::size_t seat) const {
  return state_.round->score(state_.start.seats.at(seat).color);
}

std::array<std::string, 2> Play::names() const {
  std::array<std::string, 2> names;
  for (const Seat& seat : state_.start.seats)
    names.at(index_of(seat.color)) = seat.name;
  return names;
}

void Play::deal(std::uint64_t seed, Stage& stage) {
  state_.seed = seed;
  state_.round.emplace(state_.start.level, Position{engine::masterix::Board::deal(seed)});
  tell_start(state_, stage);
  begin_turn(state_, stage);
}

void Play::take(const Answer& answer, Stage& stage) {
  const auto* jumped = reply_of<Jumped>(answer);
  if (jumped == nullptr) return;
  if (state_.phase == Phase::thinking) return take_thought(state_, *jumped, stage);
  if (state_.is_hinting) take_hint(state_, *jumped, stage);
}

void begin_turn(PlayState& state, Stage& stage) {
  if (state.round->is_over()) {
    state.phase = Phase::over;
  } else if (mover(state).is_computer) {
    ask_computer(state, stage);
  } else {
    state.phase = Phase::choosing;
    state.hand.rest_on_jumper(state.position());
    guide(state, stage);
  }
}

void ask_computer(PlayState& state, Stage& stage) {
  state.phase = Phase::thinking;
  state.asked_at = stage.now();
  state.has_failed = false;
  const std::uint64_t seed = state.start.is_puzzle ? state.seed : stage.random().next();
  stage.think(question::Jump{state.position(), state.start.level, seed});
}

void take_thought(PlayState& state, const Jumped& jumped, Stage& stage) {
  if (!jumped.thought) {
    state.has_failed = true;
    return stage.say("The computer did not answer. Press Enter to ask again.");
  }
  state.is_late = false;
  make(state, jumped.thought->move, stage);
}

void make(PlayState& state, Move move, Stage& stage) {
  const bool is_announced = mover(state).is_computer;
  // The hint of the beginning, and what was said of a move that is made now.
  const bool is_said = !state.last_move || (state.guide.is_on && !is_announced);
  if (is_said) stage.show("");
  if (!is_announced) {
    state.is_hinting = false;
    state.before.push_back({*state.round, move, state.last_move, state.last_moves, state.told});
  }
  state.moment = moment_of(state, move);
  state.record.add(move, stage);
  remember(state, move);
  stage.tell(state.told);
  begin_show(state, move, stage);
}

void remember(PlayState& state, Move move) {
  state.told = move_text(state, move);
  state.last_move = move;
  state.last_moves.at(index_of(state.position().turn)) = made_in(state.position(), move);
}

void begin_show(PlayState& state, Move move, Stage& stage) {
  const bool is_announced = mover(state).is_computer;
  state.show.emplace(state.position(), move, is_announced);
  state.phase = Phase::showing;
  const auto time = time_of_step(stage);
  state.pacing = pacing_of(time, stage);
  if (state.is_skipping || stage.is_line() || state.pacing == Pacing::at_once)
    return finish_show(state, stage);
  state.next_step_at = stage.now() + (is_announced ? steps_of_announcing : 1) * time;
}

void finish_show(PlayState& state, Stage& stage) {
  const Move move = state.show->move();
  if (!mover(state).is_computer) state.hand.rest_on(move.target);
  state.last_fact = fact_text(state);
  state.round->play(move);
  state.show.reset();
  state.is_skipping = false;
  begin_turn(state, stage);
}

void Play::finish_last_move(Stage& stage) {
  if (!state_.show) return;
  engine::masterix::Round after = *state_.round;
  after.play(state_.show->move());
  if (after.is_over()) finish_show(state_, stage);
}

void Play::tick(Stage& stage) {
  if (state_.phase == Phase::thinking && !state_.is_late && stage.now() >= state_.asked_at + 1s) {
    state_.is_late = true;
    // Screens say so beside the board.
    if (stage.is_line()) stage.say("The computer is thinking...");
  }
  step(state_, stage);
}

void step(PlayState& state, Stage& stage) {
  if (state.phase != Phase::showing || stage.now() < state.next_step_at) return;
  state.show->step();
  if (state.show->is_over() || stage.is_line()) return finish_show(state, stage);
  state.next_step_at = stage.now() + time_of_step(stage);
}

std::optional<Instant> wakes_at(const PlayState& state) {
  return state.phase == Phase::showing ? std::optional{state.next_step_at} : std::nullopt;
}

std::string_view leaving(const PlayState& state) {
  switch (state.start.stakes) {
  case boards::Stakes::ranked:
    return "Q: pause or end the run. What you have won counts.";
  case boards::Stakes::daily:
  case boards::Stakes::position:
    return "Q: pause or end your only try.";
  case boards::Stakes::challenge:
    return "Q: pause or end your first try.";
  case boards::Stakes::casual:
  case boards::Stakes::match:
    break;
  }
  return "Q: pause or end this round.";
}

}  // namespace codemaker::play::masterix
