#include "play/egg_carton/play.hpp"

#include "ansi/text.hpp"
#include "engine/egg_carton/record.hpp"
#include "play/call/words.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/preview.hpp"
#include "play/egg_carton/questions.hpp"
#include "play/egg_carton/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void Play::begin(
    const Position& position, std::array<Seat, 2> seats, boards::Stakes stakes, Stage& stage
) {
  auto record = std::move(state_.record);
  const auto seed = state_.seed;
  const bool is_guided = state_.guide.is_on;
  *this = {};
  state_.guide.is_on = is_guided;
  state_.record = std::move(record);
  state_.seed = seed;
  state_.stakes = stakes;
  state_.position = position;
  state_.seats = std::move(seats);
  const bool wants_preview = is_guided || stage.kept<Choices>().has_preview;
  state_.has_preview = may_preview(state_) && wants_preview;
  begin_selection(state_, stage);
}

std::optional<boards::TakenBack> Play::taken_back() const {
  if (state_.past.empty()) return std::nullopt;
  const Player by = state_.past.back().position.turn;
  return boards::TakenBack{state_.seat(by).name, state_.seat(other(by)).name};
}

bool PlayState::is_over() const {
  return !sowing && winner(position);
}

void begin_selection(PlayState& state, Stage& stage) {
  state.rests = false;
  const int strength = state.seat(state.position.turn).strength;
  const bool is_computers = strength > 0 && !winner(state.position);
  if (!is_computers) return guide(state, stage);
  const std::uint64_t seed = state.seed ? *state.seed : stage.random().next();
  stage.think(question::Select{state.position, strength, seed});
}

void Play::make_again(engine::egg_carton::records::Selected selected, Stage& stage) {
  const Slot slot = selected.slot;
  state_.is_thinking() ? select(state_, slot, stage) : choose(state_, slot, stage);
}

void Play::take(const Answer& answer, Stage& stage) {
  const auto* selected = reply_of<Selected>(answer);
  if (selected == nullptr) return;
  if (state_.awaits_hint) return take_hint(state_, *selected, stage);
  take_thought(state_, *selected, stage);
}

void take_thought(PlayState& state, const Selected& selected, Stage& stage) {
  if (!state.is_thinking()) return;
  // A thought is missing only when it was stopped; the game goes on all the same.
  select(
      state,
      selected.thought ? selected.thought->slot
                       : engine::egg_carton::selections(state.position).front(),
      stage
  );
}

bool Play::leaves(const ansi::Key& key) {
  return letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
}

bool Play::asks_anew(const ansi::Key& key) const {
  return !is_sowing() && key == ansi::Key{ansi::KeyCode::function, 2, {}};
}

void Play::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (state_.sowing) return skip(state_, stage);
  if (state_.rests) return begin_selection(state_, stage);
  if (state_.is_watched()) {
    state_.is_skipping = true;
    return;
  }
  if (const auto slot = slot_typed(key)) return choose(state_, *slot, stage);
  if (key.code == KeyCode::left) return move_cursor(state_, -1, stage);
  if (key.code == KeyCode::right) return move_cursor(state_, 1, stage);
  if (goes_on(key)) return choose_at_cursor(state_, stage);
  press_command(state_, key, stage);
}

void press_command(PlayState& state, const ansi::Key& key, Stage& stage) {
  switch (letter_of(key)) {
  case U'o':
    return stage.open_over(Place::options);
  case U'p':
    return change_pace(stage);
  case U'h':
    return ask_hint(state, stage);
  case U's':
    return change_preview(state, stage);
  case U'u':
    return undo(state, stage);
  default:
    return refuse_key(key, stage);
  }
}

void choose(PlayState& state, Slot slot, Stage& stage) {
  if (state.is_thinking()) return stage.refuse("The computer is thinking...");
  if (refuses(state, slot, stage)) return;
  const Player player = state.position.turn;
  stage.show("");
  state.awaits_hint = false;
  state.cursors[player == Player::one ? 0 : 1] = slot;
  remember(state);
  select(state, slot, stage);
}

