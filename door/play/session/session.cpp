#include "play/session/session.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/choices/terminal_choices.hpp"
#include "play/session/places.hpp"
#include "play/session/showing.hpp"
#include "play/shell/farewell.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play {
namespace {

constexpr std::size_t max_text_line = 80;

bool is_yes(char32_t letter) {
  return letter == U'y' || letter == U'j';  // the Y of German and Scandinavian callers
}

bool is_control(const ansi::Key& key, char32_t letter) {
  return key == ansi::Key{ansi::KeyCode::control, letter, {}};
}

}  // namespace

Session::Session(Call call)
    : call_{std::move(call)},
      told_letters_{call_.terminal.charset},
      terminal_kind_{kind_of_terminal(call_.terminal)},
      choices_{.wanted = call_.wanted},
      random_{call_.seed},
      time_{call_.start, call_.time_left, call_.idle_limit},
      runs_{call_.ranked_runs},
      presentation_{choose_presentation(call_.terminal, call_.wanted, call_.uses_screen_reader)},
      showing_{Showing{make_scene(Place::title)}},
      shown_time_{time_.time_left()},
      typed_{max_text_line} {
  choices_.game = call_.offered.first();
}

Session::Session(const Session& other) = default;
Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(const Session& other) = default;
Session& Session::operator=(Session&& other) noexcept = default;
Session::~Session() = default;

Stage Session::stage() {
  return Stage{call_, choices_, random_, filings_, presentation_, time_.now(), time_.time_left()};
}

Effects Session::start() {
  Effects effects;
  follow(call_.findings ? Place::doctor : Place::title, effects);
  Stage stage = this->stage();
  meet(stage);
  adopt(stage, effects);
  return effects;
}

bool Session::is_at_farewell() const {
  return showing_->scene.as<shell::Farewell>() != nullptr;
}

Effects Session::handle(const Event& event) {
  Effects effects;
  if (is_over_) return effects;
  if (std::holds_alternative<event::HangUp>(event)) {
    remember(effects);
    file_unsaved(filings_.due(), effect::Chance::last, effects);
    send_out(effect::Leave{how_it_ended()}, effects);
    return effects;
  }
  TimeNote note;
  if (const auto* tick = std::get_if<event::Tick>(&event)) note = time_.tick(tick->now);
  if (chat_) time_.touch();  // who listens presses no keys
  Stage stage = this->stage();
  if (const auto* key = std::get_if<ansi::Key>(&event)) {
    handle_key(*key, stage);
  } else if (const auto* resize = std::get_if<event::Resize>(&event)) {
    handle_resize(*resize, stage);
  } else if (const auto* bytes = std::get_if<event::Bytes>(&event)) {
    showing_->scene.see(bytes->bytes);
  } else if (const auto* said = std::get_if<FromSysop>(&event)) {
    hear_sysop(*said, stage);
  } else if (const auto* answer = std::get_if<Answer>(&event)) {
    take_answer(*answer, stage);
  } else {
    handle_tick(note, stage);
  }
  settle(stage, effects);
  show_notices(effects);
  return effects;
}

/// Carries out what a scene decided: its words, its effects, and where it goes.
void Session::settle(Stage& stage, Effects& effects) {
  const bool has_message = stage.message.has_value();
  if (stage.opens_help) open_help(stage);
  close_left_page(stage);
  meet(stage);
  if (stage.sends_home) send_home(*stage.sends_home, stage);
  adopt(stage, effects);
  if (stage.opens_over) open_page(*stage.opens_over, effects);
  if (stage.resumed) resume(*stage.resumed, effects);
  if (stage.next) {
    if (!has_message || stage.is_refusal) message_.clear();
    refusal_.clear();
    follow(*stage.next, effects);
  }
  follow_presentation(effects);
}

