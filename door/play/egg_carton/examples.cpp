#include "play/egg_carton/examples.hpp"

#include "play/egg_carton/board.hpp"
#include "play/egg_carton/words.hpp"
#include "play/words.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

/// rules.md 5.4.
constexpr Position before_all{.slots = {7, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4}};

struct Example {
  char slot;
  std::string_view rules;  ///< the ones that apply, with what comes of them
};

constexpr std::array examples{
    Example{
        'B',
        "B's three marbles fall on C, D and E. E was empty, and a last marble in an empty slot "
        "ends the turn: player 2 selects next."},
    Example{
        'C', "C's marbles fall on D, E and F; the fourth is off the board. When the last marble "
             "leaves the board, the same player selects again."},
    Example{
        'A', "A's last marble falls on I. I held one, and a last marble in a slot that holds some "
             "sends them all on: to J and K. K was empty, so the turn is over."},
};

constexpr std::array<std::string_view, 2> names{"Player 1", "Player 2"};

void tell_position(const Position& position, Stage& stage) {
  for (std::string& line :
       position_text(position, {std::string{names[0]}, std::string{names[1]}})) {
    stage.tell(std::move(line));
  }
}

}  // namespace

void Examples::enter(Stage& stage) {
  tell_all(stage);
  if (stage.is_line()) phase_ = Phase::after;
}

void Examples::describe(Stage& stage) const {
  tell_all(stage);
}

Sowing Examples::sowing() const {
  return sow(before_all, *slot_of(examples.at(example_).slot));
}

/// In lines an example is told whole.
void Examples::tell_all(Stage& stage) const {
  stage.tell(words());
  tell_position(before_all, stage);
  stage.tell(selection_text(*slot_of(examples.at(example_).slot), sowing()));
  stage.tell(std::string{examples.at(example_).rules});
  tell_position(sowing().after, stage);
}

std::string Examples::words() const {
  return fmt::format(
      "Example {} of {}: player 1 selects {}.", example_ + 1, examples.size(),
      examples.at(example_).slot
  );
}

void Examples::go_on(Stage& stage) {
  if (stage.is_line()) phase_ = Phase::after;  // told whole
  switch (phase_) {
  case Phase::before:
    return begin_sowing(stage);
  case Phase::sowing:
    return finish();
  case Phase::after:
    if (example_ + 1 == examples.size()) return stage.go(Place::eggcarton);
    ++example_;
    phase_ = Phase::before;
    sowing_.reset();
    enter(stage);
  }
}

void Examples::begin_sowing(Stage& stage) {
  phase_ = Phase::sowing;
  sowing_.emplace(before_all, *slot_of(examples.at(example_).slot), sowing());
  show_next(stage);
}

void Examples::show_next(Stage& stage) {
  const auto time = stage.step_time(sowing_->bytes());
  if (time.count() == 0) return finish();
  next_step_at_ = stage.now() + time;
}

void Examples::finish() {
  while (!sowing_->is_over())
    sowing_->step();
  phase_ = Phase::after;
}

void Examples::tick(Stage& stage) {
  if (phase_ != Phase::sowing || stage.now() < next_step_at_) return;
  sowing_->step();
  if (sowing_->is_over()) return finish();
  show_next(stage);
}

std::optional<Instant> Examples::wakes_at() const {
  return phase_ == Phase::sowing ? std::optional{next_step_at_} : std::nullopt;
}

void Examples::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool leaves = letter == U'q' && phase_ != Phase::sowing;
  if (leaves) return stage.go(Place::eggcarton);
  go_on(stage);
}

void Examples::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Examples::take_empty_line(Stage& stage) {
  go_on(stage);
}

void Examples::point(const Pointer& pointer, Stage& stage) {
  if (!pointer.is_release) go_on(stage);
}

void Examples::draw(Canvas& canvas) const {
  const bool is_lean = canvas.is_lean();
  const Rows rows = egg_rows(is_lean);
  const int indent = is_lean ? 0 : 3;
  canvas.header(fmt::format("Example {} of {}", example_ + 1, examples.size()));
  draw_carton(canvas, sowing_ ? View{sowing_->board(), sowing_->lit()} : View{before_all, {}});
  canvas.text({rows.top, indent}, names[1]);
  canvas.text({rows.bottom, indent}, names[0]);
  const ansi::Position status{rows.status, indent};
  canvas.cursor(status);
  if (phase_ == Phase::before) {
    canvas.cursor(
        canvas.text(status, fmt::format("Player 1 selects {}. ", examples.at(example_).slot))
    );
  } else if (phase_ == Phase::sowing) {
    const auto after =
        canvas.text(status, fmt::format("{} is sown. In the hand:", letter(sowing_->source())));
    canvas.cursor(canvas.text(after, fmt::format("{:2}", sowing_->hand()), marble_look(is_lean)));
    if (sowing_->is_relay()) {
      canvas.paragraph(rows.status + 1, indent, relay_text(sowing_->source()));
    }
  } else {
    canvas.paragraph(rows.status, indent, examples.at(example_).rules);
  }
}

std::string Examples::prompt() const {
  return example_ + 1 == examples.size() ? "Enter goes back: " : "Enter goes on, Q back: ";
}

std::vector<std::string> Examples::line_help() const {
  return {"Enter: the next example. Q: back."};
}

std::vector<KeyHelp> Examples::keys() const {
  return {
      {"any key", "go on", "Any key: go on; while marbles fall, the end of it."},
      {"?", "help", "?: this help."},
      {"Q", "back", "Q: back to the list."},
  };
}

}  // namespace codemaker::play::egg_carton
