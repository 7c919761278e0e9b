#include "play/shell/ask_name.hpp"

#include "ansi/look_alikes.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/kept_words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell {
namespace {

constexpr int most_tries = 3;
constexpr std::string_view name_is_shown = "Up to 11 letters, as shown in the Hall of Fame.";
constexpr std::string_view who_plays = "Who plays?";

/// Where the call goes on.
Place place_after_name(Stage& stage) {
  const auto after = std::exchange(stage.kept<AfterName>().place, {});
  return after.value_or(first_place(stage.call()));
}

}  // namespace

void AskName::enter(Stage& stage) {
  leaving_ = stage.call().leaving();
  const std::string& house = stage.call().house;
  welcome_ = house.empty() ? "Welcome" : fmt::format("Welcome to {}", ansi::clean(house, 24));
  if (stage.call().is_visitor) guest_ = stage.call().player.handle;
  is_keyed_ = !stage.call().player.key.empty();
  if (!stage.call().closed.empty()) stage.say(stage.call().closed);
  if (!is_keyed_) {
    stage.drop_typed_before();
    return describe(stage);
  }
  step_ = Step::looking_up;
  stage.perform(effect::ReadOwnName{});
}

void AskName::describe(Stage& stage) const {
  stage.tell(question());
  if (!guest_.empty()) stage.tell(fmt::format("Enter alone: stay {}.", guest_));
}

std::string AskName::question() const {
  const bool may_be_known = step_ == Step::looking_up && name_.empty();
  if (may_be_known) return {};  // by their key: keys would not count yet
  const bool is_about_name = step_ == Step::name || step_ == Step::looking_up;
  if (is_about_name && !guest_.empty())
    return fmt::format("{} Give a name (up to 11 letters), or stay a guest.", who_plays);
  if (is_about_name) return "Your name? (up to 11 letters, as shown in the Hall of Fame)";
  return fmt::format("The name {} has a password.", name_);
}

std::string AskName::prompt() const {
  switch (step_) {
  case Step::name:
    return "Your name: ";
  case Step::password:
    return "Password: ";
  default:
    return "";
  }
}

void AskName::press(const ansi::Key& key, Stage& stage) {
  if (step_ == Step::looking_up || step_ == Step::checking) return;
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return take_line(std::string{typed_.text()}, stage);
  if (key.code == ansi::KeyCode::escape && step_ == Step::password) return ask_name_again(stage);
  if (key.code == ansi::KeyCode::escape) return leave(stage);
  refuse_in_text(key, stage);
}

void AskName::take_line(std::string_view line, Stage& stage) {
  if (step_ == Step::name) take_name(line, stage);
  if (step_ == Step::password) take_password(line, stage);
}

/// In lines there is no Esc.
void AskName::take_empty_line(Stage& stage) {
  if (step_ == Step::password) return ask_name_again(stage);
  if (step_ == Step::name && !guest_.empty()) leave(stage);
}

/// Who came by a link may stay a guest.
void AskName::leave(Stage& stage) const {
  stage.go(guest_.empty() ? Place::farewell : place_after_name(stage));
}

void AskName::take_name(std::string_view line, Stage& stage) {
  name_ = table_name(line);
  if (ansi::look_of_name(name_).empty()) return stage.refuse("Please type a name, then Enter.");
  if (!stage.call().has_passwords) {
    if (stage.call().own_names.is_reserved(name_)) return refuse_reserved(stage);
    return begin(!is_keyed_, stage);
  }
  step_ = Step::looking_up;
  stage.perform(effect::ReadAccount{name_});
}

void AskName::take_password(std::string_view line, Stage& stage) {
  const std::string_view password = ansi::trim(line);
  if (password.empty()) return ask_name_again(stage);
  step_ = Step::checking;
  typed_.clear();
  stage.perform(effect::CheckPassword{owner_, std::string{password}});
}

void AskName::ask_name_again(Stage& stage) {
  step_ = Step::name;
  typed_ = shared::LineEditor{scores::max_name_characters};
  describe(stage);
}

void AskName::take(const Answer& answer, Stage& stage) {
  if (const auto* own = std::get_if<event::OwnName>(&answer)) {
    if (step_ != Step::looking_up) return;
    name_ = own->name;
    if (!name_.empty()) return begin(false, stage);
    stage.drop_typed_before();
    return ask_name_again(stage);
  }
  if (const auto* account = std::get_if<event::Account>(&answer)) {
    if (step_ == Step::looking_up) return take_account(*account, stage);
  }
  if (const auto* checked = std::get_if<event::PasswordChecked>(&answer)) {
    if (step_ != Step::checking) return;
    if (checked->waits > checked->waits.zero()) return say_wait(checked->waits, stage);
    if (checked->is_right) {
      stage.call().player = owner_;
      stage.call().is_sysop = stage.call().is_name_of_sysop(owner_.handle);
      return begin(false, stage);
    }
    if (!checked->was_heard) return wait_for_others(stage);
    if (++tries_ == most_tries) return stage.send_home(effect::Farewell::wrong_password);
    step_ = Step::password;
    stage.refuse(
        fmt::format("That isn't the password. {} left.", count(most_tries - tries_, "try", "tries"))
    );
  }
}

/// Of a name that looks like somebody's, the name is as they spell it.
void AskName::take_account(const event::Account& account, Stage& stage) {
  if (!account.is_checked) return begin_unchecked(stage);
  if (!account.owner) {
    if (stage.call().own_names.is_reserved(name_)) return refuse_reserved(stage);
    return begin(true, stage);
  }
  owner_ = *account.owner;
  name_ = owner_.handle;
  step_ = Step::password;
  typed_ = shared::LineEditor{shared::max_password};
  stage.tell(fmt::format("{} Enter alone: another name.", question()));
}

