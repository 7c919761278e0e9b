#include "play/egg_carton/examples.hpp"

#include "play/call/words.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/place.hpp"
#include "play/egg_carton/words.hpp"

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
        "B's three marbles go to C, D and E. Slot E was empty, and a last marble in an empty slot "
        "ends the turn: player 2 selects next."},
    Example{
        'C', "C's marbles go to D, E and F; the fourth is off the board. When the last marble "
             "leaves the board, the same player selects again."},
    Example{
        'A', "A's last marble lands in slot I. It held one already, so it is a relay: pick up all "
             "its marbles and sow on, to J and K. Slot K was empty, so the turn is over."},
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
    if (example_ + 1 == examples.size()) return stage.go(place::menu);
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
  const auto time = stage.step_time(sowing_->bytes(stage.presentation() == Presentation::full));
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
  const bool asks = letter == U'q' || key.code == ansi::KeyCode::escape;
  const bool leaves = asks && phase_ != Phase::sowing;
  if (leaves) return stage.go(place::menu);
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

View Examples::view() const {
  if (!sowing_) return View{.board = before_all, .cursor = slot_of(examples.at(example_).slot)};
  if (phase_ == Phase::after) return View{sowing_->board(), sowing().drops.back().station};
  return {sowing_->board(), sowing_->lit(), sowing_->hand_at(), sowing_->hand(), {}};
}

View Examples::noted_view() const {
  return sowing_ ? View{sowing_->board(), sowing_->lit()} : View{before_all, {}};
}

/// The slot that is sown is marked all the time, and at the end where its last marble fell.
View Examples::small_view() const {
  View view = this->view();
  view.cursor = slot_of(examples.at(example_).slot);
  return view;
}

void Examples::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small(canvas);
  draw_full(canvas);
}

void Examples::draw_small(Canvas& canvas) const {
  const Rows rows = egg_rows(size_of_board(canvas));
  canvas.header(fmt::format("Example {} of {}", example_ + 1, examples.size()));
  draw_carton(canvas, canvas.noted() != nullptr ? noted_view() : small_view());
  canvas.text({rows.top, 0}, names[1]);
  canvas.text({rows.bottom, 0}, names[0], canvas.noted() != nullptr ? look::plain : look::bright);
  const ansi::Position status{rows.status, 0};
  canvas.cursor(status);
  if (phase_ == Phase::before) {
    canvas.cursor(
        canvas.text(status, fmt::format("Player 1 selects {}. ", examples.at(example_).slot))
    );
  } else if (phase_ == Phase::sowing) {
    const auto after =
        canvas.text(status, fmt::format("{} is sown. In hand:", letter(sowing_->source())));
    canvas.cursor(canvas.text(after, fmt::format("{:2}", sowing_->hand()), look::bright));
    if (sowing_->is_relay()) canvas.paragraph(rows.status + 1, 0, relay_text(sowing_->source()));
  } else {
    canvas.paragraph(rows.status, 0, examples.at(example_).rules);
  }
}

void Examples::draw_full(Canvas& canvas) const {
  constexpr int indent = 3;
  const Rows rows = egg_rows(size_of_board(canvas));
  canvas.heading("EGG CARTON", fmt::format("Example {} of {}", example_ + 1, examples.size()), "");
  canvas.text({rows.top, indent}, names[1]);
  draw_carton(canvas, view());
  canvas.text({rows.bottom, indent}, names[0], look::bright);
  canvas.text({rows.bottom, indent + 12}, sowing_ ? sowing_->path() : "", look::message);
  const int text_row = rows.top_words;
  canvas.cursor({text_row, indent});
  const Carton& carton = carton_of(canvas.is_large());
  if (sowing_) canvas.cursor(carton.behind_drop(sowing_->last(), 0));
  if (phase_ == Phase::before) {
    canvas.cursor(canvas.text(
        {text_row, indent}, fmt::format("Player 1 selects {}. ", examples.at(example_).slot),
        look::bright
    ));
  } else if (phase_ == Phase::sowing) {
    canvas.text(
        {text_row, indent},
        sowing_->is_relay() ? relay_text(sowing_->source())
                            : fmt::format("Player 1 sows {}.", letter(sowing_->source())),
        look::bright
    );
  } else {
    canvas.paragraph(text_row, indent, examples.at(example_).rules, look::bright);
  }
}

std::string Examples::prompt() const {
  return example_ + 1 == examples.size() ? "Enter to go back: " : "Enter to go on, Q back: ";
}

std::vector<std::string> Examples::line_help() const {
  return {"Enter: the next example. Q: back."};
}

std::vector<KeyHelp> Examples::keys() const {
  return {
      {"any key", "go on", "Press any key to go on, or to skip the animation."},
      help_key(),
      {"Q", "back", "Q or Esc: back to the list."},
  };
}

}  // namespace codemaker::play::egg_carton
