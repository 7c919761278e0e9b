#include "play/egg_carton/play.hpp"

#include "ansi/text.hpp"
#include "play/egg_carton/words.hpp"
#include "play/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

void EggPlay::begin(const Position& position, std::array<EggSeat, 2> seats, Stage& stage) {
  *this = {};
  position_ = position;
  seats_ = std::move(seats);
  begin_selection(stage);
}

bool EggPlay::is_over() const {
  return !sowing_ && winner(position_);
}

/// Asks the computer if it is its turn; a person need not be asked.
void EggPlay::begin_selection(Stage& stage) {
  rests_ = false;
  const int strength = seat(position_.turn).strength;
  const bool is_computers = strength > 0 && !winner(position_);
  if (is_computers) stage.think(question::Select{position_, strength, stage.random().next()});
}

void EggPlay::take(const Answer& answer, Stage& stage) {
  if (const auto* selected = reply_of<event::Selected>(answer)) take_thought(*selected, stage);
}

void EggPlay::take_thought(const event::Selected& selected, Stage& stage) {
  if (!is_thinking()) return;
  // A thought is missing only when it was stopped; the game goes on all the same.
  select(
      selected.thought ? selected.thought->slot : engine::egg_carton::selections(position_).front(),
      stage
  );
}

void EggPlay::press(const ansi::Key& key, Stage& stage) {
  if (sowing_) return come_to_rest(stage);
  if (rests_) return begin_selection(stage);
  const char32_t pressed = letter_of(key);
  const auto slot = pressed < 0x80 ? slot_of(static_cast<char>(pressed)) : std::nullopt;
  if (slot) return choose(*slot, stage);
  if (pressed == U's') return change_pace(stage);
  refuse_key(key, stage);
}

void EggPlay::choose(Slot slot, Stage& stage) {
  if (is_thinking()) return stage.refuse("The computer thinks.");
  const Player player = position_.turn;
  if (owner(slot) != player) {
    return stage.refuse(fmt::format(
        "{} is not yours, {}. Select from {}.", letter(slot), seat(player).name, slots_text(player)
    ));
  }
  if (position_.marbles(slot) == 0) {
    return stage.refuse(fmt::format("{} is empty. Select a slot that holds marbles.", letter(slot))
    );
  }
  stage.show("");
  select(slot, stage);
}

void EggPlay::select(Slot slot, Stage& stage) {
  const Position before = position_;
  Sowing sowing = sow(before, slot);
  position_ = sowing.after;
  selections_.push_back(slot);
  Turn& turn = turn_of(before.turn);
  if (std::exchange(begins_turn_, false)) turn = {};
  turn.letters += letter(slot);
  turn.rule.clear();
  sowing_.emplace(before, slot, std::move(sowing));
  tell_selection(stage);
  show_next(stage);
}

/// The one being shown, whole.
void EggPlay::tell_selection(Stage& stage) const {
  const EggSeat& selects = seat(mover());
  stage.tell(
      (selects.strength > 0 ? selects.name + " " : "") +
      selection_text(selections_.back(), sowing_->sowing())
  );
}

void EggPlay::show_next(Stage& stage) {
  const auto time = stage.step_time(sowing_->bytes());
  if (stage.is_line() || time.count() == 0) return come_to_rest(stage);
  next_step_at_ = stage.now() + time;
}

void EggPlay::tick(Stage& stage) {
  const bool is_waited_for = !stage.is_line() && stage.now() < next_step_at_;
  if (is_waited_for) return;
  if (rests_) return begin_selection(stage);
  if (!sowing_) return;
  if (stage.is_line()) return come_to_rest(stage);
  sowing_->step();
  if (sowing_->is_over()) return come_to_rest(stage);
  show_next(stage);
}

std::optional<Instant> EggPlay::wakes_at() const {
  return sowing_ || rests_ ? std::optional{next_step_at_} : std::nullopt;
}

/// When the computer selects again, the rule that lets it stands for a while before that.
void EggPlay::come_to_rest(Stage& stage) {
  constexpr int bytes_of_a_board = 250;
  constexpr int steps = 4;
  turn_of(mover()).rule = rest_text(sowing_->sowing());
  begins_turn_ = position_.turn != mover();
  sowing_.reset();
  const auto time = stage.step_time(bytes_of_a_board / steps) * steps;
  rests_ = is_thinking() && !begins_turn_ && !stage.is_line() && time.count() > 0;
  if (!rests_) return begin_selection(stage);
  next_step_at_ = stage.now() + time;
}

void EggPlay::change_pace(Stage& stage) const {
  Pace& pace = stage.choices().pace;
  pace = next(pace);
  stage.show(fmt::format("Marbles fall {}.", pace == Pace::at_once ? "all at once" : name(pace)));
}

/// A cup is selected where the button goes down.
void EggPlay::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release) return;
  if (sowing_) return come_to_rest(stage);
  if (rests_) return begin_selection(stage);
  const bool is_lean = stage.presentation() == Presentation::lean;
  if (const auto slot = slot_at(pointer.at, is_lean)) choose(*slot, stage);
}

std::string EggPlay::prompt() const {
  if (sowing_ || is_thinking() || is_over()) return "";
  return fmt::format("{}, {}: ", seat(position_.turn).name, slots_text(position_.turn));
}

void EggPlay::describe(Stage& stage) const {
  if (sowing_) tell_selection(stage);
  for (std::string& line : position_text(position_, {seats_[0].name, seats_[1].name}))
    stage.tell(std::move(line));
}

void EggPlay::tell_turn(Stage& stage) const {
  stage.tell(fmt::format(
      "{} selects from {}. Marbles: {} {}, {} {}.", seat(position_.turn).name,
      slots_text(position_.turn), seats_[0].name, marbles_of(position_, Player::one),
      seats_[1].name, marbles_of(position_, Player::two)
  ));
}

/// Who comes to line mode in the middle of a sowing has been told its end.
void EggPlay::take_line(std::string_view line, Stage& stage) {
  if (sowing_) come_to_rest(stage);
  if (is_over()) return;
  const std::string command = ansi::upper_case(line);
  if (command == "P") return describe(stage);
  if (command == "W") return tell_turn(stage);
  const auto slot = command.size() == 1 ? slot_of(command.front()) : std::nullopt;
  if (slot) return choose(*slot, stage);
  refuse_line(line, stage);
}

std::vector<std::string> EggPlay::line_help() const {
  return {
      has_computer() ? "A to F, then Enter: select that slot of yours; its marbles are sown."
                     : "A to F and I to N, then Enter: select that slot; its marbles are sown.",
      "P: the position. W: whose turn it is, the marbles and the points.",
      "Q: leave the game.",
  };
}

std::vector<KeyHelp> EggPlay::keys() const {
  std::vector<KeyHelp> keys;
  if (has_computer()) {
    keys.push_back({"A-F", "select", "A to F: select a slot of your row; its marbles are sown."});
  } else {
    keys.push_back({"A-F I-N", "select", "A to F, I to N: select a slot of the row of your turn."});
  }
  keys.push_back({"", "", "A mouse selects the cup it clicks on.", true});
  keys.push_back({"S", "speed", "S: marbles fall slower or faster, or all at once."});
  keys.push_back({"", "", "While marbles fall any key shows the end of it."});
  keys.push_back({"?", "help", "?: this help."});
  keys.push_back({"Q", "leave", "Q: leave the game."});
  return keys;
}

}  // namespace codemaker::play::egg_carton