namespace {

/// A selection that takes five marbles from a person's side, or one that fills the side of a
/// computer which hoards.
std::optional<opponents::Moment> moment_of(
    const Seat& seat, const Position& before, const Position& after
) {
  constexpr int many = 5;
  constexpr int last_that_hoards = 4;
  const int gone = marbles_of(before, before.turn) - marbles_of(after, before.turn);
  if (seat.strength == 0)
    return gone >= many ? std::optional{opponents::Moment::praise} : std::nullopt;
  const bool hoards = seat.strength <= last_that_hoards && gone < 0;
  return hoards ? std::optional{opponents::Moment::mistake} : std::nullopt;
}

}  // namespace

void select(PlayState& state, Slot slot, Stage& stage) {
  state.record.add(engine::egg_carton::records::Selected{slot}, stage);
  take_up(state, slot);
  tell_selection(state, stage);
  show_next(state, stage);
}

void take_up(PlayState& state, Slot slot) {
  const Position before = state.position;
  Sowing sowing = sow(before, slot);
  state.position = sowing.after;
  state.selections.push_back(slot);
  state.last_mover = before.turn;
  state.moment = moment_of(state.seat(before.turn), before, state.position);
  if (state.seat(before.turn).strength > 0) state.shows_cursor = false;
  Turn& turn = state.turn_of(before.turn);
  if (std::exchange(state.begins_turn, false)) turn = {};
  turn.letters += letter(slot);
  turn.rule.clear();
  state.sowing.emplace(before, slot, std::move(sowing));
}

void tell_selection(const PlayState& state, Stage& stage) {
  const Seat& selects = state.seat(state.mover());
  stage.tell(
      (selects.strength > 0 ? selects.name + " " : "") +
      selection_text(state.selections.back(), state.sowing->sowing())
  );
}

void show_next(PlayState& state, Stage& stage) {
  const auto time =
      stage.step_time(state.sowing->bytes(stage.presentation() == Presentation::full));
  state.is_paced = !stage.is_line() && time.count() > 0;
  state.offers_skip = stage.may_offer_skip(state.sowing->bytes(true));
  if (!state.is_paced || std::exchange(state.is_skipping, false)) return come_to_rest(state, stage);
  state.next_step_at = stage.now() + time;
}

void Play::tick(Stage& stage) {
  step(state_, stage);
}

void step(PlayState& state, Stage& stage) {
  const bool is_waited_for = !stage.is_line() && stage.now() < state.next_step_at;
  if (is_waited_for) return;
  if (state.rests) return begin_selection(state, stage);
  if (!state.sowing) return;
  if (stage.is_line()) return come_to_rest(state, stage);
  state.sowing->step();
  if (state.sowing->is_over()) return come_to_rest(state, stage);
  show_next(state, stage);
}

std::optional<Instant> wakes_at(const PlayState& state) {
  return state.sowing || state.rests ? std::optional{state.next_step_at} : std::nullopt;
}

void finish_sowing(PlayState& state) {
  Turn& turn = state.turn_of(state.mover());
  turn.rule = rest_text(state.sowing->sowing(), won_text(state, state.mover()));
  while (!state.sowing->is_over())
    state.sowing->step();
  turn.path += (turn.path.empty() ? "" : "   ") + state.sowing->path();
  state.begins_turn = state.position.turn != state.mover();
  state.sowing.reset();
}

void come_to_rest(PlayState& state, Stage& stage) {
  constexpr int bytes_of_a_board = 250;
  constexpr int steps = 4;
  finish_sowing(state);
  const auto time = stage.step_time(bytes_of_a_board / steps) * steps;
  state.rests = state.is_thinking() && !state.begins_turn && !stage.is_line() && time.count() > 0;
  if (!state.rests) return begin_selection(state, stage);
  state.next_step_at = stage.now() + time;
}

void skip(PlayState& state, Stage& stage) {
  stage.drop_typed_before();
  come_to_rest(state, stage);
}

void Play::finish_last_move(Stage& stage) {
  if (state_.sowing) come_to_rest(state_, stage);
}

void change_pace(Stage& stage) {
  Pace& pace = stage.choices().pace;
  pace = next(pace);
  stage.say(fmt::format("Marble speed: {}.", name(pace)));
}

