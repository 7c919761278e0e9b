#include "play/egg_carton/ladder.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/record.hpp"
#include "play/call/words.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/shared/make_again.hpp"

#include <fmt/format.h>
#include <type_traits>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Ladder::enter(Stage& stage) {
  stage.choices().game = engine::egg_carton::id;
  state_.play.record().begin(engine::egg_carton::records::Ladder{}, stage);
  begin_level(state_, stage);
}

bool Ladder::resume(const UnfinishedGame& game, Stage& stage) {
  state_.play.record().begin(engine::egg_carton::records::Ladder{}, stage);
  begin_level(state_, stage);
  const auto make = [&](const auto& move) {
    while (state_.phase == Phase::decided || state_.phase == Phase::result)
      go_on(state_, stage);
    if constexpr (std::is_same_v<decltype(move), const engine::records::Dealt&>) {
      deal(state_, move.seed, stage);
    } else {
      state_.play.make_again(move, stage);
      follow(state_, stage);
    }
  };
  const bool is_same = shared::make_again(game, state_.play.record(), stage, make);
  state_.run.resume(stage);
  return is_same;
}

void describe(const LadderState& state, Stage& stage) {
  if (state.phase == Phase::dealing) return;
  stage.tell(level_text(state));
  state.play.describe(stage);
}

void begin_level(LadderState& state, Stage& stage) {
  state.phase = Phase::dealing;
  stage.perform(effect::DrawSeed{});
}

void deal(LadderState& state, std::uint64_t seed, Stage& stage) {
  const Position start = fair_deal(seed, RelayRule::usual).position;
  state.play.record().add(engine::records::Dealt{seed}, stage);
  state.phase = Phase::playing;
  state.level = state.run.level();
  state.result.reset();
  state.worth = ladder_worth(state.level, start);
  stage.drop_typed_ahead();
  stage.tell(level_text(state));
  stage.show(state.level == 1 ? "Empty your row first to win. ?: help." : "");
  state.play.begin(
      start,
      {Seat{seat_name(stage.call().player.handle, Player::one)},
       Seat{"Computer", ladder_strength(state.level)}},
      Stakes::ranked, stage
  );
  state.play.describe(stage);
}

void Ladder::take(const Answer& answer, Stage& stage) {
  if (const auto* seed = std::get_if<event::Seed>(&answer)) {
    if (state_.phase == Phase::dealing) deal(state_, seed->seed, stage);
  } else if (const auto* filed = std::get_if<event::Filed>(&answer)) {
    state_.run.take(*filed, stage);
  } else if (const auto* tables = std::get_if<event::Tables>(&answer)) {
    state_.run.take(*tables, stage);
  } else if (state_.is_playing()) {
    state_.play.take(answer, stage);
    follow(state_, stage);
  }
}

void Ladder::tick(Stage& stage) {
  state_.run.tick(stage);
  if (!state_.is_playing()) return;
  state_.play.tick(stage);
  follow(state_, stage);
}

std::optional<Instant> wakes_at(const LadderState& state) {
  return state.is_playing() ? state.play.wakes_at() : state.run.wakes_at();
}

void follow(LadderState& state, Stage& stage) {
  if (!state.result && winner(state.play.position())) record_result(state, stage);
  if (state.play.is_sowing()) return;
  state.worth = ladder_worth(state.level, state.play.position());
  state.bank = state.run.bank();
  if (state.play.is_over()) decide_level(state, stage);
}

void record_result(LadderState& state, Stage& stage) {
  const Position& board = state.play.position();
  const engine::Verdict verdict = ladder_verdict(board);
  const bool is_won = verdict == engine::Verdict::won;
  state.result = {
      .is_won = is_won,
      .left = marbles_of(board, is_won ? Player::two : Player::one),
      .worth = is_won ? ladder_worth(state.level, board) : 0,
  };
  state.run.record(verdict, state.result->worth, stage);
}

void decide_level(LadderState& state, Stage& stage) {
  stage.say(end_of_level_text(state) + state.run.after_level(stage));
  state.phase = Phase::decided;
  stage.drop_typed_ahead();
  if (stage.is_line()) {
    state.phase = Phase::result;
    go_on(state, stage);
  }
}