void Session::adopt(Stage& stage, Effects& effects) {
  if (presentation_ == Presentation::lines) {
    for (std::string& line : stage.told)
      told_.push_back(std::move(line));
  }
  if (stage.message) {
    refusal_.clear();
    (stage.is_refusal ? refusal_ : message_) = std::move(*stage.message);
  }
  if (stage.question) question_ = std::move(stage.question);
  if (stage.drops_typed_ahead) {
    type_ahead_.end(*stage.drops_typed_ahead);
    typed_.clear();
  }
  for (Effect& effect : stage.effects)
    send_out(std::move(effect), effects);
  if (stage.files_unsaved) file_unsaved(filings_.due(), effect::Chance::last, effects);
}

/// Another scene stands there, about to begin.
void Session::begin_again(Showing next) {
  *showing_ = std::move(next);
  shown_time_ = time_.time_left();
  question_.reset();
}

void Session::give_up(Effects& effects) {
  Stage stage = this->stage();
  showing_->scene.give_up(stage);
  adopt(stage, effects);
}

void Session::follow(Place place, Effects& effects) {
  std::optional<Place> next = place;
  while (next && !is_over_) {
    if (*next != Place::farewell) give_up(effects);
    remember(effects);
    stop_thinking(effects);
    place_ = allowed(*next, effects);
    begin_again(scene_at(place_));
    Stage stage = this->stage();
    if (place_ == Place::menu) ask_runs(stage);
    showing_->scene.enter(stage);
    adopt(stage, effects);
    next = stage.next;
  }
}

void Session::handle_key(const ansi::Key& pressed, Stage& stage) {
  time_.touch();
  if (closes_notice(pressed) || toggles_status_line(pressed)) return;
  if (type_ahead_.is_dropped(time_.now()) && !is_redraw(pressed)) return;
  if (chat_) return press_in_chat(pressed, stage);
  // Ctrl-C, where it reaches us, is the wish to leave.
  const bool interrupts = is_control(pressed, U'C');
  const ansi::Key key = interrupts ? ansi::character(U'q') : pressed;
  if (interrupts && presentation_ == Presentation::lines) {
    typed_ = shared::LineEditor{max_text_line, "q"};
    return take_line(stage);
  }
  if (presentation_ == Presentation::lines && !is_at_farewell()) {
    if (is_control(key, U'X')) return stage.ask_to_leave_door();
    type(key, stage);
  } else {
    press(key, stage);
  }
}

void Session::press(const ansi::Key& key, Stage& stage) {
  if (is_redraw(key)) return stage.perform(effect::ChangeTerminal{});
  if (is_help_open_) {
    const bool is_release = key.code == ansi::KeyCode::mouse && key.mouse.is_release;
    is_help_open_ = is_release;
    if (letter_of(key) == U'r' && !showing_->page) stage.open_over(Place::rules);
    return;
  }
  if (key.code == ansi::KeyCode::mouse) return point(key.mouse, stage);
  if (question_) return press_in_question(key, stage);
  if (asks_help(key)) return open_help(stage);
  if (is_control(key, U'X') && !is_at_farewell()) return stage.ask_to_leave_door();
  if (key.code == ansi::KeyCode::enter) shown_time_ = time_.time_left();
  refusal_.clear();
  showing_->on_top().press(key, stage);
}

/// F1 everywhere, ? where it cannot be text.
bool Session::asks_help(const ansi::Key& key) const {
  const bool is_mark = key == ansi::character(U'?') && !takes_text();
  return is_mark || key == ansi::Key{ansi::KeyCode::function, 1, {}};
}

/// Ctrl-L everywhere, = where it cannot be text.
bool Session::is_redraw(const ansi::Key& key) const {
  if (key != ansi::character(U'=')) return is_control(key, U'L');
  const bool is_text = showing_->on_top().takes_signs();
  return !is_text && !takes_text();
}

std::optional<Instant> Session::scene_wakes_at() const {
  if (chat_) return std::nullopt;
  return showing_->scene.wakes_at();
}

std::optional<Instant> Session::wakes_at() const {
  if (is_over_) return std::nullopt;
  const auto scene = scene_wakes_at();
  const auto notice = notices_ ? (*notices_)->wakes_at() : std::nullopt;
  return scene && notice ? std::min(*scene, *notice) : (scene ? scene : notice);
}