/// A slot is selected where the button goes down.
void Play::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (state_.sowing) return skip(state_, stage);
  if (state_.rests) return begin_selection(state_, stage);
  if (state_.is_watched()) {
    state_.is_skipping = true;
    return;
  }
  if (const auto slot = slot_under(pointer.at, pointer.board)) choose(state_, *slot, stage);
}

std::string prompt(const PlayState& state) {
  if (state.sowing || state.awaits_hint || state.is_thinking() || state.is_over()) return "";
  return fmt::format(
      "{}, {}: ", state.seat(state.position.turn).name, slots_text(state.position.turn)
  );
}

void describe(const PlayState& state, Stage& stage) {
  if (state.sowing) tell_selection(state, stage);
  for (std::string& line :
       position_text(state.position, {state.seats[0].name, state.seats[1].name}))
    stage.tell(std::move(line));
  if (state.is_asked() && state.has_preview)
    stage.tell(fmt::format("First sowing: {}.", first_legs_text(state.position)));
}

void tell_turn(const PlayState& state, Stage& stage) {
  stage.tell(fmt::format(
      "{} selects from {}. Marbles: {} {}, {} {}.", state.seat(state.position.turn).name,
      slots_text(state.position.turn), state.seats[0].name, marbles_of(state.position, Player::one),
      state.seats[1].name, marbles_of(state.position, Player::two)
  ));
}

/// Who comes to line mode in the middle of a sowing has been told its end.
void Play::take_line(std::string_view line, Stage& stage) {
  if (state_.sowing) come_to_rest(state_, stage);
  if (state_.is_over()) return;
  const std::string command = ansi::upper_case(line);
  if (command == "P" || command == "BOARD") return describe(stage);
  if (command == "W") return tell_turn(stage);
  if (command == "H" || command == "HINT") return ask_hint(state_, stage);
  if (command == "U") return undo(stage);
  if (command == "S") return change_preview(state_, stage);
  const auto slot = command.size() == 1 ? slot_of(command.front()) : std::nullopt;
  if (slot) return choose(state_, *slot, stage);
  refuse_line(line, stage);
}

namespace {

/// What Q ends.
std::string_view what_is_left(const PlayState& state) {
  if (state.stakes == boards::Stakes::ranked) return "the run";
  if (state.stakes == boards::Stakes::challenge) return "your first try";
  const bool is_only_try =
      state.stakes == boards::Stakes::daily || state.stakes == boards::Stakes::position;
  return is_only_try ? "your only try" : "the game";
}

}  // namespace

std::vector<std::string> line_help(const PlayState& state) {
  std::vector<std::string> help{
      state.has_computer()
          ? "A to F, then Enter: select that slot of yours; its marbles are sown."
          : "A to F and I to N, then Enter: select that slot; its marbles are sown.",
      "P: the position. W: whose turn it is, the marbles and the points.",
  };
  boards::add_help("H: a hint.", state.stakes, help);
  if (may_preview(state)) help.emplace_back(first_leg_help);
  help.emplace_back(fmt::format("Q: pause or end {}.", what_is_left(state)));
  return help;
}

std::vector<KeyHelp> keys(const PlayState& state) {
  std::vector<KeyHelp> keys;
  if (state.has_computer()) {
    keys.push_back({"A-F", "select", "A to F: sow the marbles of a slot in your row."});
  } else {
    keys.push_back({"A-F I-N", "select", "A to F, I to N: select a slot in your row."});
  }
  keys.push_back({"", "", "Left, Right: move to a slot."});
  keys.push_back({"", "", "Enter: select that slot."});
  keys.push_back({"", "", "Mouse: click a slot to select it.", true});
  boards::add_help("H: a hint from the computer.", state.stakes, keys);
  if (may_preview(state))
    keys.push_back(with_button(
        {"S", "preview", std::string{first_leg_help}}, state.has_preview ? "hide ends" : "show ends"
    ));
  keys.push_back({"P", "speed", "P: marble speed. O or F3: options."});
  keys.push_back({"", "", "Any key: skip the animation."});
  keys.push_back(help_key());
  keys.push_back({"Q", "quit", fmt::format("Q or Esc: pause or end {}.", what_is_left(state))});
  return keys;
}

}  // namespace codemaker::play::egg_carton