void show_result(LadderState& state, Stage& stage) {
  state.phase = Phase::result;
  stage.drop_typed_ahead();
  state.run.celebrate(state.result->is_won ? engine::Verdict::won : engine::Verdict::lost, stage);
}

void go_on(LadderState& state, Stage& stage) {
  state.run.end_ceremony();
  if (state.run.is_left()) return state.run.end(stage);
  switch (state.phase) {
  case Phase::decided:
    return show_result(state, stage);
  case Phase::result:
    return state.run.is_over() ? state.run.end(stage) : begin_level(state, stage);
  default:
    return;
  }
}

void Ladder::confirm(Stage& stage) {
  state_.run.leave(stage);
  state_.play.record().leave(stage);
}

void Ladder::press(const ansi::Key& key, Stage& stage) {
  if (state_.run.is_naming()) return state_.run.press(key, stage);
  const bool is_sowing = state_.is_playing() && state_.play.is_sowing();
  const bool asks = letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
  const bool leaves = asks && !state_.run.is_over() && !is_sowing;
  if (leaves) return state_.run.ask_to_leave(stage);
  if (!state_.is_playing()) return go_on(state_, stage);
  state_.play.press(key, stage);
  follow(state_, stage);
}

void Ladder::take_line(std::string_view line, Stage& stage) {
  if (state_.run.is_naming()) return state_.run.take_line(line, stage);
  const std::string command = ansi::upper_case(line);
  const bool leaves = command == "Q" && !state_.run.is_over();
  if (leaves) return state_.run.ask_to_leave(stage);
  if (!state_.is_playing()) return take_empty_line(stage);
  if (command == "W") tell_points(state_, stage);
  state_.play.take_line(line, stage);
  follow(state_, stage);
}

/// Who comes to line mode at the end of a level finds it still to be gone on from.
void Ladder::take_empty_line(Stage& stage) {
  if (state_.phase == Phase::decided) state_.phase = Phase::result;
  if (state_.phase == Phase::result || state_.run.is_left()) go_on(state_, stage);
}

void Ladder::point(const Pointer& pointer, Stage& stage) {
  if (state_.is_playing()) {
    state_.play.point(pointer, stage);
    follow(state_, stage);
  } else if (!state_.run.is_naming() && !pointer.is_release) {
    go_on(state_, stage);
  }
}

std::string level_text(const LadderState& state) {
  return fmt::format(
      "Level {}, computer level {}. You have A to F and begin.", state.level,
      ladder_strength(state.level)
  );
}

void tell_points(const LadderState& state, Stage& stage) {
  stage.tell(fmt::format(
      "Level {}, computer level {}. Bank {}. A win now pays {}.", state.level,
      ladder_strength(state.level), state.bank, state.worth
  ));
}

std::string end_of_level_text(const LadderState& state) {
  if (!state.result->is_won) {
    return fmt::format(
        "Level {} lost: the computer's row is empty, yours holds {}.", state.level,
        count(state.result->left, "marble", "marbles")
    );
  }
  return fmt::format(
      "Level {} won. {} x (10 + {} left) = {} points. Bank {}.", state.level, state.level,
      state.result->left, state.result->worth, state.bank
  );
}

std::string prompt(const LadderState& state) {
  if (state.run.is_naming()) return state.run.prompt();
  if (state.is_playing()) return state.play.prompt();
  return state.phase == Phase::dealing ? "" : "Enter to go on: ";
}

std::vector<std::string> line_help(const LadderState& state) {
  return state.play.line_help();
}

std::vector<KeyHelp> keys(const LadderState& state) {
  if (state.run.is_naming()) return shared::RankedRun::keys();
  if (state.is_playing() || (state.phase == Phase::dealing && !state.run.is_left()))
    return state.play.keys();
  if (state.run.is_over()) return {{"any key", "go on", "Press any key to go on."}};
  return {
      {"any key", "go on", "Press any key to go on."},
      help_key(),
      shared::RankedRun::leave_key(),
  };
}

}  // namespace codemaker::play::egg_carton