bool Session::is_quiet(Instant now) const {
  const auto due = wakes_at();
  return !is_nameless_too_long(now) && time_.is_quiet(now) && (!due || now < *due);
}

bool Session::wants_mouse() const {
  const bool is_on = choices_.mouse.value_or(call_.terminal.reports_mouse);
  return is_on && presentation_ != Presentation::lines && !is_over_;
}

void Session::press_in_question(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);  // F2 is no N here
  const bool is_no = letter == U'n' || key.code == ansi::KeyCode::escape;
  if (is_yes(letter)) {
    const bool leaves_door = question_->leaves_door;
    question_.reset();
    message_.clear();
    if (leaves_door) return stage.go(Place::farewell);
    showing_->scene.confirm(stage);
  } else if (is_no) {
    question_.reset();
    refusal_.clear();
    stage.tell("Going on.");
  } else {
    constexpr std::string_view reminder = "Y or N, please. ";
    if (!question_->text.starts_with(reminder)) question_->text.insert(0, reminder);
  }
}

void Session::type(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::enter) {
    take_line(stage);
  } else {
    typed_.press(key);
  }
}

void Session::take_line(Stage& stage) {
  const std::string line{ansi::trim(typed_.text())};
  typed_.clear();
  ++asked_;
  if (line.empty()) {
    if (!question_) showing_->on_top().take_empty_line(stage);
    return;
  }
  if (question_) return press_in_question(first_letter(line), stage);
  if (!takes_text()) {
    const bool asks_help = line == "?" || ansi::upper_case(line) == "HELP";
    if (asks_help) return open_help(stage);
    const bool asks_time = line == "t" || line == "T";
    if (asks_time) return stage.tell(fmt::format("Time left: {}.", time_text(time_.time_left())));
    if (ansi::upper_case(line) == "RULES" && !showing_->page) return stage.open_over(Place::rules);
  }
  showing_->on_top().take_line(line, stage);
}

void Session::handle_tick(const TimeNote& note, Stage& stage) {
  using Kind = TimeNote::Kind;
  if (is_at_farewell()) return showing_->scene.tick(stage);
  if (is_nameless_too_long(time_.now())) return send_home(effect::Farewell::nameless, stage);
  switch (note.kind) {
  case Kind::nothing:
    break;
  case Kind::little_time:
    shown_time_ = time_.time_left();
    stage.say(fmt::format("{} left on the board.", count(note.minutes, "minute", "minutes")));
    break;
  case Kind::falls_idle:
    if (chat_) break;
    stage.say(fmt::format(
        "Still there? Press a key, or you'll be disconnected in {}.",
        count(note.seconds, "second", "seconds")
    ));
    break;
  case Kind::time_is_up:
    return send_home(effect::Farewell::time_is_up, stage);
  case Kind::is_idle:
    if (chat_) break;
    return send_home(effect::Farewell::idle, stage);
  }
  if (!chat_) showing_->scene.tick(stage);
}

bool Session::is_nameless_too_long(Instant now) const {
  return call_.asks_name && call_.name_until && now >= *call_.name_until;
}

void Session::send_home(effect::Farewell why, Stage& stage, const std::string& words) {
  if (chat_) {
    stage.perform(effect::ChatEnded{});
    close_chat("The chat is over.", stage);
  }
  shell::Farewell farewell{why, words};
  farewell.enter(stage);
  if (awaited_) stage.perform(effect::StopThinking{});
  awaited_.reset();
  showing_->scene = AnyScene{farewell};
  showing_->page.reset();
  is_help_open_ = false;
  question_.reset();
  message_.clear();
  refusal_.clear();
  shown_time_.reset();
}

bool Session::takes_text() const {
  return showing_->on_top().takes_text();
}

std::vector<KeyHelp> Session::keys() const {
  auto keys = showing_->on_top().keys();
  if (!wants_mouse()) std::erase_if(keys, [](const KeyHelp& help) { return help.needs_mouse; });
  return keys;
}

}  // namespace codemaker::play