void AskName::refuse_reserved(Stage& stage) {
  const std::string name = std::exchange(name_, {});
  ask_name_again(stage);
  stage.refuse(fmt::format("The name {} is reserved. Please type another.", name));
}

/// It may be somebody's, so it is marked, and cannot be given a password.
void AskName::begin_unchecked(Stage& stage) {
  name_ = guest_name(name_);
  Call& call = stage.call();
  call.is_unchecked = true;
  call.has_passwords = false;
  stage.say(fmt::format("Names cannot be checked now. You play as {}.", name_));
  begin(true, stage);
}

/// Who waits in line is not away: the time to give a name by does not run meanwhile.
void AskName::say_wait(std::chrono::seconds wait, Stage& stage) {
  auto& until = stage.call().name_until;
  if (until) *until += wait;
  stage.say(
      fmt::format("Others are guessing at this name. Your turn comes in about {} s.", wait.count())
  );
}

/// That costs no try: nobody looked at what was typed.
void AskName::wait_for_others(Stage& stage) {
  step_ = Step::password;
  stage.refuse("Too many are guessing at this name. Please try again in 30 seconds.");
}

void AskName::begin(bool is_guest, Stage& stage) const {
  Call& call = stage.call();
  call.player.handle = name_;
  call.asks_name = false;
  call.is_guest = is_guest;
  call.is_visitor = false;
  if (!call.closed.empty() && !call.is_sysop) return stage.send_home(effect::Farewell::closed);
  // The key knows it from now on, or the browser.
  const bool is_known = is_keyed_ || (is_guest && call.has_browser() && !call.is_unchecked);
  if (is_known) stage.perform(effect::Remember{std::string{effect::remembered_name}, name_});
  stage.tell(fmt::format("Welcome, {}.", name_));
  warn_guest(stage);
  stage.go(place_after_name(stage));
}

/// Before they play, guests are told what is kept of it: of those who could own their name it says
/// how. Why a name is not checked is said already.
void AskName::warn_guest(Stage& stage) {
  const Call& call = stage.call();
  if (!call.is_guest || call.is_unchecked) return;
  if (const auto offer = offer_to_own_name(call); !offer.empty()) {
    stage.say(std::string{offer});
  } else if (!call.is_kept()) {
    stage.say("You play as a guest: your games are not kept, only your scores.");
  }
}

/// Nobody reads a password over a shoulder.
std::string AskName::shown_text() const {
  return step_ == Step::password ? std::string(ansi::length(typed_.text()), '*') : typed_.text();
}

void AskName::draw(Canvas& canvas) const {
  if (canvas.is_lean()) {
    // What the heading or the prompt asks is not asked twice.
    std::string asked = question();
    const bool is_page = canvas.noted() != nullptr;
    const bool is_asked_above = is_page && asked.starts_with(who_plays);
    if (is_asked_above) asked.erase(0, who_plays.size() + 1);
    if (asked.starts_with("Your name?")) asked = name_is_shown;
    canvas.header(is_asked_above ? who_plays : is_page ? "Who is it?" : "codemaker");
    const int row = canvas.paragraph(3, 0, asked);
    const auto after = canvas.text({row + 1, 0}, prompt(), look::bright);
    const int room = canvas.columns() - after.column;
    const int field =
        step_ == Step::password ? room : static_cast<int>(scores::max_name_characters);
    draw_peg_strip(canvas, low_strip_row(canvas));
    return draw_field(canvas, after, prompt().empty() ? 0 : field, shown_text());
  }
  const bool is_known = step_ == Step::password || step_ == Step::checking;
  const std::string_view word = is_known ? "PASSWORD" : "WHO IS IT?";
  canvas.heading("CODEMAKER", welcome_);
  draw_big(canvas, {4, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  draw_box(canvas, {12, 8}, 63, 7, "", ansi::painted(ansi::Ink::wood_light));
  // What the prompt asks is not asked twice.
  const std::string asked = question();
  canvas.middle_text(16, 8, 63, asked.starts_with("Your name?") ? name_is_shown : asked);
  constexpr std::size_t shortest = 24;
  const std::size_t typed = ansi::length(typed_.text()) + 1;
  const std::size_t field =
      step_ == Step::password ? std::max(typed, shortest) : scores::max_name_characters;
  const int cells = static_cast<int>(ansi::length(prompt()) + field);
  const auto after =
      canvas.text({14, std::max((canvas.columns() - cells) / 2, 10)}, prompt(), look::bright);
  const int line = prompt().empty() ? 0 : static_cast<int>(field);
  draw_field(canvas, after, line, shown_text(), look::message);
}

std::vector<KeyHelp> AskName::keys() const {
  if (step_ != Step::password) {
    const std::string stay = fmt::format("Esc: play on as {}.", guest_);
    return shared::name_keys(
        "Enter: save this name.", guest_.empty()
                                      ? KeyHelp{"Esc", "leave", fmt::format("Esc: {}.", leaving_)}
                                      : KeyHelp{"Esc", "stay a guest", stay}
    );
  }
  return {
      {"letters", "password", "Letters: type the password. Nobody sees it."},
      {"Backspace", "undo", "Backspace: delete a letter."},
      {"Enter", "log in", "Enter: log in."},
      {"Esc", "back", "Esc: another name."},
  };
}

}  // namespace codemaker::play::shell
